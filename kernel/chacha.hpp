// The one source of chance: a ChaCha8 keystream under a 256-bit key. The same key deals the same match
// anywhere, and who does not know the key cannot foresee a wall.
#pragma once

#include <array>
#include <cstdint>
#include <span>
#include <utility>

#include "word_lanes.hpp"

namespace ariari {

using Key = std::array<std::uint8_t, 32>;

class ChaCha8 {
  public:
    ChaCha8() = default;
    explicit ChaCha8(const Key& key, std::uint64_t nonce = 0);

    std::uint32_t next() {
        if (used_ == stream_.size()) refill();
        return stream_[used_++];
    }

    // A number below `bound`, each equally likely (bound > 0).
    std::uint32_t below(std::uint32_t bound) {
        std::uint64_t product = std::uint64_t{next()} * bound;
        if (auto low = static_cast<std::uint32_t>(product); low < bound) {
            const std::uint32_t uneven = -bound % bound;
            while (static_cast<std::uint32_t>(product) < uneven) product = std::uint64_t{next()} * bound;
        }
        return static_cast<std::uint32_t>(product >> 32);
    }

    // Fisher and Yates, from the last place down.
    template <class T>
    void shuffle(std::span<T> all) {
        for (auto left = static_cast<std::uint32_t>(all.size()); left > 1; --left)
            std::swap(all[left - 1], all[below(left)]);
    }

  private:
    static constexpr std::uint32_t block_words = 16;
    void refill();

    std::array<std::uint32_t, 8> key_{};
    std::uint64_t nonce_ = 0;
    std::uint64_t counter_ = 0;
    std::array<std::uint32_t, word_lanes * block_words> stream_{};
    std::uint32_t used_ = word_lanes * block_words;
};

}  // namespace ariari
