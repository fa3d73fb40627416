// Free tiles: the set of tiles that no queen threatens, and every choice among them.
//
// The board is the set of its tiles. A queen takes its tile and all tiles that it threatens out of
// the set; the next queen may stand on any tile that is left, in whatever row. When as many queens
// stand as are asked for, they are a solution. Python implementation of the N-queens problem
// (memo).
//
// Since nothing orders the queens, the algorithm finds every solution of N queens N! times, once in
// each order of placing them. Here it goes the same ways, but only the first of these times is
// reported as a solution: the one in which the tiles come in ascending order. The knob `first` is
// the memo's own hint, to let the first queen stand in the top row only.
#include <algorithm>
#include <array>

#include "core/numbers.hpp"
#include "solvers/parts/free_squares.hpp"
#include "solvers/parts/reasons.hpp"
#include "solvers/parts/refusals.hpp"
#include "solvers/parts/slots.hpp"
#include "solvers/solver.hpp"

namespace queens {

namespace {

/// The lines of the pseudocode that events happen in.
enum Line : std::uint8_t {
    line_start = 0,
    line_place = 2,
    line_note = 5,
    line_again = 6,
    line_take = 8,
    line_end = 9
};
constexpr std::array<std::string_view, 1> papers{"pythonmemo"};
constexpr std::array knobs{choice("first", "First queen on",
                                  "Where the first queen may stand, if each row needs a queen.",
                                  {"any square", "the top row"})};

/// Tiles that are shown as free.
constexpr std::size_t most_tinted = 1024;

class FreeTiles {
  public:
    FreeTiles(std::shared_ptr<const LineTable> table, bool first_row_only);

    Event step();
    [[nodiscard]] Insight insight() const;
    [[nodiscard]] std::size_t memory() const { return free_.memory(); }

  private:
    [[nodiscard]] bool may_stand(std::uint32_t tile) const;
    [[nodiscard]] std::vector<Mark> threatened() const;

    FreeSquares free_;
    std::vector<std::uint32_t> queens_;
    /// The first tile that is still to be tried for the next queen.
    std::uint32_t next_ = 0;
    /// The row in which the first queen has to stand, `none` if any.
    std::uint32_t first_row_ = FreeSquares::none;
    std::uint64_t found_ = 0;
    std::uint64_t noted_ = 0;
    /// Whether the queens that stand have not been looked at yet.
    bool fresh_;
};

FreeTiles::FreeTiles(std::shared_ptr<const LineTable> table, bool first_row_only)
    : free_(std::move(table)), fresh_(free_.table().possible && free_.missing() == 0) {
    const LineFamily& rows = free_.table().families.front();
    if (first_row_only && rows.spare == 0 && !rows.lines.empty()) first_row_ = rows.lines.front();
    if (!free_.table().possible) next_ = static_cast<std::uint32_t>(free_.table().lines.size());
}

bool FreeTiles::may_stand(std::uint32_t tile) const {
    const LineTable& table = free_.table();
    if (!free_.is_free(tile) || !table.is_open(tile)) return false;
    return first_row_ == FreeSquares::none || !queens_.empty() ||
           table.lines[tile][static_cast<std::size_t>(Axis::row)] == first_row_;
}

Event FreeTiles::step() {
    if (fresh_) {
        fresh_ = false;
        ++found_;
        bool ascending = true;
        for (std::size_t i = first_row_ == FreeSquares::none ? 1 : 2; i < queens_.size(); ++i) {
            ascending = ascending && queens_[i - 1] < queens_[i];
        }
        if (!ascending) return rejected(line_again, free_.table().square_of(queens_.back()));
        ++noted_;
        return solved(line_note);
    }
    const auto tiles = static_cast<std::uint32_t>(free_.table().lines.size());
    if (free_.missing() == 0) next_ = tiles;
    while (next_ < tiles && !may_stand(next_)) ++next_;
    if (next_ < tiles) {
        const std::uint32_t tile = next_;
        free_.place(tile);
        queens_.push_back(tile);
        next_ = 0;
        fresh_ = free_.missing() == 0;
        return placed(line_place, free_.table().square_of(tile));
    }
    if (queens_.empty()) {
        return ended(free_.table().possible ? line_end : line_start);
    }
    const std::uint32_t tile = queens_.back();
    queens_.pop_back();
    free_.take(tile);
    next_ = tile + 1;
    return removed(line_take, free_.table().square_of(tile));
}

/// A mark for each empty square that a queen threatens, as far as they can be seen.
std::vector<Mark> FreeTiles::threatened() const {
    const LineTable& table = free_.table();
    std::vector<std::uint32_t> queens = table.given;
    queens.insert(queens.end(), queens_.begin(), queens_.end());
    std::vector<Mark> marks;
    for (std::uint32_t tile = 0; tile < table.lines.size() && marks.size() < most_tinted; ++tile) {
        if (free_.is_free(tile) || !table.is_open(tile)) continue;
        const bool stands = std::find(queens.begin(), queens.end(), tile) != queens.end();
        if (!stands) marks.push_back({table.square_of(tile), ThoughtKind::attacked});
    }
    return marks;
}

Insight FreeTiles::insight() const {
    Insight insight;
    std::uint32_t free_tiles = 0;
    for (const std::uint32_t line : free_.table().families.front().lines) {
        free_tiles += free_.free_on(line);
    }
    insight.facts = {{"free squares", grouped(free_tiles)},
                     {"solutions found, in any order", grouped(found_)},
                     {"different solutions", grouped(noted_)},
                     {"repetitions", grouped(found_ - noted_)}};
    insight.marks = threatened();
    for (std::uint32_t tile = next_; tile < free_.table().lines.size(); ++tile) {
        if (insight.grounds.size() == most_tinted) break;
        if (!may_stand(tile)) continue;
        insight.grounds.push_back({GroundKind::domain, free_.table().square_of(tile)});
    }
    return insight;
}

bool all_stand(const Moment& moment) {
    return moment.before.count(Piece::queen) == moment.problem.queens;
}

constexpr std::array<CodeLine, 10> pseudocode{
    {{"at first all squares are free", line_start, why_nothing_to_try},
     {"for each free square, in order:"},
     {"  place a queen on it", line_place, "No queen threatens {square}: place a queen on it."},
     {"  the squares that it threatens are not free for the next queen"},
     {"  if all queens stand: a solution,"},
     {"    counted if they were placed in the order of the squares,", line_note, why_solved},
     {"    otherwise it was found before", line_again,
      "This solution was found before, with its queens placed in another order."},
     {"  else: do the same for the next queen, from \"for each\""},
     {"  take the queen off, and free again what it threatened",
      line_take,
      {all_stand, "All queens stood: take the queen off {square} and try the squares after it.",
       "No free square is left to try: take the queen off {square} and try the squares after it."}},
     {"every square has been tried for the first queen: finished", line_end,
      "Every square has been tried for every queen: the search is finished."}}};

std::unique_ptr<Search> start(const Problem& problem, const Settings& settings) {
    return searching<FreeTiles>(std::make_shared<const LineTable>(problem),
                                settings.knobs.front() != 0);
}

}  // namespace

constinit const Entry solver_entries::free_tiles{
    .slug = "free_tiles",
    .title = "Free squares",
    .summary =
        "Tries every square that no queen threatens, and so every order of placing the queens.",
    .approach = Approach::everything,
    .pseudocode = Pseudocode(pseudocode),
    .papers = papers,
    .knobs = knobs,
    .complete = true,
    .refuse = refuse_other_pieces,
    .start = start};

}  // namespace queens
