// The half-board method: all queens on a square plane, by halves that meet in the middle.
//
// Choose the rows of the queens in the western half; the eastern queens have the others. Either
// half is put together from two quadrants, whose placements are tabulated once, and a board is a
// pair of halves without a common diagonal: pairs are counted hundreds at a time (`bit_slices.hpp`)
// and never listed. Of row sets that are mirror images or complements one is taken for all. Boards
// with an odd side have a middle row and a middle column; their queens are placed first, up to the
// board's eight symmetries.
//
// The tables grow with the quadrant, eightfold for each two rows of the board: 224 MB at the most
// for 20 rows and 298 for 21, 1.8 GB for 22 and 2.2 for 23 (more for a moment when threads go on to
// the next middle queen at different times). Even so that pays: 22 rows take sixty-five minutes of
// one core instead of a week row by row, and 23 rows seven hours. The next quadrant would need 14
// GB and more, so that larger boards are left to the search row by row, and in WebAssembly these
// two as well.
#pragma once

#include <cstdint>
#include <memory>
#include <mutex>
#include <string>
#include <vector>

#include "counting/halves/halves_kernel.hpp"
#include "counting/halves/halves_part.hpp"
#include "counting/halves/quadrants.hpp"

namespace queens {

/// The most rows of a board that can be counted by halves. A WebAssembly worker may have 512 MB.
inline constexpr int fewest_halved_rows = 6;
inline constexpr int most_halved_rows = sizeof(void*) == 8 ? 23 : 21;
/// From which sizes on boards and lists are treated in which way.
struct HalvesLimits {
    /// The largest quadrants whose lines fit in the fields of narrow words, and in the smaller
    /// tables of wide ones. On larger ones lists are sorted.
    int narrow_side = 9;
    int wide_side = 10;
    /// The shortest lists that are sorted, and that are matched by their neighbours.
    std::uint32_t long_list = 1000;
    std::uint32_t long_patterns = 2000;
};
inline constexpr std::uint32_t most_parts = 10'000;

/// About how many bytes the tables of n rows need at the most, as measured.
[[nodiscard]] constexpr std::uint64_t bytes_of_halves(int n) {
    const std::uint64_t largest = n % 2 == 0 ? 1'820'000'000 : 2'170'000'000;
    return largest >> 3 * (11 - n / 2);
}

/// One sentence why the part cannot be counted, empty if it can.
[[nodiscard]] std::string refuse_halves(int n, const HalvesPart& part);

/// The row sets of a middle, and about how long they take in all.
struct HalvesShare {
    int middle = 0;
    std::uint32_t sets = 0;
    std::uint64_t weight = 0;
};
[[nodiscard]] std::vector<HalvesShare> shares_of_halves(int n);

struct HalvesTables;

/// Counts parts, and keeps the tables from one part to the next. Threads share one of these.
class Halves {
  public:
    Halves();
    /// Nobody but a test asks for other limits, lower ones.
    explicit Halves(const HalvesKernel& kernel, const HalvesLimits& limits = {});
    ~Halves();
    Halves(const Halves&) = delete;
    Halves& operator=(const Halves&) = delete;

    /// Counts the boards of n rows of this part, weighted by their symmetry, and the half boards
    /// that were put together. The part must not be refused.
    [[nodiscard]] HalvesTally count(int n, const HalvesPart& part);
    /// Gives the memory of the tables back.
    void forget();

  private:
    [[nodiscard]] std::shared_ptr<const HalvesTables> tables(int n, int middle);

    const HalvesKernel& kernel_;
    const HalvesLimits limits_;
    std::mutex mutex_;
    std::shared_ptr<const Placements> placements_;
    std::shared_ptr<const HalvesTables> tables_;
};

}  // namespace queens
