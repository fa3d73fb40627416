// Queens and knights: two armies of the same size, no piece attacking any other.
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
#include <cassert>
#include <memory>
#include <optional>
#include <utility>
#include <vector>

#include "core/attacks.hpp"
#include "core/board_words.hpp"
#include "core/say.hpp"
#include "solvers/parts/army_field.hpp"
#include "solvers/parts/reasons.hpp"
#include "solvers/parts/refusals.hpp"
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
constexpr std::array<std::string_view, 1> papers{"wikipedia"};
constexpr std::array knobs{
    number("size", "Size of each army", "How many queens, and as many knights.", {1, 8}, 3),
    choice("first", "First army", "Whether the queens or the knights are placed first.",
           {"queens", "knights"})};

/// The most squares of a board that is searched.
constexpr int most_squares = 256;

using Index = ArmyField::Index;

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
    /// What is too small for the pieces that are missing.
    enum class Narrow : std::uint8_t { rows, columns, free_squares, squares_left };
    struct Shortage {
        Narrow narrow;
        std::size_t room;
        std::size_t needed;
    };

    void put(std::size_t army, Index square, int by);
    [[nodiscard]] std::optional<Shortage> shortage();
    void add_shortage(Insight& insight) const;
    Event retreat();

    std::shared_ptr<const ArmyField> field_;
    std::size_t pieces_;
    /// For each army and square, how many pieces keep it from standing there.
    std::array<std::vector<Index>, 2> hinderers_;
    /// The places in the list of squares of the pieces that stand, and the next to be tried.
    std::vector<std::size_t> placed_;
    std::size_t next_ = 0;
    /// Why the squares left are too few, as soon as they are, and why the last step took a piece
    /// off.
    std::optional<Shortage> shortage_;
    std::optional<Shortage> decided_;
    bool told_ = false;
    /// For each line, the latest look around in which it had a free square.
    std::vector<std::uint32_t> line_seen_;
    std::uint32_t look_ = 0;
};

Armies::Armies(const Board& board, int pieces, bool knights_first)
    : field_(std::make_shared<const ArmyField>(board, knights_first)),
      pieces_(static_cast<std::size_t>(pieces)),
      line_seen_(static_cast<std::size_t>(field_->line_count), 0) {
    const auto area = static_cast<std::size_t>(board.size().area());
    for (auto& hinderers : hinderers_) hinderers.assign(area, 0);
    shortage_ = shortage();
}

void Armies::put(std::size_t army, Index square, int by) {
    for (std::size_t other = 0; other < 2; ++other) {
        for (const Index hindered : field_->hindered[army][other][square]) {
            Index& count = hinderers_[other][hindered];
            count = static_cast<Index>(count + by);
        }
    }
}

/// What is not enough for the pieces to come, of free squares, and for queens of rows and columns
/// with free squares.
std::optional<Armies::Shortage> Armies::shortage() {
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
        for (const std::size_t axis : {0U, 1U}) {
            if (room[axis] >= missing(army)) continue;
            constexpr std::array lines{Narrow::rows, Narrow::columns};
            return Shortage{queens ? lines[axis] : Narrow::free_squares, room[axis], missing(army)};
        }
    }
    return std::nullopt;
}

Event Armies::step() {
    decided_.reset();
    if (placed_.size() == 2 * pieces_) {
        if (told_) return retreat();
        told_ = true;
        return solved(line_note);
    }
    const std::size_t present = army();
    const std::size_t left = field_->squares.size() - next_;
    if (!shortage_ && left < missing(present)) {
        shortage_ = {Narrow::squares_left, left, missing(present)};
    }
    if (shortage_) return retreat();
    const std::size_t place = next_++;
    const Index square = field_->squares[place];
    if (hinderers_[present][square] > 0) {
        return rejected(line_test, field_->size.square(square), field_->armies[present]);
    }
    put(present, square, 1);
    placed_.push_back(place);
    if (placed_.size() == pieces_) next_ = 0;
    told_ = false;
    shortage_ = shortage();
    return placed(line_place, field_->size.square(square), field_->armies[present]);
}

/// Takes the latest piece off and goes on behind it.
Event Armies::retreat() {
    if (placed_.empty()) return ended(line_end);
    const std::size_t place = placed_.back();
    placed_.pop_back();
    const std::size_t present = army();
    put(present, field_->squares[place], -1);
    next_ = place + 1;
    decided_ = std::exchange(shortage_, {});
    return removed(line_remove, field_->size.square(field_->squares[place]),
                   field_->armies[present]);
}

