// Four 32-bit words worked on at once. With GCC and Clang these are vector registers; any other compiler gets
// the same operations word by word.
#pragma once

#include <cstdint>

namespace ariari {

constexpr int word_lanes = 4;

#if defined(__GNUC__)

typedef std::uint32_t WordLanes __attribute__((vector_size(16)));

inline WordLanes rotated(WordLanes v, int turn) { return v << turn | v >> (32 - turn); }

#else

struct alignas(16) WordLanes {
    std::uint32_t word[word_lanes];
    std::uint32_t& operator[](int i) { return word[i]; }
    std::uint32_t operator[](int i) const { return word[i]; }
    WordLanes& operator+=(const WordLanes& b) {
        for (int i = 0; i < word_lanes; ++i) word[i] += b[i];
        return *this;
    }
    WordLanes& operator^=(const WordLanes& b) {
        for (int i = 0; i < word_lanes; ++i) word[i] ^= b[i];
        return *this;
    }
};

inline WordLanes rotated(WordLanes v, int turn) {
    for (int i = 0; i < word_lanes; ++i) v[i] = v[i] << turn | v[i] >> (32 - turn);
    return v;
}

#endif

// The same word in all places.
inline WordLanes all_of(std::uint32_t word) { return WordLanes{word, word, word, word}; }

}  // namespace ariari
