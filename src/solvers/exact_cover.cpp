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

#include "solvers/free_squares.hpp"
#include "solvers/slots.hpp"
#include "solvers/words.hpp"

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
constexpr std::array<std::string_view, 10> pseudocode{
    "the items are the lines, the options the squares",
    "if all queens stand: note the solution",
    "choose the item with fewest options and cover it",
    "  if it has no option: go back",
    "  for each of its options, in order:",
    "    place a queen there: cover the other items of the option",
    "    go on from line 2",
    "    take the queen off: uncover them in reverse order",
    "  uncover the item",
    "when there is nothing left to uncover, all has been tried"};
constexpr std::array<std::string_view, 1> papers{"Knuth (2000)"};
constexpr std::array<std::string_view, 2> choices{"first", "fewest options"};
constexpr std::array<Knob, 1> knobs{
    {{.name = "item",
      .title = "Item to cover",
      .summary = "Whether the first item is covered next or the one with fewest options.",
      .lowest = 0,
      .highest = 1,
      .initial = 1,
      .choices = choices}}};

/// What does not change during a run. Items are numbered from 1, those that must be covered first.
struct Matrix {
    explicit Matrix(const Problem& problem);

    LineTable table;
    /// The line of each item, from item 1 on.
    std::vector<std::uint32_t> item_lines;
    std::uint32_t needed = 0;
    /// How many needed items may be left without an option.
    int spare = 0;
    /// The square of each option, and where its nodes begin; one more for the end.
    std::vector<std::uint32_t> squares;
    std::vector<std::uint32_t> begin;
    /// The items of the nodes, option by option, and the option of each.
    std::vector<std::uint32_t> items;
    std::vector<std::uint32_t> options;
};

Matrix::Matrix(const Problem& problem) : table(problem) {
    const FreeSquares free(std::make_shared<const LineTable>(table));
    constexpr std::uint32_t none = 0;
    std::vector<std::uint32_t> item_of(table.axis.size(), none);
    const auto add_item = [&](std::uint32_t line) {
        item_lines.push_back(line);
        item_of[line] = static_cast<std::uint32_t>(item_lines.size());
    };
    const bool exact = std::any_of(table.families.begin(), table.families.end(),
                                   [](const Family& family) { return family.spare == 0; });
    for (const Family& family : table.families) {
        const bool takes_part = exact ? family.spare == 0 : family.axis == Axis::row;
        if (!takes_part) continue;
        spare = family.spare;
        for (const std::uint32_t line : family.lines) add_item(line);
    }
    needed = static_cast<std::uint32_t>(item_lines.size());
    for (std::uint32_t line = 0; line < table.axis.size(); ++line) {
        if (item_of[line] == none && free.free_on(line) > 1) add_item(line);
    }
    for (std::uint32_t square = 0; square < table.lines.size(); ++square) {
        if (!table.is_open(square) || !free.is_free(square)) continue;
        const auto option = static_cast<std::uint32_t>(squares.size());
        squares.push_back(square);
        begin.push_back(static_cast<std::uint32_t>(items.size()));
        std::array<std::uint32_t, 4> lines = table.lines[square];
        std::sort(lines.begin(), lines.end());
        const auto* const end = std::unique(lines.begin(), lines.end());
        for (const auto* line = lines.begin(); line != end; ++line) {
            if (item_of[*line] == none) continue;
            items.push_back(item_of[*line]);
            options.push_back(option);
        }
    }
    begin.push_back(static_cast<std::uint32_t>(items.size()));
}

class ExactCover {
  public:
    ExactCover(std::shared_ptr<const Matrix> matrix, bool fewest);

    Event step();
    [[nodiscard]] Insight insight() const;
    [[nodiscard]] std::size_t memory() const {
        return links_.size() * sizeof(Links) + sizes_.size() * sizeof(std::uint32_t);
    }

  private:
    /// The neighbours of an item among the items still to be covered (only items have such), and of
    /// an item or node in the list of the item's options. Node i is links_[nodes_from_ + i].
    struct Links {
        std::uint32_t left;
        std::uint32_t right;
        std::uint32_t up;
        std::uint32_t down;
    };
    /// A covered item, and the node of its option that is being tried, at first the item itself.
    struct Frame {
        std::uint32_t item;
        std::uint32_t node;
        bool standing = false;
        bool left_empty = false;
    };

