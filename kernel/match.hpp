// From round to round: payments, dealer, honba, sticks, busts, and the end of the match.
//
// People at the table are *seats*, 0 the starting dealer; at a three-player table there may be four of them,
// of whom one sits out (ds-01). In a round players are *winds*. A Match is a plain value.
#pragma once

#include <array>
#include <cstdint>
#include <span>

#include "outcome.hpp"
#include "rules.hpp"

namespace ariari {

enum class Stage : std::uint8_t { playing, choice, over };
ARIARI_WORDS(Stage, "playing", "choice", "over");

enum class EndReason : std::uint8_t { none, last_round, last_dealer, target, bust, mercy };
ARIARI_WORDS(EndReason, "none", "last-round", "last-dealer", "target", "bust", "mercy");

// How somebody was busted; settlement decides from it who gets the bust prize.
enum class BustBy : std::uint8_t { win, draw, other };
ARIARI_WORDS(BustBy, "win", "draw", "other");

struct Bust {
    std::int8_t seat = nobody;
    BustBy by{};
    std::int8_t first = nobody;    // the first in turn of the winners, or of the tenpai
    std::int8_t emptier = nobody;  // in paying whom the stack came to nothing; nobody: by a stick or a fine
};

// A payment that has been made, between seats; `nobody` is the sticks on the table.
struct Payment {
    std::int8_t from, to;
    Reason reason;
    std::int32_t amount;
};

constexpr int most_payments = 96;
// Where a match may be begun: far beyond any real one, and far from where whole numbers end.
constexpr int most_honba = 1000, most_points = 100'000'000;

class Match {
  public:
    // `people` is the number of players, or one more. `rules` must outlive the match and its copies.
    Match(const Rules& rules, int people);

    const Rules& rules() const { return *rules_; }
    int people() const { return people_; }
    int players() const { return rules_->seats.players; }

    Stage stage() const { return stage_; }
    bool over() const { return stage_ == Stage::over; }
    EndReason end_reason() const { return end_reason_; }

    int wind() const { return wind_; }  // of the round, 0 E …
    int dealer() const { return dealer_; }
    int honba() const { return honba_; }
    int sticks() const { return sticks_; }  // points
    int rounds_played() const { return rounds_played_; }
    bool in_extra() const { return extra_; }
    bool last_round() const;  // of the match, by its length

    int points(int seat) const { return points_[seat]; }
    int bonus(int seat) const { return bonus_[seat]; }  // P
    int chips(int seat) const { return chips_[seat]; }

    int seat_of(int wind) const { return around(dealer_ + wind, people_); }
    int wind_of(int seat) const {  // `sitter_out` for whoever sits out
        const int w = around(seat - dealer_ + people_, people_);
        return w < players() ? w : ariari::sitter_out;
    }
    bool has_sitter_out() const { return people_ > players(); }

    // Of equal points the earlier seat stands higher.
    int top() const;
    // By the house's tie rule: a shared top is a top.
    bool is_top(int seat) const;

    // ---- what happens in the course of a round
    void stake(int wind, int points);    // a riichi stick
    void all_flowers(int wind);          // at once, from everybody at the table (ds-22)
    void void_all_flowers(int wind);     // and back again
    void fine(int wind, int times = 1);  // the small fine, to the sticks

    // ---- what a round came to
    void apply(const Outcome& outcome);
    // The last dealer's answer, at Stage::choice.
    void choose(bool end);

    // Payments since the last round began, and who was busted.
    int payment_count() const { return payment_count_; }
    const Payment& payment(int i) const { return payments_[i]; }
    int bust_count() const { return bust_count_; }
    const Bust& bust(int i) const { return busts_[i]; }

    // Starting from other than the beginning, for stacked tables and scorekeepers. Throws
    // std::invalid_argument.
    struct Start {
        int wind = 0, dealer = 0, honba = 0, sticks = 0;
        bool extra = false;
        std::array<std::int32_t, max_players> points{};
    };
    void start_from(const Start& start);

  private:
    enum class Why : std::uint8_t { win, tenpai, other };
    // What becomes of the deal.
    struct Deal {
        bool stays = false;
        Why why{};
        int honba = 0;
    };

    void begin_round();
    void pay(std::int8_t from_seat, std::int8_t to_seat, Reason reason, int amount);
    void pay(const Transfer& transfer);
    void pay_bonus(std::int8_t from_seat, std::int8_t to_seat, Reason reason, int amount);

    Deal settle(const Outcome& outcome);
    Deal settle_wins(const Outcome& outcome);
    Deal settle_exhaustive(const Outcome& outcome);
    Deal settle_abort();
    Deal settle_chombo(const Outcome& outcome);
    Deal after_wins(std::span<const WinTerms> wins) const;
    bool stays_after_chombo(Winds offenders) const;
    void pay_win(WinTerms terms, bool first);
    void collect(std::span<const WinTerms> wins, Winds riichi);
    void pay_noten(Winds tenpai);
    bool nagashi_wins(const Outcome& outcome, std::array<WinTerms, max_players>& wins, int& count) const;

    bool out_of_points(int points) const;
    void find_busts(const Outcome& outcome, Why why);
    bool zero_by_stick_alone(int seat) const;
    bool all_tenpai(const Outcome& outcome) const;

    bool last_dealer_may_end(const Deal& deal) const;
    void go_on(const Deal& deal, const Outcome& outcome);
    void next_round(const Deal& deal);
    bool to_extra();
    void finish(EndReason reason, bool dealer_noten = false);

    const Rules* rules_;
    std::int8_t people_;
    Stage stage_{};
    EndReason end_reason_{};
    std::int8_t wind_ = 0;
    std::int8_t wind_index_ = 0;  // in length.winds; beyond its end in winds that follow
    std::int8_t dealer_ = 0;
    bool extra_ = false;           // in the extra rounds
    std::int16_t extra_over_ = 0;  // dealerships of them that are over
    std::int16_t honba_ = 0;
    std::int16_t rounds_played_ = 0;
    std::int32_t sticks_ = 0;
    std::array<std::int32_t, max_players> points_{};
    std::array<std::int32_t, max_players> bonus_{};
    std::array<std::int32_t, max_players> chips_{};
    std::array<std::int32_t, max_players> staked_{};  // in this round
    bool fresh_ = true;                               // nothing has happened in this round yet
    Deal chosen_{};                                   // what follows if the last dealer plays on
    std::uint8_t payment_count_ = 0, bust_count_ = 0;
    std::array<std::int8_t, max_players> emptier_{};
    std::array<Payment, most_payments> payments_{};
    std::array<Bust, max_players> busts_{};
};

}  // namespace ariari
