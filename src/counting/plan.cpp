// The plan of a task: prefixes of the search tree, split where they are heaviest.
//
// A prefix weighs as much as its subtree has nodes down to a common depth, which is taken so deep
// that looking is still quick; the work below is about proportional to that. The heaviest prefix is
// replaced by its continuations until there are as many as wanted and none weighs more than twice
// its share. Of two continuations that are mirror images only one becomes a job and counts twice.
#include <algorithm>
#include <cassert>
#include <utility>

#include "counting/jobs.hpp"
#include "counting/kernels.hpp"

namespace queens {

namespace {

/// How many nodes of the tree are looked at for the weights, within the branching factor.
constexpr std::uint64_t nodes_looked_at = 100'000;

/// A part of the search tree. `symmetric` when the reflection maps its prefix to itself.
struct Part {
    std::vector<int> prefix;
    std::uint32_t times = 1;
    std::uint64_t weight = 1;
    bool symmetric = true;
};

bool is_lighter(const Part& a, const Part& b) {
    return a.weight != b.weight ? a.weight < b.weight : a.prefix < b.prefix;
}

bool is_free(const Shape& shape, const std::vector<int>& prefix, int column) {
    int distance = static_cast<int>(prefix.size());
    for (const int above : prefix) {
        if (shape.attack(column, above, distance--)) return false;
    }
    return true;
}

/// The depth at which enough nodes have been seen from this part on.
int depth_of_look(const Shape& shape, const Part& root, std::uint64_t enough) {
    int depth = std::max(1, static_cast<int>(root.prefix.size()));
    while (depth < shape.lines && shape.count(depth, root.prefix).nodes < enough) ++depth;
    return depth;
}

/// The parts with one more queen, one of each two mirror images.
std::vector<Part> split(const Shape& shape, const Part& part, int depth) {
    std::vector<Part> parts;
    if (part.prefix.size() >= static_cast<std::size_t>(shape.lines)) return parts;
    for (int column = 0; column < shape.width; ++column) {
        const int image = shape.mirror(column);
        if (part.symmetric && image < column) continue;
        if (!is_free(shape, part.prefix, column)) continue;
        Part next = part;
        next.prefix.push_back(column);
        next.symmetric = part.symmetric && image == column;
        if (part.symmetric && image != column) next.times *= 2;
        const int look = std::max(depth, static_cast<int>(next.prefix.size()));
        next.weight = 1 + shape.count(look, next.prefix).nodes;
        parts.push_back(std::move(next));
    }
    return parts;
}

/// Jobs of equal parts of the row sets, so many for each middle that all weigh about the same.
std::vector<Job> plan_halves(const Task& task, std::size_t wanted) {
    /// A job of fewer row sets would be over before it has begun.
    constexpr std::uint32_t fewest_sets = 16;
    const std::vector<HalvesShare> shares = shares_of_halves(task.size.rows);
    std::uint64_t whole = 0;
    for (const HalvesShare& share : shares) whole += share.weight;
    std::vector<Job> jobs;
    for (const HalvesShare& share : shares) {
        const auto wish = static_cast<std::uint32_t>((wanted * share.weight + whole - 1) / whole);
        const std::uint32_t parts = std::clamp(wish, 1U, std::max(1U, share.sets / fewest_sets));
        for (std::uint32_t part = 0; part < parts; ++part) {
            Job job{static_cast<std::uint32_t>(jobs.size()), task, {}, 1, share.weight / parts};
            job.halves = HalvesPart{share.middle, part, parts};
            jobs.push_back(std::move(job));
        }
    }
    return jobs;
}

std::vector<Job> plan_lines(const Task& task, std::size_t wanted) {
    const Shape shape = shape_of(task);

    Part root;
    if (shape.torus) {
        root.prefix = {0};
        root.times = static_cast<std::uint32_t>(shape.width);
    }
    const auto nodes = std::max(nodes_looked_at, 50 * std::uint64_t{wanted});
    const int depth = depth_of_look(shape, root, nodes);
    std::vector<Part> parts = split(shape, root, depth);
    if (parts.empty()) parts.push_back(root);

    std::uint64_t whole = 0;
    for (const Part& part : parts) whole += part.weight;
    std::make_heap(parts.begin(), parts.end(), is_lighter);
    const auto too_few = [&] { return parts.size() < wanted; };
    const auto too_heavy = [&] { return parts.front().weight * wanted > 2 * whole; };
    while (parts.size() < most_jobs && parts.front().weight > 1 && (too_few() || too_heavy())) {
        std::pop_heap(parts.begin(), parts.end(), is_lighter);
        const Part heaviest = std::move(parts.back());
        parts.pop_back();
        for (Part& part : split(shape, heaviest, depth)) {
            parts.push_back(std::move(part));
            std::push_heap(parts.begin(), parts.end(), is_lighter);
        }
    }

    std::vector<Job> jobs;
    for (Part& part : parts) {
        jobs.push_back({0, task, std::move(part.prefix), part.times, part.weight});
    }
    return mixed(std::move(jobs));
}

}  // namespace

/// Mixes light and heavy jobs evenly (multiples of the golden ratio, Knuth 1973). Weights err more
/// on heavy jobs than on light ones, so that progress by weight would run unevenly otherwise.
std::vector<Job> mixed(std::vector<Job> jobs) {
    std::sort(jobs.begin(), jobs.end(), [](const Job& a, const Job& b) {
        return a.weight != b.weight ? a.weight < b.weight : a.prefix < b.prefix;
    });
    std::vector<std::pair<std::uint32_t, std::size_t>> places;
    for (std::size_t i = 0; i < jobs.size(); ++i) {
        places.emplace_back(static_cast<std::uint32_t>(i) * 2'654'435'769U, i);
    }
    std::sort(places.begin(), places.end());
    std::vector<Job> order;
    order.reserve(jobs.size());
    for (const auto& [key, i] : places) {
        order.push_back(std::move(jobs[i]));
        order.back().id = static_cast<std::uint32_t>(order.size() - 1);
    }
    return order;
}

std::vector<Job> plan(const Task& task, std::size_t wanted) {
    assert(refuse(task).empty());
    wanted = std::clamp<std::size_t>(wanted, 1, most_jobs);
    if (suits_halves(task)) return plan_halves(task, wanted);
    switch (method_of(task)) {
        case Method::none: return {Job{0, task, {}, 1, 1}};
        case Method::lines: return plan_lines(task, wanted);
        case Method::triples: return plan_torus(task, wanted);
        case Method::pawns: return plan_pawns(task, wanted);
        case Method::board: return plan_board(task, wanted);
    }
    return {};
}

}  // namespace queens
