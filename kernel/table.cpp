#include "table.hpp"

namespace ariari {

Table::Table(const Rules& rules, int people, const Key& key, bool allow_errors)
    : match_(rules, people), chance_(key), allow_errors_(allow_errors) {
    next_round();
}

Table::Table(const Rules& rules, int people, const Key& key, const Match::Start& start, const Wall& wall,
             bool allow_errors)
    : match_(rules, people), chance_(key), allow_errors_(allow_errors) {
    match_.start_from(start);
    start_round(wall);
}

void Table::next_round() { start_round(shuffled_wall(rules(), chance_)); }

void Table::start_round(const Wall& wall) {
    dealer_ = static_cast<std::int8_t>(match_.dealer());
    RoundStart start{.wind = static_cast<std::int8_t>(match_.wind()),
                     .has_sitter_out = match_.has_sitter_out(),
                     .allow_errors = allow_errors_};
    for (int w = 0; w < match_.players(); ++w) start.points[w] = match_.points(match_.seat_of(w));
    round_.begin(rules(), start, wall);
    // Flowers may use up a wall that was stacked so.
    if (round_.over()) match_.apply(round_.outcome());
}

bool Table::asked(int seat) const {
    if (seat < 0 || seat >= match_.people()) return false;
    if (match_.stage() == Stage::choice) return seat == match_.dealer();
    const int w = wind_of(seat);
    return w != ariari::sitter_out && has(round_.asked(), w);
}

ActionSet Table::choices(int seat) const {
    ActionSet either;
    if (seat != match_.dealer()) return either;
    either.add(act_end_match);
    either.add(act_play_on);
    return either;
}

bool Table::is_legal(int seat, Action action) const {
    if (!asked(seat)) return false;
    if (match_.stage() == Stage::choice) return action == act_end_match || action == act_play_on;
    return round_.is_legal(wind_of(seat), action);
}

Refusal Table::refusal_penalty(int seat, const Penalty& penalty) const {
    if (match_.stage() != Stage::playing || round_.over()) return Refusal::not_possible;
    if (seat < 0 || seat >= match_.people() || wind_of(seat) == ariari::sitter_out)
        return Refusal::not_your_turn;
    return round_.refusal_penalty(wind_of(seat), penalty);
}

void Table::penalty(int seat, const Penalty& penalty) {
    round_.penalty(wind_of(seat), penalty);
    if (round_.over()) match_.apply(round_.outcome());
}

int Table::points(int seat) const {
    const int w = wind_of(seat);
    return round_.over() || w == ariari::sitter_out ? match_.points(seat) : round_.points(w);
}

int Table::sticks() const {
    int sticks = match_.sticks();
    if (!round_.over())
        for (int w = 0; w < match_.players(); ++w) sticks += round_.player(w).stake + round_.fined(w);
    return sticks;
}

int Table::bonus(int seat) const {
    int bonus = match_.bonus(seat);
    const int w = wind_of(seat);
    if (round_.over() || w == ariari::sitter_out) return bonus;
    for (int holder = 0; holder < match_.players(); ++holder) {
        if (!has(round_.all_flowers(), holder)) continue;
        const int each = rules().bonus.all_flowers;
        bonus += holder == w ? each * (match_.players() - 1) : -each;
    }
    return bonus;
}

}  // namespace ariari
