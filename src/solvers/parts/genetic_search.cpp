// How parents are chosen, how a child is made of them and judged.
#include "solvers/parts/genetic_search.hpp"

#include <algorithm>
#include <numeric>
#include <utility>

namespace queens {

namespace {

/// Points that the picture of the generations has at most.
constexpr std::size_t most_points = 200;

std::uint64_t pairs_of(std::span<const std::uint32_t> rows) {
    const auto n = static_cast<std::uint32_t>(rows.size());
    QueenColumns queens(n, n);
    for (std::uint32_t column = 0; column < n; ++column) queens.put(column, rows[column]);
    return queens.conflicts();
}

}  // namespace

GeneticSearch::GeneticSearch(std::uint32_t n, const Settings& settings)
    : settings_(settings), random_(settings.seed), queens_(n, n), order_(n) {
    rows_.resize(n);
    std::iota(rows_.begin(), rows_.end(), std::uint32_t{0});
    std::iota(order_.begin(), order_.end(), std::uint32_t{0});
    for (std::size_t i = 0; i < settings_.population; ++i) population_.push_back(drawn());
    rows_ = fittest()->rows;
    note_generation();
}

/// Rows in an order in which all are equally likely.
GeneticSearch::Individual GeneticSearch::drawn() {
    const auto n = static_cast<std::uint32_t>(rows_.size());
    for (std::uint32_t column = 0; column < n; ++column) {
        std::swap(rows_[column], rows_[column + random_.below(n - column)]);
    }
    return {rows_, pairs_of(rows_)};
}

std::vector<GeneticSearch::Individual>::const_iterator GeneticSearch::fittest() const {
    return std::min_element(
        population_.begin(), population_.end(),
        [](const Individual& one, const Individual& other) { return one.pairs < other.pairs; });
}

/// A tournament: the fitter of two that are drawn.
const GeneticSearch::Individual& GeneticSearch::fitter_of_two() {
    const auto size = static_cast<std::uint32_t>(population_.size());
    const Individual& one = population_[random_.below(size)];
    const Individual& other = population_[random_.below(size)];
    return other.pairs < one.pairs ? other : one;
}

Event GeneticSearch::step() {
    switch (stage_) {
        case Stage::clearing: return clear();
        case Stage::placing: return place();
        case Stage::mutating: return mutate();
        case Stage::judging: return judge();
        case Stage::ended: break;
    }
    return ended(line_end);
}

/// Chooses two parents and decides on everything that their child will be.
void GeneticSearch::conceive() {
    const std::uint32_t n = queens_.columns();
    has_child_ = true;
    done_ = 0;
    for (Individual& parent : parents_) parent = fitter_of_two();
    choose_columns();
    std::vector<bool> is_taken(n);
    for (std::uint32_t i = 0; i < from_first_; ++i) {
        rows_[order_[i]] = parents_[0].rows[order_[i]];
        is_taken[rows_[order_[i]]] = true;
    }
    std::uint32_t next = from_first_;
    for (const std::uint32_t row : parents_[1].rows) {
        if (!is_taken[row]) rows_[order_[next++]] = row;
    }
    mutates_ = n > 1 && random_.below(100) < settings_.mutation;
    if (!mutates_) return;
    const std::uint32_t one = random_.below(n);
    const std::uint32_t drawn = random_.below(n - 1);
    swapped_ = {one, drawn < one ? drawn : drawn + 1};
}

/// Draws the columns that come from the first parent, and puts them before the others.
void GeneticSearch::choose_columns() {
    const std::uint32_t n = queens_.columns();
    std::uint32_t first = 0;
    std::uint32_t end = n;
    if (settings_.crossover == Crossover::side_by_side) {
        first = random_.below(n);
        end = first + 1 + random_.below(n - first);
    }
    std::vector<bool> is_first(n);
    from_first_ = 0;
    for (std::uint32_t column = first; column < end; ++column) {
        is_first[column] = settings_.crossover != Crossover::scattered || random_.below(2) == 0;
        if (is_first[column]) ++from_first_;
    }
    std::uint32_t ahead = 0;
    std::uint32_t behind = from_first_;
    for (std::uint32_t column = 0; column < n; ++column) {
        order_[is_first[column] ? ahead++ : behind++] = column;
    }
}

/// Takes a queen off to make room for the next child.
Event GeneticSearch::clear() {
    if (done_ == 0) conceive();
    const std::uint32_t column = order_[done_++];
    const Event event = removed(line_clear, square_at(column, queens_.take(column)));
    if (done_ < queens_.columns()) return event;
    done_ = 0;
    stage_ = Stage::placing;
    return event;
}

/// Places the next queen of the child, or of the fittest placement that was drawn at the start.
Event GeneticSearch::place() {
    const std::uint32_t column = order_[done_++];
    const Line line = !has_child_ ? line_start : done_ <= from_first_ ? line_first : line_second;
    queens_.put(column, rows_[column]);
    if (done_ == queens_.columns()) {
        stage_ = mutates_ ? Stage::mutating : Stage::judging;
        swap_steps_ = 4;
    }
    return placed(line, square_at(column, rows_[column]));
}

/// Two queens swap rows: both off, then both on.
Event GeneticSearch::mutate() {
    const std::size_t part = 4 - swap_steps_--;
    const std::uint32_t column = swapped_[part % 2];
    if (part < 2) return removed(line_mutate, square_at(column, queens_.take(column)));
    const std::uint32_t row = rows_[swapped_[1 - part % 2]];
    queens_.put(column, row);
    if (swap_steps_ == 0) stage_ = Stage::judging;
    return placed(line_mutate, square_at(column, row)).ending_move(2);
}

/// Ends the search with a solution, or refuses the placement for the queen that most others attack.
Event GeneticSearch::judge() {
    if (has_child_) {
        ++bred_;
        const auto [least, most] = std::minmax(parents_[0].pairs, parents_[1].pairs);
        if (queens_.conflicts() < least) ++fitter_;
        if (queens_.conflicts() > most) ++less_fit_;
    }
    if (queens_.conflicts() == 0) {
        stage_ = Stage::ended;
        return solved(line_note);
    }
    std::uint32_t worst = 0;
    for (std::uint32_t column = 1; column < queens_.columns(); ++column) {
        if (queens_.attackers(column) > queens_.attackers(worst)) worst = column;
    }
    if (has_child_) follow();
    done_ = 0;
    stage_ = Stage::clearing;
    return rejected(line_judge, square_at(worst, queens_.row_of(worst)));
}

/// Puts the child into the next population, which follows the present one when it is whole.
void GeneticSearch::follow() {
    if (children_.empty()) children_.push_back(*fittest());
    const std::span<const std::uint32_t> rows = queens_.rows_by_column();
    children_.push_back({{rows.begin(), rows.end()}, queens_.conflicts()});
    if (children_.size() < population_.size()) return;
    ++generation_;
    population_ = std::move(children_);
    children_.clear();
    note_generation();
}

/// Keeps how fit a generation is; when there are too many to show, every second one is forgotten.
void GeneticSearch::note_generation() {
    if ((generation_ - 1) % every_ != 0) return;
    history_.push_back({static_cast<double>(fittest()->pairs), mean_pairs()});
    if (history_.size() <= most_points) return;
    for (std::size_t i = 0; 2 * i < history_.size(); ++i) history_[i] = history_[2 * i];
    history_.resize((history_.size() + 1) / 2);
    every_ *= 2;
}

double GeneticSearch::mean_pairs() const {
    double sum = 0;
    for (const Individual& one : population_) sum += static_cast<double>(one.pairs);
    return sum / static_cast<double>(population_.size());
}

std::size_t GeneticSearch::memory() const {
    const std::size_t placements = population_.size() + children_.size() + parents_.size() + 2;
    return queens_.memory() + placements * rows_.size() * sizeof(std::uint32_t) +
           history_.size() * sizeof(Generations::Fitness);
}

}  // namespace queens
