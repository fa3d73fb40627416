// What a machine has in mind besides the board, to be shown beside it and on it.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "core/square.hpp"

namespace queens {

/// Something that a machine knows, under its name.
struct Fact {
    std::string name;
    std::string value;

    friend bool operator==(const Fact&, const Fact&) = default;
};

/// What a machine thinks of a square.
enum class ThoughtKind : std::uint8_t {
    /// A queen that stands attacks it.
    attacked,
    /// A queen there would leave some line without a square, or all that follows was tried.
    struck_out,
    /// It was tried, and stays empty for now.
    left_out,
    /// Its option is taken, or hidden by one that is.
    hidden,
    /// A piece there would be attacked, or would attack.
    closed,
    /// No queen attacks it or stands on it, and it is the one to be covered next.
    uncovered,
    covered_next,
    /// A queen stands on it and is attacked, by as many others as the mark's number says.
    attacked_queen,
    /// So many queens, the mark's number, attack it.
    attackers,
    /// A queen or a pawn may stand on it.
    takes_queen,
    takes_pawn,
    /// The conditions of a run of the group search forbid it.
    blocked,
    min_dist,
    sec_min_dist,
    knight_line,
    single_knight,
    /// On a stack seen from above: the layer of its queen, from 1, as the mark's number; or
    /// attacked
    /// on the layer that is being filled.
    layer,
    attacked_on_layer
};

/// A kind of mark as its letter, `#` where the mark's number stands for it, and what it means.
struct MarkMeaning {
    char letter;
    std::string_view words;
};
[[nodiscard]] MarkMeaning meaning_of(ThoughtKind kind);

struct Mark {
    Square square;
    ThoughtKind kind = ThoughtKind::attacked;
    int number = 0;

    friend bool operator==(const Mark&, const Mark&) = default;
};

/// The sign of a mark: its letter or its number.
[[nodiscard]] std::string sign_of(const Mark& mark);

/// A named row of a matrix. What is covered does not count for now.
enum class MatrixCell : std::uint8_t { empty, full, covered };
struct MatrixRow {
    std::string name;
    std::vector<MatrixCell> cells;

    friend bool operator==(const MatrixRow&, const MatrixRow&) = default;
};

/// A square of a stack of boards.
enum class StackCell : std::uint8_t { free, attacked, queen };

struct Insight {
    std::vector<Fact> facts{};
    std::vector<Mark> marks{};
    /// The pieces that attack the square tried last, where the board alone does not tell.
    std::vector<Square> attackers{};
    /// The kinds of marks that the machine makes, whether or not it makes some now.
    std::vector<ThoughtKind> legend{};
    /// Rows of equal length.
    std::vector<MatrixRow> matrix{};
    /// Square boards stacked, the lowest first, each row by row, and which is being filled.
    std::vector<std::vector<StackCell>> layers{};
    std::size_t layer = 0;

    friend bool operator==(const Insight&, const Insight&) = default;
};

}  // namespace queens
