// Backtracking: row by row, the first free square, and back where none is left.
//
// Go through the rows from the top and put a queen on the first square that no queen attacks. If a
// row has no such square, go back to the queen before, take her off, and go on behind her square.
// Dubreuil & Koehnen (2022), section 2.1.1.
//
// Here a "row" is any line that holds one queen at most: a column where the board is taller than
// wide, a piece of a row between pawns or walls, two rows where an edge joins them. Where there are
// more such lines than queens, a line may also stay empty, so that every solution is found. Lines
// with given queens are left out. On the plain n x n board all this comes to the paper's method.
#include <array>
#include <memory>
#include <vector>

#include "core/attacks.hpp"
#include "solvers/solver.hpp"
#include "solvers/words.hpp"

namespace queens {

namespace {

/// The lines of the pseudocode that events happen in.
enum Line : std::uint8_t {
    line_start = 0,
    line_test = 2,
    line_place = 3,
    line_note = 5,
    line_resume = 6,
    line_back = 9,
    line_end = 10
};
constexpr std::array<std::string_view, 11> pseudocode{
    "start with the first row",
    "for each square of the row, in order:",
    "  if no queen attacks the square:",
    "    place a queen on it",
    "    if this was the last queen:",
    "      note the solution",
    "      take the queen off and go on",
    "    else: start with the next row",
    "when the row is through, leave it empty if there are rows enough",
    "else go back, take the queen before off, and go on in her row",
    "when no queen is left to take off, all has been tried"};
constexpr std::array<std::string_view, 1> papers{"Dubreuil & Koehnen (2022)"};

/// A square to be tried, with the lines through it other than that of its slot.
struct Cell {
    std::int16_t row;
    std::int16_t column;
    std::array<std::uint32_t, 3> lines;
};

/// The cells in the order of trial; slot i holds those from slots[i] to slots[i + 1].
struct Table {
    std::vector<Cell> cells;
    std::vector<std::uint32_t> slots;
};

class Backtracking {
  public:
    explicit Backtracking(const Problem& problem);

    Event step() {
        if (cell_ == end_) return turn();
        const Cell& cell = *cell_++;
        if (is_free(cell)) return descend(cell);
        return event(EventKind::reject, line_test, cell);
    }

  private:
    [[nodiscard]] static Event event(EventKind kind, Line line, const Cell& cell) {
        return {kind, line, {cell.row, cell.column}};
    }
    [[nodiscard]] bool is_free(const Cell& cell) const {
        const auto [a, b, c] = cell.lines;
        return (occupied_[a] | occupied_[b] | occupied_[c]) == 0;
    }
    void occupy(const Cell& cell, std::uint8_t by) {
        for (const std::uint32_t line : cell.lines) occupied_[line] = by;
    }
    /// Begins with the first cell of the present slot.
    void enter() {
        cell_ = table_->cells.data() + table_->slots[slot_];
        end_ = table_->cells.data() + table_->slots[slot_ + 1];
    }

    Event descend(const Cell& cell);
    Event turn();
    Event retreat(Line line);

