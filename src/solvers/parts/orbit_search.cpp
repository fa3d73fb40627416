// How a run blocks squares, looks ahead and judges its solutions, and what is shown of it.
#include "solvers/parts/orbit_search.hpp"

#include <algorithm>

#include "core/known.hpp"
#include "core/numbers.hpp"
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
void OrbitSearch::block(Square square, ThoughtKind why) {
    if (!free_.is_free(index(square))) return;
    free_.strike(index(square));
    blocked_.push_back({index(square), why});
}

void OrbitSearch::unblock(std::size_t left) {
    for (; blocked_.size() > left; blocked_.pop_back()) free_.restore(blocked_.back().square);
}

void OrbitSearch::block_for_run() {
    for (const Square square : run().blocked) block(square, ThoughtKind::blocked);
    const std::span<const Square> given(plan_->given);
    for (std::size_t i = 0; i < given.size(); ++i) block_beside(given[i], given.first(i));
}

/// Blocks what a queen forbids by itself and together with the others.
void OrbitSearch::block_beside(Square queen, std::span<const Square> others) {
    for (const ForbiddenSquare& one : plan_->conditions[run_].forbidden_by(queen, others)) {
        block(one.square, one.condition);
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
        return rejected(line_dead, plan_->table->square_of(square));
    }
    for (const std::uint32_t square : free_.squares_on(line)) candidates_.push_back(square);
    frames_.push_back({begin, begin, candidates_.size()});
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
        const auto square = static_cast<int>(candidates_[frame.next++]);
        place(plan_->table->size.square(square));
        ++results_[run_].tried;
        phase_ = Phase::looking;
        return placed(line_place, queens_.back().square);
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

/// The squares that are blocked and not attacked.
void OrbitSearch::add_blocks(Insight& insight) const {
    const LineTable& table = *plan_->table;
    insight.legend = {ThoughtKind::blocked, ThoughtKind::min_dist, ThoughtKind::sec_min_dist,
                      ThoughtKind::knight_line, ThoughtKind::single_knight};
    for (const Blocked& blocked : blocked_) {
        const auto& lines = table.lines[blocked.square];
        const bool attacked = std::any_of(
            lines.begin(), lines.end(), [&](std::uint32_t line) { return free_.has_queen(line); });
        if (!attacked) insight.marks.push_back({table.square_of(blocked.square), blocked.why});
    }
}

/// What the runs have found, together and one by one.
void OrbitSearch::add_results(Insight& insight) const {
    RunResult all;
    std::uint64_t solutions = 0;
    for (const RunResult& result : results_) {
        all.tried += result.tried;
        all.dropped += result.dropped;
    }
    for (const auto& [size, orbits] : sizes_) solutions += size * orbits;
    insight.facts.push_back({"queens tried in all", grouped(all.tried)});
    insight.facts.push_back({"orbits", grouped(known_.size())});
    for (const auto& [size, orbits] : sizes_) {
        insight.facts.push_back(
            {say("orbits of {size} {size|solution|solutions}", {{"size", size}}), grouped(orbits)});
    }
    insight.facts.push_back({"solutions in them", grouped(solutions)});
    const std::optional<std::uint64_t> published = known_torus(plan_->group.n());
    if (is_over() && published) insight.facts.push_back({"published", grouped(*published)});
    insight.facts.push_back({"found again", grouped(all.dropped)});
}

/// What the runs look for and what they have found, the present one and a few before it.
Table OrbitSearch::runs() const {
    constexpr std::size_t most = 6;
    const std::size_t end = std::min(run_ + 1, results_.size());
    const std::size_t begin = end - std::min(end, most);
    Table table{
        {say("Run"), say("Queens tried"), say("New orbits"), say("Found again")}, {}, run_ - begin};
    for (std::size_t i = begin; i < end; ++i) {
        const RunResult& result = results_[i];
        table.rows.push_back(
            {say("{run}: {title}", {{"run", i + 1}, {"title", plan_->runs[i].title}}),
             grouped(result.tried), grouped(result.orbits), grouped(result.dropped)});
    }
    return table;
}

Insight OrbitSearch::insight() const {
    Insight insight;
    if (is_over()) {
        insight.facts.push_back(
            {"run", say("all {runs} are finished", {{"runs", plan_->runs.size()}})});
    } else {
        std::string fixed;
        std::vector<Square> queens = plan_->given;
        queens.insert(queens.end(), run().fixed.begin(), run().fixed.end());
        for (const Square square : queens) {
            fixed += (fixed.empty() ? "" : " ") + square_name(square, plan_->table->size);
        }
        insight.facts.push_back(
            {"run", say("{run} of {runs}", {{"run", run_ + 1}, {"runs", plan_->runs.size()}})});
        insight.facts.push_back({"fixed queens", fixed});
        insight.facts.push_back({"conditions", conditions_of(run())});
    }
    add_results(insight);
    insight.picture = {
        runs(), say("An orbit is a solution with all that shifts, turns and mirrors make of it. "
                    "Each run looks for some kinds of orbits, and blocks the squares that would "
                    "lead to others.")};
    add_blocks(insight);
    return insight;
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

Reason explain_orbit_search(const Event& event, const Board& before) {
    const std::string square = square_name(event.square, before.size());
    switch (event.line) {
        case OrbitSearch::line_fix:
            return {say("This run has a queen fixed on {square}: place it.", {{"square", square}})};
        case OrbitSearch::line_dead:
            return {
                say("Every square of a line through {square} is attacked or blocked, and the line "
                    "has no queen: go back.",
                    {{"square", square}})};
        case OrbitSearch::line_place:
            return {
                say("{square} is neither attacked nor blocked, on a line with the fewest such "
                    "squares: place a queen.",
                    {{"square", square}})};
        case OrbitSearch::line_known:
            return {
                say("This solution has the same least image as an earlier one, so its orbit is "
                    "known: drop it.")};
        case OrbitSearch::line_note:
            return {
                say("No earlier solution has the same least image: the orbit of this one is "
                    "new.")};
        case OrbitSearch::line_back:
            return {say("Everything with a queen on {square} has been tried: take it off.",
                        {{"square", square}})};
        case OrbitSearch::line_clear:
            return {say("The run is finished: take its fixed queen off {square}.",
                        {{"square", square}})};
        default: break;
    }
    return {};
}

}  // namespace queens
