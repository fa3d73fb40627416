// The look of the board: what every square, piece and line shows, without a place on a screen.
//
// Whoever draws the board (flat, on a solid, as a picture, as words for a reader) draws this value
// and asks nothing else. The way back, from a point to a square, belongs to whoever drew.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <variant>
#include <vector>

#include "app/app.hpp"
#include "core/strokes.hpp"
#include "solvers/parts/cube_space.hpp"

namespace queens {

/// What the visitor points at, which is no part of the state.
struct Attention {
    /// The square under the pointer, and the one that the keyboard stands on.
    std::optional<Square> pointed{};
    std::optional<Square> cursor{};
    /// The square whose piece the pointer has lifted off the board.
    std::optional<Square> lifted{};
    /// What the pointer is drawing, or marking.
    std::optional<Drawing> drawn{};
    std::optional<MarkSquares> marking{};
    /// The surface in the picker, which the board shows as long as it is pointed at.
    std::optional<Surface> surface{};

    friend bool operator==(const Attention&, const Attention&) = default;
};

/// Why a line is on the board. A line along a row or column is solid, one along a diagonal dashed;
/// a conflict that only the joined edges of a torus would make is dashed, too, what the pawn placed
/// last cuts off of a line, and the way from a queen to a square that a search blocks because of
/// her.
enum class LineKind : std::uint8_t { straight, slanted, conflict, around, cut, blocking };

/// What a mark says of its square, from the bottom up.
enum class MarkKind : std::uint8_t {
    /// The visitor has marked it: nothing is to stand there.
    own,
    /// The piece under the pointer attacks it.
    reach,
    /// The search has refused it since it last placed or removed a piece.
    refused,
    /// Its piece is in conflict; or would be, were the edges joined to a torus.
    conflict,
    around,
    /// Its piece attacks the square that the search refuses now.
    attacker,
    /// Frames: its lines are drawn; the pointer or the keyboard is there; a queen of a solution.
    selected,
    pointed,
    cursor,
    solution,
    /// What the last step of the search did there.
    placed,
    removed,
    rejected,
    /// In how many conflicts its piece is; what the search thinks of its piece, or of the square.
    conflict_count,
    piece_note,
    note
};

/// Why squares are framed as one: the search works on that row, column or domain, or it has no
/// square left, which is why the search cannot go on.
enum class OutlineKind : std::uint8_t { worked, dead };

/// Whether a piece has moved, or the search only thinks of moving it.
enum class ArrowKind : std::uint8_t { moved, proposed };

/// What the ground of a square says: it is one of those that a piece is chosen for, some piece
/// covers it already, the search has forbidden it, or its piece is given and stays.
enum class TintKind : std::uint8_t { domain, covered, blocked, given };

/// What a chip of the legend shows; a text is a note, as it stands on a square.
using Sample = std::variant<MarkKind, LineKind, OutlineKind, ArrowKind, TintKind, std::string>;

/// A chip: a sample, a sum that decided the step, "16 + 0 < 36", or a number that stands beside a
/// line, and what it means.
struct LegendItem {
    Sample sample;
    std::string words{};
    std::string sum{};

    friend bool operator==(const LegendItem&, const LegendItem&) = default;
};

enum class Border : std::uint8_t { left, right, top, bottom };

struct Look {
    /// An edge that is joined to the opposite one, arrow to arrow. Its arrows run down or to the
    /// right, or the other way.
    struct Edge {
        Border border;
        bool reversed = false;

        friend bool operator==(const Edge&, const Edge&) = default;
    };

    /// A piece that is not quite there: lifted by the pointer, tried by the search and refused, or
    /// taken off by its last step.
    struct Ghost {
        Square square;
        Piece piece = Piece::queen;
        bool taken_off = false;

        friend bool operator==(const Ghost&, const Ghost&) = default;
    };

    /// A straight stroke. Where it leaves over a joined edge and where it has come in over one,
    /// equal numbers from 1 belong together, which are drawn as letters; 0 is no number.
    struct Line {
        LineKind kind = LineKind::straight;
        Stroke stroke;
        int entry = 0;
        int exit = 0;

        friend bool operator==(const Line&, const Line&) = default;
    };

    struct Mark {
        MarkKind kind = MarkKind::note;
        Square square;
        /// A number or a letter, empty for most kinds.
        std::string text{};

