// Domination: the fewest queens that cover a board, every square being occupied or attacked.
//
// Try with one queen, then with two, and so on. Some square is not covered yet: one of the queens
// to come must stand on it or attack it, so each square that does so is tried in turn. A square
// that has been tried is closed while its neighbours in the list are, so that no set of queens
// comes twice. Where the queens that are left cannot cover so many squares, the search turns back.
// All ways with the fewest queens are found. Wikipedia, "Eight queens puzzle"; the tree is the
// usual one for set covering.
//
// The square to be covered next is the one that fewest squares cover, a corner first, as long as it
// is not covered. Given queens count and stay; pawns and walls stop lines and need no cover, and
// forbidden squares need one from elsewhere.
#include <algorithm>
#include <array>
#include <memory>
#include <vector>

#include "core/attacks.hpp"
#include "core/words.hpp"
#include "solvers/parts/cover.hpp"
#include "solvers/parts/plain_board.hpp"
#include "solvers/parts/words.hpp"
#include "solvers/solver.hpp"

namespace queens {

namespace {

/// The lines of the pseudocode that events happen in.
enum Line : std::uint8_t {
    line_attacked = 3,
    line_too_few = 4,
    line_place = 5,
    line_note = 6,
    line_remove = 7,
    line_end = 9
};
constexpr std::array<std::string_view, 10> pseudocode{
    "for 1 queen, 2 queens, 3 queens, ...:",
    "  take a square that is not covered, a corner if there is one",
    "  for each square from which a queen would cover it:",
    "    if queens must not attack each other and she is attacked: reject",
    "    if she and those to come cannot cover the board: reject",
    "    place a queen, and go on with the next square not covered",
    "    when all is covered: note the solution",
    "    take the queen off, and close her square to those after her",
    "  if there were solutions with so many queens: stop",
    "no fewer queens cover the board: the search is over"};
constexpr std::array<std::string_view, 1> papers{"Wikipedia, Eight queens puzzle"};
constexpr std::array<std::string_view, 2> choices{"may attack", "independent"};
constexpr std::array<Knob, 1> knobs{{{.name = "independent",
                                      .title = "Queens among themselves",
                                      .summary = "Whether the queens may attack each other.",
                                      .lowest = 0,
                                      .highest = 1,
                                      .initial = 0,
                                      .choices = choices}}};

using Index = Cover::Index;

class Domination {
  public:
    Domination(const Board& board, bool independent);

    Event step();
    [[nodiscard]] Insight insight() const;
    [[nodiscard]] std::size_t memory() const {
        return attackers_.size() * (sizeof(Index) + 1) + frames_.size() * sizeof(Frame);
    }

  private:
    /// A square to be covered, and the next of its coverers to be tried.
    struct Frame {
        Index target = 0;
        Index next = 0;
    };

    [[nodiscard]] Event event(EventKind kind, Line line, Index square) const {
        return {kind, line, cover_->size.square(square)};
    }
    void put(Index square, int by);
    [[nodiscard]] int gain(Index square) const;
    [[nodiscard]] bool is_covered(Index square) const { return attackers_[square] > 0; }
    void enter();
    Event try_next();
    Event retreat();

