// Rows of numbers of 32 bits, for each kind of processor: counting their ones, and the least of
// them. Of numbers of 64 bits, which only the largest tori need, the compiler makes what it can.
#pragma once

#include <cstdint>

#include "counting/kernels/vectors.hpp"

namespace queens::QUEENS_VECTORS {

/// How many lanes there are, and their numbers.
template <typename Word>
inline constexpr std::uint32_t lanes_of = bits_bytes / sizeof(Word);
inline constexpr std::uint32_t lanes_size = lanes_of<std::uint32_t>;
template <typename Word>
[[gnu::always_inline]] inline LanesOf<Word> numbers_of_lanes() {
    LanesOf<Word> numbers{};
    for (std::uint32_t i = 0; i < lanes_of<Word>; ++i) numbers[i] = i;
    return numbers;
}

#if !defined(QUEENS_PORTABLE) && defined(__SSE4_2__)
[[gnu::always_inline]] inline std::uint32_t least_of_128(__m128i four) {
    const __m128i two = _mm_min_epu32(four, _mm_shuffle_epi32(four, 0x4E));
    const __m128i one = _mm_min_epu32(two, _mm_shuffle_epi32(two, 0xB1));
    return static_cast<std::uint32_t>(_mm_cvtsi128_si32(one));
}
#endif
#if !defined(QUEENS_PORTABLE) && defined(__AVX2__)
[[gnu::always_inline]] inline std::uint32_t least_of_256(__m256i eight) {
    return least_of_128(
        _mm_min_epu32(_mm256_castsi256_si128(eight), _mm256_extracti128_si256(eight, 1)));
}
#endif

template <typename Word>
[[gnu::always_inline]] inline LanesOf<Word> load_lanes(const Word* from) {
    LanesOf<Word> lanes;
    __builtin_memcpy(&lanes, from, sizeof lanes);
    return lanes;
}
template <typename Word>
[[gnu::always_inline]] inline void store_lanes(const LanesOf<Word>& lanes, Word* to) {
    __builtin_memcpy(to, &lanes, sizeof lanes);
}

// Of lanes: the ones in each, the lesser of each two, the least of all, and a bit for each lane
// that is not zero.

#if !defined(QUEENS_PORTABLE) && defined(__AVX512F__)

[[gnu::always_inline]] inline Lanes ones_in_lanes(const Lanes& lanes) {
    return __builtin_bit_cast(Lanes, _mm512_popcnt_epi32(__builtin_bit_cast(__m512i, lanes)));
}
[[gnu::always_inline]] inline Lanes lesser(const Lanes& a, const Lanes& b) {
    // Of all lanes: g++ 12 warns of what the form without a mask leaves undefined.
    return __builtin_bit_cast(Lanes, _mm512_maskz_min_epu32(0xFFFF, __builtin_bit_cast(__m512i, a),
                                                            __builtin_bit_cast(__m512i, b)));
}
[[gnu::always_inline]] inline std::uint32_t least_of(const Lanes& lanes) {
    const auto low = __builtin_shufflevector(lanes, lanes, 0, 1, 2, 3, 4, 5, 6, 7);
    const auto high = __builtin_shufflevector(lanes, lanes, 8, 9, 10, 11, 12, 13, 14, 15);
    return least_of_256(
        _mm256_min_epu32(__builtin_bit_cast(__m256i, low), __builtin_bit_cast(__m256i, high)));
}
[[gnu::always_inline]] inline std::uint32_t lanes_not_zero(const Lanes& lanes) {
    const __m512i all = __builtin_bit_cast(__m512i, lanes);
    return _mm512_test_epi32_mask(all, all);
}

#elif !defined(QUEENS_PORTABLE) && defined(__AVX2__)

[[gnu::always_inline]] inline Lanes ones_in_lanes(const Lanes& lanes) {
    const __m256i bytes = __builtin_bit_cast(__m256i, lanes);
    const __m256i low = _mm256_set1_epi8(15);
    const __m256i ones =
        _mm256_broadcastsi128_si256(_mm_setr_epi8(0, 1, 1, 2, 1, 2, 2, 3, 1, 2, 2, 3, 2, 3, 3, 4));
    const __m256i sums = _mm256_add_epi8(
        _mm256_shuffle_epi8(ones, _mm256_and_si256(bytes, low)),
        _mm256_shuffle_epi8(ones, _mm256_and_si256(_mm256_srli_epi16(bytes, 4), low)));
    const __m256i pairs = _mm256_maddubs_epi16(sums, _mm256_set1_epi8(1));
    return __builtin_bit_cast(Lanes, _mm256_madd_epi16(pairs, _mm256_set1_epi16(1)));
}
[[gnu::always_inline]] inline Lanes lesser(const Lanes& a, const Lanes& b) {
    return __builtin_bit_cast(
        Lanes, _mm256_min_epu32(__builtin_bit_cast(__m256i, a), __builtin_bit_cast(__m256i, b)));
}
[[gnu::always_inline]] inline std::uint32_t least_of(const Lanes& lanes) {
    return least_of_256(__builtin_bit_cast(__m256i, lanes));
}
[[gnu::always_inline]] inline std::uint32_t lanes_not_zero(const Lanes& lanes) {
    const __m256i zero =
        _mm256_cmpeq_epi32(__builtin_bit_cast(__m256i, lanes), _mm256_setzero_si256());
    return ~static_cast<std::uint32_t>(_mm256_movemask_ps(_mm256_castsi256_ps(zero))) & 0xFF;
}

#elif !defined(QUEENS_PORTABLE) && defined(__SSE4_2__)

[[gnu::always_inline]] inline Lanes ones_in_lanes(const Lanes& lanes) {
    const __m128i bytes = __builtin_bit_cast(__m128i, lanes);
    const __m128i low = _mm_set1_epi8(15);
    const __m128i ones = _mm_setr_epi8(0, 1, 1, 2, 1, 2, 2, 3, 1, 2, 2, 3, 2, 3, 3, 4);
    const __m128i sums =
        _mm_add_epi8(_mm_shuffle_epi8(ones, _mm_and_si128(bytes, low)),
                     _mm_shuffle_epi8(ones, _mm_and_si128(_mm_srli_epi16(bytes, 4), low)));
    const __m128i pairs = _mm_maddubs_epi16(sums, _mm_set1_epi8(1));
    return __builtin_bit_cast(Lanes, _mm_madd_epi16(pairs, _mm_set1_epi16(1)));
}
[[gnu::always_inline]] inline Lanes lesser(const Lanes& a, const Lanes& b) {
    return __builtin_bit_cast(
        Lanes, _mm_min_epu32(__builtin_bit_cast(__m128i, a), __builtin_bit_cast(__m128i, b)));
}
[[gnu::always_inline]] inline std::uint32_t least_of(const Lanes& lanes) {
    return least_of_128(__builtin_bit_cast(__m128i, lanes));
}
[[gnu::always_inline]] inline std::uint32_t lanes_not_zero(const Lanes& lanes) {
    const __m128i zero = _mm_cmpeq_epi32(__builtin_bit_cast(__m128i, lanes), _mm_setzero_si128());
    return ~static_cast<std::uint32_t>(_mm_movemask_ps(_mm_castsi128_ps(zero))) & 0xF;
}

#else

#if !defined(QUEENS_PORTABLE) && defined(__wasm_simd128__)
[[gnu::always_inline]] inline Lanes ones_in_lanes(const Lanes& lanes) {
    const v128_t bytes = wasm_i8x16_popcnt(__builtin_bit_cast(v128_t, lanes));
    const v128_t pairs = wasm_u16x8_extadd_pairwise_u8x16(bytes);
    return __builtin_bit_cast(Lanes, wasm_i32x4_extadd_pairwise_i16x8(pairs));
}
[[gnu::always_inline]] inline Lanes lesser(const Lanes& a, const Lanes& b) {
    const v128_t first = __builtin_bit_cast(v128_t, a);
    const v128_t second = __builtin_bit_cast(v128_t, b);
    return __builtin_bit_cast(Lanes, wasm_u32x4_min(first, second));
}
[[gnu::always_inline]] inline std::uint32_t lanes_not_zero(const Lanes& lanes) {
    return wasm_i32x4_bitmask(
        wasm_i32x4_ne(__builtin_bit_cast(v128_t, lanes), wasm_i32x4_const_splat(0)));
}
#else
[[gnu::always_inline]] inline Lanes ones_in_lanes(const Lanes& lanes) {
    Lanes sums = lanes - ((lanes >> 1) & 0x55555555);
    sums = (sums & 0x33333333) + ((sums >> 2) & 0x33333333);
    sums = (sums + (sums >> 4)) & 0x0F0F0F0F;
    sums += sums >> 8;
    return (sums + (sums >> 16)) & 0x3F;
}
[[gnu::always_inline]] inline Lanes lesser(const Lanes& a, const Lanes& b) {
    const Lanes first = __builtin_bit_cast(Lanes, a < b);
    return (a & first) | (b & ~first);
}
[[gnu::always_inline]] inline std::uint32_t lanes_not_zero(const Lanes& lanes) {
    std::uint32_t bits = 0;
    for (std::uint32_t i = 0; i < lanes_size; ++i) bits |= (lanes[i] != 0 ? 1U : 0U) << i;
    return bits;
}
#endif
[[gnu::always_inline]] inline std::uint32_t least_of(const Lanes& lanes) {
    std::uint32_t least = lanes[0];
    for (std::uint32_t i = 1; i < lanes_size; ++i) least = lanes[i] < least ? lanes[i] : least;
    return least;
}

#endif

// The same of lanes of 64 bits.

[[gnu::always_inline]] inline Bits ones_in_lanes(const Bits& lanes) {
#if !defined(QUEENS_PORTABLE) && defined(__AVX512F__)
    return __builtin_bit_cast(Bits, _mm512_popcnt_epi64(__builtin_bit_cast(__m512i, lanes)));
#else
    Bits sums = lanes - ((lanes >> 1) & 0x5555555555555555U);
    sums = (sums & 0x3333333333333333U) + ((sums >> 2) & 0x3333333333333333U);
    sums = (sums + (sums >> 4)) & 0x0F0F0F0F0F0F0F0FU;
    sums += sums >> 8;
    sums += sums >> 16;
    return (sums + (sums >> 32)) & 0x7FU;
#endif
}
[[gnu::always_inline]] inline Bits lesser(const Bits& a, const Bits& b) {
    const Bits first = __builtin_bit_cast(Bits, a < b);
    return (a & first) | (b & ~first);
}
[[gnu::always_inline]] inline std::uint32_t least_of(const Bits& lanes) {
    std::uint64_t least = lanes[0];
    for (std::uint32_t i = 1; i < lanes_of<std::uint64_t>; ++i) {
        least = lanes[i] < least ? lanes[i] : least;
    }
    return static_cast<std::uint32_t>(least);
}
[[gnu::always_inline]] inline std::uint32_t lanes_not_zero(const Bits& lanes) {
    std::uint32_t bits = 0;
    for (std::uint32_t i = 0; i < lanes_of<std::uint64_t>; ++i) {
        bits |= (lanes[i] != 0 ? 1U : 0U) << i;
    }
    return bits;
}

}  // namespace queens::QUEENS_VECTORS
