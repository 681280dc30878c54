// A table as one seat may see it: the own hand, what lies open, and what can be counted from it. Bots look at
// nothing else.
#pragma once

#include <span>

#include "table.hpp"

namespace ariari {

class Sight {
  public:
    // Somebody who plays this round; `table` must outlive it.
    Sight(const Table& table, int seat);

    const Rules& rules() const { return table_.rules(); }
    int players() const { return round_.players(); }
    int me() const { return me_; }  // as a wind, as everybody below
    int round_wind() const { return round_.wind(); }

    const Player& own() const { return round_.player(me_); }
    // The tile that the own seat has just drawn.
    Tile drawn() const { return my_turn() ? round_.drawn() : no_tile; }
    bool my_turn() const { return round_.phase() == Phase::turn && round_.turn() == me_; }
    // The tile that may be claimed, and who gives it.
    Tile offered() const { return round_.phase() == Phase::claim ? round_.offered() : no_tile; }
    int giver() const { return round_.turn(); }
    // Kinds that may not be discarded after that call.
    KindSet swap_forbidden(Action call) const { return round_.swap_forbidden(call); }

    std::span<const Called> melds(int w) const {
        return {round_.player(w).melds.data(), round_.player(w).meld_count};
    }
    std::span<const Discard> discards(int w) const {
        return {round_.player(w).discards.data(), round_.player(w).discard_count};
    }
    KindSet river(int w) const { return round_.player(w).river; }
    bool in_riichi(int w) const { return round_.player(w).in_riichi(); }
    std::uint8_t flowers(int w) const { return round_.player(w).flowers; }
    int nuki(int w) const { return round_.player(w).nuki; }
    bool dead(int w) const { return round_.player(w).dead; }
    // The concealed tiles of an open riichi; nullptr where they are hidden.
    const Counts* shown(int w) const {
        return round_.player(w).open ? &round_.player(w).hand.concealed() : nullptr;
    }
    // Kinds on which that player cannot win now: discarded, or gone by since the riichi or the last discard.
    KindSet safe_against(int w) const;

    int left() const { return round_.wall().left(); }
    std::span<const Tile> indicators() const { return {round_.wall().dora.data(), round_.wall().turned_up}; }
    int points(int w) const { return table_.points(seat(w)); }
    int seat(int w) const { return table_.seat_of(w); }
    int honba() const { return table_.match().honba(); }
    int sticks() const { return table_.sticks(); }
    bool has_sitter_out() const { return table_.match().has_sitter_out(); }
    bool last_round() const { return table_.match().last_round(); }

    // Of each kind: how many tiles this seat does not see, and how many dora one of them is.
    const Counts& unseen() const { return unseen_; }
    const Counts& dora() const { return dora_; }
    int unseen_tiles() const { return unseen_tiles_; }  // all of them, in hands and wall

  private:
    void see(Kind k) {
        if (unseen_[k]) --unseen_[k];
    }

    const Table& table_;
    const Round& round_;
    int me_;
    int unseen_tiles_ = 0;
    Counts unseen_{}, dora_{};
};

}  // namespace ariari
