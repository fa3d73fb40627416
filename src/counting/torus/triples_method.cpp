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

bool suits_triples(const Task& task) {
    return is_round_square(task) && torus_has_solutions(task.size.rows) && task.size.rows > 1 &&
           task.size.rows <= most_torus;
}

template <typename Word>
TorusSearch<Word>& search_on(const Task& task, Cache& cache) {
    return cache.search<TorusSearch<Word>>(
        task, [&] { return std::make_shared<TorusSearch<Word>>(task.size.rows); });
}

/// Calls use(search) with the search on the torus of the task.
template <class Use>
auto with_search(const Task& task, Cache& cache, const Use& use) {
    if constexpr (most_torus > most_narrow_torus) {
        if (task.size.rows > most_narrow_torus) return use(search_on<std::uint64_t>(task, cache));
    }
    return use(search_on<std::uint32_t>(task, cache));
}

/// The parts of which each is an orbit, with neighbours put together while they are light.
template <typename Word>
std::vector<Part> parts_of(TorusSearch<Word>& tree, std::size_t wanted) {
    constexpr int walks = 32;
    Random random(tree.orbits());
    std::vector<Part> orbits;
    double all = 0;
    for (std::size_t orbit = 0; orbit < tree.orbits(); ++orbit) {
        const int number = static_cast<int>(orbit);
        orbits.push_back({{number, number + 1}});
        orbits.back().nodes = 1 + estimate(tree, tree.start(orbit), walks, random);
        all += orbits.back().nodes;
    }
    const double share = share_of(all, wanted);
    std::vector<Part> parts;
    for (Part& orbit : orbits) {
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

/// A job that has one orbit begins there.
template <typename Word>
TorusPosition<Word> position_of(TorusSearch<Word>& tree, std::span<const int> prefix) {
    return played(tree, tree.start(static_cast<std::size_t>(prefix[0])), prefix.subspan(2));
}

template <typename Word>
std::string refuse_prefix(const Job& job, TorusSearch<Word>& tree) {
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
    const TorusPosition<Word> start = tree.start(static_cast<std::size_t>(prefix[0]));
    return refuse_moves(tree, start, std::span(prefix).subspan(2));
}

std::string refuse_triples(const Job& job, Cache& cache) {
    return with_search(job.task, cache, [&](auto& tree) { return refuse_prefix(job, tree); });
}

/// Draws one of the orbits first, all being equally likely: jobs of several have few nodes.
double narrow_triples(Moves& moves, const Task& task, double nodes, Random& random, Cache& cache) {
    std::vector<int>& prefix = moves.prefix;
    const int orbits = prefix[1] - prefix[0];
    prefix[0] += static_cast<int>(random.below(static_cast<std::uint32_t>(orbits)));
    prefix[1] = prefix[0] + 1;
    return with_search(task, cache, [&](auto& tree) {
        return narrow(tree, position_of(tree, prefix), nodes, random, prefix) / orbits;
    });
}

/// On one core, at 23, 25, 29 and 31, and 35 rows as measured in turns: see results/README.md.
double nodes_a_second(int rows) {
    if (rows > most_narrow_torus) return 45e6;
    if (rows > 25) return 50e6;
    return rows > 23 ? 42e6 : 37e6;
}

Estimate estimate_triples(const Task& task, std::uint64_t seed) {
    constexpr int walks = 1000;
    Random random(seed);
    double nodes = 0;
    Cache cache;
    with_search(task, cache, [&](auto& tree) {
        for (std::size_t orbit = 0; orbit < tree.orbits(); ++orbit) {
            // The first orbits have nearly all the nodes.
            nodes += estimate(tree, tree.start(orbit), orbit < 8 ? walks : 8, random);
        }
    });
    return {nodes, nodes / nodes_a_second(task.size.rows)};
}

}  // namespace

std::vector<Job> plan_triples(const Task& task, std::size_t wanted, Cache& cache) {
    return with_search(task, cache, [&](auto& tree) {
        const auto from = [&](std::span<const int> prefix) { return position_of(tree, prefix); };
        return jobs_of(task, cut(tree, from, parts_of(tree, wanted), wanted));
    });
}

Completions count_triples(const Job& job, Cache& cache, const TorusTaken& taken) {
    const std::vector<int>& prefix = moves_of(job).prefix;
    Completions found;
    with_search(job.task, cache, [&](auto& tree) {
        for (int orbit = prefix[0]; orbit < prefix[1]; ++orbit) {
            const auto position = played(tree, tree.start(static_cast<std::size_t>(orbit)),
                                         std::span(prefix).subspan(2));
            const Completions more = tree.count(position, taken);
            found.count += more.count;
            found.nodes += more.nodes;
        }
    });
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
    .narrow = narrow_triples,
};

}  // namespace queens
