// Domination: the fewest queens that cover a board, every square being occupied or attacked.
//
// Try with one queen, then with two, and so on. Some square is not covered yet: one of the queens
// to come must stand on it or attack it, so each square that does so is tried in turn. A square
// that has been tried is closed while its neighbours in the list are, so that no set of queens
// comes twice. Where the queens that are left cannot cover the squares that remain, the search
// turns back. All ways with the fewest queens are found. Wikipedia, "Eight queens puzzle"; the tree
// is the usual one for set covering.
//
// The square to be covered next is the one that fewest squares cover, a corner first, as long as it
// is not covered. Given queens count and stay; pawns and walls stop lines and need no cover, and
// forbidden squares need one from elsewhere.
#include <algorithm>
#include <array>
#include <memory>
#include <optional>
#include <vector>

#include "core/attacks.hpp"
#include "core/cover.hpp"
#include "core/numbers.hpp"
#include "core/say.hpp"
#include "solvers/parts/reasons.hpp"
#include "solvers/parts/refusals.hpp"
#include "solvers/solver.hpp"

namespace queens {

namespace {

/// The lines of the pseudocode that events happen in.
enum Line : std::uint8_t {
    line_none = 0,
    line_attacked = 3,
    line_too_few = 4,
    line_place = 5,
    line_note = 6,
    line_remove = 7,
    line_end = 9
};
constexpr std::array<CodeLine, 10> pseudocode{
    {{"for 1 queen, 2 queens, 3 queens, ...:", line_none,
      "No number of queens covers the whole board: the search is finished."},
     {"  take a square that is not covered yet, a corner if there is one"},
     {"  for each square from which a queen would cover it:"},
     {"    if queens must not attack each other and one attacks the square: reject it",
      line_attacked, why_rejected},
     {"    if this queen and those to come cannot cover the board: reject it", line_too_few,
      "With a queen on {square}, the queens still allowed could not cover the remainder of the "
      "board."},
     {"    place a queen, and go on with the next square not covered", line_place,
      "A queen on {square} covers the square that is to be covered next: place it."},
     {"    when everything is covered: a solution", line_note,
      "{queens} {queens|queen covers|queens cover} every square of the board: a solution."},
     {"    take the queen off, and close its square to the queens after it", line_remove,
      "All ways with a queen on {square} have been tried: take it off and close the square for "
      "now."},
     {"  if a solution was found: stop"},
     {"fewer queens do not cover the board: finished", line_end,
      "There is no other way with so few queens: the search is finished."}}};
constexpr std::array<std::string_view, 1> papers{"wikipedia"};
constexpr std::array knobs{choice("independent", "Queens among themselves",
                                  "Whether the queens may attack each other.",
                                  {"may attack", "independent"})};

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

    void put(Index square, int by);
    [[nodiscard]] int gain(Index square) const;
    /// As many squares as the queens after the next one could cover at most.
    [[nodiscard]] int most_covered_later() const {
        return (allowed_ - static_cast<int>(frames_.size())) * cover_->reach;
    }
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
    /// The square that was just refused since a queen there would cover too little.
    std::optional<Index> refused_;
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
    if (independent && has_conflict(board)) possible_ = false;
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
    refused_.reset();
    if (!possible_) return ended(line_none);
    if (uncovered_ == 0 && !told_) {
        told_ = true;
        ++solutions_;
        return solved(line_note);
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
        return rejected(line_attacked, cover_->size.square(square));
    }
    if (gain(square) + most_covered_later() < uncovered_) {
        ++frame.next;
        refused_ = square;
        return rejected(line_too_few, cover_->size.square(square));
    }
    put(square, 1);
    if (uncovered_ > 0) enter();
    told_ = false;
    return placed(line_place, cover_->size.square(square));
}

/// Takes the latest queen off, opening the squares that were closed after it; when there is none,
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
        if (solutions_ > 0 || !more) return ended(solutions_ > 0 ? line_end : line_none);
        ++allowed_;
        enter();
        return try_next();
    }
    Frame& frame = frames_.back();
    const Index square = cover_->coverers[frame.target][frame.next++];
    put(square, -1);
    closed_[square] = static_cast<std::uint8_t>(frames_.size());
    return removed(line_remove, cover_->size.square(square));
}

Insight Domination::insight() const {
    Insight insight;
    insight.facts = {
        {"queens allowed", std::to_string(allowed_)},
        {"squares not covered", std::to_string(uncovered_)},
        {"covered by a queen there", refused_ ? std::to_string(gain(*refused_)) : std::string("-")},
        {"by those after it at most",
         frames_.empty() ? std::string("-") : std::to_string(most_covered_later())},
        {"solutions", grouped(solutions_)}};
    if (refused_) {
        const auto hers = gain(*refused_);
        const auto later = most_covered_later();
        insight.add_shortage(
            "she covers {hers}, the next ones at most {later}: too few for {needed}",
            std::to_string(hers) + " + " + std::to_string(later), uncovered_,
            {{"hers", hers}, {"later", later}, {"needed", uncovered_}});
        for (const Index square : cover_->covers[*refused_]) {
            if (is_covered(square)) continue;
            insight.grounds.push_back({GroundKind::would_cover, cover_->size.square(square)});
        }
    }
    for (const Index square : cover_->order) {
        if (is_covered(square)) {
            insight.grounds.push_back({GroundKind::covered, cover_->size.square(square)});
        } else if (!frames_.empty() && frames_.back().target == square) {
            insight.marks.push_back({cover_->size.square(square), ThoughtKind::covered_next});
        }
    }
    return insight;
}

std::string refuse(const Problem& problem) {
    if (problem.board.size().area() > Cover::most_squares) {
        return say("Boards of up to {most} squares are searched for the fewest queens.",
                   {{"most", Cover::most_squares}});
    }
    return refuse_other_pieces(problem);
}

bool keeps_apart(const Settings& settings) { return settings.knobs.front() != 0; }

bool solves(const Problem&, const Settings& settings, const Board& board) {
    for (int i = 0; i < board.size().area(); ++i) {
        const Square square = board.size().square(i);
        if (stops_lines(board.at(square)) || board.at(square) == Piece::queen) continue;
        if (attackers_of(board, square) == 0) return false;
    }
    return !keeps_apart(settings) || !has_conflict(board);
}

std::unique_ptr<Search> start(const Problem& problem, const Settings& settings) {
    return searching<Domination>(problem.board, keeps_apart(settings));
}

}  // namespace

constinit const Entry solver_entries::domination{
    .slug = "domination",
    .title = "Domination",
    .summary =
        "Finds the fewest queens that attack or occupy every square, and every way to do it.",
    .approach = Approach::other_puzzle,
    .pseudocode = Pseudocode(pseudocode),
    .papers = papers,
    .knobs = knobs,
    .complete = true,
    .attack_free = false,
    .keeps_apart = keeps_apart,
    .solves = solves,
    .refuse = refuse,
    .start = start};

}  // namespace queens
