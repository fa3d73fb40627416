// Jobs of the torus: some orbits of triples, or moves from the triple of one.
#pragma once

#include <vector>

#include "counting/cache.hpp"
#include "counting/job.hpp"
#include "counting/torus/torus_search.hpp"

namespace queens {

/// Cuts a torus, 5 rows or more that neither 2 nor 3 divides, into about as many jobs as wanted.
[[nodiscard]] std::vector<Job> plan_triples(const Task& task, std::size_t wanted, Cache& cache);

/// Does a job of such a torus. Tells `taken`, if given, of each solution that it takes.
[[nodiscard]] Completions count_triples(const Job& job, Cache& cache, const TorusTaken& taken = {});

}  // namespace queens
