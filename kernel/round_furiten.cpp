// Waits, and what keeps them from winning.
#include <bit>

#include "round.hpp"
#include "tenpai.hpp"

namespace ariari {

bool Round::furiten_on(const Player& p, Kind kind) const {
    if (p.passed || p.missed) return true;
    const bool by_kind =
        rules_->furiten.kokushi_13 == Kokushi13::by_kind && std::popcount(p.waits) == 13;  // ds-41
    return (p.river & (by_kind ? bit(kind) : p.waits)) != 0;
}

bool Round::is_furiten(int wind) const {
    const Player& p = players_[wind];
    return p.passed || p.missed || (p.river & p.waits);
}

bool Round::tsumo_barred(const Player& p) const {
    return !rules_->furiten.tsumo && (p.missed || (p.river & p.waits));
}

KindSet Round::tenpai_waits(int wind) const {
    const Player& p = players_[wind];
    if (p.flowers_held || !is_near(p)) return 0;
    return ready_waits(*rules_, p.hand, p);
}

// A dead hand is noten; so is one in furiten where the house says so (pt-11).
bool Round::is_tenpai(int wind) const {
    const Player& p = players_[wind];
    if (p.dead) return false;
    const KindSet ready = tenpai_waits(wind);
    if (!ready) return false;
    return rules_->furiten.tenpai || !(p.missed || (p.river & ready));
}

}  // namespace ariari
