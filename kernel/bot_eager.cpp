// Plays for rare things to happen: it goes for tenpai, calls, kans and riichi whenever it can, and passes
// wins now and then. No good player, but one that leads a table into every corner.
#include <algorithm>

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

// The discards that leave the hand nearest to tenpai, or all actions if there are none.
void keep_nearest(const Table& table, int seat, ActionList& all) {
    const Player& p = table.round().player(table.wind_of(seat));
    int nearest = no_shanten;
    std::array<std::int8_t, most_legal> shantens{};
    for (int i = 0; i < all.count; ++i) {
        if (!is_discard(info(all.all[i]).act)) return;
        HandShape rest = p.hand;
        rest.remove(kind_of(info(all.all[i]).tile));
        shantens[i] = static_cast<std::int8_t>(rest.shanten());
        nearest = std::min<int>(nearest, shantens[i]);
    }
    int kept = 0;
    for (int i = 0; i < all.count; ++i)
        if (shantens[i] == nearest) all.all[kept++] = all.all[i];
    all.count = static_cast<std::uint8_t>(kept);
}

}  // namespace

Action EagerBot::choose(const Table& table, int seat, const ActionList& legal, ChaCha8& chance) const {
    ActionList special, plain;
    int total = 0;
    for (Action a : legal) {
        const Act act = info(a).act;
        if (act == Act::discard) {
            plain.add(a);
        } else {
            special.add(a);
            total += appeal(act);
        }
    }
    if (plain.count && chance.below(4) && !table.round().over()) keep_nearest(table, seat, plain);
    total += plain.count ? 2 : 0;
    auto pick = static_cast<int>(chance.below(static_cast<std::uint32_t>(total)));
    for (Action a : special)
        if ((pick -= appeal(info(a).act)) < 0) return a;
    return plain.all[chance.below(plain.count)];
}

}  // namespace ariari
