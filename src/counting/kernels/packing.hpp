// Packing those words of a list that pass a test, for each kind of processor: AVX-512 compresses,
// AVX2, SSE4 and WebAssembly shuffle by a table of the lanes to keep, and the portable form moves
// on by the result of the test.
#pragma once

#include <cstdint>

#include "counting/kernels/vectors.hpp"

namespace queens::QUEENS_VECTORS {

/// Lists must be readable and writable that many words beyond their end.
inline constexpr std::uint32_t list_slack = 16;

#if !defined(QUEENS_PORTABLE) && \
    (defined(__AVX2__) || defined(__SSE4_2__) || defined(__wasm_simd128__))
/// Shuffles that bring the lanes of a mask to the front: `Lane` are the units that the processor
/// shuffles by, `per_word` of them make a word.
template <typename Lane, unsigned words, unsigned per_word>
struct Packing {
    alignas(32) Lane lanes[1U << words][words * per_word] = {};

    constexpr Packing() {
        for (unsigned mask = 0; mask < (1U << words); ++mask) {
            unsigned next = 0;
            for (unsigned word = 0; word < words; ++word) {
                if ((mask >> word & 1U) == 0) continue;
                for (unsigned part = 0; part < per_word; ++part) {
                    lanes[mask][next++] = static_cast<Lane>(word * per_word + part);
                }
            }
        }
    }
};
#endif

// `Vector<Word>` holds `size` words: load; disjoint(mask) says in a bit each which words have none
// of the mask's bits; set(keep, add) is (word & keep) | add; store_packed(which, to) writes the
// words of `which` one after the other, and anything behind them.
template <typename Word>
struct Vector;

#if !defined(QUEENS_PORTABLE) && defined(__AVX512F__)

template <>
struct Vector<std::uint32_t> {
    static constexpr std::uint32_t size = 16;
    __m512i value;

    static Vector all(std::uint32_t word) { return {_mm512_set1_epi32(static_cast<int>(word))}; }
    static Vector load(const std::uint32_t* from) { return {_mm512_loadu_si512(from)}; }
    [[nodiscard]] std::uint32_t disjoint(Vector mask) const {
        return _mm512_testn_epi32_mask(value, mask.value);
    }
    void store_packed(std::uint32_t which, std::uint32_t* to) const {
        const auto mask = static_cast<__mmask16>(which);
        _mm512_storeu_si512(to, _mm512_maskz_compress_epi32(mask, value));
    }
};

template <>
struct Vector<std::uint64_t> {
    static constexpr std::uint32_t size = 8;
    __m512i value;

    static Vector all(std::uint64_t word) {
        return {_mm512_set1_epi64(static_cast<long long>(word))};
    }
    static Vector load(const std::uint64_t* from) { return {_mm512_loadu_si512(from)}; }
    [[nodiscard]] std::uint32_t disjoint(Vector mask) const {
        return _mm512_testn_epi64_mask(value, mask.value);
    }
    void store_packed(std::uint32_t which, std::uint64_t* to) const {
        const auto mask = static_cast<__mmask8>(which);
        _mm512_storeu_si512(to, _mm512_maskz_compress_epi64(mask, value));
    }
};

template <typename Word>
[[gnu::always_inline]] inline Vector<Word> set(Vector<Word> v, Vector<Word> keep,
                                               Vector<Word> add) {
    return {_mm512_ternarylogic_epi32(v.value, keep.value, add.value, 0xEA)};
}

#elif !defined(QUEENS_PORTABLE) && defined(__AVX2__)

inline constexpr Packing<std::uint32_t, 8, 1> packing_8;
inline constexpr Packing<std::uint32_t, 4, 2> packing_4;

[[gnu::always_inline]] inline __m256i load_256(const void* from) {
    return _mm256_loadu_si256(static_cast<const __m256i*>(from));
}
[[gnu::always_inline]] inline void store_256(__m256i value, const std::uint32_t* lanes, void* to) {
    _mm256_storeu_si256(static_cast<__m256i*>(to),
                        _mm256_permutevar8x32_epi32(value, load_256(lanes)));
}

template <>
struct Vector<std::uint32_t> {
    static constexpr std::uint32_t size = 8;
    __m256i value;

    static Vector all(std::uint32_t word) { return {_mm256_set1_epi32(static_cast<int>(word))}; }
    static Vector load(const std::uint32_t* from) { return {load_256(from)}; }
    [[nodiscard]] std::uint32_t disjoint(Vector mask) const {
        const __m256i free =
            _mm256_cmpeq_epi32(_mm256_and_si256(value, mask.value), _mm256_setzero_si256());
        return static_cast<std::uint32_t>(_mm256_movemask_ps(_mm256_castsi256_ps(free)));
    }
    void store_packed(std::uint32_t which, std::uint32_t* to) const {
        store_256(value, packing_8.lanes[which], to);
    }
};

template <>
struct Vector<std::uint64_t> {
    static constexpr std::uint32_t size = 4;
    __m256i value;

