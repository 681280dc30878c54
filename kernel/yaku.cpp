#include "yaku.hpp"

#include <bit>
#include <cassert>
#include <stdexcept>
#include <utility>

namespace ariari {

namespace {

constexpr KindSet honor_kinds = all_kinds & ~((KindSet{1} << 27) - 1);
constexpr KindSet terminal_kinds = bit(0) | bit(8) | bit(9) | bit(17) | bit(18) | bit(26);
constexpr KindSet simple_kinds = all_kinds & ~honor_kinds & ~terminal_kinds;
constexpr KindSet suit_kinds = 0x1ff;

constexpr Features feature(Feature f) { return Features{1} << int(f); }
// The feature for "n of them" where those for one, two … stand in a row from `first`; all those below are set
// too.
constexpr Features at_least(Feature first, int n) { return ((Features{1} << n) - 1) << int(first); }

KindSet maybe(Kind k) { return k < kind_count ? bit(k) : 0; }

// Where to start a run so that it has a tile of the set.
KindSet runs_touching(KindSet set) { return set | set >> 1 | set >> 2; }

// A reading laid out as sets, so that most questions are a word or two of bit work.
struct View {
    const Reading& reading;
    const Situation& situation;
    std::array<KindSet, 4> runs{};  // first kinds of which there are at least one, two, three, four runs
    KindSet triplets = 0, quads = 0, pairs = 0;
    std::array<std::uint8_t, 7> quantities{};  // by Quantity
    Features features = 0;

    View(const Reading& r, const Situation& s) : reading(r), situation(s) {
        count_groups();
        if (r.form == Form::pairs)
            for (Kind k : r.pairs) pairs |= bit(k);
        else
            pairs = maybe(r.pair);
        count_suits();
        collect_features();
    }

    int quantity(Quantity q) const { return quantities[std::size_t(q)]; }

    KindSet places_of(Piece piece) const {
        if (piece <= Piece::run_4) return runs[std::size_t(piece)];
        return piece == Piece::triplet ? triplets : piece == Piece::quad ? quads : pairs;
    }

    Counts tiles() const {
        Counts n{};
        for (int i = 0; i < reading.group_count; ++i) {
            const Group& g = reading.groups[i];
            if (g.type == GroupType::run)
                ++n[g.first], ++n[g.first + 1], ++n[g.first + 2];
            else
                n[g.first] = std::uint8_t(n[g.first] + (g.type == GroupType::quad ? 4 : 3));
        }
        if (reading.form == Form::pairs)
            for (Kind k : reading.pairs) n[k] = std::uint8_t(n[k] + 2);
        else if (reading.form == Form::orphans)
            for (KindSet rest = reading.kinds; rest; rest &= rest - 1) ++n[std::countr_zero(rest)];
        if (reading.form != Form::pairs && reading.pair < kind_count)
            n[reading.pair] = std::uint8_t(n[reading.pair] + (reading.form == Form::groups ? 2 : 1));
        return n;
    }

  private:
    std::uint8_t& quantity(Quantity q) { return quantities[std::size_t(q)]; }

    void count_groups() {
        for (int i = 0; i < reading.group_count; ++i) {
            const Group& g = reading.groups[i];
            quantity(Quantity::calls) = std::uint8_t(quantity(Quantity::calls) + g.called);
            if (g.type == GroupType::run) {
                KindSet more = bit(g.first);
                for (KindSet& level : runs) {
                    const KindSet had = level & more;
                    level |= more;
                    more = had;
                }
                continue;
            }
            triplets |= bit(g.first);
            if (g.type == GroupType::quad) quads |= bit(g.first);
            quantity(Quantity::concealed_triplets) =
                std::uint8_t(quantity(Quantity::concealed_triplets) + g.concealed);
        }
        quantity(Quantity::triplets) = std::uint8_t(std::popcount(triplets));
        quantity(Quantity::quads) = std::uint8_t(std::popcount(quads));
        quantity(Quantity::runs) = std::uint8_t(reading.group_count - std::popcount(triplets));
        quantity(Quantity::twins) = std::uint8_t(std::popcount(runs[1]) + std::popcount(runs[3]));
    }

