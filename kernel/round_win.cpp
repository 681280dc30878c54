// Winning: by a complete hand, by a pattern of discards or kans, and the false win.
#include <algorithm>
#include <bit>

#include "round.hpp"

namespace ariari {

namespace {

Refusal refusal_of(ScoreError error) {
    switch (error) {
        case ScoreError::none:
            return Refusal::none;
        case ScoreError::not_complete:
            return Refusal::not_complete;
        case ScoreError::no_yaku:
            return Refusal::no_yaku;
        case ScoreError::not_fixed:
            return Refusal::not_fixed;
        case ScoreError::not_played:
            break;
    }
    return Refusal::not_played;
}

}  // namespace

// What is true of a winner whichever way the win comes about.
Win Round::make_win(int wind, int from) const {
    const Player& p = players_[wind];
    Win win;
    win.seat = static_cast<std::int8_t>(wind);
    win.round = start_.wind;
    win.from = static_cast<std::int8_t>(from);
    win.hand = p.hand.concealed();
    win.meld_count = p.meld_count;
    for (int suit = 0; suit < 3; ++suit) win.reds[suit] = p.copies[first_red + suit];
    for (int i = 0; i < p.meld_count; ++i) {
        win.melds[i] = p.melds[i].meld;
        if (p.melds[i].reds) win.reds[suit_of(win.melds[i].first)] += p.melds[i].reds;
    }
    win.riichi = p.riichi;
    win.open_riichi = p.open;
    win.ippatsu = p.ippatsu;
    if (from != nobody && players_[from].in_riichi() && from != declaring_)
        win.from_riichi =
            players_[from].riichi_order < p.riichi_order ? DiscarderRiichi::before : DiscarderRiichi::after;
    win.flowers = p.flowers;
    win.nuki = p.nuki;
    const Rules::Wall& rule = rules_->wall;
    win.dora_count = wall_.turned_up;
    std::copy_n(wall_.dora.begin(), wall_.turned_up, win.dora.begin());
    if (rule.ura && p.in_riichi()) {
        win.ura_count = rule.kan_ura || wall_.covered == 0 ? wall_.covered : std::uint8_t{1};
        std::copy_n(wall_.ura.begin(), win.ura_count, win.ura.begin());
    }
    win.liable = p.liable;
    win.has_sitter_out = start_.has_sitter_out;
    win.first_call_known = p.first_call_known;
    win.at_first_call = p.at_first_call;
    return win;
}

// The win that the tile now drawn, or offered, would bring.
Win Round::win_now(int wind) const {
    const Player& p = players_[wind];
    const bool tsumo = phase_ == Phase::turn;
    const Tile tile = tsumo ? drawn_ : offered_;
    Win win = make_win(wind, tsumo ? nobody : turn_);
    win.win = kind_of(tile);
    if (tsumo) {
        --win.hand[win.win];
        win.rinshan = source_ == Source::kan || (source_ == Source::north && rules_->tiles.nuki_rinshan) ||
                      (source_ == Source::flower && rules_->tiles.flower_rinshan);
        win.last_tile = wall_.left() == 0;
        win.first_turn = unbroken_ && p.discard_count == 0 && p.drew_first;
        if (win.liable[0].seat == nobody && source_ == Source::kan && rules_->liability.open_kan)
            win.liable[0] = {rinshan_liable_, LiableFor::any};
    } else {
        if (is_red(tile)) ++win.reds[tile - first_red];
        win.last_tile = offer_ == Offer::discard && wall_.left() == 0;
        win.chankan = offer_ == Offer::kakan || offer_ == Offer::ankan ||
                      (offer_ == Offer::nuki && rules_->tiles.nuki_robbed_is_chankan);
        win.kan_discard = offer_ == Offer::discard && after_kan_;
        // A kan ends the first go-round, robbed or not: renhou is a ron of a discard.
        win.first_turn = offer_ == Offer::discard && unbroken_ && p.discard_count == 0;
    }
    return win;
}

Refusal Round::refusal_tsumo(int wind) const {
    const Player& p = players_[wind];
    if (drawn_ == no_tile) return Refusal::after_call;
    if (!(p.waits & bit(kind_of(drawn_)))) return Refusal::not_complete;
    if (p.dead) return Refusal::dead_hand;
    if (p.noten_riichi) return Refusal::not_tenpai;
    if (tsumo_barred(p)) return Refusal::furiten;
    if (p.passed && !rules_->furiten.same_turn_tsumo) return Refusal::same_turn;
    if (no_tsumo_) return Refusal::no_tsumo;
    if (ruled_[wind].no_win & bit(kind_of(drawn_))) return Refusal::no_win_on_suit;
    return refusal_of(score(*rules_, win_now(wind)).error);
}

Refusal Round::refusal_ron(int wind) const {
    const Player& p = players_[wind];
    const Kind kind = kind_of(offered_);
    if (!(p.waits & bit(kind)) || !can_rob(wind)) return Refusal::not_complete;
    if (p.dead) return Refusal::dead_hand;
    if (furiten_on(p, kind)) return Refusal::furiten;
    if (ruled_[wind].no_ron & bit(kind)) return Refusal::no_ron_on_kind;
    if (ruled_[wind].no_win & bit(kind)) return Refusal::no_win_on_suit;
    return refusal_of(score(*rules_, win_now(wind)).error);
}

// ---- finishing

void Round::add_win(const Win& win) {
    wins_[outcome_.win_count] = win;
    outcome_.wins[outcome_.win_count] = terms_of(*rules_, win, score(*rules_, win));
    ++outcome_.win_count;
}

void Round::finish_tsumo(int wind) {
    if (start_.allow_errors && refusal_tsumo(wind) != Refusal::none) return false_win(wind);
    add_win(win_now(wind));
    events_.add({.type = EventType::tsumo, .who = static_cast<std::int8_t>(wind), .tile = drawn_});
    finish(Ending::win);
}

// Several rons: the first in turn alone, all of them, or with three of them none.
void Round::finish_rons(Winds winners) {
    if (std::popcount(winners) == 3 && rules_->draws.abortive.triple_ron) return abort(Abort::triple_ron);
    if ((offer_ == Offer::kakan || offer_ == Offer::ankan) && rules_->kan.robbed_dora) turn_up_dora();
    while (winners) {
        const int w = first_in_turn(winners, turn_, players());
        winners &= ~one(w);
        add_win(win_now(w));
        events_.add(
            {.type = EventType::ron, .who = static_cast<std::int8_t>(w), .from = turn_, .tile = offered_});
        if (rules_->winning.several == Several::first_in_turn) break;
    }
    finish(Ending::win);
}

void Round::finish_pattern(int wind, Pattern pattern) {
    Win win = make_win(wind, nobody);
    win.pattern = pattern;
    add_win(win);
    events_.add({.type = pattern == Pattern::maneman ? EventType::maneman : EventType::four_kans,
                 .who = static_cast<std::int8_t>(wind)});
    finish(Ending::win);
}

}  // namespace ariari
