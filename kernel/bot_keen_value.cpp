#include "bot_keen_value.hpp"

#include <algorithm>
#include <bit>
#include <cmath>

namespace ariari::keen {

namespace {

constexpr int most_draws = 9;  // no plan is worth a thought that lacks more

// Tiles of the plan's triplet set apart, as a meld beside the others.
struct Rest {
    Counts hand;
    int melds;
    int lacking;  // tiles of the triplet that are not held
};

Rest without_triplet(const Holding& holding, const Plan& plan) {
    Rest rest{holding.hand, holding.meld_count, 0};
    if (plan.triplet == no_kind) return rest;
    const int held = std::min<int>(3, rest.hand[plan.triplet]);
    rest.hand[plan.triplet] = static_cast<std::uint8_t>(rest.hand[plan.triplet] - held);
    rest.lacking = 3 - held;
    ++rest.melds;
    return rest;
}

// The form that is aimed at; groups and a pair are always possible.
Forms forms_of(const Sight& sight, const Plan& plan) {
    return {.seven_pairs = plan.form == Form::pairs,
            .four_as_two_pairs = sight.rules().forms().four_as_two_pairs,
            .orphans = plan.form == Form::orphans};
}

// The tile that comes first: the likeliest.
Kind likeliest(const Sight& sight, const Counts& hand, KindSet kinds) {
    Kind best = no_kind;
    int most = 0;
    for (; kinds; kinds &= kinds - 1) {
        const auto k = static_cast<Kind>(std::countr_zero(kinds));
        if (hand[k] >= 4) continue;
        const int weight = sight.unseen()[k];
        if (weight > most) most = weight, best = k;
    }
    return best;
}

// Takes away what a complete hand has too much, plain tiles before dora.
void strip(const Sight& sight, HandShape& shape, int too_many, Kind keep) {
    for (int dora = 0; too_many > 0 && dora <= 4; ++dora)
        for (Kind k = 0; k < kind_count && too_many > 0; ++k) {
            if (sight.dora()[k] != dora && dora < 4) continue;
            while (too_many > 0 && shape.concealed()[k] > (k == keep ? 1 : 0)) {
                shape.remove(k);
                if (shape.shanten() >= 0) {
                    shape.add(k);
                    break;
                }
                --too_many;
            }
        }
}

}  // namespace

double typical_points(const Rules& rules, double han, bool dealer) {
    const auto points = [&](int whole) { return value_of(rules, whole, 30).base * (dealer ? 6 : 4); };
    const int low = std::max(1, static_cast<int>(std::floor(han)));
    return points(low) + (points(low + 1) - points(low)) * std::clamp(han - low, 0.0, 1.0);
}

double points_of(const Sight& sight, const Win& win) {
    const Score scored = score(sight.rules(), win);
    if (scored.error != ScoreError::none) return 0;
    double points = 0;
    for (const Transfer& t : scored.transfers.span())
        if (t.to == win.seat)
            points += is_bonus(t.reason) ? t.amount * sight.rules().settlement.rate : t.amount;
    return points;
}

double worth_with_luck(const Sight& sight, double points) {
    const Rules& rules = sight.rules();
    const double mangan = mangan_base * (sight.me() == 0 ? 6 : 4);
    const double han = 0.3 + 0.12 + (rules.wall.ura ? 0.4 : 0);  // tsumo, ippatsu, ura
    // Below a mangan a han doubles the hand.
    const double more = points < 0.6 * mangan ? 0.75 * han : points < mangan ? 0.4 * han : 0.3 * han;
    const Rules::Chips& chips = rules.bonus.chips;
    const double luck_chips = (0.4 * chips.ura + 0.12 * chips.ippatsu) * chips.value * rules.settlement.rate *
                              (0.6 + 0.4 * (sight.players() - 1));
    return points * (1 + more) + luck_chips;
}

Distance distance(const Sight& sight, const Holding& holding, const Plan& plan) {
    const Rest rest = without_triplet(holding, plan);
    if (rest.melds > 4) return {};
    const HandShape shape(rest.hand, rest.melds, forms_of(sight, plan), plan.kinds);
    const int shanten = shape.shanten();
    if (shanten == no_shanten) return {};
    Distance d{shanten + 1 + rest.lacking, shape.useful()};
    if (rest.lacking) d.useful |= bit(plan.triplet);
    return d;
}

Completed completed(const Sight& sight, const Holding& holding, const Plan& plan, bool riichi) {
    Rest rest = without_triplet(holding, plan);
    if (rest.melds > 4) return {};
    HandShape shape(rest.hand, rest.melds, forms_of(sight, plan), plan.kinds);
    Kind win = rest.lacking ? plan.triplet : no_kind;
    if (rest.lacking > sight.unseen()[win == no_kind ? 0 : win] && rest.lacking) return {};
    for (int draws = rest.lacking; shape.shanten() >= 0; ++draws) {
        const Kind k = draws < most_draws ? likeliest(sight, shape.concealed(), shape.useful()) : no_kind;
        if (k == no_kind) return {};
        shape.add(win = k);
    }
    Holding whole = holding;
    whole.hand = shape.concealed();
    int size = 0;
    for (int n : whole.hand) size += n;
    if (win == no_kind) {  // complete as it is
        for (Kind k = 0; k < kind_count; ++k)
            if (whole.hand[k]) win = k;
    }
    const bool win_in_triplet = win == plan.triplet;
    strip(sight, shape, size - (14 - 3 * rest.melds), win_in_triplet ? no_kind : win);
    whole.hand = shape.concealed();
    if (plan.triplet != no_kind)
        whole.hand[plan.triplet] = static_cast<std::uint8_t>(whole.hand[plan.triplet] + 3);
    if (whole.hand[win] == 0) return {};
    const int from = (sight.me() + 1) % sight.players();
    double points = points_of(sight, win_of(sight, whole, win, from, riichi));
    // Without a yaku a closed hand can still be drawn; that is the rarer half.
    if (points == 0 && whole.closed())
        points = 0.35 * points_of(sight, win_of(sight, whole, win, nobody, riichi));
    return {true, points};
}

}  // namespace ariari::keen
