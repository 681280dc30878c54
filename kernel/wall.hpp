// The wall of one round: what is drawn from the front, what replaces from the tail, and the indicators.
//
// Order of the tiles in `Wall::tiles`: thirteen for each wind, E first; then what is drawn, in order. The
// last tile is the first replacement, the one before it the second. Indicators and the ura under them lie
// apart.
#pragma once

#include <array>

#include "chacha.hpp"
#include "rules.hpp"

namespace ariari {

constexpr int most_indicators = 5;
constexpr int hand_size = 13;

struct Wall {
    std::array<Tile, max_tiles> tiles{};  // without the indicators and ura
    std::array<Tile, most_indicators> dora{}, ura{};
    std::uint8_t head = 0, tail = 0;  // [head, tail) has not been drawn
    std::uint8_t turned_up = 0;       // indicators turned up
    std::uint8_t covered = 0;         // turned-up indicators with an ura under them
    std::uint8_t reserve = 0;  // tiles of stacks not turned up that are still to be drawn, or lie for good
    bool to_the_end = false;   // ds-47: nothing is left over but turned-up indicators and their ura

    // How many tiles can still be drawn, from either end.
    int left() const { return to_the_end ? tail - head + reserve : tail - head - left_behind; }
    Tile draw() { return head < tail ? tiles[head++] : from_reserve(); }
    Tile replace() { return head < tail ? tiles[--tail] : from_reserve(); }
    bool can_turn_up() const { return turned_up < most_indicators && (!to_the_end || reserve > 0); }
    // The next indicator; its ura lies under it if there are tiles enough.
    Tile turn_up();

    // Beside the ten tiles of the indicators' stacks fourteen are made up by four more.
    static constexpr int left_behind = 14 - 2 * most_indicators;

  private:
    // The stacks that no indicator was turned up from are drawn last, the farthest first, its lower tile
    // first.
    Tile from_reserve();
};

// Rules::Tiles::all of the rest of it.
TileSet tile_set(const Rules::Tiles& of);

// Divides tiles in a given order (`set.count` of them) into hands, draws, and indicators: the last ten are
// ura and dora of the fifth stack … of the first.
Wall wall_of(const Rules& rules, const TileSet& order);
Wall shuffled_wall(const Rules& rules, ChaCha8& chance);

}  // namespace ariari
