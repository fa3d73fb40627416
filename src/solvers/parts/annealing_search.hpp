// The machine of simulated annealing: swaps of rows, with a chance for those that make things
// worse.
#pragma once

#include <array>
#include <cstdint>
#include <string>
#include <vector>

#include "core/random.hpp"
#include "solvers/event.hpp"
#include "solvers/insight.hpp"
#include "solvers/parts/queen_columns.hpp"

namespace queens {

class AnnealingSearch {
  public:
    /// The lines of the pseudocode that events happen in.
    enum Line : std::uint8_t {
        line_start = 0,
        line_swap = 4,
        line_lucky = 5,
        line_keep = 6,
        line_note = 9,
        line_end = 10
    };

    AnnealingSearch(std::uint32_t n, std::uint64_t heat, std::uint64_t cooling, std::uint64_t seed);

    Event step();
    [[nodiscard]] Insight insight() const;
    [[nodiscard]] std::size_t memory() const {
        return queens_.memory() + sizeof(std::uint32_t) * rows_.size();
    }

  private:
    Event start();
    Event draw();
    Event swap();
    Event finish();
    void cool();
    [[nodiscard]] bool is_lucky(std::uint64_t more);
    [[nodiscard]] Curve curve() const;
    [[nodiscard]] std::string words_of_draw() const;
    void add_proposals(Insight& insight) const;

    QueenColumns queens_;
    /// The rows that the columns start with.
    std::vector<std::uint32_t> rows_;
    Random random_;
    std::uint64_t heat_;
    std::uint64_t cooling_;
    /// The chance of one more pair.
    std::uint64_t chance_;
    std::uint32_t placed_ = 0;
    /// The parts of the present swap that are still to be reported, and its columns.
    std::uint32_t parts_ = 0;
    std::array<std::uint32_t, 2> columns_{};
    std::array<std::uint32_t, 2> old_rows_{};
    /// The attacking pairs before and after it, and the chance of one more pair then.
    std::uint64_t pairs_before_ = 0;
    std::uint64_t pairs_after_ = 0;
    std::uint64_t chance_then_ = 0;
    bool drawn_ = false;
    bool accepted_ = false;
    std::uint32_t draws_ = 0;
    std::uint64_t sweeps_ = 0;
    /// Sweeps since it was heated.
    std::size_t cooled_ = 0;
    std::uint64_t swaps_ = 0;
    std::uint64_t worse_swaps_ = 0;
    std::uint64_t heatings_ = 1;
    bool solved_ = false;
};

}  // namespace queens
