// The machine of the genetic algorithm: a population of permutations, its children, and the child
// that is being put together on the board.
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

/// Which columns of a child come from its first parent: some side by side, each by the toss of a
/// coin, or all of them.
enum class Crossover : std::uint8_t { side_by_side, scattered, none };

class GeneticSearch {
  public:
    /// The lines of the pseudocode that events happen in.
    enum Line : std::uint8_t {
        line_start = 0,
        line_clear = 3,
        line_first = 4,
        line_second = 5,
        line_mutate = 6,
        line_judge = 7,
        line_note = 10,
        line_end = 11
    };

    struct Settings {
        /// At least 2.
        std::size_t population = 2;
        /// The chance in per cent that two queens of a child swap rows.
        std::uint32_t mutation = 0;
        Crossover crossover = Crossover::side_by_side;
        std::uint64_t seed = 0;
    };

    /// A square board of n rows, n at least 1.
    GeneticSearch(std::uint32_t n, const Settings& settings);

    Event step();
    [[nodiscard]] Insight insight() const;
    [[nodiscard]] std::size_t memory() const;

  private:
    /// One placement: the row of each column, and how many pairs of its queens attack each other.
    struct Individual {
        std::vector<std::uint32_t> rows;
        std::uint64_t pairs = 0;
    };
    /// What the next step does with the child.
    enum class Stage : std::uint8_t { clearing, placing, mutating, judging, ended };

    [[nodiscard]] Individual drawn();
    [[nodiscard]] std::vector<Individual>::const_iterator fittest() const;
    [[nodiscard]] const Individual& fitter_of_two();
    void conceive();
    void choose_columns();
    Event clear();
    Event place();
    Event mutate();
    Event judge();
    void follow();
    void note_generation();
    /// From which parent the child has its nth queen.
    [[nodiscard]] GroundKind parent_of(std::uint32_t nth) const {
        return nth < from_first_ ? GroundKind::first_parent : GroundKind::second_parent;
    }
    [[nodiscard]] std::uint32_t handed_down() const;
    void add_column(std::vector<Ground>& grounds, GroundKind parent, std::uint32_t column,
                    std::uint32_t queen) const;
    [[nodiscard]] std::vector<Ground> inheritance(GroundKind parent) const;
    [[nodiscard]] std::vector<Ground> heritage() const;
    [[nodiscard]] Generations picture() const;
    [[nodiscard]] std::string words() const;
    [[nodiscard]] double mean_pairs() const;
    [[nodiscard]] std::size_t different() const;

    Settings settings_;
    Random random_;
    std::vector<Individual> population_;
    /// The next population, as far as it has been born; the fittest of the present one comes first.
    std::vector<Individual> children_;
    /// What stands on the board.
    QueenColumns queens_;
    Stage stage_ = Stage::placing;
    std::array<Individual, 2> parents_{};
    /// The rows of the child before it mutates, and its columns in the order in which they are
    /// placed, first those that come from the first parent.
    std::vector<std::uint32_t> rows_;
    std::vector<std::uint32_t> order_;
    std::uint32_t from_first_ = 0;
    /// How many of them have been taken off or placed.
    std::uint32_t done_ = 0;
    /// The columns whose queens swap rows, if the child mutates, and the steps of that to come.
    std::array<std::uint32_t, 2> swapped_{};
    std::uint32_t swap_steps_ = 0;
    bool mutates_ = false;
    bool has_child_ = false;
    std::uint64_t generation_ = 1;
    /// Children judged, and how many of them were fitter or less fit than both parents.
    std::uint64_t bred_ = 0;
    std::uint64_t fitter_ = 0;
    std::uint64_t less_fit_ = 0;
    /// The fitness of every nth generation, n being `every_`.
    std::vector<Generations::Fitness> history_;
    std::uint64_t every_ = 1;
};

}  // namespace queens
