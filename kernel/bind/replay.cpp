// Recorded rounds followed by the kernel, for ariari.logs. Players are seats, tiles numbers.
#include "../replay.hpp"

#include <nanobind/stl/optional.h>
#include <nanobind/stl/string.h>
#include <nanobind/stl/string_view.h>
#include <nanobind/stl/tuple.h>
#include <nanobind/stl/vector.h>

#include <algorithm>
#include <iterator>

#include "../score.hpp"
#include "bind.hpp"
#include "win.hpp"

namespace nb = nanobind;
using namespace nb::literals;

namespace ariari {
namespace {

using Ints = std::vector<int>;

template <class E>
constexpr int word_count = static_cast<int>(std::size(Words<E>::all));

// Eight bytes for each event: type, who, from, tile, three more tiles, flag.
std::vector<Event> events_of(const nb::bytes& bytes) {
    if (bytes.size() % sizeof(Event)) throw nb::value_error("events are eight bytes each");
    std::vector<Event> events(bytes.size() / sizeof(Event));
    const auto* data = static_cast<const std::uint8_t*>(bytes.data());
    for (Event& e : events) {
        if (data[0] > static_cast<int>(EventType::chombo)) throw nb::value_error("there is no such event");
        e.type = static_cast<EventType>(data[0]);
        e.who = static_cast<std::int8_t>(data[1]);
        e.from = static_cast<std::int8_t>(data[2]);
        e.tile = data[3];
        e.more = {data[4], data[5], data[6]};
        e.flag = data[7] != 0;
        const bool ruling = e.type == EventType::ruling;
        if (ruling && (e.from < 0 || e.from >= word_count<Infraction> || e.tile >= word_count<Ruling>))
            throw nb::value_error("there is no such ruling");
        if (e.who >= max_players || (!ruling && e.from >= max_players))
            throw nb::value_error("there is no such seat");
        if (e.tile != no_tile && e.tile >= tile_count) throw nb::value_error("there is no such tile");
        for (Tile t : e.more)
            if (t != no_tile && t >= tile_count) throw nb::value_error("there is no such tile");
        data += sizeof(Event);
    }
    return events;
}

std::vector<Tile> tiles_of(const nb::bytes& bytes) {
    const auto* data = static_cast<const std::uint8_t*>(bytes.data());
    std::vector<Tile> tiles(data, data + bytes.size());
    for (Tile t : tiles)
        if (t >= tile_count) throw nb::value_error("there is no such tile");
    return tiles;
}

// A complete wall: thirteen tiles for each wind, E first, then what is drawn, the replacements from the end,
// and last ten tiles, ura and dora of the fifth stack … of the first.
Wall ordered_wall(const Rules& rules, const nb::bytes& order) {
    const std::vector<Tile> tiles = tiles_of(order);
    TileSet set = rules.tiles.all;
    if (static_cast<int>(tiles.size()) != set.count)
        throw nb::value_error("the wall has another number of tiles");
    std::copy(tiles.begin(), tiles.end(), set.tiles.begin());
    return wall_of(rules, set);
}

Wall wall_from_record(const Rules& rules, const nb::bytes& hands, const nb::bytes& events,
                      const nb::bytes& ura) {
    const std::vector<Tile> dealt = tiles_of(hands), under = tiles_of(ura);
    const std::vector<Event> all = events_of(events);
    const auto players = static_cast<std::size_t>(rules.seats.players);
    if (dealt.size() != players * hand_size)
        throw nb::value_error("there must be thirteen tiles for each player");
    KnownTiles known{.events = all, .ura = under};
    for (std::size_t w = 0; w < players; ++w)
        std::copy_n(dealt.begin() + static_cast<std::ptrdiff_t>(w) * hand_size, hand_size,
                    known.hands[w].begin());
    return known_wall(rules, known);
}

// The walls of a match one after the other, from its key.
struct KeyWalls {
    const Rules& rules;
    ChaCha8 chance;
    Wall next() { return shuffled_wall(rules, chance); }
};

Key key_of(const nb::bytes& bytes) {
    Key key;
    if (bytes.size() != key.size()) throw nb::value_error("a key is 32 bytes");
    std::copy_n(static_cast<const std::uint8_t*>(bytes.data()), key.size(), key.begin());
    return key;
}

nb::bytes dealt_by(const Wall& wall, int wind) {
    if (wind < 0 || wind >= max_players) throw nb::value_error("there is no such wind");
    return nb::bytes(wall.tiles.data() + wind * hand_size, hand_size);
}

using EventTuple = std::tuple<int, int, int, int, Ints, bool>;

EventTuple event_tuple(const Event& e) {
    return {static_cast<int>(e.type), e.who, e.from, e.tile, Ints(e.more.begin(), e.more.end()), e.flag};
}

using DifferenceTuple = std::tuple<std::string_view, int, int, std::string_view, EventTuple>;

std::optional<DifferenceTuple> follow(Replay& self, const Wall& wall, const nb::bytes& events,
                                      std::string_view end, int seats, bool dora_told, bool allow_errors) {
    const auto* word = std::ranges::find(Words<RecordedEnd>::all, end);
    if (word == std::end(Words<RecordedEnd>::all)) throw nb::value_error("there is no such end of a round");
    const std::vector<Event> all = events_of(events);
    const Recorded recorded{.events = all,
                            .end = static_cast<RecordedEnd>(word - std::begin(Words<RecordedEnd>::all)),
                            .seats = static_cast<std::uint8_t>(seats),
                            .dora_told = dora_told,
                            .allow_errors = allow_errors};
    const auto difference = self.follow(wall, recorded);
    if (!difference) return std::nullopt;
    return DifferenceTuple{
        Words<Fault>::all[static_cast<std::size_t>(difference->fault)], difference->at, difference->seat,
        Words<Refusal>::all[static_cast<std::size_t>(difference->refusal)], event_tuple(difference->ours)};
}

// What each seat gained in the payments that went to one winner, honba and sticks included.
Ints deltas_of_win(const Match& match, int winner, bool sole) {
    Ints deltas(static_cast<std::size_t>(match.people()));
    for (int i = 0; i < match.payment_count(); ++i) {
        const Payment& p = match.payment(i);
        if (is_bonus(p.reason) || p.reason == Reason::stake || p.to == nobody) continue;
        if (!sole && p.to != winner) continue;
        deltas[static_cast<std::size_t>(p.to)] += p.amount;
        if (p.from != nobody) deltas[static_cast<std::size_t>(p.from)] -= p.amount;
    }
    return deltas;
}

// The value of the win number `i`, with the reasons for it.
nb::dict win_dict(const Replay& self, int i) {
    const Win& win = self.round().win(i);
    const Score s = score(self.match().rules(), win);
    const int seat = self.seat_of(win.seat);
    nb::list yaku;
    for (int h = 0; h < s.best.yaku.count; ++h) {
        const YakuHit& hit = s.best.yaku.hits[static_cast<std::size_t>(h)];
        yaku.append(nb::make_tuple(hit.index, hit.han, hit.yakuman));
    }
    nb::dict d;
    d["seat"] = seat;
    d["source"] = win.tsumo() ? seat : self.seat_of(win.from);
    d["liable"] = s.burden == Burden::none ? nb::object(nb::none())
                                           : nb::object(nb::int_(self.seat_of(s.bearers[0].seat)));
    d["yaku"] = yaku;
    d["dora"] = nb::make_tuple(s.dora.dora, s.dora.ura, s.dora.red, s.dora.nuki, s.dora.flowers);
    d["han"] = s.best.value.han;
    d["fu"] = s.best.value.fu;
    d["yakuman"] = s.best.value.yakuman;
    d["points"] = s.transfers.points();
    d["ura"] = Ints(win.ura.begin(), win.ura.begin() + win.ura_count);
    d["deltas"] = deltas_of_win(self.match(), seat, self.round().outcome().win_count == 1);
    return d;
}

// What each seat gained between players in the round's settlement: sticks laid and collected apart.
Ints deltas_of_draw(const Replay& self) {
    Ints deltas(static_cast<std::size_t>(self.match().people()));
    for (int i = 0; i < self.match().payment_count(); ++i) {
        const Payment& p = self.match().payment(i);
        if (is_bonus(p.reason) || p.from == nobody || p.to == nobody) continue;
        deltas[static_cast<std::size_t>(p.to)] += p.amount;
        deltas[static_cast<std::size_t>(p.from)] -= p.amount;
    }
    return deltas;
}

nb::list wins_of(const Replay& self) {
    nb::list wins;
    for (int i = 0; i < self.round().outcome().win_count; ++i) wins.append(win_dict(self, i));
    return wins;
}

// What a win is made of, without its value.
nb::list bare_wins_of(const Replay& self) {
    nb::list wins;
    for (int i = 0; i < self.round().outcome().win_count; ++i)
        wins.append(win_of(self.round(), i, [&self](int wind) { return self.seat_of(wind); }));
    return wins;
}

// One bit for each seat.
int in_seats(const Replay& self, Winds winds) {
    int seats = 0;
    for (int w = 0; w < self.match().players(); ++w)
        if (has(winds, w)) seats |= 1 << self.seat_of(w);
    return seats;
}

Ints points_of(const Replay& self) {
    Ints points;
    for (int seat = 0; seat < self.match().people(); ++seat) points.push_back(self.match().points(seat));
    return points;
}

void start_from(Replay& self, int wind, int dealer, int honba, int sticks, const Ints& points, bool extra) {
    if (static_cast<int>(points.size()) != self.match().people())
        throw nb::value_error("points of everybody");
    Match::Start start{.wind = wind, .dealer = dealer, .honba = honba, .sticks = sticks, .extra = extra};
    std::copy(points.begin(), points.end(), start.points.begin());
    self.start_from(start);
}

}  // namespace

void bind_replay(nb::module_& m) {
    nb::dict numbers;
    constexpr std::pair<const char*, EventType> types[] = {
        {"draw", EventType::draw},
        {"discard", EventType::discard},
        {"riichi", EventType::riichi},
        {"riichi-accepted", EventType::riichi_accepted},
        {"chi", EventType::chi},
        {"pon", EventType::pon},
        {"daiminkan", EventType::daiminkan},
        {"ankan", EventType::ankan},
        {"kakan", EventType::kakan},
        {"nuki", EventType::nuki},
        {"flower", EventType::flower},
        {"dora", EventType::dora},
        {"ruling", EventType::ruling},
    };
    for (const auto& [name, type] : types) numbers[name] = static_cast<int>(type);
    m.attr("EVENT_NUMBERS") = numbers;
    nb::class_<Wall>(m, "Wall", "The tiles of one round, in order").def("hand", &dealt_by, "wind"_a);
    nb::class_<KeyWalls>(m, "KeyWalls", "The walls of a match one after the other, from its key")
        .def(
            "__init__",
            [](KeyWalls* self, const Rules& rules, const nb::bytes& key) {
                new (self) KeyWalls{rules, ChaCha8(key_of(key))};
            },
            "rules"_a, "key"_a, nb::keep_alive<1, 2>())
        .def("next", &KeyWalls::next);
    m.def("ordered_wall", &ordered_wall, "rules"_a, "order"_a);
    m.def("wall_from_record", &wall_from_record, "rules"_a, "hands"_a, "events"_a, "ura"_a);
    nb::class_<Replay>(m, "Replay", "Recorded rounds of one match, followed one after another")
        .def(nb::init<const Rules&, int>(), "rules"_a, "people"_a, nb::keep_alive<1, 2>())
        .def("start_from", &start_from, "wind"_a, "dealer"_a, "honba"_a, "sticks"_a, "points"_a, "extra"_a)
        .def("follow", &follow, "wall"_a, "events"_a, "end"_a, "seats"_a, "dora_told"_a, "allow_errors"_a,
             "Follows a round; the first difference, or None when there is none")
        .def("choose", &Replay::choose, "end"_a)
        .def("wins", &wins_of)
        .def("bare_wins", &bare_wins_of)
        .def("deltas", &deltas_of_draw)
        .def("tenpai", [](const Replay& self) { return in_seats(self, self.round().outcome().tenpai); })
        .def("nagashi", [](const Replay& self) { return in_seats(self, self.round().outcome().nagashi); })
        .def("seat_of", &Replay::seat_of, "wind"_a)
        .def_prop_ro("match", &Replay::match, nb::rv_policy::reference_internal)
        .def_prop_ro("points", &points_of)
        .def_prop_ro("wind", [](const Replay& self) { return self.match().wind(); })
        .def_prop_ro("dealer", [](const Replay& self) { return self.match().dealer(); })
        .def_prop_ro("honba", [](const Replay& self) { return self.match().honba(); })
        .def_prop_ro("sticks", [](const Replay& self) { return self.match().sticks(); })
        .def_prop_ro("over", [](const Replay& self) { return self.match().over(); })
        .def_prop_ro("choice", [](const Replay& self) { return self.match().stage() == Stage::choice; });
}

}  // namespace ariari
