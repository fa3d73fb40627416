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
// rows are such items, and as many of them as there are to spare may remain uncovered.
#include <algorithm>
#include <array>

#include "core/say.hpp"
#include "solvers/parts/cover_table.hpp"
#include "solvers/parts/reasons.hpp"
#include "solvers/parts/refusals.hpp"
#include "solvers/parts/slots.hpp"
#include "solvers/solver.hpp"

namespace queens {

namespace {

constexpr int most_squares = 4096;
/// The most lines that are shown with their options.
constexpr std::size_t most_shown = 8;

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
    {{"rows and columns must be covered, squares can cover them", line_start, why_nothing_to_try},
     {"if all queens stand: a solution", line_note, why_solved},
     {"choose the line with the fewest options, the squares left to it, and cover it"},
     {"  no option: go back, unless the line may stay uncovered",
      line_empty,
      {why_dead_end, "Go back."}},
     {"  for each of its options, in order:"},
     {"    place a queen there: cover the other lines through the square", line_place,
      "{square} is the next option of {line}: place a queen and cover its other lines."},
     {"    repeat from \"if all queens stand\""},
     {"    take the queen off: uncover them in reverse order", line_take,
      "Everything with a queen on {square} has been tried: take it off and uncover its lines."},
     {"  uncover the line"},
     {"nothing left to uncover: finished", line_end,
      "Everything is uncovered again: the search is finished."}}};
constexpr std::array<std::string_view, 1> papers{"knuth2000"};
constexpr std::array knobs{
    choice("item", "Line to cover",
           "Whether the first line is covered next, or the one with the fewest options.",
           {"first", "fewest options"}, 1)};

class ExactCover {
  public:
    ExactCover(std::shared_ptr<const CoverTable> table, bool fewest)
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

    [[nodiscard]] std::uint32_t next_item() const;
    Event choose();
    Event go_on();
    [[nodiscard]] std::uint32_t present_item() const;
    [[nodiscard]] bool is_taken(std::size_t option) const;
    [[nodiscard]] std::vector<bool> covered_items() const;
    [[nodiscard]] std::vector<std::uint32_t> options_of(std::uint32_t item) const;
    [[nodiscard]] std::vector<std::uint32_t> open_items() const;
    [[nodiscard]] std::uint32_t line_of(std::uint32_t item) const {
        return table_->item_lines[item - 1];
    }
    void add_number(Insight& insight, std::uint32_t item, bool is_present) const;
    void add_lines(Insight& insight) const;

