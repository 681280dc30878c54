// How likely a hand is to be won in time.
#pragma once

#include "bot_keen_danger.hpp"
#include "bot_keen_value.hpp"

namespace ariari::keen {

// What a hand at rest needs: so many steps to tenpai, and the chance of a step, or of the win, in one
// go-round.
struct Steps {
    int to_tenpai = 0;
    std::array<double, 16> chance{};  // [n]: n steps before tenpai; [0] of the win
};

struct Pace {
    double win = 0;    // chance of winning
    double ready = 0;  // chance of being tenpai at the draw
    double turns = 0;  // own discards until then, on average, while nobody has won
};

constexpr double unknown_wait = -1;

class Clock {
  public:
    Clock(const Sight& sight, const Danger& danger);

    Pace pace(const Steps& steps) const;
    // Chance that one of `tiles` unseen tiles is drawn in a go-round.
    double drawn(double tiles) const { return tiles / unseen_; }
    // Steps of a hand that lacks `tiles` tiles, of which it can use `useful` now, and that comes to a `wait`
    // of so many; an open hand is helped by calls.
    Steps steps(const Plan& plan, int tiles, double useful, bool calls, double wait = unknown_wait) const;
    // The same when it is only known how many tiles are lacking.
    Steps usual_steps(const Plan& plan, int tiles, bool calls) const;
    // Chance to win in a go-round with these waits, drawn and discarded by others. Weights in tiles.
    double win_chance(double drawn, double discarded) const;

    int draws() const { return draws_; }

  private:
    int draws_;  // the own that are left
    int turn_;   // go-rounds that have been
    double unseen_;
    int opponents_;
    double hazard_;  // of the hands seen to be dangerous, in a go-round
};

}  // namespace ariari::keen
