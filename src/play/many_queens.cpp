// The search works in slices of about a millisecond, and is put away as soon as it is over.
#include "play/many_queens.hpp"

#include "play/stopwatch.hpp"

namespace queens {

ManyQueens::ManyQueens(const Entry& entry, const Settings& settings, std::uint32_t n)
    : n_(n), search_(entry.start_many(n, settings)) {}

void ManyQueens::advance(double budget) {
    const Stopwatch watch;
    double spent = 0;
    while (search_ != nullptr && spent < budget) {
        search_->run(search_->slice(), tally_);
        spent = watch.seconds();
        if (tally_.done) finish();
    }
    seconds_ += spent;
}

void ManyQueens::finish() {
    rows_.assign(search_->rows().begin(), search_->rows().end());
    is_solution_ = are_solution(rows_);
    search_.reset();
}

}  // namespace queens
