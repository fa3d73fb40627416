// Reading a job, doing it and writing its result; orders are carried out.
#include "worker/serve.hpp"

#include "counting/methods.hpp"
#include "worker/orders.hpp"
#include "worker/protocol.hpp"

namespace queens {

std::string serve(std::string_view line, Cache& cache) {
    if (is_order(line)) return obey_order(line);
    const std::variant<Job, Failure> job = read_job(line, cache);
    if (const auto* failure = std::get_if<Failure>(&job)) return write_failure(*failure);
    return write_result(work(std::get<Job>(job), cache));
}

std::string serve(std::string_view line) {
    Cache cache;
    return serve(line, cache);
}

}  // namespace queens
