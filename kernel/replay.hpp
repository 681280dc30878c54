// A recorded round followed by the engine: every recorded action must be legal at its moment, every event the
// one that ours has there, and the end the same. People are seats here, as records have them.
#pragma once

#include <optional>
#include <span>

#include "match.hpp"
#include "round.hpp"

namespace ariari {

// How a record says that a round ended.
enum class RecordedEnd : std::uint8_t {
    broken_off,  // it does not: the record stops within the round
    win,
    exhaustive,
    nagashi,
    nine_terminals,
    four_winds,
    all_riichi,
    triple_ron,
    four_kans,
    chombo,
};
ARIARI_WORDS(RecordedEnd, "broken-off", "win", "exhaustive", "nagashi", "nine-terminals", "four-winds",
             "all-riichi", "triple-ron", "four-kans", "chombo");

struct Recorded {
    std::span<const Event>
        events;  // `who` and `from` are seats; of a kakan and of a draw not everything is known
    RecordedEnd end{};
    std::uint8_t seats = 0;     // bit i: seat i won, or is to pay a chombo
    bool dora_told = true;      // when indicators were turned up; otherwise only which
    bool allow_errors = false;  // declarations against the rules were possible
};

enum class Fault : std::uint8_t {
    illegal,      // the recorded action; `refusal` says why
    other_event,  // ours is `ours`
    goes_on,      // the record ends, ours does not
    over,         // ours is over, the record goes on
    other_end,    // another kind of end
    other_dora,   // indicators turned up: ours is `ours`
};
ARIARI_WORDS(Fault, "illegal", "other-event", "goes-on", "over", "other-end", "other-dora");

// The first place where the record and the engine part.
struct Difference {
    Fault fault{};
    int at = 0;  // which recorded event; their number: the end
    std::int8_t seat = nobody;
    Refusal refusal{};
    Event ours;  // its players are seats
};

// What is known of a round's tiles; everything else is filled from the rest of the house's set.
struct KnownTiles {
    std::array<std::array<Tile, hand_size>, max_players> hands{};  // by wind
    std::span<const Event> events;  // draws and indicators, those of the start included
    std::span<const Tile> ura;
};
// Throws std::invalid_argument when a tile is there more often than in the house's set.
Wall known_wall(const Rules& rules, const KnownTiles& known);

class Replay {
  public:
    // `people` is the number of players, or one more. `rules` must outlive it.
    Replay(const Rules& rules, int people) : rules_(&rules), match_(rules, people) {}

    const Match& match() const { return match_; }
    const Round& round() const { return round_; }
    void start_from(const Match::Start& start) { match_.start_from(start); }
    void choose(bool end) { match_.choose(end); }

    // Follows a round to where the record ends. When that is the round's end the match is told.
    std::optional<Difference> follow(const Wall& wall, const Recorded& recorded);

    // In the round followed last.
    int seat_of(int wind) const { return around(dealer_ + wind, match_.people()); }

  private:
    std::int8_t wind_of(int seat) const;
    Event in_winds(Event e) const;
    Event in_seats(Event e) const;

    const Rules* rules_;
    Match match_;
    Round round_;
    int dealer_ = 0;
};

}  // namespace ariari
