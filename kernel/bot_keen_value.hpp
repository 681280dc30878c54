// What hands are worth, as this house's rules score them.
#pragma once

#include "bot_keen_holding.hpp"

namespace ariari::keen {

// Points that a hand of so many han is worth to a winner by ron, dora included; between whole han on the way.
double typical_points(const Rules& rules, double han, bool dealer);

// Points of a win, its chips and other bonus counted as points. 0 where the house does not let it win.
double points_of(const Sight& sight, const Win& win);

// What riichi adds on average by luck: ippatsu, ura dora and the tsumo, and their chips; to a hand of that
// worth.
double worth_with_luck(const Sight& sight, double points);

// What a hand is meant to become.
struct Plan {
    Form form{};
    KindSet kinds = all_kinds;  // of these tiles alone
    Kind triplet = no_kind;     // with a triplet of this kind
};

// Tiles a hand lacks under a plan, and which bring it nearer. 3n+1 or 3n+2 tiles.
struct Distance {
    int tiles = no_shanten;  // 1: tenpai
    KindSet useful = 0;
};
Distance distance(const Sight& sight, const Holding& holding, const Plan& plan);

// A hand completed as its plan has it, with the likeliest tiles, and what it then wins by a ron.
struct Completed {
    bool possible = false;
    double points = 0;  // 0: it may not win
};
Completed completed(const Sight& sight, const Holding& holding, const Plan& plan, bool riichi);

}  // namespace ariari::keen
