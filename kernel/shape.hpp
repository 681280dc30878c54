// The shape of a hand: shanten, waits, useful tiles.
//
// A concealed hand is given as counts of kinds and the number of melds beside it; 3n+1 or 3n+2 tiles. `live`
// is the set of kinds that exist in the house's tile set: what is not in it can be neither waited for nor
// drawn.
#pragma once

#include <array>
#include <bit>
#include <cstddef>
#include <vector>

#include "shape_table.hpp"
#include "tile.hpp"

namespace ariari {

struct Forms {
    bool seven_pairs = true;
    bool four_as_two_pairs = false;  // ds-60, dy-44: four of a kind may serve as two pairs
    bool orphans = true;
    bool operator==(const Forms&) const = default;
};

constexpr std::int8_t no_shanten = 99;  // the form cannot be reached: melds, or kinds that do not exist

struct Shanten {
    std::int8_t groups, pairs, orphans;  // by form; no_shanten where the form is not possible
    std::int8_t best() const {
        std::int8_t m = groups < pairs ? groups : pairs;
        return m < orphans ? m : orphans;
    }
};

// -1 a complete hand, 0 tenpai, n tiles away from it otherwise. Of each kind at most four are ever used.
Shanten shanten_by_form(const Counts& concealed, int melds, const Forms& forms, KindSet live = all_kinds);
int shanten(const Counts& concealed, int melds, const Forms& forms, KindSet live = all_kinds);

// The kinds that complete a hand of 3n+1 tiles; 0 when it is not tenpai. A kind of which the concealed hand
// holds all four is not a wait here; `fifth` asks for form only (dy-22) and admits it. Where the tiles of the
// melds count too (ey-17), take `exhausted` of all the seat's tiles away from the waits.
KindSet waits(const Counts& concealed, int melds, const Forms& forms, KindSet live = all_kinds,
              bool fifth = false);

// The kinds of which these tiles hold all four.
KindSet exhausted(const Counts& tiles);

// The kinds that bring a hand of 3n+1 tiles one step nearer.
KindSet useful(const Counts& concealed, int melds, const Forms& forms, KindSet live = all_kinds);

// A hand of 3n+2 tiles after one discard.
struct DiscardShape {
    Kind kind;
    std::int8_t shanten;
    KindSet useful;
};

// A concealed hand kept ready for questions: one tile more or less touches one suit only. Kinds outside
// `live` are counted but not looked at.
class HandShape {
  public:
    HandShape() = default;  // to be replaced by one of these before anything else is done with it
    HandShape(const Counts& concealed, int melds, const Forms& forms, KindSet live = all_kinds);

    void add(Kind k) {
        const int held = counts_[k]++;
        if (held >= 4) return;
        at_least_[held] |= bit(k) & tables_->live;
        row_[suit_of(k)] += tables_->weight[k];
        weigh(suit_of(k));
    }
    void remove(Kind k) {
        const int left = --counts_[k];
        if (left >= 4) return;
        at_least_[left] &= ~bit(k);
        row_[suit_of(k)] -= tables_->weight[k];
        weigh(suit_of(k));
    }
    // One meld more beside it.
    void lay() { ++melds_; }

    int operator[](int k) const { return counts_[k]; }
    const Counts& concealed() const { return counts_; }
    // The kinds of which `n` are held, 1 … 4.
    KindSet at_least(int n) const { return at_least_[n - 1]; }
    int melds() const { return melds_; }
    bool operator==(const HandShape&) const = default;

    Shanten by_form() const;
    int shanten() const { return by_form().best(); }
    // Whether the hand is more than that many steps from complete, by bounds that are always at hand: true is
    // certain, false is not.
    bool surely_beyond(int steps) const {
        constexpr int groups = 4, pairs = 7, orphans = 13;
        const int wanted = groups - melds_;
        const bool by_groups = static_cast<int>(worth_ & 0xff) < 2 * wanted - steps ||
                               static_cast<int>(worth_ >> 8) < wanted - steps;
        if (!by_groups || melds_) return by_groups;
        return std::popcount(at_least_[1]) + std::popcount(at_least_[3]) < pairs - 1 - steps &&
               std::popcount(at_least_[0] & orphan_set) < orphans - 1 - steps;
    }
    KindSet useful() const;
    KindSet waits(bool fifth = false) const;
    // Each kind that can be discarded, in order.
    std::vector<DiscardShape> discards() const;

  private:
    KindSet useful_for_groups(int shanten) const;
    KindSet useful_for_pairs() const;
    KindSet useful_for_orphans() const;
    std::int8_t groups_shanten() const;
    std::int8_t pairs_shanten() const;
    std::int8_t orphans_shanten() const;

    void weigh(int suit) {
        const unsigned worth = tables_->suit[suit]->worth(row_[suit]);
        worth_ += worth - worth_of_suit_[suit];
        worth_of_suit_[suit] = static_cast<std::uint16_t>(worth);
    }

    const SuitTables* tables_ = nullptr;
    std::array<unsigned, 4> row_{};
    std::array<std::uint16_t, 4> worth_of_suit_{};  // SuitTable::worth
    unsigned worth_ = 0;                            // of all suits
    std::array<KindSet, 4> at_least_{};             // the kinds of which one, two, three, four are held
    Counts counts_{};
    std::int8_t melds_ = 0;
    Forms forms_{};
};

// Batch: `hands` is n × 34 counts, row by row; melds[i] beside row i (nullptr: none).
void shanten_batch(const std::uint8_t* hands, const std::uint8_t* melds, std::size_t n, const Forms& forms,
                   KindSet live, std::int8_t* out);

}  // namespace ariari
