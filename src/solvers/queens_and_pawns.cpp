// Queens and pawns: k more queens than rows, kept apart by k pawns.
//
// A pawn stops every line, so that a row may hold two queens with a pawn between them. With N + k
// queens and only k pawns on N x N, each row must hold one queen more than pawns, alternating, and
// so must each column. The search fills row by row: a queen on a free square, then either a pawn to
// its right with another queen behind it, or the next row. A pawn must have a queen above it in its
// column before any other pawn. Dubreuil & Koehnen (2022), section 3.2; the problem is Chatham,
// Fricke & Skaggs's (2006).
//
// The printed program looks at every square; here it stops behind the last row also when pawns are
// left, where the printed one would look for squares outside the board. The method `masks` keeps
// for each row which squares are attacked from above, and so visits free squares only; it gives up
// where no square is free, and where pawns are left but no row that could take one.
#include <array>
#include <bit>
#include <vector>

#include "core/attacks.hpp"
#include "core/say.hpp"
#include "solvers/parts/pawn_row.hpp"
#include "solvers/parts/reasons.hpp"
#include "solvers/parts/refusals.hpp"
#include "solvers/solver.hpp"

namespace queens {

namespace {

/// The lines of the pseudocode that events happen in.
enum Line : std::uint8_t {
    line_test = 1,
    line_queen = 2,
    line_test_pawn = 4,
    line_pawn = 5,
    line_pawn_off = 6,
    line_note = 8,
    line_queen_off = 9,
    line_end = 10
};
constexpr std::array<std::string_view, 2> papers{"dubreuil2022", "chatham2006"};
constexpr std::array knobs{
    number("pawns", "Pawns", "k pawns, and n + k queens on n rows.", {0, 6}, 1),
    choice("method", "Method",
           "Whether to look at every square, as the printed program does, or at free ones only.",
           {"printed", "masks"})};

/// The squares of a row are the bits of a number.
constexpr int largest_board = 64;

class QueensAndPawns {
  public:
    QueensAndPawns(int n, int pawns, bool masks);

    Event step();
    [[nodiscard]] Insight insight() const;
    [[nodiscard]] std::size_t memory() const {
        return rows_.size() * sizeof(PawnRow) + placed_.size() * sizeof(Square);
    }

  private:
    [[nodiscard]] PawnRow& row() { return rows_[static_cast<std::size_t>(row_)]; }
    [[nodiscard]] const PawnRow& row() const { return rows_[static_cast<std::size_t>(row_)]; }
    [[nodiscard]] std::uint64_t free_squares() const { return all_ & ~row().attacked(); }
    [[nodiscard]] bool is_hopeless() const;
    void begin_row(int row);
    void skip(std::uint64_t wanted);
    Event look_for_queen();
    Event look_for_pawn();
    Event retreat();

