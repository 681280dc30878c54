// The keen bot's decisions. Each possibility is valued in points: what it may win, times the chance, less
// what it may cost. To give up a hand is worth nothing, and costs what its discards cost.
#include <algorithm>
#include <bit>
#include <cmath>

#include "bot.hpp"
#include "bot_keen_attack.hpp"

namespace ariari {

namespace keen {
namespace {

constexpr double call_margin = 0.9;
constexpr double call_margin_points = 50;
constexpr double step_back = 0.4;
constexpr int kokushi_from = 11;  // kinds of terminals and honors with which nine terminals are not declared

class Mind {
  public:
    Mind(const Sight& sight, const ActionSet& legal) : sight_(sight), legal_(legal), attack_(sight) {}

    Action turn() const {
        if (legal_.contains(act_tsumo)) return act_tsumo;
        const Holding all = Holding::of(sight_.own());
        if (legal_.contains(act_nine_terminals) && orphans(all) < kokushi_from) return act_nine_terminals;
        if (legal_.contains(act_nuki) && !for_orphans(all)) return act_nuki;
        const Choice choice = best_discard(all, allowed_discards());
        for (Action a : legal_)
            if (is_kan(info(a).act) && good_kan(all, a, choice)) return a;
        return choice.action;
    }

    Action claim() const {
        if (legal_.contains(act_ron)) return act_ron;
        const Holding rest = Holding::of(sight_.own());
        double best = -1;
        Action chosen = act_pass;
        bool weighed = false;
        for (Action a : legal_) {
            const Act act = info(a).act;
            if (act != Act::chi && act != Act::pon) continue;
            const Holding after = rest.after_call(a, sight_.offered());
            if (!comes_nearer(rest, after)) continue;
            if (!weighed) {
                best = std::max(0.0, resting(rest)) * call_margin + call_margin_points;
                weighed = true;
            }
            const KindSet forbidden = sight_.swap_forbidden(a);
            const Choice choice = best_discard(after, held(after) & ~forbidden);
            if (choice.worth > best) best = choice.worth, chosen = a;
        }
        return chosen;
    }

  private:
    struct Choice {
        Action action = act_pass;
        double worth = -1e9;
        int distance = no_shanten;
    };

    static bool is_kan(Act act) { return act == Act::ankan || act == Act::kakan; }

    static KindSet held(const Holding& holding) {
        KindSet kinds = 0;
        for (Kind k = 0; k < kind_count; ++k)
            if (holding.hand[k]) kinds |= bit(k);
        return kinds;
    }

    static int orphans(const Holding& holding) { return std::popcount(held(holding) & orphan_set); }

    bool for_orphans(const Holding& holding) const {
        const Shanten s = shanten_by_form(holding.hand, holding.meld_count, sight_.rules().forms(),
                                          sight_.rules().tiles.kinds);
        return s.orphans <= 2 && s.orphans < s.groups;
    }

    KindSet allowed_discards() const {
        KindSet kinds = 0;
        for (Action a : legal_)
            if (info(a).act == Act::discard) kinds |= bit(kind_of(info(a).tile));
        return kinds;
    }

    // A call is looked at closer if under some plan it spares a tile.
    bool comes_nearer(const Holding& rest, const Holding& after) const {
        for (const Plan& plan : attack_.plans(after)) {
            const int tiles = distance(sight_, after, plan).tiles;
            if (tiles != no_shanten && tiles < distance(sight_, rest, plan).tiles) return true;
        }
        return false;
    }

    bool furiten(KindSet waits, Kind discard) const {
        const Player& own = sight_.own();
        const KindSet river = own.river | (discard == no_kind ? 0 : bit(discard));
        return own.missed || (waits & river);
    }

    // The worth of a hand at rest.
    double resting(const Holding& rest) const {
        const auto [plan, points] = attack_.best_plan(rest);
        const Distance d = distance(sight_, rest, plan);
        if (d.tiles == 1 && plan.triplet == no_kind) {
            const bool dama = !attack_.riichi_later(rest);
            return attack_.tenpai(rest, d.useful, !dama, furiten(d.useful, no_kind));
        }
        return attack_.going_on(rest, plan, d, points);
    }

    // One tile of the kind, a plain one first; in riichi only the drawn one can go.
    Action discard_of(const Holding& holding, Kind k) const {
        const int reds = is_five(k) ? holding.reds[static_cast<std::size_t>(suit_of(k))] : 0;
        const bool plain = holding.hand[k] > reds && !(sight_.own().in_riichi() && is_red(sight_.drawn()));
        return static_cast<Action>(act_discard + (plain ? k : red_of(k)));
    }

    // A tile by itself is the better to keep the more it can grow to.
    double kept(Kind k) const {
        const double dora = 20 * sight_.dora()[k];
        if (is_honor(k)) return dora + (sight_.unseen()[k] >= 2 ? 2 : 0);
        const int n = k % 9, end = std::min(n, 8 - n);
        return dora + 4 * std::min(end + 1, 3);
    }

