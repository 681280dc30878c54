// A player's own turn: discards, riichi, a north laid aside.
#include <algorithm>
#include <bit>

#include "round.hpp"
#include "tenpai.hpp"

namespace ariari {

// ---- asking

bool Round::is_legal(int wind, Action action) const {
    if ((action & ~from_hand) >= action_count) return false;
    const ActionSet all = legal(wind);
    if (!(action & from_hand)) return all.contains(action);
    // From the hand only where the drawn tile is its equal.
    const Action plain = action & ~from_hand;
    if (!is_discard(info(plain).act) || !all.contains(plain) || info(plain).tile != drawn_) return false;
    const Player& p = players_[wind];
    if (p.in_riichi()) return false;
    return p.copies[info(plain).tile] > 1;
}

// After a draw, with everything that is possible beside discards.
void Round::add_drawn(int wind, ActionSet& out) const {
    const Player& p = players_[wind];
    if (may_err(wind) || refusal_tsumo(wind) == Refusal::none) out.add(act_tsumo);
    if (nine_terminals_possible(wind)) out.add(act_nine_terminals);
    if (p.in_riichi()) {
        out.add(act_discard + drawn_);
    } else {
        out.add_discards(p.tiles);
        add_riichi(wind, out);
    }
    add_kans(wind, out);
}

void Round::add_riichi(int wind, ActionSet& out) const {
    const Player& p = players_[wind];
    if (!p.near && !start_.allow_errors) return;
    const bool riichi = refusal_riichi(wind, false) == Refusal::none;
    const bool open = refusal_riichi(wind, true) == Refusal::none;
    if (!riichi && !open) return;
    const KindSet kinds = start_.allow_errors ? p.hand.at_least(1) : riichi_kinds(wind);
    if (!kinds) return;
    if (riichi) out.add_riichi(p.discards_of(kinds));
    if (open) out.add_open_riichi(p.discards_of(start_.allow_errors ? riichi_kinds(wind) : kinds));
}

KindSet Round::riichi_kinds(int wind) const {
    const Player& p = players_[wind];
    if (!is_near(p)) return 0;
    KindSet kinds = 0;
    HandShape rest = p.hand;
    for (KindSet held = p.hand.at_least(1) & ~forbidden_; held; held &= held - 1) {
        const auto k = static_cast<Kind>(std::countr_zero(held));
        rest.remove(k);
        const KindSet ready = ready_waits(*rules_, rest, p);
        rest.add(k);
        const bool furiten = ready & (p.river | bit(k));
        if (ready && (!furiten || rules_->riichi.furiten)) kinds |= bit(k);
    }
    return kinds;
}

// ---- acting

void Round::play_turn(int wind, Action action) {
    const ActionInfo& what = info(action);
    switch (what.act) {
        case Act::tsumo:
            return finish_tsumo(wind);
        case Act::nine_terminals:
            return abort(Abort::nine_terminals);
        case Act::ankan:
            return ankan(wind, what.tile);
        case Act::kakan:
            return kakan(wind, what.tile);
        case Act::nuki:
            return nuki(wind);
        default:
            return;
    }
}

void Round::declare_riichi(int wind, bool open) {
    Player& p = players_[wind];
    p.noten_riichi = ready_waits(*rules_, p.hand, p) == 0;
    p.riichi = unbroken_ && p.discard_count == 0 ? RiichiKind::double_riichi : RiichiKind::riichi;
    p.open = open;
    p.riichi_order = ++riichi_count_;
    declaring_ = static_cast<std::int8_t>(wind);
    events_.add({.type = EventType::riichi, .who = declaring_, .flag = open});
}

void Round::nuki(int wind) {
    Player& p = players_[wind];
    const Tile kept = drawn_;
    p.remove(north);
    if (kept != north) refresh_waits(wind);
    ++p.nuki;
    events_.add({.type = EventType::nuki, .who = static_cast<std::int8_t>(wind), .tile = north});
    drawn_ = no_tile;
    offer(wind, north, Offer::nuki);
}

// ---- refusing

Refusal Round::refusal_riichi(int wind, bool open) const {
    const Player& p = players_[wind];
    const Rules::Riichi& rule = rules_->riichi;
    if (open && !rule.open.allowed) return Refusal::not_played;
    if (p.dead) return Refusal::dead_hand;
    if (p.in_riichi()) return Refusal::in_riichi;
    if (drawn_ == no_tile) return Refusal::after_call;
    if (!p.closed()) return Refusal::not_closed;
    if (rule.min_points && points(wind) < std::max(*rule.min_points, open ? rule.open.stick : rule.stick))
        return Refusal::points;
    if (wall_.left() < rule.min_draws) return Refusal::wall;
    return Refusal::none;
}

Refusal Round::refusal_discard(int wind, Tile tile) const {
    const Player& p = players_[wind];
    if (!p.has(tile)) return Refusal::not_in_hand;
    if (p.in_riichi() && tile != drawn_) return Refusal::in_riichi;
    if (forbidden_ & bit(kind_of(tile))) return Refusal::swap_call;
    return Refusal::none;
}

Refusal Round::refusal_nuki(int wind) const {
    const Player& p = players_[wind];
    if (!rules_->tiles.nuki) return Refusal::not_played;
    if (p.dead) return Refusal::dead_hand;
    if (drawn_ == no_tile) return Refusal::after_call;
    if (!p.has(north)) return Refusal::not_in_hand;
    if (p.in_riichi() && drawn_ != north) return Refusal::in_riichi;
    if (wall_.left() == 0) return Refusal::wall;
    return Refusal::none;
}

Refusal Round::refusal_turn(int wind, Action action) const {
    const ActionInfo& what = info(action);
    switch (what.act) {
        case Act::discard:
            if (action & from_hand && players_[wind].in_riichi()) return Refusal::in_riichi;
            return refusal_discard(wind, what.tile);
        case Act::riichi:
        case Act::open_riichi: {
            if (const Refusal why = refusal_discard(wind, what.tile); why != Refusal::none) return why;
            if (const Refusal why = refusal_riichi(wind, what.act == Act::open_riichi); why != Refusal::none)
                return why;
            if (riichi_kinds(wind) & bit(kind_of(what.tile))) return Refusal::none;
            HandShape rest = players_[wind].hand;
            rest.remove(kind_of(what.tile));
            return ready_waits(*rules_, rest, players_[wind]) ? Refusal::furiten : Refusal::not_tenpai;
        }
        case Act::ankan:
            return refusal_ankan(wind, what.tile);
        case Act::kakan:
            return refusal_kakan(wind, what.tile);
        case Act::nuki:
            return refusal_nuki(wind);
        case Act::tsumo:
            return refusal_tsumo(wind);
        case Act::nine_terminals:
            return rules_->draws.abortive.nine_terminals ? Refusal::not_possible : Refusal::not_played;
        default:
            return Refusal::not_possible;
    }
}

Refusal Round::refusal(int wind, Action action) const {
    if ((action & ~from_hand) >= action_count) return Refusal::not_possible;
    // Somebody who is not asked may still want to know why not.
    const bool could_claim = phase_ == Phase::claim && wind != turn_;
    if (!has(asked_, wind) && !could_claim) return Refusal::not_your_turn;
    if (is_legal(wind, action)) return Refusal::none;
    const Refusal why = phase_ == Phase::turn ? refusal_turn(wind, action) : refusal_claim(wind, action);
    return why == Refusal::none ? Refusal::not_possible : why;
}

}  // namespace ariari
