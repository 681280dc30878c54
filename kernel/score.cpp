#include "score.hpp"

#include <algorithm>
#include <bit>

#include "fixed_yaku.hpp"

namespace ariari {

namespace {

Counts counts_with(const Counts& hand, Kind win) {
    Counts counts = hand;
    ++counts[win];
    return counts;
}

// All tiles of the win by kind: hand, winning tile, melds, and norths laid aside.
Counts all_tiles(const Win& win) {
    Counts tiles = win.win == no_kind ? win.hand : counts_with(win.hand, win.win);
    for (const Meld& m : win.meld_span()) {
        if (m.is_run())
            for (int i = 0; i < 3; ++i) ++tiles[m.first + i];
        else
            tiles[m.first] = std::uint8_t(tiles[m.first] + m.size());
    }
    tiles[north] = std::uint8_t(tiles[north] + win.nuki);
    return tiles;
}

int han_of_indicators(const Rules& rules, const Win& win, std::span<const Tile> indicators,
                      const Counts& tiles) {
    int han = 0;
    for (Tile t : indicators) {
        if (is_flower(t)) {
            if (rules.tiles.flower_as_indicator == FlowerIndicator::every_flower)
                han += std::popcount(win.flowers);
        } else {
            han += tiles[dora_of(kind_of(t), rules.tiles.kinds)];
        }
    }
    return han;
}

int yakuman_multiple(const Rules::Value& rules, const YakuResult& yaku) {
    int sum = 0, most = 0;
    for (int i = 0; i < yaku.count; ++i) {
        const int times =
            rules.double_yakuman ? yaku.hits[i].yakuman : std::min<int>(yaku.hits[i].yakuman, 1);
        sum += times;
        most = std::max(most, times);
    }
    return rules.compound ? sum : most;
}

// Seven pairs as 50 fu and 1 han below mangan (ds-61): the same payment as 25 fu and 2 han, told in other
// words.
void retell_seven_pairs(const Rules& rules, ReadingScore& s) {
    if (rules.fu.fixed || rules.fu.seven_pairs.below_mangan != SevenPairsBelow::fu50_han1) return;
    if (s.value.limit != Limit::none) return;
    for (int i = 0; i < s.yaku.count; ++i) {
        if (s.yaku.hits[i].index != rules.fu.seven_pairs.yaku) continue;
        --s.yaku.hits[i].han;
        --s.yaku.han;
        --s.value.han;
        s.fu = {};
        s.fu.add(FuSource::seven_pairs, 50);
        s.value.fu = 50;
    }
}

void put_value(const Rules& rules, const Situation& situation, int dora, ReadingScore& s) {
    s.fu = fu_of(rules, s.reading, situation);
    if (s.yaku.yakuman) {
        s.value = yakuman_value(yakuman_multiple(rules.value, s.yaku));
        s.value.fu = s.fu.total;
    } else if (s.yaku.han >= rules.winning.min_han) {
        s.value = value_of(rules, s.yaku.han + dora, s.fu.total);
        retell_seven_pairs(rules, s);
    }
}

bool may_win(const Rules& rules, const ReadingScore& s) {
    return s.yaku.yakuman > 0 || s.yaku.han >= rules.winning.min_han;
}

// How many yakuman of this hand somebody is liable for.
int liable_yakuman(const Rules& rules, const YakuResult& yaku, LiableFor what) {
    const std::string_view id = Words<LiableFor>::all[static_cast<std::size_t>(what)];
    const int only = what == LiableFor::any ? -1 : rules.yaku.index_of(id);
    int times = 0;
    for (int i = 0; i < yaku.count; ++i) {
        const YakuHit& hit = yaku.hits[i];
        if (hit.yakuman && rules.liability.yaku[hit.index] && (only < 0 || hit.index == only))
            times += rules.value.double_yakuman ? hit.yakuman : 1;
    }
    return times;
}

// A win on the tile that replaces an open kan's; who gave that kan's tile the record says. Where further kans
// end the liability (`further_kans`), the open kan must be the last one.
bool after_open_kan(const Rules& rules, const Win& win) {
    if (!rules.liability.open_kan || !win.rinshan || !win.tsumo()) return false;
    bool open = false;
    for (const Meld& m : win.meld_span())
        if (m.is_quad()) open = m.type == MeldType::daiminkan || (open && rules.liability.further_kans);
    return open;
}

void put_burden(const Rules& rules, const Win& win, const YakuResult& yaku, WinTerms& terms) {
    for (const Liable& each : win.liable) {
        if (each.seat == nobody || each.seat == win.seat) continue;
        const int times = liable_yakuman(rules, yaku, each.what);
        const bool open_kan = each.what == LiableFor::any && after_open_kan(rules, win);
        if (!times && !open_kan) continue;
        terms.add_bearer({each.seat, times});
        const bool hand = open_kan || rules.liability.covers == LiabilityCovers::hand;
        terms.burden = hand ? Burden::hand : Burden::yakuman;
    }
}

// `take(reading)` for every reading of the hand with its value; returns how many there are.
template <class Take>
int each_reading(const Rules& rules, const Win& win, const Situation& situation, int dora, Take&& take) {
    // Kept between calls: clearing so many would cost more than scoring the one or two that there are.
    static thread_local std::array<Reading, max_readings> all;
    const Counts concealed = counts_with(win.hand, win.win);
    const int n = readings(concealed, win.meld_span(), win.win, win.tsumo(), rules.forms(), all);
    for (int i = 0; i < n; ++i) {
        ReadingScore s{
            .reading = all[i], .yaku = evaluate(rules.yaku, all[i], situation), .fu = {}, .value = {}};
        put_value(rules, situation, dora, s);
        take(s);
    }
    return n;
}

ScoreError choose_reading(const Rules& rules, const Win& win, Score& score) {
    const Situation situation = situation_of(rules, win);
    score.dora = dora_of(rules, win);
    bool first = true;
    const int n = each_reading(rules, win, situation, score.dora.total(), [&](const ReadingScore& s) {
        if (first || worth_less(score.best.value, s.value)) score.best = s;
        first = false;
    });
    if (n == 0) return ScoreError::not_complete;
    if (!may_win(rules, score.best)) return ScoreError::no_yaku;
    if (rules.winning.fixed.required && !has_fixed_yaku(rules, win, situation)) return ScoreError::not_fixed;
    if (pays_open_riichi(rules, win)) score.best.value = open_riichi_value(score.best.value);
    return ScoreError::none;
}

ScoreError choose_pattern(const Rules& rules, const Win& win, Score& score) {
    const std::optional<Value> value = pattern_value(rules, win.pattern);
    if (!value) return ScoreError::not_played;
    score.best.value = *value;
    return ScoreError::none;
}

// Chips are for what the hand shows; a pattern of discards shows none.
bool shows_hand(const Win& win) { return win.pattern == Pattern::hand || win.pattern == Pattern::four_kans; }

Chips chips_of_win(const Rules& rules, const Win& win, const DoraHan& dora) {
    if (!shows_hand(win)) return {};
    return chips_of(rules, {.closed = win.closed(),
                            .reds = win.reds,
                            .ura = dora.ura,
                            .ippatsu = win.ippatsu,
                            .flowers = win.flowers});
}

// Laying a flower or a north aside may have used the first draw up (pt-19).
bool in_first_turn(const Rules& rules, const Win& win) {
    const bool flower = win.flowers && rules.tiles.flower_breaks_first_turn;
    const bool nuki = win.nuki && rules.tiles.nuki_breaks_first_turn;
    return win.first_turn && !flower && !nuki;
}

}  // namespace

Kind dora_of(Kind indicator, KindSet set) {
    const int first = indicator < east ? indicator / 9 * 9 : indicator < haku ? east : haku;
    const int length = indicator < east ? 9 : indicator < haku ? 4 : 3;
    int place = indicator - first;
    do place = (place + 1) % length;
    while (!(set >> (first + place) & 1) && first + place != indicator);
    return Kind(first + place);
}

Situation situation_of(const Rules& rules, const Win& win) {
    Situation s;
    s.set(Fact::closed, win.closed());
    s.set(Fact::tsumo, win.tsumo());
    s.set(Fact::tsumo_fu, win.tsumo() && rules.fu.pinfu_tsumo == PinfuTsumo::not_yaku);
    s.set(Fact::riichi, win.riichi != RiichiKind::none);
    s.set(Fact::double_riichi, win.riichi == RiichiKind::double_riichi);
    s.set(Fact::open_riichi, win.open_riichi);
    s.set(Fact::ippatsu, win.ippatsu);
    s.set(Fact::last_tile, win.last_tile);
    s.set(Fact::rinshan, win.rinshan);
    s.set(Fact::chankan, win.chankan);
    s.set(Fact::kan_discard, win.kan_discard);
    s.set(Fact::first_turn, in_first_turn(rules, win));
    s.set(Fact::dealer, win.seat == 0);
    s.round_wind = Kind(east + win.round);
    s.seat_wind = Kind(east + win.seat);
    s.everyones_north = rules.tiles.north_value == NorthValue::everyone;
    if (s.seat_wind == north && rules.tiles.north_value == NorthValue::nobody) s.seat_wind = no_kind;
    return s;
}

DoraHan dora_of(const Rules& rules, const Win& win) {
    const Counts tiles = all_tiles(win);
    DoraHan han;
    han.dora = han_of_indicators(rules, win, {win.dora.data(), win.dora_count}, tiles);
    if (win.riichi != RiichiKind::none)
        han.ura = han_of_indicators(rules, win, {win.ura.data(), win.ura_count}, tiles);
    han.red = (win.reds[0] + win.reds[1] + win.reds[2]) * rules.tiles.red_dora;
    han.nuki = win.nuki * rules.tiles.nuki_dora;
    han.flowers = std::popcount(win.flowers) * rules.tiles.flower_dora;
    return han;
}

std::vector<ReadingScore> score_readings(const Rules& rules, const Win& win) {
    std::vector<ReadingScore> all;
    each_reading(rules, win, situation_of(rules, win), dora_of(rules, win).total(),
                 [&](const ReadingScore& s) { all.push_back(s); });
    return all;
}

std::optional<Value> pattern_value(const Rules& rules, Pattern pattern) {
    switch (pattern) {
        case Pattern::hand:
            break;
        case Pattern::nagashi:
            if (rules.draws.nagashi.value == NagashiValue::mangan) return limit_value(Limit::mangan);
            if (rules.draws.nagashi.value == NagashiValue::yakuman) return limit_value(Limit::yakuman);
            break;
        case Pattern::maneman:
            if (rules.winning.maneman.value == ManemanValue::mangan) return limit_value(Limit::mangan);
            if (rules.winning.maneman.value == ManemanValue::haneman) return limit_value(Limit::haneman);
            if (rules.winning.maneman.value == ManemanValue::yakuman) return limit_value(Limit::yakuman);
            break;
        case Pattern::four_kans:
            if (rules.kan.four_by_one == FourByOne::after_discard) return limit_value(Limit::yakuman);
            break;
    }
    return std::nullopt;
}

bool pays_open_riichi(const Rules& rules, const Win& win) {
    const Rules::OpenRiichi& open = rules.riichi.open;
    if (!win.open_riichi || win.tsumo() || open.deal_in == OpenDealIn::ordinary) return false;
    switch (open.exempt) {
        case OpenExempt::riichi_after:
            return win.from_riichi != DiscarderRiichi::after;
        case OpenExempt::riichi:
            return win.from_riichi == DiscarderRiichi::none;
        case OpenExempt::nobody:
            break;
    }
    return true;
}

WinTerms terms_of(const Rules& rules, const Win& win, const Score& score) {
    WinTerms terms{.value = score.best.value,
                   .winner = win.seat,
                   .from = win.from,
                   .honba = win.honba,
                   .sticks = win.sticks,
                   .has_sitter_out = win.has_sitter_out,
                   .nagashi = win.pattern == Pattern::nagashi,
                   .chips = score.chips.total()};
    if (terms.nagashi && rules.draws.nagashi.paid_as == NagashiPaid::draw) terms.honba = terms.sticks = 0;
    put_burden(rules, win, score.best.yaku, terms);
    return terms;
}

Score score(const Rules& rules, const Win& win) {
    Score result;
    result.error = win.pattern == Pattern::hand ? choose_reading(rules, win, result)
                                                : choose_pattern(rules, win, result);
    if (result.error != ScoreError::none) return result;
    result.chips = chips_of_win(rules, win, result.dora);
    const WinTerms terms = terms_of(rules, win, result);
    result.burden = terms.burden;
    result.bearers = terms.bearers;
    result.transfers = payments(rules, terms);
    return result;
}

int share_pot(const Rules& rules, std::span<Win> wins) {
    if (wins.size() < 2) return int(wins.size());
    const int players = rules.seats.players;
    const int from = wins[0].from;
    std::ranges::sort(wins, {}, [&](const Win& w) { return (w.seat - from + players) % players; });
    const int standing = rules.winning.several == Several::all ? int(wins.size()) : 1;
    const auto may_collect = [&](const Win& w) {
        return rules.payments.collector == Collector::winner || w.riichi != RiichiKind::none;
    };
    const auto collector = std::ranges::find_if(wins.first(standing), may_collect);
    for (auto w = wins.begin(); w != wins.begin() + standing; ++w) {
        if (w != (collector == wins.begin() + standing ? wins.begin() : collector)) w->sticks = 0;
        if (w != wins.begin() && rules.payments.honba_to == HonbaTo::first_in_turn) w->honba = 0;
    }
    return standing;
}

}  // namespace ariari
