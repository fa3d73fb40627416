// Doing the jobs of all methods.
#include <cassert>

#include "counting/methods.hpp"

namespace queens {

Result work(const Job& job, Cache& cache) {
    assert(refuse(job, cache).empty());
    const Method* const method = &method_of(job);
    Completions found;
#define QUEENS_METHOD(name) \
    if (method == &name##_method) found = name##_work(job, cache);
#include "counting/methods.inc"
#undef QUEENS_METHOD
    const auto* moves = std::get_if<Moves>(&job.part);
    return {job.id, found.count * (moves != nullptr ? moves->times : 1), found.nodes};
}

Result work(const Job& job) {
    Cache cache;
    return work(job, cache);
}

}  // namespace queens
