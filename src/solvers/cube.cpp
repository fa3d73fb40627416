// The cube: most queens on n boards stacked to n x n x n, attacking in all 26 directions of space.
//
// First one board alone is filled, then a stack of two, then of three. In each stack the squares
// are gone through layer by layer from below, and a queen is placed wherever none attacks her. The
// last queen moves on where the squares left cannot take enough for a better placement: a line
// takes one queen at most, and the layers above no more than a stack of so many took alone. The
// question is from Dubreuil & Koehnen (2022), section 5; that smaller problems of the same kind
// bound the larger one is from Verfaillie, Lemaitre & Schiex (1996).
//
// An upright line takes one queen at most, so the board shows the cube from above, and an event
// says on which layer it happened. In the full stack each placement that is better than all before
// is a solution, the last of which is put back in the end, or with the knob `find` every one with
// the most queens, in a second pass.
#include <algorithm>
#include <array>
#include <memory>
#include <vector>

#include "core/words.hpp"
#include "solvers/parts/cube_space.hpp"
#include "solvers/parts/plain_board.hpp"
#include "solvers/solver.hpp"

namespace queens {

namespace {

/// The lines of the pseudocode that events happen in.
enum Line : std::uint8_t {
    line_reject = 2,
    line_place = 3,
    line_note = 4,
    line_remove = 6,
    line_put_back = 9,
    line_end = 10
};
constexpr std::array<std::string_view, 11> pseudocode{
    "for stacks of 1 layer, 2 layers, ..., up to a cube:",
    "  for each square of each layer, from below:",
    "    if a queen attacks it in space: reject",
    "    place a queen on it",
    "    if they are more than ever on the cube: note the solution",
    "    if the squares left cannot take enough for more:",
    "      take the last queen off, and go on behind her",
    "  these are the most on so many layers: later ones take no more",
    "if every way is asked for: go through the cube once more",
    "else put the best placement back",
    "nothing is left to be tried: the search is over"};
constexpr std::array<std::string_view, 2> papers{"Dubreuil & Koehnen (2022)",
                                                 "Verfaillie, Lemaitre & Schiex (1996)"};
constexpr std::array<std::string_view, 2> choices{"the most", "every way"};
constexpr std::array<Knob, 1> knobs{
    {{.name = "find",
      .title = "Look for",
      .summary = "The most queens, or then every placement of so many.",
      .lowest = 0,
      .highest = 1,
      .initial = 0,
      .choices = choices}}};

/// The letter of a layer.
char number_of(std::size_t layer) { return static_cast<char>('1' + layer); }

class CubeSearch {
  public:
    CubeSearch(int side, bool every_way)
        : cube_(std::make_shared<const Cube>(side)), every_way_(every_way) {
        begin();
    }

    Event step();
    [[nodiscard]] Insight insight() const;
    [[nodiscard]] std::size_t memory() const { return levels_.capacity() * sizeof(Level); }

  private:
    /// A number of queens: the squares behind the one tried last that none of them attacks, and the
    /// place to be looked at next.
    struct Level {
        CubeSet free{};
        int next = 0;
    };

    [[nodiscard]] int height() const { return static_cast<int>(most_.size()); }
    [[nodiscard]] bool is_cube() const { return height() == cube_->side(); }
    [[nodiscard]] int queens() const { return static_cast<int>(placed_.size()); }
    [[nodiscard]] int layer() const {
        return std::min(cube_->layer_of(levels_.back().next), height() - 1);
    }
    [[nodiscard]] std::vector<std::string> stack() const;
    [[nodiscard]] Event event(EventKind kind, Line line, int place) const {
        return {kind, line, cube_->square_of(place), Piece::queen,
                static_cast<std::uint8_t>(cube_->layer_of(place))};
    }
    void begin();
    void look_ahead();
    void put(int place);
    Event retreat();
    Event go_on();
    Event finish();

