// Most pieces: as many queens, rooks, bishops, knights or kings as can stand without an attack.
//
// Branch and bound. Of the free squares, the one that attacks the fewest other free squares gets a
// piece; when all that follows has been tried, it is left out, unless the free squares that it
// attacked all attacked each other: then one of them would be worth no more. The bound: squares are
// put in groups that hold one piece at most (rows, diagonals, blocks of four for kings, pairs for
// knights), so that no more pieces can follow than groups have free squares. A placement that meets
// the bound of the whole board ends the search. The problem is from Wikipedia, "Eight queens
// puzzle"; the bound is that of Tomita & Seki (2003) for cliques, with groups made once.
//
// Every surface is taken, with pawns, walls and forbidden squares. Each placement that is better
// than all before is a solution. The last one is put back on the board in the end.
#include <algorithm>
#include <array>
#include <memory>
#include <vector>

#include "core/attacks.hpp"
#include "core/conflict_graph.hpp"
#include "core/say.hpp"
#include "solvers/parts/free_groups.hpp"
#include "solvers/parts/refusals.hpp"
#include "solvers/solver.hpp"

namespace queens {

namespace {

/// The lines of the pseudocode that events happen in.
enum Line : std::uint8_t {
    line_place = 2,
    line_note = 3,
    line_leave_out = 5,
    line_go_back = 6,
    line_put_back = 7,
    line_end = 8
};
constexpr std::array<CodeLine, 9> pseudocode{
    {{"put the squares into groups that hold at most one piece each"},
     {"while enough groups have a free square for a better placement:"},
     {"  place a piece on the free square that attacks the fewest others", line_place,
      "Of the free squares, {square} attacks the fewest others: place a {piece}."},
     {"  if more stand than ever before: a solution", line_note,
      "{pieces} {pieces|piece stands|pieces stand} and none attacks another, more than ever "
      "before: a solution."},
     {"else, while a piece stands: take the last one off, and"},
     {"  leave its square out, and go on with the others", line_leave_out,
      "With the {piece} on {square} nothing better is possible: take it off and leave the square "
      "out."},
     {"  or go further back, if only one piece fits on the squares it attacked", line_go_back,
      "Without the {piece} on {square} only one other could fit: no gain, so take it off and go "
      "further back."},
     {"everything tried: put the best placement back", line_put_back,
      "Nothing better is left to try: put the {piece} of the best placement back on {square}."},
     {"it fills all groups, or nothing better was found: finished", line_end,
      "No placement has more than {pieces} {pieces|piece|pieces}: the search is finished."}}};
constexpr std::array<std::string_view, 2> papers{"wikipedia", "tomita2003"};
constexpr std::array<Piece, 5> kinds{Piece::queen, Piece::rook, Piece::bishop, Piece::knight,
                                     Piece::king};
constexpr std::array knobs{choice("piece", "Pieces", "Which pieces to place, all of one kind.",
                                  {"queens", "rooks", "bishops", "knights", "kings"}, 3)};

/// The most squares of a board that is searched.
constexpr int most_squares = 256;

using Index = std::uint16_t;

Piece kind_of(const Settings& settings) {
    return kinds[static_cast<std::size_t>(settings.knobs.front())];
}

class MostPieces {
  public:
    MostPieces(const Board& board, Piece piece);

    Event step();
    [[nodiscard]] Insight insight() const;
    [[nodiscard]] std::size_t memory() const {
        const std::size_t numbers = closed_.size() + left_out_.size() + best_.size();
        return numbers * sizeof(Index) + groups_.memory() + placed_.size() * sizeof(Standing);
    }

  private:
    /// A piece that stands, and how many squares were left out before it came.
    struct Standing {
        Index square = 0;
        Index left_out = 0;
        /// Whether leaving its square out could lead to nothing better.
        bool is_safe = false;
    };

    void close(Index square);
    void open(Index square);
    Event place(Index square, Line line);
    Event retreat();
    Event finish();

