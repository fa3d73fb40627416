// Fewest pawns: how many pawns a number of queens needs, and how many queens a number of pawns
// allows.
//
// The nine queens problem: nine queens stand on the chessboard with one pawn between two of them,
// and for more queens than rows the fewest pawns are asked for. Or the other way round: the most
// queens for a number of pawns. Wikipedia, "Eight queens puzzle".
//
// Pawns (or queens) are taken to be as few (as many) as can be, and the squares are gone through
// row by row: each gets a queen if none attacks it, or a pawn if one does, or nothing. A branch is
// left where the rows, columns or blocks of 2 x 2 squares that are left cannot take the queens that
// are missing: a row or a column takes one queen, and one more for each pawn; a block takes one, as
// neighbours attack each other past any pawn. If all fails, one more pawn is allowed (one queen
// fewer is asked for), so that the first solution is the best; the search ends with it.
#include <algorithm>
#include <array>
#include <bit>
#include <optional>
#include <vector>

#include "core/say.hpp"
#include "solvers/parts/pawn_room.hpp"
#include "solvers/parts/pawn_row.hpp"
#include "solvers/parts/reasons.hpp"
#include "solvers/parts/refusals.hpp"
#include "solvers/solver.hpp"

namespace queens {

namespace {

/// The lines of the pseudocode that events happen in.
enum Line : std::uint8_t {
    line_queen = 2,
    line_pawn = 3,
    line_back = 5,
    line_note = 6,
    line_none = 7,
    line_end = 8
};
constexpr std::array<CodeLine, 9> pseudocode{
    {{"start with as few pawns (as many queens) as may be possible"},
     {"for each square, row by row, while the remaining ones have room for the missing queens:"},
     {"  if no queen attacks it: place a queen", line_queen,
      "No queen attacks {square}: place a queen."},
     {"  or, if a queen attacks it and pawns are left: place a pawn",
      line_pawn,
      {why_rejected, "A pawn there opens the lines behind it."}},
     {"  or leave it empty"},
     {"no room: take the last piece off and go on there", line_back,
      "The remaining squares have no room for the missing queens: take the {piece} off {square}."},
     {"all queens stand: a solution", line_note, solved_with_pawns},
     {"everything tried: one pawn more (one queen fewer), unless that is hopeless", line_none,
      "No number of pawns is enough for that many queens."},
     {"the first solution is the best: finished", line_end,
      "Everything better was tried before: the search is finished."}}};
constexpr std::array<std::string_view, 2> papers{"wikipedia", "chatham2006"};
constexpr std::array knobs{
    choice("question", "Question",
           "The fewest pawns for a number of queens, or the most queens for a number of pawns.",
           {"fewest pawns", "most queens"}),
    number("number", "Number", "How many more queens than rows, or how many pawns.", {0, 8}, 1)};

/// The squares of a row are the bits of a number.
constexpr int largest_board = 32;

/// The most queens on that many rows and columns, no two of them neighbours.
constexpr int apart(int rows, int columns) { return ((rows + 1) / 2) * ((columns + 1) / 2); }

class FewestPawns {
  public:
    FewestPawns(int n, bool most_queens, int number);

    Event step();
    [[nodiscard]] Insight insight() const;
    [[nodiscard]] std::size_t memory() const {
        return rows_.size() * sizeof(PawnRow) + placed_.size() * sizeof(Placed);
    }

  private:
    struct Placed {
        Square square;
        Piece piece = Piece::none;
    };
    enum class Choice : std::uint8_t { queen, pawn, nothing };

    [[nodiscard]] PawnRow& row() { return rows_[static_cast<std::size_t>(row_)]; }
    [[nodiscard]] const PawnRow& row() const { return rows_[static_cast<std::size_t>(row_)]; }
    [[nodiscard]] bool is_closed_on_the_left() const;
    [[nodiscard]] int open_rows() const;
    [[nodiscard]] int open_columns() const;
    [[nodiscard]] int most_apart() const;
    [[nodiscard]] PawnRoom room() const;
    void add_room(Insight& insight) const;
    void advance();
    Event place(Piece piece, Line line);
    Event retreat();
    [[nodiscard]] bool start_next_round();

