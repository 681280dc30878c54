// Wins, values and payments for Python. Players are seat winds 0–3; `from` is None for a tsumo.
#include "../score.hpp"

#include <nanobind/ndarray.h>
#include <nanobind/stl/array.h>
#include <nanobind/stl/optional.h>
#include <nanobind/stl/string.h>
#include <nanobind/stl/string_view.h>
#include <nanobind/stl/tuple.h>
#include <nanobind/stl/vector.h>

#include <algorithm>
#include <iterator>
#include <memory>

#include "../fixed_yaku.hpp"
#include "bind.hpp"
#include "words.hpp"

namespace nb = nanobind;
using namespace nb::literals;

namespace ariari {
namespace {

void check_tile(int tile) {
    if (tile < 0 || tile >= tile_count)
        throw nb::value_error(("there is no tile " + std::to_string(tile)).c_str());
}

void check_wind(int wind, int lowest) {
    if (wind < lowest || wind >= max_players)
        throw nb::value_error(("there is no wind " + std::to_string(wind)).c_str());
}

// Puts one tile of the hand in its place: red fives are counted apart, and a flower belongs to no hand.
Kind take(int tile, Win& win) {
    check_tile(tile);
    const Kind kind = kind_of(Tile(tile));
    if (kind == no_kind) throw nb::value_error("a flower belongs to no hand");
    if (is_red(Tile(tile))) ++win.reds[std::size_t(suit_of(kind))];
    return kind;
}

using MeldTiles = std::tuple<std::string, std::vector<int>>;

Meld take_meld(const MeldTiles& text, Win& win) {
    constexpr std::string_view words[] = {"chi", "pon", "ankan", "daiminkan", "kakan"};
    const auto& [word, tiles] = text;
    const auto* at = std::ranges::find(words, word);
    if (at == std::end(words) || tiles.empty()) throw nb::value_error(("there is no meld " + word).c_str());
    Meld meld{MeldType(at - words), no_kind};
    for (int tile : tiles) meld.first = std::min(meld.first, take(tile, win));
    if (meld.is_run() && (is_honor(meld.first) || meld.first % 9 > 6))
        throw nb::value_error("a chi is three in a row");
    return meld;
}

std::uint8_t take_indicators(const std::vector<int>& tiles, std::array<Tile, 10>& out) {
    if (tiles.size() > out.size()) throw nb::value_error("there are at most ten indicators");
    for (std::size_t i = 0; i < tiles.size(); ++i) {
        check_tile(tiles[i]);
        out[i] = Tile(tiles[i]);
    }
    return std::uint8_t(tiles.size());
}

std::int8_t player(const nb::object& wind) {
    if (wind.is_none()) return nobody;
    const int number = nb::cast<int>(wind);
    check_wind(number, somebody);
    return std::int8_t(number);
}

struct WinArguments {
    nb::kwargs given;

