// The solver of completions, stopped at the first one.
#include "app/rooms/completion_check.hpp"

#include <utility>

#include "play/stopwatch.hpp"

namespace queens {

namespace {

constexpr std::uint64_t portion = 64;

}  // namespace

void CompletionCheck::ask(const Board& board, int queens) {
    *this = {};
    if (board.size().area() > largest_area) return;
    const Solver solver{find_solver("completion"), {{1}, 0}};
    auto run = start_run(solver, {board, queens});
    searching_ = std::holds_alternative<Run>(run);
    if (searching_) player_.emplace(std::get<Run>(std::move(run)));
}

bool CompletionCheck::advance(double seconds) {
    const Stopwatch watch;
    double spent = 0;
    while (searching_ && spent < seconds) {
        const bool arrived = player_->to_solution(portion);
        spent = watch.seconds();
        if (arrived) answer_ = player_->done() ? Completable::no : Completable::yes;
        searching_ = !arrived && seconds_ + spent <= patience;
    }
    seconds_ += spent;
    return searching_;
}

}  // namespace queens
