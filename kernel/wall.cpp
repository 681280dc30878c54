#include "wall.hpp"

#include <algorithm>

namespace ariari {

Tile Wall::turn_up() {
    const int stack = turned_up++;
    if (!to_the_end || reserve >= 2) {
        ++covered;
        reserve -= 2;
    } else {
        // Only one tile of the stack is left to turn up, or the last replacement was taken off it.
        reserve = 0;
    }
    return dora[stack];
}

Tile Wall::from_reserve() {
    // Tiles of the reserve are numbered from the nearest stack outward, dora before ura; the last number goes
    // first.
    const int last = 2 * turned_up + --reserve;
    return last % 2 ? ura[last / 2] : dora[last / 2];
}

TileSet tile_set(const Rules::Tiles& of) {
    TileSet set;
    for (Kind k = 0; k < kind_count; ++k) {
        if (!(of.kinds & bit(k))) continue;
        const int reds = is_five(k) ? of.red[suit_of(k)] : 0;
        for (int copy = 0; copy < 4; ++copy) set.tiles[set.count++] = copy < 4 - reds ? Tile{k} : red_of(k);
    }
    for (int f = 0; f < 4; ++f)
        if (of.flowers >> f & 1) set.tiles[set.count++] = Tile(first_flower + f);
    return set;
}

Wall wall_of(const Rules& rules, const TileSet& order) {
    Wall wall;
    const int live = order.count - 2 * most_indicators;
    std::copy_n(order.tiles.begin(), live, wall.tiles.begin());
    for (int i = 0; i < most_indicators; ++i) {
        wall.dora[i] = order.tiles[order.count - 1 - 2 * i];
        wall.ura[i] = order.tiles[order.count - 2 - 2 * i];
    }
    wall.head = static_cast<std::uint8_t>(hand_size * rules.seats.players);
    wall.tail = static_cast<std::uint8_t>(live);
    wall.to_the_end = rules.wall.left_over == LeftOver::indicators_only;
    wall.reserve = 2 * most_indicators;
    return wall;
}

Wall shuffled_wall(const Rules& rules, ChaCha8& chance) {
    TileSet order = rules.tiles.all;
    chance.shuffle(std::span<Tile>(order.tiles.data(), static_cast<std::size_t>(order.count)));
    return wall_of(rules, order);
}

}  // namespace ariari
