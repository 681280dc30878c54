// What happened in a round, in a fixed small form; Python makes dictionaries of it (docs/events.md).
#pragma once

#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>

#include "outcome.hpp"
#include "tile.hpp"

namespace ariari {

enum class EventType : std::uint8_t {
    draw,             // tile; `flag`: from the tail
    discard,          // tile; `flag`: the drawn one
    riichi,           // `flag`: open
    riichi_accepted,  // the stick is on the table
    chi,              // tile from `from`, two tiles of the hand
    pon,
    daiminkan,    // three tiles of the hand
    ankan,        // tile and three more of the hand
    kakan,        // tile added to three
    nuki,         // a north laid aside
    flower,       // a flower laid aside
    all_flowers,  // that was the last of them
    dora,         // indicator turned up
    tsumo,
    ron,
    maneman,
    four_kans,  // suukantsu stands
    nagashi,
    reveal,  // at an exhaustive draw; `flag`: tenpai
    exhausted,
    abort,   // `tile` is the Abort
    ruling,  // `tile` is the Ruling, `from` the Infraction, `more` the tiles concerned; `flag`: flowers void
    chombo,
};

struct Event {
    EventType type{};
    std::int8_t who = nobody;  // wind
    std::int8_t from = nobody;
    Tile tile = no_tile;
    std::array<Tile, 3> more{no_tile, no_tile, no_tile};
    bool flag = false;
};
static_assert(sizeof(Event) == 8);

constexpr int most_events = 512;

struct EventLog {
    std::uint16_t count = 0;
    void add(const Event& e) {
        if (count < most_events) packed_[count++] = std::bit_cast<std::uint64_t>(e);
    }
    Event operator[](int i) const { return std::bit_cast<Event>(packed_[static_cast<std::size_t>(i)]); }

  private:
    std::array<std::uint64_t, most_events> packed_;  // as numbers, so that an empty log costs nothing
};

}  // namespace ariari