    template <class T>
    T get(const char* name, T otherwise) const {
        return given.contains(name) ? nb::cast<T>(given[name]) : otherwise;
    }
    nb::object object(const char* name) const {
        return given.contains(name) ? nb::object(given[name]) : nb::none();
    }
};

void take_tiles(const WinArguments& a, Win& win) {
    for (int tile : a.get("hand", std::vector<int>{})) ++win.hand[take(tile, win)];
    for (const MeldTiles& meld : a.get("melds", std::vector<MeldTiles>{})) {
        if (win.meld_count == 4) throw nb::value_error("a hand has at most four melds");
        win.melds[win.meld_count++] = take_meld(meld, win);
    }
    if (const nb::object tile = a.object("win"); !tile.is_none()) win.win = take(nb::cast<int>(tile), win);
    if (win.pattern == Pattern::hand && win.win == no_kind)
        throw nb::value_error("the winning tile is missing");
    for (int flower : a.get("flowers", std::vector<int>{})) {
        if (!is_flower(Tile(flower))) throw nb::value_error("flowers are the tiles 37 to 40");
        win.flowers = std::uint8_t(win.flowers | 1 << (flower - first_flower));
    }
    if (const nb::object held = a.object("at_first_call"); !held.is_none()) {
        win.first_call_known = true;
        Win apart;  // its red fives are none of the hand's
        for (int tile : nb::cast<std::vector<int>>(held)) ++win.at_first_call[take(tile, apart)];
    }
}

// One player, or several by the yakuman that each is liable for.
void take_liable(const nb::object& given, Win& win) {
    if (!nb::isinstance<nb::dict>(given)) {
        win.liable[0].seat = player(given);
        return;
    }
    std::size_t count = 0;
    for (const auto& [yaku, wind] : nb::cast<nb::dict>(given)) {
        if (count == win.liable.size()) throw nb::value_error("at most two are liable");
        win.liable[count++] = {player(nb::borrow(wind)), from_word<LiableFor>(nb::cast<std::string>(yaku))};
    }
}

void take_circumstances(const WinArguments& a, Win& win) {
    win.seat = std::int8_t(a.get("seat", 0));
    win.round = std::int8_t(a.get("round", 0));
    check_wind(win.seat, 0);
    check_wind(win.round, 0);
    win.from = player(a.object("from_"));
    take_liable(a.object("liable"), win);
    win.riichi = RiichiKind(std::clamp(a.get("riichi", 0), 0, 2));
    win.from_riichi = DiscarderRiichi(std::clamp(a.get("from_riichi", 0), 0, 2));
    win.open_riichi = a.get("open_riichi", false);
    win.ippatsu = a.get("ippatsu", false);
    win.last_tile = a.get("last_tile", false);
    win.rinshan = a.get("rinshan", false);
    win.chankan = a.get("chankan", false);
    win.kan_discard = a.get("kan_discard", false);
    win.first_turn = a.get("first_turn", false);
    win.nuki = a.get("nuki", std::uint8_t{0});
    win.dora_count = take_indicators(a.get("dora", std::vector<int>{}), win.dora);
    win.ura_count = take_indicators(a.get("ura", std::vector<int>{}), win.ura);
    win.honba = a.get("honba", std::int16_t{0});
    win.sticks = a.get("sticks", std::int32_t{0});
    win.has_sitter_out = a.get("sitter_out", false);
}

Win to_win(nb::kwargs given) {
    const WinArguments arguments{std::move(given)};
    Win win;
    win.pattern = from_word<Pattern>(arguments.get("pattern", std::string("hand")));
    take_tiles(arguments, win);
    take_circumstances(arguments, win);
    return win;
}

// From whom, to whom, why, how much.
using TransferTuple = std::tuple<int, int, std::string_view, int>;

std::vector<TransferTuple> listed(const Transfers& transfers) {
    std::vector<TransferTuple> all;
    for (const Transfer& t : transfers.span()) all.emplace_back(t.from, t.to, word_of(t.reason), t.amount);
    return all;
}

std::vector<std::tuple<std::string_view, int, int>> fu_items(const Fu& fu) {
    std::vector<std::tuple<std::string_view, int, int>> items;
    for (const FuItem& item : fu.span())
        items.emplace_back(word_of(item.source), item.kind == no_kind ? -1 : int(item.kind), item.fu);
    return items;
}

std::vector<std::tuple<int, int, int>> yaku_hits(const YakuResult& yaku) {
    std::vector<std::tuple<int, int, int>> hits;
    for (int i = 0; i < yaku.count; ++i)
        hits.emplace_back(yaku.hits[i].index, yaku.hits[i].han, yaku.hits[i].yakuman);
    return hits;
}

std::vector<Win> shared_pot(const Rules& rules, std::vector<Win> wins) {
    wins.resize(std::size_t(share_pot(rules, wins)));
    return wins;
}

// One row of a batch's result; ariari.scoring.batch gives it the same layout as a numpy dtype.
struct Row {
    std::int32_t points;
    std::int32_t deltas[max_players];
    std::int32_t bonus[max_players + 1];
    std::int16_t han, fu;
    std::int8_t yakuman, chips;
    std::uint8_t limit, error;
};
static_assert(sizeof(Row) == 48);

Row row_of(const Score& score) {
    Row row{};
    row.points = score.transfers.points();
    for (const Transfer& t : score.transfers.span()) {
        std::int32_t* column = is_bonus(t.reason) ? row.bonus : row.deltas;
        if (t.from >= 0) column[t.from] -= t.amount;
        column[t.to] += t.amount;
    }
    const Value& value = score.best.value;
    row.han = std::int16_t(value.han);
    row.fu = std::int16_t(value.fu);
    row.yakuman = std::int8_t(value.yakuman);
    row.chips = std::int8_t(score.chips.total());
    row.limit = std::uint8_t(value.limit);
    row.error = std::uint8_t(score.error);
    return row;
}

using Rows = nb::ndarray<nb::numpy, std::uint8_t, nb::shape<-1, sizeof(Row)>>;

Rows score_batch(const Rules& rules, const nb::list& wins) {
    std::vector<const Win*> all;
    all.reserve(wins.size());
    for (nb::handle win : wins) all.push_back(nb::cast<const Win*>(win));
    auto rows = std::make_unique<Row[]>(all.size());
    {
        nb::gil_scoped_release release;
        for (std::size_t i = 0; i < all.size(); ++i) rows[i] = row_of(score(rules, *all[i]));
    }
    Row* data = rows.release();
    nb::capsule owner(data, [](void* p) noexcept { delete[] static_cast<Row*>(p); });
    return Rows(data, {all.size(), sizeof(Row)}, owner);
}

std::vector<TransferTuple> payments_of(const Rules& rules, const Value& value, int winner,
                                       const nb::object& from, int honba, int sticks,
                                       const nb::object& liable, std::string_view burden, int liable_yakuman,
                                       bool sitter_out, bool nagashi, int chips) {
    check_wind(winner, 0);
    const WinTerms terms{.value = value,
                         .winner = std::int8_t(winner),
                         .from = player(from),
                         .honba = honba,
                         .sticks = sticks,
                         .burden = from_word<Burden>(burden),
                         .bearers = {Bearer{player(liable), liable_yakuman}},
                         .has_sitter_out = sitter_out,
                         .nagashi = nagashi,
                         .chips = chips};
    return listed(payments(rules, terms));
}

void bind_value(nb::module_& m) {
    nb::class_<Value>(m, "Value")
        .def_ro("han", &Value::han)
        .def_ro("fu", &Value::fu)
        .def_ro("yakuman", &Value::yakuman)
        .def_prop_ro("limit", [](const Value& v) { return word_of(v.limit); })
        .def_ro("base", &Value::base);
    m.def("value_of", &value_of, "rules"_a, "han"_a, "fu"_a);
    m.def("yakuman_value", &yakuman_value, "multiple"_a);
    m.def(
        "limit_value", [](std::string_view limit) { return limit_value(from_word<Limit>(limit)); },
        "limit"_a);
    m.def(
        "pattern_value",
        [](const Rules& rules, std::string_view word) {
            return pattern_value(rules, from_word<Pattern>(word));
        },
        "rules"_a, "pattern"_a);
    m.def("ron_amount", &ron_amount, "rules"_a, "value"_a, "dealer"_a);
    m.def(
        "tsumo_shares",
        [](const Rules& rules, const Value& value, bool dealer) {
            const TsumoShares shares = tsumo_shares(rules, value, dealer);
            return std::tuple(shares.dealer, shares.other);
        },
        "rules"_a, "value"_a, "dealer"_a);
    m.def("payments", &payments_of, "rules"_a, "value"_a, "winner"_a, "from_"_a.none() = nb::none(),
          "honba"_a = 0, "sticks"_a = 0, "liable"_a.none() = nb::none(), "burden"_a = "none",
          "liable_yakuman"_a = 0, "sitter_out"_a = false, "nagashi"_a = false, "chips"_a = 0);
    m.def(
        "all_flowers_bonus",
        [](const Rules& rules, int holder) {
            check_wind(holder, 0);
            return listed(all_flowers_bonus(rules, std::int8_t(holder)));
        },
        "rules"_a, "holder"_a);
}

void bind_win(nb::module_& m) {
    nb::class_<Win>(m, "Win", "A win made ready for the kernel")
        .def("__init__", [](Win* self, nb::kwargs given) { new (self) Win(to_win(std::move(given))); })
        .def_prop_ro("closed", &Win::closed)
        .def_ro("seat", &Win::seat)
        .def_ro("honba", &Win::honba)
        .def_ro("sticks", &Win::sticks);
}

void bind_result(nb::module_& m) {
    nb::class_<ReadingScore>(m, "ReadingScore")
        .def_ro("reading", &ReadingScore::reading)
        .def_ro("value", &ReadingScore::value)
        .def_prop_ro("yaku", [](const ReadingScore& s) { return yaku_hits(s.yaku); })
        .def_prop_ro("fu_items", [](const ReadingScore& s) { return fu_items(s.fu); });
    nb::class_<Score>(m, "Score")
        .def_prop_ro("ok", [](const Score& s) { return s.error == ScoreError::none; })
        .def_prop_ro("error", [](const Score& s) { return word_of(s.error); })
        .def_ro("best", &Score::best)
        .def_prop_ro("dora",
                     [](const Score& s) {
                         return std::tuple(s.dora.dora, s.dora.ura, s.dora.red, s.dora.nuki, s.dora.flowers);
                     })
        .def_prop_ro("chips",
                     [](const Score& s) {
                         return std::tuple(s.chips.red, s.chips.ura, s.chips.ippatsu, s.chips.green_flower);
                     })
        .def_prop_ro("burden", [](const Score& s) { return word_of(s.burden); })
        .def_prop_ro("points", [](const Score& s) { return s.transfers.points(); })
        .def_prop_ro("transfers", [](const Score& s) { return listed(s.transfers); });
}

}  // namespace

void bind_score(nb::module_& m) {
    bind_value(m);
    bind_win(m);
    bind_result(m);
    m.def("score", &score, "rules"_a, "win"_a);
    m.def("score_readings", &score_readings, "rules"_a, "win"_a);
    m.def("score_batch", &score_batch, "rules"_a, "wins"_a);
    m.def("share_pot", &shared_pot, "rules"_a, "wins"_a);
    m.def("has_fixed_yaku", [](const Rules& rules, const Win& win) {
        return has_fixed_yaku(rules, win, situation_of(rules, win));
    });
    m.attr("SITTER_OUT") = int(sitter_out);
    m.attr("NOBODY") = int(nobody);
    m.attr("SOMEBODY") = int(somebody);
    m.attr("LIMITS") =
        nb::cast(std::vector<std::string_view>(std::begin(Words<Limit>::all), std::end(Words<Limit>::all)));
    m.attr("SCORE_ERRORS") = nb::cast(
        std::vector<std::string_view>(std::begin(Words<ScoreError>::all), std::end(Words<ScoreError>::all)));
}

}  // namespace ariari
