// Bit masks: backtracking with three numbers instead of a board.
//
// The bits of a number are the columns. One number has the columns that hold a queen, one the
// columns whose square in the present row is attacked along a diagonal, one the same along an
// anti-diagonal; what is in none of them is free. From one row to the next the attacks along
// diagonals move by one column, which is a shift of their number, and the lowest free bit is taken
// by x & -x. No square is ever tested. Richards (1997).
//
// On cylinder and torus the bits that a shift pushes out come in again at the other end. Forbidden
// squares, and those that given queens attack, are a fourth number for each row. Boards taller than
// wide are searched column by column.
#include <algorithm>
#include <array>
#include <bit>

#include "core/say.hpp"
#include "solvers/parts/reasons.hpp"
#include "solvers/parts/refusals.hpp"
#include "solvers/parts/scanning.hpp"
#include "solvers/parts/slots.hpp"
#include "solvers/solver.hpp"

namespace queens {

namespace {

constexpr int widest = 32;

/// The lines of the pseudocode that events happen in.
enum Line : std::uint8_t {
    line_start = 0,
    line_place = 3,
    line_note = 6,
    line_back = 7,
    line_end = 8
};
constexpr std::array<std::string_view, 1> papers{"richards1997"};

/// What does not change during a run: the rows that need a queen, and the columns open there.
struct Table {
    std::vector<int> rows;
    std::vector<std::uint32_t> open;
    int width = 0;
    bool swapped = false;
    bool closed = false;
    bool possible = true;

    [[nodiscard]] std::uint32_t all() const {
        return static_cast<std::uint32_t>((std::uint64_t{1} << width) - 1);
    }
};

Table table_of(const Problem& problem) {
    const Slots slots = slots_of(problem);
    const Size size = problem.board.size();
    Table table;
    table.swapped = scanning_axis(size) != Axis::row;
    table.width = std::max(size.rows, size.columns);
    table.closed = problem.board.surface() != Surface{};
    table.possible = slots.spare == 0;
    const Occupied given(slots);
    for (std::size_t slot = 0; slot < slots.count(); ++slot) {
        std::uint32_t open = 0;
        for (const Cell& cell : slots.of(slot)) {
            const int column = table.swapped ? cell.row : cell.column;
            if (given.is_free(cell)) open |= std::uint32_t{1} << column;
        }
        const Cell& first = slots.of(slot).front();
        table.rows.push_back(table.swapped ? first.column : first.row);
        table.open.push_back(open);
    }
    return table;
}

class Bitmask {
  public:
    explicit Bitmask(std::shared_ptr<const Table> table);

    Event step();
    [[nodiscard]] Insight insight() const;

  private:
    /// The three masks of a row, the columns still to be tried, and its queen.
    struct Row {
        std::uint32_t columns = 0;
        std::uint32_t diagonals = 0;
        std::uint32_t anti_diagonals = 0;
        std::uint32_t free = 0;
        std::uint32_t queen = 0;
    };

    void enter(std::uint32_t columns, std::uint32_t diagonals, std::uint32_t anti_diagonals);
    void enter_below(const Row& row);
    [[nodiscard]] std::string bits_of(std::uint32_t mask) const;
    [[nodiscard]] std::uint32_t shifted(std::uint32_t mask, int by) const;
    [[nodiscard]] Square square_of(std::size_t depth) const {
        const int row = table_->rows[depth];
        const int column = std::countr_zero(rows_[depth].queen);
        return table_->swapped ? Square{column, row} : Square{row, column};
    }

