// Listing placements when they are asked for, keeping and forgetting them.
#include "counting/halves/kept_quadrants.hpp"

#include <utility>

namespace queens {

template <typename Word>
KeptQuadrants<Word>::KeptQuadrants(Corners<Word> corners, std::uint64_t most_bytes)
    : corners_(std::move(corners)),
      most_bytes_(most_bytes),
      lists_(std::size_t{4} << corners_.side) {}

template <typename Word>
auto KeptQuadrants<Word>::find(bool east, bool south, std::uint32_t rows)
    -> std::shared_ptr<const Lists> {
    const bool own = east && !corners_.east_north.empty();
    const std::size_t kind = (own ? 2U : 0U) + (south ? 1U : 0U);
    const std::size_t key = kind << corners_.side | rows;
    {
        const std::lock_guard lock(mutex_);
        if (lists_[key]) return lists_[key];
    }
    // Other threads go on meanwhile; if one of them lists the same, one of the two is kept.
    auto made = std::make_shared<Lists>();
    const auto& corners = corners_.of(east, south);
    made->reserve(corners.size());
    for (const Corner<Word>& corner : corners) made->emplace_back(corner, rows);
    const std::lock_guard lock(mutex_);
    if (!lists_[key]) keep(key, made);
    return made;
}

template <typename Word>
void KeptQuadrants<Word>::keep(std::size_t key, const std::shared_ptr<const Lists>& lists) {
    std::uint64_t bytes = 0;
    for (const QuadrantList<Word>& list : *lists) bytes += list.bytes();
    if (bytes > most_bytes_) return;
    while (bytes_ + bytes > most_bytes_) {
        std::swap(kept_[random_.below(static_cast<std::uint32_t>(kept_.size()))], kept_.back());
        bytes_ -= kept_.back().bytes;
        lists_[kept_.back().key].reset();
        kept_.pop_back();
    }
    lists_[key] = lists;
    kept_.push_back({key, bytes});
    bytes_ += bytes;
}

template <typename Word>
void KeptQuadrants<Word>::keep_nothing() {
    const std::lock_guard lock(mutex_);
    most_bytes_ = 0;
    bytes_ = 0;
    for (const Kept& kept : kept_) lists_[kept.key].reset();
    kept_.clear();
}

template <typename Word>
std::uint64_t KeptQuadrants<Word>::bytes() {
    const std::lock_guard lock(mutex_);
    return bytes_;
}

template <typename Word>
const std::vector<QuadrantList<Word>>& Hand<Word>::hold(bool east, bool south, std::uint32_t rows) {
    Held& held = held_[(east ? 2U : 0U) + (south ? 1U : 0U)];
    if (held.rows != rows) {
        held.lists.reset();
        held.lists = kept_.find(east, south, rows);
        held.rows = rows;
    }
    return *held.lists;
}

template <typename Word>
const HalfQuadrants<Word>& Hand<Word>::take(std::uint32_t west_rows, std::uint32_t rows) {
    const Corners<Word>& corners = kept_.corners();
    const int side = corners.side;
    const std::uint32_t quadrant = (std::uint32_t{1} << side) - 1;
    const std::uint32_t east_rows = rows & ~west_rows;
    const auto pair = [&](bool east, std::size_t i, const auto& north, const auto& south) {
        const std::uint32_t filled = corners.of(east, false)[i].taken.columns;
        return QuadrantPair<Word>{north[i].view(), south[i].view(), quadrant & ~filled};
    };
    const auto& west_north = hold(false, false, west_rows & quadrant);
    const auto& west_south = hold(false, true, west_rows >> side);
    pairs_.clear();
    for (std::size_t i = 0; i < west_north.size(); ++i) {
        pairs_.push_back(pair(false, i, west_north, west_south));
    }
    const auto& east_north = hold(true, false, east_rows & quadrant);
    const auto& east_south = hold(true, true, east_rows >> side);
    quadrants_ = {pairs_.data(), static_cast<int>(pairs_.size()),
                  pair(true, 0, east_north, east_south)};
    return quadrants_;
}

template class KeptQuadrants<std::uint32_t>;
template class KeptQuadrants<std::uint64_t>;
template class Hand<std::uint32_t>;
template class Hand<std::uint64_t>;

}  // namespace queens
