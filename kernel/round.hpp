// One round (局) with its tiles, from the deal to its outcome. It asks one player after another what to do:
// `to_act`, `legal`, `play`. Players are winds, 0 E … 3 N. A Round is a plain value; nothing is allocated.
#pragma once

#include <memory>
#include <optional>

#include "action_set.hpp"
#include "event.hpp"
#include "outcome.hpp"
#include "penalty.hpp"
#include "player.hpp"
#include "rules.hpp"
#include "score.hpp"
#include "wall.hpp"

namespace ariari {

// What a round must know of the match.
struct RoundStart {
    std::int8_t wind = 0;
    bool has_sitter_out = false;
    bool allow_errors =
        false;  // declarations against the rules are possible and have the house's consequence
    std::array<std::int32_t, max_players> points{};
};

enum class Phase : std::uint8_t {
    turn,   // somebody has drawn or called, and must act
    claim,  // a tile is on the table, and whoever may claim it is asked
    over,
};

// Where the tile in hand, or the tile that can be claimed, came from.
enum class Source : std::uint8_t { front, kan, north, flower, call };
enum class Offer : std::uint8_t { discard, kakan, ankan, nuki };

// Why an action is not legal, for people.
enum class Refusal : std::uint8_t {
    none,
    not_your_turn,
    not_in_hand,
    not_complete,
    no_yaku,
    not_fixed,
    furiten,
    same_turn,  // no tsumo, for a winning tile went by (pt-12)
    dead_hand,
    in_riichi,
    swap_call,
    after_call,  // after a call only a discard
    not_tenpai,
    not_closed,
    points,
    wall,  // not enough tiles left
    last_discard,
    four_kans,
    waits_change,
    held_kan,
    no_discard_left,
    no_ron_on_kind,  // these by a referee's ruling
    no_win_on_suit,
    no_tsumo,
    not_played,  // the house does not have it
    not_possible,
};
ARIARI_WORDS(Refusal, "none", "not-your-turn", "not-in-hand", "not-complete", "no-yaku", "not-fixed",
             "furiten", "same-turn", "dead-hand", "in-riichi", "swap-call", "after-call", "not-tenpai",
             "not-closed", "points", "wall", "last-discard", "four-kans", "waits-change", "held-kan",
             "no-discard-left", "no-ron-on-kind", "no-win-on-suit", "no-tsumo", "not-played", "not-possible");

// The tile that last went by a player who waited for it without being offered the win, and why not; `no_tile`
// once the player has discarded again.
struct GoneBy {
    Tile tile = no_tile;
    Refusal why{};
};

constexpr int most_kans = 4;  // in one round

// Beyond that many rulings in one round nobody plays any more.
constexpr int most_rulings = 64;

class Round {
  public:
    Round() = default;
    Round(const Rules& rules, const RoundStart& start, const Wall& wall) { deal(rules, start, wall); }
    // Becomes a new round, in its own place.
    void begin(const Rules& rules, const RoundStart& start, const Wall& wall) {
        std::construct_at(this, rules, start, wall);
    }

    Phase phase() const { return phase_; }
    bool over() const { return phase_ == Phase::over; }
    int players() const { return rules_->seats.players; }
    int next(int wind) const { return around(wind + 1, players()); }
    int wind() const { return start_.wind; }
    const Rules& rules() const { return *rules_; }

    // Whose answer is wanted: the first in turn of those who have not answered; `nobody` when the round is
    // over.
    int to_act() const { return to_act_; }
    Winds asked() const { return asked_; }  // all who have not answered yet
    ActionSet legal(int wind) const {
        ActionSet all;
        if (!has(asked_, wind)) return all;
        const Player& p = players_[wind];
        if (phase_ == Phase::claim)
            add_claims(wind, all);
        else if (drawn_ == no_tile || only_discards(p))
            all.add_discards(forbidden_ ? p.discards_of(~forbidden_) : p.tiles);
        else
            add_drawn(wind, all);
        return all;
    }
    bool is_legal(int wind, Action action) const;
    // Why an action would be refused; `none` if it is legal.
    Refusal refusal(int wind, Action action) const;
    GoneBy gone_by(int wind) const { return gone_by_[wind]; }
    // The action must be legal for that player.
    void play(int wind, Action action) {
        if (phase_ == Phase::claim)
            answer(wind, action);
        else if (is_discard(action))
            discard(wind, action);
        else
            play_turn(wind, action);
    }

    // Why a referee's ruling cannot be carried out now; `none` if it can.
    Refusal refusal_penalty(int wind, const Penalty& penalty) const;
    // It must be possible. May end the round.
    void penalty(int wind, const Penalty& penalty);

