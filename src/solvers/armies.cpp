// Queens and knights: two armies of the same size in peace, no piece attacking any other.
//
// Place m queens and m knights, one army after the other. A piece may stand where no piece that
// stands attacks it and where it would attack none; each army is placed in the order of the
// squares, so that no set of squares comes twice. The last piece moves on where the squares left
// are too few: the queens to come need as many rows and columns with a free square, the knights as
// many free squares. The problem is from Wikipedia, "Eight queens puzzle"; this is backtracking.
//
// The knob `first` says which army comes first. Boards of every surface are taken, with pawns,
// walls and forbidden squares; a row is what is left of it between those.
#include <algorithm>
#include <array>
#include <memory>
#include <vector>

#include "core/attacks.hpp"
#include "core/lines.hpp"
#include "core/words.hpp"
#include "solvers/parts/words.hpp"
#include "solvers/solver.hpp"

namespace queens {

namespace {

/// The lines of the pseudocode that events happen in.
enum Line : std::uint8_t {
    line_test = 1,
    line_place = 2,
    line_note = 4,
    line_remove = 6,
    line_end = 7
};
constexpr std::array<std::string_view, 8> pseudocode{
    "for each square behind the last one, while enough are left for both armies:",
    "  if no piece attacks it, and a piece there would attack none:",
    "    place the next queen (or knight) on it",
    "    when an army is complete: begin with the other at the first square",
    "    when both are complete: note the solution",
    "    else go on behind it",
    "    take the piece off, and go on behind it",
    "when no piece is left to take off, all has been tried"};
constexpr std::array<std::string_view, 1> papers{"Wikipedia, Eight queens puzzle"};
constexpr std::array<std::string_view, 2> orders{"queens", "knights"};
constexpr std::array<Knob, 2> knobs{{{.name = "size",
                                      .title = "Size of each army",
                                      .summary = "So many queens, and as many knights.",
                                      .lowest = 1,
                                      .highest = 8,
                                      .initial = 3,
                                      .choices = {}},
                                     {.name = "first",
                                      .title = "First army",
                                      .summary = "Whether queens or knights are placed first.",
                                      .lowest = 0,
                                      .highest = 1,
                                      .initial = 0,
                                      .choices = orders}}};

/// The most squares of a board that is searched.
constexpr int most_squares = 256;

using Index = std::uint16_t;
using SquareLists = std::vector<std::vector<Index>>;

/// What does not change while the search goes on.
struct Field {
    Size size;
    std::array<Piece, 2> armies{};
    /// The squares that may be taken, in order, with their rows and columns.
    std::vector<Index> squares;
    std::vector<std::array<std::int32_t, 2>> lines;
    int line_count = 0;
    /// Where a piece of the second army may not stand when one of the first stands on a square.
    std::array<std::array<SquareLists, 2>, 2> hindered;
};

Field field_of(const Board& board, bool knights_first) {
    const Size size = board.size();
    const Lines lines(board);
    Field field{size, {Piece::queen, Piece::knight}, {}, {}, lines.count(), {}};
    if (knights_first) std::swap(field.armies[0], field.armies[1]);
    for (const Square square : board.find(Piece::none)) {
        const int index = size.index(square);
        field.squares.push_back(static_cast<Index>(index));
        field.lines.push_back({lines.of(index, Axis::row), lines.of(index, Axis::column)});
    }
    for (std::size_t one = 0; one < 2; ++one) {
        for (std::size_t other = 0; other < 2; ++other) {
            SquareLists& lists = field.hindered[one][other];
            lists.resize(static_cast<std::size_t>(size.area()));
            for (const Index index : field.squares) {
                const Square square = size.square(index);
                std::vector<Square> seen = attacked_from(board, square, field.armies[one]);
                if (one != other) {
                    const auto more = attacked_from(board, square, field.armies[other]);
                    seen.insert(seen.end(), more.begin(), more.end());
                }
                lists[index].push_back(index);
                for (const Square s : seen) {
                    lists[index].push_back(static_cast<Index>(size.index(s)));
                }
            }
        }
    }
    return field;
}

class Armies {
  public:
    Armies(const Board& board, int pieces, bool knights_first);

    Event step();
    [[nodiscard]] Insight insight() const;
    [[nodiscard]] std::size_t memory() const {
        return 2 * hinderers_[0].size() * sizeof(Index) + placed_.size() * sizeof(std::size_t) +
               line_seen_.size() * sizeof(std::uint32_t);
    }

  private:
    [[nodiscard]] std::size_t army() const { return placed_.size() < pieces_ ? 0 : 1; }
    [[nodiscard]] std::size_t missing(std::size_t army) const {
        const std::size_t standing = army == 0 ? std::min(placed_.size(), pieces_)
                                               : std::max(placed_.size(), pieces_) - pieces_;
        return pieces_ - standing;
    }
    void put(std::size_t army, Index square, int by);
    [[nodiscard]] bool has_room();
    [[nodiscard]] Event event(EventKind kind, Line line, std::size_t army, Index square) const {
        return {kind, line, field_->size.square(square), field_->armies[army]};
    }
    Event retreat();

