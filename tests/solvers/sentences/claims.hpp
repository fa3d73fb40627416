// What each sentence of a solver claims, and how to see on the board whether it is so.
//
// A sentence that fits no pattern fails the test: who writes a new one says here what it claims.
#pragma once

#include <span>
#include <string_view>

#include "solvers/sentences/pattern.hpp"
#include "solvers/sentences/scene.hpp"

namespace queens::tests {

struct Claim {
    std::string_view pattern;
    /// Null where the sentence claims nothing that a board can show.
    bool (*holds)(const Scene&, const Words&) = nullptr;
};

/// The claims by what they speak of.
[[nodiscard]] std::span<const Claim> claims_of_attacks();
[[nodiscard]] std::span<const Claim> claims_of_trying();
[[nodiscard]] std::span<const Claim> claims_of_looking_ahead();
[[nodiscard]] std::span<const Claim> claims_of_luck();
[[nodiscard]] std::span<const Claim> claims_of_other_puzzles();

/// The square that a word names, one off the board if it names none.
[[nodiscard]] Square named_square(const Scene& scene, const Words& words, std::string_view hole);
/// The number that a word is, -1 if it is not one.
[[nodiscard]] int named_number(const Words& words, std::string_view hole);

}  // namespace queens::tests