    const Player& player(int wind) const { return players_[wind]; }
    const Wall& wall() const { return wall_; }
    const EventLog& events() const { return events_; }
    int turn() const { return turn_; }  // whose turn it is, or whose tile is offered
    Tile drawn() const { return drawn_; }
    Tile offered() const { return offered_; }
    Offer offer() const { return offer_; }
    int points(int wind) const { return start_.points[wind] - players_[wind].stake - fined(wind); }
    // Points of small fines paid in this round.
    int fined(int wind) const;
    // Kinds on which the referee allows no ron, and no win at all.
    KindSet no_ron(int wind) const { return ruled_[wind].no_ron; }
    KindSet no_win(int wind) const { return ruled_[wind].no_win; }
    // Who owes a chombo if the round is drawn.
    Winds chombo_at_draw() const { return chombo_at_draw_; }
    // Who laid aside all the flowers.
    Winds all_flowers() const { return all_flowers_; }
    bool unbroken() const { return unbroken_; }
    int kans() const { return kans_; }

    const Outcome& outcome() const { return outcome_; }
    // The hands of an outcome's wins, in its order.
    const Win& win(int i) const { return *wins_[i]; }

    // Waits of a hand at rest as this house counts them for riichi and at a draw.
    KindSet tenpai_waits(int wind) const;
    // Whether somebody counts as tenpai at a draw.
    bool is_tenpai(int wind) const;
    bool is_furiten(int wind) const;
    // Kinds that would leave a player in turn tenpai if discarded.
    KindSet riichi_kinds(int wind) const;
    // The win that `wind` would have with the tile now drawn or offered.
    Win win_now(int wind) const;
    // Exchanges at random what this player cannot see: others' concealed tiles, the wall, what lies under the
    // indicators. Flowers stay. For asking what somebody would do who cannot tell the rounds apart.
    void shuffle_hidden(int wind, ChaCha8& chance);
    // Kinds that may not be discarded after that call of the offered tile (喰い替え).
    KindSet swap_forbidden(Action call) const;

  private:
    enum Claim : std::uint8_t { claim_ron = 1, claim_pon = 2, claim_kan = 4, claim_chi = 8 };
    // What ends the round when the discard is not ronned.
    enum class Closing : std::uint8_t { none, maneman, four_kans_win, four_kans, four_winds, all_riichi };

    // round_deal.cpp
    void deal(const Rules& rules, const RoundStart& start, const Wall& wall);
    bool lay_flower(int wind, int flower);
    bool lay_held_flowers(int wind);
    void turn_up_dora();

    // round_flow.cpp
    void begin_turn(int wind);
    void replace(int wind, Source source);
    void take(int wind, Tile tile, Source source);
    void note_draw(int wind, Tile tile, Source source);
    void discard(int wind, Action action);
    void offer(int wind, Tile tile, Offer what);
    void next_to_act();
    void pass();
    bool discard_stands();

    // round_turn.cpp
    // Whether a player who has drawn can certainly do nothing but discard. So it is mostly.
    bool only_discards(const Player& p) const {
        const KindSet others =
            p.hand.at_least(4) | (p.pons & p.hand.at_least(1)) | (p.waits & bit(kind_of(drawn_)));
        const bool first = unbroken_ && p.discard_count == 0;  // nine terminals
        return !others && !p.in_riichi() && !p.near && !first && !rules_->tiles.nuki && !start_.allow_errors;
    }
    void add_drawn(int wind, ActionSet& out) const;
    void add_riichi(int wind, ActionSet& out) const;
    void play_turn(int wind, Action action);
    void declare_riichi(int wind, bool open);
    void nuki(int wind);
    Refusal refusal_turn(int wind, Action action) const;
    Refusal refusal_discard(int wind, Tile tile) const;
    Refusal refusal_riichi(int wind, bool open) const;
    Refusal refusal_nuki(int wind) const;

    // round_claim.cpp
    void add_claims(int wind, ActionSet& out) const;
    void ask(int wind);
    bool can_rob(int wind) const;
    std::uint8_t claims_on_offer(int wind) const;
    std::uint8_t claims_on_discard(int wind) const;
    bool may_pon(int wind) const;
    bool may_chi(int wind) const;
    void add_pons(int wind, ActionSet& out) const;
    void add_chis(int wind, ActionSet& out) const;
    bool leaves_discard(int wind, Action call) const;
    void answer(int wind, Action action);
    void resolve();
    void go_by();
    void accept_riichi();
    void call(int wind, Action action);
    void note_liability(int wind, int giver);
    void break_ippatsu();
    Refusal refusal_claim(int wind, Action action) const;

