// Whether a hand is tenpai, as the house counts it.
#pragma once

#include "player.hpp"
#include "rules.hpp"
#include "shape.hpp"

namespace ariari {

// What a hand at rest waits for as draws.tenpai has it: by form even on tiles of which it holds all four
// itself (dy-22), or not on those (ey-17). `hand` stands for the player's concealed tiles.
KindSet ready_waits(const Rules& rules, const HandShape& hand, const Player& player);

}  // namespace ariari
