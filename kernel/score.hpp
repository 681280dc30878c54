// What a win comes to: the reading that pays most, its yaku, fu and value, and who pays whom.
#pragma once

#include <array>
#include <optional>
#include <span>
#include <vector>

#include "bonus.hpp"
#include "fu.hpp"
#include "payment.hpp"
#include "reading.hpp"
#include "rules.hpp"
#include "value.hpp"
#include "win.hpp"

namespace ariari {

enum class ScoreError : std::uint8_t {
    none,
    not_complete,  // no reading
    no_yaku,       // fewer han of yaku than the house asks for
    not_fixed,     // no yaku is fixed (pt-09)
    not_played,    // the house has no such pattern
};
ARIARI_WORDS(ScoreError, "none", "not-complete", "no-yaku", "not-fixed", "not-played");
ARIARI_WORDS(Pattern, "hand", "nagashi", "maneman", "four-kans");

// Han that come from tiles and are no yaku.
struct DoraHan {
    int dora = 0, ura = 0, red = 0, nuki = 0, flowers = 0;
    int total() const { return dora + ura + red + nuki + flowers; }
};

// One reading of a win with its value. `yaku` is empty and `value` zero where it may not win.
struct ReadingScore {
    Reading reading;
    YakuResult yaku;
    Fu fu;
    Value value;
};

struct Score {
    ScoreError error{};
    ReadingScore best;  // of a pattern the value alone
    DoraHan dora;
    Chips chips;  // for each payer
    Burden burden{};
    std::array<Bearer, most_liable> bearers{};
    Transfers transfers;
};

Situation situation_of(const Rules& rules, const Win& win);
DoraHan dora_of(const Rules& rules, const Win& win);

// The kind that an indicator makes dora: the next one that is in the set (in a set without 2m–8m, 1m shows
// 9m).
Kind dora_of(Kind indicator, KindSet set);

// Every reading with its value, in no order.
std::vector<ReadingScore> score_readings(const Rules& rules, const Win& win);

// What the house pays for a pattern; nothing where it does not play it.
std::optional<Value> pattern_value(const Rules& rules, Pattern pattern);

// Value and payments of one win; of all readings the one that pays most. `honba` and `sticks` are taken as
// given: of several winners the caller gives them to whom they belong (`share_pot`).
Score score(const Rules& rules, const Win& win);

// Whether a ron pays a yakuman because the winner's riichi is open (ds-32).
bool pays_open_riichi(const Rules& rules, const Win& win);

// Everything that the payments of a scored win depend on.
WinTerms terms_of(const Rules& rules, const Win& win, const Score& score);

// Of several wins on one discard: the order in which they are settled, the first in turn first, with honba
// and sticks left only to whom they go. A house where one alone may win keeps that one. Returns how many wins
// stand.
int share_pot(const Rules& rules, std::span<Win> wins);

}  // namespace ariari
