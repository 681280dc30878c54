// Whether a hand is tenpai, as the house counts it.
#pragma once

#include "player.hpp"
#include "rules.hpp"

namespace ariari {

// Quick and safe: true only for hands that cannot be tenpai, with `spare` tiles to be discarded first. With
// groups and a pair at most one tile, the wait for the pair, has neither its like nor a neighbour.
bool far_from_tenpai(const Player& player, int spare = 0);

// What a hand at rest waits for as draws.tenpai has it: by form even on tiles of which it holds all four
// itself (dy-22), or not on those (ey-17). `hand` stands for the player's concealed tiles.
KindSet ready_waits(const Rules& rules, const Counts& hand, const Player& player);

}  // namespace ariari
