// The method of halves: square planes by half boards that meet in the middle.
#include <algorithm>
#include <array>
#include <utility>

#include "core/say.hpp"
#include "counting/halves/halves.hpp"
#include "counting/methods.hpp"

namespace queens {

namespace {

/// Smaller planes are counted line by line before the tables of halves are made.
constexpr int fewest_planned_rows = 12;
/// Seconds that one core took for all half boards of 12, 13 ... 21 rows, and for some of the jobs
/// of 22 to 28 rows at that rate.
constexpr std::array<double, 17> seconds_of_halves{0.001, 0.003, 0.006, 0.05,  0.06, 0.55,
                                                   1.1,   10,    49,    490,   3900, 25000,
                                                   4.5e5, 2.5e6, 4.4e7, 2.9e8, 7.6e9};

bool is_square_plane(const Task& task) {
    return is_plain(task) && task.surface == Surface{} && task.size.is_square();
}

bool suits(const Task& task) {
    return is_square_plane(task) && task.size.rows >= fewest_planned_rows &&
           task.size.rows <= most_halved_rows;
}

/// Jobs of parts of the row sets, their number for each middle chosen so that all weigh about the
/// same.
std::vector<Job> plan_halves(const Task& task, std::size_t wanted, Cache&) {
    /// Weights are whole numbers, and jobs may be a row set each.
    constexpr double fine = 100;
    const int n = task.size.rows;
    const std::vector<HalvesShare> shares = shares_of_halves(n);
    const std::vector<std::uint32_t> cut = parts_of_halves(n, wanted);
    std::vector<Job> jobs;
    for (std::size_t i = 0; i < shares.size(); ++i) {
        const HalvesShare& share = shares[i];
        const std::uint32_t parts = cut[i];
        const auto weights = weights_of_halves(n, share.middle, parts);
        for (std::uint32_t part = 0; part < parts; ++part) {
            const double weight = fine * static_cast<double>(share.weight) * weights[part];
            jobs.push_back({static_cast<std::uint32_t>(jobs.size()), task,
                            static_cast<std::uint64_t>(weight) + 1,
                            HalvesPart{share.middle, part, parts}});
        }
    }
    return jobs;
}

std::string refuse_part(const Job& job, Cache&) {
    if (!is_square_plane(job.task)) return say("Only square planes are counted by halves.");
    return refuse_halves(job.task.size.rows, std::get<HalvesPart>(job.part));
}

Estimate estimate_halves(const Task& task, std::uint64_t) {
    return {0, seconds_by_halves(task).value()};
}

}  // namespace

std::optional<double> seconds_by_halves(const Task& task) {
    const int place = task.size.rows - fewest_planned_rows;
    const bool is_known = place >= 0 && place < static_cast<int>(seconds_of_halves.size());
    if (!is_square_plane(task) || !is_known) return std::nullopt;
    return seconds_of_halves[static_cast<std::size_t>(place)];
}

Found halves_work(const Job& job, Cache& cache) {
    const auto& part = std::get<HalvesPart>(job.part);
    const HalvesTally tally = cache.halves().count(job.task.size.rows, part);
    BySymmetry by;
    const std::uint64_t others = part.middle == 0 ? 4 : 8;
    if (tally.count_of_twice > 0) by[2] = tally.count_of_twice / 2;
    if (tally.count > tally.count_of_twice) {
        by[others] = (tally.count - tally.count_of_twice) / others;
    }
    return {{tally.count, tally.half_boards}, std::move(by)};
}

const Method halves_method{
    .slug = "halves",
    .suits = suits,
    .refuse = refuse_none,
    .plan = plan_halves,
    .refuse_part = refuse_part,
    .estimate = estimate_halves,
    .yardstick =
        [] {
            return Task{.size = {16, 16}, .surface = {}};
        },
    .by_moves = false,
    .keeps_to_wanted = true,
    .bytes =
        [](const Task& task, int threads, std::uint64_t most_kept) {
            return bytes_of_halves(task.size.rows, threads, most_kept);
        },
};

}  // namespace queens
