#include "bot_keen_pace.hpp"

#include <algorithm>
#include <bit>
#include <cmath>

namespace ariari::keen {

namespace {

// Useful tiles on average, n steps before tenpai; for the stages that are not known yet.
constexpr std::array<double, 7> usual_tiles = {5.5, 15, 24, 32, 40, 48, 56};

double usual(const Plan& plan, int n) {
    switch (plan.form) {
        case Form::pairs:  // three of each single tile, and one single fewer with every pair
            return 3 * (2 * n + 1);
        case Form::orphans:
            return 3.5 * (n + 1);
        case Form::groups:
            break;
    }
    // The fewer kinds a plan lets in, the fewer tiles help it.
    const double breadth = std::min(1.0, std::popcount(plan.kinds) / 34.0);
    return usual_tiles[static_cast<std::size_t>(std::min(n, 6))] * breadth;
}

constexpr double release = 0.5;    // how readily others discard a tile of an unknown wait
constexpr double call_help = 0.8;  // tiles that can be called, beside one drawn

}  // namespace

Clock::Clock(const Sight& sight, const Danger& danger)
    : draws_(std::max(0, (sight.left() + sight.players() - 1) / sight.players())),
      turn_(static_cast<int>(sight.discards(sight.me()).size())),
      unseen_(std::max(1, sight.unseen_tiles())),
      opponents_(sight.players() - 1),
      hazard_(0.09 * danger.tenpai()) {}

double Clock::win_chance(double drawn, double discarded) const {
    return std::min(0.9, (drawn + opponents_ * discarded) / unseen_);
}

Steps Clock::steps(const Plan& plan, int tiles, double useful, bool calls, double wait) const {
    Steps s = usual_steps(plan, tiles, calls);
    const double help = calls ? 1 + call_help : 1;
    if (s.to_tenpai == 0)
        s.chance[0] = win_chance(useful, release * useful);
    else {
        // A hand that many tiles help now is helped by many later too.
        const auto now = static_cast<std::size_t>(s.to_tenpai);
        const double shape = std::clamp(useful / usual(plan, s.to_tenpai), 0.4, 1.6);
        s.chance[now] = std::min(0.9, help * useful / unseen_);
        s.chance[now - 1] = std::min(0.9, s.chance[now - 1] * std::pow(shape, 0.5));
    }
    if (wait != unknown_wait) s.chance[0] = win_chance(wait, release * wait);
    return s;
}

Steps Clock::usual_steps(const Plan& plan, int tiles, bool calls) const {
    Steps s;
    s.to_tenpai = std::min(tiles - 1, 15);
    const double help = calls ? 1 + call_help : 1;
    for (int n = 0; n <= s.to_tenpai; ++n) {
        const double useful = usual(plan, n);
        s.chance[static_cast<std::size_t>(n)] =
            n ? std::min(0.9, help * useful / unseen_) : win_chance(useful, release * useful);
    }
    return s;
}

Pace Clock::pace(const Steps& steps) const {
    std::array<double, 16> at{};
    const int far = steps.to_tenpai;
    at[static_cast<std::size_t>(far)] = 1;
    Pace pace;
    double alive = 1;
    for (int t = 0; t < draws_; ++t) {
        const double win = at[0] * steps.chance[0];
        pace.win += win;
        at[0] -= win;
        for (std::size_t n = 1; n <= static_cast<std::size_t>(far); ++n) {
            const double step = at[n] * steps.chance[n];
            at[n] -= step;
            at[n - 1] += step;
        }
        // Somebody else ends the round the more readily the later it is.
        const double others = std::min(0.6, 0.006 * (turn_ + t) + hazard_);
        alive = 0;
        for (std::size_t n = 0; n <= static_cast<std::size_t>(far); ++n) alive += at[n] *= 1 - others;
        pace.turns += alive;
    }
    pace.ready = draws_ ? at[0] : far == 0;
    return pace;
}

}  // namespace ariari::keen
