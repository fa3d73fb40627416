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
        const bool found = search_->advance(search_->slice(), tally_);
        spent = std::chrono::steady_clock::now() - start;
        if (found) finish();
    }
    seconds_ += spent.count();
}

void ManyQueens::finish() {
    const std::span<const std::uint32_t> rows = search_->rows();
    is_solution_ = are_solution(rows);
    const auto share = [&](std::uint32_t place) {
        return (static_cast<float>(place) + 0.5F) / static_cast<float>(n_);
    };
    for (std::uint32_t column = 0; column < n_; column += every()) {
        sample_.push_back({share(column), share(rows[column])});
    }
    search_.reset();
}

}  // namespace queens
