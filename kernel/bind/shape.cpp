// Shapes for Python. Sets of kinds are integers, bit k for kind k; counts are sequences of 34 numbers.
#include "../shape.hpp"

#include <nanobind/ndarray.h>
#include <nanobind/operators.h>
#include <nanobind/stl/optional.h>
#include <nanobind/stl/string.h>
#include <nanobind/stl/tuple.h>
#include <nanobind/stl/vector.h>

#include <algorithm>
#include <string>

#include "bind.hpp"

namespace nb = nanobind;
using namespace nb::literals;

namespace ariari {
namespace {

using Hands = nb::ndarray<const std::uint8_t, nb::shape<-1, kind_count>, nb::c_contig, nb::device::cpu>;
using PerHand = nb::ndarray<const std::uint8_t, nb::shape<-1>, nb::c_contig, nb::device::cpu>;
using Result = nb::ndarray<nb::numpy, std::int8_t, nb::shape<-1>>;

constexpr int most_melds = 4;

void check_hand(const std::uint8_t* counts, int melds, KindSet live, const std::string& where) {
    if (melds < 0 || melds > most_melds)
        throw nb::value_error((where + std::to_string(melds) + " melds; a hand has 0 to 4").c_str());
    int tiles = 0;
    for (int k = 0; k < kind_count; ++k) {
        if (counts[k] > 4)
            throw nb::value_error((where + std::to_string(counts[k]) + " tiles of kind " + std::to_string(k) +
                                   "; there are only four")
                                      .c_str());
        if (counts[k] && !(live >> k & 1))
            throw nb::value_error((where + "kind " + std::to_string(k) + " is not in the tile set").c_str());
        tiles += counts[k];
    }
    int waiting = 13 - 3 * melds;
    if (tiles != waiting && tiles != waiting + 1)
        throw nb::value_error((where + std::to_string(tiles) + " concealed tiles beside " +
                               std::to_string(melds) + " melds; there must be " + std::to_string(waiting) +
                               " or " + std::to_string(waiting + 1))
                                  .c_str());
}

// Looks at whole rows at once, and closely only at a row that is wrong.
void check_hands(const std::uint8_t* hands, const std::uint8_t* melds, std::size_t n, KindSet live) {
    Counts dead;
    for (int k = 0; k < kind_count; ++k) dead[k] = live >> k & 1 ? 0 : 0xff;
    for (std::size_t i = 0; i < n; ++i) {
        const std::uint8_t* counts = hands + i * kind_count;
        std::uint8_t most = 0, tiles = 0, of_no_kind = 0;
        for (int k = 0; k < kind_count; ++k) {
            most = std::max(most, counts[k]);
            tiles = static_cast<std::uint8_t>(tiles + counts[k]);
            of_no_kind |= counts[k] & dead[k];
        }
        int beside = melds ? melds[i] : 0;
        int lacking = 14 - 3 * beside - tiles;
        if (most > 4 || of_no_kind || beside > most_melds || lacking < 0 || lacking > 1)
            check_hand(counts, beside, live, "hand " + std::to_string(i) + ": ");
    }
}

// Lists and tuples are read in place, which is several times as fast as number by number through a converter.
Counts counts_of(nb::handle numbers) {
    Counts counts;
    if (PyBytes_Check(numbers.ptr())) {
        if (PyBytes_GET_SIZE(numbers.ptr()) != kind_count) throw nb::value_error("counts are 34 numbers");
        const char* bytes = PyBytes_AS_STRING(numbers.ptr());
        std::copy_n(reinterpret_cast<const std::uint8_t*>(bytes), kind_count, counts.begin());
        return counts;
    }
    nb::object fast = nb::steal(PySequence_Fast(numbers.ptr(), "counts are a sequence of 34 numbers"));
    if (!fast.is_valid()) throw nb::python_error();
    if (PySequence_Fast_GET_SIZE(fast.ptr()) != kind_count) throw nb::value_error("counts are 34 numbers");
    PyObject** items = PySequence_Fast_ITEMS(fast.ptr());
    for (int k = 0; k < kind_count; ++k) {
        long n = PyLong_AsLong(items[k]);
        if (n == -1 && PyErr_Occurred()) throw nb::python_error();
        if (n < 0 || n > 4)
            throw nb::value_error(
                (std::to_string(n) + " tiles of kind " + std::to_string(k) + "; there are only four")
                    .c_str());
        counts[k] = static_cast<std::uint8_t>(n);
    }
    return counts;
}

HandShape make_shape(nb::handle numbers, int melds, const Forms& forms, KindSet live) {
    Counts counts = counts_of(numbers);
    check_hand(counts.data(), melds, live, "");
    return HandShape(counts, melds, forms, live);
}

void check_kind(Kind k) {
    if (k >= kind_count) throw nb::value_error(("there is no kind " + std::to_string(k)).c_str());
}

// 3n+1 tiles wait for one, 3n+2 tiles must discard one: each question is for one of the two.
int tiles_of(const HandShape& h) {
    int tiles = 0;
    for (int c : h.concealed()) tiles += c;
    return tiles;
}

void check_waiting(const HandShape& h) {
    if (tiles_of(h) % 3 != 1)
        throw nb::value_error("a hand that is to discard waits for nothing; ask discards()");
}

void check_discarding(const HandShape& h) {
    if (tiles_of(h) % 3 != 2)
        throw nb::value_error("this hand has nothing to discard; ask waits() or useful()");
}

std::tuple<int, int, int> by_form(const HandShape& h) {
    Shanten s = h.by_form();
    return {s.groups, s.pairs, s.orphans};
}

std::vector<std::tuple<int, int, KindSet>> discards(const HandShape& h) {
    check_discarding(h);
    std::vector<std::tuple<int, int, KindSet>> all;
    for (const DiscardShape& d : h.discards()) all.emplace_back(d.kind, d.shanten, d.useful);
    return all;
}

Result batch(const Hands& hands, const std::optional<PerHand>& melds, const Forms& forms, KindSet live) {
    std::size_t n = hands.shape(0);
    if (melds && melds->shape(0) != n)
        throw nb::value_error(
            ("melds has " + std::to_string(melds->shape(0)) + " entries for " + std::to_string(n) + " hands")
                .c_str());
    const std::uint8_t* beside = melds ? melds->data() : nullptr;
    check_hands(hands.data(), beside, n, live);
    auto* out = new std::int8_t[n];
    nb::capsule owner(out, [](void* p) noexcept { delete[] static_cast<std::int8_t*>(p); });
    {
        nb::gil_scoped_release released;
        shanten_batch(hands.data(), beside, n, forms, live, out);
    }
    return Result(out, {n}, owner);
}

std::string repr(const Forms& f) {
    auto word = [](bool b) { return b ? "True" : "False"; };
    return std::string("Forms(seven_pairs=") + word(f.seven_pairs) +
           ", four_as_two_pairs=" + word(f.four_as_two_pairs) + ", orphans=" + word(f.orphans) + ")";
}

}  // namespace

void bind_shape(nb::module_& m) {
    m.attr("ALL_KINDS") = all_kinds;
    m.attr("NO_SHANTEN") = static_cast<int>(no_shanten);

    nb::class_<Forms>(m, "Forms")
        .def(
            "__init__",
            [](Forms* self, bool seven_pairs, bool four_as_two_pairs, bool orphans) {
                new (self) Forms{seven_pairs, four_as_two_pairs, orphans};
            },
            nb::kw_only(), "seven_pairs"_a = true, "four_as_two_pairs"_a = false, "orphans"_a = true)
        .def_ro("seven_pairs", &Forms::seven_pairs)
        .def_ro("four_as_two_pairs", &Forms::four_as_two_pairs)
        .def_ro("orphans", &Forms::orphans)
        .def(nb::self == nb::self)
        .def("__hash__",
             [](const Forms& f) { return f.seven_pairs | f.four_as_two_pairs << 1 | f.orphans << 2; })
        .def("__repr__", &repr);

    nb::class_<HandShape>(m, "HandShape")
        .def(
            "__init__",
            [](HandShape* self, nb::object counts, int melds, const Forms& forms, KindSet live) {
                new (self) HandShape(make_shape(counts, melds, forms, live));
            },
            "counts"_a, "melds"_a = 0, "forms"_a = Forms{}, "live"_a = all_kinds)
        .def("shanten", &HandShape::shanten)
        .def("by_form", &by_form)
        .def("useful",
             [](const HandShape& h) {
                 check_waiting(h);
                 return h.useful();
             })
        .def(
            "waits",
            [](const HandShape& h, bool fifth) {
                check_waiting(h);
                return h.waits(fifth);
            },
            nb::kw_only(), "fifth"_a = false)
        .def("discards", &discards)
        .def("surely_beyond", &HandShape::surely_beyond, "steps"_a)
        .def(
            "with_tile",
            [](const HandShape& h, Kind k) {
                check_kind(k);
                check_waiting(h);
                if (h.concealed()[k] >= 4)
                    throw nb::value_error("all four tiles of that kind are held already");
                HandShape more = h;
                more.add(k);
                return more;
            },
            "kind"_a)
        .def(
            "without_tile",
            [](const HandShape& h, Kind k) {
                check_kind(k);
                check_discarding(h);
                if (h.concealed()[k] == 0) throw nb::value_error("there is no tile of that kind to discard");
                HandShape less = h;
                less.remove(k);
                return less;
            },
            "kind"_a);

    m.def("exhausted", [](nb::object counts) { return exhausted(counts_of(counts)); }, "counts"_a);
    m.def(
        "shanten",
        [](nb::object counts, int melds, const Forms& forms, KindSet live) {
            return make_shape(counts, melds, forms, live).shanten();
        },
        "counts"_a, "melds"_a = 0, "forms"_a = Forms{}, "live"_a = all_kinds);
    m.def("shanten_batch", &batch, "hands"_a, "melds"_a.none() = nb::none(), "forms"_a = Forms{},
          "live"_a = all_kinds);
}

}  // namespace ariari
