// Exact cover: rows and columns as things to be covered, squares as what covers them.
//
// Every row and column is an item that must be covered by exactly one queen, every diagonal one
// that may be covered once; a square is an option that covers the four items it lies on. To cover
// an item takes it out of doubly linked lists, together with all options that contain it, and the
// links that were taken out still know where they belong: uncovering in reverse order puts them
// back ("dancing links"). The search goes on with the item that has fewest options. Knuth (2000).
//
// Here all lines of a kind are items to be covered when there are as many as queens are missing,
// on the torus also the diagonals. Where there is no such kind, as with fewer queens than rows, the
// rows are such items, and so many of them as are to spare may be covered by no option.
#include <algorithm>
#include <array>

#include "core/say.hpp"
#include "solvers/parts/dancing_links.hpp"
#include "solvers/parts/free_squares.hpp"
#include "solvers/parts/reasons.hpp"
#include "solvers/parts/refusals.hpp"
#include "solvers/parts/slots.hpp"
#include "solvers/solver.hpp"

namespace queens {

namespace {

constexpr int most_squares = 4096;
/// The most options whose matrix is shown.
constexpr std::size_t most_shown = 64;

/// The lines of the pseudocode that events happen in.
enum Line : std::uint8_t {
    line_start = 0,
    line_note = 1,
    line_empty = 3,
    line_place = 5,
    line_take = 7,
    line_end = 9
};
constexpr std::array<CodeLine, 10> pseudocode{
    {{"rows and columns must be covered, squares can cover them", line_start},
     {"if all queens stand: a solution", line_note},
     {"choose the line with the fewest options, the squares left to it, and cover it"},
     {"  no option: go back", line_empty},
     {"  for each of its options, in order:"},
     {"    place a queen there: cover the other lines through the square", line_place},
     {"    repeat from \"if all queens stand\""},
     {"    take the queen off: uncover them in reverse order", line_take},
     {"  uncover the line"},
     {"nothing left to uncover: finished", line_end}}};
constexpr std::array<std::string_view, 1> papers{"knuth2000"};
constexpr std::array<std::string_view, 2> choices{"first", "fewest options"};
constexpr std::array<Knob, 1> knobs{
    {{.name = "item",
      .title = "Line to cover",
      .summary = "Whether the first line is covered next, or the one with the fewest options.",
      .lowest = 0,
      .highest = 1,
      .initial = 1,
      .choices = choices}}};

/// What does not change during a run.
struct Table {
    explicit Table(const Problem& problem);

    LineTable lines;
    CoverMatrix matrix;
    /// The line of each item, from item 1 on, and the square of each option.
    std::vector<std::uint32_t> item_lines;
    std::vector<std::uint32_t> squares;
    [[nodiscard]] Square square_of_option(std::size_t option) const {
        return lines.square_of(squares[option]);
    }
    /// How many needed items may be left without an option.
    int spare = 0;
};

Table::Table(const Problem& problem) : lines(problem) {
    const FreeSquares free(std::make_shared<const LineTable>(lines));
    constexpr std::uint32_t none = 0;
    std::vector<std::uint32_t> item_of(lines.axis.size(), none);
    const auto add_item = [&](std::uint32_t line) {
        item_lines.push_back(line);
        item_of[line] = static_cast<std::uint32_t>(item_lines.size());
    };
    const bool exact = std::any_of(lines.families.begin(), lines.families.end(),
                                   [](const LineFamily& family) { return family.spare == 0; });
    for (const LineFamily& family : lines.families) {
        const bool needed = exact ? family.spare == 0 : family.axis == Axis::row;
        if (!needed) continue;
        spare = family.spare;
        for (const std::uint32_t line : family.lines) add_item(line);
    }
    matrix.needed = static_cast<std::uint32_t>(item_lines.size());
    for (std::uint32_t line = 0; line < lines.axis.size(); ++line) {
        if (item_of[line] == none && free.free_on(line) > 1) add_item(line);
    }
    matrix.item_count = static_cast<std::uint32_t>(item_lines.size());
    for (std::uint32_t square = 0; square < lines.lines.size(); ++square) {
        if (!lines.is_open(square) || !free.is_free(square)) continue;
        std::vector<std::uint32_t> items;
        for (const std::uint32_t line : lines.lines[square]) {
            const bool again = std::find(items.begin(), items.end(), item_of[line]) != items.end();
            if (item_of[line] != none && !again) items.push_back(item_of[line]);
        }
        squares.push_back(square);
        matrix.add_option(items);
    }
}

class ExactCover {
  public:
    ExactCover(std::shared_ptr<const Table> table, bool fewest)
        : table_(std::move(table)),
          links_(std::shared_ptr<const CoverMatrix>(table_, &table_->matrix)),
          missing_(table_->lines.missing),
          spare_(table_->spare),
          fewest_(fewest),
          fresh_(table_->lines.possible) {}

    Event step() { return fresh_ ? choose() : go_on(); }
    [[nodiscard]] Insight insight() const;
    [[nodiscard]] std::size_t memory() const { return links_.memory(); }

  private:
    /// A covered item, and the node of its option that is being tried, at first the item itself.
    struct Frame {
        std::uint32_t item;
        std::uint32_t node;
        bool standing = false;
        bool left_empty = false;
    };

    Event choose();
    Event go_on();
    [[nodiscard]] MatrixRow matrix_row(std::size_t option) const;

