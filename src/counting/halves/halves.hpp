// The half-board method: all queens on a square plane, by halves that meet in the middle.
//
// Choose the rows of the queens in the western half; the eastern queens have the others. Either
// half is put together from two quadrants, whose placements are tabulated once, and a board is a
// pair of halves without a common diagonal: pairs are counted hundreds at a time (`bit_slices.hpp`)
// and never listed. Of row sets that are mirror images or complements one is taken for all. Boards
// with an odd side have a middle row and a middle column; their queens are placed first, up to the
// board's eight symmetries.
//
// The placements on a quadrant with queens in the same rows are listed when they are asked for and
// kept as long as a bound on the memory allows (`kept_quadrants.hpp`). With all placements the
// memory would grow eightfold for each two rows of the board, to some 100 GB for 28 rows.
#pragma once

#include <algorithm>
#include <cstdint>
#include <memory>
#include <mutex>
#include <string>
#include <vector>

#include "counting/halves/halves_kernel.hpp"
#include "counting/halves/halves_part.hpp"
#include "counting/job.hpp"

namespace queens {

/// The most rows of a board that can be counted by halves: beyond 28 the half boards of one row set
/// would be too many to be matched in an hour. A WebAssembly worker has 512 MB at most, and there
/// is usually one per core, each with tables of its own.
inline constexpr int fewest_halved_rows = 6;
inline constexpr int most_halved_rows = sizeof(void*) == 8 ? 28 : 23;
inline constexpr std::uint64_t usual_kept_bytes = sizeof(void*) == 8 ? 512'000'000 : 64'000'000;
/// From which sizes on boards and lists are treated in which way.
struct HalvesLimits {
    /// The largest quadrants whose lines fit in the fields of narrow words, and how many builds of
    /// the loops with wide words are passed over, beside those whose fields are too small.
    int narrow_side = 9;
    int passed_over = 0;
    /// The largest quadrants of which all placements are kept anyway, so that row sets may come in
    /// any order.
    int any_order_side = 9;
    /// The largest quadrants for which the half boards of a row set are listed all at once, and
    /// how many are listed at a time on larger ones.
    int one_block_side = 11;
    std::uint32_t block = 32'000'000;
    /// The shortest lists that are sorted, and that are matched by their neighbours.
    std::uint32_t long_list = 1000;
    std::uint32_t long_patterns = 2000;
    /// How many neighbours of a sorted list are matched together, and for how many such groups the
    /// other half's boards are filtered together before.
    std::uint32_t neighbours = 512;
    std::uint32_t groups = 8;
    /// How many bytes of placements are kept for all threads.
    std::uint64_t kept_bytes = usual_kept_bytes;
};
/// Enough for a part of its own for each of the ten million row sets of 28 rows. A plan has fewer
/// jobs, but single ones can be drawn.
inline constexpr std::uint32_t most_parts = 1U << 24;

/// About how many bytes that many threads need for n rows at the most, as measured: the placements
/// that are kept, at most `most_kept`, and the half boards of one row set for each thread.
[[nodiscard]] constexpr std::uint64_t bytes_of_halves(int n, int threads, std::uint64_t most_kept) {
    constexpr std::uint64_t megabyte = 1'000'000;
    const std::uint64_t all = (n % 2 == 0 ? 140 : 190) * megabyte;
    const std::uint64_t kept = n < 22 ? std::min(most_kept, all >> 3 * (10 - n / 2)) : most_kept;
    const std::uint64_t own = n < 22 ? 5 : n < 24 ? 40 : n < 26 ? 200 : n < 28 ? 900 : 2500;
    return kept + static_cast<std::uint64_t>(threads) * own * megabyte;
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
/// About which share of the work of a middle each of that many parts is; they add up to 1.
[[nodiscard]] std::vector<double> weights_of_halves(int n, int middle, std::uint32_t parts);
/// The same of the boards that a part is going to find (`SetFinds`).
[[nodiscard]] std::vector<double> finds_of_halves(int n, int middle, std::uint32_t parts);
/// Into how many parts each share is cut so that there are about as many jobs as wanted, all of
/// about the same weight.
[[nodiscard]] std::vector<std::uint32_t> parts_of_halves(int n, std::size_t wanted);

/// Counts parts, and keeps placements from one part to the next. Threads share one of these.
class Halves {
  public:
    /// Keeps that many bytes of placements at the most.
    explicit Halves(std::uint64_t kept_bytes = usual_kept_bytes);
    /// Nobody but a test asks for other limits, lower ones.
    explicit Halves(const HalvesKernel& kernel, const HalvesLimits& limits = {});
    ~Halves();
    Halves(const Halves&) = delete;
    Halves& operator=(const Halves&) = delete;

    /// Counts the boards of n rows of this part, weighted by their symmetry, and the half boards
    /// that were put together. The part must not be refused.
    [[nodiscard]] HalvesTally count(int n, const HalvesPart& part);
    /// Gives the memory of the placements back. Parts that are being counted keep no more of them.
    void forget();
    /// How many bytes of placements are kept now.
    [[nodiscard]] std::uint64_t kept_bytes();

  private:
    struct Middle;
    [[nodiscard]] std::shared_ptr<Middle> around(int n, int middle);

    const HalvesKernel& kernel_;
    const HalvesLimits limits_;
    std::mutex mutex_;
    std::shared_ptr<Middle> latest_;
};

}  // namespace queens