    std::shared_ptr<const Table> table_;
    /// One for each queen to be placed, and the one where the search ends.
    std::vector<Row> rows_;
    std::size_t depth_ = 0;
    bool solved_ = false;
};

Bitmask::Bitmask(std::shared_ptr<const Table> table)
    : table_(std::move(table)), rows_(table_->rows.size() + 1) {
    solved_ = table_->possible && table_->rows.empty();
    if (table_->possible) enter(0, 0, 0);
}

/// The mask moved by `by` columns, to the left in words and to the right on the board if `by` is
/// positive.
std::uint32_t Bitmask::shifted(std::uint32_t mask, int by) const {
    const int width = table_->width;
    const std::uint64_t wide = mask;
    const std::uint64_t moved = by > 0 ? wide << by : wide >> -by;
    if (!table_->closed) return static_cast<std::uint32_t>(moved) & table_->all();
    const std::uint64_t around = by > 0 ? wide >> (width - by) : wide << (width + by);
    return static_cast<std::uint32_t>(moved | around) & table_->all();
}

void Bitmask::enter(std::uint32_t columns, std::uint32_t diagonals, std::uint32_t anti_diagonals) {
    Row& row = rows_[depth_];
    row = {columns, diagonals, anti_diagonals, 0, 0};
    if (depth_ < table_->rows.size()) {
        row.free = table_->open[depth_] & ~(columns | diagonals | anti_diagonals);
    }
}

/// The row after one whose queen stands; rows with given queens lie between them.
void Bitmask::enter_below(const Row& row) {
    const bool last = ++depth_ == table_->rows.size();
    const int down = last ? 1 : table_->rows[depth_] - table_->rows[depth_ - 1];
    enter(row.columns | row.queen, shifted(row.diagonals | row.queen, down),
          shifted(row.anti_diagonals | row.queen, -down));
    solved_ = last;
}

Event Bitmask::step() {
    if (!table_->possible) return ended(line_start);
    if (solved_) {
        solved_ = false;
        return solved(line_note);
    }
    Row& row = rows_[depth_];
    if (row.free != 0) {
        row.queen = row.free & (~row.free + 1);
        row.free ^= row.queen;
        const Event event = placed(line_place, square_of(depth_));
        enter_below(row);
        return event;
    }
    if (depth_ == 0) return ended(line_end);
    const Event event = removed(line_back, square_of(--depth_));
    rows_[depth_].queen = 0;
    return event;
}

std::string Bitmask::bits_of(std::uint32_t mask) const {
    std::string bits;
    for (int i = 0; i < table_->width; ++i) bits += (mask >> i & 1U) != 0 ? '1' : '0';
    return bits;
}

/// The masks of the present row, the first column at the left as on the board, and its squares that
/// are still free.
Insight Bitmask::insight() const {
    const Row& row = rows_[depth_];
    Insight insight;
    const bool inside = depth_ < table_->rows.size();
    insight.picture = {
        BitRows{table_->swapped ? Axis::column : Axis::row,
                inside ? std::optional(table_->rows[depth_]) : std::nullopt,
                {{say("columns"), bits_of(row.columns)},
                 {say("diagonals"), bits_of(row.diagonals)},
                 {say("anti-diagonals"), bits_of(row.anti_diagonals)},
                 {say("free"), bits_of(row.free)}}},
        say(table_->swapped
                ? Sentence("A bit is 1 where a queen of the search attacks the square of the "
                           "current column, and on the line of free squares where a queen can "
                           "stand; the top row comes first. From column to column the diagonals "
                           "move one row down, << 1, and the anti-diagonals one row up, >> 1; "
                           "around joined edges they come in again on the other side.")
                : Sentence("A bit is 1 where a queen of the search attacks the square of the "
                           "current row, and on the line of free squares where a queen can stand; "
                           "the left column comes first. From row to row the diagonals move one "
                           "column to the right, << 1, and the anti-diagonals one to the left, >> "
                           "1; around joined edges they come in again on the other side."))};
    for (int i = 0; inside && i < table_->width; ++i) {
        if ((row.free >> i & 1U) == 0) continue;
        const int line = table_->rows[depth_];
        insight.grounds.push_back(
            {GroundKind::domain, table_->swapped ? Square{i, line} : Square{line, i}});
    }
    return insight;
}

std::string refuse(const Problem& problem) {
    const Board& board = problem.board;
    const Surface surface = board.surface();
    if (std::max(board.rows(), board.columns()) > widest) {
        return say(
            "The columns are the bits of one number, so the board can have at most {most} rows "
            "and columns.",
            {{"most", widest}});
    }
    if (is_flipped(surface)) {
        return say(
            "Across a flipped edge a diagonal changes its direction, and no shift can follow.");
    }
    if (surface != Surface{} && !board.size().is_square()) {
        return say("On joined edges the shifts only work on square boards.");
    }
    if (board.count(Piece::pawn) + board.count(Piece::wall) > 0) {
        return say("A mask covers whole lines: take pawns and walls off.");
    }
    if (problem.queens != board.size().shorter()) {
        return say(
            "Each row gets one queen, so this board needs exactly {queens} "
            "{queens|queen|queens}.",
            {{"queens", board.size().shorter()}});
    }
    return refuse_other_pieces(problem);
}

/// The line after that of the queen has no square left, unless it was the last one.
Reason why_no_bit(const Moment& moment) {
    const Board& before = moment.before;
    const std::string square = square_name(moment.event.square, before.size());
    const std::optional<Square> empty = next_empty_line(before, moment.event.square);
    if (!empty) {
        return {say("The solution is noted. Take the queen off {square} and look for the next one.",
                    {{"square", square}})};
    }
    const Axis axis = scanning_axis(before.size());
    return {say("No bit is free in {line}: take the queen off {square} and return to the masks of "
                "{own}.",
                {{"line", line_name(before, *empty, axis)},
                 {"square", square},
                 {"own", line_name(before, moment.event.square, axis)}}),
            {},
            LineOfSquares{axis, line_through(before, *empty, axis)}};
}

constexpr std::array<CodeLine, 9> pseudocode{
    {{"columns = diagonals = anti-diagonals = 0", line_start, why_nothing_to_try},
     {"free = columns open in the row, in none of the three; bit 0, the lowest, is the left one"},
     {"while free is not 0:"},
     {"  queen = free & -free, the lowest bit: place a queen there", line_place,
      "{square} is the next free square of {line}: place a queen and shift the masks."},
     {"  remove the queen from free"},
     {"  next row with columns | queen, (diagonals | queen) << 1, (anti-diagonals | queen) >> 1"},
     {"  after the last row: a solution", line_note, why_solved},
     {"free is 0: take off the queen of the row before and go on there", line_back, why_no_bit},
     {"the top row has no free column left: finished", line_end, everything_tried}}};

std::unique_ptr<Search> start(const Problem& problem, const Settings&) {
    return searching<Bitmask>(std::make_shared<const Table>(table_of(problem)));
}

}  // namespace

constinit const Entry solver_entries::bitmask{
    .slug = "bitmask",
    .title = "Bit masks",
    .summary = "Backtracking with the attacked columns of a row as the bits of three numbers.",
    .approach = Approach::everything,
    .pseudocode = Pseudocode(pseudocode),
    .papers = papers,
    .knobs = {},
    .complete = true,
    .tree = SearchTree::row_after_row,
    .scans = true,
    .refuse = refuse,
    .start = start};

}  // namespace queens
