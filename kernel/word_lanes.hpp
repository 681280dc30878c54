// Four 32-bit words worked on at once. With GCC and Clang these are vector registers; any other compiler gets
// the same operations word by word.
#pragma once

#include <array>
#include <bit>
#include <cstdint>

namespace ariari {

constexpr int word_lanes = 4;

#if defined(__GNUC__)

typedef std::uint32_t WordLanes __attribute__((vector_size(16)));

template <int Turn>
inline WordLanes rotated(WordLanes v) {
    typedef std::uint8_t Bytes __attribute__((vector_size(16)));
    // Whole bytes are moved in one step.
    if constexpr (Turn == 16 && std::endian::native == std::endian::little)
        return (WordLanes)__builtin_shufflevector((Bytes)v, (Bytes)v, 2, 3, 0, 1, 6, 7, 4, 5, 10, 11, 8, 9,
                                                  14, 15, 12, 13);
    if constexpr (Turn == 8 && std::endian::native == std::endian::little)
        return (WordLanes)__builtin_shufflevector((Bytes)v, (Bytes)v, 3, 0, 1, 2, 7, 4, 5, 6, 11, 8, 9, 10,
                                                  15, 12, 13, 14);
    return v << Turn | v >> (32 - Turn);
}

// Rows become columns.
inline void transpose(std::array<WordLanes, word_lanes>& m) {
    const WordLanes ab = __builtin_shufflevector(m[0], m[1], 0, 4, 1, 5);
    const WordLanes AB = __builtin_shufflevector(m[0], m[1], 2, 6, 3, 7);
    const WordLanes cd = __builtin_shufflevector(m[2], m[3], 0, 4, 1, 5);
    const WordLanes CD = __builtin_shufflevector(m[2], m[3], 2, 6, 3, 7);
    m = {__builtin_shufflevector(ab, cd, 0, 1, 4, 5), __builtin_shufflevector(ab, cd, 2, 3, 6, 7),
         __builtin_shufflevector(AB, CD, 0, 1, 4, 5), __builtin_shufflevector(AB, CD, 2, 3, 6, 7)};
}

#else

struct alignas(16) WordLanes {
    std::uint32_t word[word_lanes];
    std::uint32_t& operator[](int i) { return word[i]; }
    std::uint32_t operator[](int i) const { return word[i]; }
    WordLanes operator+(const WordLanes& b) const {
        WordLanes sum = *this;
        return sum += b;
    }
    WordLanes& operator+=(const WordLanes& b) {
        for (int i = 0; i < word_lanes; ++i) word[i] += b[i];
        return *this;
    }
    WordLanes& operator^=(const WordLanes& b) {
        for (int i = 0; i < word_lanes; ++i) word[i] ^= b[i];
        return *this;
    }
};

template <int Turn>
inline WordLanes rotated(WordLanes v) {
    for (int i = 0; i < word_lanes; ++i) v[i] = v[i] << Turn | v[i] >> (32 - Turn);
    return v;
}

inline void transpose(std::array<WordLanes, word_lanes>& m) {
    const auto rows = m;
    for (int r = 0; r < word_lanes; ++r)
        for (int c = 0; c < word_lanes; ++c) m[r][c] = rows[c][r];
}

#endif

// The same word in all places.
inline WordLanes all_of(std::uint32_t word) { return WordLanes{word, word, word, word}; }

}  // namespace ariari
