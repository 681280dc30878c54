// From han and fu to a value: limits, counted yakuman, the cap on fu. No tiles and no players here.
#pragma once

#include <cstdint>
#include <string_view>

#include "rules.hpp"

namespace ariari {

enum class Limit : std::uint8_t { none, mangan, haneman, baiman, sanbaiman, kazoe, yakuman };
ARIARI_WORDS(Limit, "none", "mangan", "haneman", "baiman", "sanbaiman", "kazoe", "yakuman");

constexpr int mangan_base = 2000;
constexpr int yakuman_base = 8000;

// What a hand is worth, before it is known who pays. The scorekeeper can be told this without a hand.
struct Value {
    int han = 0;  // dora included
    int fu = 0;
    int yakuman =
        0;  // multiplier; 0 for a hand counted in han, and for the payment of an open riichi (ds-25)
    Limit limit{};
    int base = 0;  // a quarter of a non-dealer's ron before rounding, in points

    // Paid as a yakuman without being one: dealing into an open riichi.
    bool open_riichi_payment() const { return limit == Limit::yakuman && yakuman == 0; }
};

// Orders values by what they bring; between equal payments a real yakuman stands before a counted one, then
// han and fu decide.
bool worth_less(const Value& a, const Value& b);

// `fu` as counted; the house's fixed fu, its cap (ds-20), kiriage and limits are applied here. Of 0 han
// nothing is won.
Value value_of(const Rules& rules, int han, int fu);

// A real yakuman, `multiple` times over.
Value yakuman_value(int multiple);

// A payment fixed by name: nagashi, mane-man, a chombo. Limit::yakuman is one real yakuman.
Value limit_value(Limit limit);

// At least a yakuman's payment, for dealing into an open riichi; what is worth more stays (ds-32).
Value open_riichi_value(const Value& value);

}  // namespace ariari
