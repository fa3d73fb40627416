// The most queens on surfaces, with bounds and without.
#include "core/conflict_graph.hpp"
#include "counting/most.hpp"
#include "tables/methods.hpp"

namespace queens {

namespace {

/// Every set of squares that do not attack each other, counted by its size.
class EverySet {
  public:
    EverySet(const ConflictGraph& graph, const GoOn& go_on) : graph_(graph), go_on_(go_on) {}

    /// All that can be made of a set of that many squares with some of the free ones.
    void extend(SquareSet free, std::size_t squares) {
        if (ways_.size() <= squares) ways_.resize(squares + 1);
        ++ways_[squares];
        while (!stopped_ && !free.empty()) {
            const int square = free.first();
            free.erase(square);
            extend(free.without(graph_.rivals_of(square)), squares + 1);
            if (squares == 1) stopped_ = !go_on_();
        }
    }

    [[nodiscard]] std::optional<Numbers> largest() const {
        if (stopped_) return std::nullopt;
        return Numbers{ways_.size() - 1, ways_.back()};
    }

  private:
    const ConflictGraph& graph_;
    const GoOn& go_on_;
    std::vector<std::uint64_t> ways_;
    bool stopped_ = false;
};

}  // namespace

std::optional<Numbers> most_and_ways(int n, Surface surface, const GoOn& go_on) {
    constexpr std::uint64_t steps = 1'000'000'000'000;
    const auto most = count_most(Board({n, n}, surface), Piece::queen, steps, go_on);
    if (!most || !most->ways) return std::nullopt;
    return Numbers{static_cast<std::uint64_t>(most->most), *most->ways};
}

std::optional<Numbers> most_queens_without_bounds(int n, Surface surface, const GoOn& go_on) {
    const Board board({n, n}, surface);
    const ConflictGraph graph = conflict_graph_of(board, Piece::queen, board.find(Piece::none));
    EverySet sets(graph, go_on);
    sets.extend(graph.all(), 0);
    return sets.largest();
}

}  // namespace queens
