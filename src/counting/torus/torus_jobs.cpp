// Jobs of the torus: some orbits of triples, or moves from the triple of one.
#include <algorithm>
#include <memory>

#include "counting/cut.hpp"
#include "counting/jobs.hpp"
#include "counting/torus/torus_search.hpp"

namespace queens {

namespace {

TorusSearch& search_on(int n) {
    thread_local std::unique_ptr<TorusSearch> latest;
    thread_local int side = 0;
    if (side != n) {
        latest = std::make_unique<TorusSearch>(n);
        side = n;
    }
    return *latest;
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

}  // namespace

std::vector<Job> plan_torus(const Task& task, std::size_t wanted) {
    TorusSearch& tree = search_on(task.size.rows);
    return jobs_of(task, cut(tree, parts_of(tree, wanted), wanted));
}

std::string refuse_torus_job(const Job& job) {
    TorusSearch& tree = search_on(job.task.size.rows);
    const auto orbits = static_cast<int>(tree.orbits());
    const bool right = job.prefix.size() >= 2 && job.prefix[0] >= 0 &&
                       job.prefix[0] < job.prefix[1] && job.prefix[1] <= orbits;
    if (!right) {
        return "The prefix of a torus job begins with two orbits of 0 to " +
               std::to_string(orbits) + " in rising order.";
    }
    if (job.prefix.size() == 2) return {};
    if (job.prefix[1] != job.prefix[0] + 1) {
        return "A torus job with queens has only one orbit.";
    }
    const TorusPosition start = tree.start(static_cast<std::size_t>(job.prefix[0]));
    return refuse_moves(tree, start, std::span(job.prefix).subspan(2));
}

Completions count_torus_job(const Job& job, const TorusTaken& taken) {
    TorusSearch& tree = search_on(job.task.size.rows);
    Completions found;
    for (int orbit = job.prefix[0]; orbit < job.prefix[1]; ++orbit) {
        TorusPosition position = tree.start(static_cast<std::size_t>(orbit));
        for (const int move : std::span(job.prefix).subspan(2)) tree.play(position, move);
        const Completions more = tree.count(position, taken);
        found.count += more.count;
        found.nodes += more.nodes;
    }
    return found;
}

}  // namespace queens
