// Plays for rare things to happen: it goes for tenpai, calls, kans and riichi whenever it can, and passes
// wins now and then. No good player, but one that leads a table into every corner.
#include "bot.hpp"

namespace ariari {

namespace {

// How much an action is wanted: what is wanted more is chosen more often.
int appeal(Act act) {
    switch (act) {
        case Act::tsumo:
        case Act::ron:
            return 12;
        case Act::ankan:
        case Act::kakan:
        case Act::daiminkan:
        case Act::riichi:
        case Act::open_riichi:
        case Act::nuki:
            return 8;
        case Act::pon:
        case Act::nine_terminals:
            return 3;
        default:
            return 2;
    }
}

// Those discards that leave the hand nearest to tenpai.
ActionSet nearest(const Table& table, int seat, const ActionSet& discards) {
    HandShape hand = table.round().player(table.wind_of(seat)).hand;
    int best = no_shanten;
    ActionSet kept;
    for (Action a : discards) {
        const Kind kind = kind_of(info(a).tile);
        hand.remove(kind);
        const int away = hand.shanten();
        hand.add(kind);
        if (away > best) continue;
        if (away < best) kept = {};
        best = away;
        kept.add(a);
    }
    return kept;
}

}  // namespace

Action EagerBot::choose(const Table& table, int seat, const ActionSet& legal, ChaCha8& chance) const {
    ActionSet discards, special;
    int total = 0;
    for (Action a : legal) {
        const Act act = info(a).act;
        if (act == Act::discard) {
            discards.add(a);
        } else {
            special.add(a);
            total += appeal(act);
        }
    }
    if (!discards.empty() && chance.below(4)) discards = nearest(table, seat, discards);
    total += discards.empty() ? 0 : 2;
    auto pick = static_cast<int>(chance.below(static_cast<std::uint32_t>(total)));
    for (Action a : special)
        if ((pick -= appeal(info(a).act)) < 0) return a;
    return at_random(discards, chance);
}

}  // namespace ariari
