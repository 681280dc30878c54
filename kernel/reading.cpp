#include "reading.hpp"

#include <algorithm>
#include <bit>
#include <cassert>

namespace ariari {

namespace {

using Readings = std::array<Reading, max_readings>;

bool contains(const Group& g, Kind k) {
    return g.type == GroupType::run ? k >= g.first && k <= g.first + 2 : g.first == k;
}

Wait wait_on_run(Kind first, Kind win) {
    if (win == first + 1) return Wait::closed;
    const int rank = first % 9;
    const bool edge = win == first ? rank == 6 : rank == 0;
    return edge ? Wait::edge : Wait::open;
}

// How many tiles a suit holds, and which kinds of it.
struct Suit {
    int tiles = 0;
    unsigned kinds = 0;
};

// Eight counts are looked at in one word: multiplying by ones adds them up in the highest byte, and a count
// that is not 0 carries into its byte's highest bit.
Suit look_at(const Counts& counts, int suit) {
    constexpr std::uint64_t ones = 0x0101010101010101, below_highest = 0x7f * ones;
    const int length = suit == 3 ? 7 : 9;
    std::uint64_t word = 0;
    for (int i = 0; i < std::min(length, 8); ++i) word |= std::uint64_t{counts[9 * suit + i]} << 8 * i;
    const int ninth = length == 9 ? counts[9 * suit + 8] : 0;
    const std::uint64_t held = (word + below_highest) >> 7 & ones;
    return {int(word * ones >> 56) + ninth, unsigned(held * 0x0102040810204080 >> 56) | unsigned(ninth != 0)
                                                                                            << 8};
}

using Suits = std::array<Suit, 4>;

// Takes the concealed tiles apart kind by kind from the lowest: how many of a kind serve as the pair, as a
// triplet, and as starts of runs is settled before the next kind is looked at, so that no decomposition comes
// twice.
class Decomposer {
  public:
    Decomposer(const Counts& concealed, const Suits& suits, const Reading& melds, Kind win, bool tsumo,
               Readings& out, int count)
        : left_(concealed),
          suits_(suits),
          now_(melds),
          meld_count_(melds.group_count),
          win_(win),
          tsumo_(tsumo),
          out_(out),
          count_(count) {}

    int run() {
        if (locate_pair()) from(0);
        return count_;
    }

  private:
    // Every suit holds groups only, and the one with the pair two tiles more.
    bool locate_pair() {
        pair_suit_ = -1;
        for (int suit = 0; suit < 4; ++suit) {
            const int over = suits_[suit].tiles % 3;
            if (over == 1 || (over == 2 && pair_suit_ >= 0)) return false;
            if (over == 2) pair_suit_ = suit;
        }
        return pair_suit_ >= 0;
    }

    void from(int k) {
        while (k < kind_count && left_[k] == 0) ++k;
        if (k == kind_count) {
            place();
            return;
        }
        const int n = left_[k];
        split(k, n);
        if (n >= 2 && now_.pair == no_kind && suit_of(Kind(k)) == pair_suit_) {
            now_.pair = Kind(k);
            split(k, n - 2);
            now_.pair = no_kind;
        }
    }

    void split(int k, int n) {
        start_runs(k, n);
        if (n < 3) return;
        if (!add({GroupType::triplet, Kind(k), false, true})) return;
        start_runs(k, n - 3);
        --now_.group_count;
    }

    void start_runs(int k, int n) {
        const int was = left_[k];
        if (n == 0) {
            left_[k] = 0;
            from(k + 1);
            left_[k] = std::uint8_t(was);
            return;
        }
        if (k >= 27 || k % 9 > 6 || left_[k + 1] < n || left_[k + 2] < n) return;
        const std::uint8_t before = now_.group_count;
        for (int i = 0; i < n; ++i)
            if (!add({GroupType::run, Kind(k), false, true})) {
                now_.group_count = before;
                return;
            }
        left_[k] = 0;
        left_[k + 1] = std::uint8_t(left_[k + 1] - n);
        left_[k + 2] = std::uint8_t(left_[k + 2] - n);
        from(k + 1);
        left_[k] = std::uint8_t(was);
        left_[k + 1] = std::uint8_t(left_[k + 1] + n);
        left_[k + 2] = std::uint8_t(left_[k + 2] + n);
        now_.group_count = before;
    }

