#include "replay.hpp"

#include <algorithm>
#include <stdexcept>
#include <string>

namespace ariari {

namespace {

constexpr Action no_action = 0xffff;

// Ours alone tell these; a record has them in its result.
bool is_result(EventType t) {
    return t == EventType::all_flowers || (t >= EventType::tsumo && t != EventType::ruling);
}

std::array<Tile, 4> meld_tiles(const Event& e, bool with_tile) {
    std::array<Tile, 4> tiles{e.more[0], e.more[1], e.more[2], with_tile ? e.tile : no_tile};
    std::ranges::sort(tiles);
    return tiles;
}

// The same event, as far as records tell.
bool same(const Event& a, const Event& b) {
    if (a.type != b.type || a.who != b.who) return false;
    switch (a.type) {
        case EventType::discard:
            return a.tile == b.tile && a.flag == b.flag;
        case EventType::riichi:
            return a.flag == b.flag;
        case EventType::riichi_accepted:
            return true;
        case EventType::chi:
        case EventType::pon:
        case EventType::daiminkan:
            return a.from == b.from && a.tile == b.tile && meld_tiles(a, false) == meld_tiles(b, false);
        case EventType::ankan:
            return meld_tiles(a, true) == meld_tiles(b, true);
        case EventType::ruling:
            return a.from == b.from && a.tile == b.tile && a.more == b.more && a.flag == b.flag;
        default:
            return a.tile == b.tile;
    }
}

// Indicators are compared by themselves: formats differ in whether one is told before the discard or after
// it.
class Indicators {
  public:
    void add(Tile t) {
        if (count_ < static_cast<int>(tiles_.size())) tiles_[static_cast<std::size_t>(count_++)] = t;
    }
    bool operator==(const Indicators& other) const {
        return count_ == other.count_ &&
               std::equal(tiles_.begin(), tiles_.begin() + count_, other.tiles_.begin());
    }
    Tile last() const { return count_ ? tiles_[static_cast<std::size_t>(count_ - 1)] : no_tile; }

  private:
    std::array<Tile, 8> tiles_{};
    int count_ = 0;
};

// Follows one round event by event. All players are winds.
class Follower {
  public:
    // `events` are those of `told`, with winds for players; `named` its seats likewise.
    Follower(Round& round, std::span<const Event> events, const Recorded& told, Winds named)
        : round_(round),
          recorded_(events),
          end_(told.end),
          named_(named),
          dora_told_(told.dora_told),
          allow_errors_(told.allow_errors) {}

    std::optional<Difference> run() {
        while (true) {
            if (auto difference = compare()) return difference;
            if (round_.over()) return at_end();
            if (at_ == size() && end_ == RecordedEnd::broken_off) return std::nullopt;
            if (at_ < size() && recorded_[at_].type == EventType::ruling && !was_declared(recorded_[at_])) {
                if (auto difference = carry_out(recorded_[at_])) return difference;
                continue;
            }
            const int wind = round_.to_act();
            if (breaks_off_at_riichi(wind)) return std::nullopt;
            const Action action = wanted(wind);
            if (action == no_action) return differ(Fault::goes_on, wind);
            const Refusal refusal = round_.refusal(wind, action);
            if (refusal != Refusal::none) return differ(Fault::illegal, wind, refusal);
            round_.play(wind, action);
        }
    }

  private:
    int size() const { return static_cast<int>(recorded_.size()); }

    Difference differ(Fault fault, int wind, Refusal refusal = Refusal::none, Event ours = {}) const {
        return {fault, at_, static_cast<std::int8_t>(wind), refusal, ours};
    }

    void take_indicators() {
        for (; at_ < size() && recorded_[at_].type == EventType::dora; ++at_) told_.add(recorded_[at_].tile);
    }

    // Ours that are new since the last time, beside the record's.
    std::optional<Difference> compare() {
        for (; ours_ < round_.events().count; ++ours_) {
            const Event ours = round_.events()[ours_];
            if (is_result(ours.type)) continue;
            if (ours.type == EventType::dora) {
                turned_up_.add(ours.tile);
                continue;
            }
            take_indicators();
            if (at_ == size()) {
                // A record that breaks off need not tell the draw that follows by itself.
                if (end_ == RecordedEnd::broken_off) return std::nullopt;
                return differ(Fault::goes_on, ours.who, Refusal::none, ours);
            }
            if (dora_told_ && ours.type == EventType::draw && !(told_ == turned_up_)) return other_dora();
            if (!same(ours, recorded_[at_]))
                return differ(Fault::other_event, recorded_[at_].who, Refusal::none, ours);
            ++at_;
        }
        take_indicators();
        return std::nullopt;
    }

