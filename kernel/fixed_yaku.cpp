#include "fixed_yaku.hpp"

#include <bit>

#include "reading.hpp"
#include "shape.hpp"

namespace ariari {

namespace {

constexpr std::uint8_t pair_bit = 0x10;

// Luck gives han but fixes nothing.
Situation without_luck(Situation situation) {
    for (Fact luck : {Fact::ippatsu, Fact::last_tile, Fact::rinshan, Fact::chankan, Fact::first_turn})
        situation.set(luck, false);
    return situation;
}

// Whether `tiles` holds those of the marked groups and, if marked, of the pair. A quad outside `as_quads` was
// as good while it was a triplet.
bool held(const Counts& tiles, const Reading& reading, std::uint8_t marked, std::uint8_t as_quads) {
    Counts left = tiles;
    const auto take = [&left](Kind k, int n) {
        if (left[k] < n) return false;
        left[k] = std::uint8_t(left[k] - n);
        return true;
    };
    for (int i = 0; i < reading.group_count; ++i) {
        if (!(marked >> i & 1)) continue;
        const Group& g = reading.groups[i];
        const bool there = g.type == GroupType::run
                               ? take(g.first, 1) && take(Kind(g.first + 1), 1) && take(Kind(g.first + 2), 1)
                               : take(g.first, as_quads >> i & 1 ? 4 : 3);
        if (!there) return false;
    }
    return !(marked & pair_bit) || take(reading.pair, 2);
}

Reading with_triplets_for_quads(const Reading& reading) {
    Reading other = reading;
    for (Group& g : other.groups)
        if (g.type == GroupType::quad) g.type = GroupType::triplet;
    return other;
}

// Decides which yaku of one hand are fixed.
class FixedYaku {
  public:
    FixedYaku(const Rules& rules, const Win& win, const Situation& situation)
        : rules_(rules), fixed_(rules.winning.fixed), win_(win), situation_(without_luck(situation)) {}

    bool any() const {
        const bool closed = situation_.has(Fact::closed);
        const KindSet waits =
            ariari::waits(win_.hand, win_.meld_count, rules_.forms(), rules_.tiles.kinds) | bit(win_.win);
        YakuMask on_all;
        on_all.set();
        for (KindSet rest = waits; rest; rest &= rest - 1) {
            const YakuMask on_this = fixed_on(Kind(std::countr_zero(rest)), closed);
            if (on_this.none()) return false;
            on_all &= on_this;
        }
        return (closed && fixed_.closed_any) || on_all.any();
    }

  private:
    // The yaku that the hand has on this tile, those that greater ones replace included.
    YakuMask fixed_on(Kind tile, bool closed) const {
        Counts concealed = win_.hand;
        ++concealed[tile];
        std::array<Reading, max_readings> all;
        const int n = readings(concealed, win_.meld_span(), tile, win_.tsumo(), rules_.forms(), all);
        YakuMask mask;
        for (int i = 0; i < n; ++i) {
            add_fixed(evaluate(rules_.yaku, all[i], situation_), all[i], closed, mask);
            // Beside a yakuman the ordinary yaku count for nothing, but they are there.
            add_fixed(evaluate(fixed_.ordinary, all[i], situation_), all[i], closed, mask);
        }
        return mask;
    }

    void add_fixed(const YakuResult& result, const Reading& reading, bool closed, YakuMask& mask) const {
        for (int h = 0; h < result.count; ++h) {
            const int index = result.hits[h].index;
            if (fixed_.luck[index] || !(closed || fixed_in_open(index, reading))) continue;
            mask.set(index);
            mask |= rules_.yaku.all[index].replaces;
        }
    }

    bool fixed_in_open(int index, const Reading& reading) const {
        if (fixed_.not_open[index]) return false;
        const std::uint8_t part = groups_of(rules_.yaku.all[index], reading, situation_);
        if (fixed_.late_if_called_twice[index] && called_of(reading, part) >= 2) return false;
        // Without chii the first call can never be a part of an ittsu: the wait is all that is asked (pt-30).
        if (fixed_.completed_by_edge_or_closed[index]) return completed_well(reading, part);
        return first_call_belongs(index, reading, part);
    }

    static int called_of(const Reading& reading, std::uint8_t part) {
        int n = 0;
        for (int i = 0; i < reading.group_count; ++i) n += (part >> i & 1) && reading.groups[i].called;
        return n;
    }

    // Whole before the winning tile came, or completed on an edge or closed wait (pt-30).
    static bool completed_well(const Reading& reading, std::uint8_t part) {
        const bool whole = reading.win_group < 0 || !(part >> reading.win_group & 1);
        return whole || reading.wait == Wait::edge || reading.wait == Wait::closed;
    }

    // The first call is a part of the yaku, or the yaku was complete among the concealed tiles at that
    // moment.
    bool first_call_belongs(int index, const Reading& reading, std::uint8_t part) const {
        if (part >> first_call() & 1) return true;
        const std::uint8_t without_quads =
            groups_of(rules_.yaku.all[index], with_triplets_for_quads(reading), situation_);
        return part && held(concealed_at_first_call(), reading, part, std::uint8_t(part & ~without_quads));
    }

    int first_call() const {
        int i = 0;
        while (i < win_.meld_count && !win_.melds[i].is_open()) ++i;
        return i;
    }

    // The closed kans laid by then among them; where it is not known, all that is concealed at the end.
    Counts concealed_at_first_call() const {
        Counts tiles = win_.first_call_known ? win_.at_first_call : win_.hand;
        const int by_then = win_.first_call_known ? first_call() : win_.meld_count;
        for (int i = 0; i < by_then; ++i)
            if (!win_.melds[i].is_open()) tiles[win_.melds[i].first] = 4;
        return tiles;
    }

    const Rules& rules_;
    const Rules::FixedYaku& fixed_;
    const Win& win_;
    const Situation situation_;
};

}  // namespace

bool has_fixed_yaku(const Rules& rules, const Win& win, const Situation& situation) {
    return FixedYaku(rules, win, situation).any();
}

}  // namespace ariari
