// A reading: one decomposition of a winning hand with the winning tile placed in it.
#pragma once

#include <array>
#include <span>

#include "shape.hpp"
#include "tile.hpp"

namespace ariari {

enum class Form : std::uint8_t { groups, pairs, orphans };
enum class GroupType : std::uint8_t { run, triplet, quad };
// What the hand waited for in this reading: both ends of a run, its middle, its edge, the pair, or one of two
// pairs. Seven pairs wait for the pair. Orphans wait for the pair when all thirteen waited, else for one
// missing kind: closed.
enum class Wait : std::uint8_t { open, closed, edge, pair, twin };

struct Group {
    GroupType type{};
    Kind first{};           // lowest kind of a run
    bool called = false;    // a meld that opens the hand
    bool concealed = true;  // counts for sanankou: not called, and not completed by a ron
    bool operator==(const Group&) const = default;
};

struct Reading {
    Form form{};
    std::uint8_t group_count = 0;
    std::array<Group, 4> groups{};  // the melds first, in the order in which they were called
    Kind pair = no_kind;            // form groups: the pair; form orphans: the doubled kind
    std::array<Kind, 7> pairs{};    // form pairs
    Wait wait{};
    std::int8_t win_group = -1;  // the group that the winning tile completed; -1: the pair (or another form)
    Kind win = no_kind;          // the winning tile; no_kind in a reading without one
    KindSet kinds = 0;           // every kind in hand and melds
    bool operator==(const Reading&) const = default;
};

// More than any hand has; tests/kernel/test_reading.py goes through the hands that have most.
constexpr int max_readings = 64;

// `concealed` holds the winning tile too (3n+2 tiles); by ron the group it completes is not concealed.
// Returns how many were written to `out`; 0 when the hand is not complete.
// With `win` = no_kind no tile is placed: the decompositions alone, each once (the hand's "reading" of
// ds-65).
int readings(const Counts& concealed, std::span<const Meld> melds, Kind win, bool tsumo, const Forms& forms,
             std::array<Reading, max_readings>& out);

}  // namespace ariari
