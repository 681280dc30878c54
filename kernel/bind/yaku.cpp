// Readings and yaku for Python. A kind is a number 0–33, a meld a pair of its word and first kind: ("pon",
// 33).
#include "../yaku.hpp"

#include <nanobind/stl/array.h>
#include <nanobind/stl/string.h>
#include <nanobind/stl/string_view.h>
#include <nanobind/stl/tuple.h>
#include <nanobind/stl/vector.h>

#include <algorithm>
#include <map>

#include "bind.hpp"

namespace nb = nanobind;
using namespace nb::literals;

namespace ariari {
namespace {

using MeldText = std::tuple<std::string, Kind>;

constexpr std::string_view meld_words[] = {"chi", "pon", "ankan", "daiminkan", "kakan"};
constexpr std::string_view form_words[] = {"groups", "pairs", "orphans"};
constexpr std::string_view group_words[] = {"run", "triplet", "quad"};
constexpr std::string_view wait_words[] = {"open", "closed", "edge", "pair", "twin"};

template <std::size_t n>
int place_of(const std::string_view (&words)[n], std::string_view word, const char* what) {
    const auto* at = std::find(std::begin(words), std::end(words), word);
    if (at == std::end(words))
        throw nb::value_error(("there is no " + std::string(what) + " " + std::string(word)).c_str());
    return int(at - std::begin(words));
}

template <std::size_t n>
std::vector<std::string_view> listed(const std::string_view (&words)[n]) {
    return {std::begin(words), std::end(words)};
}

nb::dict words() {
    nb::dict d;
    d["facts"] = nb::cast(listed(fact_words));
    d["features"] = nb::cast(listed(feature_words));
    d["codes"] = nb::cast(listed(code_words));
    d["quantities"] = nb::cast(listed(quantity_words));
    d["compare"] = nb::cast(listed(compare_words));
    d["pieces"] = nb::cast(listed(piece_words));
    return d;
}

std::vector<Meld> to_melds(const std::vector<MeldText>& texts) {
    if (texts.size() > 4) throw nb::value_error("a hand has at most four melds");
    std::vector<Meld> melds;
    for (const auto& [word, first] : texts) {
        const Meld meld{MeldType(place_of(meld_words, word, "meld")), first};
        if (first >= kind_count || (meld.is_run() && (is_honor(first) || first % 9 > 6)))
            throw nb::value_error(("a " + word + " cannot start at kind " + std::to_string(first)).c_str());
        melds.push_back(meld);
    }
    return melds;
}

std::vector<Reading> all_readings(const Counts& counts, const std::vector<MeldText>& melds, nb::object win,
                                  bool tsumo, const Forms& forms) {
    for (Kind k = 0; k < kind_count; ++k)
        if (counts[k] > 4)
            throw nb::value_error(("more than four tiles of kind " + std::to_string(k)).c_str());
    const Kind placed = win.is_none() ? no_kind : nb::cast<Kind>(win);
    std::array<Reading, max_readings> out;
    const int n = readings(counts, to_melds(melds), placed, tsumo, forms, out);
    return {out.begin(), out.begin() + n};
}

std::vector<Op> to_program(nb::handle steps) {
    std::vector<Op> program;
    for (nb::handle step : steps) {
        Op op;
        op.code = Code(nb::cast<std::uint8_t>(step.attr("code")));
        op.arg = nb::cast<std::uint8_t>(step.attr("arg"));
        op.jump = nb::cast<std::uint16_t>(step.attr("jump"));
        op.compare = Compare(nb::cast<std::uint8_t>(step.attr("compare")));
        op.number = nb::cast<std::int8_t>(step.attr("number"));
        op.negate = nb::cast<bool>(step.attr("negate"));
        op.stacked = nb::cast<bool>(step.attr("stacked"));
        op.operand = nb::cast<std::uint64_t>(step.attr("operand"));
        program.push_back(op);
    }
    return program;
}

Situation to_situation(const std::vector<std::string>& facts, int seat, int round, bool everyones_north) {
    if (seat < -1 || seat > 3 || round < -1 || round > 3)
        throw nb::value_error("winds are 0 to 3, or -1 for none");
    Situation s;
    for (const std::string& word : facts) s.set(Fact(place_of(fact_words, word, "fact")));
    s.seat_wind = seat < 0 ? no_kind : Kind(east + seat);
    s.round_wind = round < 0 ? no_kind : Kind(east + round);
    s.everyones_north = everyones_north;
    return s;
}

nb::dict evaluated(const YakuSet& set, const Reading& reading, const std::vector<std::string>& facts,
                   int seat, int round, bool everyones_north) {
    const YakuResult result = evaluate(set, reading, to_situation(facts, seat, round, everyones_north));
    nb::dict hits;
    for (int i = 0; i < result.count; ++i) {
        const YakuHit& hit = result.hits[std::size_t(i)];
        hits[nb::cast(set.all[hit.index].id)] = nb::make_tuple(hit.han, hit.yakuman);
    }
    return hits;
}

int groups_of_id(const YakuSet& set, std::string_view id, const Reading& reading,
                 const std::vector<std::string>& facts, int seat, int round, bool everyones_north) {
    const int index = set.index_of(id);
    if (index < 0) throw nb::value_error(("yaku " + std::string(id) + " is not played").c_str());
    return groups_of(set.all[std::size_t(index)], reading, to_situation(facts, seat, round, everyones_north));
}

std::vector<Group> groups_in(const Reading& r) {
    return {r.groups.begin(), r.groups.begin() + r.group_count};
}

std::vector<Kind> pairs_in(const Reading& r) {
    if (r.form == Form::pairs) return {r.pairs.begin(), r.pairs.end()};
    return r.pair == no_kind ? std::vector<Kind>{} : std::vector<Kind>{r.pair};
}

}  // namespace

YakuSet to_yaku_set(nb::handle played) {
    YakuSet set;
    std::map<std::string, std::size_t> places;
    std::size_t count = 0;
    for (nb::handle yaku : played) places[nb::cast<std::string>(yaku.attr("id"))] = count++;
    for (nb::handle yaku : played) {
        Yaku y;
        y.id = nb::cast<std::string>(yaku.attr("id"));
        y.closed = nb::cast<std::int8_t>(yaku.attr("closed"));
        y.open = nb::cast<std::int8_t>(yaku.attr("open"));
        y.yakuman = nb::cast<std::int8_t>(yaku.attr("yakuman"));
        for (nb::handle other : yaku.attr("replaces"))
            if (const auto at = places.find(nb::cast<std::string>(other));
                at != places.end() && at->second < max_yaku)
                y.replaces.set(at->second);
        y.need = nb::cast<Features>(yaku.attr("need"));
        y.when = to_program(yaku.attr("when"));
        y.part = to_program(yaku.attr("part"));
        set.add(std::move(y));
    }
    return set;
}

void bind_yaku(nb::module_& m) {
    nb::class_<Group>(m, "Group")
        .def_prop_ro("type", [](const Group& g) { return group_words[std::size_t(g.type)]; })
        .def_ro("first", &Group::first)
        .def_ro("called", &Group::called)
        .def_ro("concealed", &Group::concealed);

    nb::class_<Reading>(m, "Reading")
        .def_prop_ro("form", [](const Reading& r) { return form_words[std::size_t(r.form)]; })
        .def_prop_ro("groups", &groups_in)
        .def_prop_ro("pairs", &pairs_in)
        .def_prop_ro("wait", [](const Reading& r) { return wait_words[std::size_t(r.wait)]; })
        .def_ro("win_group", &Reading::win_group)
        .def_ro("kinds", &Reading::kinds);

    nb::class_<YakuSet>(m, "YakuSet")
        .def(
            "__init__", [](YakuSet* self, nb::handle played) { new (self) YakuSet(to_yaku_set(played)); },
            "played"_a)
        .def("__len__", [](const YakuSet& s) { return s.all.size(); })
        .def("evaluate", &evaluated, "reading"_a, "facts"_a = std::vector<std::string>{}, "seat"_a = 0,
             "round"_a = 0, "everyones_north"_a = false)
        .def("groups_of", &groups_of_id, "id"_a, "reading"_a, "facts"_a = std::vector<std::string>{},
             "seat"_a = 0, "round"_a = 0, "everyones_north"_a = false);

    m.def("readings", &all_readings, "counts"_a, "melds"_a = std::vector<MeldText>{},
          "win"_a.none() = nb::none(), "tsumo"_a = true, "forms"_a = Forms{});
    m.def("yaku_words", &words);
}

}  // namespace ariari
