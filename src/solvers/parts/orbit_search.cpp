// How a run blocks squares, looks ahead and judges its solutions.
#include "solvers/parts/orbit_search.hpp"

#include <algorithm>

#include "core/say.hpp"
#include "symmetry/least.hpp"

namespace queens {

OrbitPlan::OrbitPlan(const Problem& problem, std::vector<SearchRun> all_runs, bool strict,
                     GroupKind kind)
    : table(std::make_shared<const LineTable>(problem)),
      group(kind, problem.board.rows()),
      given(problem.board.find(Piece::queen)),
      runs(std::move(all_runs)) {
    for (const SearchRun& run : runs) conditions.emplace_back(run, group.n(), strict);
}

OrbitSearch::OrbitSearch(std::shared_ptr<const OrbitPlan> plan)
    : plan_(std::move(plan)), free_(plan_->table), results_(plan_->runs.size()) {
    block_for_run();
}

/// Squares that are attacked already need no block: the queens that attack them stay longer.
void OrbitSearch::block(const ForbiddenSquare& one, std::optional<Square> queen) {
    if (!free_.is_free(index(one.square))) return;
    free_.strike(index(one.square));
    blocked_.push_back({index(one.square), one.condition, queen, one.other});
}

void OrbitSearch::unblock(std::size_t left) {
    for (; blocked_.size() > left; blocked_.pop_back()) free_.restore(blocked_.back().square);
}

void OrbitSearch::block_for_run() {
    for (const Square square : run().blocked) block({square, ThoughtKind::blocked}, {});
    const std::span<const Square> given(plan_->given);
    for (std::size_t i = 0; i < given.size(); ++i) block_beside(given[i], given.first(i));
}

/// Blocks what a queen forbids by itself and together with the others.
void OrbitSearch::block_beside(Square queen, std::span<const Square> others) {
    for (const ForbiddenSquare& one : plan_->conditions[run_].forbidden_by(queen, others)) {
        block(one, queen);
    }
}

void OrbitSearch::place(Square square) {
    std::vector<Square> others = plan_->given;
    for (const Standing& queen : queens_) others.push_back(queen.square);
    queens_.push_back({square, blocked_.size()});
    free_.place(index(square));
    block_beside(square, others);
}

/// Takes the latest queen off.
Square OrbitSearch::take() {
    const Standing queen = queens_.back();
    queens_.pop_back();
    unblock(queen.blocked);
    free_.take(index(queen.square));
    return queen.square;
}

/// Looks at the queens that stand: a solution, a dead end, or a line to go on in.
Event OrbitSearch::look() {
    phase_ = Phase::going_on;
    if (free_.missing() == 0) return judge();
    const std::uint32_t line = free_.fewest(0, axes.size());
    const std::size_t begin = candidates_.size();
    if (free_.free_on(line) == 0) {
        const std::uint32_t square = plan_->table->squares_of(line).front();
        return rejected(line_dead, plan_->table->square_of(square))
            .along(plan_->table->axis_at(square, line));
    }
    for (const std::uint32_t square : free_.squares_on(line)) candidates_.push_back(square);
    frames_.push_back({line, begin, begin, candidates_.size()});
    return go_on();
}

/// Whether the orbit of the solution that stands is new.
Event OrbitSearch::judge() {
    Columns columns(plan_->given.size() + queens_.size());
    const auto put = [&](Square queen) {
        columns[static_cast<std::size_t>(queen.row)] = queen.column;
    };
    for (const Square queen : plan_->given) put(queen);
    for (const Standing& queen : queens_) put(queen.square);
    Least least = least_image(plan_->group, columns);
    if (!known_.insert(std::move(least.columns)).second) {
        ++results_[run_].dropped;
        return rejected(line_known, queens_.back().square);
    }
    ++results_[run_].orbits;
    ++sizes_[plan_->group.order() / least.motions];
    return solved(line_note);
}

/// Takes the latest queen off, or places the next one.
Event OrbitSearch::go_on() {
    const std::size_t fixed = run().fixed.size();
    while (!frames_.empty() && fixed + frames_.size() > queens_.size()) {
        Frame& frame = frames_.back();
        if (frame.next == frame.end) {
            candidates_.resize(frame.begin);
            frames_.pop_back();
            continue;
        }
        const std::uint32_t square = candidates_[frame.next++];
        place(plan_->table->square_of(square));
        ++results_[run_].tried;
        phase_ = Phase::looking;
        return placed(line_place, queens_.back().square)
            .along(plan_->table->axis_at(square, frame.line));
    }
    if (queens_.size() == fixed) return clear();
    return removed(line_back, take());
}

/// Takes the latest fixed queen off; after the last of them, or if there are none, the next run
/// begins.
Event OrbitSearch::clear() {
    phase_ = Phase::clearing;
    if (queens_.empty()) {
        next_run();
        return step();
    }
    const Event event = removed(line_clear, take());
    if (queens_.empty()) next_run();
    return event;
}

void OrbitSearch::next_run() {
    unblock(0);
    ++run_;
    phase_ = Phase::fixing;
    if (!is_over()) block_for_run();
}

Event OrbitSearch::step() {
    if (is_over()) return ended(line_end);
    switch (phase_) {
        case Phase::looking: return look();
        case Phase::going_on: return go_on();
        case Phase::clearing: return clear();
        case Phase::fixing: break;
    }
    if (run().fixed.empty()) return look();
    place(run().fixed[queens_.size()]);
    if (queens_.size() == run().fixed.size()) phase_ = Phase::looking;
    return placed(line_fix, queens_.back().square);
}

std::size_t OrbitSearch::memory() const {
    const std::size_t columns = sizeof(int) * static_cast<std::size_t>(plan_->group.n());
    constexpr std::size_t node = sizeof(Columns) + 6 * sizeof(void*);
    return free_.memory() + known_.size() * (columns + node) + blocked_.size() * sizeof(Blocked) +
           candidates_.size() * sizeof(std::uint32_t);
}

/// The 25 x 25 torus, the largest up to there with a solution, has some 400,000 orbits.
std::string refuse_many_orbits(int rows) {
    constexpr int most = 28;
    if (rows <= most) return {};
    return say(
        "The search remembers every orbit, and larger boards have millions of them: the board can "
        "have at most {most} rows.",
        {{"most", most}});
}

}  // namespace queens