    std::shared_ptr<const Table> table_;
    DancingLinks links_;
    std::vector<Frame> frames_;
    int missing_;
    int spare_;
    bool fewest_;
    /// Whether no item has been chosen yet for the queens that stand.
    bool fresh_;
};

/// Covers the next item, unless all queens stand.
Event ExactCover::choose() {
    fresh_ = false;
    if (missing_ == 0) return solved(line_note);
    std::uint32_t item = links_.next_item(0);
    for (std::uint32_t i = item; fewest_ && i != 0; i = links_.next_item(i)) {
        if (links_.size(i) < links_.size(item)) item = i;
    }
    links_.cover(item);
    frames_.push_back({item, item});
    if (links_.size(item) > 0 || spare_ > 0) return go_on();
    const std::uint32_t line = table_->item_lines[item - 1];
    return rejected(line_empty, table_->lines.square_of(table_->lines.squares_of(line).front()));
}

/// Takes the latest queen off, or places one by the next option of the latest item.
Event ExactCover::go_on() {
    while (!frames_.empty()) {
        Frame& frame = frames_.back();
        if (frame.standing) {
            frame.standing = false;
            ++missing_;
            links_.uncover_others(frame.node);
            return removed(line_take, table_->square_of_option(links_.option_of(frame.node)));
        }
        const std::uint32_t next = links_.below(frame.node);
        if (!frame.left_empty && next != frame.item) {
            frame.node = next;
            frame.standing = true;
            --missing_;
            links_.cover_others(next);
            fresh_ = true;
            return placed(line_place, table_->square_of_option(links_.option_of(next)));
        }
        if (!frame.left_empty && spare_ > 0) {
            --spare_;
            frame.left_empty = true;
            return choose();
        }
        if (frame.left_empty) ++spare_;
        links_.uncover(frame.item);
        frames_.pop_back();
    }
    return ended(table_->lines.possible ? line_end : line_start);
}

/// The option as a row of the matrix, one cell for each item.
MatrixRow ExactCover::matrix_row(std::size_t option) const {
    std::vector<MatrixCell> cells(table_->matrix.item_count, MatrixCell::empty);
    for (const std::uint32_t item : table_->matrix.items_of(option)) {
        cells[item - 1] = MatrixCell::full;
    }
    for (std::uint32_t item = 1; item <= table_->matrix.item_count; ++item) {
        if (links_.is_hidden(option) || links_.is_covered(item)) {
            cells[item - 1] = MatrixCell::covered;
        }
    }
    return {square_name(table_->square_of_option(option), table_->lines.size), std::move(cells)};
}

Insight ExactCover::insight() const {
    const CoverMatrix& matrix = table_->matrix;
    Insight insight;
    const std::size_t options = matrix.option_count();
    for (std::size_t option = 0; option < options; ++option) {
        if (links_.is_hidden(option)) {
            const Square square = table_->square_of_option(option);
            insight.marks.push_back({square, ThoughtKind::hidden});
        }
        if (options <= most_shown) insight.matrix.push_back(matrix_row(option));
    }
    std::uint32_t covered = 0;
    for (std::uint32_t item = 1; item <= matrix.item_count; ++item) {
        covered += links_.is_covered(item);
    }
    const std::size_t left = options - insight.marks.size();
    insight.facts = {
        {"lines to be covered", std::to_string(matrix.needed)},
        {"lines to be covered at most once", std::to_string(matrix.item_count - matrix.needed)},
        {"lines covered", std::to_string(covered)},
        {"options left", say("{left} of {all}", {{"left", left}, {"all", options}})}};
    if (!frames_.empty()) {
        const std::uint32_t line = table_->item_lines[frames_.back().item - 1];
        insight.facts.push_back({"chosen line", table_->lines.name_of(line)});
    }
    insight.legend = {ThoughtKind::hidden};
    return insight;
}

std::string refuse(const Problem& problem) {
    if (problem.board.size().area() > most_squares) {
        return say(
            "The lists of a larger board would take too much memory: it can have at most {most} "
            "squares.",
            {{"most", most_squares}});
    }
    return refuse_other_pieces(problem);
}

Reason explain(const Problem& problem, const Event& event, const Board& before) {
    const std::string square = square_name(event.square, before.size());
    switch (event.kind) {
        case EventKind::reject:
            return why_dead_end(problem, before, event.square).then(say("Go back."));
        case EventKind::place:
            return {
                say("{square} is the next option of the chosen line: place a queen and cover the "
                    "other lines through it.",
                    {{"square", square}})};
        case EventKind::solution: return why_solved(before);
        case EventKind::remove:
            return {
                say("Everything with a queen on {square} has been tried: take it off and uncover "
                    "its lines.",
                    {{"square", square}})};
        case EventKind::done: break;
    }
    if (event.line == line_start) return why_nothing_to_try(problem);
    return {say("Everything is uncovered again: the search is finished.")};
}

std::unique_ptr<Search> start(const Problem& problem, const Settings& settings) {
    return searching<ExactCover>(std::make_shared<const Table>(problem),
                                 settings.knobs.front() != 0);
}

}  // namespace

namespace solver_entries {

extern constinit const Entry exact_cover{
    .slug = "exact_cover",
    .title = "Exact cover",
    .summary =
        "Treats the board as a jigsaw: each row and column must be covered exactly once (Knuth's "
        "dancing links).",
    .approach = Approach::look_ahead,
    .pseudocode = Pseudocode(pseudocode),
    .papers = papers,
    .knobs = knobs,
    .complete = true,
    .refuse = refuse,
    .start = start,
    .explain = explain};

}  // namespace solver_entries

}  // namespace queens
