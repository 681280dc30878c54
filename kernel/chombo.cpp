#include "chombo.hpp"

namespace ariari {

Transfers chombo_payments(const Rules& rules, std::int8_t offender) {
    const Rules::Chombo& chombo = rules.penalties.chombo;
    TsumoShares shares{chombo.each, chombo.each};
    if (chombo.pays != ChomboPays::each) {
        const Limit limit = chombo.pays == ChomboPays::mangan ? Limit::mangan : Limit::haneman;
        shares = tsumo_shares(rules, limit_value(limit), offender == 0);
        if (offender == 0) shares.dealer = shares.other;
        if (!chombo.tsumo_bonus) {
            shares.dealer -= rules.payments.tsumo_bonus;
            shares.other -= rules.payments.tsumo_bonus;
        }
    }
    Transfers out;
    for (std::int8_t to = 0; to < rules.seats.players; ++to)
        if (to != offender) out.add({offender, to, Reason::chombo, to == 0 ? shares.dealer : shares.other});
    return out;
}

}  // namespace ariari