    int n_;
    bool most_queens_;
    int queens_;
    int pawns_;
    int queens_left_;
    int pawns_left_;
    int row_ = 0;
    int column_ = 0;
    Choice choice_ = Choice::queen;
    bool told_ = false;
    std::vector<PawnRow> rows_;
    std::vector<Placed> placed_;
    /// What was too little when the last step took a piece off.
    std::optional<PawnRoom> too_little_;
};

FewestPawns::FewestPawns(int n, bool most_queens, int number)
    : n_(n),
      most_queens_(most_queens),
      queens_(most_queens ? std::min(n + number, apart(n, n)) : n + number),
      pawns_(number),
      queens_left_(queens_),
      pawns_left_(pawns_),
      rows_(static_cast<std::size_t>(n)) {}

/// Whether the nearest piece on the left in this row is a queen.
bool FewestPawns::is_closed_on_the_left() const {
    const std::uint64_t before = column_bit(column_) - 1;
    return (row().queens & before) > (row().pawns & before);
}

/// How many rows from the present one on, and how many columns, have no queen behind their last
/// pawn.
int FewestPawns::open_rows() const {
    return n_ - 1 - row_ + (is_closed_on_the_left() || column_ == n_ ? 0 : 1);
}
int FewestPawns::open_columns() const { return n_ - std::popcount(row().closed_columns()); }

/// How many queens that are no neighbours fit on the squares from here on at most.
int FewestPawns::most_apart() const { return apart(n_ - 1 - row_, n_) + apart(1, n_ - column_); }

/// What rows, columns and blocks from here on can take.
PawnRoom FewestPawns::room() const {
    if (row_ == n_) return {.pawns = pawns_left_, .queens = queens_left_};
    return {open_rows(), open_columns(), most_apart(), pawns_left_, queens_left_};
}

/// Goes on to the next square, over the end of the row if it must.
void FewestPawns::advance() {
    choice_ = Choice::queen;
    if (++column_ < n_) return;
    column_ = 0;
    if (++row_ < n_) row().follow(rows_[static_cast<std::size_t>(row_) - 1]);
}

Event FewestPawns::step() {
    too_little_.reset();
    if (told_) return ended(line_end);
    while (room().is_enough()) {
        if (queens_left_ == 0) {
            told_ = true;
            return solved(line_note);
        }
        const bool attacked =
            (row().attacked() & column_bit(column_)) != 0 || is_closed_on_the_left();
        if (choice_ == Choice::queen && !attacked) return place(Piece::queen, line_queen);
        if (choice_ != Choice::nothing && attacked && pawns_left_ > 0) {
            return place(Piece::pawn, line_pawn);
        }
        advance();
    }
    return retreat();
}

Event FewestPawns::place(Piece piece, Line line) {
    const Square square{row_, column_};
    const bool is_queen = piece == Piece::queen;
    (is_queen ? row().queens : row().pawns) |= column_bit(column_);
    --(is_queen ? queens_left_ : pawns_left_);
    placed_.push_back({square, piece});
    advance();
    return placed(line, square, piece);
}

/// Takes the latest piece off and leaves its square empty; without one, begins the next round.
Event FewestPawns::retreat() {
    if (placed_.empty()) {
        return start_next_round() ? step() : ended(line_none);
    }
    too_little_ = room();
    const auto [square, piece] = placed_.back();
    placed_.pop_back();
    row_ = square.row;
    column_ = square.column;
    const bool is_queen = piece == Piece::queen;
    (is_queen ? row().queens : row().pawns) &= ~column_bit(column_);
    ++(is_queen ? queens_left_ : pawns_left_);
    choice_ = Choice::nothing;
    return removed(line_back, square, piece);
}

/// Allows a pawn more, or asks for a queen fewer; false if that is hopeless.
bool FewestPawns::start_next_round() {
    if (most_queens_) {
        --queens_;
    } else {
        ++pawns_;
    }
    if (queens_ < 1 || queens_ > apart(n_, n_) || queens_ + pawns_ > n_ * n_) return false;
    queens_left_ = queens_;
    pawns_left_ = pawns_;
    row_ = column_ = 0;
    choice_ = Choice::queen;
    return true;
}

/// Beside each row and above each column how many queens it can still take without another pawn,
/// and what that makes in all.
void FewestPawns::add_room(Insight& insight) const {
    insight.numbers_mean = "room for queens";
    for (int row = row_; row < n_; ++row) {
        const bool is_closed = row == row_ && n_ - row_ > open_rows();
        insight.numbers.push_back({Axis::row, row, is_closed ? 0U : 1U});
    }
    for (int column = 0; column < n_; ++column) {
        const bool is_closed = (row().closed_columns() & column_bit(column)) != 0;
        insight.numbers.push_back({Axis::column, column, is_closed ? 0U : 1U});
    }
    room().add_facts(insight);
}

Insight FewestPawns::insight() const {
    Insight insight;
    if (too_little_) too_little_->add_shortage(insight);
    insight.facts = {{"queens asked for", std::to_string(queens_)},
                     {"pawns allowed", std::to_string(pawns_)},
                     {"queens missing", std::to_string(queens_left_)},
                     {"pawns left", std::to_string(pawns_left_)}};
    if (row_ < n_) add_room(insight);
    for (int column = column_; row_ < n_ && column < n_; ++column) {
        const Square square{row_, column};
        if ((row().attacked() & column_bit(column)) == 0 && !is_closed_on_the_left()) {
            insight.grounds.push_back({GroundKind::domain, square});
        } else {
            insight.marks.push_back(
                {square, pawns_left_ > 0 ? ThoughtKind::takes_pawn : ThoughtKind::attacked});
        }
    }
    return insight;
}

std::string refuse(const Problem& problem) {
    const Board& board = problem.board;
    if (!board.size().is_square() || board.rows() > largest_board) {
        return say("The fewest pawns are looked for on square boards of up to {most} rows.",
                   {{"most", largest_board}});
    }
    if (problem.queens != board.rows()) {
        return say(
            "An option says how many more queens than rows there are: ask for as many queens "
            "as rows.");
    }
    return refuse_unless_empty(problem);
}

bool solves(const Problem& problem, const Settings& settings, const Board& board) {
    const int number = static_cast<int>(settings.knobs[1]);
    if (settings.knobs[0] == 0) return is_solution(board, problem.queens + number);
    return board.count(Piece::pawn) <= number && is_solution(board, board.count(Piece::queen));
}

bool proves_best(const Settings&) { return true; }

std::unique_ptr<Search> start(const Problem& problem, const Settings& settings) {
    return searching<FewestPawns>(problem.board.rows(), settings.knobs[0] != 0,
                                  static_cast<int>(settings.knobs[1]));
}

}  // namespace

constinit const Entry solver_entries::fewest_pawns{
    .slug = "fewest_pawns",
    .title = "Fewest pawns",
    .summary =
        "Finds the fewest pawns that keep the queens "
        "apart, or the most queens for a number of pawns.",
    .approach = Approach::other_puzzle,
    .pseudocode = Pseudocode(pseudocode),
    .papers = papers,
    .knobs = knobs,
    .complete = false,
    .proves_best = proves_best,
    .solves = solves,
    .refuse = refuse,
    .start = start};

}  // namespace queens