    void count_suits() {
        int n = 0;
        for (int suit = 0; suit < 3; ++suit) n += (reading.kinds & suit_kinds << 9 * suit) != 0;
        quantity(Quantity::suits) = std::uint8_t(n);
    }

    void collect_features() {
        const auto facts = situation.facts & ((1u << fact_count) - 1);
        features = facts | Features{facts ^ ((1u << fact_count) - 1)} << fact_count;
        features |= Features{1} << (int(Feature::form_groups) + int(reading.form));
        features |= at_least(Feature::runs_1, quantity(Quantity::runs));
        features |= at_least(Feature::triplets_1, quantity(Quantity::triplets));
        features |= at_least(Feature::quads_1, quantity(Quantity::quads));
        const int concealed = quantity(Quantity::concealed_triplets);
        features |= at_least(Feature::concealed_3, concealed < 3 ? 0 : concealed - 2);
        features |= at_least(Feature::twins_1, quantity(Quantity::twins));
        features |= Features{1} << (int(Feature::suits_0) + quantity(Quantity::suits));
        features |= feature(reading.kinds & honor_kinds ? Feature::honors : Feature::honors_no);
        features |= feature(reading.kinds & terminal_kinds ? Feature::terminals : Feature::terminals_no);
        features |= feature(reading.kinds & simple_kinds ? Feature::simples : Feature::simples_no);
        features |= Features{1} << (int(Feature::wait_open) + int(reading.wait));
    }
};

bool holds(Compare compare, int value, int number) {
    switch (compare) {
        case Compare::at_least:
            return value >= number;
        case Compare::at_most:
            return value <= number;
        case Compare::equal:
            return value == number;
    }
    return false;
}

bool each_group(const View& v, KindSet set) {
    if (v.reading.form != Form::groups) return false;
    return !(v.runs[0] & ~runs_touching(set)) && !(v.triplets & ~set) && !(v.pairs & ~set);
}

// `needed` holds how many of each rank, four bits a rank.
bool covers(const View& v, std::uint64_t needed, bool before) {
    Counts tiles = v.tiles();
    if (before && v.reading.win < kind_count) --tiles[v.reading.win];
    for (int suit = 0; suit < 3; ++suit) {
        bool all = true;
        for (int rank = 0; rank < 9 && all; ++rank)
            all = tiles[std::size_t(9 * suit + rank)] >= (needed >> 4 * rank & 15);
        if (all) return true;
    }
    return false;
}

int count_tiles(const View& v, KindSet set, bool ranks) {
    const Counts tiles = v.tiles();
    int sum = 0;
    for (KindSet rest = set & v.reading.kinds; rest; rest &= rest - 1) {
        const int k = std::countr_zero(rest);
        sum += tiles[std::size_t(k)] * (!ranks ? 1 : k < 27 ? k % 9 + 1 : 0);
    }
    return sum;
}

// Runs one program over one view.
class Machine {
  public:
    explicit Machine(const View& view) : v_(view) {}

    bool run(const std::vector<Op>& program) {
        for (std::size_t i = 0; i < program.size();) {
            const Op& op = program[i++];
            if (build_set(op) || test(op) != op.negate) continue;
            if (op.jump == Op::reject) return false;
            if (op.jump == Op::accept) return true;
            i = op.jump;
        }
        return true;
    }

    // Which groups the tests of a `part` speak of; here nothing jumps.
    std::uint8_t mark(const std::vector<Op>& program) {
        std::uint8_t mask = 0;
        for (std::size_t i = 0; i < program.size(); ++i) {
            const Op& op = program[i];
            if (build_set(op)) continue;
            if (op.code == Code::match_from)
                mask |= mark_pattern(program, i);
            else
                mask |= mark_groups(op);
        }
        return mask;
    }

