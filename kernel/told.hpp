// A win of which only the value is told, as at a real table: no tiles.
#pragma once

#include "payment.hpp"
#include "win.hpp"

namespace ariari {

struct ToldWin {
    Value value;
    std::int8_t winner = 0;
    std::int8_t from = nobody;                 // nobody: tsumo
    std::array<Bearer, most_liable> liable{};  // and how many of the yakuman each is liable for
    bool open_riichi = false;
    DiscarderRiichi from_riichi{};
    int chips = 0;
};

// Somebody is liable for a yakuman, or for a tsumo after an open kan; without such a rule the burden is none.
WinTerms terms_of(const Rules& rules, const ToldWin& told);

}  // namespace ariari
