// Tiles. A *kind* is one of the 34 faces; a *tile* also knows whether it is a red five or a flower.
#pragma once

#include <array>
#include <cstdint>

namespace ariari {

// 0–8 1m…9m, 9–17 1p…9p, 18–26 1s…9s, 27–33 E S W N haku hatsu chun.
using Kind = std::uint8_t;
// 0–33 the plain tile of that kind, 34–36 the red fives 0m 0p 0s, 37–40 the flowers 1f…4f.
using Tile = std::uint8_t;

constexpr int kind_count = 34;
constexpr int tile_count = 41;
constexpr Kind no_kind = 0xff;
constexpr Tile no_tile = 0xff;
constexpr Tile first_red = 34;
constexpr Tile first_flower = 37;

constexpr bool is_red(Tile t) { return t >= first_red && t < first_flower; }
constexpr bool is_flower(Tile t) { return t >= first_flower && t < tile_count; }
// The face of a tile; a flower has none.
inline constexpr std::array<Kind, 256> kinds_of_tiles = [] {
    std::array<Kind, 256> kinds{};
    kinds.fill(no_kind);
    for (int t = 0; t < first_flower; ++t)
        kinds[t] = static_cast<Kind>(t < first_red ? t : 4 + 9 * (t - first_red));
    return kinds;
}();
constexpr Kind kind_of(Tile t) { return kinds_of_tiles[t]; }
// The red five of a kind, for 5m 5p 5s only.
constexpr Tile red_of(Kind k) { return Tile(first_red + k / 9); }
constexpr bool is_five(Kind k) { return k < 27 && k % 9 == 4; }
constexpr bool is_honor(Kind k) { return k >= 27; }
constexpr bool is_terminal(Kind k) { return k < 27 && (k % 9 == 0 || k % 9 == 8); }
constexpr int suit_of(Kind k) { return k / 9; }  // 0 man, 1 pin, 2 sou, 3 honors

constexpr Kind east = 27, south = 28, west = 29, north = 30, haku = 31, hatsu = 32, chun = 33;

// A set of kinds, one bit each.
using KindSet = std::uint64_t;
constexpr KindSet bit(Kind k) { return KindSet{1} << k; }
constexpr KindSet all_kinds = (KindSet{1} << kind_count) - 1;
// Terminals and honors, of which kokushi needs every one.
constexpr KindSet orphan_set = [] {
    KindSet s = 0;
    for (Kind k = 0; k < kind_count; ++k)
        if (is_terminal(k) || is_honor(k)) s |= bit(k);
    return s;
}();

// The kinds that make a run with two of these.
constexpr KindSet chii_kinds(KindSet held) {
    constexpr KindSet ones = bit(0) | bit(9) | bit(18), numbers = bit(27) - 1;
    constexpr KindSet twos = ones << 1, eights = ones << 7, nines = ones << 8;
    const KindSet h = held & numbers;
    const KindSet below = (h & ~nines) << 1, two_below = (h & ~eights & ~nines) << 2;
    const KindSet above = (h & ~ones) >> 1, two_above = (h & ~ones & ~twos) >> 2;
    return (two_below & below) | (below & above) | (above & two_above);
}

// How many of each kind.
using Counts = std::array<std::uint8_t, kind_count>;

enum class MeldType : std::uint8_t { chi, pon, ankan, daiminkan, kakan };

// A meld on the table. Kinds only; red fives of a win are counted apart.
struct Meld {
    MeldType type{};
    Kind first{};  // the lowest kind of a chi, the kind of the others

    bool is_run() const { return type == MeldType::chi; }
    bool is_quad() const { return type >= MeldType::ankan; }
    bool is_open() const { return type != MeldType::ankan; }
    int size() const { return is_quad() ? 4 : 3; }
    bool operator==(const Meld&) const = default;
};

}  // namespace ariari
