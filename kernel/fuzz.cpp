#include "fuzz.hpp"

#include <stdexcept>
#include <string>

#include "batch.hpp"
#include "check.hpp"

namespace ariari {

namespace {

constexpr std::uint64_t bots_nonce = 1;
// A match that does not end by itself, as between players who never win, is left after so many actions.
constexpr std::uint64_t most_actions = 20000;

[[noreturn]] void report(std::uint64_t number, std::uint64_t action, const std::string& fault) {
    throw std::runtime_error("match " + std::to_string(number) + ", after action " + std::to_string(action) +
                             ": " + fault);
}

// A copy that is played on by itself must not touch the original, and must come to the same.
void check_copy(const Table& table, int seat, Action action, int total, std::uint64_t number,
                std::uint64_t done) {
    Table copy = table;
    copy.play(seat, action);
    if (std::string fault = fault_of(copy, total); !fault.empty()) report(number, done, "a copy: " + fault);
}

// A ruling of a referee who does not look: on anybody who plays, about any tiles.
void rule_at_random(Table& table, ChaCha8& chance) {
    const int seat = chance.below(table.match().people());
    const auto tile = [&] { return static_cast<Tile>(chance.below(tile_count)); };
    Penalty penalty{.infraction = static_cast<Infraction>(chance.below(infraction_count)),
                    .ruling = static_cast<Ruling>(chance.below(ruling_count)),
                    .tiles = {tile(), tile(), tile()},
                    .voids_flowers = chance.below(4) == 0};
    // Few rounds would last if every other ruling ended one.
    if (penalty.ruling == Ruling::chombo && chance.below(32)) penalty.ruling = Ruling::no_win_on_suit;
    if (table.refusal_penalty(seat, penalty) == Refusal::none) table.penalty(seat, penalty);
}

}  // namespace

std::pair<std::uint64_t, std::uint64_t> fuzz(const Rules& rules, int people, const Key& key,
                                             std::uint64_t first, std::uint64_t actions, bool allow_errors) {
    std::uint64_t done = 0, number = first;
    for (; done < actions; ++number) {
        const Key own = game_key(key, number);
        // False wins end most rounds early, so that every other match goes without them.
        Table table(rules, people, own, allow_errors && number % 2);
        ChaCha8 chance(own, bots_nonce);
        const int total = total_points(table);
        const bool all_eager = number % 4 != 3;
        if (std::string fault = fault_of(table, total); !fault.empty()) report(number, 0, fault);
        for (std::uint64_t in_match = 0; !table.over() && in_match < most_actions; ++in_match) {
            if (table.between_rounds()) table.next_round();
            if (table.over()) break;
            if (allow_errors && chance.below(32) == 0) {
                rule_at_random(table, chance);
                if (std::string fault = fault_of(table, total); !fault.empty())
                    report(number, in_match, "a ruling: " + fault);
                if (table.over() || table.between_rounds()) continue;
            }
            const int seat = table.to_act();
            if (seat == nobody) continue;
            const ActionSet legal = table.legal(seat);
            const Bot* bot = bot_named(all_eager || chance.below(2) ? "eager" : "random");
            const Action action = bot->choose(table, seat, legal, chance);
            if (chance.below(16) == 0) {
                check_copy(table, seat, at_random(legal, chance), total, number, in_match);
            }
            table.play(seat, action);
            ++done;
            if (std::string fault = fault_of(table, total); !fault.empty()) report(number, in_match, fault);
        }
    }
    return {done, number - first};
}

}  // namespace ariari
