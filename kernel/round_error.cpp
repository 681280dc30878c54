// Declarations against the rules (allow_errors), and what the house makes of them. Rulings that need staff
// are the referee's; those that a round must carry out itself are here.
#include "round.hpp"

namespace ariari {

void Round::dead_hand(int wind, bool chombo_at_draw) {
    players_[wind].dead = true;
    if (chombo_at_draw) chombo_at_draw_ |= one(wind);
}

void Round::rule(int wind, Ruling ruling) {
    events_.add({.type = EventType::ruling,
                 .who = static_cast<std::int8_t>(wind),
                 .tile = static_cast<Tile>(ruling)});
    switch (ruling) {
        case Ruling::fine:
            ++outcome_.fines[wind];
            return;
        case Ruling::dead_hand:
            return dead_hand(wind, false);
        case Ruling::dead_hand_chombo_at_draw:
            return dead_hand(wind, true);
        case Ruling::chombo_at_draw:
            chombo_at_draw_ |= one(wind);
            return;
        case Ruling::chombo:
            return finish_chombo(one(wind));
        case Ruling::nothing:
        case Ruling::no_ron_on_kind:
        case Ruling::no_win_on_suit:
        case Ruling::no_tsumo:
        case Ruling::counts_as_discard:
            return;
    }
}

// A win is declared with the hand shown, and it is none. What the house does not name is put right.
void Round::false_win(int wind) {
    const bool ron_in_furiten = phase_ == Phase::claim && refusal_ron(wind) == Refusal::furiten;
    const auto named = [&](const Rules::Rulings& in) {
        return ron_in_furiten && in.furiten_ron ? in.furiten_ron : in.false_win;
    };
    std::optional<Ruling> ruling = named(rules_->penalties.rulings);
    if (players_[wind].in_riichi() && named(rules_->penalties.in_riichi))
        ruling = named(rules_->penalties.in_riichi);
    rule(wind, ruling.value_or(Ruling::nothing));
}

// Whoever declared riichi without tenpai must answer for it when the hands are shown.
bool Round::owes_chombo_for_riichi(int wind) const {
    const Ruling ruling = rules_->penalties.rulings.noten_riichi.value_or(Ruling::nothing);
    return players_[wind].noten_riichi && (ruling == Ruling::chombo || ruling == Ruling::chombo_at_draw ||
                                           ruling == Ruling::dead_hand_chombo_at_draw);
}

void Round::finish_chombo(Winds offenders) {
    outcome_.offenders = offenders;
    for (int w = 0; w < players(); ++w)
        if (has(offenders, w)) events_.add({.type = EventType::chombo, .who = static_cast<std::int8_t>(w)});
    finish(Ending::chombo);
}

}  // namespace ariari
