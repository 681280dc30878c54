#include "chacha.hpp"

#include <cstddef>
#include <cstring>

#include "word_lanes.hpp"

namespace ariari {

namespace {

constexpr int double_rounds = 4;

// One word of the state in each of four blocks, which are worked out side by side.
template <int Turn>
inline void mix(WordLanes& a, WordLanes b) {
    a = rotated<Turn>(a ^= b);
}
inline void quarter(WordLanes& a, WordLanes& b, WordLanes& c, WordLanes& d) {
    a += b, mix<16>(d, a);
    c += d, mix<12>(b, c);
    a += b, mix<8>(d, a);
    c += d, mix<7>(b, c);
}

}  // namespace

ChaCha8::ChaCha8(const Key& key, std::uint64_t nonce) : nonce_(nonce) {
    for (int i = 0; i < 8; ++i)
        for (int byte = 3; byte >= 0; --byte) key_[i] = key_[i] << 8 | key[4 * i + byte];
}

void ChaCha8::refill() {
    // "expand 32-byte k", the key, a 64-bit block counter, a 64-bit nonce.
    const std::array<std::uint32_t, block_words> first = {0x61707865,
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
                                                          0,
                                                          0,
                                                          static_cast<std::uint32_t>(nonce_),
                                                          static_cast<std::uint32_t>(nonce_ >> 32)};
    std::array<WordLanes, block_words> input;
    for (std::size_t w = 0; w < block_words; ++w) input[w] = all_of(first[w]);
    for (int i = 0; i < word_lanes; ++i) {
        const std::uint64_t counter = counter_++;
        input[12][i] = static_cast<std::uint32_t>(counter);
        input[13][i] = static_cast<std::uint32_t>(counter >> 32);
    }
    auto x = input;
    for (int round = 0; round < double_rounds; ++round) {
        for (int c = 0; c < 4; ++c) quarter(x[c], x[4 + c], x[8 + c], x[12 + c]);
        for (int c = 0; c < 4; ++c)
            quarter(x[c], x[4 + (c + 1) % 4], x[8 + (c + 2) % 4], x[12 + (c + 3) % 4]);
    }
    for (std::size_t w = 0; w < block_words; w += word_lanes) {
        std::array<WordLanes, word_lanes> words;
        for (std::size_t i = 0; i < word_lanes; ++i) words[i] = x[w + i] + input[w + i];
        transpose(words);
        for (std::size_t i = 0; i < word_lanes; ++i)
            std::memcpy(&stream_[block_words * i + w], &words[i], sizeof words[i]);
    }
    used_ = 0;
}

}  // namespace ariari
