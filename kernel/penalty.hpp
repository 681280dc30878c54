// An infraction and what the referee says follows from it, as a round carries it out.
#pragma once

#include <array>

#include "rules.hpp"
#include "tile.hpp"

namespace ariari {

constexpr int most_concerned = 3;

struct Penalty {
    Infraction infraction{};
    Ruling ruling{};
    // The tiles concerned: those shown, that put forward, those of the pon that was taken back.
    std::array<Tile, most_concerned> tiles{no_tile, no_tile, no_tile};
    bool voids_flowers = false;  // payments for having all the flowers go back (ds-22)

    KindSet kinds() const {
        KindSet kinds = 0;
        for (Tile t : tiles)
            if (t != no_tile && !is_flower(t)) kinds |= bit(kind_of(t));
        return kinds;
    }
    // Every kind of their suits; the honors are one.
    KindSet suits() const {
        constexpr KindSet suit = bit(9) - 1, honors = bit(kind_count) - bit(east);
        KindSet kinds = 0;
        for (Tile t : tiles)
            if (t != no_tile && !is_flower(t))
                kinds |= is_honor(kind_of(t)) ? honors : suit << 9 * suit_of(kind_of(t));
        return kinds;
    }
};

}  // namespace ariari
