// The placements on quadrants that half boards are put together from, listed when they are asked
// for and kept as long as a bound on the memory allows. Threads share them.
//
// Row sets that follow one another share the rows of a quadrant, so most lists are asked for many
// times. When the bound is passed, lists drawn at random are forgotten: row sets come round and
// round, and forgetting the list that was not used for the longest time would throw away just the
// next one.
#pragma once

#include <array>
#include <cstdint>
#include <memory>
#include <mutex>
#include <vector>

#include "core/random.hpp"
#include "counting/halves/quadrants.hpp"

namespace queens {

/// The quadrants that the halves of a board consist of. There may be several western ones, one pair
/// for each queen of the middle row; where the two halves are alike, there are no eastern ones.
template <typename Word>
struct Corners {
    int side = 0;
    std::vector<Corner<Word>> west_north;
    std::vector<Corner<Word>> west_south;
    std::vector<Corner<Word>> east_north;
    std::vector<Corner<Word>> east_south;

    [[nodiscard]] const std::vector<Corner<Word>>& of(bool east, bool south) const {
        if (east && !east_north.empty()) return south ? east_south : east_north;
        return south ? west_south : west_north;
    }
};

template <typename Word>
class KeptQuadrants {
  public:
    /// A list for each of the corners `Corners::of`, with queens in the same rows.
    using Lists = std::vector<QuadrantList<Word>>;

    KeptQuadrants(Corners<Word> corners, std::uint64_t most_bytes);

    [[nodiscard]] const Corners<Word>& corners() const { return corners_; }
    [[nodiscard]] std::shared_ptr<const Lists> find(bool east, bool south, std::uint32_t rows);
    /// Forgets what is kept, and keeps nothing any more. Who has lists has them still.
    void keep_nothing();
    [[nodiscard]] std::uint64_t bytes();

  private:
    struct Kept {
        std::size_t key;
        std::uint64_t bytes;
    };
    void keep(std::size_t key, const std::shared_ptr<const Lists>& lists);

    const Corners<Word> corners_;
    std::mutex mutex_;
    std::uint64_t most_bytes_;
    std::uint64_t bytes_ = 0;
    std::vector<std::shared_ptr<const Lists>> lists_;
    std::vector<Kept> kept_;
    Random random_{1};
};

extern template class KeptQuadrants<std::uint32_t>;
extern template class KeptQuadrants<std::uint64_t>;

/// The quadrants of one thread, which the loops ask for the lists of one row set after the other.
template <typename Word>
class Hand {
  public:
    explicit Hand(KeptQuadrants<Word>& kept) : kept_(kept) {}

    /// The placements from which the halves with these western rows, and the eastern ones with the
    /// others of `rows`, are put together; they stay until the next call.
    const HalfQuadrants<Word>& take(std::uint32_t west_rows, std::uint32_t rows);

  private:
    struct Held {
        std::uint32_t rows = ~std::uint32_t{0};
        std::shared_ptr<const std::vector<QuadrantList<Word>>> lists;
    };
    const std::vector<QuadrantList<Word>>& hold(bool east, bool south, std::uint32_t rows);

    KeptQuadrants<Word>& kept_;
    std::array<Held, 4> held_;
    std::vector<QuadrantPair<Word>> pairs_;
    HalfQuadrants<Word> quadrants_{};
};

extern template class Hand<std::uint32_t>;
extern template class Hand<std::uint64_t>;

}  // namespace queens
