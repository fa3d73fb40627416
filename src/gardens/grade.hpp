// How hard a garden is: what the techniques need to solve it.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string_view>
#include <vector>

#include "core/choice.hpp"
#include "core/sentence.hpp"
#include "gardens/techniques.hpp"

namespace queens {

enum class GardenGrade : std::uint8_t { easy, medium, hard, expert };
template <>
inline constexpr std::array<std::string_view, 4> choice_slugs<GardenGrade>{"easy", "medium", "hard",
                                                                           "expert"};
inline constexpr std::array<Sentence, 4> grade_titles{"Easy", "Medium", "Hard", "Expert"};

/// What came of solving a garden by the simplest technique that applies, again and again.
struct Solving {
    /// All deductions in their order.
    std::vector<Deduction> deductions;
    /// Whether every queen was found. Then the garden has this solution and no other.
    bool solved = false;
    Position end;

    /// The techniques that were needed, and how often.
    [[nodiscard]] RuleTimes times() const;
    /// The hardest tier that was needed, 0 if nothing followed.
    [[nodiscard]] int tier() const;
};

[[nodiscard]] Solving solve_garden(const Puzzle& puzzle);

/// Tiers 1 and 2 are easy; 3, or a single step of 4 or 5, is medium; more steps of 4 or 5 are hard;
/// 6 and 7 are expert. Nothing for a garden that the techniques do not solve.
[[nodiscard]] std::optional<GardenGrade> grade_of(const Solving& solving);

}  // namespace queens
