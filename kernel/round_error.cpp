// Infractions and what follows: declarations against the rules, which the round sees for itself
// (allow_errors), and the referee's rulings on what happens at the table, which it is told.
#include <algorithm>

#include "round.hpp"

namespace ariari {

// ---- rulings

Refusal Round::refusal_penalty(int wind, const Penalty& penalty) const {
    if (over() || rulings_ >= most_rulings) return Refusal::not_possible;
    const bool drew = phase_ == Phase::turn && turn_ == wind && drawn_ != no_tile;
    switch (penalty.ruling) {
        case Ruling::no_tsumo:
            return drew ? Refusal::none : Refusal::not_your_turn;
        case Ruling::counts_as_discard: {
            if (phase_ != Phase::turn || turn_ != wind) return Refusal::not_your_turn;
            const Tile tile = penalty.tiles[0];
            return tile == no_tile || is_flower(tile) ? Refusal::not_in_hand : refusal_discard(wind, tile);
        }
        default:
            return Refusal::none;
    }
}

void Round::penalty(int wind, const Penalty& penalty) {
    if (penalty.voids_flowers) {
        all_flowers_ &= ~one(wind);
        flowers_void_ |= one(wind);
    }
    carry_out(wind, penalty);
    ask_again();
}

void Round::carry_out(int wind, const Penalty& penalty) {
    ++rulings_;
    events_.add({.type = EventType::ruling,
                 .who = static_cast<std::int8_t>(wind),
                 .from = static_cast<std::int8_t>(penalty.infraction),
                 .tile = static_cast<Tile>(penalty.ruling),
                 .more = penalty.tiles,
                 .flag = penalty.voids_flowers});
    switch (penalty.ruling) {
        case Ruling::nothing:
            return;
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
        case Ruling::no_ron_on_kind:
            ruled_[wind].no_ron |= penalty.kinds();
            return;
        case Ruling::no_win_on_suit:
            ruled_[wind].no_win |= penalty.suits();
            return;
        case Ruling::no_tsumo:
            no_tsumo_ = true;
            return;
        case Ruling::counts_as_discard:
            return discard(wind, static_cast<Action>(act_discard + penalty.tiles[0]));
    }
}

void Round::dead_hand(int wind, bool chombo_at_draw) {
    players_[wind].dead = true;
    if (chombo_at_draw) chombo_at_draw_ |= one(wind);
}

// What may be claimed can be another after a ruling: who may no longer claim the tile has passed, and what a
// dead hand would have brought about with its discard does not come.
void Round::ask_again() {
    if (phase_ != Phase::claim) return;
    if (offer_ == Offer::discard) closing_ = closing_after(turn_);
    for (int w = 0; w < players(); ++w) {
        if (w == turn_) continue;
        const bool answered = claims_[w] && !has(asked_, w);
        claims_[w] = claims_on_offer(w);
        if (answered) {
            ActionSet possible;
            add_claims(w, possible);
            if (!possible.contains(answers_[w])) {
                answers_[w] = act_pass;
                claiming_ &= ~one(w);
            }
        } else if (claims_[w]) {
            asked_ |= one(w);
        } else {
            asked_ &= ~one(w);
        }
    }
    next_to_act();
}

// A stack that nothing can be owed beyond pays what it can, after its riichi stick.
int Round::fined(int wind) const {
    const int due = rules_->penalties.fine * outcome_.fines[wind];
    if (rules_->payments.beyond_stack) return due;
    return std::clamp(start_.points[wind] - players_[wind].stake, 0, due);
}

// ---- declarations against the rules

// A win is declared with the hand shown, and it is none. What the house does not name is put right.
void Round::false_win(int wind) {
    const Rules::Penalties& house = rules_->penalties;
    const auto named = [&](Infraction i) -> std::optional<Ruling> {
        if (players_[wind].in_riichi() && house.in_riichi[i]) return house.in_riichi[i];
        return house.rulings[i];
    };
    const bool in_furiten = phase_ == Phase::claim && refusal_ron(wind) == Refusal::furiten;
    const Infraction what =
        in_furiten && named(Infraction::furiten_ron) ? Infraction::furiten_ron : Infraction::false_ron_shown;
    carry_out(wind, {.infraction = what, .ruling = named(what).value_or(Ruling::nothing)});
}

// Whoever declared riichi without tenpai must answer for it when the hands are shown.
bool Round::owes_chombo_for_riichi(int wind) const {
    const Ruling ruling = rules_->penalties.rulings[Infraction::noten_riichi].value_or(Ruling::nothing);
    return players_[wind].noten_riichi && (ruling == Ruling::chombo || ruling == Ruling::chombo_at_draw ||
                                           ruling == Ruling::dead_hand_chombo_at_draw);
}

// Who owes a chombo now that the round is drawn; a riichi without tenpai is seen where hands are shown.
Winds Round::owe_chombo(bool hands_shown) const {
    Winds offenders = chombo_at_draw_;
    for (int w = 0; w < players(); ++w)
        if (hands_shown && owes_chombo_for_riichi(w)) offenders |= one(w);
    return offenders;
}

void Round::finish_chombo(Winds offenders) {
    outcome_.offenders = offenders;
    for (int w = 0; w < players(); ++w)
        if (has(offenders, w)) events_.add({.type = EventType::chombo, .who = static_cast<std::int8_t>(w)});
    finish(Ending::chombo);
}

}  // namespace ariari
