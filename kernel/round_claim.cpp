// A tile on the table that concerns somebody: who may claim it, the answers, and the claim that stands.
#include <algorithm>
#include <bit>

#include "round.hpp"

namespace ariari {

namespace {

// The three tiles of the run that two tiles of the hand and the called kind make.
Kind first_of_run(Kind a, Kind b, Kind called) { return std::min({a, b, called}); }

// A call takes its tiles one by one, so that the giver's tile comes last.
Called called_meld(MeldType type, Kind first, int from, Tile taken, std::initializer_list<Tile> own) {
    Called c{.meld = {type, first}, .from = static_cast<std::int8_t>(from), .taken = taken};
    int i = 0;
    for (Tile t : own) {
        c.tiles[i++] = t;
        c.reds += is_red(t);
    }
    c.tiles[i] = taken;
    c.reds += is_red(taken);
    return c;
}

}  // namespace

// ---- offering

void Round::ask(int wind) {
    if ((players_[wind].waits & bit(kind_of(offered_))) && can_rob(wind)) goes_by_ |= one(wind);
    claims_[wind] = claims_on_offer(wind);
    if (claims_[wind]) asked_ |= one(wind);
    if (has(goes_by_, wind) && !(claims_[wind] & claim_ron)) gone_by_[wind] = {offered_, refusal_ron(wind)};
}

std::uint8_t Round::claims_on_offer(int wind) const {
    std::uint8_t may = 0;
    if ((has(goes_by_, wind) && refusal_ron(wind) == Refusal::none) || may_err(wind)) may |= claim_ron;
    if (offer_ == Offer::discard && closing_ == Closing::none) may |= claims_on_discard(wind);
    return may;
}

// Whether a winning tile offered in this way can be ronned by that player at all.
bool Round::can_rob(int wind) const {
    switch (offer_) {
        case Offer::discard:
        case Offer::kakan:
            return true;
        case Offer::ankan:
            return rules_->kan.rob_closed == RobClosed::kokushi && players_[wind].meld_count == 0 &&
                   players_[wind].hand.by_form().orphans == 0;
        case Offer::nuki:
            break;
    }
    return rules_->tiles.nuki_can_be_robbed;
}

std::uint8_t Round::claims_on_discard(int wind) const {
    const Player& p = players_[wind];
    const Kind kind = kind_of(offered_);
    const int like = p.hand[kind];
    if (p.in_riichi() || p.dead) return 0;
    const bool chii = rules_->calls.chii && wind == next(turn_) && chii_kinds(p.hand.at_least(1)) & bit(kind);
    const bool last = wall_.left() == 0 && !rules_->calls.last_discard;
    std::uint8_t may = 0;
    if (like >= 2 && !last && may_pon(wind)) may |= claim_pon;
    if (like >= 3 && refusal_any_kan() == Refusal::none) may |= claim_kan;
    if (chii && !last && may_chi(wind)) may |= claim_chi;
    return may;
}

bool Round::may_pon(int wind) const {
    ActionSet any;
    add_pons(wind, any);
    return !any.empty();
}

bool Round::may_chi(int wind) const {
    ActionSet any;
    add_chis(wind, any);
    return !any.empty();
}

// Which kinds may not be discarded after a call (喰い替え).
KindSet Round::swap_forbidden(Action call) const {
    const Kind kind = kind_of(offered_);
    const ActionInfo& what = info(call);
    if (rules_->calls.swap == Swap::allowed) return 0;
    KindSet forbidden = bit(kind);
    if (what.act != Act::chi || rules_->calls.swap == Swap::same_tile_only) return forbidden;
    const Kind low = kind_of(what.uses[0]), high = kind_of(what.uses[1]);
    if (high != low + 1) return forbidden;
    if (kind < low && high % 9 < 8) forbidden |= bit(static_cast<Kind>(high + 1));
    if (kind > high && low % 9 > 0) forbidden |= bit(static_cast<Kind>(low - 1));
    return forbidden;
}

// A call that would leave nothing to discard is not offered.
bool Round::leaves_discard(int wind, Action call) const {
    const Player& p = players_[wind];
    KindSet rest = p.hand.at_least(1);
    constexpr int taken_and_barred = 4;  // kinds, at most
    if (std::popcount(rest) > taken_and_barred) return true;
    if (p.flowers_held) return true;  // their replacements come first
    const auto [a, b] = info(call).uses;
    const KindSet forbidden = swap_forbidden(call);
    if (kind_of(a) == kind_of(b)) {
        if (p.hand[kind_of(a)] == 2) rest &= ~bit(kind_of(a));
    } else {
        for (Tile t : {a, b})
            if (p.hand[kind_of(t)] == 1) rest &= ~bit(kind_of(t));
    }
    return (rest & ~forbidden) != 0;
}

void Round::add_pons(int wind, ActionSet& out) const {
    const Player& p = players_[wind];
    const Kind kind = kind_of(offered_);
    const int reds = is_five(kind) ? p.reds(suit_of(kind)) : 0;
    const int plain = p.copies[kind];
    for (int red = 0; red <= 2; ++red) {
        if (red > reds || 2 - red > plain) continue;
        const Action a = pon_action(kind, red);
        if (leaves_discard(wind, a)) out.add(a);
    }
}

void Round::add_chis(int wind, ActionSet& out) const {
    const Player& p = players_[wind];
    const Kind kind = kind_of(offered_);
    const int n = kind % 9;
    const auto add = [&](Tile low, Tile high) {
        const Action a = chi_action(low, high);
        if (leaves_discard(wind, a)) out.add(a);
    };
    for (int low = std::max(0, n - 2); low <= std::min(6, n); ++low) {  // the run low, low+1, low+2
        const int first = kind - n + low;
        const auto a = static_cast<Kind>(low == n ? first + 1 : first);
        const auto b = static_cast<Kind>(low + 2 == n ? first + 1 : first + 2);
        if (!p.hand[a] || !p.hand[b]) continue;
        if (p.has(a) && p.has(b)) add(a, b);
        if (is_five(a) && p.has(red_of(a))) add(red_of(a), b);
        if (is_five(b) && p.has(red_of(b))) add(a, red_of(b));
    }
}

// ---- answering

void Round::add_claims(int wind, ActionSet& out) const {
    const std::uint8_t may = claims_[wind];
    if (may & claim_ron) out.add(act_ron);
    if (may & claim_pon) add_pons(wind, out);
    if (may & claim_kan) out.add(act_daiminkan + kind_of(offered_));
    if (may & claim_chi) add_chis(wind, out);
    out.add(act_pass);
}

void Round::answer(int wind, Action action) {
    if (action == act_ron && start_.allow_errors && refusal_ron(wind) != Refusal::none) {
        false_win(wind);
        if (over()) return;
        action = act_pass;
    }
    answers_[wind] = action;
    if (action != act_pass) claiming_ |= one(wind);
    asked_ &= ~one(wind);
    next_to_act();
}

// Ron over pon and kan, these over chii; of several rons the house's rule.
void Round::resolve() {
    Winds rons = 0;
    int caller = nobody, chi_caller = nobody;
    for (unsigned left = claiming_; left; left &= left - 1) {
        const int w = std::countr_zero(left);
        switch (info(answers_[w]).act) {
            case Act::ron:
                rons |= one(w);
                break;
            case Act::pon:
            case Act::daiminkan:
                caller = w;
                break;
            case Act::chi:
                chi_caller = w;
                break;
            default:
                break;
        }
    }
    if (rons) return finish_rons(rons);
    if (caller == nobody) caller = chi_caller;
    go_by();
    if (discard_stands()) call(caller, answers_[caller]);
}

// A winning tile that goes by makes furiten until the own next discard, and in riichi for good.
void Round::go_by() {
    for (unsigned left = goes_by_; left; left &= left - 1) {
        Player& p = players_[std::countr_zero(left)];
        (p.in_riichi() ? p.missed : p.passed) = true;
        if (p.in_riichi()) p.passed = true;
    }
}

void Round::accept_riichi() {
    Player& p = players_[declaring_];
    p.accepted = p.ippatsu = true;
    p.stake = p.open ? rules_->riichi.open.stick : rules_->riichi.stick;
    events_.add({.type = EventType::riichi_accepted, .who = declaring_});
    declaring_ = nobody;
}

// ---- calling

void Round::call(int wind, Action action) {
    Player& p = players_[wind];
    const int giver = turn_;
    players_[giver].discards[players_[giver].discard_count - 1].called = true;
    unbroken_ = false;
    break_ippatsu();
    const auto [act, tile, uses] = info(action);
    const Kind kind = kind_of(offered_);
    const KindSet forbidden = act == Act::daiminkan ? 0 : swap_forbidden(action);
    Called meld;
    if (act == Act::daiminkan) {
        std::array<Tile, 3> own{};
        for (Tile& t : own) p.remove(t = p.any_of(kind));
        meld = called_meld(MeldType::daiminkan, kind, giver, offered_, {own[0], own[1], own[2]});
    } else {
        for (Tile t : uses) p.remove(t);
        const bool chi = act == Act::chi;
        const Kind first = chi ? first_of_run(kind_of(uses[0]), kind_of(uses[1]), kind) : kind;
        meld = called_meld(chi ? MeldType::chi : MeldType::pon, first, giver, offered_, {uses[0], uses[1]});
    }
    if (!p.first_call_known) {
        p.first_call_known = true;
        p.at_first_call = p.hand.concealed();
    }
    p.lay(meld);
    const EventType type = act == Act::chi   ? EventType::chi
                           : act == Act::pon ? EventType::pon
                                             : EventType::daiminkan;
    events_.add({.type = type,
                 .who = static_cast<std::int8_t>(wind),
                 .from = static_cast<std::int8_t>(giver),
                 .tile = offered_,
                 .more = {meld.tiles[0], meld.tiles[1], act == Act::daiminkan ? meld.tiles[2] : no_tile}});
    note_liability(wind, giver);
    drawn_ = no_tile;
    turn_ = static_cast<std::int8_t>(wind);
    source_ = Source::call;
    kan_this_turn_ = false;
    if (act == Act::daiminkan) {
        refresh_waits(wind);
        rinshan_liable_ = static_cast<std::int8_t>(giver);
        if (!lay_held_flowers(wind)) return;
        return kan_made(wind, Offer::discard);
    }
    if (!lay_held_flowers(wind)) return;
    forbidden_ = forbidden;
    phase_ = Phase::turn;
    to_act_ = static_cast<std::int8_t>(wind);
    asked_ = one(wind);
}

// Whoever gives the third dragon, the fourth wind or the fourth kan is liable, where the house holds so.
void Round::note_liability(int wind, int giver) {
    Player& p = players_[wind];
    const Called& last = p.melds[p.meld_count - 1];
    int dragons = 0, winds = 0, quads = 0;
    for (int i = 0; i < p.meld_count; ++i) {
        const Meld& m = p.melds[i].meld;
        dragons += !m.is_run() && m.first >= haku;
        winds += !m.is_run() && m.first >= east && m.first < haku;
        quads += m.is_quad();
    }
    const auto borne = [&](std::string_view id) {
        const int i = rules_->yaku.index_of(id);
        return i >= 0 && rules_->liability.yaku[static_cast<std::size_t>(i)];
    };
    const Kind kind = last.meld.first;
    const auto decided = [&](LiableFor what) {
        if (!borne(Words<LiableFor>::all[static_cast<std::size_t>(what)])) return;
        Liable& next = p.liable[p.liable[0].seat == nobody ? 0 : 1];
        next = {static_cast<std::int8_t>(giver), what};
    };
    if (dragons == 3 && kind >= haku) decided(LiableFor::daisangen);
    if (winds == 4 && kind >= east && kind < haku) decided(LiableFor::daisuushii);
    if (quads == 4 && last.meld.is_quad()) decided(LiableFor::suukantsu);
}

void Round::break_ippatsu() {
    for (Player& p : players_) p.ippatsu = false;
}

// ---- refusing

Refusal Round::refusal_claim(int wind, Action action) const {
    const Player& p = players_[wind];
    const ActionInfo& what = info(action);
    if (what.act == Act::ron) return refusal_ron(wind);
    if (what.act != Act::chi && what.act != Act::pon && what.act != Act::daiminkan)
        return Refusal::not_possible;
    if (offer_ != Offer::discard) return Refusal::not_possible;
    if (p.dead) return Refusal::dead_hand;
    if (p.in_riichi()) return Refusal::in_riichi;
    if (what.act == Act::chi && !rules_->calls.chii) return Refusal::not_played;
    if (what.act == Act::daiminkan) {
        if (what.tile != kind_of(offered_) || p.hand[what.tile] < 3) return Refusal::not_in_hand;
        return refusal_any_kan();
    }
    if (wall_.left() == 0 && !rules_->calls.last_discard) return Refusal::last_discard;
    if (what.act == Act::chi && wind != next(turn_)) return Refusal::not_your_turn;
    for (Tile t : what.uses)
        if (!p.has(t)) return Refusal::not_in_hand;
    return leaves_discard(wind, action) ? Refusal::not_possible : Refusal::no_discard_left;
}

}  // namespace ariari