    int n_;
    std::uint64_t all_;
    bool masks_;
    int pawns_left_;
    /// The square to be looked at next, for a queen or for a pawn.
    int row_ = 0;
    int column_ = 0;
    bool wants_pawn_ = false;
    bool told_ = false;
    std::vector<PawnRow> rows_;
    std::vector<Square> placed_;
};

QueensAndPawns::QueensAndPawns(int n, int pawns, bool masks)
    : n_(n),
      all_(~std::uint64_t{0} >> (largest_board - n)),
      masks_(masks),
      pawns_left_(pawns),
      rows_(static_cast<std::size_t>(n)) {
    begin_row(0);
}

Event QueensAndPawns::step() {
    if (row_ == n_) {
        if (pawns_left_ > 0 || told_) return retreat();
        told_ = true;
        return solved(line_note);
    }
    return wants_pawn_ ? look_for_pawn() : look_for_queen();
}

/// Whether the method by masks sees that the row begun cannot lead to a solution.
bool QueensAndPawns::is_hopeless() const {
    const int rows_for_pawns = n_ - 1 - row_;
    return free_squares() == 0 || pawns_left_ > rows_for_pawns * ((n_ - 1) / 2);
}

/// Begins with the first square of a row, taking over the attacks from the one above.
void QueensAndPawns::begin_row(int row) {
    row_ = row;
    column_ = 0;
    wants_pawn_ = told_ = false;
    if (row == n_) return;
    if (row > 0) this->row().follow(rows_[static_cast<std::size_t>(row) - 1]);
    if (masks_ && is_hopeless()) column_ = n_;
}

/// By masks, goes on to the next of the wanted squares, or behind the row.
void QueensAndPawns::skip(std::uint64_t wanted) {
    if (!masks_ || column_ >= n_) return;
    column_ += std::countr_zero(wanted >> static_cast<unsigned>(column_));
    if (column_ > n_) column_ = n_;
}

Event QueensAndPawns::look_for_queen() {
    skip(free_squares());
    if (column_ == n_) return retreat();
    const Square square{row_, column_++};
    if ((free_squares() & column_bit(square.column)) == 0) return rejected(line_test, square);
    row().queens |= column_bit(square.column);
    placed_.push_back(square);
    if (pawns_left_ > 0) {
        wants_pawn_ = true;
    } else {
        begin_row(row_ + 1);
    }
    return placed(line_queen, square);
}

Event QueensAndPawns::look_for_pawn() {
    skip(row().column);
    if (column_ >= n_ - 1) {
        begin_row(row_ + 1);
        return step();
    }
    const Square square{row_, column_++};
    if ((row().column & column_bit(square.column)) == 0) {
        return rejected(line_test_pawn, square, Piece::pawn);
    }
    row().pawns |= column_bit(square.column);
    placed_.push_back(square);
    --pawns_left_;
    wants_pawn_ = false;
    return placed(line_pawn, square, Piece::pawn);
}

/// Takes the latest piece off and goes on behind it.
Event QueensAndPawns::retreat() {
    if (placed_.empty()) return ended(line_end);
    const Square square = placed_.back();
    placed_.pop_back();
    row_ = square.row;
    column_ = square.column + 1;
    wants_pawn_ = (row().pawns & column_bit(square.column)) != 0;
    if (!wants_pawn_) {
        row().queens &= ~column_bit(square.column);
        return removed(line_queen_off, square);
    }
    row().pawns &= ~column_bit(square.column);
    ++pawns_left_;
    return removed(line_pawn_off, square, Piece::pawn);
}

Insight QueensAndPawns::insight() const {
    Insight insight;
    const int row = row_ < n_ ? n_ - row_ : 0;
    insight.facts = {{"pawns left", std::to_string(pawns_left_)},
                     {"row", row > 0 ? std::to_string(row) : say("all are filled")}};
    if (row_ == n_) return insight;
    const PawnRow& present = this->row();
    for (int column = 0; column < n_; ++column) {
        const bool standing = ((present.queens | present.pawns) & column_bit(column)) != 0;
        if (standing) continue;
        const bool takes_queen = !wants_pawn_ && column >= column_;
        if (takes_queen && (free_squares() & column_bit(column)) != 0) {
            insight.grounds.push_back({GroundKind::domain, {row_, column}});
        }
        const bool takes_pawn = wants_pawn_ && column >= column_ && column < n_ - 1;
        if (takes_pawn && (present.column & column_bit(column)) != 0) {
            insight.marks.push_back({{row_, column}, ThoughtKind::takes_pawn});
        }
    }
    return insight;
}

std::string refuse(const Problem& problem) {
    const Board& board = problem.board;
    if (!board.size().is_square() || board.rows() > largest_board) {
        return say("Queens and pawns are placed on square boards of up to {most} rows.",
                   {{"most", largest_board}});
    }
    if (problem.queens != board.rows()) {
        return say(
            "The pawns say how many more queens than rows there are: ask for as many queens "
            "as rows.");
    }
    return refuse_unless_empty(problem);
}

bool solves(const Problem& problem, const Settings& settings, const Board& board) {
    const int pawns = static_cast<int>(settings.knobs[0]);
    return board.count(Piece::pawn) == pawns && is_solution(board, problem.queens + pawns);
}

/// With the queens above a pawn and at its left, which it parts from others below and at the right.
Reason why_pawn(const Moment& moment) {
    const Square pawn = moment.event.square;
    const Size size = moment.before.size();
    Reason reason{
        say(pawn.row + 1 < size.rows
                ? Sentence("Place a pawn on {square}: it will stand between two queens of its "
                           "column and two of its row.")
                : Sentence("Place a pawn on {square}: it will stand between two queens of its "
                           "row. None can stand below it, which this algorithm does not check."),
            {{"square", square_name(pawn, size)}})};
    for (const Square queen : pieces_attacking(moment.before, pawn)) {
        const bool above = queen.column == pawn.column && queen.row < pawn.row;
        const bool left = queen.row == pawn.row && queen.column < pawn.column;
        if (above || left) reason.attackers.push_back(queen);
    }
    return reason;
}

constexpr std::array<CodeLine, 11> pseudocode{
    {{"for each square of the row, from the left:"},
     {"  if no queen attacks it (pawns stop queens):", line_test, why_rejected},
     {"    place a queen on it", line_queen, "No queen attacks {square}: place a queen."},
     {"    if pawns are left: for each square to its right but the last:"},
     {"      if the next piece above it in its column is a queen:", line_test_pawn,
      "A pawn on {square} would not separate two queens: the next piece above it is not a queen."},
     {"        place a pawn, and go on after it in the same row", line_pawn, why_pawn},
     {"        take the pawn off again", line_pawn_off,
      "Everything with a pawn on {square} has been tried: take it off."},
     {"    go on with the next row"},
     {"    after the last row, if no pawn is left: a solution", line_note, solved_with_pawns},
     {"    take the queen off again", line_queen_off,
      "Everything with a queen on {square} has been tried: take it off and go on after it."},
     {"the top row has been tried: finished", line_end, everything_tried}}};

std::unique_ptr<Search> start(const Problem& problem, const Settings& settings) {
    return searching<QueensAndPawns>(problem.board.rows(), static_cast<int>(settings.knobs[0]),
                                     settings.knobs[1] != 0);
}

}  // namespace

constinit const Entry solver_entries::queens_and_pawns{
    .slug = "queens_and_pawns",
    .title = "Queens and pawns",
    .summary = "Places more queens than rows; for each extra queen one pawn stands in the way.",
    .approach = Approach::other_puzzle,
    .pseudocode = Pseudocode(pseudocode),
    .papers = papers,
    .knobs = knobs,
    .complete = true,
    .solves = solves,
    .refuse = refuse,
    .start = start};

}  // namespace queens
