// Reading a job, doing it and writing its result.
#include "worker/serve.hpp"

#include "counting/methods.hpp"
#include "worker/protocol.hpp"

namespace queens {

std::string serve(std::string_view line, Cache& cache) {
    const std::variant<Job, Failure> job = read_job(line, cache);
    if (const auto* failure = std::get_if<Failure>(&job)) return write_failure(*failure);
    return write_result(work(std::get<Job>(job), cache));
}

std::string serve(std::string_view line) {
    Cache cache;
    return serve(line, cache);
}

}  // namespace queens
