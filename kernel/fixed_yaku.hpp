// Fixed yaku (完全先付け, pt-09, pt-29, pt-30): whether one han of a win is certain whatever tile comes.
#pragma once

#include "rules.hpp"
#include "win.hpp"
#include "yaku.hpp"

namespace ariari {

// Whether the hand may win under `winning.fixed`: every tile that it waits for must give a yaku, and of an
// open hand one yaku must hold on all of them and the first call must belong to it.
bool has_fixed_yaku(const Rules& rules, const Win& win, const Situation& situation);

}  // namespace ariari
