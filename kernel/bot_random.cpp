#include "bot.hpp"

namespace ariari {

Action RandomBot::choose(const Table&, int, const ActionSet& legal, ChaCha8& chance) const {
    return any_of(legal, chance);
}

}  // namespace ariari
