// The search for all placements on any board: every surface, with pawns, walls, forbidden squares
// and queens that are given.
#pragma once

#include <bit>
#include <cstdint>
#include <span>
#include <vector>

#include "core/lines.hpp"
#include "core/problem.hpp"
#include "counting/boards/open_lines.hpp"
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

    /// The given queens.
    [[nodiscard]] const BoardPosition& start() const { return start_; }
    /// What is tried next: squares by their index, and the number of squares of the board for
    /// leaving a line empty. None when nothing is to be done.
    [[nodiscard]] std::vector<int> moves(const BoardPosition& position);
    void play(BoardPosition& position, int move);
    /// The completions of a position; nodes are queens placed.
    [[nodiscard]] Completions count(const BoardPosition& position);

  private:
    using Words = std::vector<std::uint32_t>;

    /// The lines of one direction. Each square lies on one of them, so that with so many more lines
    /// than queens at the start no more than these may run empty.
    struct Family {
        std::size_t first = 0;
        std::size_t lines = 0;
        std::uint32_t spare = 0;
    };
    /// Where to go on: a line, and whether it may stay empty.
    struct Branch {
        std::size_t line = 0;
        bool may_stay_empty = false;
    };

    /// Where a square lies in its line of a family.
    struct Place {
        std::size_t line = 0;
        std::uint32_t bit = 0;
    };

    bool add_family(const Lines& lines, Axis axis, int queens);
    void make_masks(const Lines& lines);
    [[nodiscard]] static std::span<const std::uint32_t> part(const Words& lines,
                                                             const Family& family);
    /// The square that the lowest bit of a line stands for.
    [[nodiscard]] std::uint32_t square_on(std::size_t line, std::uint32_t free) const {
        return squares_of_line_[line][static_cast<std::size_t>(std::countr_zero(free))];
    }
    [[nodiscard]] bool is_open(const Words& lines) const;
    [[nodiscard]] Branch branch(const Words& lines);
    [[nodiscard]] bool place(const Words& before, std::uint32_t square, Words& lines) const;
    [[nodiscard]] bool leave_empty(const Words& before, std::size_t line, Words& lines) const;
    void search(std::size_t level, int missing, Completions& found);

    int area_;
    /// The free squares by number: their index on the board, and their place in each family.
    std::vector<int> squares_;
    std::vector<std::vector<Place>> places_;
    std::vector<Family> families_;
    /// For each line the numbers of its squares, in the order of their bits.
    std::vector<std::vector<std::uint32_t>> squares_of_line_;
    std::size_t words_ = 0;
    /// For each square, what a queen there leaves free on all lines.
    Words masks_;
    /// The given queens; -1 missing where there is no solution.
    BoardPosition start_;
    Words rest_;
    std::vector<Words> levels_;
};

}  // namespace queens
