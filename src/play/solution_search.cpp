// Steps come in batches that grow.
#include "play/solution_search.hpp"

#include <algorithm>

namespace queens {

namespace {

constexpr std::size_t largest_batch = 1 << 14;

}  // namespace

SolutionSearch::SolutionSearch(const Run& run)
    : search_(run.search()),
      board_(run.problem().board),
      layers_(run.entry().stacks ? board_.pieces().size() : 0) {}

bool SolutionSearch::find(std::uint64_t steps) {
    for (; steps > 0 && !tally_.done; --steps) {
        if (taken_ == events_.size()) {
            events_.resize(batch_);
            events_.resize(search_->events(events_));
            taken_ = 0;
            batch_ = std::min(2 * batch_, largest_batch);
        }
        const Event& event = events_[taken_++];
        apply(event, board_);
        tally_.add(event.kind);
        if (!layers_.empty() && event.kind == EventKind::place) {
            layers_[static_cast<std::size_t>(board_.size().index(event.square))] = event.layer;
        }
        if (event.kind == EventKind::solution) return true;
    }
    return false;
}

Json json_of(const Tally& tally) {
    return JsonObject()
        .field("place", decimal(tally.placements))
        .field("remove", decimal(tally.removals))
        .field("reject", decimal(tally.rejections))
        .field("solution", decimal(tally.solutions))
        .field("done", decimal(tally.done ? 1 : 0))
        .json();
}

}  // namespace queens