    Difference other_dora() const {
        return differ(Fault::other_dora, nobody, Refusal::none,
                      {.type = EventType::dora, .tile = turned_up_.last()});
    }

    // A win that is none, which the round sees for itself and lets pass; all other rulings are a referee's.
    bool was_declared(const Event& e) const {
        if (!allow_errors_ || e.who < 0 || !has(round_.asked(), e.who)) return false;
        const bool own = round_.phase() == Phase::turn;
        const Action declaration = own ? act_tsumo : act_ron;
        if (!round_.is_legal(e.who, declaration) || (!own && claims_yet(e.who))) return false;
        Round tried = round_;
        tried.play(e.who, declaration);
        const int before = round_.events().count;
        return tried.events().count > before && same(tried.events()[before], e);
    }

    // Whether this player still claims the offered tile, after rulings.
    bool claims_yet(int wind) const {
        for (int i = at_; i < size(); ++i) {
            const EventType type = recorded_[i].type;
            if (type == EventType::ruling || type == EventType::dora || type == EventType::riichi_accepted)
                continue;
            return recorded_[i].who == wind &&
                   (type == EventType::chi || type == EventType::pon || type == EventType::daiminkan);
        }
        return end_ == RecordedEnd::win && has(named_, wind);
    }

    // Whether the house's ruling was that one is asked elsewhere.
    std::optional<Difference> carry_out(const Event& e) {
        const Penalty penalty{.infraction = static_cast<Infraction>(e.from),
                              .ruling = static_cast<Ruling>(e.tile),
                              .tiles = e.more,
                              .voids_flowers = e.flag};
        if (e.who < 0 || e.who >= round_.players())
            return differ(Fault::illegal, e.who, Refusal::not_your_turn);
        const Refusal refusal = round_.refusal_penalty(e.who, penalty);
        if (refusal != Refusal::none) return differ(Fault::illegal, e.who, refusal);
        round_.penalty(e.who, penalty);
        return std::nullopt;
    }

    // The next recorded event that this player decided upon, or another one after which nobody else did. What
    // others declare against the rules while a tile is offered is told before the claim that stands.
    const Event* next(int wind) const {
        for (int i = at_; i < size(); ++i) {
            const Event& e = recorded_[i];
            if (e.type == EventType::dora || e.type == EventType::riichi_accepted) continue;
            if (e.type == EventType::ruling && e.who != wind && round_.phase() == Phase::claim) continue;
            return &e;
        }
        return nullptr;
    }

    Action wanted(int wind) const {
        const Event* event = next(wind);
        return round_.phase() == Phase::turn ? wanted_in_turn(wind, event) : wanted_claim(wind, event);
    }

    // A record may break off between a declaration and its discard; the declaration must be possible.
    bool breaks_off_at_riichi(int wind) const {
        if (end_ != RecordedEnd::broken_off || at_ + 1 != size() || round_.phase() != Phase::turn)
            return false;
        const Event& last = recorded_[at_];
        return last.type == EventType::riichi && last.who == wind &&
               (allow_errors_ || round_.riichi_kinds(wind) != 0);
    }

    Action wanted_in_turn(int wind, const Event* event) const {
        if (!event) {
            if (end_ == RecordedEnd::win && has(named_, wind)) return act_tsumo;
            // A chombo that is owed when the round is drawn can be so by this declaration.
            const bool declared = end_ == RecordedEnd::nine_terminals ||
                                  (end_ == RecordedEnd::chombo && round_.is_legal(wind, act_nine_terminals));
            return declared ? act_nine_terminals : no_action;
        }
        if (event->who != wind) return no_action;
        switch (event->type) {
            case EventType::discard:
                return discard_of(*event, act_discard);
            case EventType::riichi:
                if (event + 1 >= recorded_.data() + size() || event[1].type != EventType::discard)
                    return no_action;
                return discard_of(event[1], event->flag ? act_open_riichi : act_riichi);
            case EventType::ankan:
                return static_cast<Action>(act_ankan + kind_of(event->tile));
            case EventType::kakan:
                return static_cast<Action>(act_kakan + kind_of(event->tile));
            case EventType::nuki:
                return act_nuki;
            case EventType::ruling:
                return act_tsumo;
            default:
                return no_action;
        }
    }

