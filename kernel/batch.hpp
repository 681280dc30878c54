// Many whole matches in one go.
#pragma once

#include <array>
#include <cstdint>
#include <span>

#include "bot.hpp"

namespace ariari {

// What one match came to.
struct GameResult {
    std::array<std::int32_t, max_players> points{};
    std::array<std::int32_t, max_players> bonus{};  // P
    std::array<std::int32_t, max_players> chips{};
    std::int32_t rounds = 0;
    std::int32_t decisions = 0;
    std::int32_t turns = 0;  // discards
    std::int32_t draws = 0;  // exhaustive
    std::int32_t aborts = 0;
    std::int32_t sticks = 0;        // points left on the table at the end
    std::int32_t dealer_noten = 0;  // 1: it ended with a last round drawn, its dealer noten
    EndReason end{};
    // Who was busted, by seat: how (−1 not at all, else a BustBy), and the seats of Bust, −1 for nobody.
    std::array<std::int32_t, max_players> bust_by{-1, -1, -1, -1}, bust_first{-1, -1, -1, -1},
        bust_emptier{-1, -1, -1, -1};
    // By seat: rounds played (not sat out), won, won by tsumo, dealt in, in riichi, with a call; points of
    // all wins.
    std::array<std::int32_t, max_players> played{}, wins{}, tsumos{}, deal_ins{}, riichis{}, calls{}, gains{};
};

// The key of one match of a batch: the first words of the base key's stream for that number.
Key game_key(const Key& base, std::uint64_t number);

// Plays one match to its end; `bots` by seat. The bots' chance is a stream of its own, apart from the walls'.
GameResult play_game(const Rules& rules, int people, const Key& key, std::span<const Bot* const> bots);

// Matches number `first` … of a batch into `out`, on this many threads.
void play_games(const Rules& rules, int people, const Key& base, std::uint64_t first,
                std::span<const Bot* const> bots, std::span<GameResult> out, int threads);

}  // namespace ariari
