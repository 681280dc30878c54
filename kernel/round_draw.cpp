// Rounds that end without a complete hand: exhaustive and abortive draws, and what stands when a discard
// passes.
#include <bit>

#include "round.hpp"

namespace ariari {

namespace {

constexpr int terminals_needed = 9;

}  // namespace

void Round::finish(Ending ending) {
    outcome_.ending = ending;
    for (int w = 0; w < players(); ++w) {
        const Player& p = players_[w];
        outcome_.stakes[w] = p.stake;
        if (p.in_riichi()) outcome_.riichi |= one(w);
    }
    outcome_.all_flowers = all_flowers_;
    phase_ = Phase::over;
    to_act_ = nobody;
    asked_ = 0;
}

void Round::abort(Abort kind) {
    if (const Winds offenders = owe_chombo(kind == Abort::all_riichi)) return finish_chombo(offenders);
    outcome_.abort = kind;
    events_.add({.type = EventType::abort, .who = to_act_, .tile = static_cast<Tile>(kind)});
    finish(Ending::abort);
}

// Nothing is left to draw: hands are shown in turn from the dealer (ey-19).
void Round::exhaust() {
    events_.add({.type = EventType::exhausted});
    for (int w = 0; w < players(); ++w) {
        const auto who = static_cast<std::int8_t>(w);
        const bool tenpai = is_tenpai(w);
        if (tenpai) outcome_.tenpai |= one(w);
        if (has_nagashi(w)) {
            outcome_.nagashi |= one(w);
            events_.add({.type = EventType::nagashi, .who = who});
        }
        events_.add({.type = EventType::reveal, .who = who, .flag = tenpai});
    }
    if (const Winds offenders = owe_chombo(true)) return finish_chombo(offenders);
    finish(Ending::exhaustive);
}

bool Round::has_nagashi(int wind) const {
    if (rules_->draws.nagashi.value == NagashiValue::none) return false;
    const Player& p = players_[wind];
    if (p.dead || p.discard_count == 0) return false;
    if (!rules_->draws.nagashi.own_calls && !p.closed()) return false;
    for (int i = 0; i < p.discard_count; ++i)
        if (p.discards[i].called || !(orphan_set & bit(kind_of(p.discards[i].tile)))) return false;
    return true;
}

bool Round::nine_terminals_possible(int wind) const {
    const Player& p = players_[wind];
    if (!rules_->draws.abortive.nine_terminals || !unbroken_ || p.discard_count || p.dead) return false;
    return std::popcount(p.hand.at_least(1) & orphan_set) >= terminals_needed;
}

// Whether the latest discard follows the upper player's latest one; before that player's first anything does.
bool Round::copies_upper(int wind) const {
    const Player& upper = players_[around(wind + players() - 1, players())];
    if (upper.discard_count == 0) return true;
    const Player& p = players_[wind];
    return kind_of(upper.discards[upper.discard_count - 1].tile) ==
           kind_of(p.discards[p.discard_count - 1].tile);
}

bool Round::completes_maneman(int wind) const {
    if (rules_->winning.maneman.value == ManemanValue::none || !unbroken_) return false;
    const Player& upper = players_[around(wind + players() - 1, players())];
    return players_[wind].copying && upper.discard_count == rules_->winning.maneman.discards;
}

// What the discard just made brings about unless it is ronned.
Round::Closing Round::closing_after(int wind) const {
    const bool dead = players_[wind].dead;
    if (!dead && completes_maneman(wind)) return Closing::maneman;
    const Rules::Abortive& rule = rules_->draws.abortive;
    if (kans_ == 4 && after_kan_) {
        if (std::popcount(kan_makers()) > 1) {
            if (rule.four_kans) return Closing::four_kans;
        } else if (!dead && rules_->kan.four_by_one == FourByOne::after_discard) {
            return Closing::four_kans_win;
        }
    }
    if (rule.four_winds && unbroken_) {
        KindSet kinds = 0;
        bool all_once = true;
        for (int w = 0; w < players(); ++w) {
            all_once = all_once && players_[w].discard_count == 1;
            kinds |= players_[w].river;
        }
        if (all_once && std::has_single_bit(kinds) && (kinds & (bit(haku) - bit(east))))
            return Closing::four_winds;
    }
    if (rule.all_riichi) {
        int riichi = 0;
        for (int w = 0; w < players(); ++w) riichi += players_[w].in_riichi();
        if (riichi == players()) return Closing::all_riichi;
    }
    return Closing::none;
}

void Round::close(Closing closing) {
    switch (closing) {
        case Closing::maneman:
            return finish_pattern(turn_, Pattern::maneman);
        case Closing::four_kans_win:
            return finish_pattern(turn_, Pattern::four_kans);
        case Closing::four_kans:
            return abort(Abort::four_kans);
        case Closing::four_winds:
            return abort(Abort::four_winds);
        case Closing::all_riichi:
            return abort(Abort::all_riichi);
        case Closing::none:
            break;
    }
}

}  // namespace ariari
