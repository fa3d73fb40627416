// The techniques by which a person solves a garden: reasons that rule squares out or place a queen
// without trying anything. A garden that they solve has one solution.
//
// They are one table, the simplest first. Each looks at the squares that are left alone, so that it
// says the same on every surface, for both rules, and where there are no regions.
#pragma once

#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "core/sentence.hpp"
#include "gardens/ground.hpp"
#include "gardens/position.hpp"

namespace queens {

/// What follows from a position, and from what.
struct Deduction {
    /// Its row of `techniques`.
    std::size_t technique = 0;
    /// The units that are looked at.
    std::vector<int> units;
    /// The units that hold all their squares, or the one that would be left without a square.
    std::vector<int> others;
    /// The queen that rules squares out, the square that gets one, or the square that is tried.
    std::optional<int> square;
    /// The squares that are ruled out; empty where a queen is placed.
    SquareSet ruled_out;
    /// Where the queen that is tried forces others, in their order, until `others` has no square.
    std::vector<int> forced{};

    /// Whether a queen follows on `square`.
    [[nodiscard]] bool places() const { return ruled_out.empty(); }
};

/// A row of the table.
struct Technique {
    std::string_view slug;
    Sentence title;
    /// How hard it is to see, 1 .. hardest_tier.
    int tier;
    /// The first deduction of this kind that decides a square of `about`; `technique` of it is not
    /// filled in.
    std::optional<Deduction> (*find)(const Puzzle& puzzle, const Position& position,
                                     const SquareSet& about);
};

inline constexpr int hardest_tier = 7;

/// By tier.
[[nodiscard]] std::span<const Technique> techniques();
/// The row of that slug, nothing for a word that names none.
[[nodiscard]] std::optional<std::size_t> technique_of(std::string_view slug);

/// What the simplest technique that applies says, nothing if none does.
[[nodiscard]] std::optional<Deduction> next_deduction(const Puzzle& puzzle,
                                                      const Position& position);

/// What a technique says of a square, nothing if it does not decide it now.
[[nodiscard]] std::optional<Deduction> deduction_about(int square, std::size_t technique,
                                                       const Puzzle& puzzle,
                                                       const Position& position);

/// Why it follows, as a sentence: "Region C has squares in column d only, so no other region has
/// its queen there."
[[nodiscard]] std::string reason_of(const Puzzle& puzzle, const Deduction& deduction);

/// The name of a row, a column or a region; of a part of a line with its ends: "5 (a5 to c5)".
[[nodiscard]] std::string unit_name(const Puzzle& puzzle, int unit);

}  // namespace queens
