#include "value.hpp"

#include <tuple>

namespace ariari {

namespace {

int base_of(Limit limit) {
    switch (limit) {
        case Limit::none:
            return 0;
        case Limit::mangan:
            return mangan_base;
        case Limit::haneman:
            return mangan_base * 3 / 2;
        case Limit::baiman:
            return mangan_base * 2;
        case Limit::sanbaiman:
            return mangan_base * 3;
        case Limit::kazoe:
        case Limit::yakuman:
            break;
    }
    return yakuman_base;
}

Limit limit_of(const Rules::Value& rules, int han, int base) {
    if (rules.kazoe && han >= *rules.kazoe) return Limit::kazoe;
    if (han >= rules.sanbaiman) return Limit::sanbaiman;
    if (han >= rules.baiman) return Limit::baiman;
    if (han >= rules.haneman) return Limit::haneman;
    if (han >= 5 || base >= mangan_base) return Limit::mangan;
    // 30 fu 4 han and 60 fu 3 han
    if (rules.kiriage && base == 1920) return Limit::mangan;
    return Limit::none;
}

int round_up_to_ten(int fu) { return (fu + 9) / 10 * 10; }

}  // namespace

bool worth_less(const Value& a, const Value& b) {
    const auto key = [](const Value& v) { return std::tuple(v.base, v.yakuman, v.han, v.fu); };
    return key(a) < key(b);
}

Value value_of(const Rules& rules, int han, int fu) {
    if (rules.fu.fixed) fu = *rules.fu.fixed;
    while (rules.fu.cap && fu > *rules.fu.cap) {  // ds-20
        fu = round_up_to_ten(fu / 2);
        ++han;
    }
    const int base = han < 5 ? fu << (han + 2) : mangan_base;
    const Limit limit = limit_of(rules.value, han, base);
    return {.han = han,
            .fu = fu,
            .yakuman = 0,
            .limit = limit,
            .base = limit == Limit::none ? base : base_of(limit)};
}

Value yakuman_value(int multiple) {
    return {.han = 0, .fu = 0, .yakuman = multiple, .limit = Limit::yakuman, .base = yakuman_base * multiple};
}

Value limit_value(Limit limit) {
    if (limit == Limit::yakuman) return yakuman_value(1);
    return {.han = 0, .fu = 0, .yakuman = 0, .limit = limit, .base = base_of(limit)};
}

Value open_riichi_value(const Value& value) {
    if (value.base > yakuman_base || value.yakuman) return value;
    Value paid = value;
    paid.limit = Limit::yakuman;
    paid.base = yakuman_base;
    return paid;
}

}  // namespace ariari
