#include "bot.hpp"

namespace ariari {

Action RandomBot::choose(const Table&, int, const ActionList& legal, ChaCha8& chance) const {
    return legal.all[chance.below(legal.count)];
}

}  // namespace ariari