    bool add(Group g) {
        if (now_.group_count == 4) return false;
        now_.groups[now_.group_count++] = g;
        return true;
    }

    Reading& emit() {
        assert(count_ < max_readings);
        return out_[count_++] = now_;
    }

    // One reading for each different group, and for the pair, that the winning tile can have completed.
    void place() {
        if (now_.pair == no_kind || now_.group_count != 4) return;
        if (win_ == no_kind) {
            emit();
            return;
        }
        if (now_.pair == win_) emit().wait = Wait::pair;
        for (int i = meld_count_; i < 4; ++i) {
            const Group& g = now_.groups[i];
            // Equal runs stand next to each other.
            if (!contains(g, win_) || (i > meld_count_ && g == now_.groups[i - 1])) continue;
            Reading& reading = emit();
            reading.win_group = std::int8_t(i);
            reading.wait = g.type == GroupType::run ? wait_on_run(g.first, win_) : Wait::twin;
            if (!tsumo_) reading.groups[i].concealed = false;
        }
    }

    Counts left_;
    const Suits& suits_;
    Reading now_;
    int meld_count_;
    Kind win_;
    bool tsumo_;
    Readings& out_;
    int count_;
    int pair_suit_ = -1;
};

bool seven_pairs(const Counts& concealed, bool four_as_two_pairs, Reading& reading) {
    if (std::popcount(reading.kinds) > 7) return false;
    int n = 0;
    for (KindSet rest = reading.kinds; rest; rest &= rest - 1) {
        const Kind k = Kind(std::countr_zero(rest));
        const int c = concealed[k];
        const bool pairs = c == 2 || (c == 4 && four_as_two_pairs);
        if (!pairs || n + c / 2 > 7) return false;
        for (int i = 0; i < c / 2; ++i) reading.pairs[n++] = k;
    }
    reading.form = Form::pairs;
    reading.wait = Wait::pair;
    return n == 7;
}

bool orphans(const Counts& concealed, Kind win, Reading& reading) {
    if (reading.kinds != orphan_set) return false;
    for (KindSet rest = orphan_set; rest; rest &= rest - 1) {
        const Kind k = Kind(std::countr_zero(rest));
        if (concealed[k] == 1) continue;
        if (concealed[k] != 2 || reading.pair != no_kind) return false;
        reading.pair = k;
    }
    reading.form = Form::orphans;
    reading.wait = reading.pair == win ? Wait::pair : Wait::closed;
    return reading.pair != no_kind;
}

}  // namespace

int readings(const Counts& concealed, std::span<const Meld> melds, Kind win, bool tsumo, const Forms& forms,
             std::array<Reading, max_readings>& out) {
    Reading start;
    start.win = win;
    Suits suits;
    for (int suit = 0; suit < 4; ++suit) {
        suits[suit] = look_at(concealed, suit);
        start.kinds |= KindSet{suits[suit].kinds} << 9 * suit;
    }
    if (win != no_kind && !(start.kinds & bit(win))) return 0;

    int count = 0;
    if (melds.empty()) {
        Reading reading = start;
        if (forms.seven_pairs && seven_pairs(concealed, forms.four_as_two_pairs, reading))
            out[count++] = reading;
        reading = start;
        if (forms.orphans && orphans(concealed, win, reading)) out[count++] = reading;
    }
    for (const Meld& m : melds) {
        const GroupType type = m.is_run()    ? GroupType::run
                               : m.is_quad() ? GroupType::quad
                                             : GroupType::triplet;
        start.groups[start.group_count++] = {type, m.first, m.is_open(), !m.is_open()};
        start.kinds |= m.is_run() ? KindSet{7} << m.first : bit(m.first);
    }
    return Decomposer(concealed, suits, start, win, tsumo, out, count).run();
}

}  // namespace ariari