  private:
    bool build_set(const Op& op) {
        switch (op.code) {
            case Code::push:
                push(op.operand);
                return true;
            case Code::push_seat:
                push(maybe(v_.situation.seat_wind));
                return true;
            case Code::push_round:
                push(maybe(v_.situation.round_wind));
                return true;
            case Code::push_common:
                push(v_.situation.everyones_north ? bit(north) : 0);
                return true;
            case Code::set_and: {
                const KindSet top = pop();
                push(pop() & top);
                return true;
            }
            case Code::set_or: {
                const KindSet top = pop();
                push(pop() | top);
                return true;
            }
            case Code::set_not:
                push(~pop() & all_kinds);
                return true;
            default:
                return false;
        }
    }

    bool test(const Op& op) {
        switch (op.code) {
            case Code::all:
                return true;
            case Code::features:
                return (v_.features & op.operand) == op.operand;
            case Code::every:
                return v_.reading.kinds && !(v_.reading.kinds & ~set_of(op));
            case Code::has:
                return v_.reading.kinds & set_of(op);
            case Code::has_all:
                return !(set_of(op) & ~v_.reading.kinds);
            case Code::each_group:
                return each_group(v_, set_of(op));
            case Code::wins_on:
                return maybe(v_.reading.win) & set_of(op);
            case Code::covers:
                return covers(v_, op.operand, false);
            case Code::covers_before:
                return covers(v_, op.operand, true);
            case Code::count:
                return holds(op.compare, v_.quantity(Quantity(op.arg)), op.number);
            case Code::triplets_of:
                return holds(op.compare, std::popcount(v_.triplets & set_of(op)), op.number);
            case Code::pair_of:
                return holds(op.compare, std::popcount(v_.pairs & set_of(op)), op.number);
            case Code::tiles_of:
                return holds(op.compare, count_tiles(v_, set_of(op), false), op.number);
            case Code::sum_of:
                return holds(op.compare, count_tiles(v_, set_of(op), true), op.number);
            case Code::match_from:
                places_ = op.operand;
                return keep(op);
            case Code::match:
                return keep(op);
            default:
                assert(false);
                return false;
        }
    }

    bool keep(const Op& op) {
        const KindSet pieces = v_.places_of(Piece(op.arg));
        places_ &= op.number >= 0 ? pieces >> op.number : pieces << -op.number;
        return places_;
    }

    std::uint8_t mark_groups(const Op& op) {
        if (op.code == Code::all) return 0x1f;
        const bool sets = op.code == Code::triplets_of || op.code == Code::pair_of || op.code == Code::has;
        const KindSet set = sets ? set_of(op) : all_kinds;
        std::uint8_t mask = 0;
        for (int i = 0; i < v_.reading.group_count; ++i)
            if (belongs(op, v_.reading.groups[i], set)) mask = std::uint8_t(mask | 1 << i);
        if ((op.code == Code::pair_of || op.code == Code::has) && v_.pairs & set) mask |= 0x10;
        return mask;
    }

    bool belongs(const Op& op, const Group& g, KindSet set) const {
        const bool run = g.type == GroupType::run;
        switch (op.code) {
            case Code::triplets_of:
                return !run && bit(g.first) & set;
            case Code::has:
                return (run ? KindSet{7} << g.first : bit(g.first)) & set;
            case Code::count:
                break;
            default:
                return false;
        }
        switch (Quantity(op.arg)) {
            case Quantity::runs:
                return run;
            case Quantity::triplets:
                return !run;
            case Quantity::quads:
                return g.type == GroupType::quad;
            case Quantity::concealed_triplets:
                return !run && g.concealed;
            case Quantity::twins:
                return run && v_.runs[1] & bit(g.first);
            case Quantity::calls:
                return g.called;
            case Quantity::suits:
                return false;
        }
        return false;
    }

