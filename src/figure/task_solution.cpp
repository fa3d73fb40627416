// The search that hints come from, begun from boards with fewer and fewer of the given queens.
#include "figure/task_solution.hpp"

#include <algorithm>
#include <optional>
#include <vector>

#include "app/answers/task_answer.hpp"
#include "app/app.hpp"
#include "app/look/look.hpp"
#include "figure/sheet_parts.hpp"
#include "figure/svg.hpp"
#include "gardens/ground.hpp"
#include "gardens/solutions.hpp"

namespace queens {

namespace {

/// The most queens that are put down in search of the solution of a garden.
constexpr std::uint64_t most_put_down = 100'000;
/// Seconds of a search after which it is asked whether there is time left.
constexpr double slice = 0.01;

/// The boards that a search begins with: the given one, with the queens that the goal names; the
/// same without one of its queens; and without all but those that are named.
std::vector<Board> beginnings(const Board& given, const std::vector<Square>& named) {
    Board whole = given;
    for (const Square square : named) whole.put(square, Piece::queen);
    std::vector<Board> boards{whole};
    Board bare = whole;
    for (const Square square : whole.find(Piece::queen)) {
        if (std::find(named.begin(), named.end(), square) != named.end()) continue;
        boards.push_back(whole);
        boards.back().put(square, Piece::none);
        bare.put(square, Piece::none);
    }
    boards.push_back(bare);
    return boards;
}

/// The board with as many queens more as the goal asks for, none attacking another.
std::optional<Board> completed(const App& app, double& patience) {
    const auto queens = lessons::queens_asked_for(app.state().goal, situation_of(app));
    if (!queens) return std::nullopt;
    CompletionCheck check;
    check.ask(app.board(), *queens);
    while (check.searching() && patience > 0) {
        check.advance(slice);
        patience -= slice;
    }
    if (check.answer() != Completable::yes) return std::nullopt;
    return check.solution();
}

/// The solution of a garden that is not being made.
std::optional<Board> solved_garden(const App& app) {
    if (app.regions().draft) return std::nullopt;
    const Garden garden = garden_of(app.board(), app.regions());
    const auto found = seek_solutions(puzzle_of(garden), 1, most_put_down).solutions;
    if (found.empty()) return std::nullopt;
    Board board(app.board().size(), app.board().surface());
    for (int row = 0; row < garden.n; ++row) {
        board.put({row, found.front()[static_cast<std::size_t>(row)]}, Piece::queen);
    }
    return board;
}

}  // namespace

std::string solved_task_svg(const std::string& link, double& patience) {
    App app(1);
    app.apply(OpenLink{link});
    const lessons::Conditions goal = app.state().goal;
    if (goal.empty() || lessons::are_met(goal, situation_of(app))) return {};
    const MarkedBoard given{app.board(), {}, app.regions()};
    const auto solves = [&](const std::optional<Board>& board) {
        if (board) app.apply(ShowBoard{{*board, {}, given.regions}});
        return board && lessons::are_met(goal, situation_of(app));
    };
    const auto drawn = [&] { return svg_of(look_of(app), plain_view, paper_theme()); };
    if (!given.regions.empty()) return solves(solved_garden(app)) ? drawn() : std::string();
    for (const Board& board :
         beginnings(given.board, lessons::squares_named(goal, given.board.size()))) {
        app.apply(ShowBoard{{board, {}, {}}});
        if (solves(completed(app, patience))) return drawn();
    }
    return {};
}

}  // namespace queens
