// Doing the jobs of all methods.
#include <cassert>
#include <utility>

#include "counting/methods.hpp"

namespace queens {

Result work(const Job& job, Cache& cache) {
    assert(refuse(job, cache).empty());
    const Method* const method = &method_of(job);
    Found found;
#define QUEENS_METHOD(name) \
    if (method == &name##_method) found = name##_work(job, cache);
#include "counting/methods.inc"
#undef QUEENS_METHOD
    const auto* moves = std::get_if<Moves>(&job.part);
    const std::uint64_t times = moves != nullptr ? moves->times : 1;
    if (found.by.empty() && found.count > 0) found.by[times] = found.count;
    return {job.id, found.count * times, found.nodes, std::move(found.by)};
}

Result work(const Job& job) {
    Cache cache;
    return work(job, cache);
}

}  // namespace queens
