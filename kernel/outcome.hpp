// What one round came to. The playing table works it out from the tiles, the scorekeeper is told it;
// everything that follows from it (`Match::apply`) is the same for both.
//
// Players are named by their wind in that round, 0 E (the dealer) … 3 N; a set of players is a byte, bit i
// for wind i.
#pragma once

#include <array>
#include <cstdint>

#include "payment.hpp"
#include "win.hpp"

namespace ariari {

using Winds = std::uint8_t;
constexpr bool has(Winds set, int wind) { return set >> wind & 1; }
constexpr Winds one(int wind) { return static_cast<Winds>(1 << wind); }

enum class Ending : std::uint8_t { win, exhaustive, abort, chombo };
ARIARI_WORDS(Ending, "win", "exhaustive", "abort", "chombo");

enum class Abort : std::uint8_t { nine_terminals, four_winds, all_riichi, triple_ron, four_kans };
ARIARI_WORDS(Abort, "nine-terminals", "four-winds", "all-riichi", "triple-ron", "four-kans");

constexpr int most_winners = max_players - 1;

struct Outcome {
    Ending ending{};
    Abort abort{};
    // In the order in which they are settled: of several the first in turn first. Honba, sticks and the
    // sitter-out are left to the match.
    std::uint8_t win_count = 0;
    std::array<WinTerms, most_winners> wins{};
    Winds riichi = 0;     // who is in riichi; decides who may collect sticks (pt-26)
    Winds tenpai = 0;     // at an exhaustive draw
    Winds nagashi = 0;    // likewise; whether it is paid as a win is the rules'
    Winds offenders = 0;  // chombo
    // What the match has not been told in the course of the round.
    std::array<std::int32_t, max_players> stakes{};  // riichi sticks put down, in points
    Winds all_flowers = 0;                           // who laid aside all the flowers
    std::array<std::uint8_t, max_players> fines{};   // how many small fines
};

}  // namespace ariari