    std::shared_ptr<const Table> table_;
    std::vector<std::uint8_t> occupied_;
    /// The cell of the queen in each slot before the present one, null where it is left empty.
    std::vector<const Cell*> chosen_;
    std::size_t slot_ = 0;
    /// The cells of the present slot that are still to be tried.
    const Cell* cell_ = nullptr;
    const Cell* end_ = nullptr;
    /// Queens still to place, and how many more slots are left than that.
    int missing_ = 0;
    int spare_ = 0;
    /// Whether the queens on the board are a solution that has not been told yet.
    bool solved_ = false;
};

/// The cells of all slots in scanning order, a slot's place being that of its first cell.
/// `outside` is the number of a line that stays occupied, for the squares that are forbidden.
Table table_of(const Board& board, const Lines& lines, std::uint32_t outside) {
    constexpr std::int32_t unseen = -1;
    constexpr std::int32_t taken = -2;
    const Size size = board.size();
    const Axis axis = scanning_axis(size);
    std::vector<std::int32_t> slot_of(static_cast<std::size_t>(lines.count()), unseen);
    const auto slot = [&](Square square) -> std::int32_t& {
        return slot_of[static_cast<std::size_t>(lines.of(size.index(square), axis))];
    };
    for (const Square given : board.find(Piece::queen)) slot(given) = taken;

    std::vector<std::vector<Cell>> cells_of;
    for (int place = 0; place < size.area(); ++place) {
        const Square square = scanned(place, size);
        if (stops_lines(board.at(square)) || slot(square) == taken) continue;
        if (slot(square) == unseen) {
            slot(square) = static_cast<std::int32_t>(cells_of.size());
            cells_of.emplace_back();
        }
        Cell cell{static_cast<std::int16_t>(square.row),
                  static_cast<std::int16_t>(square.column),
                  {outside, outside, outside}};
        if (board.at(square) != Piece::forbidden) {
            std::size_t written = 0;
            for (const Axis other : axes) {
                if (other == axis) continue;
                cell.lines[written++] =
                    static_cast<std::uint32_t>(lines.of(size.index(square), other));
            }
        }
        cells_of[static_cast<std::size_t>(slot(square))].push_back(cell);
    }

    Table table{{}, {0}};
    for (const std::vector<Cell>& cells : cells_of) {
        table.cells.insert(table.cells.end(), cells.begin(), cells.end());
        table.slots.push_back(static_cast<std::uint32_t>(table.cells.size()));
    }
    return table;
}

Backtracking::Backtracking(const Problem& problem) {
    const Board& board = problem.board;
    const Lines lines(board);
    const auto outside = static_cast<std::uint32_t>(lines.count());
    table_ = std::make_shared<const Table>(table_of(board, lines, outside));
    occupied_.assign(outside + 1, 0);
    occupied_[outside] = 1;
    for (const Square given : board.find(Piece::queen)) {
        for (const std::int32_t line : lines.of(board.size().index(given))) {
            occupied_[static_cast<std::size_t>(line)] = 1;
        }
    }
    const std::size_t slots = table_->slots.size() - 1;
    chosen_.resize(slots);
    missing_ = problem.queens - board.count(Piece::queen);
    spare_ = static_cast<int>(slots) - missing_;
    if (!conflicts(board, 1).pairs.empty()) spare_ = -1;
    if (spare_ < 0) return;
    solved_ = missing_ == 0;
    if (missing_ > 0) enter();
}

/// Places a queen on a free cell and begins with the next slot, unless she was the last.
Event Backtracking::descend(const Cell& cell) {
    occupy(cell, 1);
    chosen_[slot_++] = &cell;
    if (--missing_ > 0) {
        enter();
    } else {
        solved_ = true;
        end_ = cell_;
    }
    return event(EventKind::place, line_place, cell);
}

/// What to do when no cell is left to try.
Event Backtracking::turn() {
    if (spare_ < 0) return {EventKind::done, line_start, {}};
    if (solved_) {
        solved_ = false;
        return {EventKind::solution, line_note, {}};
    }
    if (missing_ == 0) return retreat(line_resume);
    if (spare_ == 0) return retreat(line_back);
    --spare_;
    chosen_[slot_++] = nullptr;
    enter();
    return step();
}

/// Takes the latest queen off and goes on behind her cell; without one, the search is over.
Event Backtracking::retreat(Line line) {
    while (slot_ > 0) {
        const Cell* cell = chosen_[--slot_];
        if (cell == nullptr) {
            ++spare_;
            continue;
        }
        occupy(*cell, 0);
        ++missing_;
        enter();
        cell_ = cell + 1;
        return event(EventKind::remove, line, *cell);
    }
    return {EventKind::done, line_end, {}};
}

std::string explain(const Event& event, const Board& before) {
    const std::string name = square_name(event.square, before.size());
    switch (event.kind) {
        case EventKind::reject: return why_rejected(before, event.square) + ".";
        case EventKind::place:
            return name + " is free: place the queen of " + line_name(before, event.square) + ".";
        case EventKind::solution: return solution_sentence(before);
        case EventKind::remove: {
            if (event.line == line_resume) {
                return "The solution is noted: take the queen on " + name +
                       " off and look for the next one.";
            }
            const auto through = next_empty_line(before, event.square);
            return "No square is left in " +
                   (through ? line_name(before, *through) : std::string("the next row")) +
                   ": go back and move the queen on " + name + ".";
        }
        case EventKind::done: break;
    }
    if (event.line == line_end) return "All possibilities have been tried: the search is over.";
    if (!conflicts(before, 1).pairs.empty()) {
        return "Two of the given queens attack each other: there is no solution.";
    }
    return "A row takes one queen, rows joined at an edge take one together, and that is too few: "
           "there is no solution.";
}

std::unique_ptr<Search> start(const Problem& problem, const Settings&) {
    return searching<Backtracking>(problem);
}

}  // namespace

constinit const Entry solver_entries::backtracking{
    .slug = "backtracking",
    .title = "Backtracking",
    .summary =
        "Puts a queen on the first free square of each row, and goes back where none is left.",
    .pseudocode = pseudocode,
    .papers = papers,
    .knobs = {},
    .complete = true,
    .accepts = complain_about_pieces,
    .start = start,
    .explain = explain};

}  // namespace queens
