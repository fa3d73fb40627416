// What a placement by hand aims at, and how far it has come.
#pragma once

#include <optional>
#include <string>

#include "core/board.hpp"

namespace queens {

/// The aim as a sentence with how many pieces are placed already, both in few words, and that
/// number alone, which gives nothing away.
struct Goal {
    /// How many queens are wanted, where it is known how many fit.
    std::optional<int> most;
    std::string sentence;
    std::string brief;
    std::string standing{};
};

/// How many queens are known to fit on an empty board, by a theorem or by a table of results/;
/// nothing for rectangles, and for surfaces and sides without either.
[[nodiscard]] std::optional<int> most_that_fit(Size size, Surface surface);
/// The same for a board; nothing where anything but queens is on it.
[[nodiscard]] std::optional<int> most_that_fit(const Board& board);

[[nodiscard]] Goal goal_of(const Board& board);

/// The goal of a puzzle that asks for that number of queens, while more stand.
[[nodiscard]] Goal goal_with_too_many(int asked, int standing);

/// Whether it is known that one queen in each row cannot be placed on the torus that the board is:
/// the theorem of the Mathematics tab says why.
[[nodiscard]] bool is_torus_without_solution(const Board& board);

}  // namespace queens
