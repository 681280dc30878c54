// The deal, flowers, indicators.
#include <bit>

#include "round.hpp"

namespace ariari {

void Round::deal(const Rules& rules, const RoundStart& start, const Wall& wall) {
    rules_ = &rules;
    start_ = start;
    wall_ = wall;
    for (int w = 0; w < players(); ++w) {
        Player& p = players_[w];
        Counts kinds{};
        for (int i = 0; i < hand_size; ++i) {
            const Tile t = wall.tiles[hand_size * w + i];
            if (is_flower(t))
                p.flowers_held |= one(t - first_flower);
            else
                ++kinds[kind_of(t)], ++p.copies[t], p.tiles |= discard_bit(t);
        }
        p.hand = HandShape(kinds, 0, rules.forms(), rules.tiles.kinds);
    }
    if (rules.wall.dora) turn_up_dora();
    for (int w = 0; w < players(); ++w) refresh_waits(w);
    begin_turn(0);
}

void Round::turn_up_dora() {
    if (wall_.can_turn_up()) events_.add({.type = EventType::dora, .tile = wall_.turn_up()});
}

// Lays a flower aside; false when no tile is left to replace it, and the round is over.
bool Round::lay_flower(int wind, int flower) {
    Player& p = players_[wind];
    const auto who = static_cast<std::int8_t>(wind);
    p.flowers_held &= ~one(flower);
    p.flowers |= one(flower);
    events_.add({.type = EventType::flower, .who = who, .tile = static_cast<Tile>(first_flower + flower)});
    if (rules_->tiles.flower_breaks_first_turn) p.drew_first = false;
    if (rules_->tiles.flower_breaks_ippatsu) break_ippatsu();
    if (p.flowers == rules_->tiles.flowers && rules_->bonus.all_flowers && !has(flowers_void_, wind)) {
        all_flowers_ |= one(wind);
        events_.add({.type = EventType::all_flowers, .who = who});
    }
    if (wall_.left() > 0) return true;
    exhaust();
    return false;
}

bool Round::lay_held_flowers(int wind) {
    Player& p = players_[wind];
    if (!p.flowers_held) return true;
    const auto who = static_cast<std::int8_t>(wind);
    while (p.flowers_held) {
        const int flower = std::countr_zero(p.flowers_held);
        if (!lay_flower(wind, flower)) return false;
        const Tile tile = wall_.replace();
        events_.add({.type = EventType::draw, .who = who, .tile = tile, .flag = true});
        if (is_flower(tile))
            p.flowers_held |= one(tile - first_flower);
        else
            p.add(tile);
    }
    refresh_waits(wind);
    return true;
}

}  // namespace ariari
