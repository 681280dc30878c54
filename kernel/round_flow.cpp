// The way of a tile: drawn, discarded, offered, passed over, and the next one drawn. A game consists of
// little else, so what mostly is not so is asked once and answered elsewhere; a discard that concerns nobody
// is to be one call and the next draw another (flatten, noinline: a twentieth faster than what the compiler
// chooses by itself).
#include "round.hpp"

namespace ariari {

// ---- drawing

// Flowers dealt are laid aside when their owner's turn comes, before the draw.
[[gnu::noinline]] void Round::begin_turn(int wind) {
    turn_ = static_cast<std::int8_t>(wind);
    forbidden_ = 0;
    after_kan_ = kan_this_turn_ = false;
    if (players_[wind].flowers_held && !lay_held_flowers(wind)) return;
    if (wall_.left() == 0) return exhaust();
    take(wind, wall_.draw(), Source::front);
}

void Round::replace(int wind, Source source) { take(wind, wall_.replace(), source); }

void Round::note_draw(int wind, Tile tile, Source source) {
    events_.add({.type = EventType::draw,
                 .who = static_cast<std::int8_t>(wind),
                 .tile = tile,
                 .flag = source != Source::front});
}

void Round::take(int wind, Tile tile, Source source) {
    Player& p = players_[wind];
    note_draw(wind, tile, source);
    while (is_flower(tile)) [[unlikely]] {
        if (!lay_flower(wind, tile - first_flower)) return;
        // What replaces a flower that replaced a kan's tile is still the kan's (ds-03).
        if (source == Source::front) source = Source::flower;
        tile = wall_.replace();
        note_draw(wind, tile, source);
    }
    p.add(tile);
    p.near = p.closed() && !p.in_riichi() && is_near(p);  // for riichi
    drawn_ = tile;
    source_ = source;
    no_tsumo_ = false;
    phase_ = Phase::turn;
    to_act_ = static_cast<std::int8_t>(wind);
    asked_ = one(wind);
}

// ---- discarding

[[gnu::flatten]] void Round::discard(int wind, Action action) {
    const bool plain = action < act_riichi;
    const Tile tile = plain ? static_cast<Tile>(action - act_discard) : info(action).tile;
    const Act act = plain ? Act::discard : info(action).act;
    Player& p = players_[wind];
    const bool drawn = tile == drawn_ && !(action & from_hand);
    const bool rested = p.in_riichi();  // riichi was declared before this discard

    p.remove(tile);
    if (!drawn) refresh_waits(wind);
    if (rested) p.ippatsu = false;
    p.passed = false;
    if (act != Act::discard) declare_riichi(wind, act == Act::open_riichi);
    events_.add(
        {.type = EventType::discard, .who = static_cast<std::int8_t>(wind), .tile = tile, .flag = drawn});
    p.discards[p.discard_count++] = {
        .tile = tile, .drawn = drawn, .riichi = act != Act::discard, .called = false};
    p.river |= bit(kind_of(tile));
    for (; dora_due_; --dora_due_) turn_up_dora();
    after_kan_ = kan_this_turn_;
    rinshan_liable_ = nobody;
    drawn_ = no_tile;
    forbidden_ = 0;
    if (p.copying) p.copying = copies_upper(wind);
    closing_ = may_close(p) ? closing_after(wind) : Closing::none;
    offer(wind, tile, Offer::discard);
}

// ---- offering

// Asks everybody who may claim the tile; when nobody may, play goes on at once.
void Round::offer(int wind, Tile tile, Offer what) {
    turn_ = static_cast<std::int8_t>(wind);
    offered_ = tile;
    offer_ = what;
    phase_ = Phase::claim;
    asked_ = goes_by_ = claiming_ = 0;
    claims_ = {};
    gone_by_[wind] = {};
    const KindSet kind = bit(kind_of(tile));
    const bool calls = what == Offer::discard;
    const int lower = next(wind);
    for (int w = lower; w != wind; w = next(w)) {
        const Player& p = players_[w];
        // Mostly the tile is of no use to anybody, and nothing more need be asked.
        KindSet useful = p.waits | (calls ? p.hand.at_least(2) : 0);
        if (calls && rules_->calls.chii && w == lower) useful |= chii_kinds(p.hand.at_least(1));
        if (useful & kind || start_.allow_errors) ask(w);
    }
    next_to_act();
}

void Round::next_to_act() {
    if (asked_)
        to_act_ = static_cast<std::int8_t>(first_in_turn(asked_, turn_, players()));
    else if (claiming_)
        resolve();
    else
        pass();
}

// Nobody claims the tile.
void Round::pass() {
    if (goes_by_) go_by();
    switch (offer_) {
        case Offer::discard:
            if (discard_stands()) begin_turn(next(turn_));
            return;
        case Offer::nuki:
            if (rules_->tiles.nuki_breaks_first_turn) unbroken_ = false;
            if (rules_->tiles.nuki_breaks_ippatsu) break_ippatsu();
            return replace(turn_, Source::north);
        case Offer::ankan:
        case Offer::kakan:
            return kan_made(turn_, offer_);
    }
}

// Nobody has ronned the discard: a riichi is accepted, and what the discard brings about happens. False when
// the round is over by it.
bool Round::discard_stands() {
    if (declaring_ != nobody) accept_riichi();
    if (closing_ == Closing::none) return true;
    close(closing_);
    return false;
}

}  // namespace ariari
