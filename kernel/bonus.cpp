#include "bonus.hpp"

#include <algorithm>

namespace ariari {

namespace {

// What each payer owes, before liability.
struct Amounts {
    int ron = 0;
    int tsumo_each = 0;
    int sitter_out = 0;
};

Amounts yakuman_amounts(const Rules::YakumanBonus& bonus, const WinTerms& terms) {
    if (terms.value.limit == Limit::kazoe) return {bonus.kazoe_ron, bonus.kazoe_tsumo_each};
    const bool carries = terms.value.yakuman > 0 || (terms.value.open_riichi_payment() && bonus.open_riichi);
    if (!carries || (terms.nagashi && !bonus.nagashi)) return {};
    const int times = bonus.multiples ? std::max(terms.value.yakuman, 1) : 1;
    Amounts amounts{bonus.ron * times, bonus.tsumo_each * times};
    if (terms.has_sitter_out && bonus.with_sitter_out) {  // ds-24
        amounts.tsumo_each = (*bonus.with_sitter_out)[0] * times;
        amounts.sitter_out = (*bonus.with_sitter_out)[1] * times;
    }
    return amounts;
}

// Of two liable players the first bears the bonus: there is but one (ds-26).
std::int8_t liable(const WinTerms& terms) { return terms.bearers[0].seat; }

// Whether the liable player bears a bonus of this kind: a chip belongs to the hand, not to its yakuman.
bool is_borne(const Rules& rules, const WinTerms& terms, Reason reason) {
    if (liable(terms) == nobody || rules.liability.bonus == LiabilityBonus::none) return false;
    return terms.burden == Burden::hand ||
           (terms.burden == Burden::yakuman && reason == Reason::yakuman_bonus);
}

bool is_halved(const Rules& rules) {
    return rules.liability.bonus == LiabilityBonus::half || rules.liability.ron == LiabilityRon::half;
}

void add_ron(const Rules& rules, const WinTerms& terms, Reason reason, int amount, Transfers& out) {
    const bool shared = is_borne(rules, terms, reason) && liable(terms) != terms.from && is_halved(rules);
    const int borne = shared ? amount / 2 : 0;
    out.add({terms.from, terms.winner, reason, amount - borne});
    if (shared) out.add({liable(terms), terms.winner, reason, borne});
}

void add_tsumo(const Rules& rules, const WinTerms& terms, Reason reason, const Amounts& amounts,
               Transfers& out) {
    const bool borne = is_borne(rules, terms, reason);
    if (borne) {
        const int all = amounts.tsumo_each * (rules.seats.players - 1) + amounts.sitter_out;
        out.add({liable(terms), terms.winner, reason, all});
        return;
    }
    for (std::int8_t payer = 0; payer < rules.seats.players; ++payer)
        if (payer != terms.winner) out.add({payer, terms.winner, reason, amounts.tsumo_each});
    out.add({sitter_out, terms.winner, reason, amounts.sitter_out});
}

void add(const Rules& rules, const WinTerms& terms, Reason reason, const Amounts& amounts, Transfers& out) {
    if (terms.tsumo())
        add_tsumo(rules, terms, reason, amounts, out);
    else
        add_ron(rules, terms, reason, amounts.ron, out);
}

int red_chips(const Rules& rules, const std::array<std::uint8_t, 3>& reds) {
    int held = 0, all = 0;
    for (int suit = 0; suit < 3; ++suit) held += reds[suit], all += rules.tiles.red[suit];
    const bool complete = all > 0 && held == all && rules.bonus.chips.all_reds > 0;
    return complete ? rules.bonus.chips.all_reds : held * rules.bonus.chips.red;
}

}  // namespace

Chips chips_of(const Rules& rules, const ChipItems& items) {
    const Rules::Chips& chips = rules.bonus.chips;
    if (chips.value == 0 || (chips.closed_only && !items.closed)) return {};
    Chips count{.red = red_chips(rules, items.reds), .ura = items.ura * chips.ura};
    if (items.ippatsu) count.ippatsu = chips.ippatsu;
    if (rules.tiles.green_flower >= 0 && items.flowers >> rules.tiles.green_flower & 1)
        count.green_flower = chips.green_flower;
    return count;
}

void add_bonus(const Rules& rules, const WinTerms& terms, Transfers& out) {
    const int chips = terms.chips * rules.bonus.chips.value;
    add(rules, terms, Reason::chip, {chips, chips}, out);
    add(rules, terms, Reason::yakuman_bonus, yakuman_amounts(rules.bonus.yakuman, terms), out);
}

Transfers all_flowers_bonus(const Rules& rules, std::int8_t holder) {
    Transfers out;
    for (std::int8_t payer = 0; payer < rules.seats.players; ++payer)
        if (payer != holder) out.add({payer, holder, Reason::flowers, rules.bonus.all_flowers});
    return out;
}

}  // namespace ariari
