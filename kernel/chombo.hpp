// What a chombo costs.
#pragma once

#include "payment.hpp"

namespace ariari {

// A mangan or haneman tsumo turned round, or a fixed amount to each (penalties.chombo.pays).
Transfers chombo_payments(const Rules& rules, std::int8_t offender);

}  // namespace ariari
