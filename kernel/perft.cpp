#include "perft.hpp"

namespace ariari {

std::uint64_t perft(const Table& table, int depth) {
    if (depth == 0 || table.over()) return 1;
    if (table.between_rounds()) {
        Table next = table;
        next.next_round();
        return perft(next, depth);
    }
    const int seat = table.to_act();
    const ActionSet all = table.legal(seat);
    if (depth == 1) return static_cast<std::uint64_t>(all.size());
    std::uint64_t sum = 0;
    for (Action a : all) {
        Table after = table;
        after.play(seat, a);
        sum += perft(after, depth - 1);
    }
    return sum;
}

}  // namespace ariari