    // `at` stands on the pattern's first step and is left on its last.
    std::uint8_t mark_pattern(const std::vector<Op>& program, std::size_t& at) {
        const std::size_t first = at;
        test(program[at]);
        while (at + 1 < program.size() && program[at + 1].code == Code::match) test(program[++at]);
        std::uint8_t mask = 0;
        for (std::size_t i = first; i <= at; ++i) {
            const Op& op = program[i];
            const KindSet at_kinds = op.number >= 0 ? places_ << op.number : places_ >> -op.number;
            if (Piece(op.arg) == Piece::pair && v_.pairs & at_kinds) mask |= 0x10;
            for (int g = 0; g < v_.reading.group_count; ++g) {
                const Group& group = v_.reading.groups[g];
                const bool same_type = Piece(op.arg) <= Piece::run_4
                                           ? group.type == GroupType::run
                                           : Piece(op.arg) != Piece::pair && group.type != GroupType::run;
                if (same_type && bit(group.first) & at_kinds) mask = std::uint8_t(mask | 1 << g);
            }
        }
        return mask;
    }

    KindSet set_of(const Op& op) { return op.stacked ? pop() : op.operand; }
    void push(KindSet set) {
        assert(depth_ < int(stack_.size()));
        stack_[std::size_t(depth_++)] = set;
    }
    KindSet pop() {
        assert(depth_ > 0);
        return stack_[std::size_t(--depth_)];
    }

    const View& v_;
    KindSet places_ = 0;
    std::array<KindSet, 16> stack_;
    int depth_ = 0;
};

// What every yaku must need in this situation to be looked at: without a reading, the fact that makes it a
// win.
Features demanded(const Situation& s) {
    Features facts = 0;
    for (Fact f : {Fact::nagashi, Fact::mane})
        if (s.has(f)) facts |= Features{1} << int(f);
    return facts;
}

}  // namespace

void YakuSet::add(Yaku yaku) {
    if (all.size() == max_yaku)
        throw std::length_error("too many yaku; at most " + std::to_string(max_yaku) + " can be played");
    needs.push_back(yaku.need);
    all.push_back(std::move(yaku));
}

int YakuSet::index_of(std::string_view id) const {
    for (std::size_t i = 0; i < all.size(); ++i)
        if (all[i].id == id) return int(i);
    return -1;
}

YakuResult evaluate(const YakuSet& set, const Reading& reading, const Situation& situation) {
    const View view(reading, situation);
    const Features demand = demanded(situation);
    const bool closed = situation.has(Fact::closed);
    YakuResult result;
    YakuMask replaced;
    std::array<std::uint8_t, max_yaku> found;
    int count = 0;
    for (std::size_t i = 0; i < set.needs.size(); ++i) {
        const Features need = set.needs[i];
        if ((need & ~view.features) | (demand & ~need)) continue;
        const Yaku& yaku = set.all[i];
        if (!yaku.when.empty() && !Machine(view).run(yaku.when)) continue;
        found[std::size_t(count++)] = std::uint8_t(i);
        replaced |= yaku.replaces;
    }
    bool any_yakuman = false;
    for (int i = 0; i < count; ++i) {
        const std::uint8_t index = found[std::size_t(i)];
        any_yakuman |= set.all[index].yakuman > 0 && !replaced[index];
    }
    for (int i = 0; i < count; ++i) {
        const std::uint8_t index = found[std::size_t(i)];
        const Yaku& yaku = set.all[index];
        const std::int8_t han = yaku.yakuman ? std::int8_t(0) : closed ? yaku.closed : yaku.open;
        const bool counts = any_yakuman ? yaku.yakuman > 0 : han > 0;
        if (replaced[index] || !counts || result.count == result.hits.size()) continue;
        result.mask.set(index);
        result.hits[result.count++] = {index, han, yaku.yakuman};
        result.han += han;
        result.yakuman += yaku.yakuman;
    }
    return result;
}

std::uint8_t groups_of(const Yaku& yaku, const Reading& reading, const Situation& situation) {
    if (yaku.part.empty()) return 0;
    const View view(reading, situation);
    return Machine(view).mark(yaku.part);
}

}  // namespace ariari
