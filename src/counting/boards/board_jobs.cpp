// Jobs of boards of every kind.
#include <memory>

#include "counting/boards/board_search.hpp"
#include "counting/cut.hpp"
#include "counting/jobs.hpp"

namespace queens {

namespace {

BoardSearch& search_on(const Task& task) {
    thread_local std::unique_ptr<BoardSearch> latest;
    thread_local Task searched;
    if (!latest || searched != task) {
        latest = std::make_unique<BoardSearch>(problem_of(board_of(task)));
        searched = task;
    }
    return *latest;
}

}  // namespace

std::vector<Job> plan_board(const Task& task, std::size_t wanted) {
    constexpr int walks = 256;
    BoardSearch& tree = search_on(task);
    Random random(static_cast<std::uint64_t>(task.size.area()));
    Part<BoardPosition> all{tree.start(), {}, 1, 0, false};
    all.nodes = estimate(tree, all.position, walks, random);
    return jobs_of(task, cut(tree, std::vector{std::move(all)}, wanted));
}

std::string refuse_board_job(const Job& job) {
    BoardSearch& tree = search_on(job.task);
    return refuse_moves(tree, tree.start(), job.prefix);
}

Completions count_board_job(const Job& job) {
    BoardSearch& tree = search_on(job.task);
    BoardPosition position = tree.start();
    for (const int move : job.prefix) tree.play(position, move);
    return tree.count(position);
}

}  // namespace queens