    std::shared_ptr<const ConflictGraph> graph_;
    Piece piece_;
    /// For each square, by how many pieces it is taken or attacked, and one more if it is left out.
    std::vector<Index> closed_;
    SquareSet free_;
    FreeGroups groups_;
    std::vector<Standing> placed_;
    std::vector<Index> left_out_;
    std::vector<Index> best_;
    /// No more pieces fit on the board than this.
    std::size_t bound_;
    bool to_be_told_ = false;
    bool goes_back_ = false;
    bool finished_;
};

MostPieces::MostPieces(const Board& board, Piece piece)
    : graph_(std::make_shared<const ConflictGraph>(
          conflict_graph_of(board, piece, board.find(Piece::none)))),
      piece_(piece),
      closed_(graph_->squares.size(), 0),
      free_(graph_->all()),
      groups_(*graph_, board),
      bound_(groups_.room()),
      finished_(bound_ == 0) {}

void MostPieces::close(Index square) {
    if (closed_[square]++ > 0) return;
    free_.erase(square);
    groups_.close(square);
}

void MostPieces::open(Index square) {
    if (--closed_[square] > 0) return;
    free_.insert(square);
    groups_.open(square);
}

Event MostPieces::step() {
    if (to_be_told_) {
        to_be_told_ = false;
        finished_ = best_.size() == bound_;
        return solved(line_note, piece_);
    }
    if (finished_) return finish();
    if (goes_back_ || placed_.size() + groups_.room() <= best_.size()) return retreat();
    const Event event = place(static_cast<Index>(graph_->quietest(free_, free_)), line_place);
    if (placed_.size() > best_.size()) {
        best_.clear();
        for (const Standing& placed : placed_) best_.push_back(placed.square);
        to_be_told_ = true;
    }
    return event;
}

Event MostPieces::place(Index square, Line line) {
    const SquareSet& rivals = graph_->rivals_of(square);
    placed_.push_back({square, static_cast<Index>(left_out_.size()),
                       graph_->are_all_rivals(rivals.within(free_))});
    close(square);
    for (SquareSet left = rivals; !left.empty(); left.erase(left.first())) {
        close(static_cast<Index>(left.first()));
    }
    return placed(line, graph_->squares[square], piece_);
}

/// Takes the latest piece off and leaves its square out, or goes on back where that is no use.
Event MostPieces::retreat() {
    if (placed_.empty()) {
        finished_ = true;
        for (; !left_out_.empty(); left_out_.pop_back()) open(left_out_.back());
        return finish();
    }
    const Standing last = placed_.back();
    placed_.pop_back();
    for (; left_out_.size() > last.left_out; left_out_.pop_back()) open(left_out_.back());
    for (SquareSet left = graph_->rivals_of(last.square); !left.empty(); left.erase(left.first())) {
        open(static_cast<Index>(left.first()));
    }
    open(last.square);
    goes_back_ = last.is_safe;
    if (!goes_back_) {
        left_out_.push_back(last.square);
        close(last.square);
    }
    return removed(goes_back_ ? line_go_back : line_leave_out, graph_->squares[last.square],
                   piece_);
}

/// Puts the best placement back, piece by piece, unless it stands.
Event MostPieces::finish() {
    if (placed_.size() < best_.size()) return place(best_[placed_.size()], line_put_back);
    return ended(line_end, piece_);
}

Insight MostPieces::insight() const {
    Insight insight;
    insight.facts = {{"standing", std::to_string(placed_.size())},
                     {"best so far", std::to_string(best_.size())},
                     {"groups with a free square", std::to_string(groups_.room())},
                     {"the board takes at most", std::to_string(bound_)}};
    for (const Index square : left_out_) {
        insight.marks.push_back({graph_->squares[square], ThoughtKind::left_out});
    }
    for (SquareSet free = free_; !finished_ && !free.empty(); free.erase(free.first())) {
        const auto square = static_cast<std::size_t>(free.first());
        insight.grounds.push_back({GroundKind::domain, graph_->squares[square]});
    }
    return insight;
}

std::string refuse(const Problem& problem) {
    const Board& board = problem.board;
    if (board.size().area() > most_squares) {
        return say("Boards of up to {most} squares are searched for the most pieces.",
                   {{"most", most_squares}});
    }
    if (std::string refusal = refuse_other_pieces(problem); !refusal.empty()) return refusal;
    if (board.count(Piece::queen) > 0) {
        return say("The pieces are placed on a board without any: take the given queens off.");
    }
    return {};
}

bool solves(const Problem&, const Settings& settings, const Board& board) {
    return board.count(kind_of(settings)) > 0 && !has_conflict(board);
}

bool proves_best(const Settings&) { return true; }

std::unique_ptr<Search> start(const Problem& problem, const Settings& settings) {
    return searching<MostPieces>(problem.board, kind_of(settings));
}

}  // namespace

constinit const Entry solver_entries::most_pieces{
    .slug = "most_pieces",
    .title = "Most pieces",
    .summary =
        "Finds the most queens, rooks, bishops, knights or kings of which none attacks another.",
    .approach = Approach::other_puzzle,
    .pseudocode = Pseudocode(pseudocode),
    .papers = papers,
    .knobs = knobs,
    .complete = false,
    .proves_best = proves_best,
    .solves = solves,
    .refuse = refuse,
    .start = start};

}  // namespace queens