        friend bool operator==(const Mark&, const Mark&) = default;
    };

    struct Tint {
        TintKind kind = TintKind::domain;
        Square square;

        friend bool operator==(const Tint&, const Tint&) = default;
    };

    /// Squares in one frame, in any order, each once.
    struct Outline {
        OutlineKind kind = OutlineKind::worked;
        std::vector<Square> squares{};

        friend bool operator==(const Outline&, const Outline&) = default;
    };

    struct Arrow {
        ArrowKind kind = ArrowKind::moved;
        Square from;
        Square to;

        friend bool operator==(const Arrow&, const Arrow&) = default;
    };

    /// A short text at the right of a row or above a column, both counted from 0 at the top left;
    /// the search may have chosen one of them.
    struct Side {
        bool of_row = true;
        int index = 0;
        std::string text{};
        bool chosen = false;

        friend bool operator==(const Side&, const Side&) = default;
    };

    /// A row of signs below the board, one for each column, and what they are.
    struct Band {
        std::string name{};
        std::string signs{};

        friend bool operator==(const Band&, const Band&) = default;
    };

    /// Boards stacked in space, what the last step did there, and the queens that attack the place
    /// which it refused.
    struct Stack {
        BoardStack boards;
        std::optional<Event> event{};
        std::vector<SpacePoint> attackers{};

        friend bool operator==(const Stack&, const Stack&) = default;
    };

    /// The squares and what stands on them.
    Board board;
    /// The regions of a garden, none on any other board.
    Regions regions{};
    std::vector<Edge> edges{};
    /// What is shown in place of the board by a search that works in space; the board is then what
    /// is seen from above.
    std::optional<Stack> stack{};
    std::vector<Ghost> ghosts{};
    /// How often each square is attacked, and the most of these numbers; empty unless asked for.
    std::vector<std::uint32_t> heat{};
    std::uint32_t hottest = 0;
    /// Whether every square shows its number, row times columns plus column.
    bool numbers = false;
    /// Whether every square shows the numbers of its diagonals, row plus and minus column.
    bool diagonals = false;
    /// In the order of their squares, one for each at most.
    std::vector<Tint> tints{};
    std::vector<Outline> outlines{};
    std::vector<Line> lines{};
    std::vector<Arrow> arrows{};
    std::vector<Side> sides{};
    /// What the texts beside the rows add up to, below the last of them.
    std::string foot{};
    std::vector<Band> bands{};
    /// In the order in which they are drawn.
    std::vector<Mark> marks{};
    /// What the visitor has drawn over all of that.
    std::vector<Drawing> drawings{};
    /// What the marks of a search mean, the most important first: only those that are there.
    std::vector<LegendItem> legend{};
    /// Whether the board shows a solution.
    bool solved = false;

    friend bool operator==(const Look&, const Look&) = default;
};

/// The look of the board on show.
[[nodiscard]] Look look_of(const App& app, const Attention& attention = {});

/// What a garden shows in the place of lines: its regions, its mistakes unless they wait until
/// somebody asks, what its queens mark, and whether it is solved.
void add_garden(Look& look, const App& app);
/// The same of a garden that has come to another surface, about which nobody has asked anything;
/// nothing of one that is being made, whose solutions would have to be sought there.
void add_garden_elsewhere(Look& look, const State& state);

/// The edges of a surface that are joined, in pairs.
[[nodiscard]] std::vector<Look::Edge> joined_edges(Surface surface);

/// Adds the visitor's marks on squares that are empty in the look, before all others.
void add_own_marks(Look& look, const Marks& marks);

/// Whether the square is one of the dark ones; the bottom left corner is.
[[nodiscard]] constexpr bool is_dark(Square square, Size size) {
    return (square.row + square.column + size.rows) % 2 != 0;
}

/// The look of the present, made anew only when something that it shows has changed.
class LatestLook {
  public:
    const Look& of(const App& app, const Attention& attention);

  private:
    struct Key {
        State state;
        Board board;
        Hint hint;
        std::uint64_t step = 0;
        int languages = 0;
        bool followed = false;
        bool playing = false;
        bool proving = false;
        std::optional<Challenge> challenge;
        Attention attention;

        friend bool operator==(const Key&, const Key&) = default;
    };

    std::optional<Key> key_;
    Look look_;
};

}  // namespace queens
