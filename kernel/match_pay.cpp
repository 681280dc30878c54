// Payments of a match, and what becomes of the deal and of the honba.
#include <algorithm>
#include <span>

#include "bonus.hpp"
#include "chombo.hpp"
#include "match.hpp"

namespace ariari {

void Match::begin_round() {
    if (!fresh_) return;
    fresh_ = false;
    payment_count_ = bust_count_ = 0;
    emptier_.fill(nobody);
}

// ---- single payments

void Match::pay(std::int8_t from, std::int8_t to, Reason reason, int amount) {
    if (is_bonus(reason)) return pay_bonus(from, to, reason, amount);
    if (from != nobody) {
        std::int32_t& stack = points_[from];
        if (!rules_->payments.beyond_stack) amount = std::clamp(amount, 0, std::max(0, stack));  // pt-04
        const bool was_in = !out_of_points(stack);
        stack -= amount;
        if (was_in && out_of_points(stack)) emptier_[from] = to;
    } else {
        sticks_ -= amount;
    }
    if (amount == 0) return;
    if (to != nobody)
        points_[to] += amount;
    else
        sticks_ += amount;
    if (payment_count_ < most_payments) payments_[payment_count_++] = {from, to, reason, amount};
}

void Match::pay_bonus(std::int8_t from, std::int8_t to, Reason reason, int amount) {
    bonus_[from] -= amount;
    bonus_[to] += amount;
    if (reason == Reason::chip) {
        chips_[from] -= amount / rules_->bonus.chips.value;
        chips_[to] += amount / rules_->bonus.chips.value;
    }
    if (payment_count_ < most_payments) payments_[payment_count_++] = {from, to, reason, amount};
}

void Match::pay(const Transfer& t) {
    const auto seat = [&](std::int8_t wind) -> std::int8_t {
        if (wind == nobody) return nobody;
        return static_cast<std::int8_t>(wind == ariari::sitter_out ? seat_of(players()) : seat_of(wind));
    };
    pay(seat(t.from), seat(t.to), t.reason, t.amount);
}

void Match::stake(int wind, int points) {
    begin_round();
    const int seat = seat_of(wind);
    staked_[seat] += points;
    pay(static_cast<std::int8_t>(seat), nobody, Reason::stake, points);
}

void Match::all_flowers(int wind) {
    begin_round();
    const Transfers due = all_flowers_bonus(*rules_, static_cast<std::int8_t>(wind));
    for (const Transfer& t : due.span()) pay(t);
}

void Match::void_all_flowers(int wind) {
    begin_round();
    const Transfers due = all_flowers_bonus(*rules_, static_cast<std::int8_t>(wind));
    for (const Transfer& t : due.span()) pay({t.to, t.from, t.reason, t.amount});
}

void Match::fine(int wind, int times) {
    begin_round();
    pay({static_cast<std::int8_t>(wind), nobody, Reason::fine, times * rules_->penalties.fine});
}

// ---- what a round came to

Match::Deal Match::settle(const Outcome& outcome) {
    switch (outcome.ending) {
        case Ending::win:
            return settle_wins(outcome);
        case Ending::exhaustive:
            return settle_exhaustive(outcome);
        case Ending::abort:
            return settle_abort();
        case Ending::chombo:
            break;
    }
    return settle_chombo(outcome);
}

Match::Deal Match::settle_wins(const Outcome& outcome) {
    // The first in turn after the discarder comes first.
    std::array<WinTerms, most_winners> wins{};
    std::size_t count = 0;
    const int from = outcome.wins[0].from;
    for (int step = 0; step < players(); ++step)
        for (int i = 0; i < outcome.win_count; ++i)
            if (outcome.wins[i].winner == (from + players() + 1 + step) % players())
                wins[count++] = outcome.wins[i];
    const std::span<const WinTerms> all(wins.data(), count);
    for (const WinTerms& terms : all) pay_win(terms, &terms == all.data());
    collect(all, outcome.riichi);
    return after_wins(all);
}

void Match::pay_win(WinTerms terms, bool first) {
    const bool gets_honba = first || rules_->payments.honba_to == HonbaTo::every_winner;
    terms.honba = gets_honba ? honba_ : 0;
    terms.sticks = 0;
    terms.has_sitter_out = has_sitter_out();
    const Transfers due = payments(*rules_, terms);
    for (const Transfer& t : due.span()) pay(t);
}

// The sticks go to the first in turn who may take them (pt-26).
void Match::collect(std::span<const WinTerms> wins, Winds riichi) {
    const bool anybody_out =
        std::any_of(points_.begin(), points_.begin() + people_, [&](int p) { return out_of_points(p); });
    const bool anyone =
        rules_->payments.collector == Collector::winner || last_round() || in_extra() || anybody_out;
    for (const WinTerms& terms : wins)
        if (anyone || has(riichi, terms.winner)) return pay({nobody, terms.winner, Reason::sticks, sticks_});
}

Match::Deal Match::after_wins(std::span<const WinTerms> wins) const {
    const bool dealer_wins = std::ranges::any_of(wins, &WinTerms::dealer);
    const bool dealer_first = wins[0].dealer();
    const bool stays =
        rules_->winning.dealer_stays == DealerStaysWin::dealer_wins ? dealer_wins : dealer_first;
    return {stays, Why::win, stays ? honba_ + 1 : 0};
}

Match::Deal Match::settle_exhaustive(const Outcome& outcome) {
    std::array<WinTerms, max_players> nagashi{};
    int count = 0;
    if (nagashi_wins(outcome, nagashi, count)) {
        const std::span<const WinTerms> wins(nagashi.data(), static_cast<std::size_t>(count));
        for (const WinTerms& terms : wins) pay_win(terms, &terms == wins.data());
        collect(wins, outcome.riichi);
        return after_wins(wins);
    }
    if (count) {
        for (int i = 0; i < count; ++i) {
            const Transfers due = payments(*rules_, nagashi[i]);
            for (const Transfer& t : due.span()) pay(t);
        }
    } else {
        pay_noten(outcome.tenpai);
    }
    const bool tenpai = has(outcome.tenpai, 0);
    const Stays rule = rules_->draws.dealer_stays[wind_];
    const bool stays = rule == Stays::always || (rule == Stays::tenpai && tenpai);
    return {stays, tenpai ? Why::tenpai : Why::other, honba_ + 1};
}

// Whose nagashi is paid, the first in turn from the dealer first; true if as a win.
bool Match::nagashi_wins(const Outcome& outcome, std::array<WinTerms, max_players>& wins, int& count) const {
    const Rules::Nagashi& rule = rules_->draws.nagashi;
    if (rule.value == NagashiValue::none) return false;
    const Limit limit = rule.value == NagashiValue::mangan ? Limit::mangan : Limit::yakuman;
    for (std::int8_t w = 0; w < players(); ++w) {
        if (!has(outcome.nagashi, w)) continue;
        wins[count].value = limit_value(limit);
        wins[count].winner = w;
        wins[count].nagashi = true;
        ++count;
        if (rule.several == NagashiSeveral::first_in_turn) break;
    }
    return count > 0 && rule.paid_as == NagashiPaid::win;
}

void Match::pay_noten(Winds tenpai) {
    int ready = 0;
    for (int w = 0; w < players(); ++w) ready += has(tenpai, w);
    const int noten = players() - ready;
    if (ready == 0 || noten == 0) return;
    const Rules::Noten& rule = rules_->draws.noten;
    const int amount = rule.pool ? *rule.pool / (ready * noten) : rule.each.value_or(0);
    for (std::int8_t to = 0; to < players(); ++to)
        for (std::int8_t from = 0; from < players(); ++from)
            if (has(tenpai, to) && !has(tenpai, from)) pay({from, to, Reason::noten, amount});
}

Match::Deal Match::settle_abort() {
    const Rules::Abortive& rule = rules_->draws.abortive;
    const bool last = last_round() && rule.last_round;
    const AbortStays what = last ? *rule.last_round : rule.dealer[wind_];
    return {what == AbortStays::stays, Why::other, honba_ + rule.honba};
}

Match::Deal Match::settle_chombo(const Outcome& outcome) {
    const Rules::Chombo& rule = rules_->penalties.chombo;
    if (rule.sticks_back)
        for (int w = 0; w < players(); ++w) {
            const auto seat = static_cast<std::int8_t>(seat_of(w));
            pay(nobody, seat, Reason::stake, staked_[seat]);
            staked_[seat] = 0;
        }
    for (std::int8_t w = 0; w < players(); ++w) {
        if (!has(outcome.offenders, w)) continue;
        const Transfers due = chombo_payments(*rules_, w);
        for (const Transfer& t : due.span()) pay(t);
    }
    return {stays_after_chombo(outcome.offenders), Why::other, honba_ + rule.honba};
}

bool Match::stays_after_chombo(Winds offenders) const {
    const Rules::Chombo& rule = rules_->penalties.chombo;
    if (!has(offenders, 0) || rule.dealer == ChomboDealer::replays) return true;
    if (!last_round() || rule.last_round == ChomboLast::as_ever) return false;
    return rule.last_round == ChomboLast::replays || is_top(dealer_);
}

}  // namespace ariari
