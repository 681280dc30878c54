// The playing table: a match whose rounds are dealt and played with tiles. People are seats here. A plain
// value: a copy can be played on by itself.
#pragma once

#include "match.hpp"
#include "round.hpp"

namespace ariari {

class Table {
  public:
    Table(const Rules& rules, int people, const Key& key, bool allow_errors = false);
    // A match that stands somewhere else than at its beginning, with a wall of one's own for its next round.
    Table(const Rules& rules, int people, const Key& key, const Match::Start& start, const Wall& wall,
          bool allow_errors = false);

    const Match& match() const { return match_; }
    const Round& round() const { return round_; }
    const Rules& rules() const { return match_.rules(); }

    bool over() const { return match_.over(); }
    // A round is over and the next one has not been dealt.
    bool between_rounds() const { return round_.over() && match_.stage() == Stage::playing; }
    void next_round();

    // The seat whose answer is wanted; `nobody` between rounds and at the end.
    int to_act() const {
        if (match_.stage() == Stage::choice) return match_.dealer();
        return round_.over() ? nobody : seat_of(round_.to_act());
    }
    bool asked(int seat) const;
    ActionSet legal(int seat) const {
        if (match_.stage() == Stage::choice) return choices(seat);
        if (seat < 0 || seat >= match_.people()) return {};
        return round_.legal(wind_of(seat));
    }
    bool is_legal(int seat, Action action) const;
    // The action must be legal. When it ends the round the match is told.
    void play(int seat, Action action) {
        if (match_.stage() == Stage::choice) return match_.choose(action == act_end_match);
        round_.play(wind_of(seat), action);
        if (round_.over()) match_.apply(round_.outcome());
    }

    // Plays the round to its end: `choose(seat, legal)` answers for whoever is to act. Returns the number of
    // actions.
    template <class Choose>
    int play_round(const Choose& choose) {
        std::array<std::int8_t, max_players> seats{};
        for (int w = 0; w < match_.players(); ++w) seats[w] = static_cast<std::int8_t>(seat_of(w));
        int actions = 0;
        for (; !round_.over(); ++actions) {
            const int wind = round_.to_act();
            round_.play(wind, choose(seats[wind], round_.legal(wind)));
        }
        match_.apply(round_.outcome());
        return actions;
    }

    // A referee's ruling on somebody who plays this round; why it cannot be carried out now, or `none`.
    Refusal refusal_penalty(int seat, const Penalty& penalty) const;
    void penalty(int seat, const Penalty& penalty);

    // Who sits where in the round that is being played or was played last.
    int seat_of(int wind) const { return around(dealer_ + wind, match_.people()); }
    int wind_of(int seat) const {  // `sitter_out` for whoever sits out
        const int w = around(seat - dealer_ + match_.people(), match_.people());
        return w < match_.players() ? w : ariari::sitter_out;
    }
    int dealer() const { return dealer_; }

    // Round::shuffle_hidden for the player at that seat.
    void shuffle_hidden(int seat, ChaCha8& chance) { round_.shuffle_hidden(wind_of(seat), chance); }

    // With the sticks and bonuses of the round being played.
    int points(int seat) const;
    int bonus(int seat) const;
    int sticks() const;

  private:
    void start_round(const Wall& wall);
    ActionSet choices(int seat) const;  // the last dealer's

    Match match_;
    Round round_;
    ChaCha8 chance_;
    std::int8_t dealer_ = 0;
    bool allow_errors_ = false;
};

}  // namespace ariari
