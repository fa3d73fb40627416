// One growth after the other.
#include "app/rooms/growing_gardens.hpp"

#include "play/stopwatch.hpp"

namespace queens {

GrowingGardens::GrowingGardens(const GardenWish& wish, std::uint64_t seed, std::uint64_t count)
    : wish_(wish), seed_(seed), wanted_(count), growth_(GardenGrowth(wish, seed)) {}

bool GrowingGardens::step() {
    if (!growth_ || growth_->step()) return growing();
    const auto& grown = growth_->grown();
    if (grown) gardens_.push_back(*grown);
    const bool more = grown && gardens_.size() < wanted_;
    growth_.reset();
    if (more) growth_.emplace(wish_, seed_ + gardens_.size());
    return growing();
}

bool GrowingGardens::advance(double seconds) {
    const Stopwatch watch;
    while (growing() && watch.seconds() < seconds) step();
    return growing();
}

}  // namespace queens
