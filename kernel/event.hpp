// What happened in a round, in a fixed small form; Python makes dictionaries of it (docs/events.md).
#pragma once

#include <array>
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

constexpr int most_events = 512;

struct EventLog {
    std::uint16_t count = 0;
    void add(const Event& e) {
        if (count < most_events) packed_[count++] = packed(e);
    }
    Event operator[](int i) const { return unpacked(packed_[static_cast<std::size_t>(i)]); }

  private:
    // As numbers, so that an empty log costs nothing; put together in registers, for what is written byte by
    // byte and read as a whole makes a processor wait.
    static constexpr std::uint64_t packed(const Event& e) {
        const auto byte = [](auto value, int at) {
            return std::uint64_t{static_cast<std::uint8_t>(value)} << 8 * at;
        };
        return byte(e.type, 0) | byte(e.who, 1) | byte(e.from, 2) | byte(e.tile, 3) | byte(e.more[0], 4) |
               byte(e.more[1], 5) | byte(e.more[2], 6) | byte(e.flag, 7);
    }
    static constexpr Event unpacked(std::uint64_t p) {
        const auto byte = [p](int at) { return static_cast<std::uint8_t>(p >> 8 * at); };
        return {.type = static_cast<EventType>(byte(0)),
                .who = static_cast<std::int8_t>(byte(1)),
                .from = static_cast<std::int8_t>(byte(2)),
                .tile = byte(3),
                .more = {byte(4), byte(5), byte(6)},
                .flag = byte(7) != 0};
    }
    std::array<std::uint64_t, most_events> packed_;
};

}  // namespace ariari
