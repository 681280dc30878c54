// A set of actions: one bit for each, in the order in which they are listed for people. Whole groups of
// discards go in at once, so that what is legal costs no more to find than to tell.
//
// Order: tsumo, nine terminals, discards, riichi, open riichi, closed kans, added kans, a north laid aside;
// ron, pon, open kans, chii, pass; end the match, play on. A red five follows the plain one.
#pragma once

#include <array>
#include <bit>
#include <cstdint>
#include <iterator>

#include "action.hpp"
#include "bit_place.hpp"

namespace ariari {

namespace places {

// Each group of actions begins a word of 64 places, or follows those that stand before it in its word.
constexpr int word = 64;
constexpr int tsumo = 0, nine_terminals = 1, discard = 2;
constexpr int riichi = word, open_riichi = 2 * word, ankan = 3 * word, kakan = 4 * word;
constexpr int nuki = kakan + kind_count;
constexpr int ron = 5 * word, pon = ron + 1, daiminkan = 6 * word, chi = 7 * word;
constexpr int pass = chi + 3 * chis_per_suit, end_match = pass + 1, play_on = pass + 2;
constexpr int words = 8;

// A discard among the discards.
constexpr int of_tile(Tile t) {
    if (is_red(t)) return 5 + 10 * (t - first_red);
    return t + (t > 4) + (t > 13) + (t > 22);
}

// A chii among those of its suit, by the run's place: 12 … 89 are 0–7, 13 … 79 are 8–14, then 40 06 30 07.
constexpr std::array<std::uint8_t, chis_per_suit> of_chi = {0, 2, 4,  7,  10, 14, 16, 18, 1, 3,
                                                            5, 9, 12, 15, 17, 8,  11, 6,  13};

constexpr int of(Action a) {
    if (a < act_riichi) return discard + of_tile(static_cast<Tile>(a - act_discard));
    if (a < act_open_riichi) return riichi + of_tile(static_cast<Tile>(a - act_riichi));
    if (a < act_chi) return open_riichi + of_tile(static_cast<Tile>(a - act_open_riichi));
    if (a < act_pon) {
        const int suit = (a - act_chi) / chis_per_suit;
        return chi + chis_per_suit * suit + of_chi[(a - act_chi) % chis_per_suit];
    }
    if (a < act_daiminkan) return pon + a - act_pon;
    if (a < act_ankan) return daiminkan + a - act_daiminkan;
    if (a < act_kakan) return ankan + a - act_ankan;
    if (a < act_nuki) return kakan + a - act_kakan;
    constexpr std::array others = {nuki, tsumo, ron, nine_terminals, pass, end_match, play_on};
    return others[a - act_nuki];
}

inline constexpr std::array<std::uint16_t, action_count> all = [] {
    std::array<std::uint16_t, action_count> places{};
    for (int a = 0; a < action_count; ++a) places[a] = static_cast<std::uint16_t>(of(static_cast<Action>(a)));
    return places;
}();

inline constexpr std::array<Action, words * word> actions = [] {
    std::array<Action, words * word> at{};
    for (int a = 0; a < action_count; ++a) at[all[a]] = static_cast<Action>(a);
    return at;
}();

}  // namespace places

// Discards of all tiles of these kinds, as bits in their order.
constexpr std::uint64_t discards_of_kinds(KindSet kinds) {
    constexpr KindSet to_5m = bit(5) - 1, to_5p = bit(14) - 1, to_5s = bit(23) - 1;
    constexpr std::uint64_t fives =
        1 << places::of_tile(4) | 1 << places::of_tile(13) | 1 << places::of_tile(22);
    const std::uint64_t plain = (kinds & to_5m) | (kinds & (to_5p & ~to_5m)) << 1 |
                                (kinds & (to_5s & ~to_5p)) << 2 | (kinds & ~to_5s) << 3;
    return plain | (plain & fives) << 1;
}
// The bit of one.
inline constexpr std::array<std::uint64_t, first_flower> discard_bits = [] {
    std::array<std::uint64_t, first_flower> bits{};
    for (Tile t = 0; t < first_flower; ++t) bits[t] = std::uint64_t{1} << places::of_tile(t);
    return bits;
}();
constexpr std::uint64_t discard_bit(Tile t) { return discard_bits[t]; }

class ActionSet {
  public:
    void add(Action a) { word(places::all[a] / places::word) |= bit_of(a); }
    // Discards as `discards_of_kinds` has them, or riichi or open riichi with them.
    void add_discards(std::uint64_t discards) { word(0) |= discards << places::discard; }
    void add_riichi(std::uint64_t discards) { word(places::riichi / places::word) |= discards; }
    void add_open_riichi(std::uint64_t discards) { word(places::open_riichi / places::word) |= discards; }

    bool contains(Action a) const {
        const int w = places::all[a] / places::word;
        return used_ >> w & 1 && words_[w] & bit_of(a);
    }
    int size() const {
        if (used_ == 1) return std::popcount(words_[0]);  // nothing but discards, mostly
        int n = 0;
        for (unsigned rest = used_; rest; rest &= rest - 1)
            n += std::popcount(words_[std::countr_zero(rest)]);
        return n;
    }
    bool empty() const { return size() == 0; }
    // The i-th in order, from 0.
    Action operator[](int i) const {
        if (used_ == 1) return places::actions[bit_place(words_[0], i)];
        unsigned rest = used_;
        for (int n; i >= (n = std::popcount(words_[std::countr_zero(rest)])); rest &= rest - 1) i -= n;
        const int w = std::countr_zero(rest);
        return places::actions[places::word * w + bit_place(words_[w], i)];
    }

    class iterator {
      public:
        using value_type = Action;
        using difference_type = std::ptrdiff_t;
        iterator() = default;
        explicit iterator(const ActionSet& set) : set_(&set), words_left_(set.used_) { settle(); }
        Action operator*() const {
            return places::actions[places::word * std::countr_zero(words_left_) + std::countr_zero(rest_)];
        }
        iterator& operator++() {
            rest_ &= rest_ - 1;
            if (!rest_) {
                words_left_ &= words_left_ - 1;
                settle();
            }
            return *this;
        }
        iterator operator++(int) {
            iterator before = *this;
            ++*this;
            return before;
        }
        bool operator==(const iterator& other) const {
            return words_left_ == other.words_left_ && rest_ == other.rest_;
        }
        bool operator==(std::default_sentinel_t) const { return !words_left_; }

      private:
        // To the next word with anything in it.
        void settle() {
            for (rest_ = 0; words_left_; words_left_ &= words_left_ - 1)
                if ((rest_ = set_->words_[std::countr_zero(words_left_)])) return;
        }
        const ActionSet* set_ = nullptr;
        unsigned words_left_ = 0;
        std::uint64_t rest_ = 0;
    };
    iterator begin() const { return iterator(*this); }
    std::default_sentinel_t end() const { return {}; }

  private:
    static constexpr std::uint64_t bit_of(Action a) {
        return std::uint64_t{1} << places::all[a] % places::word;
    }
    std::uint64_t& word(int w) {
        if (!(used_ >> w & 1)) words_[w] = 0;
        used_ |= 1u << w;
        return words_[w];
    }
    unsigned used_ = 0;  // one bit for each word that holds anything; the others are not even cleared
    std::array<std::uint64_t, places::words> words_;
};

}  // namespace ariari
