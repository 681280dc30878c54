#include "tenpai.hpp"

#include <bit>

namespace ariari {

namespace {

constexpr KindSet suit_starts = bit(0) | bit(9) | bit(18);
constexpr KindSet suit_ends = bit(8) | bit(17) | bit(26);
constexpr KindSet suited = bit(27) - 1;
constexpr KindSet orphan_kinds = suit_starts | suit_ends | (all_kinds & ~suited);

// Kinds with a neighbour among `kinds` one or two steps away in their suit.
KindSet neighbours_of(KindSet kinds) {
    const KindSet s = kinds & suited;
    const KindSet up = s << 1 & ~suit_starts & suited, down = s >> 1 & ~suit_ends;
    return up | down | (up << 1 & ~suit_starts & suited) | (down >> 1 & ~suit_ends);
}

}  // namespace

bool far_from_tenpai(const Player& player, int spare) {
    const KindSet alone = player.held & ~player.pairs & ~neighbours_of(player.held);
    if (std::popcount(alone) <= 1 + spare) return false;
    const int pairs = std::popcount(player.pairs) + std::popcount(player.quads);
    return pairs < 6 && std::popcount(player.held & orphan_kinds) < 12;
}

KindSet ready_waits(const Rules& rules, const Counts& hand, const Player& player) {
    const int melds = player.meld_count;
    const bool by_form = rules.draws.tenpai == TenpaiMeans::form;
    KindSet ready = waits(hand, melds, rules.forms(), rules.tiles.kinds, by_form);
    if (by_form || !ready) return ready;
    Counts all = hand;
    for (int i = 0; i < melds; ++i) {
        const Meld& m = player.melds[i].meld;
        for (int j = 0; j < m.size(); ++j) ++all[m.first + (m.is_run() ? j : 0)];
    }
    return ready & ~exhausted(all);
}

}  // namespace ariari