    static Vector all(std::uint64_t word) {
        return {_mm256_set1_epi64x(static_cast<long long>(word))};
    }
    static Vector load(const std::uint64_t* from) { return {load_256(from)}; }
    [[nodiscard]] std::uint32_t disjoint(Vector mask) const {
        const __m256i free =
            _mm256_cmpeq_epi64(_mm256_and_si256(value, mask.value), _mm256_setzero_si256());
        return static_cast<std::uint32_t>(_mm256_movemask_pd(_mm256_castsi256_pd(free)));
    }
    void store_packed(std::uint32_t which, std::uint64_t* to) const {
        store_256(value, packing_4.lanes[which], to);
    }
};

template <typename Word>
[[gnu::always_inline]] inline Vector<Word> set(Vector<Word> v, Vector<Word> keep,
                                               Vector<Word> add) {
    return {_mm256_or_si256(_mm256_and_si256(v.value, keep.value), add.value)};
}

#elif !defined(QUEENS_PORTABLE) && (defined(__SSE4_2__) || defined(__wasm_simd128__))

inline constexpr Packing<std::uint8_t, 4, 4> packing_4;
inline constexpr Packing<std::uint8_t, 2, 8> packing_2;

#if defined(__wasm_simd128__)
using Vector128 = v128_t;
[[gnu::always_inline]] inline Vector128 load_128(const void* from) { return wasm_v128_load(from); }
[[gnu::always_inline]] inline void store_128(Vector128 value, const std::uint8_t* lanes, void* to) {
    wasm_v128_store(to, wasm_i8x16_swizzle(value, load_128(lanes)));
}
#else
using Vector128 = __m128i;
[[gnu::always_inline]] inline Vector128 load_128(const void* from) {
    return _mm_loadu_si128(static_cast<const __m128i*>(from));
}
[[gnu::always_inline]] inline void store_128(Vector128 value, const std::uint8_t* lanes, void* to) {
    _mm_storeu_si128(static_cast<__m128i*>(to), _mm_shuffle_epi8(value, load_128(lanes)));
}
#endif

template <>
struct Vector<std::uint32_t> {
    static constexpr std::uint32_t size = 4;
    Vector128 value;

    static Vector load(const std::uint32_t* from) { return {load_128(from)}; }
#if defined(__wasm_simd128__)
    static Vector all(std::uint32_t word) { return {wasm_i32x4_splat(static_cast<int>(word))}; }
    [[nodiscard]] std::uint32_t disjoint(Vector mask) const {
        const v128_t common = wasm_v128_and(value, mask.value);
        return wasm_i32x4_bitmask(wasm_i32x4_eq(common, wasm_i32x4_const_splat(0)));
    }
#else
    static Vector all(std::uint32_t word) { return {_mm_set1_epi32(static_cast<int>(word))}; }
    [[nodiscard]] std::uint32_t disjoint(Vector mask) const {
        const __m128i free = _mm_cmpeq_epi32(_mm_and_si128(value, mask.value), _mm_setzero_si128());
        return static_cast<std::uint32_t>(_mm_movemask_ps(_mm_castsi128_ps(free)));
    }
#endif
    void store_packed(std::uint32_t which, std::uint32_t* to) const {
        store_128(value, packing_4.lanes[which], to);
    }
};

template <>
struct Vector<std::uint64_t> {
    static constexpr std::uint32_t size = 2;
    Vector128 value;

    static Vector load(const std::uint64_t* from) { return {load_128(from)}; }
#if defined(__wasm_simd128__)
    static Vector all(std::uint64_t word) {
        return {wasm_i64x2_splat(static_cast<std::int64_t>(word))};
    }
    [[nodiscard]] std::uint32_t disjoint(Vector mask) const {
        const v128_t common = wasm_v128_and(value, mask.value);
        return wasm_i64x2_bitmask(wasm_i64x2_eq(common, wasm_i64x2_const_splat(0)));
    }
#else
    static Vector all(std::uint64_t word) {
        return {_mm_set1_epi64x(static_cast<long long>(word))};
    }
    [[nodiscard]] std::uint32_t disjoint(Vector mask) const {
        const __m128i free = _mm_cmpeq_epi64(_mm_and_si128(value, mask.value), _mm_setzero_si128());
        return static_cast<std::uint32_t>(_mm_movemask_pd(_mm_castsi128_pd(free)));
    }
#endif
    void store_packed(std::uint32_t which, std::uint64_t* to) const {
        store_128(value, packing_2.lanes[which], to);
    }
};

template <typename Word>
[[gnu::always_inline]] inline Vector<Word> set(Vector<Word> v, Vector<Word> keep,
                                               Vector<Word> add) {
#if defined(__wasm_simd128__)
    return {wasm_v128_or(wasm_v128_and(v.value, keep.value), add.value)};
#else
    return {_mm_or_si128(_mm_and_si128(v.value, keep.value), add.value)};
#endif
}

#endif

/// Writes those of `size` words that have no bit of `mask`, as (word & keep) | add, and returns how
/// many they are. Both lists need their slack.
template <typename Word>
[[gnu::always_inline]] inline std::uint32_t keep_disjoint(const Word* from, std::uint32_t size,
                                                          Word mask, Word keep, Word add,
                                                          Word* to) {
    std::uint32_t kept = 0;
#if defined(QUEENS_PORTABLE) || \
    !(defined(__AVX2__) || defined(__SSE4_2__) || defined(__wasm_simd128__))
    for (std::uint32_t i = 0; i < size; ++i) {
        to[kept] = (from[i] & keep) | add;
        kept += (from[i] & mask) == 0 ? 1U : 0U;
    }
#else
    using Packed = Vector<Word>;
    const Packed masks = Packed::all(mask);
    const Packed keeps = Packed::all(keep);
    const Packed adds = Packed::all(add);
    const std::uint32_t whole = size / Packed::size * Packed::size;
    for (std::uint32_t i = 0; i < whole; i += Packed::size) {
        const Packed words = Packed::load(from + i);
        const std::uint32_t which = words.disjoint(masks);
        set(words, keeps, adds).store_packed(which, to + kept);
        kept += ones_in(which);
    }
    if (whole < size) {
        const Packed words = Packed::load(from + whole);
        const std::uint32_t which = words.disjoint(masks) & ((1U << (size - whole)) - 1);
        set(words, keeps, adds).store_packed(which, to + kept);
        kept += ones_in(which);
    }
#endif
    return kept;
}

}  // namespace queens::QUEENS_VECTORS
