// How many sequences of legal actions there are: any change of what is legal shows in it.
#pragma once

#include <cstdint>

#include "table.hpp"

namespace ariari {

// Sequences of `depth` actions, or shorter ones that end the match. Several who are asked answer in turn; the
// next round is dealt as the match deals it.
std::uint64_t perft(const Table& table, int depth);

}  // namespace ariari
