// The vectors of the kind of processor that a file is compiled for.
//
// A file that includes this one is compiled for one kind, says in QUEENS_VECTORS which namespace
// its code goes to, and uses no inline function of the standard library: the linker might keep the
// copy that only the newest processors understand. QUEENS_PORTABLE asks for the form without
// intrinsics.
//
// Rows of bits and of numbers are the compiler's own vector types, with &, ^, |, ~ and +. What
// these cannot do is in `lanes.hpp` and `packing.hpp`.
#pragma once

#include <cstdint>

#if defined(QUEENS_PORTABLE)
#elif defined(__AVX2__) || defined(__SSE4_2__)
#include <immintrin.h>
#elif defined(__wasm_simd128__)
#include <wasm_simd128.h>
#endif

namespace queens::QUEENS_VECTORS {

#if defined(QUEENS_PORTABLE)
inline constexpr int bits_bytes = 16;
#elif defined(__AVX512F__)
inline constexpr int bits_bytes = 64;
#elif defined(__AVX2__)
inline constexpr int bits_bytes = 32;
#else
inline constexpr int bits_bytes = 16;
#endif

using Bits [[gnu::vector_size(bits_bytes)]] = std::uint64_t;
/// The same bits as lanes of 32.
using Lanes [[gnu::vector_size(bits_bytes)]] = std::uint32_t;
/// The same as lanes of as many bits as a word has.
template <typename Word>
struct WordLanes;
template <>
struct WordLanes<std::uint32_t> {
    using Type = Lanes;
};
template <>
struct WordLanes<std::uint64_t> {
    using Type = Bits;
};
template <typename Word>
using LanesOf = typename WordLanes<Word>::Type;

inline constexpr int bits_words = bits_bytes / 8;
inline constexpr std::uint32_t bits_size = bits_bytes * 8;

[[gnu::always_inline]] inline std::uint32_t ones_in(std::uint64_t bits) {
    return static_cast<std::uint32_t>(__builtin_popcountll(bits));
}

[[gnu::always_inline]] inline std::uint64_t ones_in(const Bits& bits) {
    std::uint64_t sum = 0;
    for (int i = 0; i < bits_words; ++i) sum += ones_in(bits[i]);
    return sum;
}

}  // namespace queens::QUEENS_VECTORS