    [[nodiscard]] std::uint32_t option_of(std::uint32_t node) const {
        return matrix_->options[node - nodes_from_];
    }
    [[nodiscard]] std::uint32_t item_of(std::uint32_t node) const {
        return matrix_->items[node - nodes_from_];
    }
    [[nodiscard]] Event event(EventKind kind, Line line, std::uint32_t square) const {
        return {kind, line, matrix_->table.size.square(static_cast<int>(square))};
    }
    [[nodiscard]] bool is_hidden(std::size_t option) const;

    void cover(std::uint32_t item);
    void uncover(std::uint32_t item);
    void hide(std::uint32_t node, bool hidden);
    void cover_others(std::uint32_t node, bool cover_them);
    Event choose();
    Event go_on();

    std::shared_ptr<const Matrix> matrix_;
    std::uint32_t nodes_from_;
    std::vector<Links> links_;
    /// How many options each item has, and whether it is covered.
    std::vector<std::uint32_t> sizes_;
    std::vector<std::uint8_t> covered_;
    std::vector<Frame> frames_;
    int missing_;
    int spare_;
    bool fewest_;
    /// Whether no item has been chosen yet for the queens that stand.
    bool fresh_;
};

ExactCover::ExactCover(std::shared_ptr<const Matrix> matrix, bool fewest)
    : matrix_(std::move(matrix)),
      nodes_from_(static_cast<std::uint32_t>(matrix_->item_lines.size()) + 1),
      sizes_(nodes_from_, 0),
      covered_(nodes_from_, 0),
      missing_(matrix_->table.missing),
      spare_(matrix_->spare),
      fewest_(fewest),
      fresh_(matrix_->table.possible) {
    for (std::uint32_t item = 0; item < nodes_from_; ++item) {
        const bool needed = item <= matrix_->needed;
        links_.push_back({item, item, item, item});
        if (!needed || item == 0) continue;
        links_[item].left = item - 1;
        links_[item - 1].right = item;
        links_[item].right = 0;
        links_[0].left = item;
    }
    for (std::uint32_t i = 0; i < matrix_->items.size(); ++i) {
        const std::uint32_t node = nodes_from_ + i;
        const std::uint32_t item = matrix_->items[i];
        links_.push_back({node, node, links_[item].up, item});
        links_[links_[item].up].down = node;
        links_[item].up = node;
        ++sizes_[item];
    }
}

/// Takes the other nodes of the node's option out of their lists, or puts them back.
void ExactCover::hide(std::uint32_t node, bool hidden) {
    const std::uint32_t option = option_of(node);
    for (std::uint32_t i = matrix_->begin[option]; i < matrix_->begin[option + 1]; ++i) {
        const std::uint32_t other = nodes_from_ + i;
        if (other == node) continue;
        const Links& links = links_[other];
        links_[links.up].down = hidden ? links.down : other;
        links_[links.down].up = hidden ? links.up : other;
        std::uint32_t& size = sizes_[matrix_->items[i]];
        size = hidden ? size - 1 : size + 1;
    }
}

void ExactCover::cover(std::uint32_t item) {
    covered_[item] = 1;
    links_[links_[item].left].right = links_[item].right;
    links_[links_[item].right].left = links_[item].left;
    for (std::uint32_t node = links_[item].down; node != item; node = links_[node].down) {
        hide(node, true);
    }
}

void ExactCover::uncover(std::uint32_t item) {
    for (std::uint32_t node = links_[item].up; node != item; node = links_[node].up) {
        hide(node, false);
    }
    links_[links_[item].left].right = item;
    links_[links_[item].right].left = item;
    covered_[item] = 0;
}

/// Covers the items of the node's option other than the node's own, or uncovers them in reverse.
void ExactCover::cover_others(std::uint32_t node, bool cover_them) {
    const std::uint32_t begin = matrix_->begin[option_of(node)];
    const std::uint32_t count = matrix_->begin[option_of(node) + 1] - begin;
    for (std::uint32_t i = 0; i < count; ++i) {
        const std::uint32_t other = nodes_from_ + begin + (cover_them ? i : count - 1 - i);
        if (other == node) continue;
        if (cover_them) cover(item_of(other));
        if (!cover_them) uncover(item_of(other));
    }
}

Event ExactCover::choose() {
    fresh_ = false;
    if (missing_ == 0) return {EventKind::solution, line_note, {}};
    std::uint32_t item = links_[0].right;
    for (std::uint32_t i = item; fewest_ && i != 0; i = links_[i].right) {
        if (sizes_[i] < sizes_[item]) item = i;
    }
    cover(item);
    frames_.push_back({item, item});
    if (sizes_[item] > 0 || spare_ > 0) return go_on();
    const std::uint32_t line = matrix_->item_lines[item - 1];
    return event(EventKind::reject, line_empty, matrix_->table.squares_of(line).front());
}

