// Free squares: which squares no queen attacks, and how many of them each line has left.
//
// Searches that look at the whole board keep this up to date while they place queens and take them
// off: for each square by how many queens it is attacked, for each line how many of its squares are
// not attacked at all (Engelhardt 2007, section 2.2).
#pragma once

#include <array>
#include <cstdint>
#include <memory>
#include <span>
#include <string>
#include <vector>

#include "core/lines.hpp"
#include "core/problem.hpp"
#include "solvers/explanation.hpp"
#include "solvers/insight.hpp"

namespace queens {

/// Lines of one axis to which all free squares belong, each to one of them, so that all missing
/// queens stand on them. `spare` of them stay empty in the end: 0 if each needs a queen.
struct LineFamily {
    Axis axis = Axis::row;
    std::vector<std::uint32_t> lines;
    int spare = 0;
};

/// What does not change during a search. Squares are given by their index.
struct LineTable {
    explicit LineTable(const Problem& problem);

    [[nodiscard]] std::span<const std::uint32_t> squares_of(std::uint32_t line) const {
        return {squares.data() + first[line], squares.data() + first[line + 1]};
    }
    /// "row 4", "the diagonal of a1".
    [[nodiscard]] std::string name_of(std::uint32_t line) const;

    [[nodiscard]] Square square_of(std::uint32_t square) const {
        return size.square(static_cast<int>(square));
    }
    [[nodiscard]] std::uint32_t line_of(Square square, Axis along) const {
        return lines[static_cast<std::size_t>(size.index(square))][static_cast<std::size_t>(along)];
    }
    /// The axis along which a line passes through one of its squares, the first one if it does so
    /// twice.
    [[nodiscard]] Axis axis_at(std::uint32_t square, std::uint32_t line) const;
    /// Whether a queen may stand on the square or does: it is neither forbidden nor stops lines.
    [[nodiscard]] bool is_open(std::uint32_t square) const { return open[square] != 0; }

    Board board;
    Size size;
    std::vector<std::uint8_t> open;
    /// The lines of each square that does not stop them.
    std::vector<std::array<std::uint32_t, 4>> lines;
    /// The open squares line by line: those of line i from first[i] to first[i + 1].
    std::vector<std::uint32_t> squares;
    std::vector<std::uint32_t> first;
    std::vector<Axis> axis;
    std::vector<std::uint32_t> given;
    /// Rows, columns and, unless an edge is flipped, diagonals and anti-diagonals.
    std::vector<LineFamily> families;
    int missing = 0;
    /// Whether the given queens do not attack each other and there are lines enough.
    bool possible = true;
};

/// The free squares of a board on which queens come and go.
class FreeSquares {
  public:
    /// The board with its given queens.
    explicit FreeSquares(std::shared_ptr<const LineTable> table);

    void place(std::uint32_t square);
    void take(std::uint32_t square);
    /// Rules a square out as if one more queen attacked it, and takes this back.
    void strike(std::uint32_t square);
    void restore(std::uint32_t square);

    [[nodiscard]] bool is_free(std::uint32_t square) const { return attackers_[square] == 0; }
    /// How many free squares a line has.
    [[nodiscard]] std::uint32_t free_on(std::uint32_t line) const { return free_[line]; }
    [[nodiscard]] bool has_queen(std::uint32_t line) const { return queens_[line] != 0; }
    /// The free squares of a line.
    [[nodiscard]] std::vector<std::uint32_t> squares_on(std::uint32_t line) const;
    /// Queens still to place.
    [[nodiscard]] int missing() const { return missing_; }
    /// A line without queen and free square by which a family, or any of them, has too many such
    /// lines; or `none`.
    [[nodiscard]] std::uint32_t dead_line_of(const LineFamily& family) const;
    [[nodiscard]] std::uint32_t dead_line() const;
    /// The line with fewest free squares among the families first to last - 1 whose lines all need
    /// queens; `none` if there is no such family.
    [[nodiscard]] std::uint32_t fewest(std::size_t first, std::size_t last) const;
    static constexpr std::uint32_t none = UINT32_MAX;

    [[nodiscard]] const LineTable& table() const { return *table_; }
    /// A mark for each square that is attacked or struck out, on rows without a queen; not more
    /// than can be seen.
    [[nodiscard]] std::vector<Mark> marks() const;
    /// How many free squares each row and column without a queen has, the chosen line emphasised.
    [[nodiscard]] std::vector<LineNumber> numbers(std::uint32_t chosen) const;
    static constexpr Sentence numbers_mean{"free squares of this line"};
    /// The free squares of a line, as what is chosen among; nothing of `none`.
    [[nodiscard]] std::vector<Ground> domain(std::uint32_t line) const;
    /// The bytes of a copy.
    [[nodiscard]] std::size_t memory() const;

  private:
    [[nodiscard]] bool is_attacked(std::uint32_t square) const;
    void add_numbers(std::vector<LineNumber>& numbers, Axis axis, std::uint32_t chosen) const;

    std::shared_ptr<const LineTable> table_;
    std::vector<std::uint16_t> attackers_;
    std::vector<std::uint32_t> free_;
    std::vector<std::uint8_t> queens_;
    int missing_;
};

/// Which lines have no free square left, so that the search has come to a dead end: the square of
/// the event is the first one of a line that `dead_line` found. Squares that were struck out are
/// not known here.
[[nodiscard]] Reason why_dead_end(const Moment& moment);

/// Why a queen on the square of the event can lead to nothing: some line that needs a queen would
/// have no square left.
[[nodiscard]] Reason why_ruled_out(const Moment& moment);

}  // namespace queens
