// Permutations: every order of the columns, tested one after the other.
//
// A list of different columns, one for each row, keeps rows and columns apart by itself. All such
// lists are taken in lexicographic order, and each is tested by placing its queens from the first
// row on: at the first queen that is attacked the list has failed. Dubreuil & Koehnen (2022),
// sections 2.1.2 and 2.1.3.
//
// The paper's program clears its board once, after its loop, and so finds nothing from N = 2 on;
// here the board is cleared after each permutation. The knob `whole` goes on testing after the
// first clash, as array programs do that look at a permutation all at once. Boards wider than tall
// take permutations of some of the columns; boards taller than wide swap rows and columns.
#include <algorithm>
#include <array>
#include <memory>
#include <numeric>
#include <vector>

#include "core/say.hpp"
#include "solvers/parts/reasons.hpp"
#include "solvers/parts/refusals.hpp"
#include "solvers/parts/scanning.hpp"
#include "solvers/solver.hpp"

namespace queens {

namespace {

/// The lines of the pseudocode that events happen in.
enum Line : std::uint8_t {
    line_reject = 3,
    line_place = 4,
    line_note = 6,
    line_clear = 7,
    line_end = 8
};
constexpr std::array<CodeLine, 9> pseudocode{
    {{"for each permutation of the columns, in order:"},
     {"  for each row, from the first:"},
     {"    take the square in the column that the permutation gives"},
     {"    if a queen attacks it: the permutation fails",
      line_reject,
      {why_rejected, "This permutation fails."}},
     {"    else: place a queen on it", line_place,
      "The permutation gives {square}, and no queen attacks it: place a queen."},
     {"    after a failure, test no further (unless the whole is tested)"},
     {"  if it has not failed: a solution", line_note, why_solved},
     {"  take all queens off the board", line_clear,
      "This permutation has been tested: take the queen off {square}."},
     {"every permutation has been tested: finished", line_end,
      "Every permutation has been tested: the search is finished."}}};
constexpr std::array<std::string_view, 1> papers{"dubreuil2022"};
constexpr std::array knobs{choice("whole", "Test the whole permutation at once",
                                  "Whether the queens after the first clash are tested as well.",
                                  {"stop at the first clash", "test the whole permutation"})};

class Permutations {
  public:
    Permutations(const Problem& problem, bool whole);

    Event step() {
        if (!clearing_ && row_ < rows_) return test();
        return turn();
    }
    [[nodiscard]] Insight insight() const;

  private:
    /// The square of a row of the permutation, which is a column where the two are swapped.
    [[nodiscard]] Square square_of(std::size_t row) const {
        const auto r = static_cast<int>(row);
        return swapped_ ? Square{columns_[row], r} : Square{r, columns_[row]};
    }
    [[nodiscard]] const std::array<std::uint32_t, 4>& lines_of(std::size_t row) const {
        return (*table_)[row * columns_.size() + static_cast<std::size_t>(columns_[row])];
    }

    Event test();
    Event turn();
    bool next_permutation();
    [[nodiscard]] bool share_line(std::size_t one, std::size_t other) const;
    [[nodiscard]] std::array<std::size_t, 2> clash() const;
    [[nodiscard]] NumberList list() const;

