#include "shape.hpp"

#include <algorithm>
#include <bit>
#include <cstring>

#include "shape_table.hpp"

namespace ariari {
namespace {

constexpr int hand_groups = 4;
constexpr int pairs_needed = 7;
constexpr int orphan_kinds = 13;

// ---- groups and a pair: the four suits put together

// Adds the closeness of two parts that lie `I` groups, and the pair or not, apart; keeps the best of each
// entry.
template <int I>
inline Lanes merge_step(Lanes best, Lanes a, Lanes b, Lanes b_for_pair_of_a) {
    best = greater(best, splat<I>(a) + shift_up(b, I));
    return greater(best, splat<pair_half + I>(a) + shift_up(b_for_pair_of_a, I));
}

// Zero-filled lanes never win: along the best way every part has more than half its full closeness.
inline Lanes merge(Lanes a, Lanes b) {
    Lanes b_for_pair_of_a = lower_to_upper(b);
    Lanes best{};
    best = merge_step<0>(best, a, b, b_for_pair_of_a);
    best = merge_step<1>(best, a, b, b_for_pair_of_a);
    best = merge_step<2>(best, a, b, b_for_pair_of_a);
    best = merge_step<3>(best, a, b, b_for_pair_of_a);
    return merge_step<4>(best, a, b, b_for_pair_of_a);
}

// Turned so that adding another part lane by lane gives hands of exactly `groups` groups and a pair.
inline Lanes complement(Lanes part, int groups) { return shift_down(mirror5(part), most_groups - groups); }

inline std::int8_t shanten_of_closeness(int closeness) {
    int distance = suits * full_closeness - closeness;
    return distance <= 14 ? static_cast<std::int8_t>(distance - 1) : no_shanten;
}

inline std::int8_t groups_shanten_of(Lanes man, Lanes pin, Lanes sou, Lanes honors, int groups) {
    return shanten_of_closeness(greatest5(merge(man, pin) + complement(merge(sou, honors), groups)));
}

// ---- pairs and orphans: from how many kinds are held how often

inline std::int8_t pairs_shanten_of(int kinds, int pairs, int live_kinds) {
    if (live_kinds < pairs_needed) return no_shanten;
    return static_cast<std::int8_t>(pairs_needed - 1 - std::min(pairs, pairs_needed) +
                                    std::max(0, pairs_needed - kinds));
}

// `halves` are the kinds held once or three times, each one tile short of a pair more.
inline std::int8_t split_pairs_shanten_of(int pairs, int halves, int live_kinds) {
    if (2 * live_kinds < pairs_needed) return no_shanten;
    int lacking = std::max(0, pairs_needed - pairs);
    return static_cast<std::int8_t>(lacking + std::max(0, lacking - halves) - 1);
}

inline std::int8_t orphans_shanten_of(int kinds, bool pair) {
    return static_cast<std::int8_t>(orphan_kinds - kinds - (pair ? 1 : 0));
}

// ---- a row of counts read eight kinds at a time

// The counts of a hand, first lowest: 1m–8m, 1p–8p, 1s–8s, the honors above an empty byte, the three nines.
struct Words {
    std::uint64_t man, pin, sou, honors, nines;
};

inline std::uint64_t load(const std::uint8_t* p) {
    std::uint64_t w;
    std::memcpy(&w, p, sizeof w);
    if constexpr (std::endian::native == std::endian::big) {
        std::uint64_t r = 0;
        for (int i = 0; i < 8; ++i) r = r << 8 | (w >> 8 * i & 0xff);
        w = r;
    }
    return w;
}

constexpr std::uint64_t every_byte = 0x0101010101010101;

inline Words words_of(const std::uint8_t* c) {
    return {load(c), load(c + 9), load(c + 18), load(c + 26) & ~std::uint64_t{0xff},
            static_cast<std::uint64_t>(c[8]) | static_cast<std::uint64_t>(c[17]) << 8 |
                static_cast<std::uint64_t>(c[26]) << 16};
}

// Whether any kind marked in `kinds` is held.
inline bool held_of(const Words& w, const Words& kinds) {
    return (w.man & kinds.man) | (w.pin & kinds.pin) | (w.sou & kinds.sou) | (w.honors & kinds.honors) |
           (w.nines & kinds.nines);
}

// The top bit of each byte that is at least n; counts stay below 128.
inline std::uint64_t at_least(std::uint64_t w, int n) {
    return (w + every_byte * (128 - n)) & every_byte * 128;
}

inline bool above_four(const Words& w) {
    auto above = [](std::uint64_t v) { return ((v + every_byte * 123) | v) & every_byte * 128; };
    return above(w.man) | above(w.pin) | above(w.sou) | above(w.honors) | above(w.nines);
}

// The marks of all five words in one: bit 7 of each byte man, 6 pin, 5 sou, 4 honors, 3 nines.
inline std::uint64_t marks(const Words& w, int n) {
    return at_least(w.man, n) | at_least(w.pin, n) >> 1 | at_least(w.sou, n) >> 2 |
           at_least(w.honors, n) >> 3 | at_least(w.nines, n) >> 4;
}
// 1m 1p 1s in the lowest byte, honors in all but the lowest, the nines in the lowest three.
constexpr std::uint64_t orphan_marks = 0xe0 | 0x1010101010101000 | 0x080808;

// The kinds held at least n times: the counts looked at sixteen at a time, the last sixteen overlapping.
inline KindSet held(const std::uint8_t* counts, int n) {
    constexpr int last = kind_count - lane_count;
    const auto at = [&](int from) {
        return KindSet{bits_above(load_lanes(counts + from), static_cast<std::int8_t>(n - 1))} << from;
    };
    return at(0) | at(lane_count) | at(last);
}

// Eight digits to base five, the lowest byte the highest digit.
inline unsigned base5(std::uint64_t w) {
    w = (w * (1 + (std::uint64_t{5} << 8)) >> 8) & 0x00ff00ff00ff00ff;
    w = (w * (1 + (std::uint64_t{25} << 16)) >> 16) & 0x0000ffff0000ffff;
    return static_cast<unsigned>(w * (1 + (std::uint64_t{625} << 32)) >> 32);
}

using Rows = std::array<unsigned, suits>;

inline Rows rows_of(const SuitTables& tables, const Words& w, const std::uint8_t* counts) {
    Rows rows = {base5(w.man) * 5 + static_cast<unsigned>(w.nines & 0xff),
                 base5(w.pin) * 5 + static_cast<unsigned>(w.nines >> 8 & 0xff),
                 base5(w.sou) * 5 + static_cast<unsigned>(w.nines >> 16 & 0xff), base5(w.honors)};
    for (unsigned partial = tables.partial; partial; partial &= partial - 1) {
        int s = std::countr_zero(partial);
        rows[s] = tables.suit[s]->row(counts + first_kind[s]);
    }
    return rows;
}

Counts at_most_four(const std::uint8_t* counts) {
    Counts c;
    for (int k = 0; k < kind_count; ++k) c[k] = std::min<std::uint8_t>(counts[k], 4);
    return c;
}

// ---- five of a kind, for those who ask for the form only

bool all_groups(Counts& c, int from, int groups) {
    while (from < kind_count && c[from] == 0) ++from;
    if (from == kind_count) return groups == 0;
    if (groups == 0) return false;
    bool done = false;
    Kind k = static_cast<Kind>(from);
    if (c[k] >= 3) {
        c[k] -= 3;
        done = all_groups(c, from, groups - 1);
        c[k] += 3;
    }
    if (!done && !is_honor(k) && k % 9 < 7 && c[k + 1] && c[k + 2]) {
        for (int i = 0; i < 3; ++i) --c[k + i];
        done = all_groups(c, from, groups - 1);
        for (int i = 0; i < 3; ++i) ++c[k + i];
    }
    return done;
}

bool complete_by_groups(Counts c, int groups) {
    for (int k = 0; k < kind_count; ++k) {
        if (c[k] < 2) continue;
        c[k] -= 2;
        if (all_groups(c, 0, groups)) return true;
        c[k] += 2;
    }
    return false;
}

}  // namespace

// ---- HandShape

HandShape::HandShape(const Counts& concealed, int melds, const Forms& forms, KindSet live)
    : tables_(&suit_tables(live)),
      counts_(concealed),
      melds_(static_cast<std::int8_t>(melds)),
      forms_(forms) {
    Counts cut;
    const Counts* usable = &concealed;
    Words words = words_of(concealed.data());
    if (above_four(words)) [[unlikely]] {
        cut = at_most_four(concealed.data());
        usable = &cut;
        words = words_of(cut.data());
    }
    row_ = rows_of(*tables_, words, usable->data());
    for (int n = 0; n < 4; ++n) at_least_[n] = held(usable->data(), n + 1) & tables_->live;
    for (int s = 0; s < suits; ++s) weigh(s);
}

std::int8_t HandShape::groups_shanten() const {
    auto part = [this](int s) { return (*tables_->suit[s])[row_[s]]; };
    return groups_shanten_of(part(0), part(1), part(2), part(3), hand_groups - melds_);
}

std::int8_t HandShape::pairs_shanten() const {
    if (!forms_.seven_pairs || melds_) return no_shanten;
    const int live_kinds = tables_->kinds, pairs = std::popcount(at_least_[1]);
    if (!forms_.four_as_two_pairs) return pairs_shanten_of(std::popcount(at_least_[0]), pairs, live_kinds);
    int halves = std::popcount((at_least_[0] & ~at_least_[1]) | (at_least_[2] & ~at_least_[3]));
    return split_pairs_shanten_of(pairs + std::popcount(at_least_[3]), halves, live_kinds);
}

std::int8_t HandShape::orphans_shanten() const {
    if (!forms_.orphans || melds_ || !tables_->orphans) return no_shanten;
    return orphans_shanten_of(std::popcount(at_least_[0] & orphan_set), at_least_[1] & orphan_set);
}

Shanten HandShape::by_form() const { return {groups_shanten(), pairs_shanten(), orphans_shanten()}; }

KindSet HandShape::useful_for_groups(int shanten) const {
    const auto& suit = tables_->suit;
    Lanes man = (*suit[0])[row_[0]], pin = (*suit[1])[row_[1]];
    Lanes sou = (*suit[2])[row_[2]], honors = (*suit[3])[row_[3]];
    Lanes numbers = merge(man, pin), others = merge(sou, honors);
    const std::array<Lanes, suits> rest = {merge(pin, others), merge(man, others), merge(numbers, honors),
                                           merge(numbers, sou)};
    const std::int8_t now = static_cast<std::int8_t>(suits * full_closeness - (shanten + 1));
    KindSet found = 0;
    for (int s = 0; s < suits; ++s) {
        Lanes needed = complement(rest[s], hand_groups - melds_);
        KindSet drawable =
            tables_->live & ~at_least_[3] & (((KindSet{1} << kinds_in[s]) - 1) << first_kind[s]);
        for (; drawable; drawable &= drawable - 1) {
            int k = std::countr_zero(drawable);
            if (any_greater((*suit[s])[row_[s] + tables_->weight[k]] + needed, now)) found |= KindSet{1} << k;
        }
    }
    return found;
}

KindSet HandShape::useful_for_pairs() const {
    KindSet singles = at_least_[0] & ~at_least_[1];
    if (!forms_.four_as_two_pairs) {
        bool kinds_lack = std::popcount(at_least_[0]) < pairs_needed;
        return kinds_lack ? tables_->live & ~at_least_[1] : singles;
    }
    KindSet halves = singles | (at_least_[2] & ~at_least_[3]);
    int lacking = pairs_needed - std::popcount(at_least_[1]) - std::popcount(at_least_[3]);
    return lacking > std::popcount(halves) ? tables_->live & ~at_least_[3] : halves;
}

KindSet HandShape::useful_for_orphans() const {
    return at_least_[1] & orphan_set ? orphan_set & ~at_least_[0] : orphan_set;
}

KindSet HandShape::useful() const {
    Shanten now = by_form();
    int best = now.best();
    if (best < 0 || best == no_shanten) return 0;
    KindSet found = 0;
    if (now.groups == best) found |= useful_for_groups(best);
    if (now.pairs == best) found |= useful_for_pairs();
    if (now.orphans == best) found |= useful_for_orphans();
    return found;
}

KindSet HandShape::waits(bool fifth) const {
    KindSet found = shanten() == 0 ? useful() : 0;
    if (!fifth) return found;
    for (KindSet fours = at_least_[3]; fours; fours &= fours - 1) {
        int k = std::countr_zero(fours);
        Counts with = counts_;
        ++with[k];
        if (complete_by_groups(with, hand_groups - melds_)) found |= KindSet{1} << k;
    }
    return found;
}

std::vector<DiscardShape> HandShape::discards() const {
    std::vector<DiscardShape> all;
    HandShape rest = *this;
    for (Kind k = 0; k < kind_count; ++k) {
        if (counts_[k] == 0) continue;
        rest.remove(k);
        all.push_back({k, static_cast<std::int8_t>(rest.shanten()), rest.useful()});
        rest.add(k);
    }
    return all;
}

// ---- one question about one hand

Shanten shanten_by_form(const Counts& concealed, int melds, const Forms& forms, KindSet live) {
    return HandShape(concealed, melds, forms, live).by_form();
}

int shanten(const Counts& concealed, int melds, const Forms& forms, KindSet live) {
    return HandShape(concealed, melds, forms, live).shanten();
}

KindSet waits(const Counts& concealed, int melds, const Forms& forms, KindSet live, bool fifth) {
    return HandShape(concealed, melds, forms, live).waits(fifth);
}

KindSet exhausted(const Counts& tiles) {
    KindSet all = 0;
    for (Kind k = 0; k < kind_count; ++k)
        if (tiles[k] >= 4) all |= bit(k);
    return all;
}

KindSet useful(const Counts& concealed, int melds, const Forms& forms, KindSet live) {
    return HandShape(concealed, melds, forms, live).useful();
}

// ---- many hands

namespace {

// What is the same for every row of a batch.
struct Batch {
    const SuitTables& tables;
    Forms forms;
    Words dead;  // all bits of the kinds that do not exist
};

struct Prepared {
    Words words;
    Rows rows;
};

// A row with more than four of a kind, or with kinds that do not exist, is cut down to what counts.
Prepared prepare_odd(const Batch& b, const std::uint8_t* counts) {
    Counts c = at_most_four(counts);
    for (Kind k = 0; k < kind_count; ++k)
        if (!(b.tables.live & bit(k))) c[k] = 0;
    Words w = words_of(c.data());
    return {w, rows_of(b.tables, w, c.data())};
}

inline Prepared prepare(const Batch& b, const std::uint8_t* counts) {
    Words w = words_of(counts);
    if (above_four(w) || held_of(w, b.dead)) [[unlikely]]
        return prepare_odd(b, counts);
    return {w, rows_of(b.tables, w, counts)};
}

inline std::int8_t best_of(const Batch& b, const Prepared& p, int melds) {
    auto part = [&](int s) { return (*b.tables.suit[s])[p.rows[s]]; };
    std::int8_t best = groups_shanten_of(part(0), part(1), part(2), part(3), hand_groups - melds);
    if (melds) return best;
    std::uint64_t one = marks(p.words, 1), two = marks(p.words, 2);
    if (b.forms.seven_pairs) {
        int pairs = std::popcount(two);
        std::int8_t by_pairs;
        if (b.forms.four_as_two_pairs) {
            std::uint64_t three = marks(p.words, 3), four = marks(p.words, 4);
            int halves = std::popcount((one & ~two) | (three & ~four));
            by_pairs = split_pairs_shanten_of(pairs + std::popcount(four), halves, b.tables.kinds);
        } else {
            by_pairs = pairs_shanten_of(std::popcount(one), pairs, b.tables.kinds);
        }
        best = std::min(best, by_pairs);
    }
    if (b.forms.orphans && b.tables.orphans)
        best = std::min(best, orphans_shanten_of(std::popcount(one & orphan_marks), two & orphan_marks));
    return best;
}

}  // namespace

void shanten_batch(const std::uint8_t* hands, const std::uint8_t* melds, std::size_t n, const Forms& forms,
                   KindSet live, std::int8_t* out) {
    const SuitTables& tables = suit_tables(live);
    Counts dead;
    for (Kind k = 0; k < kind_count; ++k) dead[k] = tables.live & bit(k) ? 0 : 0xff;
    const Batch batch{tables, forms, words_of(dead.data())};
    // The tables are larger than the nearest cache: rows are asked for some hands ahead of their use.
    constexpr std::size_t ahead = 16;
    std::array<Prepared, ahead> prepared;
    for (std::size_t at = 0; at < n; at += ahead) {
        std::size_t block = std::min(ahead, n - at);
        for (std::size_t i = 0; i < block; ++i) {
            prepared[i] = prepare(batch, hands + (at + i) * kind_count);
#if defined(__GNUC__)
            for (int s = 0; s < suits; ++s) __builtin_prefetch(tables.suit[s]->address(prepared[i].rows[s]));
#endif
        }
        for (std::size_t i = 0; i < block; ++i)
            out[at + i] = best_of(batch, prepared[i], melds ? melds[at + i] : 0);
    }
}

}  // namespace ariari
