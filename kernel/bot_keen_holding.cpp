#include "bot_keen_holding.hpp"

#include <algorithm>

namespace ariari::keen {

Holding Holding::of(const Player& player) {
    Holding h{.hand = player.hand.concealed(),
              .reds = {player.copies[first_red], player.copies[first_red + 1], player.copies[first_red + 2]},
              .meld_count = player.meld_count,
              .first_call_known = player.first_call_known,
              .at_first_call = player.at_first_call};
    for (int i = 0; i < player.meld_count; ++i) {
        h.melds[i] = player.melds[i].meld;
        if (player.melds[i].reds) h.called_reds[suit_of(h.melds[i].first)] += player.melds[i].reds;
    }
    return h;
}

Holding Holding::after_call(Action call, Tile tile) const {
    Holding h = *this;
    const ActionInfo& what = info(call);
    Kind first = kind_of(tile);
    for (Tile t : what.uses) {
        const Kind k = is_red(t) ? kind_of(t) : t;  // no flower is called
        --h.hand[k];
        first = std::min(first, k);
        if (is_red(t)) --h.reds[t - first_red], ++h.called_reds[t - first_red];
    }
    if (is_red(tile)) ++h.called_reds[tile - first_red];
    h.melds[h.meld_count++] = {what.act == Act::chi ? MeldType::chi : MeldType::pon, first};
    if (!h.first_call_known) {
        h.first_call_known = true;
        h.at_first_call = h.hand;
    }
    return h;
}

Holding Holding::after_ankan(Kind k) const {
    Holding h = *this;
    h.hand[k] = 0;
    if (is_five(k)) {
        h.called_reds[suit_of(k)] += h.reds[suit_of(k)];
        h.reds[suit_of(k)] = 0;
    }
    h.melds[h.meld_count++] = {MeldType::ankan, k};
    return h;
}

Win win_of(const Sight& sight, const Holding& complete, Kind win, int from, bool riichi) {
    const Player& own = sight.own();
    Win w;
    w.hand = complete.hand;
    --w.hand[win];
    w.meld_count = complete.meld_count;
    w.melds = complete.melds;
    w.win = win;
    w.seat = static_cast<std::int8_t>(sight.me());
    w.round = static_cast<std::int8_t>(sight.round_wind());
    w.from = static_cast<std::int8_t>(from);
    if (riichi) w.riichi = own.in_riichi() ? own.riichi : RiichiKind::riichi;
    w.open_riichi = own.open;
    for (int s = 0; s < 3; ++s) {
        const int fives = complete.hand[static_cast<std::size_t>(9 * s + 4)];
        w.reds[s] =
            static_cast<std::uint8_t>(std::min<int>(complete.reds[s], fives) + complete.called_reds[s]);
    }
    w.flowers = own.flowers;
    w.nuki = own.nuki;
    w.dora_count = static_cast<std::uint8_t>(sight.indicators().size());
    std::copy(sight.indicators().begin(), sight.indicators().end(), w.dora.begin());
    w.liable = own.liable;
    w.has_sitter_out = sight.has_sitter_out();
    w.first_call_known = complete.first_call_known;
    w.at_first_call = complete.at_first_call;
    return w;
}

}  // namespace ariari::keen
