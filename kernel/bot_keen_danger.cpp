#include "bot_keen_danger.hpp"

#include <algorithm>
#include <bit>

#include "bot_keen_value.hpp"

namespace ariari::keen {

namespace {

// How often hands wait in each shape, beside how many such shapes the unseen tiles allow: an open wait is
// made four times as readily as a closed one. Weights are for one way to draw the shape.
constexpr double weight_open = 1.0, weight_closed = 0.23, weight_edge = 0.25, weight_twin = 0.7,
                 weight_pair = 0.28;
constexpr double honor_weight = 1.4;  // honors are kept for the pair more than others

// Chance that an opponent without riichi is tenpai, by melds and discards.
double chance_of_tenpai(int melds, int discards) {
    switch (melds) {
        case 0:
            return std::max(0.0, 0.012 * (discards - 5));
        case 1:
            return 0.015 * std::max(0, discards - 2);
        case 2:
            return std::min(0.7, 0.033 * discards);
        case 3:
            return std::min(0.9, 0.12 + 0.05 * discards);
        default:
            return 0.97;
    }
}

// Weights of the ways to wait, given the tiles that are unseen and those the opponent cannot win on.
class Waits {
  public:
    Waits(const Counts& unseen, KindSet safe) : unseen_(unseen), safe_(safe) {
        for (int first = 0; first < 27; first += 9) suit(first);
        for (Kind k = 0; k < kind_count; ++k) alone(k);
    }
    std::array<double, kind_count> rates() const {
        std::array<double, kind_count> rates = waiting_;
        for (double& r : rates) r = all_ > 0 ? std::min(1.0, r / all_) : 0;
        return rates;
    }

  private:
    bool safe(int k) const { return safe_ >> k & 1; }
    double ways(int a, int b) const { return double(unseen_[a]) * unseen_[b]; }

    void suit(int first) {
        for (int n = 0; n < 8; ++n) {
            const int a = first + n, b = a + 1;
            if (n == 0 || n == 7) {
                wait(n == 0 ? a + 2 : a - 1, weight_edge * ways(a, b));
            } else if (!safe(a - 1) && !safe(b + 1)) {  // furiten on one is furiten on both
                const double weight = weight_open * ways(a, b);
                waiting_[a - 1] += weight;
                waiting_[b + 1] += weight;
                all_ += weight;
            }
            if (n < 7) wait(b, weight_closed * ways(a, b + 1));
        }
    }
    void alone(Kind k) {
        const double n = unseen_[k], weight = is_honor(k) ? honor_weight : 1;
        if (safe(k) || n == 0) return;
        const double twin = weight * weight_twin * n * (n - 1) / 2;
        waiting_[k] += twin;
        all_ += twin / 2;  // the other pair has the other half
        wait(k, weight * weight_pair * n);
    }
    void wait(int k, double weight) {
        if (safe(k)) return;
        waiting_[k] += weight;
        all_ += weight;
    }

