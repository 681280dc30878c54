// The playing table for Python: a table with its past, so that events can be read and actions taken back.
//
// Players are seats here, tiles their numbers, sets of kinds integers. `ariari.table` makes readable objects
// of them.
#include "../table.hpp"

#include <nanobind/ndarray.h>
#include <nanobind/stl/optional.h>
#include <nanobind/stl/pair.h>
#include <nanobind/stl/string.h>
#include <nanobind/stl/tuple.h>
#include <nanobind/stl/vector.h>

#include <algorithm>
#include <vector>

#include "../batch.hpp"
#include "../check.hpp"
#include "../fuzz.hpp"
#include "../perft.hpp"
#include "bind.hpp"
#include "win.hpp"
#include "words.hpp"

namespace nb = nanobind;
using namespace nb::literals;

namespace ariari {
namespace {

template <class E>
std::string word(E e) {
    return std::string(Words<E>::all[static_cast<std::size_t>(e)]);
}

Key to_key(const nb::bytes& bytes) {
    Key key;
    if (bytes.size() != key.size()) throw nb::value_error("a key is 32 bytes");
    const auto* data = static_cast<const std::uint8_t*>(bytes.data());
    std::copy_n(data, key.size(), key.begin());
    return key;
}

nb::bytes from_key(const Key& key) { return nb::bytes(key.data(), key.size()); }

// The rounds of a match as they were begun and ended, and every action, so that any moment can be found
// again.
class Game {
  public:
    explicit Game(const Table& table) : now_(table) { begin_hand(); }

    const Table& now() const { return now_; }
    std::size_t actions() const {
        std::size_t n = 0;
        for (const Hand& h : hands_) n += h.actions.size();
        return n;
    }
    std::size_t hands() const { return hands_.size(); }

    void play(int seat, Action action) { go({.seat = static_cast<std::int8_t>(seat), .action = action}); }
    void penalty(int seat, const Penalty& penalty) {
        go({.seat = static_cast<std::int8_t>(seat), .penalty = penalty});
    }

    // Takes the last action or ruling back: the hand is played again up to it.
    void undo() {
        if (hands_.back().actions.empty()) {
            if (hands_.size() == 1) throw nb::index_error("nothing has been played");
            hands_.pop_back();
        }
        Hand& hand = hands_.back();
        hand.ended = false;
        auto actions = std::move(hand.actions);
        actions.pop_back();
        hand.actions.clear();
        now_ = hand.start;
        for (const Step& step : actions) go(step);
    }

    // A hand as it was begun; as it stands or ended.
    const Table& start(std::size_t i) const { return hands_.at(i).start; }
    const Table& state(std::size_t i) const {
        const Hand& hand = hands_.at(i);
        return hand.ended ? hand.end[0] : now_;
    }
    bool ended(std::size_t i) const { return hands_.at(i).ended; }

  private:
    // An action, or a referee's ruling.
    struct Step {
        std::int8_t seat;
        Action action = 0;
        std::optional<Penalty> penalty{};
    };
    struct Hand {
        Table start;
        std::vector<Step> actions;
        bool ended = false;
        std::vector<Table> end;  // as the round left it
    };

    void begin_hand() {
        while (true) {
            hands_.push_back({now_, {}, false, {}});
            if (!now_.round().over()) return;
            end_hand();
            if (!now_.between_rounds()) return;
            now_.next_round();
        }
    }
    void end_hand() {
        Hand& hand = hands_.back();
        hand.ended = true;
        hand.end.assign(1, now_);
    }
    void go(const Step& step) {
        hands_.back().actions.push_back(step);
        const bool playing = !now_.round().over();
        if (step.penalty)
            now_.penalty(step.seat, *step.penalty);
        else
            now_.play(step.seat, step.action);
        if (playing && now_.round().over()) end_hand();
        if (!now_.between_rounds()) return;
        now_.next_round();
        begin_hand();
    }

