#pragma once

#include <nanobind/nanobind.h>

namespace ariari {

void bind_shape(nanobind::module_& m);

}  // namespace ariari
