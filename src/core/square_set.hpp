// Sets of squares as bits, for boards of up to 256 squares.
#pragma once

#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <vector>

#include "core/square.hpp"

namespace queens {

class SquareSet {
  public:
    static constexpr int capacity = 256;

    [[nodiscard]] constexpr bool contains(int square) const {
        return (words_[word(square)] & bit(square)) != 0;
    }
    constexpr void insert(int square) { words_[word(square)] |= bit(square); }
    constexpr void erase(int square) { words_[word(square)] &= ~bit(square); }

    [[nodiscard]] constexpr bool empty() const {
        return (words_[0] | words_[1] | words_[2] | words_[3]) == 0;
    }
    [[nodiscard]] constexpr int size() const {
        int squares = 0;
        for (const std::uint64_t part : words_) squares += std::popcount(part);
        return squares;
    }
    /// Whether there are at least two squares.
    [[nodiscard]] constexpr bool has_two() const {
        std::uint64_t seen = 0;
        std::uint64_t two = 0;
        for (const std::uint64_t part : words_) {
            two |= part & (part - 1);
            if (seen != 0) two |= part;
            seen |= part;
        }
        return two != 0;
    }
    /// The first square of a set that is not empty.
    [[nodiscard]] constexpr int first() const {
        int start = 0;
        for (const std::uint64_t part : words_) {
            if (part != 0) return start + std::countr_zero(part);
            start += 64;
        }
        return capacity;
    }
    [[nodiscard]] constexpr bool meets(const SquareSet& other) const {
        std::uint64_t common = 0;
        for (std::size_t i = 0; i < words_.size(); ++i) common |= words_[i] & other.words_[i];
        return common != 0;
    }
    /// The squares that are in the other set, too.
    [[nodiscard]] constexpr SquareSet within(const SquareSet& other) const {
        SquareSet common;
        for (std::size_t i = 0; i < words_.size(); ++i) {
            common.words_[i] = words_[i] & other.words_[i];
        }
        return common;
    }
    /// The squares that are in one of the sets or in both.
    [[nodiscard]] constexpr SquareSet with(const SquareSet& other) const {
        SquareSet both;
        for (std::size_t i = 0; i < words_.size(); ++i) {
            both.words_[i] = words_[i] | other.words_[i];
        }
        return both;
    }
    /// The squares that are not in the other set.
    [[nodiscard]] constexpr SquareSet without(const SquareSet& other) const {
        SquareSet rest;
        for (std::size_t i = 0; i < words_.size(); ++i)
            rest.words_[i] = words_[i] & ~other.words_[i];
        return rest;
    }
    [[nodiscard]] constexpr std::size_t hash() const {
        std::uint64_t mixed = 0x9E3779B97F4A7C15U;
        for (const std::uint64_t part : words_) {
            mixed = (mixed ^ part) * 0xBF58476D1CE4E5B9U;
            mixed ^= mixed >> 31;
        }
        return static_cast<std::size_t>(mixed);
    }

    friend constexpr bool operator==(const SquareSet&, const SquareSet&) = default;

  private:
    /// The remainder changes nothing for squares within the capacity; it lets the compiler see that
    /// the word exists.
    static constexpr std::size_t word(int square) {
        return static_cast<std::size_t>(square) / 64 % 4;
    }
    static constexpr std::uint64_t bit(int square) {
        return std::uint64_t{1} << (static_cast<unsigned>(square) % 64);
    }

    std::array<std::uint64_t, 4> words_{};
};

/// Calls `visit` with every square of the set, in order.
template <class Visit>
constexpr void for_each_square(SquareSet squares, Visit visit) {
    for (; !squares.empty(); squares.erase(squares.first())) visit(squares.first());
}

/// The squares of a set on a board of that size, whose squares are numbered row by row.
[[nodiscard]] inline std::vector<Square> squares_of(const SquareSet& set, Size size) {
    std::vector<Square> squares;
    for_each_square(set, [&](int place) { squares.push_back(size.square(place)); });
    return squares;
}

}  // namespace queens
