// Counting the free squares of groups as squares are closed and opened.
#include "solvers/parts/free_groups.hpp"

#include <algorithm>

namespace queens {

FreeGroups::FreeGroups(const ConflictGraph& graph, const Board& board) {
    std::vector<Groups> all = groupings_of(graph, board, graph.all());
    std::size_t fewest = all.front().size();
    for (const Groups& groups : all) fewest = std::min(fewest, groups.size());
    std::vector<Groups> best;
    for (Groups& groups : all) {
        const bool is_new = std::find(best.begin(), best.end(), groups) == best.end();
        if (groups.size() == fewest && is_new) best.push_back(std::move(groups));
    }
    std::vector<Grouping> groupings;
    for (const Groups& groups : best) {
        Grouping& group_of = groupings.emplace_back(graph.squares.size());
        Room& room = rooms_.emplace_back();
        room.open = groups.size();
        for (std::size_t group = 0; group < groups.size(); ++group) {
            room.free.push_back(static_cast<std::uint16_t>(groups[group].size()));
            for (SquareSet left = groups[group]; !left.empty(); left.erase(left.first())) {
                group_of[static_cast<std::size_t>(left.first())] =
                    static_cast<std::uint16_t>(group);
            }
        }
    }
    groupings_ = std::make_shared<const std::vector<Grouping>>(std::move(groupings));
}

std::size_t FreeGroups::room() const {
    const auto fewer = [](const Room& a, const Room& b) { return a.open < b.open; };
    return std::min_element(rooms_.begin(), rooms_.end(), fewer)->open;
}

void FreeGroups::close(int square) {
    for (std::size_t i = 0; i < rooms_.size(); ++i) {
        const auto group = (*groupings_)[i][static_cast<std::size_t>(square)];
        if (--rooms_[i].free[group] == 0) --rooms_[i].open;
    }
}

void FreeGroups::open(int square) {
    for (std::size_t i = 0; i < rooms_.size(); ++i) {
        const auto group = (*groupings_)[i][static_cast<std::size_t>(square)];
        if (rooms_[i].free[group]++ == 0) ++rooms_[i].open;
    }
}

std::size_t FreeGroups::memory() const {
    std::size_t numbers = 0;
    for (const Room& room : rooms_) numbers += room.free.size();
    return numbers * sizeof(std::uint16_t);
}

}  // namespace queens