    std::shared_ptr<const Cube> cube_;
    bool every_way_;
    /// The most queens on 0 layers, 1 layer and so on; the present stack has one layer more.
    std::vector<int> most_{0};
    /// How many queens are wanted now, and the most that have stood on the present stack.
    int wanted_ = 0;
    int best_ = 0;
    /// Whether the most is known and every way is looked for.
    bool listing_ = false;
    bool to_be_told_ = false;
    bool hopeless_ = false;
    bool finished_ = false;
    std::vector<int> placed_;
    std::vector<Level> levels_;
    /// The queens of the latest solution, unless every way is looked for.
    std::vector<int> best_placement_;
};

/// Begins with an empty stack, on which at least as many queens fit as on one board less.
void CubeSearch::begin() {
    levels_.assign(1, {cube_->lowest(height()), 0});
    best_ = 0;
    wanted_ = std::max(1, most_.back());
    hopeless_ = false;
}

void CubeSearch::look_ahead() {
    hopeless_ = queens() + cube_->room(levels_.back().free, most_) < wanted_ ||
                (listing_ && queens() == wanted_);
}

void CubeSearch::put(int place) {
    Level next = levels_.back();
    next.next = place + 1;
    for (std::size_t i = 0; i < next.free.size(); ++i) next.free[i] &= ~cube_->seen_from(place)[i];
    levels_.push_back(next);
    placed_.push_back(place);
}

Event CubeSearch::step() {
    if (to_be_told_) {
        to_be_told_ = false;
        if (!every_way_) best_placement_ = placed_;
        return {EventKind::solution, line_note, {}};
    }
    if (finished_) return finish();
    if (hopeless_) return retreat();
    Level& level = levels_.back();
    const int place = level.next++;
    if (!cube_->has(level.free, place)) return event(EventKind::reject, line_reject, place);
    cube_->take_off(level.free, place);
    put(place);
    if (queens() >= wanted_) {
        to_be_told_ = is_cube() && listing_ == every_way_;
        best_ = queens();
        if (!listing_) wanted_ = best_ + 1;
    }
    look_ahead();
    return event(EventKind::place, line_place, place);
}

Event CubeSearch::retreat() {
    if (placed_.empty()) return go_on();
    const int place = placed_.back();
    placed_.pop_back();
    levels_.pop_back();
    look_ahead();
    return event(EventKind::remove, line_remove, place);
}

/// The next stack, or the second pass, or the end.
Event CubeSearch::go_on() {
    if (!is_cube()) {
        most_.push_back(best_);
        begin();
        return step();
    }
    const int most = best_;
    begin();
    finished_ = !every_way_ || listing_;
    if (finished_) return finish();
    listing_ = true;
    wanted_ = best_ = most;
    return step();
}

/// Puts the best placement back, queen by queen.
Event CubeSearch::finish() {
    if (placed_.size() == best_placement_.size()) return {EventKind::done, line_end, {}};
    put(best_placement_[placed_.size()]);
    return event(EventKind::place, line_put_back, placed_.back());
}

/// The stack with its queens and all that they attack.
std::vector<std::string> CubeSearch::stack() const {
    const auto area = static_cast<std::size_t>(cube_->area());
    std::vector<std::string> layers(most_.size(), std::string(area, '.'));
    const auto sign = [&](int place) -> char& {
        return layers[static_cast<std::size_t>(place) / area]
                     [static_cast<std::size_t>(place) % area];
    };
    for (const int queen : placed_) {
        for (int place = 0; place < height() * cube_->area(); ++place) {
            if (cube_->has(cube_->seen_from(queen), place)) sign(place) = 'x';
        }
    }
    for (const int queen : placed_) sign(queen) = 'Q';
    return layers;
}

Insight CubeSearch::insight() const {
    Insight insight;
    insight.facts = {{"layers", std::to_string(height()) + " of " + std::to_string(cube_->side())},
                     {"queens", std::to_string(queens())},
                     {"looking for", finished_  ? "nothing more"
                                     : listing_ ? "every way with " + std::to_string(wanted_)
                                                : std::to_string(wanted_) + " or more"}};
    std::string most;
    for (std::size_t layers = 1; layers < most_.size(); ++layers) {
        most += (layers > 1 ? ", " : "") + std::to_string(most_[layers]);
    }
    if (!most.empty()) insight.facts.push_back({"most on 1, 2 ... layers", most});
    insight.layers = stack();
    insight.layer = static_cast<std::size_t>(layer());
    for (std::size_t layer = 0; layer < insight.layers.size(); ++layer) {
        const std::string& signs = insight.layers[layer];
        const auto count = std::count(signs.begin(), signs.end(), 'Q');
        insight.facts.push_back({std::string(1, number_of(layer)), counted(count, "queen")});
    }
    insight.facts.push_back({"x", "attacked on layer " + std::to_string(insight.layer + 1)});
    for (int i = 0; i < cube_->area(); ++i) {
        const auto at = static_cast<std::size_t>(i);
        char letter = insight.layers[insight.layer][at];
        for (std::size_t layer = 0; layer < insight.layers.size(); ++layer) {
            if (insight.layers[layer][at] == 'Q') letter = number_of(layer);
        }
        if (letter != '.') insight.marks.push_back({cube_->square_of(i), letter});
    }
    return insight;
}

std::string accepts(const Problem& problem) {
    const Board& board = problem.board;
    if (!board.size().is_square() || board.rows() > largest_cube) {
        return "A cube is built of square boards of up to " + std::to_string(largest_cube) +
               " rows.";
    }
    return complain_unless_empty(problem);
}

bool solves(const Problem&, const Settings&, const Board& board) {
    return board.count(Piece::queen) > 0 && is_cube_from_above(board);
}

std::string explain(const Event& event, const Board& before) {
    const std::string name =
        square_name(event.square, before.size()) + " on layer " + std::to_string(event.layer + 1);
    switch (event.line) {
        case line_reject:
            if (before.at(event.square) == Piece::queen) {
                return "A queen stands straight below " + name + ": reject it.";
            }
            return "A queen attacks " + name + " in space: reject it.";
        case line_place: return "No queen attacks " + name + ": place a queen.";
        case line_note:
            return "A solution: " + counted(before.count(Piece::queen), "queen") + " on " +
                   counted(before.rows(), "layer") + ", none attacking another in space.";
        case line_remove: return "Too little room is left: take the queen from " + name + ".";
        case line_put_back: return "Nothing better was found: put the queen back on " + name + ".";
        default: return "Nothing better is left to be tried: the search is over.";
    }
}

std::unique_ptr<Search> start(const Problem& problem, const Settings& settings) {
    return searching<CubeSearch>(problem.board.rows(), settings.knobs.front() != 0);
}

}  // namespace

namespace solver_entries {

extern constinit const Entry cube{
    .slug = "cube",
    .title = "Queens in a cube",
    .summary =
        "Finds the most queens on n boards stacked to a cube, none attacking another in "
        "space; the board shows them from above.",
    .pseudocode = pseudocode,
    .papers = papers,
    .knobs = knobs,
    .complete = false,
    .solves = solves,
    .accepts = accepts,
    .start = start,
    .explain = explain};

}  // namespace solver_entries

}  // namespace queens