    std::shared_ptr<const CoverTable> table_;
    DancingLinks links_;
    std::vector<Frame> frames_;
    int missing_;
    int spare_;
    bool fewest_;
    /// Whether no item has been chosen yet for the queens that stand.
    bool fresh_;
};

/// The item to be covered next, 0 if none is left.
std::uint32_t ExactCover::next_item() const {
    std::uint32_t item = links_.next_item(0);
    for (std::uint32_t i = item; fewest_ && i != 0; i = links_.next_item(i)) {
        if (links_.size(i) < links_.size(item)) item = i;
    }
    return item;
}

/// Covers the next item, unless all queens stand.
Event ExactCover::choose() {
    fresh_ = false;
    if (missing_ == 0) return solved(line_note);
    const std::uint32_t item = next_item();
    links_.cover(item);
    frames_.push_back({item, item});
    if (links_.size(item) > 0 || spare_ > 0) return go_on();
    const std::uint32_t line = line_of(item);
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
            const std::uint32_t option = links_.option_of(next);
            return placed(line_place, table_->square_of_option(option))
                .along(table_->axis_of(option, frame.item));
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

/// The item whose options are being tried, or will be next; 0 if all queens stand.
std::uint32_t ExactCover::present_item() const {
    if (missing_ == 0) return 0;
    if (frames_.empty() || frames_.back().standing) return next_item();
    const Frame& frame = frames_.back();
    const bool is_left_empty = links_.below(frame.node) == frame.item && spare_ > 0;
    return is_left_empty && !frame.left_empty ? next_item() : frame.item;
}

/// Whether a queen stands by that option.
bool ExactCover::is_taken(std::size_t option) const {
    return std::any_of(frames_.begin(), frames_.end(), [&](const Frame& frame) {
        return frame.standing && links_.option_of(frame.node) == option;
    });
}

/// By item, whether a queen that stands covers it.
std::vector<bool> ExactCover::covered_items() const {
    std::vector<bool> covered(table_->matrix.item_count + 1);
    for (const Frame& frame : frames_) {
        if (!frame.standing) continue;
        const auto items = table_->matrix.items_of(links_.option_of(frame.node));
        for (const std::uint32_t item : items) covered[item] = true;
    }
    return covered;
}

/// The options that an item still has to be tried with.
std::vector<std::uint32_t> ExactCover::options_of(std::uint32_t item) const {
    std::vector<std::uint32_t> options;
    const bool begun = !frames_.empty() && frames_.back().item == item;
    std::uint32_t node = links_.below(begun ? frames_.back().node : item);
    for (; node != item; node = links_.below(node)) options.push_back(links_.option_of(node));
    return options;
}

/// The items that need a queen: the present one, then those with fewest options.
std::vector<std::uint32_t> ExactCover::open_items() const {
    const std::uint32_t present = present_item();
    std::vector<std::uint32_t> items;
    for (std::uint32_t i = links_.next_item(0); i != 0; i = links_.next_item(i)) {
        if (i != present) items.push_back(i);
    }
    std::stable_sort(items.begin(), items.end(), [&](std::uint32_t a, std::uint32_t b) {
        return links_.size(a) < links_.size(b);
    });
    if (present != 0) items.insert(items.begin(), present);
    return items;
}

/// The number of options of a row or a column, beside it.
void ExactCover::add_number(Insight& insight, std::uint32_t item, bool is_present) const {
    const LineTable& lines = table_->lines;
    const Axis axis = lines.axis[line_of(item)];
    if (axis != Axis::row && axis != Axis::column) return;
    const Square square = lines.square_of(lines.squares_of(line_of(item)).front());
    const int index = axis == Axis::row ? square.row : square.column;
    insight.numbers.push_back({axis, index, links_.size(item), is_present});
}

/// The lines that are left, with their options; those of the present one are the domain.
void ExactCover::add_lines(Insight& insight) const {
    const std::uint32_t present = present_item();
    insight.numbers_mean = "options of this line";
    OpenLines open;
    for (const std::uint32_t item : open_items()) {
        add_number(insight, item, item == present);
        if (open.lines.size() == most_shown) {
            ++open.more;
            continue;
        }
        OpenLines::Item line{table_->lines.name_of(line_of(item)), {}, item == present};
        for (const std::uint32_t option : options_of(item)) {
            const Square square = table_->square_of_option(option);
            line.squares.push_back(square_name(square, table_->lines.size));
            if (line.chosen) insight.grounds.push_back({GroundKind::domain, square});
        }
        line.tried = line.squares.empty() && links_.size(item) > 0;
        open.lines.push_back(std::move(line));
    }
    insight.picture = {open, say("The lines that still need a queen, each with its options: the "
                                 "squares that can cover it.")};
}

Insight ExactCover::insight() const {
    const CoverMatrix& matrix = table_->matrix;
    Insight insight;
    const std::vector<bool> covered = covered_items();
    const auto is_covered = [&](std::uint32_t item) { return covered[item]; };
    const std::size_t options = matrix.option_count();
    const bool trying = !frames_.empty() && !frames_.back().standing && !frames_.back().left_empty;
    std::size_t left = trying ? options_of(frames_.back().item).size() : 0;
    for (std::size_t option = 0; option < options; ++option) {
        left += links_.is_hidden(option) ? 0U : 1U;
        const auto items = matrix.items_of(option);
        if (is_taken(option) || std::none_of(items.begin(), items.end(), is_covered)) continue;
        insight.marks.push_back({table_->square_of_option(option), ThoughtKind::hidden});
    }
    insight.facts = {
        {"lines to be covered", std::to_string(matrix.needed)},
        {"lines to be covered at most once", std::to_string(matrix.item_count - matrix.needed)},
        {"lines covered", std::to_string(std::count(covered.begin(), covered.end(), true))},
        {"options left", say("{left} of {all}", {{"left", left}, {"all", options}})}};
    add_lines(insight);
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

std::unique_ptr<Search> start(const Problem& problem, const Settings& settings) {
    return searching<ExactCover>(std::make_shared<const CoverTable>(problem),
                                 settings.knobs.front() != 0);
}

}  // namespace

constinit const Entry solver_entries::exact_cover{
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
    .start = start};

}  // namespace queens
