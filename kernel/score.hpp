// The value of a win and who pays it.
#pragma once

#include <array>

#include "rules.hpp"
#include "win.hpp"

namespace ariari {

enum class Limit : std::uint8_t { none, mangan, haneman, baiman, sanbaiman, kazoe, yakuman };

// What a hand is worth, before it is known who pays. The scorekeeper can be told this without a hand.
struct Value {
    int han = 0;  // dora included
    int fu = 0;
    int yakuman = 0;  // multiplier; 0 for a hand counted in han
    Limit limit{};
    int base = 0;  // a quarter of a non-dealer's ron before rounding, in points
};

enum class Reason : std::uint8_t { hand, honba, sticks, pao, chip, yakuman_bonus, flowers };

struct Transfer {
    std::int8_t from;  // seat wind; `nobody`: the sticks on the table; seats.players: the sitter-out
    std::int8_t to;
    Reason reason;
    std::int32_t amount;  // points; for chip, yakuman_bonus and flowers P
};

struct Transfers {
    std::uint8_t count = 0;
    std::array<Transfer, 32> all{};
    void add(Transfer t) {
        if (t.amount) all[count++] = t;
    }
};

enum class ScoreError : std::uint8_t { none, not_complete, no_yaku, not_fixed };

struct Score {
    ScoreError error{};
    Reading reading;
    YakuResult yaku;
    int dora = 0, ura = 0, red = 0, nuki = 0, flowers = 0;  // han of each
    Value value;
    int chips = 0;  // chip count per payer
    Transfers transfers;
};

// Value and payments of one win; of all readings the one that pays most. `honba` and `sticks` are taken as given:
// of several winners the caller gives them to whom they belong.
Score score(const Rules& rules, const Win& win);

}  // namespace ariari