    Table now_;
    std::vector<Hand> hands_;
};

int checked(const Game& g, int seat) {
    const int people = g.now().match().people();
    if (seat < 0 || seat >= people)
        throw nb::index_error(
            ("there is no seat " + std::to_string(seat) + " among " + std::to_string(people)).c_str());
    return seat;
}

// A seat that plays this round.
int playing(const Game& g, int seat) {
    if (g.now().wind_of(checked(g, seat)) == sitter_out)
        throw nb::index_error(("seat " + std::to_string(seat) + " sits out").c_str());
    return seat;
}

// ---- reading a table

int seat_or_nobody(const Table& t, int wind) { return wind < 0 ? nobody : t.seat_of(wind); }

nb::list seats_of(const Table& t, Winds set) {
    nb::list seats;
    for (int w = 0; w < t.match().players(); ++w)
        if (has(set, w)) seats.append(t.seat_of(w));
    return seats;
}

// Everything about one player that lies open, or with `hidden` what only the player knows.
nb::dict player_of(const Table& t, int seat, bool hidden) {
    const Player& p = t.round().player(t.wind_of(seat));
    nb::dict d;
    nb::list melds, discards;
    for (int i = 0; i < p.meld_count; ++i)
        melds.append(meld_of(p.melds[i], seat_or_nobody(t, p.melds[i].from)));
    for (int i = 0; i < p.discard_count; ++i) {
        const Discard& x = p.discards[i];
        discards.append(
            nb::make_tuple(static_cast<int>(x.tile), bool(x.drawn), bool(x.riichi), bool(x.called)));
    }
    nb::list tiles = tiles_of(p);
    d["hand_size"] = nb::len(tiles);
    d["hand"] = hidden || p.open ? nb::object(tiles) : nb::none();
    d["melds"] = melds;
    d["discards"] = discards;
    d["flowers"] = p.flowers;
    d["nuki"] = p.nuki;
    d["riichi"] = static_cast<int>(p.riichi);
    d["riichi_accepted"] = p.accepted;
    d["stake"] = p.stake;
    d["open_riichi"] = p.open;
    d["ippatsu"] = p.ippatsu;
    d["dead"] = p.dead;
    const int wind = t.wind_of(seat);
    d["no_ron"] = t.round().no_ron(wind);
    d["no_win"] = t.round().no_win(wind);
    d["chombo_at_draw"] = has(t.round().chombo_at_draw(), wind);
    if (hidden) {
        d["waits"] = p.waits;
        d["furiten"] = t.round().is_furiten(t.wind_of(seat));
    }
    return d;
}

// The tile just drawn by that seat, or -1.
int drawn_by(const Table& t, int seat) {
    const Round& r = t.round();
    const bool has_drawn =
        !r.over() && r.phase() == Phase::turn && t.seat_of(r.turn()) == seat && r.drawn() != no_tile;
    return has_drawn ? static_cast<int>(r.drawn()) : -1;
}

nb::object offered_of(const Table& t) {
    const Round& r = t.round();
    if (r.over() || r.phase() != Phase::claim) return nb::none();
    constexpr const char* offers[] = {"discard", "kakan", "ankan", "nuki"};
    return nb::make_tuple(static_cast<int>(r.offered()), t.seat_of(r.turn()),
                          offers[static_cast<int>(r.offer())]);
}

nb::object gone_by_of(const Table& t, int seat) {
    const GoneBy gone = t.round().gone_by(t.wind_of(seat));
    if (gone.tile == no_tile) return nb::none();
    return nb::make_tuple(static_cast<int>(gone.tile), word(gone.why));
}

nb::list events_of(const Table& t, int from) {
    nb::list out;
    const EventLog& log = t.round().events();
    for (int i = from; i < log.count; ++i) {
        const Event e = log[i];
        nb::list more;
        for (Tile tile : e.more)
            if (tile != no_tile) more.append(tile);
        const int from = e.type == EventType::ruling ? e.from : seat_or_nobody(t, e.from);
        out.append(nb::make_tuple(static_cast<int>(e.type), seat_or_nobody(t, e.who), from,
                                  e.tile == no_tile ? -1 : static_cast<int>(e.tile), nb::tuple(more),
                                  e.flag));
    }
    return out;
}

nb::dict start_of(const Table& t) {
    nb::dict d;
    const Match& m = t.match();
    const Wall& wall = t.round().wall();
    d["wind"] = t.round().wind();
    d["dealer"] = t.dealer();
    d["honba"] = m.honba();
    d["sticks"] = m.sticks();
    nb::list points, hands;
    for (int s = 0; s < m.people(); ++s) {
        points.append(m.points(s));
        const int w = t.wind_of(s);
        if (w == sitter_out) {
            hands.append(nb::none());
            continue;
        }
        nb::list hand;
        for (int i = 0; i < hand_size; ++i)
            hand.append(wall.tiles[static_cast<std::size_t>(hand_size * w + i)]);
        hands.append(hand);
    }
    d["points"] = points;
    d["hands"] = hands;
    d["extra"] = m.in_extra();
    d["last_round"] = m.last_round();
    return d;
}

// What a round came to, with the payments made for it.
nb::dict outcome_of(const Table& t) {
    const Round& r = t.round();
    const Outcome& o = r.outcome();
    const Match& m = t.match();
    nb::dict d;
    d["ending"] = word(o.ending);
    d["abort"] = o.ending == Ending::abort ? nb::object(nb::str(word(o.abort).c_str())) : nb::none();
    d["tenpai"] = seats_of(t, o.tenpai);
    d["nagashi"] = seats_of(t, o.nagashi);
    d["offenders"] = seats_of(t, o.offenders);
    nb::list wins, payments, busts, points, hands;
    for (int i = 0; i < o.win_count; ++i)
        wins.append(win_of(r, i, [&t](int wind) { return t.seat_of(wind); }));
    for (int i = 0; i < m.payment_count(); ++i) {
        const Payment& p = m.payment(i);
        payments.append(nb::make_tuple(int(p.from), int(p.to), word(p.reason), int(p.amount)));
    }
    for (int i = 0; i < m.bust_count(); ++i) {
        const Bust& b = m.bust(i);
        busts.append(nb::make_tuple(int(b.seat), word(b.by), int(b.first), int(b.emptier)));
    }
    for (int s = 0; s < m.people(); ++s) points.append(m.points(s));
    for (int s = 0; s < m.people(); ++s)
        hands.append(t.wind_of(s) == sitter_out ? nb::none() : nb::object(tiles_of(r.player(t.wind_of(s)))));
    d["wins"] = wins;
    d["payments"] = payments;
    d["busts"] = busts;
    d["points"] = points;
    d["hands"] = hands;
    d["sticks"] = m.sticks();
    return d;
}

nb::tuple action_info(int a) {
    const ActionInfo& i = info(static_cast<Action>(a));
    return nb::make_tuple(static_cast<int>(i.act), i.tile == no_tile ? -1 : int(i.tile),
                          i.uses[0] == no_tile ? -1 : int(i.uses[0]),
                          i.uses[1] == no_tile ? -1 : int(i.uses[1]));
}

template <class E>
nb::tuple words_of() {
    nb::list words;
    for (std::string_view each : Words<E>::all) words.append(std::string(each));
    return nb::tuple(words);
}

// Carries a ruling out; says why not, or "none".
std::string penalty(Game& g, int seat, const std::string& infraction, const std::string& ruling,
                    const std::vector<int>& tiles, bool voids_flowers) {
    if (tiles.size() > most_concerned) throw nb::value_error("too many tiles concerned");
    Penalty p{.infraction = from_word<Infraction>(infraction), .ruling = from_word<Ruling>(ruling)};
    for (std::size_t i = 0; i < p.tiles.size() && i < tiles.size(); ++i)
        p.tiles[i] = static_cast<Tile>(tiles[i]);
    p.voids_flowers = voids_flowers;
    const Refusal why = g.now().refusal_penalty(seat, p);
    if (why == Refusal::none) g.penalty(seat, p);
    return word(why);
}

std::string refusal_of(const Table& t, int seat, int action) {
    if (t.is_legal(seat, static_cast<Action>(action))) return "none";
    if (t.match().stage() == Stage::choice) return seat == t.to_act() ? "not-possible" : "not-your-turn";
    if (seat < 0 || seat >= t.match().people()) return "not-your-turn";
    if (t.round().over() || t.wind_of(seat) == sitter_out) return "not-your-turn";
    return word(t.round().refusal(t.wind_of(seat), static_cast<Action>(action)));
}

nb::list legal_of(const Table& t, int seat) {
    nb::list out;
    for (Action a : t.legal(seat)) out.append(int(a));
    return out;
}

// The legal actions as the objects that stand for them in `objects`, by number.
nb::list legal_objects(const Table& t, int seat, const nb::list& objects) {
    const ActionSet all = t.legal(seat);
    PyObject* out = PyList_New(all.size());
    if (!out) throw nb::python_error();
    Py_ssize_t i = 0;
    for (Action a : all) {
        PyObject* object = PyList_GET_ITEM(objects.ptr(), a);
        Py_INCREF(object);
        PyList_SET_ITEM(out, i++, object);
    }
    return nb::steal<nb::list>(out);
}

Table stacked(const Rules& rules, int people, const nb::bytes& key, int wind, int dealer, int honba,
              int sticks, bool extra, const std::vector<int>& points, const std::vector<int>& order,
              bool allow_errors) {
    Match::Start start{
        .wind = wind, .dealer = dealer, .honba = honba, .sticks = sticks, .extra = extra, .points = {}};
    if (points.size() != static_cast<std::size_t>(people))
        throw nb::value_error("points for every seat are wanted");
    std::copy(points.begin(), points.end(), start.points.begin());
    TileSet tiles = rules.tiles.all;
    if (order.size() != static_cast<std::size_t>(tiles.count))
        throw nb::value_error("the wall is not the house's");
    for (std::size_t i = 0; i < order.size(); ++i) tiles.tiles[i] = static_cast<Tile>(order[i]);
    return Table(rules, people, to_key(key), start, wall_of(rules, tiles), allow_errors);
}

nb::list tile_set_of(const Rules& rules) {
    const TileSet& set = rules.tiles.all;
    return tile_list(set.tiles, set.count);
}

std::vector<std::uint32_t> chacha_words(const nb::bytes& key, int count, std::uint64_t nonce) {
    ChaCha8 stream(to_key(key), nonce);
    std::vector<std::uint32_t> words(static_cast<std::size_t>(count));
    for (std::uint32_t& w : words) w = stream.next();
    return words;
}

// ---- batches

const Bot* named_bot(const std::string& name) {
    const Bot* bot = bot_named(name);
    if (!bot) throw nb::value_error(("there is no bot " + name).c_str());
    return bot;
}

using Column = nb::ndarray<nb::numpy, std::int32_t>;

// One column of the results: per match, or per match and seat.
template <class Get>
Column column(const std::vector<GameResult>& results, std::size_t width, Get&& get) {
    const std::size_t n = results.size();
    auto* data = new std::int32_t[n * std::max<std::size_t>(width, 1)];
    nb::capsule owner(data, [](void* p) noexcept { delete[] static_cast<std::int32_t*>(p); });
    for (std::size_t i = 0; i < n; ++i)
        for (std::size_t s = 0; s < std::max<std::size_t>(width, 1); ++s)
            data[i * std::max<std::size_t>(width, 1) + s] = get(results[i], s);
    if (width) return Column(data, {n, width}, owner);
    return Column(data, {n}, owner);
}

nb::dict play_batch(const Rules& rules, int people, const nb::bytes& key, std::uint64_t first,
                    std::size_t count, const std::vector<std::string>& names, int threads) {
    std::vector<const Bot*> bots;
    for (const std::string& name : names) bots.push_back(named_bot(name));
    if (bots.size() != static_cast<std::size_t>(people))
        throw nb::value_error("a bot for every seat is wanted");
    const Key base = to_key(key);
    std::vector<GameResult> results(count);
    {
        nb::gil_scoped_release released;
        play_games(rules, people, base, first, bots, results, threads);
    }
    nb::dict d;
    const auto seats = static_cast<std::size_t>(people);
    const auto by_seat = [&](const char* name, std::array<std::int32_t, max_players> GameResult::* field) {
        d[name] = column(results, seats, [&](const GameResult& r, std::size_t s) { return (r.*field)[s]; });
    };
    const auto by_game = [&](const char* name, std::int32_t GameResult::* field) {
        d[name] = column(results, 0, [&](const GameResult& r, std::size_t) { return r.*field; });
    };
    by_seat("points", &GameResult::points);
    by_seat("bonus", &GameResult::bonus);
    by_seat("chips", &GameResult::chips);
    by_seat("played", &GameResult::played);
    by_seat("wins", &GameResult::wins);
    by_seat("tsumos", &GameResult::tsumos);
    by_seat("deal_ins", &GameResult::deal_ins);
    by_seat("riichis", &GameResult::riichis);
    by_seat("calls", &GameResult::calls);
    by_seat("gains", &GameResult::gains);
    by_seat("bust_by", &GameResult::bust_by);
    by_seat("bust_first", &GameResult::bust_first);
    by_seat("bust_emptier", &GameResult::bust_emptier);
    by_game("sticks", &GameResult::sticks);
    by_game("dealer_noten", &GameResult::dealer_noten);
    by_game("rounds", &GameResult::rounds);
    by_game("decisions", &GameResult::decisions);
    by_game("turns", &GameResult::turns);
    by_game("draws", &GameResult::draws);
    by_game("aborts", &GameResult::aborts);
    d["end"] =
        column(results, 0, [](const GameResult& r, std::size_t) { return static_cast<std::int32_t>(r.end); });
    return d;
}

}  // namespace

void bind_table(nb::module_& m) {
    m.attr("ACTION_COUNT") = action_count;
    m.attr("FROM_HAND") = static_cast<int>(from_hand);
    m.attr("INFRACTIONS") = words_of<Infraction>();
    m.attr("RULINGS") = words_of<Ruling>();
    m.attr("MOST_CONCERNED") = most_concerned;
    m.def("action_info", &action_info, "action"_a);
    m.def("tile_set", &tile_set_of, "rules"_a);
    m.def("chacha8", &chacha_words, "key"_a, "count"_a, "nonce"_a = 0);
    m.def(
        "game_key",
        [](const nb::bytes& key, std::uint64_t number) { return from_key(game_key(to_key(key), number)); },
        "key"_a, "number"_a);
    m.def("play_batch", &play_batch, "rules"_a, "people"_a, "key"_a, "first"_a, "count"_a, "bots"_a,
          "threads"_a = 1);

    m.def(
        "fuzz",
        [](const Rules& rules, int people, const nb::bytes& key, std::uint64_t first, std::uint64_t actions,
           bool allow_errors) {
            const Key base = to_key(key);
            nb::gil_scoped_release released;
            return fuzz(rules, people, base, first, actions, allow_errors);
        },
        "rules"_a, "people"_a, "key"_a, "first"_a, "actions"_a, "allow_errors"_a = false);

    const auto at = [](const Game& g, int hand) {
        return static_cast<std::size_t>(hand < 0 ? hand + int(g.hands()) : hand);
    };
    nb::class_<Game>(m, "Game")
        .def(
            "__init__",
            [](Game* self, const Rules& rules, int people, const nb::bytes& key, bool allow_errors) {
                new (self) Game(Table(rules, people, to_key(key), allow_errors));
            },
            "rules"_a, "people"_a, "key"_a, "allow_errors"_a = false, nb::keep_alive<1, 2>())
        .def(
            "__init__",
            [](Game* self, const Rules& rules, int people, const nb::bytes& key, int wind, int dealer,
               int honba, int sticks, bool extra, const std::vector<int>& points,
               const std::vector<int>& order, bool allow_errors) {
                new (self) Game(stacked(rules, people, key, wind, dealer, honba, sticks, extra, points, order,
                                        allow_errors));
            },
            "rules"_a, "people"_a, "key"_a, "wind"_a, "dealer"_a, "honba"_a, "sticks"_a, "extra"_a,
            "points"_a, "order"_a, "allow_errors"_a, nb::keep_alive<1, 2>())
        .def(
            "copy", [](const Game& g) { return Game(g); }, nb::keep_alive<0, 1>())
        .def_prop_ro("over", [](const Game& g) { return g.now().over(); })
        .def_prop_ro("stage", [](const Game& g) { return word(g.now().match().stage()); })
        .def_prop_ro("end_reason", [](const Game& g) { return word(g.now().match().end_reason()); })
        .def_prop_ro("people", [](const Game& g) { return g.now().match().people(); })
        .def_prop_ro("players", [](const Game& g) { return g.now().match().players(); })
        .def_prop_ro("hands", &Game::hands)
        .def_prop_ro("actions", &Game::actions)
        .def_prop_ro("to_act", [](const Game& g) { return g.now().to_act(); })
        .def_prop_ro("asked",
                     [](const Game& g) {
                         nb::list seats;
                         for (int s = 0; s < g.now().match().people(); ++s)
                             if (g.now().asked(s)) seats.append(s);
                         return seats;
                     })
        .def(
            "legal", [](const Game& g, int seat) { return legal_of(g.now(), seat); }, "seat"_a)
        .def(
            "legal_objects",
            [](const Game& g, int seat, const nb::list& objects) {
                return legal_objects(g.now(), seat, objects);
            },
            "seat"_a, "objects"_a)
        .def("is_legal", [](const Game& g, int seat,
                            int action) { return g.now().is_legal(seat, static_cast<Action>(action)); })
        .def("refusal", [](const Game& g, int seat, int action) { return refusal_of(g.now(), seat, action); })
        .def("play",
             [](Game& g, int seat, int action) {
                 if (action < 0 || !g.now().is_legal(seat, static_cast<Action>(action))) return false;
                 g.play(seat, static_cast<Action>(action));
                 return true;
             })
        .def("penalty", &penalty, "seat"_a, "infraction"_a, "ruling"_a, "tiles"_a, "voids_flowers"_a = false)
        .def("undo", &Game::undo)
        .def(
            "perft", [](const Game& g, int depth) { return perft(g.now(), depth); }, "depth"_a)
        .def(
            "choice",
            [](const Game& g, int seat, const std::string& bot, const nb::bytes& key) {
                const ActionSet all = g.now().legal(seat);
                if (all.empty()) throw nb::value_error("that seat is asked nothing");
                ChaCha8 chance(to_key(key), g.actions());
                return int(named_bot(bot)->choose(g.now(), seat, all, chance));
            },
            "seat"_a, "bot"_a, "key"_a)
        .def(
            "hidden_shuffled",
            [](const Game& g, int seat, const nb::bytes& key) {
                Table table = g.now();
                ChaCha8 chance(to_key(key));
                table.shuffle_hidden(seat, chance);
                return Game(table);
            },
            "seat"_a, "key"_a, nb::keep_alive<0, 1>())
        .def("wind_of", [](const Game& g, int seat) { return g.now().wind_of(checked(g, seat)); })
        .def("seat_of", [](const Game& g, int wind) { return g.now().seat_of(wind); })
        .def_prop_ro("dealer", [](const Game& g) { return g.now().dealer(); })
        .def_prop_ro("round_wind", [](const Game& g) { return int(g.now().round().wind()); })
        .def_prop_ro("honba", [](const Game& g) { return g.now().match().honba(); })
        .def_prop_ro("sticks", [](const Game& g) { return g.now().sticks(); })
        .def_prop_ro("in_extra", [](const Game& g) { return g.now().match().in_extra(); })
        .def_prop_ro("last_round", [](const Game& g) { return g.now().match().last_round(); })
        .def_prop_ro("left", [](const Game& g) { return std::max(0, g.now().round().wall().left()); })
        .def("points", [](const Game& g, int seat) { return g.now().points(checked(g, seat)); })
        .def("bonus", [](const Game& g, int seat) { return g.now().bonus(checked(g, seat)); })
        .def("chips", [](const Game& g, int seat) { return g.now().match().chips(checked(g, seat)); })
        .def_prop_ro("dora",
                     [](const Game& g) {
                         const Wall& wall = g.now().round().wall();
                         return tile_list(wall.dora, wall.turned_up);
                     })
        .def(
            "player",
            [](const Game& g, int seat, bool hidden) { return player_of(g.now(), playing(g, seat), hidden); },
            "seat"_a, "hidden"_a)
        .def("gone_by", [](const Game& g, int seat) { return gone_by_of(g.now(), playing(g, seat)); })
        .def("riichi_kinds",
             [](const Game& g, int seat) {
                 return g.now().round().riichi_kinds(g.now().wind_of(playing(g, seat)));
             })
        .def("drawn", [](const Game& g, int seat) { return drawn_by(g.now(), checked(g, seat)); })
        .def_prop_ro("turn",
                     [](const Game& g) {
                         const Round& r = g.now().round();
                         return r.over() ? int(nobody) : g.now().seat_of(r.turn());
                     })
        .def_prop_ro("offered", [](const Game& g) { return offered_of(g.now()); })
        .def("hand_start", [at](const Game& g, int hand) { return start_of(g.start(at(g, hand))); })
        .def(
            "hand_events",
            [at](const Game& g, int hand, int from) { return events_of(g.state(at(g, hand)), from); },
            "hand"_a, "from_"_a = 0)
        .def("hand_ended", [at](const Game& g, int hand) { return g.ended(at(g, hand)); })
        .def("hand_seats",
             [at](const Game& g, int hand) {
                 const Table& t = g.state(at(g, hand));
                 nb::list seats;
                 for (int w = 0; w < t.match().players(); ++w) seats.append(t.seat_of(w));
                 return seats;
             })
        .def("hand_outcome", [at](const Game& g, int hand) -> nb::object {
            if (!g.ended(at(g, hand))) return nb::none();
            return outcome_of(g.state(at(g, hand)));
        });
    m.def(
        "table_fault", [](const Game& g, int total) { return fault_of(g.now(), total); }, "game"_a,
        "total"_a);
}

}  // namespace ariari
