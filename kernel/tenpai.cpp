#include "tenpai.hpp"

namespace ariari {

KindSet ready_waits(const Rules& rules, const HandShape& hand, const Player& player) {
    const bool by_form = rules.draws.tenpai == TenpaiMeans::form;
    const KindSet ready = hand.waits(by_form);
    if (by_form || !ready) return ready;
    Counts all = hand.concealed();
    for (int i = 0; i < player.meld_count; ++i) {
        const Meld& m = player.melds[i].meld;
        for (int j = 0; j < m.size(); ++j) ++all[m.first + (m.is_run() ? j : 0)];
    }
    return ready & ~exhausted(all);
}

}  // namespace ariari
