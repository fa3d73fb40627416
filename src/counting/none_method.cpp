// The method for boards of which a theorem says that they have no solution: nothing is searched.
#include "core/known.hpp"
#include "core/say.hpp"
#include "counting/method.hpp"
#include "counting/torus/round_square.hpp"

namespace queens {

namespace {

/// No board with n rows that 2 or 3 divides has a solution on the torus (Pólya 1918).
bool is_hopeless_torus(const Task& task) {
    return is_round_square(task) && !torus_has_solutions(task.size.rows);
}

/// A pawn keeps two queens of a row apart, and two of a column: so it stands inside the border, and
/// no two pawns are neighbours in a row or column.
bool has_too_many_pawns(const Task& task) {
    const int n = task.size.rows;
    const int most = n > 2 ? ((n - 2) * (n - 2) + 1) / 2 : 0;
    return can_have_extra_queens(task) && task.pawns > most;
}

}  // namespace

Found none_work(const Job&, Cache&) { return {}; }

const Method none_method{
    .slug = "none",
    .suits = [](const Task& task) { return is_hopeless_torus(task) || has_too_many_pawns(task); },
    .refuse = refuse_none,
    .plan =
        [](const Task& task, std::size_t, Cache&) {
            return std::vector<Job>{{0, task}};
        },
    .refuse_part = [](const Job& job, Cache&) -> std::string {
        if (moves_of(job).prefix.empty()) return {};
        return say("The job has a prefix, but nothing to search.");
    },
    .estimate = [](const Task&, std::uint64_t) { return Estimate{}; },
    .yardstick =
        [] {
            return Task{.size = {12, 14}, .surface = {}};
        },
    .named = false,
};

}  // namespace queens
