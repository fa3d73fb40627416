// What a method of counting is: one line of `methods.inc`, and a file with one of these.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "core/random.hpp"
#include "counting/cache.hpp"
#include "counting/job.hpp"

namespace queens {

/// The expected placements that a count looks at, 0 where it is not made of placements, and the
/// seconds that one core of a common machine takes for them. Both are rough: within a factor of two
/// or three.
struct Estimate {
    double nodes = 0;
    double seconds = 0;
};

/// All functions but the first two take tasks that the method suits and does not refuse.
struct Method {
    /// Its name in job lines.
    std::string_view slug;
    /// Whether the method is the right one for a task, if none before it in the table is.
    bool (*suits)(const Task&);
    /// One sentence why a task that it suits cannot be counted, empty if it can.
    std::string (*refuse)(const Task&);
    /// Cuts a task into about as many jobs as wanted; their ids run from 0.
    std::vector<Job> (*plan)(const Task&, std::size_t wanted, Cache&);
    /// One sentence why the part of a job cannot be done, empty if it can. A method that is named
    /// in lines checks here whether the task is one of its own.
    std::string (*refuse_part)(const Job&, Cache&);
    /// Takes at most some tenths of a second. Equal tasks and seeds give equal estimates; where
    /// they come from random walks, other seeds take others.
    Estimate (*estimate)(const Task&, std::uint64_t seed);
    /// A small task of the method, which takes some hundredths of a second.
    Task (*yardstick)();
    /// Whether its jobs are Moves; they are parts of halves otherwise.
    bool by_moves = true;
    /// Whether it makes as many jobs as wanted; others make several times as many of a large task.
    bool keeps_to_wanted = false;
    /// Whether job lines name it; the oldest methods are known by their tasks.
    bool named = true;
    /// Whether cutting or estimating a task can take longer than a frame of the page, which then
    /// leaves both to a worker.
    bool slow_to_cut = false;
    /// Replaces the moves of a job by those of a part of it that is expected to have at most so
    /// many nodes, drawn at random, and returns the chance of this part; null where a method's jobs
    /// are drawn as they are (see sampling.hpp).
    double (*narrow)(Moves&, const Task&, double nodes, Random&, Cache&) = nullptr;
    /// About how many bytes that many threads need at the most if they keep tables of `most_kept`
    /// bytes; null where that is nothing to speak of.
    std::uint64_t (*bytes)(const Task&, int threads, std::uint64_t most_kept) = nullptr;
};

/// What a method found, and by symmetry where it knows of more than the `times` of the job.
struct Found : Completions {
    BySymmetry by{};
};

// What the file of each method defines: its row, and the function that does a job that is not
// refused (`times` is applied by its caller). That one stands by itself, so that a page that cuts
// tasks into jobs but leaves them to its workers need not carry the searches.
#define QUEENS_METHOD(name)            \
    extern const Method name##_method; \
    [[nodiscard]] Found name##_work(const Job& job, Cache& cache);
#include "counting/methods.inc"
#undef QUEENS_METHOD

/// For methods that refuse none of the tasks that they suit.
[[nodiscard]] inline std::string refuse_none(const Task&) { return {}; }

/// The moves of a job that is made of them.
[[nodiscard]] inline const Moves& moves_of(const Job& job) { return std::get<Moves>(job.part); }

}  // namespace queens
