// What it is worth to play on with a hand.
#pragma once

#include "bot_keen_pace.hpp"
#include "bot_keen_placement.hpp"
#include "bot_keen_value.hpp"

namespace ariari::keen {

// Plans that a hand can have; the first is to be quick.
struct Plans {
    int count = 0;
    std::array<Plan, 12> all{};
    void add(const Plan& plan) {
        if (count < static_cast<int>(all.size())) all[static_cast<std::size_t>(count++)] = plan;
    }
    const Plan* begin() const { return all.data(); }
    const Plan* end() const { return all.data() + count; }
};

struct Aim {
    Plan plan;
    double points = 0;  // what it promises to win
};

class Attack {
  public:
    explicit Attack(const Sight& sight);

    const Danger& danger() const { return danger_; }
    const Clock& clock() const { return clock_; }

    // Whether that hand can still declare riichi.
    bool riichi_later(const Holding& holding) const;

    Plans plans(const Holding& holding) const;
    // Of a hand's plans the one that promises most; `holding` is about to discard, or at rest.
    Aim best_plan(const Holding& holding) const;
    // What a hand wins on average when it is completed so.
    double promised(const Holding& holding, const Plan& plan) const;

    // The worth in points of going on with a hand at rest, given what it lacks, what it then wins, and the
    // wait that it comes to, in tiles, where that is known.
    double going_on(const Holding& rest, const Plan& plan, const Distance& distance, double points,
                    double wait = unknown_wait) const;
    // Of a tenpai hand, in riichi or not. `furiten`: no ron.
    double tenpai(const Holding& rest, KindSet waits, bool riichi, bool furiten) const;
    // The wait that a hand one tile from tenpai comes to, in tiles, on average.
    double coming_wait(const Holding& rest, const Plan& plan, const Distance& distance) const;

    // What discarding a tile costs, and the chance that it ends the round.
    double cost(Kind k) const;

  private:
    double worth(const Pace& pace, double points, double exposure) const;
    double live(KindSet kinds) const;

    const Sight& sight_;
    const Danger danger_;
    const Clock clock_;
    const Placement placement_;
};

}  // namespace ariari::keen
