// A win as it is reported: everything that its value and payments depend on.
#pragma once

#include <array>
#include <span>

#include "tile.hpp"

namespace ariari {

constexpr int max_players = 4;
constexpr int nobody = -1;

enum class RiichiKind : std::uint8_t { none, riichi, double_riichi };

struct Win {
    Counts hand{};  // concealed kinds without the winning tile
    std::uint8_t meld_count = 0;
    std::array<Meld, 4> melds{};  // in the order called
    Kind win = no_kind;
    std::int8_t seat = 0;         // seat wind of the winner, 0 E … 3 N
    std::int8_t round = 0;        // round wind
    std::int8_t from = nobody;    // seat wind of the discarder; nobody: tsumo
    bool tsumo = true;
    RiichiKind riichi{};
    bool open_riichi = false;
    bool ippatsu = false, last_tile = false, rinshan = false, chankan = false, kan_discard = false, first_turn = false;
    bool from_exempt = false;     // the discarder pays an open riichi's ordinary value (ds-32)
    std::uint8_t reds = 0;        // red fives in hand, melds and winning tile
    std::array<std::uint8_t, 3> reds_by_suit{};
    std::uint8_t flowers = 0;     // bit i: flower i+1 was laid aside
    std::uint8_t nuki = 0;
    std::uint8_t dora_count = 0, ura_count = 0;
    std::array<Tile, 10> dora{}, ura{};  // indicators
    std::int16_t honba = 0;
    std::int32_t sticks = 0;      // points on the table
    std::int8_t liable = nobody;  // seat wind of the liable player
    bool has_sitter_out = false;
    // Fixed yaku (pt-09): the concealed tiles at the moment of the first call, that meld's own tiles taken out.
    bool first_call_known = false;
    Counts at_first_call{};

    std::span<const Meld> meld_span() const { return {melds.data(), meld_count}; }
    bool closed() const {
        for (const Meld& m : meld_span())
            if (m.is_open()) return false;
        return true;
    }
};

}  // namespace ariari
