#include "win.hpp"

#include <nanobind/stl/string.h>

#include "../score.hpp"
#include "words.hpp"

namespace nb = nanobind;

namespace ariari {

nb::list tiles_of(const Player& p) {
    nb::list tiles;
    for (Kind k = 0; k < kind_count; ++k) {
        const int reds = is_five(k) ? p.reds(suit_of(k)) : 0;
        for (int i = 0; i < reds; ++i) tiles.append(red_of(k));
        for (int i = reds; i < p.hand[k]; ++i) tiles.append(k);
    }
    for (int f = 0; f < 4; ++f)
        if (p.flowers_held >> f & 1) tiles.append(first_flower + f);
    return tiles;
}

nb::tuple meld_of(const Called& c, int from) {
    nb::list tiles;
    for (Tile tile : c.tiles)
        if (tile != no_tile) tiles.append(tile);
    return nb::make_tuple(static_cast<int>(c.meld.type), nb::tuple(tiles), from,
                          c.taken == no_tile ? -1 : static_cast<int>(c.taken));
}

namespace {

// The wind of who is liable, -1 for nobody. Where that would not tell for what (two people, or one for one
// yakuman of several) a wind for each yakuman.
nb::object liable_of(const Rules& rules, const Win& win) {
    const Score known = score(rules, win);
    if (known.burden == Burden::none) return nb::int_(nobody);
    const Bearer first = known.bearers[0];
    Win plain = win;
    plain.liable = {Liable{first.seat}};
    const Score told = score(rules, plain);
    const bool one = known.bearers[1].seat == nobody;
    if (one && told.burden == known.burden && told.bearers[0].yakuman == first.yakuman)
        return nb::int_(first.seat);
    nb::dict each;
    for (const Liable& l : win.liable)
        if (l.seat != nobody) each[nb::str(std::string(word_of(l.what)).c_str())] = l.seat;
    return each;
}

}  // namespace

nb::dict win_of(const Round& round, int i, const std::function<int(int)>& seat_of) {
    const Win& w = round.win(i);
    nb::dict d;
    nb::list melds;
    Player p = round.player(w.seat);
    for (int m = 0; m < p.meld_count; ++m) {
        const Called& called = p.melds[m];
        melds.append(meld_of(called, called.from < 0 ? nobody : seat_of(called.from)));
    }
    if (w.tsumo() && w.win != no_kind) p.remove(round.drawn());
    d["hand"] = tiles_of(p);
    d["melds"] = melds;
    // The winning tile itself, red or not.
    const bool drawn = w.tsumo();
    const Tile tile = drawn ? round.drawn() : round.offered();
    d["tile"] = w.win == no_kind ? -1 : static_cast<int>(tile);
    d["pattern"] = std::string(Words<Pattern>::all[static_cast<std::size_t>(w.pattern)]);
    d["seat"] = w.seat;
    d["from"] = w.from;
    d["round"] = w.round;
    d["riichi"] = static_cast<int>(w.riichi);
    d["open_riichi"] = w.open_riichi;
    d["from_riichi"] = static_cast<int>(w.from_riichi);
    d["ippatsu"] = w.ippatsu;
    d["last_tile"] = w.last_tile;
    d["rinshan"] = w.rinshan;
    d["chankan"] = w.chankan;
    d["kan_discard"] = w.kan_discard;
    d["first_turn"] = w.first_turn;
    d["nuki"] = w.nuki;
    d["flowers"] = w.flowers;
    d["dora"] = tile_list(w.dora, w.dora_count);
    d["ura"] = tile_list(w.ura, w.ura_count);
    d["liable"] = liable_of(round.rules(), w);
    d["sitter_out"] = w.has_sitter_out;
    nb::object first_call = nb::none();
    if (w.first_call_known) {
        nb::list kinds;
        for (int k = 0; k < kind_count; ++k)
            for (int n = 0; n < w.at_first_call[static_cast<std::size_t>(k)]; ++n) kinds.append(k);
        first_call = kinds;
    }
    d["at_first_call"] = first_call;
    return d;
}

}  // namespace ariari
