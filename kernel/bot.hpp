// What chooses an action. A bot may look only at what its seat may know.
#pragma once

#include "table.hpp"

namespace ariari {

class Bot {
  public:
    virtual ~Bot() = default;
    // One of `legal`, which is never empty. All chance comes from `chance`, so that a game can be played
    // again.
    virtual Action choose(const Table& table, int seat, const ActionList& legal, ChaCha8& chance) const = 0;
};

// Any legal action, each as likely.
class RandomBot final : public Bot {
  public:
    Action choose(const Table& table, int seat, const ActionList& legal, ChaCha8& chance) const override;
};

}  // namespace ariari