    Action discard_of(const Event& event, Action first) const {
        if (is_flower(event.tile)) return no_action;
        const auto action = static_cast<Action>(first + event.tile);
        return !event.flag && round_.drawn() == event.tile ? static_cast<Action>(action | from_hand) : action;
    }

    Action wanted_claim(int wind, const Event* event) const {
        if (!event) {
            if (end_ == RecordedEnd::win && has(named_, wind)) return act_ron;
            const bool by_rons = end_ == RecordedEnd::triple_ron ||
                                 (end_ == RecordedEnd::chombo && at_ == size() && !passes_to_end());
            const bool would_ron = by_rons && round_.is_legal(wind, act_ron);
            return would_ron ? act_ron : act_pass;
        }
        if (event->who != wind) return act_pass;
        if (event->type == EventType::ruling) return act_ron;
        if (event->from != round_.turn()) return act_pass;
        const Tile a = event->more[0], b = event->more[1];
        switch (event->type) {
            case EventType::chi:
                if (!is_neighbourly(a, b)) return no_action;
                return kind_of(a) < kind_of(b) ? chi_action(a, b) : chi_action(b, a);
            case EventType::pon:
                return pon_action(kind_of(event->tile), is_red(a) + is_red(b));
            case EventType::daiminkan:
                return static_cast<Action>(act_daiminkan + kind_of(event->tile));
            default:
                return act_pass;
        }
    }

    // Whether the round is over when nobody claims the tile.
    bool passes_to_end() const {
        Round tried = round_;
        while (tried.phase() == Phase::claim) tried.play(tried.to_act(), act_pass);
        return tried.over();
    }

    // Two tiles that a chii can take at all.
    static bool is_neighbourly(Tile a, Tile b) {
        if (is_flower(a) || is_flower(b)) return false;
        const Kind low = std::min(kind_of(a), kind_of(b)), high = std::max(kind_of(a), kind_of(b));
        return !is_honor(high) && suit_of(low) == suit_of(high) && high - low >= 1 && high - low <= 2;
    }

    std::optional<Difference> at_end() const {
        if (at_ < size()) return differ(Fault::over, recorded_[at_].who);
        if (end_ == RecordedEnd::broken_off) return std::nullopt;
        if (!ends_alike()) return differ(Fault::other_end, nobody);
        if (!(told_ == turned_up_)) return other_dora();
        return std::nullopt;
    }

    bool ends_alike() const {
        const Outcome& outcome = round_.outcome();
        switch (end_) {
            case RecordedEnd::win: {
                Winds winners = 0;
                for (int i = 0; i < outcome.win_count; ++i) winners |= one(outcome.wins[i].winner);
                return outcome.ending == Ending::win && winners == named_;
            }
            case RecordedEnd::exhaustive:
                return outcome.ending == Ending::exhaustive && !outcome.nagashi;
            case RecordedEnd::nagashi:
                return outcome.ending == Ending::exhaustive && outcome.nagashi;
            case RecordedEnd::chombo:
                return outcome.ending == Ending::chombo && outcome.offenders == named_;
            default:
                return outcome.ending == Ending::abort && outcome.abort == abort_of(end_);
        }
    }

    static Abort abort_of(RecordedEnd end) {
        return static_cast<Abort>(static_cast<int>(end) - static_cast<int>(RecordedEnd::nine_terminals));
    }

    Round& round_;
    std::span<const Event> recorded_;
    RecordedEnd end_;
    Winds named_;
    bool dora_told_, allow_errors_;
    int at_ = 0, ours_ = 0;
    Indicators told_, turned_up_;
};

// Where in the complete order of a wall's tiles each known tile lies. The wall itself is asked, with the
// numbers of the places for tiles.
class Places {
  public:
    Places(const Rules& rules, int count) : count_(count) {
        TileSet order{.count = count};
        for (int i = 0; i < count; ++i) order.tiles[static_cast<std::size_t>(i)] = static_cast<Tile>(i);
        wall_ = wall_of(rules, order);
        tiles_.fill(no_tile);
    }

    void hand(int wind, std::span<const Tile> hand) {
        for (std::size_t i = 0; i < hand.size(); ++i)
            put(wall_.tiles[hand_size * static_cast<std::size_t>(wind) + i], hand[i]);
    }

