// Where the i-th of the bits that are set stands.
#pragma once

#include <array>
#include <bit>
#include <cstdint>

namespace ariari {

// Of each byte, the place of its i-th bit, by i and byte.
inline constexpr auto places_in_byte = [] {
    std::array<std::array<std::uint8_t, 256>, 8> places{};
    for (int byte = 0; byte < 256; ++byte)
        for (int place = 0, i = 0; place < 8; ++place)
            if (byte >> place & 1) places[i++][byte] = static_cast<std::uint8_t>(place);
    return places;
}();

// Without a branch, for which bit it is nobody can foresee: eight sums, of the bits up to the end of each
// byte, tell the byte, and a table the rest.
constexpr int bit_place_by_sums(std::uint64_t word, int i) {
    constexpr std::uint64_t every = 0x0101010101010101, tops = every << 7;
    std::uint64_t sums = word - ((word >> 1) & (every * 0x55));
    sums = (sums & (every * 0x33)) + ((sums >> 2) & (every * 0x33));
    sums = ((sums + (sums >> 4)) & (every * 0x0f)) * every;
    // A top bit stays where i is not below the sum: those bytes lie before the one that is looked for.
    const int start = 8 * std::popcount(((static_cast<std::uint64_t>(i) * every | tops) - sums) & tops);
    const int before = static_cast<int>(sums << 8 >> start & 0xff);
    return start + places_in_byte[i - before][word >> start & 0xff];
}

static_assert([] {
    for (std::uint64_t word : {0x1ull, 0x8000000000000000ull, 0xffffffffffffffffull, 0x8421000000421084ull,
                               0x00000073d2f1a95eull, 0x0100000000000080ull})
        for (int place = 0, i = 0; place < 64; ++place)
            if (word >> place & 1 && bit_place_by_sums(word, i++) != place) return false;
    return true;
}());

// The place of the i-th bit set, from 0; there must be one.
inline int bit_place(std::uint64_t word, int i) {
#if defined(__x86_64__) && defined(__GNUC__)
    // One instruction puts the bit there, on any such machine since 2015.
    if (__builtin_cpu_supports("bmi2")) {
        std::uint64_t at;
        asm("pdepq %2, %1, %0" : "=r"(at) : "r"(std::uint64_t{1} << i), "r"(word));
        return std::countr_zero(at);
    }
#endif
    return bit_place_by_sums(word, i);
}

}  // namespace ariari
