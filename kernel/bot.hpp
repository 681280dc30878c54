// What chooses an action. A bot may look only at what its seat may know.
#pragma once

#include <string_view>

#include "table.hpp"

namespace ariari {

class Bot {
  public:
    virtual ~Bot() = default;
    // One of `legal`, which is never empty. All chance comes from `chance`, so that a game can be played
    // again.
    virtual Action choose(const Table& table, int seat, const ActionSet& legal, ChaCha8& chance) const = 0;
};

// Any of these, each as likely; there must be one.
inline Action at_random(const ActionSet& all, ChaCha8& chance) {
    return all[static_cast<int>(chance.below(static_cast<std::uint32_t>(all.size())))];
}

// Any legal action, each as likely.
class RandomBot final : public Bot {
  public:
    Action choose(const Table&, int, const ActionSet& legal, ChaCha8& chance) const override {
        return at_random(legal, chance);
    }
};

// Looks for calls, kans, riichi and wins, so that rare things happen; for fuzzing.
class EagerBot final : public Bot {
  public:
    Action choose(const Table& table, int seat, const ActionSet& legal, ChaCha8& chance) const override;
};

// Plays to win: as quickly, as dearly and as safely as goes together. It sees what `Sight` shows it.
class KeenBot final : public Bot {
  public:
    Action choose(const Table& table, int seat, const ActionSet& legal, ChaCha8& chance) const override;
};

// A native bot by its name; nullptr if there is none.
const Bot* bot_named(std::string_view name);

}  // namespace ariari
