#include "bot_keen_placement.hpp"

#include <algorithm>
#include <cmath>

namespace ariari::keen {

namespace {

constexpr double worth_of_place = 9000;   // points, for one place higher at the end
constexpr double worth_of_ending = 2500;  // for ending the match as top
constexpr double blur = 1500;             // how far other payments may still move anybody

}  // namespace

Placement::Placement(const Sight& sight) : sight_(sight), last_(sight.last_round()) {
    if (!last_) return;
    top_ = true;
    for (int w = 0; w < sight.players(); ++w) top_ = top_ && sight.points(w) <= sight.points(sight.me());
    now_ = worth(0, 0);
}

double Placement::worth(double mine, double others) const {
    const double me = sight_.points(sight_.me()) + mine;
    double worth = me;
    for (int w = 0; w < sight_.players(); ++w) {
        if (w == sight_.me()) continue;
        const double ahead = me - sight_.points(w) - others;
        // Of equal points the earlier seat stands higher.
        const double tie = sight_.seat(sight_.me()) < sight_.seat(w) ? 1 : -1;
        worth += worth_of_place / (1 + std::exp(-(ahead + tie) / (blur / 4)));
    }
    return worth;
}

double Placement::gain(double points) const {
    if (!last_) return points;
    return worth(points, -points / (sight_.players() - 1)) - now_ + (top_ ? worth_of_ending : 0);
}

double Placement::loss(double points) const {
    if (!last_) return points;
    return std::max(0.25 * points, now_ - worth(-points, 0));
}

}  // namespace ariari::keen
