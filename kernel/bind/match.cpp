// Match and Outcome for Python. People are seats; in an outcome players are winds. None is nobody, or the
// table's sticks.
#include "../match.hpp"

#include <nanobind/stl/optional.h>
#include <nanobind/stl/string_view.h>
#include <nanobind/stl/tuple.h>
#include <nanobind/stl/vector.h>

#include <algorithm>
#include <array>
#include <iterator>
#include <optional>
#include <string>
#include <tuple>

#include "../score.hpp"
#include "../told.hpp"
#include "bind.hpp"
#include "words.hpp"

namespace nb = nanobind;
using namespace nb::literals;

namespace ariari {
namespace {

using MaybeSeat = std::optional<int>;

MaybeSeat seat_or_none(std::int8_t seat) { return seat == nobody ? MaybeSeat{} : MaybeSeat{seat}; }

std::int8_t wind(int number) {
    if (number < 0 || number >= max_players)
        throw nb::value_error(("there is no wind " + std::to_string(number)).c_str());
    return static_cast<std::int8_t>(number);
}

std::int8_t wind_or_nobody(const MaybeSeat& number) { return number ? wind(*number) : std::int8_t{nobody}; }

std::vector<int> liables_of(const WinTerms& terms) {
    std::vector<int> all;
    for (const Bearer& bearer : terms.bearers)
        if (bearer.seat != nobody) all.push_back(bearer.seat);
    return all;
}

std::array<Bearer, most_liable> bearers(const std::vector<std::tuple<int, int>>& told) {
    std::array<Bearer, most_liable> all{};
    if (told.size() > all.size()) throw nb::value_error("at most two are liable");
    std::size_t count = 0;
    for (const auto& [seat, yakuman] : told) all[count++] = {wind(seat), yakuman};
    return all;
}

Winds winds(const std::vector<int>& numbers) {
    Winds set = 0;
    for (int number : numbers) set = static_cast<Winds>(set | one(wind(number)));
    return set;
}

void add_win(Outcome& outcome, const WinTerms& terms) {
    if (outcome.win_count == most_winners) throw nb::value_error("more winners than there can be");
    outcome.wins[outcome.win_count++] = terms;
}

std::vector<int> by_seat(const Match& match, int (Match::*of)(int) const) {
    std::vector<int> all;
    for (int seat = 0; seat < match.people(); ++seat) all.push_back((match.*of)(seat));
    return all;
}

using PaymentTuple = std::tuple<MaybeSeat, MaybeSeat, std::string_view, int>;

std::vector<PaymentTuple> payments_of(const Match& match) {
    std::vector<PaymentTuple> all;
    for (int i = 0; i < match.payment_count(); ++i) {
        const Payment& p = match.payment(i);
        all.emplace_back(seat_or_none(p.from), seat_or_none(p.to), word_of(p.reason), p.amount);
    }
    return all;
}

using BustTuple = std::tuple<int, std::string_view, MaybeSeat, MaybeSeat>;

std::vector<BustTuple> busts_of(const Match& match) {
    std::vector<BustTuple> all;
    for (int i = 0; i < match.bust_count(); ++i) {
        const Bust& b = match.bust(i);
        all.emplace_back(b.seat, word_of(b.by), seat_or_none(b.first), seat_or_none(b.emptier));
    }
    return all;
}

MaybeSeat wind_of(const Match& match, int seat) {
    if (seat < 0 || seat >= match.people())
        throw nb::value_error(("there is no seat " + std::to_string(seat)).c_str());
    const int found = match.wind_of(seat);
    return found == sitter_out ? MaybeSeat{} : MaybeSeat{found};
}

void start_from(Match& match, int round_wind, int dealer, int honba, int sticks, bool extra,
                const std::vector<int>& points) {
    if (points.size() != std::size_t(match.people()))
        throw nb::value_error("there are points for each of the people");
    Match::Start start{
        .wind = round_wind, .dealer = dealer, .honba = honba, .sticks = sticks, .extra = extra, .points = {}};
    std::ranges::copy(points, start.points.begin());
    match.start_from(start);
}

void bind_outcome(nb::module_& m) {
    nb::class_<WinTerms>(m, "WinTerms",
                         "One win as it is paid; honba, sticks and the sitter-out are the match's")
        .def_prop_ro("liables", &liables_of)
        .def_ro("value", &WinTerms::value)
        .def_ro("chips", &WinTerms::chips);
    m.def(
        "told_terms",
        [](const Rules& rules, const Value& value, int winner, MaybeSeat from,
           const std::vector<std::tuple<int, int>>& liable, bool open_riichi, int from_riichi, int chips) {
            return terms_of(rules, ToldWin{.value = value,
                                           .winner = wind(winner),
                                           .from = wind_or_nobody(from),
                                           .liable = bearers(liable),
                                           .open_riichi = open_riichi,
                                           .from_riichi = DiscarderRiichi(from_riichi),
                                           .chips = chips});
        },
        "rules"_a, "value"_a, "winner"_a, "from_"_a = nb::none(),
        "liable"_a = std::vector<std::tuple<int, int>>{}, "open_riichi"_a = false, "from_riichi"_a = 0,
        "chips"_a = 0);
    nb::class_<Outcome>(m, "Outcome", "What one round came to")
        .def_static(
            "won",
            [](const std::vector<WinTerms>& wins, const std::vector<int>& riichi) {
                Outcome outcome{.ending = Ending::win, .riichi = winds(riichi)};
                if (wins.empty()) throw nb::value_error("nobody has won");
                for (const WinTerms& terms : wins) add_win(outcome, terms);
                return outcome;
            },
            "wins"_a, "riichi"_a = std::vector<int>{})
        .def_static(
            "drawn",
            [](const std::vector<int>& tenpai, const std::vector<int>& nagashi,
               const std::vector<int>& riichi) {
                return Outcome{.ending = Ending::exhaustive,
                               .riichi = winds(riichi),
                               .tenpai = winds(tenpai),
                               .nagashi = winds(nagashi)};
            },
            "tenpai"_a, "nagashi"_a = std::vector<int>{}, "riichi"_a = std::vector<int>{})
        .def_static(
            "aborted",
            [](std::string_view why) {
                return Outcome{.ending = Ending::abort, .abort = from_word<Abort>(why)};
            },
            "why"_a)
        .def_static(
            "chombo",
            [](const std::vector<int>& offenders) {
                return Outcome{.ending = Ending::chombo, .offenders = winds(offenders)};
            },
            "offenders"_a);
}

}  // namespace

void bind_match(nb::module_& m) {
    m.attr("MOST_HONBA") = most_honba;
    m.attr("MOST_POINTS") = most_points;
    bind_outcome(m);
    m.def(
        "terms_of",
        [](const Rules& rules, const Win& win) { return terms_of(rules, win, score(rules, win)); }, "rules"_a,
        "win"_a);
    m.def(
        "chips_of",
        [](const Rules& rules, bool closed, int reds, int ura, bool ippatsu, int flowers) {
            // How many reds of which suit does not matter: chips are paid for each, or for all of the set.
            return chips_of(rules, {.closed = closed,
                                    .reds = {static_cast<std::uint8_t>(reds), 0, 0},
                                    .ura = ura,
                                    .ippatsu = ippatsu,
                                    .flowers = static_cast<std::uint8_t>(flowers)})
                .total();
        },
        "rules"_a, "closed"_a, "reds"_a = 0, "ura"_a = 0, "ippatsu"_a = false, "flowers"_a = 0);
    nb::class_<Match>(m, "Match", "From round to round: payments, dealer, honba, sticks, busts, and the end")
        .def(nb::init<const Rules&, int>(), "rules"_a, "people"_a, nb::keep_alive<1, 2>())
        .def(
            "copy", [](const Match& match) { return match; }, nb::keep_alive<0, 1>())
        .def_prop_ro("people", &Match::people)
        .def_prop_ro("players", &Match::players)
        .def_prop_ro("stage", [](const Match& match) { return word_of(match.stage()); })
        .def_prop_ro("over", &Match::over)
        .def_prop_ro("end_reason", [](const Match& match) { return word_of(match.end_reason()); })
        .def_prop_ro("wind", &Match::wind)
        .def_prop_ro("dealer", &Match::dealer)
        .def_prop_ro("honba", &Match::honba)
        .def_prop_ro("sticks", &Match::sticks)
        .def_prop_ro("rounds_played", &Match::rounds_played)
        .def_prop_ro("in_extra", &Match::in_extra)
        .def_prop_ro("last_round", &Match::last_round)
        .def_prop_ro("points", [](const Match& match) { return by_seat(match, &Match::points); })
        .def_prop_ro("bonus", [](const Match& match) { return by_seat(match, &Match::bonus); })
        .def_prop_ro("chips", [](const Match& match) { return by_seat(match, &Match::chips); })
        .def_prop_ro("payments", &payments_of)
        .def_prop_ro("busts", &busts_of)
        .def(
            "seat_of", [](const Match& match, int w) { return match.seat_of(wind(w)); }, "wind"_a)
        .def("wind_of", &wind_of, "seat"_a)
        .def("top", &Match::top)
        .def("is_top", &Match::is_top, "seat"_a)
        .def(
            "stake", [](Match& match, int w, int points) { match.stake(wind(w), points); }, "wind"_a,
            "points"_a)
        .def(
            "all_flowers", [](Match& match, int w) { match.all_flowers(wind(w)); }, "wind"_a)
        .def(
            "void_all_flowers", [](Match& match, int w) { match.void_all_flowers(wind(w)); }, "wind"_a)
        .def(
            "fine", [](Match& match, int w) { match.fine(wind(w)); }, "wind"_a)
        .def("apply", &Match::apply, "outcome"_a)
        .def("choose", &Match::choose, "end"_a)
        .def("start_from", &start_from, "wind"_a, "dealer"_a, "honba"_a = 0, "sticks"_a = 0,
             "extra"_a = false, "points"_a);
}

}  // namespace ariari
