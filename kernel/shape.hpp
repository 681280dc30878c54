// The shape of a hand: shanten, waits, useful tiles.
//
// A concealed hand is given as counts of kinds and the number of melds beside it; 3n+1 or 3n+2 tiles. `live` is the
// set of kinds that exist in the house's tile set: what is not in it can be neither waited for nor drawn.
#pragma once

#include "tile.hpp"

namespace ariari {

struct Forms {
    bool seven_pairs = true;
    bool four_as_two_pairs = false;  // ds-60, dy-44: four of a kind may serve as two pairs
    bool orphans = true;
};

struct Shanten {
    std::int8_t groups, pairs, orphans;  // by form; 99 where the form is not possible (melds)
    std::int8_t best() const {
        std::int8_t m = groups < pairs ? groups : pairs;
        return m < orphans ? m : orphans;
    }
};

// -1 a complete hand, 0 tenpai, n tiles away from it otherwise. Of each kind at most four are ever used.
Shanten shanten_by_form(const Counts& concealed, int melds, const Forms& forms, KindSet live = all_kinds);
int shanten(const Counts& concealed, int melds, const Forms& forms, KindSet live = all_kinds);

// The kinds that complete a hand of 3n+1 tiles; 0 when it is not tenpai. A kind of which the concealed hand holds
// all four is not a wait here; `fifth` asks for form only (dy-22) and admits it.
KindSet waits(const Counts& concealed, int melds, const Forms& forms, KindSet live = all_kinds, bool fifth = false);

// The kinds that bring a hand of 3n+1 tiles one step nearer.
KindSet useful(const Counts& concealed, int melds, const Forms& forms, KindSet live = all_kinds);

// Batch: `hands` is n × 34 counts, row by row; melds[i] beside row i (nullptr: none).
void shanten_batch(const std::uint8_t* hands, const std::uint8_t* melds, std::size_t n, const Forms& forms, KindSet live,
                   std::int8_t* out);

}  // namespace ariari
