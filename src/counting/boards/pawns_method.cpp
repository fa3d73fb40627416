// The method of pawns, which are placed with the queens: the first rows, from the left half of the
// first one.
#include <span>
#include <utility>

#include "core/say.hpp"
#include "counting/boards/pawn_search.hpp"
#include "counting/cut.hpp"
#include "counting/method.hpp"

namespace queens {

namespace {

constexpr int largest_with_pawns = 31;

std::string refuse_pawns(const Task& task) {
    if (!can_have_extra_queens(task)) {
        return say("Pawns are placed on the empty square plane only.");
    }
    const int n = task.size.rows;
    if (n > largest_with_pawns) {
        return say("Pawns are placed on boards up to {most} x {most}; this one has {n} rows.",
                   {{"most", largest_with_pawns}, {"n", std::to_string(n)}});
    }
    if (task.pawns < 0) return say("The number of pawns must be 0 or more.");
    return {};
}

PawnSearch search_on(const Task& task) { return {task.size.rows, task.pawns}; }

std::vector<Job> plan_pawns(const Task& task, std::size_t wanted, Cache&) {
    constexpr int walks = 256;
    const PawnSearch tree = search_on(task);
    const int n = task.size.rows;
    Random random(static_cast<std::uint64_t>(n));
    const auto position_of = [&](std::span<const int> prefix) { return played(tree, prefix); };
    std::vector<Part> parts;
    for (int column = 0; 2 * column < n; ++column) {
        const bool middle = 2 * column + 1 == n;
        Part part{{column}, middle ? 1U : 2U};
        part.nodes = estimate(tree, position_of(part.prefix), walks, random);
        parts.push_back(std::move(part));
    }
    return jobs_of(task, cut(tree, position_of, std::move(parts), wanted));
}

std::string refuse_part(const Job& job, Cache&) {
    const PawnSearch tree = search_on(job.task);
    return refuse_moves(tree, tree.start(), moves_of(job).prefix);
}

double narrow_pawns(Moves& moves, const Task& task, double nodes, Random& random, Cache&) {
    const PawnSearch tree = search_on(task);
    return narrow(tree, played(tree, moves.prefix), nodes, random, moves.prefix);
}

Estimate estimate_pawns(const Task& task, std::uint64_t seed) {
    /// A walk with pawns takes longer than others, and its rows vary less.
    constexpr int walks = 200;
    /// Nodes a second, as measured on one core.
    constexpr double speed = 100e6;
    Random random(seed);
    const PawnSearch tree = search_on(task);
    const double nodes = estimate(tree, tree.start(), walks, random) / 2;
    return {nodes, nodes / speed};
}

}  // namespace

Found pawns_work(const Job& job, Cache&) {
    const PawnSearch tree = search_on(job.task);
    return {tree.count(played(tree, moves_of(job).prefix))};
}

const Method pawns_method{
    .slug = "pawns",
    .suits = [](const Task& task) { return task.pawns != 0; },
    .refuse = refuse_pawns,
    .plan = plan_pawns,
    .refuse_part = refuse_part,
    .estimate = estimate_pawns,
    .yardstick =
        [] {
            return Task{.size = {11, 11}, .surface = {}, .pawns = 1};
        },
    .named = false,
    .slow_to_cut = true,
    .narrow = narrow_pawns,
};

}  // namespace queens