    std::shared_ptr<const Field> field_;
    std::size_t pieces_;
    /// For each army and square, how many pieces keep it from standing there.
    std::array<std::vector<Index>, 2> hinderers_;
    /// The places in the list of squares of the pieces that stand, and the next to be tried.
    std::vector<std::size_t> placed_;
    std::size_t next_ = 0;
    bool hopeless_ = false;
    bool told_ = false;
    /// For each line, the latest look around in which it had a free square.
    std::vector<std::uint32_t> line_seen_;
    std::uint32_t look_ = 0;
};

Armies::Armies(const Board& board, int pieces, bool knights_first)
    : field_(std::make_shared<const Field>(field_of(board, knights_first))),
      pieces_(static_cast<std::size_t>(pieces)),
      line_seen_(static_cast<std::size_t>(field_->line_count), 0) {
    const auto area = static_cast<std::size_t>(board.size().area());
    for (auto& hinderers : hinderers_) hinderers.assign(area, 0);
    hopeless_ = !has_room();
}

void Armies::put(std::size_t army, Index square, int by) {
    for (std::size_t other = 0; other < 2; ++other) {
        for (const Index hindered : field_->hindered[army][other][square]) {
            Index& count = hinderers_[other][hindered];
            count = static_cast<Index>(count + by);
        }
    }
}

/// Whether free squares, and for queens rows and columns with free squares, are enough for the
/// pieces to come.
bool Armies::has_room() {
    for (std::size_t army = 0; army < 2; ++army) {
        const bool queens = field_->armies[army] == Piece::queen;
        std::array<std::size_t, 2> room{};
        ++look_;
        for (std::size_t place = 0; place < field_->squares.size(); ++place) {
            if (hinderers_[army][field_->squares[place]] > 0) continue;
            for (std::size_t axis = 0; axis < 2; ++axis) {
                auto& seen = line_seen_[static_cast<std::size_t>(field_->lines[place][axis])];
                room[axis] += queens && seen == look_ ? 0 : 1;
                seen = look_;
            }
        }
        if (std::min(room[0], room[1]) < missing(army)) return false;
    }
    return true;
}

Event Armies::step() {
    if (placed_.size() == 2 * pieces_) {
        if (told_) return retreat();
        told_ = true;
        return {EventKind::solution, line_note, {}};
    }
    const std::size_t present = army();
    if (hopeless_ || next_ + missing(present) > field_->squares.size()) return retreat();
    const std::size_t place = next_++;
    const Index square = field_->squares[place];
    if (hinderers_[present][square] > 0) {
        return event(EventKind::reject, line_test, present, square);
    }
    put(present, square, 1);
    placed_.push_back(place);
    if (placed_.size() == pieces_) next_ = 0;
    told_ = false;
    hopeless_ = !has_room();
    return event(EventKind::place, line_place, present, square);
}

/// Takes the latest piece off and goes on behind it.
Event Armies::retreat() {
    if (placed_.empty()) return {EventKind::done, line_end, {}};
    const std::size_t place = placed_.back();
    placed_.pop_back();
    const std::size_t present = army();
    put(present, field_->squares[place], -1);
    next_ = place + 1;
    hopeless_ = false;
    return event(EventKind::remove, line_remove, present, field_->squares[place]);
}

Insight Armies::insight() const {
    Insight insight;
    for (std::size_t i = 0; i < 2; ++i) {
        insight.facts.push_back(
            {std::string(name_of(field_->armies[i])) + "s",
             std::to_string(pieces_ - missing(i)) + " of " + std::to_string(pieces_)});
    }
    const std::string next(name_of(field_->armies[army()]));
    insight.facts.push_back({"x", "not free for a " + next});
    for (const Index square : field_->squares) {
        if (hinderers_[army()][square] == 0) continue;
        insight.marks.push_back({field_->size.square(square), 'x'});
    }
    return insight;
}

std::string accepts(const Problem& problem) {
    const Board& board = problem.board;
    if (board.size().area() > most_squares) {
        return "Armies are placed on boards of up to " + std::to_string(most_squares) + " squares.";
    }
    if (std::string refusal = complain_about_pieces(problem); !refusal.empty()) return refusal;
    if (board.count(Piece::queen) > 0) {
        return "The armies are placed on a board without pieces: take the given queens off.";
    }
    return {};
}

bool solves(const Problem&, const Settings& settings, const Board& board) {
    const int pieces = static_cast<int>(settings.knobs[0]);
    return board.count(Piece::queen) == pieces && board.count(Piece::knight) == pieces &&
           conflicts(board, 1).pairs.empty();
}

std::string explain(const Event& event, const Board& before) {
    const std::string name = square_name(event.square, before.size());
    const std::string piece(name_of(event.piece));
    switch (event.kind) {
        case EventKind::reject: {
            if (before.at(event.square) != Piece::none) return name + " is taken.";
            const std::optional<Square> attacker = attacker_of(before, event.square);
            if (!attacker) {
                return "A " + piece + " on " + name + " would attack a piece that stands.";
            }
            return name + " is attacked by the " + std::string(name_of(before.at(*attacker))) +
                   " on " + square_name(*attacker, before.size()) + ".";
        }
        case EventKind::place:
            return "A " + piece + " on " + name + " is in peace with all that stand: place it.";
        case EventKind::remove:
            return "With the " + piece + " on " + name +
                   " all has been tried, or too few squares are left: take it off and go on behind "
                   "it.";
        case EventKind::solution:
            return counted(before.count(Piece::queen), "queen") + " and " +
                   counted(before.count(Piece::knight), "knight") + " stand in peace: a solution.";
        case EventKind::done: break;
    }
    return "All possibilities have been tried: the search is over.";
}

std::unique_ptr<Search> start(const Problem& problem, const Settings& settings) {
    return searching<Armies>(problem.board, static_cast<int>(settings.knobs[0]),
                             settings.knobs[1] != 0);
}

}  // namespace

namespace solver_entries {

extern constinit const Entry armies{
    .slug = "armies",
    .title = "Queens and knights",
    .summary = "Places as many knights as queens, no piece attacking any other.",
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