    const Counts& unseen_;
    const KindSet safe_;
    std::array<double, kind_count> waiting_{};
    double all_ = 0;
};

// Han that lie open: dora in melds, and what was laid aside.
double open_han(const Sight& sight, int w) {
    double han = sight.nuki(w) * sight.rules().tiles.nuki_dora +
                 std::popcount(sight.flowers(w)) * sight.rules().tiles.flower_dora;
    for (const Called& c : sight.melds(w)) {
        const Kind k = c.meld.first;
        for (int i = 0; i < c.meld.size(); ++i) han += sight.dora()[k + (c.meld.is_run() ? i : 0)];
        han += c.reds * sight.rules().tiles.red_dora;
        if (is_honor(k)) han += 0.6;
    }
    return han;
}

// Dora that hidden hands hold on average.
double hidden_han(const Sight& sight) {
    double dora = 0;
    for (Kind k = 0; k < kind_count; ++k) dora += sight.dora()[k] * sight.unseen()[k];
    for (int reds : sight.rules().tiles.red) dora += reds * sight.rules().tiles.red_dora * 0.7;
    return 1.3 * hand_size * dora / std::max(1, sight.unseen_tiles());
}

// One suit, honors apart, that all melds of an opponent are of; −1 where there is none.
int suit_of_melds(const Sight& sight, int w) {
    int suit = -1;
    for (const Called& c : sight.melds(w)) {
        if (is_honor(c.meld.first)) continue;
        if (suit >= 0 && suit != suit_of(c.meld.first)) return -1;
        suit = suit_of(c.meld.first);
    }
    return suit;
}

// How far the discards look like a flush in that suit: the others go, it does not.
bool looks_like_flush(const Sight& sight, int w, int suit) {
    if (suit < 0 || sight.melds(w).size() < 2) return false;
    int of_suit = 0, n = 0;
    for (const Discard& d : sight.discards(w)) {
        ++n;
        of_suit += !is_flower(d.tile) && suit_of(kind_of(d.tile)) == suit;
    }
    return n >= 5 && of_suit * 8 <= n;
}

Threat open_riichi(const Sight& sight, int w, const Counts& hand) {
    const Rules& rules = sight.rules();
    Threat threat{.tenpai = 1};
    threat.loss = typical_points(rules, 5, w == 0);
    if (rules.riichi.open.deal_in == OpenDealIn::yakuman && !sight.own().in_riichi())
        threat.loss = limit_value(Limit::yakuman).base * (w == 0 ? 6 : 4);
    const int melds = static_cast<int>(sight.melds(w).size());
    const KindSet waiting = waits(hand, melds, rules.forms(), rules.tiles.kinds);
    if (waiting & sight.river(w)) return threat;
    for (Kind k = 0; k < kind_count; ++k) threat.rate[k] = waiting >> k & 1;
    return threat;
}

Threat threat_of(const Sight& sight, int w) {
    if (sight.dead(w)) return {};
    if (const Counts* hand = sight.shown(w)) return open_riichi(sight, w, *hand);
    const int melds = static_cast<int>(sight.melds(w).size());
    const int discards = static_cast<int>(sight.discards(w).size());
    Threat threat;
    threat.rate = Waits(sight.unseen(), sight.safe_against(w)).rates();
    double han = open_han(sight, w) + hidden_han(sight);
    if (sight.in_riichi(w)) {
        threat.tenpai = 1;
        han += 2.2 + (sight.rules().wall.ura ? 0.4 : 0);
    } else {
        threat.tenpai = chance_of_tenpai(melds, discards);
        han += melds ? 1.1 : 2;
        if (const int suit = suit_of_melds(sight, w); looks_like_flush(sight, w, suit)) {
            han += 1.5;
            for (Kind k = 0; k < kind_count; ++k)
                threat.rate[k] *= suit_of(k) == suit ? 2.2 : is_honor(k) ? 1.5 : 0.3;
        }
    }
    threat.loss =
        typical_points(sight.rules(), han, w == 0) + sight.honba() * sight.rules().payments.honba.ron;
    return threat;
}

}  // namespace

Danger::Danger(const Sight& sight) {
    for (int w = 0; w < sight.players(); ++w) {
        if (w == sight.me()) continue;
        const Threat threat = threats_[static_cast<std::size_t>(w)] = threat_of(sight, w);
        tenpai_ += threat.tenpai;
        for (Kind k = 0; k < kind_count; ++k) {
            const double deals_in = threat.tenpai * threat.rate[k];
            chance_[k] = 1 - (1 - chance_[k]) * (1 - deals_in);
            // A dora that is claimed is worth a han more.
            cost_[k] += deals_in * threat.loss * (1 + 0.4 * sight.dora()[k]);
        }
    }
    double tiles = 0;
    for (Kind k = 0; k < kind_count; ++k) {
        blind_ += cost_[k] * sight.unseen()[k];
        tiles += sight.unseen()[k];
    }
    if (tiles > 0) blind_ /= tiles;
}

}  // namespace ariari::keen