/// Takes the latest queen off, or places one by the next option of the latest item.
Event ExactCover::go_on() {
    while (!frames_.empty()) {
        Frame& frame = frames_.back();
        if (frame.standing) {
            frame.standing = false;
            ++missing_;
            cover_others(frame.node, false);
            return event(EventKind::remove, line_take, matrix_->squares[option_of(frame.node)]);
        }
        const std::uint32_t next = links_[frame.node].down;
        if (!frame.left_empty && next != frame.item) {
            frame.node = next;
            frame.standing = true;
            --missing_;
            cover_others(next, true);
            fresh_ = true;
            return event(EventKind::place, line_place, matrix_->squares[option_of(next)]);
        }
        if (!frame.left_empty && spare_ > 0) {
            --spare_;
            frame.left_empty = true;
            return choose();
        }
        if (frame.left_empty) ++spare_;
        uncover(frame.item);
        frames_.pop_back();
    }
    return {EventKind::done, matrix_->table.possible ? line_end : line_start, {}};
}

Event ExactCover::step() { return fresh_ ? choose() : go_on(); }

bool ExactCover::is_hidden(std::size_t option) const {
    for (std::uint32_t i = matrix_->begin[option]; i < matrix_->begin[option + 1]; ++i) {
        if (covered_[matrix_->items[i]] != 0) return true;
    }
    return false;
}

Insight ExactCover::insight() const {
    const Matrix& matrix = *matrix_;
    Insight insight;
    const std::size_t options = matrix.squares.size();
    const std::string blank(matrix.item_lines.size(), '0');
    std::size_t left = 0;
    for (std::size_t option = 0; option < options; ++option) {
        const bool hidden = is_hidden(option);
        left += !hidden;
        if (hidden) {
            const int square = static_cast<int>(matrix.squares[option]);
            insight.marks.push_back({matrix.table.size.square(square), 'x'});
        }
        if (options > most_shown) continue;
        std::string row = blank;
        for (std::uint32_t i = matrix.begin[option]; i < matrix.begin[option + 1]; ++i) {
            row[matrix.items[i] - 1] = '1';
        }
        for (std::size_t item = 0; item < row.size(); ++item) {
            if (hidden || covered_[item + 1] != 0) row[item] = '.';
        }
        insight.matrix.push_back(std::move(row));
    }
    const auto covered = std::count(covered_.begin(), covered_.end(), 1);
    insight.facts = {{"items to be covered", std::to_string(matrix.needed)},
                     {"items to be covered at most once",
                      std::to_string(matrix.item_lines.size() - matrix.needed)},
                     {"items covered", std::to_string(covered)},
                     {"options left", std::to_string(left) + " of " + std::to_string(options)}};
    if (!frames_.empty()) {
        const std::uint32_t line = matrix.item_lines[frames_.back().item - 1];
        insight.facts.push_back({"chosen item", matrix.table.name_of(line)});
    }
    insight.facts.push_back({"x", "an option that is taken or hidden"});
    return insight;
}

std::string accepts(const Problem& problem) {
    if (problem.board.size().area() > most_squares) {
        return "The links of so many options would take too much memory: the board can have " +
               std::to_string(most_squares) + " squares at most.";
    }
    return complain_about_pieces(problem);
}

std::string explain(const Event& event, const Board& before) {
    const std::string name = square_name(event.square, before.size());
    switch (event.kind) {
        case EventKind::reject: return dead_line_sentence(before, event.square) + ": go back.";
        case EventKind::place:
            return "The next option of the chosen item is " + name +
                   ": place a queen and cover the other lines through it.";
        case EventKind::solution: return solution_sentence(before);
        case EventKind::remove:
            return "All that goes with " + name +
                   " has been tried: take the queen off and uncover her lines.";
        case EventKind::done: break;
    }
    if (event.line == line_start) return nothing_to_try(before);
    return "Everything is uncovered again: the search is over.";
}

std::unique_ptr<Search> start(const Problem& problem, const Settings& settings) {
    return searching<ExactCover>(std::make_shared<const Matrix>(problem),
                                 settings.knobs.front() != 0);
}

}  // namespace

constinit const Entry solver_entries::exact_cover{
    .slug = "exact-cover",
    .title = "Exact cover",
    .summary = "Covers every row and column once, with links that dance out of lists and back.",
    .pseudocode = pseudocode,
    .papers = papers,
    .knobs = knobs,
    .complete = true,
    .accepts = accepts,
    .start = start,
    .explain = explain};

}  // namespace queens
