// Whether a table is as a table can be. Fuzzing asks after every action; playing does not need it.
#pragma once

#include <string>

#include "table.hpp"

namespace ariari {

// What is wrong, in words; empty when all is well. Tiles are conserved (each of the house's set in exactly
// one place); points and sticks sum up to what they began with, `total`; bonuses to nothing; hands have as
// many tiles as they must; what is kept about a hand (its waits, its kinds) is what it would be if worked out
// again; whoever is to act has a legal action, and every legal action is accepted.
std::string fault_of(const Table& table, int total);

// Points and sticks of a table together.
int total_points(const Table& table);

}  // namespace ariari
