// What a count comes to, estimated from some of its jobs.
//
// The jobs are sorted by what they are expected to find and cut into strata of about the same sum.
// From each stratum two jobs are drawn at random, or three from the last, all being equally likely,
// and their mean stands for the others: the estimate is right on average whatever was expected, and
// the better the expectation, the smaller its error, which is estimated from the differences within
// the strata (Cochran 1977, chapter 5). Drawing all jobs gives the exact sum, with an error of 0.
//
// Jobs by moves that take hours each are not done whole. Each stands there as often as it has parts
// of the size that is wanted, and wherever it is drawn a part of it is chosen by a walk down, whose
// chances follow what random walks see below (Knuth 1975): what is found there, divided by its
// chance, is on average what the job finds.
#pragma once

#include <cstddef>
#include <cstdint>
#include <functional>
#include <vector>

#include "counting/cache.hpp"
#include "counting/job.hpp"

namespace queens {

/// A job to do, and how many times what it finds and takes counts: for the other parts of the job
/// that it was chosen from.
struct SampleJob {
    Job job;
    double times = 1;
};

/// The jobs of a count, which are too many to be kept.
struct Frame {
    /// What each is expected to find; only ratios mean something.
    std::vector<double> finds;
    /// The one that is expected to take the longest.
    std::size_t heaviest = 0;
    /// Whether all of them together are the count. Otherwise they are chosen at random themselves.
    bool exact = true;
    /// Its number is its place. The cache belongs to one thread.
    std::function<SampleJob(std::size_t, Cache&)> job;
};

/// The most jobs of a frame; a plan has at most a million.
inline constexpr std::size_t most_in_frame = std::size_t{1} << 24;

/// The jobs that an accepted task is cut into: those of its plan, or finer ones.
[[nodiscard]] Frame frame_of(const Task& task, std::size_t wanted);

/// Some of the jobs, and those of them that were drawn.
struct Stratum {
    std::size_t jobs = 0;
    std::vector<std::size_t> drawn;
    /// As of the frame.
    bool exact = true;
};

/// Draws the wanted number of jobs, at least 3, or all if there are fewer; of an exact frame always
/// the heaviest. Equal seeds draw equal jobs.
[[nodiscard]] std::vector<Stratum> draw(const Frame& frame, std::size_t wanted, std::uint64_t seed);

/// A sum over all jobs, and its standard error.
struct Estimated {
    double sum = 0;
    double error = 0;
};

/// Estimates the sum of a value that is known of the jobs drawn.
[[nodiscard]] Estimated sum_over(const std::vector<Stratum>& strata,
                                 const std::function<double(std::size_t)>& value);

}  // namespace queens
