#include "chacha.hpp"

#include <bit>

namespace ariari {

namespace {

constexpr int double_rounds = 4;

inline void quarter(std::uint32_t& a, std::uint32_t& b, std::uint32_t& c, std::uint32_t& d) {
    a += b, d = std::rotl(d ^ a, 16);
    c += d, b = std::rotl(b ^ c, 12);
    a += b, d = std::rotl(d ^ a, 8);
    c += d, b = std::rotl(b ^ c, 7);
}

}  // namespace

ChaCha8::ChaCha8(const Key& key, std::uint64_t nonce) : nonce_(nonce) {
    for (int i = 0; i < 8; ++i)
        for (int byte = 3; byte >= 0; --byte) key_[i] = key_[i] << 8 | key[4 * i + byte];
}

void ChaCha8::refill() {
    // "expand 32-byte k", the key, a 64-bit block counter, a 64-bit nonce.
    const std::array<std::uint32_t, block_words> input = {0x61707865,
                                                          0x3320646e,
                                                          0x79622d32,
                                                          0x6b206574,
                                                          key_[0],
                                                          key_[1],
                                                          key_[2],
                                                          key_[3],
                                                          key_[4],
                                                          key_[5],
                                                          key_[6],
                                                          key_[7],
                                                          static_cast<std::uint32_t>(counter_),
                                                          static_cast<std::uint32_t>(counter_ >> 32),
                                                          static_cast<std::uint32_t>(nonce_),
                                                          static_cast<std::uint32_t>(nonce_ >> 32)};
    auto x = input;
    for (int i = 0; i < double_rounds; ++i) {
        for (int c = 0; c < 4; ++c) quarter(x[c], x[4 + c], x[8 + c], x[12 + c]);
        for (int c = 0; c < 4; ++c)
            quarter(x[c], x[4 + (c + 1) % 4], x[8 + (c + 2) % 4], x[12 + (c + 3) % 4]);
    }
    for (std::uint32_t i = 0; i < block_words; ++i) block_[i] = x[i] + input[i];
    ++counter_;
    used_ = 0;
}

}  // namespace ariari
