// The flow of a match: which round comes next, and when there is none. Payments are in match_pay.cpp.
#include "match.hpp"

#include <algorithm>
#include <bit>
#include <stdexcept>
#include <string>

namespace ariari {

Match::Match(const Rules& rules, int people) : rules_(&rules), people_(static_cast<std::int8_t>(people)) {
    if (people != players() && people != players() + 1)
        throw std::invalid_argument(std::to_string(people) + " people at a table of " +
                                    std::to_string(players()));
    wind_ = static_cast<std::int8_t>(rules.length.winds.at(0));
    for (int s = 0; s < people; ++s) points_[s] = rules.settlement.start;
    emptier_.fill(nobody);
}

void Match::start_from(const Start& start) {
    const auto& winds = rules_->length.winds;
    const auto at = std::find(winds.begin(), winds.end(), start.wind);
    if (start.wind < 0 || start.wind > 3) throw std::invalid_argument("no such round wind");
    if (at == winds.end() && !start.extra)
        throw std::invalid_argument("this wind is not played but in extra rounds");
    if (start.extra && rules_->length.extra == Extra::none)
        throw std::invalid_argument("there are no extra rounds");
    if (start.dealer < 0 || start.dealer >= people_) throw std::invalid_argument("no such dealer");
    if (start.honba < 0 || start.sticks < 0) throw std::invalid_argument("honba and sticks are not negative");
    if (start.honba > most_honba)
        throw std::invalid_argument("honba beyond all reason; at most " + std::to_string(most_honba));
    const auto too_many = [](std::int32_t p) { return p > most_points || p < -most_points; };
    if (too_many(start.sticks) || std::any_of(start.points.begin(), start.points.begin() + people_, too_many))
        throw std::invalid_argument("points beyond all reason; at most " + std::to_string(most_points));
    wind_ = static_cast<std::int8_t>(start.wind);
    wind_index_ = static_cast<std::int8_t>(at - winds.begin());
    dealer_ = static_cast<std::int8_t>(start.dealer);
    honba_ = static_cast<std::int16_t>(start.honba);
    sticks_ = start.sticks;
    points_ = start.points;
    extra_ = start.extra;
    extra_over_ = static_cast<std::int16_t>(start.extra ? dealer_ : 0);
}

bool Match::last_round() const {
    if (in_extra()) return rules_->length.extra_rounds && extra_over_ + 1 >= *rules_->length.extra_rounds;
    return wind_index_ + 1 == static_cast<int>(rules_->length.winds.size()) && dealer_ + 1 == people_;
}

int Match::top() const {
    return static_cast<int>(std::max_element(points_.begin(), points_.begin() + people_) - points_.begin());
}

bool Match::is_top(int seat) const {
    if (rules_->settlement.tie == Tie::earlier_seat) return top() == seat;
    return points_[seat] == points_[top()];
}

// ---- after a round

void Match::apply(const Outcome& outcome) {
    begin_round();
    for (int w = 0; w < players(); ++w) {
        if (outcome.stakes[w]) stake(w, outcome.stakes[w]);
        if (has(outcome.all_flowers, w)) all_flowers(w);
        if (outcome.fines[w]) fine(w, outcome.fines[w]);
    }
    const Deal deal = settle(outcome);
    ++rounds_played_;
    go_on(deal, outcome);
    fresh_ = true;
}

void Match::go_on(const Deal& deal, const Outcome& outcome) {
    const auto& length = rules_->length;
    find_busts(outcome, deal.why);
    // dy-50: whatever else ends the match in that hand
    const bool dealer_noten = last_round() && outcome.ending == Ending::exhaustive && !has(outcome.tenpai, 0);
    if (bust_count_) return finish(EndReason::bust, dealer_noten);
    const int best = points_[top()];
    if (length.mercy && best >= *length.mercy) return finish(EndReason::mercy, dealer_noten);
    if (in_extra() && length.extra_ends == ExtraEnds::target_reached && best >= length.target)
        return finish(EndReason::target);
    if (!last_round()) return next_round(deal);
    if (!deal.stays) {
        if (best < length.target && to_extra()) return next_round(deal);
        return finish(EndReason::last_round, dealer_noten);
    }
    // A hand void by a chombo is played again (ds-58): it is nobody's win or draw to end the match with.
    if (outcome.ending == Ending::chombo || !last_dealer_may_end(deal)) return next_round(deal);
    const auto& last = rules_->end.last_dealer;
    const LastDealerEnds how = deal.why == Why::win      ? last.win
                               : deal.why == Why::tenpai ? last.tenpai
                                                         : last.stays;
    if (how != LastDealerEnds::choice) return finish(EndReason::last_dealer);
    stage_ = Stage::choice;
    chosen_ = deal;
}

bool Match::last_dealer_may_end(const Deal& deal) const {
    const auto& last = rules_->end.last_dealer;
    if (last.needs && points_[top()] < last.needs) return false;
    switch (deal.why == Why::win ? last.win : deal.why == Why::tenpai ? last.tenpai : last.stays) {
        case LastDealerEnds::ends:
        case LastDealerEnds::choice:
            return true;
        case LastDealerEnds::ends_if_top:
            return is_top(dealer_);
        case LastDealerEnds::continues:
            break;
    }
    return false;
}

void Match::choose(bool end) {
    if (stage_ != Stage::choice) throw std::logic_error("the last dealer has nothing to choose");
    if (end) return finish(EndReason::last_dealer);
    stage_ = Stage::playing;
    next_round(chosen_);
}

void Match::next_round(const Deal& deal) {
    honba_ = static_cast<std::int16_t>(deal.honba);
    staked_.fill(0);
    if (deal.stays) return;
    if (extra_) ++extra_over_;
    if (++dealer_ < people_) return;
    dealer_ = 0;
    const auto& length = rules_->length;
    const bool returned = in_extra() && length.extra == Extra::return_east;
    if (returned || wind_index_ + 1 < static_cast<int>(length.winds.size())) {
        wind_index_ = static_cast<std::int8_t>((wind_index_ + 1) % static_cast<int>(length.winds.size()));
        wind_ = static_cast<std::int8_t>(length.winds[wind_index_]);
    } else {
        wind_ = static_cast<std::int8_t>((wind_ + 1) % 4);
    }
}

// The extra rounds begin with the next dealership, where the house has any that are not over yet.
bool Match::to_extra() {
    if (in_extra() || rules_->length.extra == Extra::none) return false;
    if (rules_->length.extra_rounds && *rules_->length.extra_rounds == 0) return false;
    extra_ = true;
    extra_over_ = -1;  // the round that is over was not one of them
    return true;
}

void Match::finish(EndReason reason, bool dealer_noten) {
    stage_ = Stage::over;
    end_reason_ = reason;
    const auto& end = rules_->end;
    const SticksLeft to =
        dealer_noten && end.sticks_left_dealer_noten ? *end.sticks_left_dealer_noten : end.sticks_left;
    if (to == SticksLeft::top) pay(nobody, static_cast<std::int8_t>(top()), Reason::sticks, sticks_);
}

// ---- busts

bool Match::out_of_points(int points) const {
    switch (rules_->bust.at) {
        case BustAt::zero:
            return points <= 0;
        case BustAt::below_zero:
            return points < 0;
        case BustAt::never:
            break;
    }
    return false;
}

// Whether the seat is at 0 because of its riichi stick and no payment has reached it since (ds-51).
bool Match::zero_by_stick_alone(int seat) const {
    if (points_[seat] != 0 || staked_[seat] == 0) return false;
    for (int i = 0; i < payment_count_; ++i) {
        const Payment& p = payments_[i];
        if (p.reason != Reason::stake && !is_bonus(p.reason) && (p.from == seat || p.to == seat))
            return false;
    }
    return true;
}

// Whether a draw left everybody tenpai, so that nobody had an income.
bool Match::all_tenpai(const Outcome& outcome) const {
    return outcome.ending == Ending::abort ? outcome.abort == Abort::all_riichi
                                           : std::popcount(outcome.tenpai) == players();
}

void Match::find_busts(const Outcome& outcome, Why why) {
    const bool by_win = why == Why::win;
    const bool draw = !by_win && outcome.ending != Ending::chombo;
    int first = nobody;
    for (int i = 0; i < payment_count_ && first == nobody; ++i) {
        const Payment& p = payments_[i];
        if (p.reason == Reason::hand || p.reason == Reason::pao || p.reason == Reason::noten) first = p.to;
    }
    // A stack at 0 pays the winner nothing (pt-04), who has busted it all the same.
    if (first == nobody && outcome.win_count) {
        Winds winners = 0;
        for (int i = 0; i < outcome.win_count; ++i) winners |= one(outcome.wins[i].winner);
        const int from = outcome.wins[0].from;
        first = seat_of(from == nobody ? outcome.wins[0].winner : first_in_turn(winners, from, players()));
    }
    bust_count_ = 0;
    for (int w = 0; w < players(); ++w) {
        const int seat = seat_of(w);
        if (!out_of_points(points_[seat])) continue;
        if (draw && zero_by_stick_alone(seat) && !(rules_->bust.all_tenpai_at_zero && all_tenpai(outcome)))
            continue;
        busts_[bust_count_++] = {static_cast<std::int8_t>(seat),
                                 by_win ? BustBy::win
                                 : draw ? BustBy::draw
                                        : BustBy::other,
                                 static_cast<std::int8_t>(first), emptier_[seat]};
    }
}

}  // namespace ariari
