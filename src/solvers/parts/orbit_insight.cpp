// What is shown of the group search: its squares, its runs, and why it did what it did.
#include <algorithm>
#include <cstdint>

#include "core/known.hpp"
#include "core/numbers.hpp"
#include "core/say.hpp"
#include "solvers/parts/orbit_search.hpp"

namespace queens {

/// The squares of the present line that are still to be tried.
void OrbitSearch::add_domain(Insight& insight) const {
    if (phase_ == Phase::looking && free_.missing() > 0) {
        insight.grounds = free_.domain(free_.fewest(0, axes.size()));
        return;
    }
    const bool tries = phase_ == Phase::going_on && !frames_.empty() &&
                       run().fixed.size() + frames_.size() > queens_.size();
    if (!tries) return;
    for (std::size_t i = frames_.back().next; i < frames_.back().end; ++i) {
        insight.grounds.push_back({GroundKind::domain, plan_->table->square_of(candidates_[i])});
    }
}

/// Adds the queens because of which a square is blocked.
void OrbitSearch::add_blockings(Insight& insight, const Blocked& blocked, Square square) {
    if (blocked.queen) insight.blockings.push_back({*blocked.queen, square});
    if (blocked.other) insight.blockings.push_back({*blocked.other, square});
}

/// The squares that are attacked, and those that are blocked and not attacked. Those by the queen
/// placed last, and in a line that has no square left, are shown with the queens because of which
/// they are.
void OrbitSearch::add_marks(Insight& insight) const {
    const LineTable& table = *plan_->table;
    for (const Mark& mark : free_.marks()) {
        if (mark.kind == ThoughtKind::attacked) insight.marks.push_back(mark);
    }
    const bool has_placed = phase_ == Phase::looking || phase_ == Phase::fixing;
    const std::size_t old = has_placed && !queens_.empty() ? queens_.back().blocked : SIZE_MAX;
    const std::uint32_t next = free_.missing() > 0 ? free_.fewest(0, axes.size()) : 0;
    const bool is_dead = !has_placed && free_.missing() > 0 && free_.free_on(next) == 0;
    for (std::size_t i = 0; i < blocked_.size(); ++i) {
        const Blocked& blocked = blocked_[i];
        const auto& lines = table.lines[blocked.square];
        const bool attacked = std::any_of(
            lines.begin(), lines.end(), [&](std::uint32_t line) { return free_.has_queen(line); });
        if (attacked) continue;
        const Square square = table.square_of(blocked.square);
        insight.marks.push_back({square, blocked.why});
        if (i >= old) insight.grounds.push_back({GroundKind::newly_blocked, square});
        const bool on_dead_line =
            is_dead && std::find(lines.begin(), lines.end(), next) != lines.end();
        if (i >= old || on_dead_line) add_blockings(insight, blocked, square);
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
    insight.add_fact("queens tried in all", grouped(all.tried));
    insight.add_fact("orbits", grouped(known_.size()));
    for (const auto& [size, orbits] : sizes_) {
        insight.add_fact("orbits of {size} {size|solution|solutions}", grouped(orbits),
                         {{"size", size}});
    }
    insight.add_fact("solutions in them", grouped(solutions));
    const std::optional<std::uint64_t> published = known_torus(plan_->group.n());
    if (is_over() && published) insight.add_fact("published", grouped(*published));
    insight.add_fact("found again", grouped(all.dropped));
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
        insight.add_fact("run", say("all {runs} are finished", {{"runs", plan_->runs.size()}}));
    } else {
        std::string fixed;
        std::vector<Square> queens = plan_->given;
        queens.insert(queens.end(), run().fixed.begin(), run().fixed.end());
        for (const Square square : queens) {
            fixed += (fixed.empty() ? "" : " ") + square_name(square, plan_->table->size);
        }
        insight.add_fact("run",
                         say("{run} of {runs}", {{"run", run_ + 1}, {"runs", plan_->runs.size()}}));
        insight.add_fact("fixed queens", fixed);
        insight.add_fact("conditions", conditions_of(run()));
    }
    add_results(insight);
    insight.picture = {
        runs(),
        say(plan_->group.kind() == GroupKind::sim
                ? Sentence("An orbit is a solution with all that shifts, turns, mirrors and "
                           "dilations make of it. Each run looks for some kinds of orbits, and "
                           "blocks the squares that would lead to others.")
                : Sentence("An orbit is a solution with all that shifts, turns and mirrors make "
                           "of it. Each run looks for some kinds of orbits, and blocks the "
                           "squares that would lead to others."))};
    add_domain(insight);
    add_marks(insight);
    return insight;
}

}  // namespace queens
