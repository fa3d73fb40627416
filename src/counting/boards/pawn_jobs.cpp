// Jobs of boards where pawns are placed with the queens: the first rows, from the left half of the
// first one.
#include "counting/boards/pawn_search.hpp"
#include "counting/cut.hpp"
#include "counting/jobs.hpp"

namespace queens {

namespace {

PawnSearch search_on(const Task& task) { return {task.size.rows, task.pawns}; }

}  // namespace

std::vector<Job> plan_pawns(const Task& task, std::size_t wanted) {
    constexpr int walks = 256;
    const PawnSearch tree = search_on(task);
    const int n = task.size.rows;
    Random random(static_cast<std::uint64_t>(n));
    std::vector<Part<PawnPosition>> parts;
    for (int column = 0; 2 * column < n; ++column) {
        const bool middle = 2 * column + 1 == n;
        Part<PawnPosition> part{tree.start(), {column}, middle ? 1U : 2U, 0, false};
        tree.play(part.position, column);
        part.nodes = estimate(tree, part.position, walks, random);
        parts.push_back(part);
    }
    return jobs_of(task, cut(tree, std::move(parts), wanted));
}

std::string refuse_pawn_job(const Job& job) {
    const PawnSearch tree = search_on(job.task);
    return refuse_moves(tree, tree.start(), job.prefix);
}

Completions count_pawn_job(const Job& job) {
    const PawnSearch tree = search_on(job.task);
    PawnPosition position = tree.start();
    for (const int move : job.prefix) tree.play(position, move);
    return tree.count(position);
}

}  // namespace queens
