#include "bot.hpp"

namespace ariari {

const Bot* bot_named(std::string_view name) {
    static const RandomBot random;
    static const KeenBot keen;
    static const EagerBot eager;
    if (name == "random") return &random;
    if (name == "keen") return &keen;
    if (name == "eager") return &eager;
    return nullptr;
}

}  // namespace ariari