    /// The lines of each square in the order of the permutation's rows and columns.
    std::shared_ptr<const std::vector<std::array<std::uint32_t, 4>>> table_;
    std::vector<std::uint8_t> occupied_;
    /// A permutation of all columns, of which the first rows_ are tested.
    std::vector<int> columns_;
    /// The rows whose queens stand on the board.
    std::vector<std::uint32_t> standing_;
    std::size_t rows_;
    std::size_t row_ = 0;
    bool swapped_;
    bool whole_;
    bool failed_ = false;
    bool clearing_ = false;
};

Permutations::Permutations(const Problem& problem, bool whole)
    : columns_(static_cast<std::size_t>(std::max(problem.board.rows(), problem.board.columns()))),
      rows_(static_cast<std::size_t>(problem.board.size().shorter())),
      swapped_(scanning_axis(problem.board.size()) == Axis::column),
      whole_(whole) {
    const Board& board = problem.board;
    const Size size = board.size();
    const Lines lines(board);
    const auto outside = static_cast<std::uint32_t>(lines.count());
    std::vector<std::array<std::uint32_t, 4>> table;
    table.reserve(static_cast<std::size_t>(size.area()));
    for (int place = 0; place < size.area(); ++place) {
        const Square square = scanned(place, size);
        auto& through = table.emplace_back();
        for (std::size_t i = 0; i < through.size(); ++i) {
            const auto line = static_cast<std::uint32_t>(lines.of(size.index(square))[i]);
            through[i] = board.at(square) == Piece::forbidden ? outside : line;
        }
    }
    table_ = std::make_shared<const std::vector<std::array<std::uint32_t, 4>>>(std::move(table));
    occupied_.assign(outside + 1, 0);
    occupied_[outside] = 1;
    std::iota(columns_.begin(), columns_.end(), 0);
    standing_.reserve(rows_);
}

/// Tests the square of the next row.
Event Permutations::test() {
    const std::size_t row = row_++;
    const auto [a, b, c, d] = lines_of(row);
    if ((occupied_[a] | occupied_[b] | occupied_[c] | occupied_[d]) != 0) {
        failed_ = true;
        clearing_ = !whole_;
        return rejected(line_reject, square_of(row));
    }
    occupied_[a] = occupied_[b] = occupied_[c] = occupied_[d] = 1;
    standing_.push_back(static_cast<std::uint32_t>(row));
    return placed(line_place, square_of(row));
}

/// What to do when a permutation has been tested: report a solution, take the queens off from the
/// last to the first, and begin with the next permutation.
Event Permutations::turn() {
    if (!clearing_) {
        clearing_ = true;
        if (!failed_) return solved(line_note);
    }
    if (!standing_.empty()) {
        const std::size_t row = standing_.back();
        standing_.pop_back();
        for (const std::uint32_t line : lines_of(row)) occupied_[line] = 0;
        return removed(line_clear, square_of(row));
    }
    if (!next_permutation()) return ended(line_end);
    row_ = 0;
    failed_ = clearing_ = false;
    return test();
}

/// The next choice of columns in lexicographic order. Reversed, the unused columns are the last
/// order of theirs, so that the step after it changes the used ones.
bool Permutations::next_permutation() {
    std::reverse(columns_.begin() + static_cast<std::ptrdiff_t>(rows_), columns_.end());
    return std::next_permutation(columns_.begin(), columns_.end());
}

bool Permutations::share_line(std::size_t one, std::size_t other) const {
    const auto& lines = lines_of(other);
    return std::any_of(lines_of(one).begin(), lines_of(one).end(), [&](std::uint32_t line) {
        return line + 1 != occupied_.size() &&
               std::find(lines.begin(), lines.end(), line) != lines.end();
    });
}

/// The first row at which the permutation fails, and the row before it whose queen attacks that
/// square: itself where the square is forbidden. Two equal rows past the end if it has not failed.
std::array<std::size_t, 2> Permutations::clash() const {
    for (std::size_t later = 0; later < row_; ++later) {
        for (std::size_t earlier = 0; earlier < later; ++earlier) {
            if (share_line(earlier, later)) return {earlier, later};
        }
        if (lines_of(later)[0] + 1 == occupied_.size()) return {later, later};
    }
    return {rows_, rows_};
}

/// The numbers of the permutation, from a few before the one that is being tested.
NumberList Permutations::list() const {
    constexpr std::size_t most = 32;
    constexpr std::size_t back = 8;
    const auto [earlier, later] = clash();
    NumberList list;
    list.before = rows_ <= most || row_ <= back ? 0 : std::min(row_ - back, rows_ - most);
    list.after = rows_ - std::min(list.before + most, rows_);
    for (std::size_t row = list.before; row < rows_ - list.after; ++row) {
        const auto state = row == earlier || row == later ? NumberList::State::clashing
                           : row + 1 == row_              ? NumberList::State::present
                           : row < row_                   ? NumberList::State::done
                                                          : NumberList::State::to_come;
        list.items.push_back({static_cast<std::uint32_t>(columns_[row]) + 1, state});
    }
    return list;
}

Insight Permutations::insight() const {
    Insight insight;
    const NumberList list = this->list();
    insight.numbers_mean = swapped_ ? Sentence("row of this column's queen, from the top")
                                    : Sentence("column of this row's queen, from the left");
    for (std::size_t i = 0; i < list.items.size(); ++i) {
        const auto [number, state] = list.items[i];
        insight.numbers.push_back(
            {swapped_ ? Axis::column : Axis::row, static_cast<int>(list.before + i), number,
             state == NumberList::State::present || state == NumberList::State::clashing});
    }
    insight.picture = {
        list,
        say(swapped_
                ? Sentence("The permutation: for each column, from the left, the row of its "
                           "queen, counted from the top.")
                : Sentence("The permutation: for each row, from the top, the column of its queen, "
                           "counted from the left."))};
    return insight;
}

std::string refuse(const Problem& problem) {
    const Board& board = problem.board;
    if (board.count(Piece::pawn) + board.count(Piece::wall) > 0) {
        return say(
            "A permutation puts one queen in each row and column, so pawns and walls are of "
            "no use: take them off.");
    }
    if (board.count(Piece::queen) > 0) {
        return say("Permutations start from an empty board: take the given queens off.");
    }
    if (problem.queens != board.size().shorter()) {
        return say(
            "A permutation puts a queen in every row, so this board needs exactly {queens} "
            "{queens|queen|queens}.",
            {{"queens", board.size().shorter()}});
    }
    return refuse_other_pieces(problem);
}

std::unique_ptr<Search> start(const Problem& problem, const Settings& settings) {
    return searching<Permutations>(problem, settings.knobs.front() != 0);
}

}  // namespace

constinit const Entry solver_entries::permutations{
    .slug = "permutations",
    .title = "Permutations",
    .summary = "Tests every order of the columns, one queen in each row.",
    .approach = Approach::everything,
    .pseudocode = Pseudocode(pseudocode),
    .papers = papers,
    .knobs = knobs,
    .complete = true,
    .tree = SearchTree::none,
    .scans = true,
    .refuse = refuse,
    .start = start};

}  // namespace queens
