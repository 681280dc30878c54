// What a discard may cost: how likely each opponent waits for it, and how much that hand is worth.
#pragma once

#include "sight.hpp"

namespace ariari::keen {

// One opponent as a danger.
struct Threat {
    double tenpai = 0;  // chance of being tenpai
    double loss = 0;    // points that dealing in costs
    // Chance that a tile deals in, given that the opponent is tenpai, by kind.
    std::array<double, kind_count> rate{};
};

class Danger {
  public:
    explicit Danger(const Sight& sight);

    // Chance that discarding the tile deals in, and the points it costs on average.
    double chance(Kind k) const { return chance_[k]; }
    double cost(Kind k) const { return cost_[k]; }
    // What a discard costs on average that follows the next draws, when nothing is chosen.
    double blind_cost() const { return blind_; }
    const Threat& threat(int w) const { return threats_[static_cast<std::size_t>(w)]; }
    // How many opponents are tenpai on average.
    double tenpai() const { return tenpai_; }

  private:
    std::array<Threat, max_players> threats_{};
    std::array<double, kind_count> chance_{}, cost_{};
    double blind_ = 0, tenpai_ = 0;
};

}  // namespace ariari::keen
