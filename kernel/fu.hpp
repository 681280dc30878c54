// Fu of a reading, item by item.
#pragma once

#include <array>
#include <cstdint>
#include <span>
#include <string_view>

#include "reading.hpp"
#include "rules.hpp"
#include "yaku.hpp"

namespace ariari {

enum class FuSource : std::uint8_t {
    base,        // every hand of four groups
    closed_ron,  // 門前加符
    tsumo,
    triplet,
    quad,
    pair,
    wait,
    open_minimum,  // an open hand of 20 fu counts 30
    rounding,      // up to the next ten
    seven_pairs,
    fixed,  // the house reckons every hand alike (pt-10)
};
ARIARI_WORDS(FuSource, "base", "closed-ron", "tsumo", "triplet", "quad", "pair", "wait", "open-minimum",
             "rounding", "seven-pairs", "fixed");

struct FuItem {
    FuSource source;
    Kind kind;  // of a triplet, quad or pair; no_kind otherwise
    std::int8_t fu;
};

struct Fu {
    std::uint8_t count = 0;
    std::array<FuItem, 12> items{};
    int total = 0;
    void add(FuSource source, int fu, Kind kind = no_kind) {
        if (fu == 0) return;
        items[count++] = {source, kind, std::int8_t(fu)};
        total += fu;
    }
    std::span<const FuItem> span() const { return {items.data(), count}; }
};

// How often a kind is a value tile of this player's: its seat wind and the round's count apart, North may be
// everybody's (ds-05).
int value_of_pair(Kind kind, const Situation& situation);

// Orphans have no fu. The cap on fu (ds-20) is applied by `value_of`.
Fu fu_of(const Rules& rules, const Reading& reading, const Situation& situation);

}  // namespace ariari
