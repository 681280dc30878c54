// Random and eager play with every invariant checked after every action.
#pragma once

#include <cstdint>
#include <utility>

#include "table.hpp"

namespace ariari {

// Plays matches number `first` … under a key until so many actions are played. Returns how many actions and
// matches there were. Throws std::runtime_error naming the match, the action, and what was wrong after it.
std::pair<std::uint64_t, std::uint64_t> fuzz(const Rules& rules, int people, const Key& key,
                                             std::uint64_t first, std::uint64_t actions, bool allow_errors);

}  // namespace ariari
