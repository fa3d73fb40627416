// The search works in slices of about a millisecond, and is put away as soon as it is over.
#include "play/many_queens.hpp"

#include <chrono>

namespace queens {

ManyQueens::ManyQueens(const Entry& entry, const Settings& settings, std::uint32_t n)
    : n_(n), search_(entry.start_many(n, settings)) {}

void ManyQueens::advance(double budget) {
    using Seconds = std::chrono::duration<double>;
    const auto start = std::chrono::steady_clock::now();
    Seconds spent{0};
    while (search_ != nullptr && spent.count() < budget) {
        search_->run(search_->slice(), tally_);
        spent = std::chrono::steady_clock::now() - start;
        if (tally_.done) finish();
    }
    seconds_ += spent.count();
}

void ManyQueens::finish() {
    rows_.assign(search_->rows().begin(), search_->rows().end());
    is_solution_ = are_solution(rows_);
    search_.reset();
}

}  // namespace queens