/// The comparison for which the last piece goes, or has gone.
void Armies::add_shortage(Insight& insight) const {
    const std::optional<Shortage>& found = decided_ ? decided_ : shortage_;
    if (!found) return;
    constexpr std::array<Sentence, 4> words{
        "rows with a free square < queens missing", "columns with a free square < queens missing",
        "free squares < knights missing", "squares left < pieces missing"};
    insight.add_shortage(words[static_cast<std::size_t>(found->narrow)],
                         std::to_string(found->room), static_cast<int>(found->needed));
}

Insight Armies::insight() const {
    Insight insight;
    add_shortage(insight);
    for (std::size_t i = 0; i < 2; ++i) {
        insight.add_fact(
            field_->armies[i] == Piece::queen ? Sentence("queens") : Sentence("knights"),
            say("{standing} of {all}", {{"standing", pieces_ - missing(i)}, {"all", pieces_}}));
    }
    if (placed_.size() == 2 * pieces_) return insight;
    for (std::size_t place = 0; place < field_->squares.size(); ++place) {
        if (std::count(placed_.begin(), placed_.end(), place) > 0) continue;
        const Index index = field_->squares[place];
        const bool is_open = hinderers_[army()][index] == 0 && place >= next_;
        if (is_open) insight.grounds.push_back({GroundKind::domain, field_->size.square(index)});
    }
    return insight;
}

std::string refuse(const Problem& problem) {
    const Board& board = problem.board;
    if (board.size().area() > most_squares) {
        return say("Armies are placed on boards of up to {most} squares.",
                   {{"most", most_squares}});
    }
    if (std::string refusal = refuse_other_pieces(problem); !refusal.empty()) return refusal;
    if (board.count(Piece::queen) > 0) {
        return say("The armies are placed on a board without pieces: take the given queens off.");
    }
    return {};
}

bool solves(const Problem&, const Settings& settings, const Board& board) {
    const int pieces = static_cast<int>(settings.knobs[0]);
    return board.count(Piece::queen) == pieces && board.count(Piece::knight) == pieces &&
           !has_conflict(board);
}

/// The piece of the event would attack one that stands and does not attack back.
Reason why_attacking(const Moment& moment) {
    const Event& event = moment.event;
    const Board& before = moment.before;
    const std::vector<Square> seen = attacked_from(before, event.square, event.piece);
    const auto attacked = std::find_if(seen.begin(), seen.end(),
                                       [&](Square square) { return attacks(before.at(square)); });
    assert(attacked != seen.end() && "a square without a reason is open");
    return {say("A {piece} on {square} would attack the {other} on {attacked}.",
                {{"piece", noun_of(event.piece)},
                 {"square", square_name(event.square, before.size())},
                 {"other", noun_of(before.at(*attacked))},
                 {"attacked", square_name(*attacked, before.size())}}),
            {*attacked}};
}

/// Why no piece of that kind can be placed.
Reason why_closed(const Moment& moment) {
    const auto& [problem, event, before] = moment;
    const std::string square = square_name(event.square, before.size());
    if (before.at(event.square) != Piece::none) {
        return {say("{square} is taken.", {{"square", square}})};
    }
    const std::optional<Square> attacker = attacker_of(before, event.square);
    if (!attacker) return why_attacking(moment);
    return {say("{square} is attacked by {piece:the} on {attacker}.",
                {{"square", square},
                 {"piece", noun_of(before.at(*attacker))},
                 {"attacker", square_name(*attacker, before.size())}}),
            {*attacker}};
}

constexpr std::array<CodeLine, 8> pseudocode{
    {{"for each square after the last one, while enough are left for both armies:"},
     {"  if no piece attacks it, and a piece there would attack none:", line_test, why_closed},
     {"    place the next queen (or knight) on it", line_place,
      "A {piece} on {square} attacks no piece, and none attacks it: place it."},
     {"    when one army is complete: start the other at the first square"},
     {"    when both are complete: a solution", line_note,
      "{queens} {queens|queen|queens} and {knights} {knights|knight|knights} stand and none "
      "attacks another: a solution."},
     {"    else go on after it"},
     {"    take the piece off, and go on after it", line_remove,
      "Everything with the {piece} on {square} has been tried, or too few squares are left: take "
      "it off."},
     {"no piece is left to take off: finished", line_end, everything_tried}}};

std::unique_ptr<Search> start(const Problem& problem, const Settings& settings) {
    return searching<Armies>(problem.board, static_cast<int>(settings.knobs[0]),
                             settings.knobs[1] != 0);
}

}  // namespace

constinit const Entry solver_entries::armies{
    .slug = "armies",
    .title = "Queens and knights",
    .summary = "Places as many knights as queens, so that no piece attacks another.",
    .approach = Approach::other_puzzle,
    .pseudocode = Pseudocode(pseudocode),
    .papers = papers,
    .knobs = knobs,
    .complete = true,
    .solves = solves,
    .refuse = refuse,
    .start = start};

}  // namespace queens
