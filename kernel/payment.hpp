// Who pays whom, given a value: one path for a scored hand, the chart, the scorekeeper and the table.
//
// Players are named by their seat wind, 0 E (the dealer) … 3 N; whoever sits out is `sitter_out`.
#pragma once

#include <array>
#include <cstdint>
#include <span>
#include <string_view>

#include "value.hpp"
#include "win.hpp"

namespace ariari {

constexpr std::int8_t sitter_out = 4;  // pays a part of some bonuses (ds-24)

enum class Reason : std::uint8_t {
    hand,
    honba,
    sticks,
    pao,
    noten,
    chombo,
    fine,
    stake,  // a riichi stick, put down or given back
    chip,
    yakuman_bonus,
    flowers,
};
ARIARI_WORDS(Reason, "hand", "honba", "sticks", "pao", "noten", "chombo", "fine", "stake", "chip",
             "yakuman-bonus", "flowers");

constexpr bool is_bonus(Reason r) { return r >= Reason::chip; }

struct Transfer {
    std::int8_t from;  // `nobody`: the sticks on the table
    std::int8_t to;
    Reason reason;
    std::int32_t amount;  // points; of a bonus P
};

struct Transfers {
    std::uint8_t count = 0;
    std::array<Transfer, 24> all{};
    void add(Transfer t) {
        if (t.amount) all[count++] = t;
    }
    std::span<const Transfer> span() const { return {all.data(), count}; }
    // What the winner gets for the hand alone, before honba and sticks.
    int points() const;
};

// What a liable player bears (liability.*).
enum class Burden : std::uint8_t { none, yakuman, hand };
ARIARI_WORDS(Burden, "none", "yakuman", "hand");

// A liable player, and how many times a yakuman is borne.
struct Bearer {
    std::int8_t seat = nobody;
    int yakuman = 0;
};

// Everything that payments depend on beside the rules.
struct WinTerms {
    Value value;
    std::int8_t winner = 0;
    std::int8_t from = nobody;  // nobody: tsumo
    int honba = 0;
    int sticks = 0;  // points
    Burden burden{};
    std::array<Bearer, most_liable> bearers{};  // the first bears what belongs to no single yakuman
    bool has_sitter_out = false;
    bool nagashi = false;
    int chips = 0;
    bool tsumo() const { return from == nobody; }
    // Another liable player, or another yakuman of one who is liable already; at most `most_liable` players.
    void add_bearer(const Bearer& bearer) {
        if (bearer.seat == nobody) return;
        for (Bearer& each : bearers)
            if (each.seat == nobody || each.seat == bearer.seat) {
                each = {bearer.seat, each.yakuman + bearer.yakuman};
                return;
            }
    }
    bool dealer() const { return winner == 0; }
};

// What each payer of a tsumo pays, tsumo bonus included and honba not; where the dealer has won, only
// `other`.
struct TsumoShares {
    int dealer, other;
};

int ron_amount(const Rules& rules, const Value& value, bool dealer_wins);
TsumoShares tsumo_shares(const Rules& rules, const Value& value, bool dealer_wins);

// Points and bonus of one win.
Transfers payments(const Rules& rules, const WinTerms& terms);

// Of several who claim one discard the one whose turn comes first after the discarder. `claims`: bit i, seat
// wind i.
int first_in_turn(unsigned claims, int from, int players);

}  // namespace ariari
