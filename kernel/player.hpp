// One player's part of a round: the hand, melds, discards, riichi and furiten.
#pragma once

#include <array>
#include <cstdint>

#include "action_set.hpp"
#include "shape.hpp"
#include "tile.hpp"
#include "win.hpp"

namespace ariari {

constexpr int most_discards = 48;

struct Discard {
    Tile tile;
    bool drawn;   // the tile just drawn
    bool riichi;  // declared riichi
    bool called;  // somebody took it
};

// A meld as it lies on the table.
struct Called {
    Meld meld{};
    std::int8_t from = nobody;  // wind of the giver
    Tile taken = no_tile;       // the tile that was called
    std::uint8_t reds = 0;      // red fives in it
    std::array<Tile, 4> tiles{no_tile, no_tile, no_tile,
                              no_tile};  // the called or added tile is the last one
};

struct Player {
    HandShape hand;                                   // concealed kinds, the drawn tile included
    std::array<std::uint8_t, first_flower> copies{};  // of each tile, so that red fives are apart
    std::uint64_t tiles = 0;                          // which there are, as an ActionSet has discards
    std::uint8_t flowers_held = 0;                    // flowers not laid aside yet, one bit each
    std::uint8_t flowers = 0;                         // laid aside
    std::uint8_t nuki = 0;                            // norths laid aside
    std::uint8_t meld_count = 0;
    std::array<Called, 4> melds{};
    bool has_open_meld = false;
    KindSet pons = 0;  // kinds of the pons that a fourth tile may be added to
    std::uint8_t discard_count = 0;
    std::array<Discard, most_discards> discards{};
    KindSet river = 0;  // kinds discarded
    KindSet waits = 0;  // of the hand as it was before the draw
    bool near = false;  // in turn, closed and not in riichi: a discard may leave it tenpai
    RiichiKind riichi{};
    bool open = false;      // open riichi
    bool accepted = false;  // the stick is on the table
    bool ippatsu = false;
    bool noten_riichi = false;  // allow_errors
    bool passed = false;        // a winning tile has gone by since the own last discard
    bool missed = false;        // so in riichi: for good
    bool copying = true;        // every discard so far was the upper player's (mane-man)
    bool drew_first = true;     // tenhou and chiihou are not spoiled by the own flowers
    bool dead = false;          // a dead hand may do nothing but draw and discard
    bool first_call_known = false;
    Counts at_first_call{};
    Liables liable{};               // who gave the deciding melds
    std::uint8_t riichi_order = 0;  // 1 for the first to declare
    std::int32_t stake = 0;

    bool in_riichi() const { return riichi != RiichiKind::none; }
    bool closed() const { return !has_open_meld; }
    void add(Tile t) {
        hand.add(kind_of(t));
        ++copies[t];
        tiles |= discard_bit(t);
    }
    void remove(Tile t) {
        hand.remove(kind_of(t));
        tiles &= ~(discard_bit(t) & -std::uint64_t{--copies[t] == 0});  // which no branch could foresee
    }
    bool has(Tile t) const { return copies[t] > 0; }
    int reds(int suit) const { return copies[first_red + suit]; }
    // Discards of tiles of these kinds, as an ActionSet has them.
    std::uint64_t discards_of(KindSet kinds) const { return tiles & discards_of_kinds(kinds); }
    // One tile of that kind, a plain one while there is any.
    Tile any_of(Kind k) const { return has(k) ? Tile{k} : red_of(k); }
    void lay(const Called& meld) {
        melds[meld_count++] = meld;
        hand.lay();
        has_open_meld |= meld.meld.is_open();
        if (meld.meld.type == MeldType::pon) pons |= bit(meld.meld.first);
    }
};

}  // namespace ariari
