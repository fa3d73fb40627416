// The method of boards: a general search for what no other method is for.
#include <algorithm>
#include <memory>
#include <span>

#include "core/board_words.hpp"
#include "core/say.hpp"
#include "counting/boards/board_search.hpp"
#include "counting/cut.hpp"
#include "counting/method.hpp"

namespace queens {

namespace {

std::string refuse_board(const Task& task) {
    if (task.size.area() > most_counted_squares) {
        return say("Boards of up to {most} squares can be counted; this one has {squares}.",
                   {{"most", most_counted_squares}, {"squares", task.size.area()}});
    }
    for (const Piece piece : task.pieces) {
        if (!attacks(piece) || piece == Piece::queen) continue;
        return say(
            "Only queens, pawns, walls and forbidden squares may stand on a board that is counted; "
            "this one has {piece:a}.",
            {{"piece", noun_of(piece)}});
    }
    const auto given = std::count(task.pieces.begin(), task.pieces.end(), Piece::queen);
    if (given > task.size.shorter()) {
        return say("There are more queens on the board ({given}) than asked for ({wanted}).",
                   {{"given", given}, {"wanted", task.size.shorter()}});
    }
    return {};
}

BoardSearch& search_on(const Task& task, Cache& cache) {
    return cache.search<BoardSearch>(
        task, [&] { return std::make_shared<BoardSearch>(problem_of(board_of(task))); });
}

std::vector<Job> plan_board(const Task& task, std::size_t wanted, Cache& cache) {
    constexpr int walks = 256;
    BoardSearch& tree = search_on(task, cache);
    Random random(static_cast<std::uint64_t>(task.size.area()));
    Part all;
    all.nodes = estimate(tree, tree.start(), walks, random);
    const auto position_of = [&](std::span<const int> prefix) { return played(tree, prefix); };
    return jobs_of(task, cut(tree, position_of, {std::move(all)}, wanted));
}

std::string refuse_part(const Job& job, Cache& cache) {
    BoardSearch& tree = search_on(job.task, cache);
    return refuse_moves(tree, tree.start(), moves_of(job).prefix);
}

double narrow_board(Moves& moves, const Task& task, double nodes, Random& random, Cache& cache) {
    BoardSearch& tree = search_on(task, cache);
    return narrow(tree, played(tree, moves.prefix), nodes, random, moves.prefix);
}

Estimate estimate_board(const Task& task, std::uint64_t seed) {
    constexpr int walks = 1000;
    /// Nodes a second, as measured on one core.
    constexpr double speed = 45e6;
    Random random(seed);
    BoardSearch tree(problem_of(board_of(task)));
    const double nodes = estimate(tree, tree.start(), walks, random);
    return {nodes, nodes / speed};
}

Task walled_board() {
    Board board({11, 11});
    board.put({4, 4}, Piece::wall);
    return task_of(board);
}

}  // namespace

Found board_work(const Job& job, Cache& cache) {
    BoardSearch& tree = search_on(job.task, cache);
    return {tree.count(played(tree, moves_of(job).prefix))};
}

const Method board_method{
    .slug = "board",
    .suits = [](const Task&) { return true; },
    .refuse = refuse_board,
    .plan = plan_board,
    .refuse_part = refuse_part,
    .estimate = estimate_board,
    .yardstick = walled_board,
    .named = false,
    .slow_to_cut = true,
    .narrow = narrow_board,
};

}  // namespace queens
