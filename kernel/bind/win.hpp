// A win and the tiles and melds of whoever won, as `ariari.table` reads them.
#pragma once

#include <nanobind/nanobind.h>

#include <array>
#include <functional>

#include "../round.hpp"

namespace ariari {

// The concealed tiles in order.
nanobind::list tiles_of(const Player& p);

// `from` is the seat that gave the called tile, or nobody.
nanobind::tuple meld_of(const Called& c, int from);

// The win number `i` of a round that is over; `seat_of` tells the seat of a wind.
nanobind::dict win_of(const Round& round, int i, const std::function<int(int)>& seat_of);

template <std::size_t N>
nanobind::list tile_list(const std::array<Tile, N>& tiles, int count) {
    nanobind::list out;
    for (int i = 0; i < count; ++i) out.append(tiles[static_cast<std::size_t>(i)]);
    return out;
}

}  // namespace ariari
