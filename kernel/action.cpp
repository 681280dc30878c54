#include "action.hpp"

namespace ariari {

namespace {

constexpr int neighbours = 8;  // 12 … 89
constexpr int gaps = 7;        // 13 … 79

// The place of a chii among those of its suit, by the numbers 0–8 of its two tiles.
constexpr int chi_place(int low, int high, bool red) {
    if (!red) return high == low + 1 ? low : neighbours + low;
    const int first_with_red = neighbours + gaps;
    if (high == low + 1) return first_with_red + (low == 4 ? 1 : 0);  // 40, 06
    return first_with_red + (low == 4 ? 3 : 2);                       // 30, 07
}

constexpr std::array<ActionInfo, action_count> every_action() {
    std::array<ActionInfo, action_count> all{};
    for (Tile t = 0; t < first_flower; ++t) {
        all[act_discard + t] = {Act::discard, t};
        all[act_riichi + t] = {Act::riichi, t};
        all[act_open_riichi + t] = {Act::open_riichi, t};
    }
    for (int suit = 0; suit < 3; ++suit)
        for (int low = 0; low < 8; ++low)
            for (int high = low + 1; high <= low + 2 && high < 9; ++high)
                for (int red = 0; red <= (low == 4 || high == 4); ++red) {
                    const auto tile = [&](int n) {
                        return static_cast<Tile>(red && n == 4 ? first_red + suit : 9 * suit + n);
                    };
                    all[act_chi + chis_per_suit * suit + chi_place(low, high, red)] = {
                        Act::chi, no_tile, {tile(low), tile(high)}};
                }
    for (Kind k = 0; k < kind_count; ++k) {
        all[act_pon + k] = {Act::pon, k, {k, k}};
        all[act_daiminkan + k] = {Act::daiminkan, k};
        all[act_ankan + k] = {Act::ankan, k};
        all[act_kakan + k] = {Act::kakan, k};
    }
    for (int suit = 0; suit < 3; ++suit) {
        const Kind five = static_cast<Kind>(9 * suit + 4);
        all[act_pon + kind_count + 2 * suit] = {Act::pon, five, {red_of(five), five}};
        all[act_pon + kind_count + 2 * suit + 1] = {Act::pon, five, {red_of(five), red_of(five)}};
    }
    all[act_nuki] = {Act::nuki, north};
    all[act_tsumo].act = Act::tsumo;
    all[act_ron].act = Act::ron;
    all[act_nine_terminals].act = Act::nine_terminals;
    all[act_pass].act = Act::pass;
    all[act_end_match].act = Act::end_match;
    all[act_play_on].act = Act::play_on;
    return all;
}

}  // namespace

constexpr std::array<ActionInfo, action_count> built = every_action();
const std::array<ActionInfo, action_count> action_infos = built;

Action chi_action(Tile low, Tile high) {
    const Kind a = kind_of(low), b = kind_of(high);
    return static_cast<Action>(act_chi + chis_per_suit * suit_of(a) +
                               chi_place(a % 9, b % 9, is_red(low) || is_red(high)));
}

Action pon_action(Kind kind, int reds) {
    if (reds == 0) return static_cast<Action>(act_pon + kind);
    return static_cast<Action>(act_pon + kind_count + 2 * suit_of(kind) + reds - 1);
}

}  // namespace ariari
