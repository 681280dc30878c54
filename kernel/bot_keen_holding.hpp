// A hand that one might hold: the own one, or what it becomes by a call.
#pragma once

#include "sight.hpp"

namespace ariari::keen {

struct Holding {
    Counts hand{};  // concealed
    std::array<std::uint8_t, 3> reds{}, called_reds{};
    std::uint8_t meld_count = 0;
    std::array<Meld, 4> melds{};
    bool first_call_known = false;
    Counts at_first_call{};

    static Holding of(const Player& player);
    // After taking `tile` with two tiles of the hand.
    Holding after_call(Action call, Tile tile) const;
    // After a kan, its replacement not drawn yet.
    Holding after_ankan(Kind k) const;

    bool closed() const {
        for (int i = 0; i < meld_count; ++i)
            if (melds[i].is_open()) return false;
        return true;
    }
    int size() const {
        int n = 0;
        for (int c : hand) n += c;
        return n;
    }
};

// A win with that holding, complete with `win` among the concealed tiles, seen from now: by a tile of `from`,
// or drawn (`nobody`).
Win win_of(const Sight& sight, const Holding& complete, Kind win, int from, bool riichi);

}  // namespace ariari::keen
