// Yaku as the kernel sees them: small programs over a reading, compiled from houses/yaku.toml by Python.
#pragma once

#include <array>
#include <bitset>
#include <cstdint>
#include <iterator>
#include <string>
#include <string_view>
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
    nagashi,   // won at a draw by one's discards: there is no reading, and only yaku that ask for this can
               // count
    mane,      // won by following the upper player's discards: likewise
    tsumo_fu,  // a tsumo that earns fu in a hand of pinfu form too (fu.pinfu_tsumo = "not-yaku")
};
constexpr int fact_count = 15;
constexpr std::string_view fact_words[fact_count] = {
    "closed",  "tsumo",       "riichi",     "double_riichi", "open_riichi", "ippatsu", "last_tile", "rinshan",
    "chankan", "kan_discard", "first_turn", "dealer",        "nagashi",     "mane",    "tsumo_fu",
};

struct Situation {
    std::uint32_t facts = 0;
    Kind seat_wind = east;         // no_kind: this seat's wind is no value tile
    Kind round_wind = east;        // no_kind likewise
    bool everyones_north = false;  // ds-05: north is a value tile for everybody
    bool has(Fact f) const { return facts >> int(f) & 1; }
    void set(Fact f, bool on = true) { facts = on ? facts | 1u << int(f) : facts & ~(1u << int(f)); }
};

// What is known of a reading in a situation at a glance, one bit each: 15 facts, their contraries, and these.
// A yaku lists those that it cannot do without; one comparison passes over most yaku.
enum class Feature : std::uint8_t {
    form_groups = 2 * fact_count,
    form_pairs,
    form_orphans,
    runs_1,  // at least one run, and so on
    runs_2,
    runs_3,
    runs_4,
    triplets_1,  // quads are triplets too
    triplets_2,
    triplets_3,
    triplets_4,
    quads_1,
    quads_2,
    quads_3,
    quads_4,
    concealed_3,
    concealed_4,
    twins_1,
    twins_2,
    suits_0,  // just so many of man, pin, sou
    suits_1,
    suits_2,
    suits_3,
    honors_no,
    honors,
    terminals_no,
    terminals,
    simples_no,
    simples,
    wait_open,
    wait_closed,
    wait_edge,
    wait_pair,
    wait_twin,
};
constexpr std::string_view feature_words[] = {
    "form_groups", "form_pairs",  "form_orphans", "runs_1",     "runs_2",       "runs_3",    "runs_4",
    "triplets_1",  "triplets_2",  "triplets_3",   "triplets_4", "quads_1",      "quads_2",   "quads_3",
    "quads_4",     "concealed_3", "concealed_4",  "twins_1",    "twins_2",      "suits_0",   "suits_1",
    "suits_2",     "suits_3",     "honors_no",    "honors",     "terminals_no", "terminals", "simples_no",
    "simples",     "wait_open",   "wait_closed",  "wait_edge",  "wait_pair",    "wait_twin",
};
static_assert(2 * fact_count + std::size(feature_words) <= 64);
using Features = std::uint64_t;

// The steps of a compiled condition. The set steps work on a small stack of tile sets; a test takes its set
// from there when `stacked`, else it is `operand`. A test that fails jumps; one that succeeds goes on to the
// next step.
enum class Code : std::uint8_t {
    push,         // operand: a set
    push_seat,    // the seat wind
    push_round,   // the round wind
    push_common,  // North where it is everybody's wind
    set_and,
    set_or,
    set_not,
    all,            // true; in a `part`, the whole hand
    features,       // has every feature of operand
    every,          // every tile is of the set
    has,            // some tile is
    has_all,        // every kind of the set is held
    each_group,     // every group and the pair has a tile of the set
    wins_on,        // the winning tile is of the set
    covers,         // one suit holds at least the tiles of operand, four bits a rank
    covers_before,  // so even without the winning tile
    count,          // the quantity `arg`, compared with `number`
    triplets_of,    // how many triplets and quads of the set, compared
    pair_of,        // how many pairs of the set, compared
    tiles_of,       // how many tiles of the set, compared
    sum_of,         // the sum of their ranks, compared; an honor has rank 0
    match_from,     // a pattern: keep of the starting places in operand those that have `arg`, `number` kinds
                    // further on
    match,          // keep of the places left those that have …
};
constexpr std::string_view code_words[] = {
    "push",       "push_seat", "push_round", "push_common",   "set_and", "set_or",
    "set_not",    "all",       "features",   "every",         "has",     "has_all",
    "each_group", "wins_on",   "covers",     "covers_before", "count",   "triplets_of",
    "pair_of",    "tiles_of",  "sum_of",     "match_from",    "match",
};
enum class Quantity : std::uint8_t { runs, triplets, quads, concealed_triplets, twins, suits, calls };
constexpr std::string_view quantity_words[] = {"runs",  "triplets", "quads", "concealed_triplets",
                                               "twins", "suits",    "calls"};
enum class Compare : std::uint8_t { at_least, at_most, equal };
constexpr std::string_view compare_words[] = {"at_least", "at_most", "equal"};
// What a pattern looks for at a place: so many equal runs, a triplet or quad, a quad, a pair.
enum class Piece : std::uint8_t { run_1, run_2, run_3, run_4, triplet, quad, pair };
constexpr std::string_view piece_words[] = {"run_1", "run_2", "run_3", "run_4", "triplet", "quad", "pair"};

struct Op {
    static constexpr std::uint16_t accept = 0xffff, reject = 0xfffe;  // jumps that settle the condition

    Code code{};
    std::uint8_t arg = 0;
    std::uint16_t jump = reject;
    Compare compare{};
    std::int8_t number = 0;
    bool negate = false;
    bool stacked = false;
    std::uint64_t operand = 0;
};

struct Yaku {
    std::string id;
    std::int8_t closed = 0, open = 0;  // han; 0: not possible
    std::int8_t yakuman = 0;           // 1 yakuman, 2 double, 0 an ordinary yaku
    YakuMask replaces;                 // yaku that do not count beside it
    Features need = 0;                 // features it cannot do without
    std::vector<Op> when;              // what else must hold; empty: nothing
    std::vector<Op> part;              // which groups belong to it; empty: none, as of riichi
};

// The yaku a ruleset plays, in the catalogue's order; YakuMask bits are indices into it.
struct YakuSet {
    std::vector<Yaku> all;
    std::vector<Features> needs;  // of each, side by side

    void add(Yaku yaku);                      // throws std::length_error beyond max_yaku
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

// Every yaku of `set` that this reading has in this situation, `replaces` applied; with a yakuman only
// yakuman. In a win without a reading (Fact::nagashi, Fact::mane) only yaku that ask for that fact.
YakuResult evaluate(const YakuSet& set, const Reading& reading, const Situation& situation);

// Which groups of the reading belong to the yaku, given that it has it: bit i for groups[i], bit 4 for the
// pair. 0 for a yaku of circumstances. Of equal groups all are named where one would do.
std::uint8_t groups_of(const Yaku& yaku, const Reading& reading, const Situation& situation);

}  // namespace ariari
