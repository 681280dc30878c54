#include "sight.hpp"

namespace ariari {

Sight::Sight(const Table& table, int seat) : table_(table), round_(table.round()), me_(table.wind_of(seat)) {
    const KindSet kinds = rules().tiles.kinds;
    for (Kind k = 0; k < kind_count; ++k) {
        unseen_[k] = kinds & bit(k) ? 4 : 0;
        for (int n = 0; n < own().hand[k]; ++n) see(k);
    }
    for (int w = 0; w < players(); ++w) {
        for (const Called& c : melds(w))
            for (Tile t : c.tiles)
                if (t != no_tile) see(kind_of(t));
        // What was called lies in a meld already.
        for (const Discard& d : discards(w))
            if (!d.called) see(kind_of(d.tile));
        for (int n = 0; n < nuki(w); ++n) see(north);
        if (const Counts* hand = shown(w); hand && w != me_)
            for (Kind k = 0; k < kind_count; ++k)
                for (int n = 0; n < (*hand)[k]; ++n) see(k);
    }
    for (Tile t : indicators()) {
        if (is_flower(t)) continue;
        see(kind_of(t));
        ++dora_[dora_of(kind_of(t), kinds)];
    }
    for (int n : unseen_) unseen_tiles_ += n;
}

KindSet Sight::safe_against(int w) const {
    KindSet safe = river(w), gone_by = 0;
    const EventLog& log = round_.events();
    const auto who = static_cast<std::int8_t>(w);
    const EventType since = in_riichi(w) ? EventType::riichi : EventType::discard;
    for (int i = log.count - 1; i >= 0; --i) {
        const Event e = log[i];
        if (e.who == who && e.type == since) break;
        if (e.type == EventType::discard) gone_by |= bit(kind_of(e.tile));
    }
    // The tile still on offer has not gone by.
    if (offered() != no_tile && giver() != w) gone_by &= ~bit(kind_of(offered()));
    return safe | gone_by;
}

}  // namespace ariari
