#include "payment.hpp"

#include <algorithm>
#include <stdexcept>
#include <string>
#include <utility>

#include "bonus.hpp"

namespace ariari {

namespace {

int round_up(int points, int unit) { return (points + unit - 1) / unit * unit; }

int half(int points, int unit) { return round_up((points + 1) / 2, unit); }

// The tsumo payments that total a ron (pt-08). Yakuman are looked up once and multiplied.
TsumoShares full_shares(const Rules& rules, const Value& value, bool dealer_wins) {
    const int ron = ron_amount(rules, value, dealer_wins);
    if (dealer_wins) {
        const int each =
            round_up((ron + rules.seats.players - 2) / (rules.seats.players - 1), rules.payments.unit);
        return {each, each};
    }
    const int times = value.yakuman > 1 ? value.yakuman : 1;
    for (const Rules::FullTsumo& row : rules.payments.full_tsumo)
        if (row.ron * times == ron) return {row.dealer * times, row.other * times};
    throw std::out_of_range("payments.full_tsumo has no row for " + std::to_string(ron / times) + " points");
}

// `pay(payer, amount)` for everybody at the table but the winner.
template <class Pay>
void each_payer(const Rules& rules, const WinTerms& terms, const TsumoShares& shares, Pay&& pay) {
    for (std::int8_t payer = 0; payer < rules.seats.players; ++payer)
        if (payer != terms.winner) pay(payer, payer == 0 ? shares.dealer : shares.other);
}

int total(const Rules& rules, const WinTerms& terms, const TsumoShares& shares) {
    int sum = 0;
    each_payer(rules, terms, shares, [&](std::int8_t, int amount) { sum += amount; });
    return sum;
}

// The value split in the parts that the liable players bear and the rest.
struct Split {
    std::array<Value, most_liable> borne;
    Value rest;
};

Split split_by_burden(const WinTerms& terms) {
    const auto& [first, second] = terms.bearers;
    if (terms.burden == Burden::none || first.seat == nobody) return {{}, terms.value};
    const int all = terms.value.yakuman;
    const int theirs = std::clamp(all - first.yakuman, 0, second.yakuman);
    const int own = terms.burden == Burden::hand ? all - theirs : std::min(first.yakuman, all - theirs);
    if (own == all) return {{terms.value, Value{}}, {}};
    const auto part = [](int yakuman) { return yakuman ? yakuman_value(yakuman) : Value{}; };
    return {{part(own), part(theirs)}, part(all - own - theirs)};
}

class Payer {
  public:
    Payer(const Rules& rules, const WinTerms& terms, Transfers& out)
        : rules_(rules), terms_(terms), out_(out) {}

    void tsumo() {
        const auto [borne, rest] = split_by_burden(terms_);
        const int honba = rules_.payments.honba.tsumo_each * terms_.honba;
        bool bonus_paid = rest.base > 0;
        if (rest.base)
            each_payer(rules_, terms_, tsumo_shares(rules_, rest, terms_.dealer()),
                       [&](std::int8_t payer, int amount) { add(payer, Reason::hand, amount); });
        for (std::size_t i = 0; i < borne.size(); ++i) {
            if (!borne[i].base) continue;
            add(terms_.bearers[i].seat, Reason::pao, liable_total(borne[i], bonus_paid));
            bonus_paid = true;
        }
        if (borne[0].base) {
            add(terms_.bearers[0].seat, Reason::honba, honba * (rules_.seats.players - 1));
        } else {
            each_payer(rules_, terms_, {honba, honba},
                       [&](std::int8_t payer, int amount) { add(payer, Reason::honba, amount); });
        }
    }

    void ron() {
        const auto [borne, rest] = split_by_burden(terms_);
        int own = 0;             // what the discarder pays as a liable player
        int others = ron(rest);  // and as the discarder
        std::array<int, most_liable> shared{};
        for (std::size_t i = 0; i < borne.size(); ++i) {
            if (terms_.bearers[i].seat == terms_.from) {
                own += ron(borne[i]);
            } else if (rules_.liability.ron == LiabilityRon::discarder) {
                others += ron(borne[i]);
            } else {
                shared[i] = half(ron(borne[i]), rules_.payments.unit);
                others += shared[i];
            }
        }
        // A liable player who has dealt in alone pays the whole as one.
        if (own && !shared[0] && !shared[1]) own += std::exchange(others, 0);
        add(terms_.from, Reason::hand, others);
        add(terms_.from, Reason::pao, own);
        std::int8_t pays_honba = terms_.from;
        for (std::size_t i = 0; i < borne.size(); ++i) {
            add(terms_.bearers[i].seat, Reason::pao, shared[i]);
            const bool liable_pays = shared[i] && rules_.liability.honba == LiabilityHonba::liable;
            if (liable_pays && pays_honba == terms_.from) pays_honba = terms_.bearers[i].seat;
        }
        add(pays_honba, Reason::honba, rules_.payments.honba.ron * terms_.honba);
    }

  private:
    void add(std::int8_t from, Reason reason, int amount) { out_.add({from, terms_.winner, reason, amount}); }

    int ron(const Value& part) const { return part.base ? ron_amount(rules_, part, terms_.dealer()) : 0; }

    // What all would have paid. The tsumo bonus is paid once, with the rest of the hand where there is any.
    int liable_total(const Value& borne, bool bonus_paid) const {
        int sum = total(rules_, terms_, tsumo_shares(rules_, borne, terms_.dealer()));
        if (bonus_paid) sum -= rules_.payments.tsumo_bonus * (rules_.seats.players - 1);
        return sum;
    }

    const Rules& rules_;
    const WinTerms& terms_;
    Transfers& out_;
};

}  // namespace

int Transfers::points() const {
    int sum = 0;
    for (const Transfer& t : span())
        if (t.reason == Reason::hand || t.reason == Reason::pao) sum += t.amount;
    return sum;
}

int ron_amount(const Rules& rules, const Value& value, bool dealer_wins) {
    return round_up(value.base * (dealer_wins ? 6 : 4), rules.payments.unit);
}

TsumoShares tsumo_shares(const Rules& rules, const Value& value, bool dealer_wins) {
    const Rules::Payments& p = rules.payments;
    const int missing = 4 - rules.seats.players;
    const int payers = rules.seats.players - 1;
    int dealer = value.base * 2, other = dealer_wins ? value.base * 2 : value.base;
    switch (p.tsumo_share) {
        case TsumoShare::quarters:
            break;
        case TsumoShare::split: {
            const int lost = other * missing;
            dealer += (lost + payers - 1) / payers;
            other += (lost + payers - 1) / payers;
            break;
        }
        case TsumoShare::full: {
            const TsumoShares full = full_shares(rules, value, dealer_wins);
            return {full.dealer + p.tsumo_bonus, full.other + p.tsumo_bonus};
        }
    }
    return {round_up(dealer, p.unit) + p.tsumo_bonus, round_up(other, p.unit) + p.tsumo_bonus};
}

Transfers payments(const Rules& rules, const WinTerms& terms) {
    Transfers out;
    Payer payer(rules, terms, out);
    if (terms.tsumo())
        payer.tsumo();
    else
        payer.ron();
    out.add({nobody, terms.winner, Reason::sticks, terms.sticks});
    add_bonus(rules, terms, out);
    return out;
}

int first_in_turn(unsigned claims, int from, int players) {
    for (int step = 1; step < players; ++step)
        if (const int seat = around(from + step, players); claims >> seat & 1) return seat;
    return nobody;
}

}  // namespace ariari