    // round_kan.cpp
    void add_kans(int wind, ActionSet& out) const;
    Refusal refusal_ankan(int wind, Kind kind) const;
    Refusal refusal_kakan(int wind, Kind kind) const;
    Refusal refusal_any_kan() const;
    bool kan_keeps_riichi(int wind, Kind kind) const;
    bool stays_tenpai(int wind, Kind kind) const;
    void ankan(int wind, Kind kind);
    void kakan(int wind, Kind kind);
    void kan_made(int wind, Offer what);
    Winds kan_makers() const;

    // round_furiten.cpp
    // How near a hand in turn must be for tenpai. One that waits by form only, for a fifth tile (dy-22),
    // counts as one step further away.
    int near_tenpai(const Player& p) const {
        return rules_->draws.tenpai == TenpaiMeans::form && p.hand.at_least(4) ? 1 : 0;
    }
    // Whether the hand is tenpai, or some discard leaves it so. Mostly it is known not to be.
    bool is_near(const Player& p) const {
        const int near = near_tenpai(p);
        return !p.hand.surely_beyond(near) && p.hand.shanten() <= near;
    }
    // The hand at rest has changed.
    void refresh_waits(int wind) {
        Player& p = players_[wind];
        p.waits = p.hand.surely_beyond(0) || p.flowers_held ? 0 : p.hand.waits();
    }
    bool furiten_on(const Player& p, Kind kind) const;
    bool tsumo_barred(const Player& p) const;

    // round_win.cpp
    Win make_win(int wind, int from) const;
    Refusal refusal_ron(int wind) const;
    Refusal refusal_tsumo(int wind) const;
    void finish_tsumo(int wind);
    void finish_rons(Winds winners);
    void finish_pattern(int wind, Pattern pattern);
    void add_win(const Win& win);

    // round_draw.cpp
    // Most discards can close nothing: four winds are first discards, a mane-man copies every time, or there
    // must be four kans or everybody in riichi.
    bool may_close(const Player& p) const {
        return (unbroken_ && (p.discard_count == 1 || p.copying)) || kans_ == most_kans ||
               riichi_count_ >= players();
    }
    Closing closing_after(int wind) const;
    bool copies_upper(int wind) const;
    bool completes_maneman(int wind) const;
    void close(Closing closing);
    void exhaust();
    void abort(Abort kind);
    void finish(Ending ending);
    bool nine_terminals_possible(int wind) const;
    bool has_nagashi(int wind) const;

    // round_error.cpp
    void false_win(int wind);
    bool may_err(int wind) const {
        return start_.allow_errors && !players_[wind].dead && rulings_ < most_rulings;
    }
    void carry_out(int wind, const Penalty& penalty);
    void dead_hand(int wind, bool chombo_at_draw);
    void ask_again();
    bool owes_chombo_for_riichi(int wind) const;
    Winds owe_chombo(bool hands_shown) const;
    void finish_chombo(Winds offenders);

    const Rules* rules_ = nullptr;
    RoundStart start_{};
    Phase phase_{};
    std::int8_t turn_ = 0;
    std::int8_t to_act_ = nobody;
    Tile drawn_ = no_tile;  // in the turn phase; no_tile after a call
    Source source_{};       // of the drawn tile
    Tile offered_ = no_tile;
    Offer offer_{};
    Winds asked_ = 0;
    std::array<std::uint8_t, max_players> claims_{};
    std::array<Action, max_players> answers_{};
    KindSet forbidden_ = 0;  // swap-calling: what may not be discarded now
    Winds claiming_ = 0;     // who has claimed the offered tile
    Winds goes_by_ = 0;      // for whom the offered tile is a winning one
    std::array<GoneBy, max_players> gone_by_{};
    std::int8_t declaring_ = nobody;  // whose riichi waits for its discard to pass
    std::uint8_t riichi_count_ = 0;
    Closing closing_{};
    std::uint8_t kans_ = 0;
    std::uint8_t dora_due_ = 0;  // indicators to be turned up with the next discard or kan
    bool kan_this_turn_ = false;
    bool after_kan_ = false;               // the offered discard comes right after a kan
    bool unbroken_ = true;                 // the first go-round, nobody having called
    std::int8_t rinshan_liable_ = nobody;  // who gave the open kan of this chain
    Winds all_flowers_ = 0;
    Winds chombo_at_draw_ = 0;
    Winds flowers_void_ = 0;
    struct Ruled {
        KindSet no_ron = 0, no_win = 0;
    };
    std::array<Ruled, max_players> ruled_{};
    bool no_tsumo_ = false;  // on the tile just drawn
    std::uint8_t rulings_ = 0;
    Wall wall_{};
    std::array<Player, max_players> players_{};
    Outcome outcome_{};
    std::array<std::optional<Win>, most_winners> wins_;
    EventLog events_;
};

}  // namespace ariari
