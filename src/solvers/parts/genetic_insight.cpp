// What is shown of the genetic algorithm: the parents, what their child has from each, and how fit
// the generations are.
#include <algorithm>
#include <set>
#include <span>

#include "core/numbers.hpp"
#include "core/say.hpp"
#include "solvers/parts/genetic_search.hpp"

namespace queens {

namespace {

/// Queens that are marked on the board.
constexpr std::size_t most_marks = 1024;
/// The longest columns that small boards tint as a whole: what stands on one square hides it there.
constexpr std::uint32_t longest_tinted = 64;

std::vector<Square> squares_of(std::span<const std::uint32_t> rows) {
    std::vector<Square> squares;
    for (std::uint32_t column = 0; column < rows.size(); ++column) {
        if (rows[column] != QueenColumns::nowhere)
            squares.push_back(square_at(column, rows[column]));
    }
    return squares;
}

}  // namespace

/// How many placements of the population differ from each other.
std::size_t GeneticSearch::different() const {
    const auto is_before = [](const Individual* one, const Individual* other) {
        return one->rows < other->rows;
    };
    std::set<const Individual*, decltype(is_before)> seen(is_before);
    for (const Individual& one : population_) seen.insert(&one);
    return seen.size();
}

/// How many queens the child on the board has from its parents.
std::uint32_t GeneticSearch::handed_down() const {
    if (!has_child_ || stage_ == Stage::ended) return 0;
    if (stage_ == Stage::placing) return done_;
    return stage_ == Stage::clearing && done_ > 0 ? 0 : queens_.columns();
}

/// Adds the column, or of a long one the square of its queen.
void GeneticSearch::add_column(std::vector<Ground>& grounds, GroundKind parent,
                               std::uint32_t column, std::uint32_t queen) const {
    if (queens_.rows() > longest_tinted)
        return grounds.push_back({parent, square_at(column, queen)});
    for (std::uint32_t row = 0; row < queens_.rows(); ++row) {
        grounds.push_back({parent, square_at(column, row)});
    }
}

/// The columns of a parent whose queens the child has from it: of the second one those of these
/// rows.
std::vector<Ground> GeneticSearch::inheritance(GroundKind parent) const {
    const bool is_first = parent == GroundKind::first_parent;
    const std::vector<std::uint32_t>& rows = parents_[is_first ? 0 : 1].rows;
    std::vector<Ground> grounds;
    for (std::uint32_t i = 0; i < handed_down(); ++i) {
        if (parent_of(i) != parent) continue;
        const std::uint32_t row = rows_[order_[i]];
        const auto queen = std::find(rows.begin(), rows.end(), row);
        add_column(grounds, parent, static_cast<std::uint32_t>(queen - rows.begin()), row);
    }
    return grounds;
}

/// The columns of the child whose queens stand as a parent has handed them down.
std::vector<Ground> GeneticSearch::heritage() const {
    std::vector<Ground> grounds;
    for (std::uint32_t i = 0; i < handed_down(); ++i) {
        const std::uint32_t column = order_[i];
        if (queens_.row_of(column) != rows_[column]) continue;
        add_column(grounds, parent_of(i), column, rows_[column]);
    }
    return grounds;
}

/// The parents and, as far as it has been put together, their child; and the fitness of the
/// generations.
Generations GeneticSearch::picture() const {
    Generations shown{{}, history_, every_};
    if (!has_child_) return shown;
    const auto add = [&](Sentence words, std::uint64_t pairs, std::span<const std::uint32_t> rows,
                         BoardRow::State state) {
        shown.family.boards.push_back({squares_of(rows), say(words, {{"pairs", pairs}}), state});
    };
    const auto plain = BoardRow::State::plain;
    add("first: {pairs} {pairs|pair|pairs}", parents_[0].pairs, parents_[0].rows, plain);
    shown.family.boards.back().grounds = inheritance(GroundKind::first_parent);
    add("second: {pairs} {pairs|pair|pairs}", parents_[1].pairs, parents_[1].rows, plain);
    shown.family.boards.back().grounds = inheritance(GroundKind::second_parent);
    if (stage_ == Stage::clearing && done_ > 0) return shown;
    const bool is_whole = stage_ != Stage::placing && stage_ != Stage::mutating;
    add(is_whole ? Sentence("child: {pairs} {pairs|pair|pairs}") : Sentence("child"),
        queens_.conflicts(), queens_.rows_by_column(), BoardRow::State::present);
    shown.family.boards.back().grounds = heritage();
    return shown;
}

/// How often children were better than their parents, and how often worse.
std::string GeneticSearch::words() const {
    if (bred_ == 0) return say("The fewer pairs of queens attack each other, the fitter.");
    return say(
        "Of {bred} {bred|child|children} so far {fitter} {fitter|was|were} fitter than both "
        "parents, and {less} less fit than both.",
        {{"bred", bred_}, {"fitter", fitter_}, {"less", less_fit_}});
}

Insight GeneticSearch::insight() const {
    Insight insight;
    insight.facts = {
        {"attacking pairs", grouped(queens_.conflicts())},
        {"of the fittest", grouped(fittest()->pairs)},
        {"on average", fixed(mean_pairs(), 1)},
        {"generation", grouped(generation_)},
        {"children", grouped(bred_)},
        {"fitter than both parents", grouped(fitter_)},
        {"less fit than both", grouped(less_fit_)},
        {"different placements",
         say("{different} of {all}", {{"different", different()}, {"all", population_.size()}})}};
    for (std::uint32_t column = 0; column < queens_.columns(); ++column) {
        const std::uint32_t row = queens_.row_of(column);
        if (row == QueenColumns::nowhere || queens_.attackers(column) == 0) continue;
        if (insight.marks.size() == most_marks) break;
        insight.marks.push_back({square_at(column, row), ThoughtKind::attacked_queen,
                                 static_cast<int>(queens_.attackers(column))});
    }
    if (stage_ == Stage::mutating && (swap_steps_ == 2 || swap_steps_ == 3)) {
        for (std::size_t i = 0; i < 2; ++i) {
            insight.proposals.push_back({square_at(swapped_[i], rows_[swapped_[i]]),
                                         square_at(swapped_[i], rows_[swapped_[1 - i]])});
        }
    }
    for (std::uint32_t i = 0; i < handed_down(); ++i) {
        const std::uint32_t column = order_[i];
        if (queens_.row_of(column) != rows_[column]) continue;
        insight.grounds.push_back({parent_of(i), square_at(column, rows_[column])});
    }
    insight.picture = {picture(), words()};
    return insight;
}

}  // namespace queens
