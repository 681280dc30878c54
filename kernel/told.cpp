#include "told.hpp"

#include "score.hpp"

namespace ariari {

namespace {

Burden burden_of(const Rules& rules, const ToldWin& told) {
    if (told.value.yakuman > 0)
        return rules.liability.covers == LiabilityCovers::hand ? Burden::hand : Burden::yakuman;
    return rules.liability.open_kan && told.from == nobody ? Burden::hand : Burden::none;
}

}  // namespace

WinTerms terms_of(const Rules& rules, const ToldWin& told) {
    Win win;
    win.from = told.from;
    win.open_riichi = told.open_riichi;
    win.from_riichi = told.from_riichi;
    WinTerms terms{.value = pays_open_riichi(rules, win) ? open_riichi_value(told.value) : told.value,
                   .winner = told.winner,
                   .from = told.from,
                   .chips = told.chips};
    if (told.liable[0].seat == nobody) return terms;
    terms.burden = burden_of(rules, told);
    if (terms.burden == Burden::none) return terms;
    for (const Bearer& bearer : told.liable) terms.add_bearer(bearer);
    return terms;
}

}  // namespace ariari
