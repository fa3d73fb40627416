// Cutting jobs into strata, drawing from them, and the sums that follow.
#include "counting/sampling.hpp"

#include <algorithm>
#include <cassert>
#include <cmath>
#include <iterator>
#include <memory>
#include <numeric>

#include "core/random.hpp"
#include "counting/halves/halves.hpp"
#include "counting/methods.hpp"

namespace queens {

namespace {

std::size_t place_of_largest(const std::vector<double>& values) {
    return static_cast<std::size_t>(
        std::distance(values.begin(), std::max_element(values.begin(), values.end())));
}

/// Parts of half boards, as many as 16 million.
Frame frame_of_halves(const Task& task, std::size_t wanted) {
    const int n = task.size.rows;
    /// The parts of a middle begin with this job.
    struct First {
        std::size_t job;
        int middle;
        std::uint32_t parts;
    };
    std::vector<First> firsts;
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
        firsts.push_back({frame.finds.size(), shares[i].middle, cut[i]});
        for (const double share : finds_of_halves(n, shares[i].middle, cut[i])) {
            frame.finds.push_back(weight * share);
        }
    }
    frame.job = [task, firsts, method = &method_of(task)](std::size_t place) {
        const auto first = std::prev(
            std::upper_bound(firsts.begin(), firsts.end(), place,
                             [](std::size_t job, const First& other) { return job < other.job; }));
        const auto part = static_cast<std::uint32_t>(place - first->job);
        return Job{static_cast<std::uint32_t>(place), task, 1,
                   HalvesPart{first->middle, part, first->parts}, method};
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
    if (&method_of(task) == find_method("halves")) return frame_of_halves(task, wanted);
    const auto jobs = std::make_shared<const std::vector<Job>>(plan(task, wanted));
    Frame frame;
    for (const Job& job : *jobs) frame.finds.push_back(static_cast<double>(job.weight));
    frame.heaviest = place_of_largest(frame.finds);
    frame.job = [jobs](std::size_t place) { return (*jobs)[place]; };
    return frame;
}

std::vector<Stratum> draw(const Frame& frame, std::size_t wanted, std::uint64_t seed) {
    constexpr std::size_t each = 2;
    assert(wanted > each);
    Random random(seed);
    const std::size_t all = frame.finds.size();
    std::vector<std::size_t> order(all);
    std::iota(order.begin(), order.end(), std::size_t{0});
    if (all <= wanted) return {draw_from(std::move(order), all, random)};
    std::vector<Stratum> strata{{1, {frame.heaviest}}};
    order.erase(order.begin() + static_cast<std::ptrdiff_t>(frame.heaviest));
    std::stable_sort(order.begin(), order.end(),
                     [&](std::size_t a, std::size_t b) { return frame.finds[a] > frame.finds[b]; });
    double left = 0;
    for (const std::size_t job : order) left += frame.finds[job];
    std::size_t strata_left = (wanted - 1) / each;
    for (std::size_t first = 0; first < order.size();) {
        // What is left is shared evenly among the strata that are left; each has two jobs.
        const double share = left / static_cast<double>(strata_left);
        double sum = 0;
        std::size_t end = first;
        while (end < order.size() && (strata_left == 1 || end < first + each || sum < share)) {
            sum += frame.finds[order[end++]];
        }
        const auto at = [&](std::size_t i) {
            return order.begin() + static_cast<std::ptrdiff_t>(i);
        };
        strata.push_back(draw_from({at(first), at(end)}, each, random));
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
        if (drawn < jobs) variance += jobs * (jobs - drawn) * squares / (drawn * (drawn - 1));
    }
    estimated.error = std::sqrt(variance);
    return estimated;
}

}  // namespace queens
