// A win as it is reported: everything that its value and payments depend on.
#pragma once

#include <array>
#include <span>

#include "tile.hpp"

namespace ariari {

constexpr int max_players = 4;
constexpr std::int8_t nobody = -1;
constexpr std::int8_t somebody = -2;  // the discarder of a ron, where it is not known

// The place that many steps round a table of `n`, for 0 … 2n − 1: a remainder without the cost of a division.
constexpr int around(int place, int n) { return place < n ? place : place - n; }

enum class RiichiKind : std::uint8_t { none, riichi, double_riichi };

// Whether the discarder was in riichi, and if so whether it was declared before the winner's or after it
// (ds-32).
enum class DiscarderRiichi : std::uint8_t { none, before, after };

// How a win came about: by a complete hand, or by one of the patterns whose payment a rule fixes.
enum class Pattern : std::uint8_t {
    hand,
    nagashi,    // at a draw, by one's discards (draws.nagashi)
    maneman,    // by the upper player's discards copied (winning.maneman)
    four_kans,  // the discard after one's fourth kan has passed (kan.four_by_one)
};

// Who gave the meld that made a yakuman certain; for `any` whichever the house makes somebody liable for, or
// the open kan that was replaced.
enum class LiableFor : std::uint8_t { any, daisangen, daisuushii, suukantsu };
struct Liable {
    std::int8_t seat = nobody;
    LiableFor what{};
};
// Three dragons or four winds, and four kans: in the order in which they were decided.
constexpr int most_liable = 2;
using Liables = std::array<Liable, most_liable>;

struct Win {
    Pattern pattern{};
    Counts hand{};  // concealed kinds without the winning tile
    std::uint8_t meld_count = 0;
    std::array<Meld, 4> melds{};  // in the order called
    Kind win = no_kind;
    std::int8_t seat = 0;       // seat wind of the winner, 0 E … 3 N
    std::int8_t round = 0;      // round wind
    std::int8_t from = nobody;  // seat wind of the discarder; nobody: tsumo
    RiichiKind riichi{};
    bool open_riichi = false;
    bool ippatsu = false, last_tile = false, rinshan = false, chankan = false, kan_discard = false,
         first_turn = false;
    DiscarderRiichi from_riichi{};
    std::array<std::uint8_t, 3> reds{};  // red fives in hand, melds and winning tile, by suit
    std::uint8_t flowers = 0;            // bit i: flower i+1 was laid aside
    std::uint8_t nuki = 0;
    std::uint8_t dora_count = 0, ura_count = 0;
    std::array<Tile, 10> dora{}, ura{};  // indicators
    std::int16_t honba = 0;
    std::int32_t sticks = 0;  // points on the table
    Liables liable{};         // seat winds
    bool has_sitter_out = false;
    // Fixed yaku (pt-09): the concealed tiles at the moment of the first call, that meld's own tiles taken
    // out. Where it is not known, what is concealed at the end counts as held then.
    bool first_call_known = false;
    Counts at_first_call{};

    std::span<const Meld> meld_span() const { return {melds.data(), meld_count}; }
    bool tsumo() const { return from == nobody; }
    bool closed() const {
        for (const Meld& m : meld_span())
            if (m.is_open()) return false;
        return true;
    }
};

}  // namespace ariari
