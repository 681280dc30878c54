// Yaku as the kernel sees them: small programs over a reading, compiled from houses/yaku.toml by Python.
#pragma once

#include <bitset>
#include <cstdint>
#include <string>
#include <vector>

#include "reading.hpp"

namespace ariari {

constexpr int max_yaku = 128;
using YakuMask = std::bitset<max_yaku>;

// What a condition can ask about the circumstances of a win, one bit each.
enum class Fact : std::uint8_t {
    closed,
    tsumo,
    riichi,         // any riichi
    double_riichi,  // declared on the first turn
    open_riichi,
    ippatsu,
    last_tile,    // haitei or houtei
    rinshan,      // on a replacement tile after a kan
    chankan,      // robbing a kan
    kan_discard,  // ron on the discard right after a kan
    first_turn,   // before the own first discard, nobody having called
    dealer,
    nagashi,      // won at a draw by one's discards
    mane,         // won by following the upper player's discards
};

struct Situation {
    std::uint32_t facts = 0;
    Kind seat_wind = east;
    Kind round_wind = east;
    bool everyones_north = false;  // ds-05: north is a value tile for everybody
    bool has(Fact f) const { return facts >> int(f) & 1; }
    void set(Fact f, bool on = true) { facts = on ? facts | 1u << int(f) : facts & ~(1u << int(f)); }
};

// One step of a compiled condition; see yaku.cpp.
struct Op {
    std::uint8_t code;
    std::uint8_t arg;
    std::uint16_t jump;
    std::uint64_t operand;
};

struct Yaku {
    std::string id;
    std::int8_t closed = 0, open = 0;  // han; 0: not possible
    std::int8_t yakuman = 0;           // 1 yakuman, 2 double, 0 an ordinary yaku
    YakuMask replaces;                 // yaku that do not count beside it
    std::vector<Op> when;
};

// The yaku a ruleset plays, in the catalogue's order; YakuMask bits are indices into it.
struct YakuSet {
    std::vector<Yaku> all;
    int index_of(std::string_view id) const;  // -1 if it is not played
};

struct YakuHit {
    std::uint8_t index;
    std::int8_t han;      // 0 for a yakuman
    std::int8_t yakuman;  // multiplier as the catalogue has it
};

struct YakuResult {
    std::uint8_t count = 0;
    std::array<YakuHit, 32> hits{};
    int han = 0;      // sum of ordinary han, dora apart; 0 when there is a yakuman
    int yakuman = 0;  // sum of multipliers
    YakuMask mask;
    bool any() const { return count > 0; }
};

// Every yaku of `set` that this reading has in this situation, `replaces` applied; with a yakuman only yakuman.
YakuResult evaluate(const YakuSet& set, const Reading& reading, const Situation& situation);

}  // namespace ariari
