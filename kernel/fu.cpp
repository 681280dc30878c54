#include "fu.hpp"

namespace ariari {

namespace {

int group_fu(const Group& group) {
    if (group.type == GroupType::run) return 0;
    int fu = 2;
    if (is_terminal(group.first) || is_honor(group.first)) fu *= 2;
    if (group.concealed) fu *= 2;
    if (group.type == GroupType::quad) fu *= 4;
    return fu;
}

int pair_fu(const Rules& rules, Kind pair, const Situation& situation) {
    if (pair < east) return 0;
    const int times = value_of_pair(pair, situation);
    return times == 2 ? rules.fu.double_wind_pair : 2 * times;
}

int wait_fu(Wait wait) { return wait == Wait::closed || wait == Wait::edge || wait == Wait::pair ? 2 : 0; }

void add_tsumo(const Rules& rules, const Situation& situation, bool pinfu_shape, Fu& fu) {
    if (situation.has(Fact::rinshan) && !rules.fu.rinshan_tsumo) return;  // ey-33
    if (pinfu_shape && rules.fu.pinfu_tsumo == PinfuTsumo::twenty_fu) return;
    fu.add(FuSource::tsumo, 2);
}

Fu groups_fu(const Rules& rules, const Reading& reading, const Situation& situation) {
    Fu fu;
    fu.add(FuSource::base, 20);
    for (int i = 0; i < reading.group_count; ++i) {
        const Group& group = reading.groups[i];
        fu.add(group.type == GroupType::quad ? FuSource::quad : FuSource::triplet, group_fu(group),
               group.first);
    }
    fu.add(FuSource::pair, pair_fu(rules, reading.pair, situation), reading.pair);
    fu.add(FuSource::wait, wait_fu(reading.wait));
    const bool closed = situation.has(Fact::closed);
    const bool pinfu_shape = closed && fu.total == 20;
    if (situation.has(Fact::tsumo))
        add_tsumo(rules, situation, pinfu_shape, fu);
    else if (closed)
        fu.add(FuSource::closed_ron, 10);
    if (!closed && fu.total == 20) fu.add(FuSource::open_minimum, 10);
    if (fu.total % 10) fu.add(FuSource::rounding, 10 - fu.total % 10);
    return fu;
}

}  // namespace

int value_of_pair(Kind kind, const Situation& situation) {
    if (kind >= haku) return 1;
    int times = 0;
    if (kind == situation.round_wind) ++times;
    if (kind == situation.seat_wind || (kind == north && situation.everyones_north)) ++times;
    return times;
}

Fu fu_of(const Rules& rules, const Reading& reading, const Situation& situation) {
    Fu fu;
    if (reading.form == Form::orphans) return fu;
    if (rules.fu.fixed) {
        fu.add(FuSource::fixed, *rules.fu.fixed);
        return fu;
    }
    if (reading.form == Form::pairs) {
        fu.add(FuSource::seven_pairs, 25);
        return fu;
    }
    return groups_fu(rules, reading, situation);
}

}  // namespace ariari
