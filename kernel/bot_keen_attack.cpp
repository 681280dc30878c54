#include "bot_keen_attack.hpp"

#include <algorithm>
#include <bit>

namespace ariari::keen {

namespace {

constexpr KindSet simple_kinds = [] {
    KindSet s = 0;
    for (Kind k = 0; k < 27; ++k)
        if (!is_terminal(k)) s |= bit(k);
    return s;
}();
constexpr KindSet honor_kinds = all_kinds & ~(bit(27) - 1);
constexpr KindSet suit_kinds(int suit) { return (bit(9) - 1) << 9 * suit; }

// Who gives up does not get away free: others draw their wins, and noten pays. So half a loss counts.
constexpr double weight_of_loss = 0.5;

// How much of the average danger the later discards run: in riichi all of it, else safer tiles are chosen.
constexpr double exposed_in_riichi = 1.3, exposed = 0.2;

int held_of(const Holding& holding, KindSet kinds) {
    int n = 0;
    for (KindSet rest = kinds; rest; rest &= rest - 1)
        n += holding.hand[static_cast<std::size_t>(std::countr_zero(rest))];
    return n;
}

KindSet kinds_of(const Meld& m) {
    return m.is_run()
               ? bit(m.first) | bit(static_cast<Kind>(m.first + 1)) | bit(static_cast<Kind>(m.first + 2))
               : bit(m.first);
}

KindSet called_kinds(const Holding& holding) {
    KindSet kinds = 0;
    for (int i = 0; i < holding.meld_count; ++i) kinds |= kinds_of(holding.melds[i]);
    return kinds;
}

// How readily opponents discard a tile that a hand waits for.
double released(const Sight& sight, Kind k, bool riichi) {
    if (!riichi) return is_honor(k) ? 0.8 : 0.6;
    if (is_honor(k)) return 0.75;
    const int n = k % 9;
    const KindSet river = sight.river(sight.me());
    const bool below = n < 3 || (river >> (k - 3) & 1), above = n > 5 || (river >> (k + 3) & 1);
    const double outer = n == 0 || n == 8 ? 0.5 : n == 1 || n == 7 ? 0.42 : 0.33;
    return below && above && (n < 3 ? above : below) ? std::max(outer, n >= 3 && n <= 5 ? 0.5 : 0.42) : outer;
}

}  // namespace

Attack::Attack(const Sight& sight)
    : sight_(sight), danger_(sight), clock_(sight, danger_), placement_(sight) {}

bool Attack::riichi_later(const Holding& holding) const {
    const Rules::Riichi& rule = sight_.rules().riichi;
    return holding.closed() && (!rule.min_points || sight_.points(sight_.me()) >= *rule.min_points) &&
           sight_.left() >= rule.min_draws + sight_.players();
}

Plans Attack::plans(const Holding& holding) const {
    const KindSet kinds = sight_.rules().tiles.kinds;
    Plans plans;
    plans.add({.kinds = kinds});
    if (holding.meld_count == 0) {
        const Shanten s = shanten_by_form(holding.hand, 0, sight_.rules().forms(), kinds);
        if (s.pairs < s.groups) plans.add({.form = Form::pairs, .kinds = kinds});
        if (s.orphans <= 3 && s.orphans < s.groups) plans.add({.form = Form::orphans, .kinds = kinds});
    }
    const KindSet called = called_kinds(holding);
    const int tiles = holding.size();
    for (int s = 0; s < 3; ++s) {
        const KindSet flush = kinds & (suit_kinds(s) | honor_kinds);
        const int others = tiles - held_of(holding, flush);
        if (!(called & ~flush) && others <= (holding.closed() ? 3 : 4)) plans.add({.kinds = flush});
    }
    if (riichi_later(holding)) return plans;
    if (!(called & ~simple_kinds) && tiles - held_of(holding, simple_kinds) <= 5)
        plans.add({.kinds = kinds & simple_kinds});
    for (Kind k = east; k < kind_count; ++k)
        if (holding.hand[k] >= 2 && holding.hand[k] + sight_.unseen()[k] >= 3)
            plans.add({.kinds = kinds, .triplet = k});
    return plans;
}

double Attack::promised(const Holding& holding, const Plan& plan) const {
    const bool riichi = riichi_later(holding);
    const double points = completed(sight_, holding, plan, riichi).points;
    return riichi ? worth_with_luck(sight_, points) : points;
}

Aim Attack::best_plan(const Holding& holding) const {
    const Plans all = plans(holding);
    Aim best{.plan = all.all[0]};
    double most = 0;
    for (const Plan& plan : all) {
        const Distance d = distance(sight_, holding, plan);
        if (d.tiles > 8) continue;
        const double points = promised(holding, plan);
        if (points <= 0) continue;
        Steps steps = clock_.usual_steps(plan, std::max(1, d.tiles), !holding.closed());
        // Of few tiles one must come.
        if (plan.triplet != no_kind && holding.hand[plan.triplet] < 3) steps.chance[0] *= 0.7;
        const double promise = clock_.pace(steps).win * points;
        if (promise > most) most = promise, best = {plan, points};
    }
    return best;
}

double Attack::live(KindSet kinds) const {
    double n = 0;
    for (; kinds; kinds &= kinds - 1) n += sight_.unseen()[static_cast<std::size_t>(std::countr_zero(kinds))];
    return n;
}

double Attack::cost(Kind k) const {
    const double chance = danger_.chance(k);
    return chance > 0 ? weight_of_loss * chance * placement_.loss(danger_.cost(k) / chance) : 0;
}

double Attack::worth(const Pace& pace, double points, double exposure) const {
    const Rules::Noten& noten = sight_.rules().draws.noten;
    const double at_draw = noten.pool ? 0.6 * *noten.pool : noten.each ? 1.5 * *noten.each : 0;
    const double pot = sight_.sticks() + sight_.honba() * sight_.rules().payments.honba.ron;
    const double gain = points > 0 ? placement_.gain(points + pot) : 0;
    const double risk = pace.turns * exposure * danger_.blind_cost();
    return pace.win * gain + pace.ready * at_draw - (placement_.last() ? placement_.loss(risk) : risk);
}

double Attack::going_on(const Holding& rest, const Plan& plan, const Distance& distance, double points,
                        double wait) const {
    const bool calls = !rest.closed();
    return worth(clock_.pace(clock_.steps(plan, distance.tiles, live(distance.useful), calls, wait)), points,
                 exposed);
}

double Attack::tenpai(const Holding& rest, KindSet waits, bool riichi, bool furiten) const {
    const int from = (sight_.me() + 1) % sight_.players();
    double drawn = 0, discarded = 0, points = 0, weight = 0;
    for (KindSet left = waits; left; left &= left - 1) {
        const auto k = static_cast<Kind>(std::countr_zero(left));
        const double n = sight_.unseen()[k];
        if (n == 0) continue;
        Holding whole = rest;
        ++whole.hand[k];
        double ron = points_of(sight_, win_of(sight_, whole, k, from, riichi));
        double tsumo = ron > 0 ? ron : points_of(sight_, win_of(sight_, whole, k, nobody, riichi));
        if (riichi) ron = tsumo = worth_with_luck(sight_, ron);
        if (tsumo > 0) {
            drawn += n;
            points += n * tsumo;
            weight += n;
        }
        if (ron > 0 && !furiten) {
            const double out = n * released(sight_, k, riichi);
            discarded += out;
            points += (sight_.players() - 1) * out * ron;
            weight += (sight_.players() - 1) * out;
        }
    }
    if (weight > 0) points /= weight;
    Steps steps;
    steps.chance[0] = clock_.win_chance(drawn, discarded);
    const Pace pace = clock_.pace(steps);
    if (!riichi) return worth(pace, points, exposed);
    const double stick = sight_.rules().riichi.stick;
    return worth(pace, points, exposed_in_riichi) - (1 - pace.win) * stick;
}

double Attack::coming_wait(const Holding& rest, const Plan& plan, const Distance& distance) const {
    HandShape shape(rest.hand, rest.meld_count, sight_.rules().forms(), plan.kinds);
    const KindSet river = sight_.river(sight_.me());
    double sum = 0, all = 0;
    for (KindSet useful = distance.useful; useful; useful &= useful - 1) {
        const auto k = static_cast<Kind>(std::countr_zero(useful));
        const double n = sight_.unseen()[k];
        if (n == 0) continue;
        shape.add(k);
        double best = 0;
        for (Kind d = 0; d < kind_count; ++d) {
            if (shape.concealed()[d] == 0 || d == k) continue;
            shape.remove(d);
            if (shape.shanten() == 0) {
                const KindSet waits = shape.waits();
                best = std::max(best, live(waits) * (waits & (river | bit(d)) ? 0.4 : 1));
            }
            shape.add(d);
        }
        shape.remove(k);
        sum += n * best;
        all += n;
    }
    return all > 0 ? sum / all : 0;
}

}  // namespace ariari::keen