    struct Candidate {
        Kind kind;
        Distance distance;
    };

    Choice best_discard(const Holding& holding, KindSet allowed) const {
        const Aim aim = attack_.best_plan(holding);
        std::array<Candidate, 14> all{};
        int n = 0, least = no_shanten;
        for (KindSet rest = allowed; rest && n < 14; rest &= rest - 1) {
            const auto k = static_cast<Kind>(std::countr_zero(rest));
            Holding after = holding;
            --after.hand[k];
            all[static_cast<std::size_t>(n)] = {k, distance(sight_, after, aim.plan)};
            least = std::min(least, all[static_cast<std::size_t>(n++)].distance.tiles);
        }
        Choice best;
        best.distance = least;
        double nearest = -1e9;  // of what keeps the hand as near as it is
        for (const bool near : {true, false})
            for (int i = 0; i < n; ++i) {
                const Candidate& c = all[static_cast<std::size_t>(i)];
                if ((c.distance.tiles == least) != near) continue;
                Holding after = holding;
                --after.hand[c.kind];
                const Action discard = discard_of(holding, c.kind);
                if (is_red(info(discard).tile)) --after.reds[info(discard).tile - first_red];
                consider(after, c, aim, least, discard, nearest, best);
            }
        return best;
    }

    void consider(const Holding& after, const Candidate& c, const Aim& aim, int least, Action discard,
                  double& nearest, Choice& best) const {
        const Plan& plan = aim.plan;
        const auto weigh = [&](double attack, Action action) {
            const double chance = attack_.danger().chance(c.kind);
            if (c.distance.tiles == least) nearest = std::max(nearest, attack);
            const double worth =
                (1 - chance) * std::max(attack, 0.0) + 0.001 * attack - attack_.cost(c.kind) - kept(c.kind);
            if (worth > best.worth) best.worth = worth, best.action = action;
        };
        if (c.distance.tiles == 1 && plan.triplet == no_kind) {
            const bool no_ron = furiten(c.distance.useful, c.kind);
            weigh(attack_.tenpai(after, c.distance.useful, false, no_ron), discard);
            const auto riichi = static_cast<Action>(act_riichi + info(discard).tile);
            if (legal_.contains(riichi) && sight_.my_turn())
                weigh(attack_.tenpai(after, c.distance.useful, true, no_ron), riichi);
            return;
        }
        if (c.distance.tiles == no_shanten) return weigh(0, discard);
        if (c.distance.tiles > least) {
            // A step back is made good again at best.
            const double attack = attack_.going_on(after, plan, c.distance, aim.points);
            return weigh(std::min(attack, step_back * nearest), discard);
        }
        // What a hand will be is little known before it is near; what counts is the dora that it gives away.
        const Tile tile = info(discard).tile;
        const double dora = sight_.dora()[c.kind] + (is_red(tile) ? sight_.rules().tiles.red_dora : 0);
        double points = aim.points * std::pow(0.7, dora);
        if (c.distance.tiles <= 2) points = 0.7 * points + 0.3 * attack_.promised(after, plan);
        if (c.distance.tiles == 2 && plan.triplet == no_kind) {
            const double wait = attack_.coming_wait(after, plan, c.distance);
            return weigh(attack_.going_on(after, plan, c.distance, points, wait), discard);
        }
        weigh(attack_.going_on(after, plan, c.distance, points), discard);
    }

    bool good_kan(const Holding& holding, Action action, const Choice& choice) const {
        const Kind k = info(action).tile;
        const bool threatened = attack_.danger().tenpai() > 0.6;
        if (sight_.own().in_riichi()) return attack_.danger().tenpai() < 0.9;
        Holding after = holding;
        if (info(action).act == Act::ankan)
            after = holding.after_ankan(k);
        else
            --after.hand[k];
        const int tiles = distance(sight_, after, {.kinds = sight_.rules().tiles.kinds}).tiles;
        if (tiles > choice.distance) return false;
        return !threatened || (tiles <= 1 && choice.worth > 0);
    }

    const Sight& sight_;
    const ActionSet& legal_;
    const Attack attack_;
};

}  // namespace
}  // namespace keen

Action KeenBot::choose(const Table& table, int seat, const ActionSet& legal, ChaCha8&) const {
    if (legal.size() == 1) return legal[0];
    const Sight sight(table, seat);
    if (legal.contains(act_end_match)) {
        bool top = true;
        for (int w = 0; w < sight.players(); ++w) top = top && sight.points(w) <= sight.points(sight.me());
        return top ? act_end_match : act_play_on;
    }
    const keen::Mind mind(sight, legal);
    return sight.my_turn() ? mind.turn() : mind.claim();
}

}  // namespace ariari
