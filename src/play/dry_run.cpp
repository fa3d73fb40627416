// Steps without their events, between looks at the clock.
#include "play/dry_run.hpp"

#include "play/stopwatch.hpp"

namespace queens {

namespace {

constexpr std::uint64_t portion = 512;
/// On larger boards a single step may take longer than a frame.
constexpr int largest_area = 64 * 64;

}  // namespace

DryRun::DryRun(const Run& run) {
    if (run.problem().board.size().area() <= largest_area) search_ = run.search();
}

void DryRun::advance(double seconds) {
    const Stopwatch watch;
    double spent = 0;
    while (!over() && spent < seconds) {
        search_->run(portion, tally_);
        spent = watch.seconds();
        if (tally_.done || seconds_ + spent > patience) search_.reset();
    }
    seconds_ += spent;
}

std::optional<std::uint64_t> DryRun::length() const {
    return tally_.done ? std::optional(tally_.steps()) : std::nullopt;
}

}  // namespace queens
