#include "batch.hpp"

#include <algorithm>
#include <atomic>
#include <exception>
#include <thread>
#include <vector>

namespace ariari {

namespace {

constexpr std::uint64_t bots_nonce = 1;  // a match's walls come from nonce 0

void count_round(const Table& table, GameResult& result) {
    const Round& round = table.round();
    const Outcome& outcome = round.outcome();
    ++result.rounds;
    result.draws += outcome.ending == Ending::exhaustive;
    result.aborts += outcome.ending == Ending::abort;
    for (int w = 0; w < round.players(); ++w) {
        const Player& p = round.player(w);
        const int seat = table.seat_of(w);
        ++result.played[seat];
        result.turns += p.discard_count;
        result.riichis[seat] += p.in_riichi();
        result.calls[seat] += !p.closed();
    }
    bool dealt_in = false;
    for (int i = 0; i < outcome.win_count; ++i) {
        const WinTerms& terms = outcome.wins[i];
        const int seat = table.seat_of(terms.winner);
        ++result.wins[seat];
        result.tsumos[seat] += terms.tsumo();
        result.gains[seat] += payments(table.rules(), terms).points();
        if (!terms.tsumo() && !dealt_in) ++result.deal_ins[table.seat_of(terms.from)];
        dealt_in = !terms.tsumo();
    }
}

// `B` is Bot, or what all of them are, so that there is nothing to find out at each decision.
template <class B>
GameResult play_with(const Rules& rules, int people, const Key& key, std::span<const Bot* const> bots) {
    Table table(rules, people, key);
    ChaCha8 chance(key, bots_nonce);
    GameResult result;
    const auto choose = [&](int seat, const ActionSet& legal) {
        return static_cast<const B*>(bots[seat])->choose(table, seat, legal, chance);
    };
    while (!table.over()) {
        if (table.between_rounds()) {
            table.next_round();
        } else if (!table.round().over()) {
            result.decisions += table.play_round(choose);
            count_round(table, result);
        } else {
            const int seat = table.to_act();
            table.play(seat, choose(seat, table.legal(seat)));
            ++result.decisions;
        }
    }
    const Match& match = table.match();
    for (int s = 0; s < people; ++s) {
        result.points[s] = match.points(s);
        result.bonus[s] = match.bonus(s);
        result.chips[s] = match.chips(s);
    }
    result.end = match.end_reason();
    result.sticks = match.sticks();
    const Outcome& last = table.round().outcome();
    result.dealer_noten =
        result.end == EndReason::last_round && last.ending == Ending::exhaustive && !has(last.tenpai, 0);
    for (int i = 0; i < match.bust_count(); ++i) {
        const Bust& bust = match.bust(i);
        result.bust_by[bust.seat] = static_cast<std::int32_t>(bust.by);
        result.bust_first[bust.seat] = bust.first;
        result.bust_emptier[bust.seat] = bust.emptier;
    }
    return result;
}

}  // namespace

Key game_key(const Key& base, std::uint64_t number) {
    ChaCha8 stream(base, number);
    Key key;
    for (std::size_t i = 0; i < key.size(); i += 4) {
        const std::uint32_t word = stream.next();
        for (int byte = 0; byte < 4; ++byte) key[i + byte] = static_cast<std::uint8_t>(word >> 8 * byte);
    }
    return key;
}

GameResult play_game(const Rules& rules, int people, const Key& key, std::span<const Bot* const> bots) {
    const bool all_random = std::all_of(bots.begin(), bots.begin() + people,
                                        [](const Bot* bot) { return dynamic_cast<const RandomBot*>(bot); });
    return all_random ? play_with<RandomBot>(rules, people, key, bots)
                      : play_with<Bot>(rules, people, key, bots);
}

void play_games(const Rules& rules, int people, const Key& base, std::uint64_t first,
                std::span<const Bot* const> bots, std::span<GameResult> out, int threads) {
    std::atomic<std::size_t> next{0};
    std::exception_ptr failure;
    std::atomic<bool> failed{false};
    const auto work = [&] {
        try {
            for (std::size_t i; (i = next++) < out.size() && !failed;)
                out[i] = play_game(rules, people, game_key(base, first + i), bots);
        } catch (...) {
            if (!failed.exchange(true)) failure = std::current_exception();
        }
    };
    std::vector<std::jthread> others;
    for (int t = 1; t < threads; ++t) others.emplace_back(work);
    work();
    others.clear();
    if (failure) std::rethrow_exception(failure);
}

}  // namespace ariari
