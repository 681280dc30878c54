// How far the tiles of one suit are from each number of groups, for every way of holding that suit.
//
// "Far" is the number of tiles that must still be drawn. A suit's part of a hand is t groups, t = 0…4,
// without or with the pair. Entries are kept as `closeness`: full_closeness minus the distance, so that parts
// are put together by adding, the best is the greatest, and 0, which zero-filled lanes hold too, means that
// the part cannot be had.
#pragma once

#include <array>
#include <memory>
#include <vector>

#include "lanes.hpp"
#include "tile.hpp"

namespace ariari {

constexpr int full_closeness = 31;  // the sum of four suits stays within a signed byte
constexpr int suit_kinds = 9;
constexpr int honor_kinds = 7;
constexpr int suits = 4, honors_suit = 3;
constexpr std::array<int, suits> first_kind = {0, suit_kinds, 2 * suit_kinds, 3 * suit_kinds};
constexpr std::array<int, suits> kinds_in = {suit_kinds, suit_kinds, suit_kinds, honor_kinds};
constexpr int most_groups = 4;
constexpr int pair_half = 8;  // the byte where the entries with the pair begin

// Closeness by number of groups: bytes 0–4 without the pair, 8–12 with it.
using Closeness = Lanes;

// The table of one suit of a tile set: the kinds of `live` (bit 0 the lowest kind of the suit) exist, no
// other is ever held or drawn. Built at first use, in about 50 ms and 2 MB for a whole suit, and kept.
class SuitTable {
  public:
    static const SuitTable& suit(unsigned live);
    static const SuitTable& honors(unsigned live);

    // The row of a suit's counts; none above 4. Kinds that do not exist are passed over.
    unsigned row(const std::uint8_t* counts) const {
        unsigned r = 0;
        for (int k = 0; k < kinds_; ++k) r += weight_[k] * counts[k];
        return r;
    }
    // How much one tile of the suit's kind k adds to the row; 0 when the kind does not exist.
    unsigned weight(int k) const { return weight_[k]; }
    const Closeness& operator[](unsigned row) const { return classes_[class_of_[row]]; }
    const std::uint8_t* address(unsigned row) const { return &class_of_[row]; }
    // What bounds the distance of a whole hand from below without the suits being put together. Were every
    // group worth g tiles and the pair one, a hand of n groups would be g·n + 1, less the sum of its suits'
    // worths, away at least; kept for g = 2 in the low byte and for g = 1 in the high one. The first counts
    // well where groups are wanting, the second where there are more beginnings than groups to be made.
    unsigned worth(unsigned row) const { return worth_[class_of_[row]]; }

    SuitTable(bool honors, unsigned live);

  private:
    int kinds_;
    std::array<unsigned, suit_kinds> weight_{};
    std::vector<std::uint8_t> class_of_;  // no set of kinds has more than 133 different entries
    std::vector<Closeness> classes_;
    std::vector<std::uint16_t> worth_;  // by class
};

// The four suits of a tile set, and what else follows from the kinds that exist.
struct SuitTables {
    KindSet live = 0;
    std::array<const SuitTable*, suits> suit{};
    std::array<unsigned, kind_count> weight{};  // SuitTable::weight of every kind
    // Bit s: not all kinds of suit s exist, so that its rows are not plain numbers to base five.
    unsigned partial = 0;
    int kinds = 0;         // how many exist
    bool orphans = false;  // all thirteen terminals and honors exist
};

// Those of a tile set. Asked for again and again about the same one, so the latest is at hand; valid for
// good.
const SuitTables& suit_tables(KindSet live);

}  // namespace ariari
