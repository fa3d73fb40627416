// Threads that take one job after the other, and the clock of each of them.
#include "cli/sampled_jobs.hpp"

#include <algorithm>
#include <ctime>
#include <exception>
#include <utility>
#include <vector>

#include "cli/interrupt.hpp"
#include "cli/thread_pool.hpp"
#include "core/words.hpp"
#include "counting/halves/halves.hpp"
#include "counting/methods.hpp"
#include "worker/job_threads.hpp"

namespace queens::cli {

namespace {

/// The CPU time of the calling thread, so that other work on the machine does not count.
double seconds_of_thread() {
    constexpr double seconds_of_tick = 1e-9;
    timespec time{};
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time);
    return static_cast<double>(time.tv_sec) + seconds_of_tick * static_cast<double>(time.tv_nsec);
}

Timed time_work(const Job& job, Cache& cache) {
    const double start = seconds_of_thread();
    Result result = work(job, cache);
    return {std::move(result), seconds_of_thread() - start};
}

/// The job of a place of the frame, done now or before, or what went wrong with it.
struct Done {
    std::size_t place = 0;
    SampleJob drawn{};
    Timed timed{};
    bool before = false;
    std::exception_ptr wrong{};
};

Done done_at(std::size_t place, const Frame& frame, const SampleFile& file, Cache& cache) {
    Done done{.place = place};
    try {
        done.drawn = frame.job(place, cache);
        auto before = file.find(done.drawn.job);
        done.before = before.has_value();
        done.timed = before ? *std::move(before) : time_work(done.drawn.job, cache);
    } catch (...) {
        done.wrong = std::current_exception();
    }
    return done;
}

/// In their order neighbours share tables, as in the whole count.
std::vector<std::size_t> places_in(const std::vector<Stratum>& strata) {
    std::vector<std::size_t> places;
    for (const Stratum& stratum : strata) {
        places.insert(places.end(), stratum.drawn.begin(), stratum.drawn.end());
    }
    std::sort(places.begin(), places.end());
    return places;
}

}  // namespace

std::map<std::size_t, Sampled> do_sample(const std::shared_ptr<const Frame>& frame,
                                         const std::vector<Stratum>& strata, int threads,
                                         std::uint64_t kept_bytes,
                                         const std::shared_ptr<SampleFile>& file,
                                         Progress& progress) {
    using SampleThreads = JobThreads<std::size_t, Done>;
    ThreadPool pool(std::make_unique<SampleThreads>(
        threads,
        [frame, file](std::size_t place, Cache& cache) {
            return done_at(place, *frame, *file, cache);
        },
        nullptr, std::make_shared<Halves>(kept_bytes)));
    const std::vector<std::size_t> places = places_in(strata);
    for (const std::size_t place : places) pool->post(place);
    std::map<std::size_t, Sampled> sampled;
    while (sampled.size() < places.size() && !interrupted()) {
        for (Done& done : pool->wait_for_answers(patience)) {
            if (done.wrong) std::rethrow_exception(done.wrong);
            if (!done.before) file->add(done.drawn.job, done.timed);
            sampled[done.place] = {std::move(done.timed), done.drawn.times};
        }
        if (!progress.due()) continue;
        progress.show(std::to_string(sampled.size()) + " of " + counted(places.size(), "job"));
    }
    progress.wipe();
    return sampled;
}

}  // namespace queens::cli
