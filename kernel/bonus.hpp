// Chips and congratulation payments (祝儀), in P.
#pragma once

#include "payment.hpp"

namespace ariari {

// What a win shows of the things that chips are paid for.
struct ChipItems {
    bool closed = false;
    std::array<std::uint8_t, 3> reds{};  // by suit
    int ura = 0;                         // ura dora in the hand
    bool ippatsu = false;
    std::uint8_t flowers = 0;  // bit i: flower i+1 was laid aside
};

// The chips that each payer owes, by what they are for.
struct Chips {
    int red = 0, ura = 0, ippatsu = 0, green_flower = 0;
    int total() const { return red + ura + ippatsu + green_flower; }
};

Chips chips_of(const Rules& rules, const ChipItems& items);

// The bonus of a win: chips, and that of a yakuman. Liability is applied as `liability.bonus` says.
void add_bonus(const Rules& rules, const WinTerms& terms, Transfers& out);

// At once, to whoever has laid aside all the flowers; the sitter-out pays nothing (ds-22).
Transfers all_flowers_bonus(const Rules& rules, std::int8_t holder);

}  // namespace ariari
