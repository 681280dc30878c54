#pragma once

#include <nanobind/nanobind.h>

#include "../yaku.hpp"

namespace ariari {

void bind_shape(nanobind::module_& m);
void bind_yaku(nanobind::module_& m);
void bind_rules(nanobind::module_& m);
void bind_score(nanobind::module_& m);
void bind_table(nanobind::module_& m);
void bind_match(nanobind::module_& m);
void bind_replay(nanobind::module_& m);

// The yaku that a ruleset plays, from the list that ariari.yaku makes of it.
YakuSet to_yaku_set(nanobind::handle played);

}  // namespace ariari
