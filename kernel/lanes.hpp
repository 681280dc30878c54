// Sixteen signed bytes worked on at once: two halves of eight. With GCC and Clang these are vector registers;
// any other compiler gets the same operations byte by byte.
#pragma once

#include <cstdint>
#include <cstring>

#if defined(__SSE2__)
#include <emmintrin.h>
#endif

namespace ariari {

constexpr int lane_count = 16;

#if defined(__GNUC__)

typedef std::int8_t Lanes __attribute__((vector_size(16)));
typedef std::uint64_t Halves __attribute__((vector_size(16)));

inline Lanes greater(Lanes a, Lanes b) { return a > b ? a : b; }

// Each half moved up, or down, by `bytes`; zeros come in.
inline Lanes shift_up(Lanes v, int bytes) { return (Lanes)((Halves)v << (8 * bytes)); }
inline Lanes shift_down(Lanes v, int bytes) { return (Lanes)((Halves)v >> (8 * bytes)); }

template <int I>
inline Lanes splat(Lanes v) {
    return __builtin_shufflevector(v, v, I, I, I, I, I, I, I, I, I, I, I, I, I, I, I, I);
}

// The lower half in the upper one; zeros below.
inline Lanes lower_to_upper(Lanes v) {
    return __builtin_shufflevector(v, Lanes{}, 16, 16, 16, 16, 16, 16, 16, 16, 0, 1, 2, 3, 4, 5, 6, 7);
}

// Bytes 0–4 of each half in reverse order and the halves exchanged; zeros elsewhere.
inline Lanes mirror5(Lanes v) {
    return __builtin_shufflevector(v, Lanes{}, 12, 11, 10, 9, 8, 16, 16, 16, 4, 3, 2, 1, 0, 16, 16, 16);
}

inline Lanes upper_to_lower(Lanes v) {
    return __builtin_shufflevector(v, Lanes{}, 8, 9, 10, 11, 12, 13, 14, 15, 16, 16, 16, 16, 16, 16, 16, 16);
}

// A bit for each byte that is greater, bit 0 for the first.
inline unsigned bits_above(Lanes v, std::int8_t than) {
#if defined(__SSE2__)
    return static_cast<unsigned>(_mm_movemask_epi8((__m128i)(v > Lanes{} + than)));
#else
    unsigned bits = 0;
    for (int i = 0; i < lane_count; ++i) bits |= unsigned{v[i] > than} << i;
    return bits;
#endif
}

inline bool any_greater(Lanes v, std::int8_t than) {
    Lanes limit = Lanes{} + than;
#if defined(__SSE2__)
    return _mm_movemask_epi8((__m128i)(v > limit)) != 0;  // GCC makes twice as much of the line below
#else
    Halves above = (Halves)(v > limit);
    return (above[0] | above[1]) != 0;
#endif
}

#else

struct alignas(16) Lanes {
    std::int8_t byte[16];
    std::int8_t& operator[](int i) { return byte[i]; }
    std::int8_t operator[](int i) const { return byte[i]; }
};

template <class F>
inline Lanes each_lane(F f) {
    Lanes r{};
    for (int i = 0; i < 16; ++i) r[i] = static_cast<std::int8_t>(f(i));
    return r;
}

inline Lanes operator+(Lanes a, Lanes b) {
    return each_lane([&](int i) { return a[i] + b[i]; });
}
inline Lanes greater(Lanes a, Lanes b) {
    return each_lane([&](int i) { return a[i] > b[i] ? a[i] : b[i]; });
}
inline Lanes shift_up(Lanes v, int bytes) {
    return each_lane([&](int i) { return i % 8 >= bytes ? v[i - bytes] : 0; });
}
inline Lanes shift_down(Lanes v, int bytes) {
    return each_lane([&](int i) { return i % 8 + bytes < 8 ? v[i + bytes] : 0; });
}
template <int I>
inline Lanes splat(Lanes v) {
    return each_lane([&](int) { return v[I]; });
}
inline Lanes lower_to_upper(Lanes v) {
    return each_lane([&](int i) { return i < 8 ? 0 : v[i - 8]; });
}
inline Lanes mirror5(Lanes v) {
    return each_lane([&](int i) { return i % 8 > 4 ? 0 : v[(i < 8 ? 8 : 0) + 4 - i % 8]; });
}
inline Lanes upper_to_lower(Lanes v) {
    return each_lane([&](int i) { return i < 8 ? v[i + 8] : 0; });
}
inline unsigned bits_above(Lanes v, std::int8_t than) {
    unsigned bits = 0;
    for (int i = 0; i < lane_count; ++i) bits |= unsigned{v[i] > than} << i;
    return bits;
}
inline bool any_greater(Lanes v, std::int8_t than) { return bits_above(v, than) != 0; }

#endif

inline Lanes load_lanes(const std::uint8_t* from) {
    Lanes v;
    std::memcpy(&v, from, sizeof v);
    return v;
}

// The greatest of bytes 0–4 of both halves.
inline std::int8_t greatest5(Lanes v) {
    v = greater(v, upper_to_lower(v));
    v = greater(v, shift_down(v, 4));
    v = greater(v, shift_down(v, 2));
    v = greater(v, shift_down(v, 1));
    return v[0];
}

}  // namespace ariari
