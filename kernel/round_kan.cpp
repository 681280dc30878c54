// Closed and added kans, and what follows any kan.
#include <algorithm>
#include <array>
#include <bit>

#include "round.hpp"
#include "tenpai.hpp"

namespace ariari {

namespace {

// A reading without the question which tile came last: its groups in order of their codes, and its pair.
struct Decomposition {
    std::array<std::uint8_t, 4> groups{};
    std::uint8_t count = 0;
    Kind pair = no_kind;
    bool operator==(const Decomposition&) const = default;

    static std::uint8_t code(GroupType type, Kind first) {
        return static_cast<std::uint8_t>(kind_count * static_cast<int>(type) + first + 1);
    }
    void put(std::uint8_t group) {
        std::uint8_t at = count++;
        for (; at > 0 && groups[at - 1] > group; --at) groups[at] = groups[at - 1];
        groups[at] = group;
    }
    bool take_out(GroupType type, Kind first) {
        const std::uint8_t group = code(type, first);
        std::uint8_t at = 0;
        while (at < count && groups[at] != group) ++at;
        if (at == count) return false;
        for (--count; at < count; ++at) groups[at] = groups[at + 1];
        groups[count] = 0;
        return true;
    }
};

using Decompositions = std::array<Decomposition, max_readings>;

// The ways to take a complete hand apart, each once; forms other than groups stop the comparison (-1).
int decompositions(const Counts& concealed, std::span<const Meld> melds, Kind win, const Forms& forms,
                   Decompositions& out) {
    std::array<Reading, max_readings> all;
    const int n = readings(concealed, melds, win, true, forms, all);
    int count = 0;
    for (int i = 0; i < n; ++i) {
        if (all[i].form != Form::groups) return -1;
        Decomposition d;
        d.pair = all[i].pair;
        for (int g = 0; g < all[i].group_count; ++g)
            d.put(Decomposition::code(all[i].groups[g].type, all[i].groups[g].first));
        if (std::find(out.begin(), out.begin() + count, d) == out.begin() + count) out[count++] = d;
    }
    return count;
}

bool same_set(const Decompositions& a, int count_a, const Decompositions& b, int count_b) {
    return count_a == count_b && std::all_of(a.begin(), a.begin() + count_a, [&](const Decomposition& d) {
               return std::find(b.begin(), b.begin() + count_b, d) != b.begin() + count_b;
           });
}

}  // namespace

void Round::add_kans(int wind, ActionSet& out) const {
    const Player& p = players_[wind];
    for (KindSet rest = p.hand.at_least(4); rest; rest &= rest - 1) {
        const auto k = static_cast<Kind>(std::countr_zero(rest));
        if (refusal_ankan(wind, k) == Refusal::none) out.add(act_ankan + k);
    }
    for (KindSet rest = p.pons & p.hand.at_least(1); rest; rest &= rest - 1) {
        const auto k = static_cast<Kind>(std::countr_zero(rest));
        if (refusal_kakan(wind, k) == Refusal::none) out.add(act_kakan + k);
    }
    if (rules_->tiles.nuki && p.hand[north] && refusal_nuki(wind) == Refusal::none) out.add(act_nuki);
}

// What any kan needs.
Refusal Round::refusal_any_kan() const {
    if (kans_ == most_kans) return Refusal::four_kans;
    if (wall_.left() < std::max(1, rules_->kan.min_draws)) return Refusal::wall;
    return Refusal::none;
}

Refusal Round::refusal_ankan(int wind, Kind kind) const {
    const Player& p = players_[wind];
    if (p.dead) return Refusal::dead_hand;
    if (drawn_ == no_tile) return Refusal::after_call;
    if (p.hand[kind] < 4) return Refusal::not_in_hand;
    if (const Refusal why = refusal_any_kan(); why != Refusal::none) return why;
    if (!p.in_riichi()) return Refusal::none;
    if (rules_->kan.after_riichi == KanAfterRiichi::never) return Refusal::in_riichi;
    if (kind_of(drawn_) != kind && !rules_->kan.held_after_riichi) return Refusal::held_kan;
    return kan_keeps_riichi(wind, kind) ? Refusal::none : Refusal::waits_change;
}

// pt-13: a free kan may change the waits, but it may not leave the hand without any.
bool Round::stays_tenpai(int wind, Kind kind) const {
    Player after = players_[wind];
    for (int i = 0; i < 4; ++i) after.hand.remove(kind);
    after.lay({.meld = {MeldType::ankan, kind}});
    return ready_waits(*rules_, after.hand, after) != 0;
}

// ds-65: a kan after riichi may change neither the waits nor how the rest of the hand is read. With the drawn
// tile the rest is the hand without the triplet that becomes a kan. With four tiles held before (送りカン)
// the drawn tile takes the place of the fourth one at the end of its run, and the rest is the hand without
// both.
bool Round::kan_keeps_riichi(int wind, Kind kind) const {
    if (rules_->kan.after_riichi == KanAfterRiichi::free) return stays_tenpai(wind, kind);
    const Player& p = players_[wind];
    const Kind drawn = kind_of(drawn_);
    const bool held = drawn != kind;
    Counts before = p.hand.concealed();
    --before[drawn];
    Counts after = p.hand.concealed();
    after[kind] = 0;
    const Forms forms = rules_->forms();
    if (waits(after, p.meld_count + 1, forms, rules_->tiles.kinds) != p.waits) return false;
    if (rules_->kan.after_riichi == KanAfterRiichi::same_waits) return true;

    std::array<Meld, 4> melds{};
    for (int i = 0; i < p.meld_count; ++i) melds[i] = p.melds[i].meld;
    const std::span<const Meld> old_melds(melds.data(), p.meld_count);
    melds[p.meld_count] = {MeldType::ankan, kind};
    const std::span<const Meld> new_melds(melds.data(), p.meld_count + 1u);

    // The run that gives its fourth tile away, and the one it becomes.
    Kind run = no_kind, moved = no_kind;
    if (held) {
        if (suit_of(drawn) != suit_of(kind) || is_honor(kind)) return false;
        if (drawn == kind + 3)
            run = kind, moved = static_cast<Kind>(kind + 1);
        else if (kind == drawn + 3)
            run = static_cast<Kind>(kind - 2), moved = drawn;
        else
            return false;
    }
    for (KindSet rest = p.waits; rest; rest &= rest - 1) {
        const auto win = static_cast<Kind>(std::countr_zero(rest));
        Counts complete_before = before, complete_after = after;
        ++complete_before[win];
        ++complete_after[win];
        Decompositions a, b;
        const int na = decompositions(complete_before, old_melds, win, forms, a);
        const int nb = decompositions(complete_after, new_melds, win, forms, b);
        if (na < 0 || nb < 0) return false;
        for (int i = 0; i < na; ++i)
            if (!a[i].take_out(GroupType::triplet, kind) || (held && !a[i].take_out(GroupType::run, run)))
                return false;
        for (int i = 0; i < nb; ++i)
            if (!b[i].take_out(GroupType::quad, kind) || (held && !b[i].take_out(GroupType::run, moved)))
                return false;
        if (!same_set(a, na, b, nb)) return false;
    }
    return true;
}

Refusal Round::refusal_kakan(int wind, Kind kind) const {
    const Player& p = players_[wind];
    if (p.dead) return Refusal::dead_hand;
    if (drawn_ == no_tile) return Refusal::after_call;
    if (!p.hand[kind]) return Refusal::not_in_hand;
    return p.pons & bit(kind) ? refusal_any_kan() : Refusal::not_in_hand;
}

void Round::ankan(int wind, Kind kind) {
    Player& p = players_[wind];
    Called meld{.meld = {MeldType::ankan, kind}};
    for (int i = 0; i < 4; ++i) {
        meld.tiles[i] = p.any_of(kind);
        meld.reds += is_red(meld.tiles[i]);
        p.remove(meld.tiles[i]);
    }
    p.lay(meld);
    refresh_waits(wind);
    drawn_ = no_tile;
    if (!rules_->liability.further_kans) rinshan_liable_ = nobody;
    events_.add({.type = EventType::ankan,
                 .who = static_cast<std::int8_t>(wind),
                 .tile = meld.tiles[3],
                 .more = {meld.tiles[0], meld.tiles[1], meld.tiles[2]}});
    offer(wind, kind, Offer::ankan);
}

void Round::kakan(int wind, Kind kind) {
    Player& p = players_[wind];
    const Tile tile = p.any_of(kind);
    const bool drawn = kind_of(drawn_) == kind;
    p.remove(tile);
    if (!drawn) refresh_waits(wind);
    Called& meld = *std::find_if(p.melds.begin(), p.melds.end(), [&](const Called& c) {
        return c.meld.type == MeldType::pon && c.meld.first == kind;
    });
    meld.meld.type = MeldType::kakan;
    p.pons &= ~bit(kind);
    meld.reds += is_red(tile);
    meld.tiles[3] = tile;
    drawn_ = no_tile;
    if (!rules_->liability.further_kans) rinshan_liable_ = nobody;
    events_.add({.type = EventType::kakan,
                 .who = static_cast<std::int8_t>(wind),
                 .tile = tile,
                 .more = {meld.tiles[0], meld.tiles[1], meld.tiles[2]}});
    if (rules_->kan.added_is_discard) p.river |= bit(kind);  // pt-28
    offer(wind, tile, Offer::kakan);
}

// Nobody has robbed it: the indicator, as the house times it, and the replacement.
void Round::kan_made(int wind, Offer what) {
    ++kans_;
    kan_this_turn_ = true;
    unbroken_ = false;
    break_ippatsu();
    for (; dora_due_; --dora_due_) turn_up_dora();
    const DoraTiming timing = rules_->kan.dora_timing;
    const bool later = timing == DoraTiming::after_discard ||
                       (timing == DoraTiming::open_after_discard && what != Offer::ankan);
    const bool turns = rules_->wall.kan_dora;
    // The replacement comes first where the last stack must serve for both (ds-47).
    const Tile tile = wall_.replace();
    if (turns && later) ++dora_due_;
    if (turns && !later) turn_up_dora();
    take(wind, tile, Source::kan);
}

// Who has made kans.
Winds Round::kan_makers() const {
    Winds makers = 0;
    for (int w = 0; w < players(); ++w)
        for (int i = 0; i < players_[w].meld_count; ++i)
            if (players_[w].melds[i].meld.is_quad()) makers |= one(w);
    return makers;
}

}  // namespace ariari
