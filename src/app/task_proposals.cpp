// Each goal is written as people write it and read again, so that no other is proposed than links
// can hold.
#include "app/task_proposals.hpp"

#include <algorithm>
#include <array>

#include "app/answers/goal.hpp"
#include "app/answers/task_answer.hpp"
#include "app/rooms/completion_check.hpp"
#include "core/link.hpp"
#include "core/words.hpp"
#include "symmetry/orbit.hpp"

namespace queens {

namespace {

/// Queens that are given are named by the goal, which has room for this many beside what it asks.
constexpr std::size_t most_given = lessons::most_conditions - 1;

struct ArmyWord {
    Piece piece;
    std::string_view slug;
};
constexpr std::array<ArmyWord, 6> army_words{{{Piece::queen, "queens"},
                                              {Piece::rook, "rooks"},
                                              {Piece::bishop, "bishops"},
                                              {Piece::knight, "knights"},
                                              {Piece::king, "kings"},
                                              {Piece::amazon, "amazons"}}};

/// The board with its pawns and walls alone.
Board cleared(Board board) {
    for (const ArmyWord& word : army_words) board = without(std::move(board), word.piece);
    return board;
}

/// How many of each piece are wanted: `queens=3_and_knights=3`.
std::string army_of(const Board& board) {
    std::string goal;
    for (const auto& [piece, slug] : army_words) {
        const int count = board.count(piece);
        if (count == 0) continue;
        if (!goal.empty()) goal += "_and_";
        goal += std::string(slug) + "=" + std::to_string(count);
    }
    return goal;
}

/// A solution in which these queens stand.
std::string solution_with(const std::vector<Square>& given, Size size) {
    std::string goal;
    for (const Square& square : given) goal += "queen=" + column_and_row(square, size) + "_and_";
    return goal + "solution";
}

/// Whether a board can be completed to that number of queens, as far as that is found out at once.
Completable answer_at_once(const Board& board, int queens) {
    constexpr double at_once = 0.1;
    CompletionCheck check;
    check.ask(board, queens);
    check.advance(at_once);
    return check.answer();
}

bool is_hopeless(const Board& board, int queens) {
    return answer_at_once(board, queens) == Completable::no;
}

/// The most queens that fit on a board without pieces, if that is found out at once.
std::optional<int> most_found(const Board& board) {
    for (int queens = board.size().shorter(); queens > 0; --queens) {
        const Completable answer = answer_at_once(board, queens);
        if (answer == Completable::yes) return queens;
        if (answer != Completable::no) break;
    }
    return std::nullopt;
}

class Proposals {
  public:
    explicit Proposals(const App& app) : app_(app), now_(situation_of(app)) {}

    std::vector<TaskProposal> all() &&;

  private:
    void add(State start, std::string_view goal);
    void add(Board start, std::string_view goal);
    void add_search(const Player& player);
    void add_solution();
    void add_most();
    void add_guard();
    void add_beginning();
    void add_others();

    const App& app_;
    lessons::Situation now_;
    std::vector<TaskProposal> proposals_;
};

void Proposals::add(State start, std::string_view goal) {
    const auto conditions = lessons::read_goal(goal);
    if (!conditions) return;
    start.goal = *conditions;
    start.presenting = false;
    start.selected.reset();
    start.drawings.clear();
    const lessons::Situation about{.board = start.board,
                                   .most = most_that_fit(start.board),
                                   .is_garden = !start.regions.empty()};
    std::string asked = lessons::asked(start.goal, about);
    proposals_.push_back({write_link(link_of(start)), std::move(asked)});
}

/// Only the board is kept: anything else that is shown might give the task away.
void Proposals::add(Board start, std::string_view goal) {
    State state = app_.state();
    state.board = std::move(start);
    state.marks = {};
    state.step.reset();
    state.tab = Tab::place;
    add(std::move(state), goal);
}

/// From its beginning if it has found something, and otherwise from where it stands, unless there
/// is nothing to be found.
void Proposals::add_search(const Player& player) {
    const std::uint64_t found = player.tally().solutions;
    const Problem problem = app_.problem();
    const bool places_queens = player.entry().attack_free && player.entry().solves == nullptr;
    State state = app_.state();
    if (found > 0) state.step = 0;
    if (found > 0 || !places_queens || !is_hopeless(problem.board, problem.queens)) {
        add(state, "solutions=" + std::to_string(std::max<std::uint64_t>(found, 1)) + "-or-more");
    }
    if (player.step() > 0) {
        state.step = 0;
        add(state, "step=" + std::to_string(player.step()) + "-or-more");
    }
}

void Proposals::add_solution() {
    const Board& board = now_.board;
    const Board bare = cleared(board);
    add(bare, "solution");
    std::vector<Square> given = board.find(Piece::queen);
    given.resize(std::min(given.size() / 3, most_given));
    if (!given.empty()) {
        Board begun = bare;
        for (const Square& square : given) begun.put(square, Piece::queen);
        add(std::move(begun), solution_with(given, board.size()));
    }
    if (!board.size().is_square()) return;
    constexpr std::uint64_t all_images = 8;
    const auto orbit = count_orbit(Group(GroupKind::d4, board.rows()), board);
    if (orbit && orbit->size < all_images) {
        add(bare, "solution_and_orbit=" + std::to_string(orbit->size));
    }
}

/// On joined rectangles fewer queens may fit than the shorter side has squares.
void Proposals::add_most() {
    const bool is_known = now_.most || now_.board.surface() == Surface{};
    if (is_known) return add(now_.board, "solution");
    if (const auto most = most_found(now_.board)) {
        add(now_.board, "queens=" + std::to_string(*most) + "_and_conflicts=0");
    }
}

void Proposals::add_guard() { add(cleared(now_.board), army_of(now_.board) + "_and_attacked=all"); }

/// Queens that stand in peace, or do not: the others are to be found, or these to be mended.
void Proposals::add_beginning() {
    const std::vector<Square> given = now_.board.find(Piece::queen);
    const bool peaceful = now_.conflicts == 0 && given.size() <= most_given;
    if (peaceful && is_hopeless(now_.board, *now_.most))
        return add(cleared(now_.board), "solution");
    add(now_.board, peaceful ? solution_with(given, now_.board.size()) : std::string("solution"));
}

void Proposals::add_others() {
    const std::string army = army_of(now_.board);
    add(now_.conflicts == 0 ? cleared(now_.board) : now_.board, army + "_and_conflicts=0");
}

std::vector<TaskProposal> Proposals::all() && {
    if (const Player* player = app_.player()) {
        add_search(*player);
        return std::move(proposals_);
    }
    if (app_.state().tab == Tab::count && now_.count) {
        add(app_.state(), "count=" + std::to_string(*now_.count));
    }
    const auto& pieces = now_.board.pieces();
    if (army_of(now_.board).empty()) {
        // Beside pawns and walls nobody knows how many queens fit.
        if (std::none_of(pieces.begin(), pieces.end(), stops_lines)) add_most();
    } else if (!now_.most) {
        add_others();
    } else if (now_.solved) {
        add_solution();
    } else {
        const bool few = now_.board.count(Piece::queen) < *now_.most;
        if (few && now_.free == 0) add_guard();
        add_beginning();
    }
    return std::move(proposals_);
}

}  // namespace

std::vector<TaskProposal> propose_tasks(const App& app) {
    // The board of an explanation is nobody's, and has what is to be found out.
    if (app.explained()) return {};
    return Proposals(app).all();
}

}  // namespace queens
