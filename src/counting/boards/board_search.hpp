// The search for all placements on any board: every surface, with pawns, walls, forbidden squares
// and queens that are given.
#pragma once

#include <bit>
#include <cstdint>
#include <vector>

#include "core/lines.hpp"
#include "core/problem.hpp"
#include "counting/boards/board_kernel.hpp"
#include "counting/job.hpp"

namespace queens {

/// Some queens on a board: the lines with their free squares, family after family.
struct BoardPosition {
    std::vector<std::uint32_t> lines;
    /// Queens that are still to be placed.
    int missing = 0;
};

/// The search with its tables, which take some 16 bytes for each pair of a free square and a line.
class BoardSearch {
  public:
    explicit BoardSearch(const Problem& problem);
    /// With a build of the inner loop that this processor understands.
    BoardSearch(const Problem& problem, const BoardKernel& kernel);

    /// The given queens.
    [[nodiscard]] const BoardPosition& start() const { return start_; }
    /// What is tried next: squares by their index, and the number of squares of the board for
    /// leaving a line empty. None when nothing is to be done.
    [[nodiscard]] std::vector<int> moves(const BoardPosition& position) const;
    void play(BoardPosition& position, int move) const;
    /// The completions of a position; nodes are queens placed.
    [[nodiscard]] Completions count(const BoardPosition& position);

  private:
    using Words = std::vector<std::uint32_t>;

    /// Where a square lies in its line of a family.
    struct Place {
        std::size_t line = 0;
        std::uint32_t bit = 0;
    };

    bool add_family(const Lines& lines, Axis axis, int queens);
    void make_masks(const Lines& lines);
    /// The square that the lowest bit of a line stands for.
    [[nodiscard]] std::uint32_t square_on(std::uint32_t line, std::uint32_t free) const {
        return squares_of_line_[line][static_cast<std::size_t>(std::countr_zero(free))];
    }
    /// Whether something can still come to a position whose lines are given; finds where to go on.
    [[nodiscard]] bool look(const BoardPosition& position, BoardBranch& branch) const;
    [[nodiscard]] const std::uint32_t* left_by_queen(std::uint32_t square) const {
        return left_by_queen_.data() + square * words_;
    }
    [[nodiscard]] const std::uint32_t* left_by_empty(std::uint32_t line) const {
        return left_by_empty_.data() + line * words_;
    }
    void search(std::size_t level, const BoardBranch& branch, int missing, Completions& found);

    const BoardKernel& kernel_;
    int area_;
    /// The free squares by number: their index on the board, and their place in each family.
    std::vector<int> squares_;
    std::vector<std::vector<Place>> places_;
    std::vector<BoardFamily> families_;
    /// For each line the numbers of its squares, in the order of their bits.
    std::vector<std::vector<std::uint32_t>> squares_of_line_;
    std::size_t words_ = 0;
    /// What remains of all lines when a queen is placed on a square, or none on a line.
    Words left_by_queen_;
    Words left_by_empty_;
    /// The given queens; -1 missing where there is no solution.
    BoardPosition start_;
    std::vector<Words> levels_;
};

}  // namespace queens
