#include "check.hpp"

#include <array>

namespace ariari {

namespace {

using TileCounts = std::array<int, tile_count>;

void count_hand(const Player& p, TileCounts& counts) {
    for (Tile t = 0; t < first_flower; ++t) counts[t] += p.copies[t];
    for (int f = 0; f < 4; ++f) counts[first_flower + f] += (p.flowers_held >> f & 1) + (p.flowers >> f & 1);
    counts[north] += p.nuki;
}

void count_table(const Player& p, TileCounts& counts) {
    for (int i = 0; i < p.meld_count; ++i)
        for (int j = 0; j < p.melds[i].meld.size(); ++j) ++counts[p.melds[i].tiles[j]];
    for (int i = 0; i < p.discard_count; ++i)
        if (!p.discards[i].called) ++counts[p.discards[i].tile];
}

void count_wall(const Wall& wall, TileCounts& counts) {
    for (int i = wall.head; i < wall.tail; ++i) ++counts[wall.tiles[i]];
    for (int i = 0; i < wall.turned_up; ++i) ++counts[wall.dora[i]];
    for (int i = 0; i < wall.covered; ++i) ++counts[wall.ura[i]];
    for (int n = 0; n < wall.reserve; ++n) {
        const int place = 2 * wall.turned_up + n;
        ++counts[place % 2 ? wall.ura[place / 2] : wall.dora[place / 2]];
    }
}

std::string tiles_fault(const Table& table) {
    TileCounts counts{};
    const Round& round = table.round();
    for (int w = 0; w < round.players(); ++w) {
        count_hand(round.player(w), counts);
        count_table(round.player(w), counts);
    }
    count_wall(round.wall(), counts);
    const TileSet& set = table.rules().tiles.all;
    for (int i = 0; i < set.count; ++i) --counts[set.tiles[i]];
    for (int t = 0; t < tile_count; ++t)
        if (counts[t])
            return "tile " + std::to_string(t) + " is there " + std::to_string(counts[t]) +
                   " times too often";
    return {};
}

std::string hand_fault(const Round& round, int wind) {
    const Player& p = round.player(wind);
    int tiles = 0;
    for (int n : p.hand.concealed()) tiles += n;
    for (int f = 0; f < 4; ++f) tiles += p.flowers_held >> f & 1;
    const std::string who = "wind " + std::to_string(wind) + ": ";
    const Rules& rules = round.rules();
    const HandShape afresh(p.hand.concealed(), p.meld_count, rules.forms(), rules.tiles.kinds);
    Counts kinds{};
    std::uint64_t which = 0;
    for (Tile t = 0; t < first_flower; ++t) {
        kinds[kind_of(t)] += p.copies[t];
        if (p.copies[t]) which |= discard_bit(t);
    }
    if (p.hand != afresh || kinds != p.hand.concealed() || which != p.tiles)
        return who + "what is known of the hand is not so";
    const bool in_turn = round.phase() == Phase::turn && !round.over() && round.turn() == wind;
    const int rest = 13 - 3 * p.meld_count;
    // Between an added kan, or a tile laid aside, and its replacement a hand is at rest too.
    if (!round.over() && tiles != rest + in_turn) return who + std::to_string(tiles) + " tiles";
    if (p.in_riichi() && !p.closed()) return who + "in riichi with an open hand";
    if (p.in_riichi() && !p.noten_riichi && p.waits == 0 && round.tenpai_waits(wind) == 0 && !in_turn)
        return who + "in riichi without waits";
    if (round.over() || p.flowers_held) return {};
    if (afresh.surely_beyond(afresh.shanten())) return who + "the hand is nearer than it is held to be";
    HandShape at_rest = afresh;
    if (in_turn) {
        if (round.drawn() == no_tile) return {};
        at_rest.remove(kind_of(round.drawn()));
    }
    if (at_rest.waits() != p.waits) return who + "the waits kept are not those of the hand";
    return {};
}

// What the referee has ruled holds.
std::string ruling_fault(const Round& round) {
    const Outcome& outcome = round.outcome();
    for (int w = 0; w < round.players(); ++w) {
        const std::string who = "wind " + std::to_string(w) + ": ";
        const bool dead = round.player(w).dead;
        if (!round.over()) {
            for (Action a : round.legal(w))
                if (dead && info(a).act != Act::discard && info(a).act != Act::pass)
                    return who + "a dead hand may do more than discard";
            continue;
        }
        if (dead && (has(outcome.tenpai, w) || has(outcome.nagashi, w))) return who + "a dead hand is tenpai";
        const bool drawn = outcome.ending == Ending::exhaustive || outcome.ending == Ending::abort;
        if (drawn && has(round.chombo_at_draw(), w)) return who + "no chombo at a draw";
    }
    for (int i = 0; round.over() && i < outcome.win_count; ++i) {
        const Win& win = round.win(i);
        const int w = win.seat;
        const KindSet barred = round.no_win(w) | (win.tsumo() ? 0 : round.no_ron(w));
        if (round.player(w).dead) return "a dead hand has won";
        if (win.pattern == Pattern::hand && barred & bit(win.win)) return "a win that was ruled out";
    }
    return {};
}

std::string legal_fault(const Table& table) {
    if (table.over() || table.between_rounds()) return {};
    const int turn = table.to_act();
    if (turn == nobody || !table.asked(turn)) return "nobody is to act";
    for (int s = 0; s < table.match().people(); ++s) {
        const ActionSet all = table.legal(s);
        if (table.asked(s) == all.empty()) return "seat " + std::to_string(s) + " is asked without a choice";
        int i = 0;
        for (Action a : all) {
            if (!table.is_legal(s, a)) return "a legal action is refused";
            if (all[i++] != a) return "the legal actions are not in order";
        }
        if (i != all.size()) return "the legal actions are not counted right";
    }
    return {};
}

std::string points_fault(const Table& table, int total) {
    if (total_points(table) != total)
        return "points and sticks are " + std::to_string(total_points(table)) + ", not " +
               std::to_string(total);
    int bonus = 0;
    for (int s = 0; s < table.match().people(); ++s) bonus += table.bonus(s);
    return bonus ? "the bonuses do not cancel" : std::string{};
}

}  // namespace

int total_points(const Table& table) {
    int total = table.sticks();
    for (int s = 0; s < table.match().people(); ++s) total += table.points(s);
    return total;
}

std::string fault_of(const Table& table, int total) {
    if (std::string fault = tiles_fault(table); !fault.empty()) return fault;
    for (int w = 0; w < table.round().players(); ++w)
        if (std::string fault = hand_fault(table.round(), w); !fault.empty()) return fault;
    if (std::string fault = points_fault(table, total); !fault.empty()) return fault;
    if (std::string fault = ruling_fault(table.round()); !fault.empty()) return fault;
    return legal_fault(table);
}

}  // namespace ariari
