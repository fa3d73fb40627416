// Cutting jobs into strata, drawing from them, and the sums that follow.
#include "counting/sampling.hpp"

#include <algorithm>
#include <cassert>
#include <cmath>
#include <iterator>
#include <numeric>
#include <utility>

#include "core/random.hpp"
#include "counting/cut.hpp"
#include "counting/halves/halves.hpp"
#include "counting/methods.hpp"

namespace queens {

namespace {

std::size_t place_of_largest(const std::vector<double>& values) {
    return static_cast<std::size_t>(
        std::distance(values.begin(), std::max_element(values.begin(), values.end())));
}

/// The last of some groups of jobs, in the order of their first ones, that begins at a job or
/// before it.
template <class Group>
const Group& group_of(const std::vector<Group>& groups, std::size_t job) {
    return *std::prev(std::upper_bound(
        groups.begin(), groups.end(), job,
        [](std::size_t place, const Group& group) { return place < group.first; }));
}

/// Parts of half boards, as many as 16 million.
Frame frame_of_halves(const Task& task, std::size_t wanted) {
    const int n = task.size.rows;
    struct Middle {
        std::size_t first;
        int middle;
        std::uint32_t parts;
    };
    std::vector<Middle> middles;
    Frame frame;
    double most = 0;
    const std::vector<HalvesShare> shares = shares_of_halves(n);
    const std::vector<std::uint32_t> cut = parts_of_halves(n, wanted);
    for (std::size_t i = 0; i < shares.size(); ++i) {
        const auto weight = static_cast<double>(shares[i].weight);
        const std::vector<double> weights = weights_of_halves(n, shares[i].middle, cut[i]);
        const std::size_t largest = place_of_largest(weights);
        if (weight * weights[largest] > most) {
            most = weight * weights[largest];
            frame.heaviest = frame.finds.size() + largest;
        }
        middles.push_back({frame.finds.size(), shares[i].middle, cut[i]});
        for (const double share : finds_of_halves(n, shares[i].middle, cut[i])) {
            frame.finds.push_back(weight * share);
        }
    }
    frame.job = [task, middles, method = &method_of(task)](std::size_t place, Cache&) {
        const Middle& of = group_of(middles, place);
        const auto part = static_cast<std::uint32_t>(place - of.first);
        return SampleJob{Job{static_cast<std::uint32_t>(place), task, 1,
                             HalvesPart{of.middle, part, of.parts}, method}};
    };
    return frame;
}

/// The jobs of a plan.
Frame frame_of_jobs(std::vector<Job> jobs) {
    Frame frame;
    for (const Job& job : jobs) frame.finds.push_back(static_cast<double>(job.weight));
    frame.heaviest = place_of_largest(frame.finds);
    frame.job = [jobs = std::move(jobs)](std::size_t place, Cache&) {
        return SampleJob{jobs[place]};
    };
    return frame;
}

/// Parts of the jobs of a plan, chosen when they are asked for: as many as wanted, unless they
/// would be smaller than jobs are made.
Frame frame_of_parts(std::vector<Job> jobs, std::size_t wanted) {
    struct Parted {
        std::size_t first;
        std::size_t parts;
        Job job;
    };
    double all = 0;
    for (const Job& job : jobs) all += static_cast<double>(job.weight);
    const double size = std::max(least_job, all / static_cast<double>(wanted));
    Frame frame;
    std::vector<Parted> parted;
    for (Job& job : jobs) {
        const auto weight = static_cast<double>(job.weight);
        const auto parts = static_cast<std::size_t>(std::max(1.0, std::round(weight / size)));
        frame.exact = frame.exact && parts == 1;
        parted.push_back({frame.finds.size(), parts, std::move(job)});
        frame.finds.insert(frame.finds.end(), parts, weight / static_cast<double>(parts));
    }
    frame.heaviest = place_of_largest(frame.finds);
    frame.job = [parted = std::move(parted)](std::size_t place, Cache& cache) {
        const Parted& of = group_of(parted, place);
        SampleJob drawn{of.job};
        drawn.job.id = static_cast<std::uint32_t>(place);
        if (of.parts == 1) return drawn;
        Random random(place);
        const auto parts = static_cast<double>(of.parts);
        const double chance =
            method_of(of.job).narrow(std::get<Moves>(drawn.job.part), drawn.job.task,
                                     static_cast<double>(of.job.weight) / parts, random, cache);
        drawn.times = 1 / (parts * chance);
        return drawn;
    };
    return frame;
}

/// A stratum of these jobs with some of them, drawn without putting any back.
Stratum draw_from(std::vector<std::size_t> jobs, std::size_t wanted, Random& random) {
    const std::size_t all = jobs.size();
    keep_some(jobs, wanted, random);
    return {all, std::move(jobs)};
}

}  // namespace

Frame frame_of(const Task& task, std::size_t wanted) {
    assert(refuse(task).empty() && wanted <= most_in_frame);
    if (!method_of(task).by_moves) return frame_of_halves(task, wanted);
    if (wanted > most_usual_jobs && method_of(task).narrow != nullptr) {
        return frame_of_parts(plan(task, most_usual_jobs), wanted);
    }
    return frame_of_jobs(plan(task, wanted));
}

std::vector<Stratum> draw(const Frame& frame, std::size_t wanted, std::uint64_t seed) {
    constexpr std::size_t each = 2;
    assert(wanted > each);
    Random random(seed);
    const std::size_t all = frame.finds.size();
    std::vector<std::size_t> order(all);
    std::iota(order.begin(), order.end(), std::size_t{0});
    std::vector<Stratum> strata;
    if (frame.exact) {
        if (all <= wanted) return {draw_from(std::move(order), all, random)};
        strata.push_back({1, {frame.heaviest}});
        order.erase(order.begin() + static_cast<std::ptrdiff_t>(frame.heaviest));
    }
    std::stable_sort(order.begin(), order.end(),
                     [&](std::size_t a, std::size_t b) { return frame.finds[a] > frame.finds[b]; });
    double left = 0;
    for (const std::size_t job : order) left += frame.finds[job];
    const std::size_t to_draw = std::min(wanted, all) - strata.size();
    // The last stratum, which has the most jobs, has one more drawn from it if the number is odd.
    const std::size_t in_last = each + to_draw % each;
    std::size_t strata_left = to_draw / each;
    for (std::size_t first = 0; first < order.size();) {
        // What is left is shared evenly among the strata that are left; each has at least as many
        // jobs as are drawn from it.
        const bool is_last = strata_left == 1;
        const double share = left / static_cast<double>(strata_left);
        const std::size_t others = is_last ? 0 : each * (strata_left - 2) + in_last;
        const std::size_t most = order.size() - others;
        double sum = 0;
        std::size_t end = first;
        while (end < most && (is_last || end < first + each || sum < share)) {
            sum += frame.finds[order[end++]];
        }
        const auto at = [&](std::size_t i) {
            return order.begin() + static_cast<std::ptrdiff_t>(i);
        };
        strata.push_back(draw_from({at(first), at(end)}, is_last ? in_last : each, random));
        strata.back().exact = frame.exact;
        left -= sum;
        --strata_left;
        first = end;
    }
    return strata;
}

Estimated sum_over(const std::vector<Stratum>& strata,
                   const std::function<double(std::size_t)>& value) {
    Estimated estimated;
    double variance = 0;
    for (const Stratum& stratum : strata) {
        const auto jobs = static_cast<double>(stratum.jobs);
        const auto drawn = static_cast<double>(stratum.drawn.size());
        double sum = 0;
        double squares = 0;
        for (const std::size_t job : stratum.drawn) sum += value(job);
        for (const std::size_t job : stratum.drawn) {
            squares += std::pow(value(job) - sum / drawn, 2);
        }
        estimated.sum += sum * (jobs / drawn);
        // What is drawn of an exact frame is known, and adds nothing to the error.
        const double unknown = stratum.exact ? jobs - drawn : jobs;
        if (unknown > 0) variance += jobs * unknown * squares / (drawn * (drawn - 1));
    }
    estimated.error = std::sqrt(variance);
    return estimated;
}

}  // namespace queens
