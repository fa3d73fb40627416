// The method of triples: cylinders and tori by orbits of three queens.
#include <algorithm>
#include <memory>
#include <span>
#include <utility>

#include "core/known.hpp"
#include "core/say.hpp"
#include "counting/cut.hpp"
#include "counting/method.hpp"
#include "counting/torus/round_square.hpp"
#include "counting/torus/torus_jobs.hpp"

namespace queens {

namespace {

constexpr int largest_torus = 31;

bool suits_triples(const Task& task) {
    return is_round_square(task) && torus_has_solutions(task.size.rows) && task.size.rows > 1 &&
           task.size.rows <= largest_torus;
}

TorusSearch& search_on(const Task& task, Cache& cache) {
    return cache.search<TorusSearch>(task,
                                     [&] { return std::make_shared<TorusSearch>(task.size.rows); });
}

/// The parts of which each is an orbit, with neighbours put together while they are light.
std::vector<Part<TorusPosition>> parts_of(TorusSearch& tree, std::size_t wanted) {
    constexpr int walks = 32;
    Random random(tree.orbits());
    std::vector<Part<TorusPosition>> orbits;
    double all = 0;
    for (std::size_t orbit = 0; orbit < tree.orbits(); ++orbit) {
        const int number = static_cast<int>(orbit);
        orbits.push_back({tree.start(orbit), {number, number + 1}, 1, 1, false});
        orbits.back().nodes += estimate(tree, orbits.back().position, walks, random);
        all += orbits.back().nodes;
    }
    const double share = share_of(all, wanted);
    std::vector<Part<TorusPosition>> parts;
    for (Part<TorusPosition>& orbit : orbits) {
        if (!parts.empty() && parts.back().nodes + orbit.nodes <= share) {
            parts.back().prefix.back() = orbit.prefix.back();
            parts.back().nodes += orbit.nodes;
            parts.back().whole = true;
        } else {
            parts.push_back(std::move(orbit));
        }
    }
    return parts;
}

std::string refuse_triples(const Job& job, Cache& cache) {
    TorusSearch& tree = search_on(job.task, cache);
    const std::vector<int>& prefix = moves_of(job).prefix;
    const auto orbits = static_cast<int>(tree.orbits());
    const bool right =
        prefix.size() >= 2 && prefix[0] >= 0 && prefix[0] < prefix[1] && prefix[1] <= orbits;
    if (!right) {
        return say(
            "The prefix of a torus job begins with two orbits of 0 to {last} in rising order.",
            {{"last", std::to_string(orbits)}});
    }
    if (prefix.size() == 2) return {};
    if (prefix[1] != prefix[0] + 1) return say("A torus job with queens has only one orbit.");
    const TorusPosition start = tree.start(static_cast<std::size_t>(prefix[0]));
    return refuse_moves(tree, start, std::span(prefix).subspan(2));
}

Estimate estimate_triples(const Task& task, std::uint64_t seed) {
    constexpr int walks = 1000;
    /// Nodes a second, as measured on one core.
    constexpr double speed = 28e6;
    Random random(seed);
    TorusSearch tree(task.size.rows);
    double nodes = 0;
    for (std::size_t orbit = 0; orbit < tree.orbits(); ++orbit) {
        // The first orbits have nearly all the nodes.
        nodes += estimate(tree, tree.start(orbit), orbit < 8 ? walks : 8, random);
    }
    return {nodes, nodes / speed};
}

}  // namespace

std::vector<Job> plan_triples(const Task& task, std::size_t wanted, Cache& cache) {
    TorusSearch& tree = search_on(task, cache);
    return jobs_of(task, cut(tree, parts_of(tree, wanted), wanted));
}

Completions count_triples(const Job& job, Cache& cache, const TorusTaken& taken) {
    TorusSearch& tree = search_on(job.task, cache);
    const std::vector<int>& prefix = moves_of(job).prefix;
    Completions found;
    for (int orbit = prefix[0]; orbit < prefix[1]; ++orbit) {
        TorusPosition position = tree.start(static_cast<std::size_t>(orbit));
        for (const int move : std::span(prefix).subspan(2)) tree.play(position, move);
        const Completions more = tree.count(position, taken);
        found.count += more.count;
        found.nodes += more.nodes;
    }
    return found;
}

Found triples_work(const Job& job, Cache& cache) {
    BySymmetry by;
    const Completions found = count_triples(
        job, cache, [&](std::span<const TorusPoint>, std::uint64_t orbit) { ++by[orbit]; });
    return {found, std::move(by)};
}

const Method triples_method{
    .slug = "triples",
    .suits = suits_triples,
    .refuse = refuse_none,
    .plan = plan_triples,
    .refuse_part = refuse_triples,
    .estimate = estimate_triples,
    .yardstick =
        [] {
            return Task{.size = {23, 23}, .surface = torus_surface};
        },
    .named = false,
    .slow_to_cut = true,
};

}  // namespace queens
