// The method of lines: planes searched row by row, or column by column where those are fewer.
//
// A prefix, the columns of the first queens, weighs as much as its subtree has nodes down to a
// common depth, which is taken so deep that looking is still quick; the work below is about
// proportional to that. The heaviest prefix is replaced by its continuations until there are as
// many as wanted and none weighs more than twice its share. Of two continuations that are mirror
// images only one becomes a job and counts twice.
#include <algorithm>
#include <utility>

#include "core/say.hpp"
#include "counting/cut.hpp"
#include "counting/lines/line_shape.hpp"
#include "counting/method.hpp"
#include "counting/mixed.hpp"

namespace queens {

namespace {

constexpr int largest_plane = 32;
/// How many nodes of the tree are looked at for the weights, within the branching factor.
constexpr std::uint64_t nodes_looked_at = 100'000;

bool suits(const Task& task) {
    return is_plain(task) && task.surface == Surface{} &&
           std::max(task.size.columns, task.size.rows) <= largest_plane;
}

/// A part of the search tree. `symmetric` when the reflection maps its prefix to itself.
struct Branch {
    std::vector<int> prefix{};
    std::uint32_t times = 1;
    std::uint64_t weight = 1;
    bool symmetric = true;
};

bool is_lighter(const Branch& a, const Branch& b) {
    return a.weight != b.weight ? a.weight < b.weight : a.prefix < b.prefix;
}

/// The depth at which enough nodes have been seen.
int depth_of_look(const LineShape& shape, std::uint64_t enough) {
    int depth = 1;
    while (depth < shape.lines && shape.count(depth, {}).nodes < enough) ++depth;
    return depth;
}

/// The parts with one more queen, one of each two mirror images.
std::vector<Branch> split(const LineShape& shape, const Branch& branch, int depth) {
    std::vector<Branch> parts;
    if (branch.prefix.size() >= static_cast<std::size_t>(shape.lines)) return parts;
    for (int column = 0; column < shape.width; ++column) {
        const int image = shape.mirror(column);
        if (branch.symmetric && image < column) continue;
        if (!LineTree::is_free(branch.prefix, column)) continue;
        Branch next = branch;
        next.prefix.push_back(column);
        next.symmetric = branch.symmetric && image == column;
        if (branch.symmetric && image != column) next.times *= 2;
        const int look = std::max(depth, static_cast<int>(next.prefix.size()));
        next.weight = 1 + shape.count(look, next.prefix).nodes;
        parts.push_back(std::move(next));
    }
    return parts;
}

/// The nodes of the last line, most of all on wide boards, take no time: they are counted a word at
/// once.
Estimate estimate_lines(const Task& task, std::uint64_t seed) {
    constexpr int walks = 1000;
    /// Nodes above the last line a second, as measured on one core.
    constexpr double speed = 205e6;
    Random random(seed);
    const LineShape shape = shape_of(task);
    const LineTree tree{shape};
    double nodes = 0;
    double entered = 0;
    for (int walk = 0; walk < walks; ++walk) {
        walk_down(tree, std::vector<int>{}, random, [&](std::size_t level, double width) {
            nodes += width;
            if (level + 1 < static_cast<std::size_t>(shape.lines)) entered += width;
        });
    }
    // Of two mirror images one is searched.
    return {nodes / walks / 2, entered / walks / 2 / speed};
}

/// As many jobs as wanted, but of more than the usual ones none that is not worth it.
std::size_t most_worth_it(const Task& task, std::size_t wanted) {
    if (wanted <= most_usual_jobs) return most_usual_jobs;
    const double worth_it = estimate_lines(task, 1).nodes / least_job;
    return static_cast<std::size_t>(
        std::clamp(worth_it, static_cast<double>(most_usual_jobs), static_cast<double>(wanted)));
}

std::vector<Job> plan_lines(const Task& task, std::size_t wanted, Cache&) {
    const std::size_t most = most_worth_it(task, wanted);
    wanted = std::min(wanted, most);
    const LineShape shape = shape_of(task);
    const int depth = depth_of_look(shape, std::max(nodes_looked_at, 50 * std::uint64_t{wanted}));
    std::vector<Branch> parts = split(shape, {}, depth);

    std::uint64_t whole = 0;
    for (const Branch& part : parts) whole += part.weight;
    Heap open(std::move(parts), is_lighter);
    const auto too_few = [&] { return open.size() < wanted; };
    const auto too_heavy = [&] { return open.heaviest().weight * wanted > 2 * whole; };
    while (open.size() < most && open.heaviest().weight > 1 && (too_few() || too_heavy())) {
        for (Branch& part : split(shape, open.take_heaviest(), depth)) open.add(std::move(part));
    }

    std::vector<Job> jobs;
    for (Branch& part : open.take_all()) {
        jobs.push_back({0, task, part.weight, Moves{std::move(part.prefix), part.times}});
    }
    return mixed(std::move(jobs));
}

std::string refuse_prefix(const Job& job, Cache&) {
    const LineShape shape = shape_of(job.task);
    const std::vector<int>& prefix = moves_of(job).prefix;
    if (prefix.size() > static_cast<std::size_t>(shape.lines)) {
        return say("The job fixes {queens} queens, but the board has only {lines} lines.",
                   {{"queens", prefix.size()}, {"lines", shape.lines}});
    }
    for (std::size_t line = 0; line < prefix.size(); ++line) {
        const int column = prefix[line];
        if (column < 0 || column >= shape.width) {
            return say(
                "The job fixes a queen in column {column}, but the columns run from 0 to {last}.",
                {{"column", std::to_string(column)}, {"last", shape.width - 1}});
        }
        for (std::size_t above = 0; above < line; ++above) {
            if (LineShape::attack(column, prefix[above], static_cast<int>(line - above))) {
                return say(
                    "The queens that the job fixes in lines {above} and {line} attack each other.",
                    {{"above", above}, {"line", line}});
            }
        }
    }
    return {};
}

}  // namespace

Found lines_work(const Job& job, Cache&) {
    const LineShape shape = shape_of(job.task);
    return {shape.count(shape.lines, moves_of(job).prefix)};
}

const Method lines_method{
    .slug = "lines",
    .suits = suits,
    .refuse = refuse_none,
    .plan = plan_lines,
    .refuse_part = refuse_prefix,
    .estimate = estimate_lines,
    .yardstick =
        [] {
            return Task{.size = {12, 14}, .surface = {}};
        },
    .named = false,
};

}  // namespace queens