    std::shared_ptr<const Cover> cover_;
    bool independent_;
    bool possible_ = true;
    /// How many queens cover each square, and how many squares none does.
    std::vector<Index> attackers_;
    std::vector<std::uint8_t> closed_;
    int uncovered_ = 0;
    int allowed_ = 0;
    std::vector<Frame> frames_;
    bool told_ = false;
    std::uint64_t solutions_ = 0;
};

Domination::Domination(const Board& board, bool independent)
    : cover_(std::make_shared<const Cover>(cover_of(board))),
      independent_(independent),
      attackers_(static_cast<std::size_t>(board.size().area()), 0),
      closed_(attackers_.size(), 0),
      uncovered_(static_cast<int>(cover_->order.size())) {
    for (const Square queen : board.find(Piece::queen)) {
        put(static_cast<Index>(board.size().index(queen)), 1);
    }
    possible_ = std::all_of(cover_->order.begin(), cover_->order.end(), [&](Index square) {
        return is_covered(square) || !cover_->coverers[square].empty();
    });
    if (independent && !conflicts(board, 1).pairs.empty()) possible_ = false;
    if (uncovered_ > 0) {
        allowed_ = 1;
        enter();
    }
}

void Domination::put(Index square, int by) {
    for (const Index seen : cover_->covers[square]) {
        const bool was_covered = is_covered(seen);
        attackers_[seen] = static_cast<Index>(attackers_[seen] + by);
        uncovered_ += static_cast<int>(was_covered) - static_cast<int>(is_covered(seen));
    }
}

/// How many squares a queen would cover that are not covered yet.
int Domination::gain(Index square) const {
    const std::vector<Index>& seen = cover_->covers[square];
    return static_cast<int>(
        std::count_if(seen.begin(), seen.end(), [&](Index s) { return !is_covered(s); }));
}

/// Begins with the first square that is not covered.
void Domination::enter() {
    const auto target = std::find_if(cover_->order.begin(), cover_->order.end(),
                                     [&](Index square) { return !is_covered(square); });
    frames_.push_back({*target, 0});
}

Event Domination::step() {
    if (!possible_) return {EventKind::done, line_end, {}};
    if (uncovered_ == 0 && !told_) {
        told_ = true;
        ++solutions_;
        return {EventKind::solution, line_note, {}};
    }
    if (uncovered_ == 0) return retreat();
    return try_next();
}

/// Tries the next square that covers the one to be covered.
Event Domination::try_next() {
    Frame& frame = frames_.back();
    const std::vector<Index>& coverers = cover_->coverers[frame.target];
    while (frame.next < coverers.size() && closed_[coverers[frame.next]] != 0) ++frame.next;
    if (frame.next == coverers.size()) return retreat();
    const Index square = coverers[frame.next];
    if (independent_ && is_covered(square)) {
        ++frame.next;
        return event(EventKind::reject, line_attacked, square);
    }
    const int queens_to_come = allowed_ - static_cast<int>(frames_.size());
    if (gain(square) + queens_to_come * cover_->reach < uncovered_) {
        ++frame.next;
        return event(EventKind::reject, line_too_few, square);
    }
    put(square, 1);
    if (uncovered_ > 0) enter();
    told_ = false;
    return event(EventKind::place, line_place, square);
}

/// Takes the latest queen off, opening the squares that were closed after her; when there is none,
/// the search goes on with one queen more, or is over if there have been solutions.
Event Domination::retreat() {
    if (uncovered_ > 0) {
        const Frame& finished = frames_.back();
        for (Index i = 0; i < finished.next; ++i) {
            std::uint8_t& closed = closed_[cover_->coverers[finished.target][i]];
            if (closed == frames_.size()) closed = 0;
        }
        frames_.pop_back();
    }
    if (frames_.empty()) {
        const bool more = allowed_ < static_cast<int>(cover_->order.size());
        if (solutions_ > 0 || !more) return {EventKind::done, line_end, {}};
        ++allowed_;
        enter();
        return try_next();
    }
    Frame& frame = frames_.back();
    const Index square = cover_->coverers[frame.target][frame.next++];
    put(square, -1);
    closed_[square] = static_cast<std::uint8_t>(frames_.size());
    return event(EventKind::remove, line_remove, square);
}

Insight Domination::insight() const {
    Insight insight;
    insight.facts = {{"queens allowed", std::to_string(allowed_)},
                     {"squares not covered", std::to_string(uncovered_)},
                     {"solutions", std::to_string(solutions_)},
                     {"x", "not covered"},
                     {"o", "the square to be covered next"}};
    for (const Index square : cover_->order) {
        if (is_covered(square)) continue;
        const bool next = !frames_.empty() && frames_.back().target == square;
        insight.marks.push_back({cover_->size.square(square), next ? 'o' : 'x'});
    }
    return insight;
}

std::string accepts(const Problem& problem) {
    if (problem.board.size().area() > Cover::most_squares) {
        return "Boards of up to " + std::to_string(Cover::most_squares) +
               " squares are searched for the fewest queens.";
    }
    return complain_about_pieces(problem);
}

bool solves(const Problem&, const Settings& settings, const Board& board) {
    for (int i = 0; i < board.size().area(); ++i) {
        const Square square = board.size().square(i);
        if (stops_lines(board.at(square)) || board.at(square) == Piece::queen) continue;
        if (attackers_of(board, square) == 0) return false;
    }
    return settings.knobs.front() == 0 || conflicts(board, 1).pairs.empty();
}

std::string explain(const Event& event, const Board& before) {
    const std::string name = square_name(event.square, before.size());
    switch (event.line) {
        case line_attacked: return why_rejected(before, event.square) + ".";
        case line_too_few:
            return "With a queen on " + name +
                   ", the queens still allowed could not cover the rest of the board.";
        case line_place:
            return "A queen on " + name +
                   " covers the square that is to be covered next: place her.";
        case line_note:
            return counted(before.count(Piece::queen), "queen") +
                   " on the board, and every square is covered: a solution.";
        case line_remove:
            return "All ways with a queen on " + name +
                   " have been tried: take her off and close the square for now.";
        default: return "There is no other way with so few queens: the search is over.";
    }
}

std::unique_ptr<Search> start(const Problem& problem, const Settings& settings) {
    return searching<Domination>(problem.board, settings.knobs.front() != 0);
}

}  // namespace

namespace solver_entries {

extern constinit const Entry domination{
    .slug = "domination",
    .title = "Domination",
    .summary = "Finds the fewest queens that cover every square of the board, in all ways.",
    .pseudocode = pseudocode,
    .papers = papers,
    .knobs = knobs,
    .complete = true,
    .solves = solves,
    .accepts = accepts,
    .start = start,
    .explain = explain};

}  // namespace solver_entries

}  // namespace queens
