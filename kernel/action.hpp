// What a player can do, as a small number that never changes its meaning: learning programs may rely on it.
//
//   0– 36  discard a tile (0–33 kinds, 34–36 red fives); of equal tiles the drawn one
//  37– 73  riichi with that discard
//  74–110  open riichi with that discard
// 111–167  chii with two tiles of the hand: for each suit the neighbours 12 … 89, the gaps 13 … 79, and with
// the red five
//          in place of the plain one 40 06 30 07
// 168–207  pon with two tiles of the hand: for each kind the plain ones; then for each suit 05 and 00
// 208–241  open kan of a discard, by kind
// 242–275  closed kan, by kind
// 276–309  added kan, by kind
// 310 lay a north aside · 311 tsumo · 312 ron · 313 nine terminals · 314 pass · 315 end the match · 316 play
// on
//
// `from_hand` added to a discard or riichi takes the tile from the hand where the drawn one is equal; it is a
// choice of show only and not listed among the legal actions.
#pragma once

#include <array>
#include <cstdint>

#include "tile.hpp"

namespace ariari {

using Action = std::uint16_t;

enum class Act : std::uint8_t {
    discard,
    riichi,
    open_riichi,
    chi,
    pon,
    daiminkan,
    ankan,
    kakan,
    nuki,
    tsumo,
    ron,
    nine_terminals,
    pass,
    end_match,
    play_on,
};

constexpr Action act_discard = 0, act_riichi = 37, act_open_riichi = 74, act_chi = 111, act_pon = 168,
                 act_daiminkan = 208, act_ankan = 242, act_kakan = 276, act_nuki = 310, act_tsumo = 311,
                 act_ron = 312, act_nine_terminals = 313, act_pass = 314, act_end_match = 315,
                 act_play_on = 316;
constexpr int action_count = 317;
constexpr Action from_hand = 512;

constexpr int chis_per_suit = 19;

struct ActionInfo {
    Act act{};
    Tile tile = no_tile;                         // the discard, or the kind of a kan
    std::array<Tile, 2> uses{no_tile, no_tile};  // the tiles of the hand that a chii or pon takes
};

extern const std::array<ActionInfo, action_count> action_infos;
inline const ActionInfo& info(Action a) { return action_infos[a & ~from_hand]; }

constexpr bool is_discard(Act a) { return a <= Act::open_riichi; }
constexpr bool is_discard(Action a) { return (a & ~from_hand) < act_chi; }  // with or without riichi

// The chii with these two tiles of the hand, the lower first.
Action chi_action(Tile low, Tile high);
Action pon_action(Kind kind, int reds);

}  // namespace ariari
