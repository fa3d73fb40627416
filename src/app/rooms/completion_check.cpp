// The solver of completions, stopped at the first one.
#include "app/rooms/completion_check.hpp"

#include <chrono>

namespace queens {

namespace {

constexpr std::uint64_t portion = 64;
/// On larger boards a single step may take longer than a frame.
constexpr int largest_area = 32 * 32;

using Clock = std::chrono::steady_clock;

/// Whether there is anything to ask: queens, but not all.
bool is_underway(const Board& board) {
    const int queens = board.count(Piece::queen);
    return queens > 0 && queens < board.size().shorter() && board.size().area() <= largest_area;
}

std::unique_ptr<Search> search_for_one(const Board& board) {
    const Solver solver{find_solver("completion"), {{1}, 0}};
    auto run = start_run(solver, problem_of(board));
    const Run* started = std::get_if<Run>(&run);
    return started != nullptr ? started->search() : nullptr;
}

}  // namespace

void CompletionCheck::ask(const Board& board) {
    if (board_ == board) return;
    *this = {};
    board_ = board;
    if (is_underway(board)) search_ = search_for_one(board);
}

bool CompletionCheck::advance(double seconds) {
    const auto start = Clock::now();
    double spent = 0;
    while (search_ && spent < seconds) {
        search_->run(portion, tally_);
        spent = std::chrono::duration<double>(Clock::now() - start).count();
        const bool found = tally_.solutions > 0;
        if (found || tally_.done) answer_ = found ? Completable::yes : Completable::no;
        if (answer_ != Completable::unknown || seconds_ + spent > patience) search_.reset();
    }
    seconds_ += spent;
    return search_ != nullptr;
}

}  // namespace queens
