// Random numbers that are the same on every machine and with every library.
//
// The generator is Blackman & Vigna's xoshiro256**, filled from the seed by Steele, Lea & Flood's
// SplitMix64. Numbers below a bound are drawn by Lemire's multiplication, which throws away the few
// draws that would favour some of them.
#pragma once

#include <algorithm>
#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <utility>
#include <vector>

namespace queens {

class Random {
  public:
    explicit constexpr Random(std::uint64_t seed) {
        for (std::uint64_t& word : state_) {
            seed += 0x9E3779B97F4A7C15U;
            std::uint64_t mixed = seed;
            mixed = (mixed ^ (mixed >> 30)) * 0xBF58476D1CE4E5B9U;
            mixed = (mixed ^ (mixed >> 27)) * 0x94D049BB133111EBU;
            word = mixed ^ (mixed >> 31);
        }
    }

    /// All 64-bit numbers are equally likely.
    constexpr std::uint64_t next() {
        const std::uint64_t drawn = std::rotl(state_[1] * 5, 7) * 9;
        const std::uint64_t shifted = state_[1] << 17;
        state_[2] ^= state_[0];
        state_[3] ^= state_[1];
        state_[1] ^= state_[2];
        state_[0] ^= state_[3];
        state_[2] ^= shifted;
        state_[3] = std::rotl(state_[3], 45);
        return drawn;
    }

    /// The upper half of the next number.
    constexpr std::uint32_t next_half() { return static_cast<std::uint32_t>(next() >> 32); }

    /// 0 .. bound - 1, all equally likely; the bound is at least 1.
    constexpr std::uint32_t below(std::uint32_t bound) {
        std::uint64_t product = std::uint64_t{next_half()} * bound;
        if (static_cast<std::uint32_t>(product) < bound) {
            const std::uint32_t unfair = (0U - bound) % bound;
            while (static_cast<std::uint32_t>(product) < unfair) {
                product = std::uint64_t{next_half()} * bound;
            }
        }
        return static_cast<std::uint32_t>(product >> 32);
    }

    /// 0 <= share < 1, from 53 bits.
    constexpr double share() { return static_cast<double>(next() >> 11) * 0x1p-53; }

    friend constexpr bool operator==(const Random&, const Random&) = default;

  private:
    std::array<std::uint64_t, 4> state_{};
};

/// Puts values in random order, all orders equally likely (Fisher & Yates), by one draw for each of
/// them but the first.
template <class Value>
void shuffle(std::vector<Value>& values, Random& random) {
    for (std::size_t left = values.size(); left > 1; --left) {
        std::swap(values[left - 1], values[random.below(static_cast<std::uint32_t>(left))]);
    }
}

/// Keeps at most `wanted` of the values, all choices equally likely, in the order in which they are
/// drawn, by one draw for each that is kept.
template <class Value>
void keep_some(std::vector<Value>& values, std::size_t wanted, Random& random) {
    const std::size_t all = values.size();
    const std::size_t kept = std::min(wanted, all);
    for (std::size_t i = 0; i < kept; ++i) {
        std::swap(values[i], values[i + random.below(static_cast<std::uint32_t>(all - i))]);
    }
    values.resize(kept);
}

}  // namespace queens