    void event(const Event& e) {
        switch (e.type) {
            case EventType::draw:
                if (wall_.left() > 0) put(to_replace_ ? wall_.replace() : wall_.draw(), e.tile);
                if (to_replace_) --to_replace_;
                break;
            case EventType::dora:
                if (wall_.can_turn_up()) put(wall_.turn_up(), e.tile);
                break;
            case EventType::daiminkan:
            case EventType::ankan:
            case EventType::kakan:
            case EventType::nuki:
            case EventType::flower:
                ++to_replace_;
                break;
            default:
                break;
        }
    }

    void ura(std::span<const Tile> ura) {
        for (std::size_t i = 0; i < std::min<std::size_t>(ura.size(), most_indicators); ++i)
            put(wall_.ura[i], ura[i]);
    }

    // The order with every other place filled from the rest of the set.
    TileSet filled(const TileSet& set) const {
        std::array<int, tile_count> left{};
        for (int i = 0; i < set.count; ++i) ++left[set.tiles[static_cast<std::size_t>(i)]];
        for (int i = 0; i < count_; ++i)
            if (const Tile t = tiles_[static_cast<std::size_t>(i)]; t != no_tile && --left[t] < 0)
                throw std::invalid_argument(std::to_string(t));
        TileSet order{.tiles = tiles_, .count = count_};
        Tile next = 0;
        for (int i = 0; i < count_; ++i) {
            if (tiles_[static_cast<std::size_t>(i)] != no_tile) continue;
            while (left[next] <= 0) ++next;
            --left[next];
            order.tiles[static_cast<std::size_t>(i)] = next;
        }
        return order;
    }

  private:
    void put(Tile place, Tile tile) { tiles_[place] = tile; }

    int count_;
    Wall wall_;
    int to_replace_ = 0;  // whoever calls a kan before the first turn first replaces the flowers dealt
    std::array<Tile, max_tiles> tiles_{};
};

}  // namespace

Wall known_wall(const Rules& rules, const KnownTiles& known) {
    const TileSet& set = rules.tiles.all;
    Places places(rules, set.count);
    for (int w = 0; w < rules.seats.players; ++w) places.hand(w, known.hands[static_cast<std::size_t>(w)]);
    for (const Event& e : known.events) places.event(e);
    places.ura(known.ura);
    return wall_of(rules, places.filled(set));
}

std::int8_t Replay::wind_of(int seat) const {
    if (seat < 0) return nobody;
    return static_cast<std::int8_t>((seat - dealer_ + match_.people()) % match_.people());
}

Event Replay::in_winds(Event e) const {
    e.who = wind_of(e.who);
    if (e.type != EventType::ruling) e.from = wind_of(e.from);
    return e;
}

Event Replay::in_seats(Event e) const {
    if (e.who >= 0) e.who = static_cast<std::int8_t>(seat_of(e.who));
    if (e.from >= 0 && e.type != EventType::ruling) e.from = static_cast<std::int8_t>(seat_of(e.from));
    return e;
}

std::optional<Difference> Replay::follow(const Wall& wall, const Recorded& recorded) {
    dealer_ = match_.dealer();
    RoundStart start{.wind = static_cast<std::int8_t>(match_.wind()),
                     .has_sitter_out = match_.has_sitter_out(),
                     .allow_errors = recorded.allow_errors};
    for (int w = 0; w < match_.players(); ++w)
        start.points[static_cast<std::size_t>(w)] = match_.points(match_.seat_of(w));
    round_.begin(*rules_, start, wall);
    std::array<Event, most_events> events;
    const std::size_t count = std::min(recorded.events.size(), events.size());
    for (std::size_t i = 0; i < count; ++i) events[i] = in_winds(recorded.events[i]);
    Winds named = 0;
    for (int seat = 0; seat < match_.people(); ++seat)
        if (recorded.seats >> seat & 1) named |= one(wind_of(seat));
    auto difference = Follower(round_, {events.data(), count}, recorded, named).run();
    if (difference) {
        difference->ours = in_seats(difference->ours);
        if (difference->seat >= 0) difference->seat = static_cast<std::int8_t>(seat_of(difference->seat));
    } else if (round_.over() && recorded.end != RecordedEnd::broken_off) {
        match_.apply(round_.outcome());
    }
    return difference;
}

}  // namespace ariari
