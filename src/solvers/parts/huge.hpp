// One placement of up to ten million queens, without a board.
//
// The searches for one solution need no more than a few numbers for each queen; here they run on
// sizes that no Board has, with the same steps as their machines (construction aside, whose steps
// are the queens). They work in slices, so that a page can draw between them.
#pragma once

#include <cstdint>
#include <memory>
#include <span>
#include <string>
#include <string_view>

#include "solvers/solver.hpp"

namespace queens {

/// The most queens of a huge search; they take less than 400 MB.
inline constexpr std::uint32_t most_queens = 10'000'000;

class HugeSearch {
  public:
    virtual ~HugeSearch() = default;

    /// Takes up to that many steps, adds their events to the tally and returns whether the search
    /// is over; then the queens are a solution.
    virtual bool advance(std::uint64_t steps, Tally& tally) = 0;

    /// How many of the next steps take about a millisecond.
    [[nodiscard]] virtual std::uint64_t slice() const = 0;

    /// The row of the queen in each column, meaningful at the end.
    [[nodiscard]] virtual std::span<const std::uint32_t> rows() const = 0;

  protected:
    HugeSearch() = default;
    HugeSearch(const HugeSearch&) = default;
    HugeSearch& operator=(const HugeSearch&) = default;
};

/// One sentence why the solver does not place n queens without a board, empty if it does.
[[nodiscard]] std::string complain_about_huge(std::string_view slug, std::uint64_t n);

/// Starts a search that is not complained about, with the knobs and the seed of the solver's entry.
[[nodiscard]] std::unique_ptr<HugeSearch> start_huge(std::string_view slug, std::uint32_t n,
                                                     const Settings& settings);

/// Whether queens in these rows, one in each column, do not attack each other. Takes time in
/// proportion to their number.
[[nodiscard]] bool stand_in_peace(std::span<const std::uint32_t> rows);

}  // namespace queens
