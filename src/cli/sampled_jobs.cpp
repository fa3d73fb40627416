// Threads that take one job after the other, and the clock of each of them.
#include "cli/sampled_jobs.hpp"

#include <algorithm>
#include <atomic>
#include <ctime>
#include <memory>
#include <mutex>
#include <optional>
#include <thread>
#include <utility>
#include <vector>

#include "cli/interrupt.hpp"
#include "core/words.hpp"
#include "counting/halves/halves.hpp"
#include "counting/methods.hpp"

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

}  // namespace

std::map<std::size_t, Sampled> do_sample(const Frame& frame, const std::vector<Stratum>& strata,
                                         int threads, std::uint64_t kept_bytes, SampleFile& file,
                                         Progress& progress) {
    std::vector<std::size_t> places;
    for (const Stratum& stratum : strata) {
        places.insert(places.end(), stratum.drawn.begin(), stratum.drawn.end());
    }
    // Neighbours share tables, as in the whole count.
    std::sort(places.begin(), places.end());
    const auto halves = std::make_shared<Halves>(kept_bytes);
    std::map<std::size_t, Sampled> done;
    std::mutex mutex;
    std::atomic<std::size_t> next = 0;
    std::atomic<bool> kept = true;
    const auto work_on = [&] {
        Cache cache(halves);
        for (std::size_t i = next++; i < places.size() && kept && !interrupted(); i = next++) {
            const SampleJob drawn = frame.job(places[i], cache);
            const std::optional<Timed> before = file.find(drawn.job);
            const Timed timed = before ? *before : time_work(drawn.job, cache);
            const std::lock_guard lock(mutex);
            if (!before && !file.add(drawn.job, timed)) kept = false;
            done[places[i]] = {timed, drawn.times};
            if (!progress.due()) continue;
            progress.show(std::to_string(done.size()) + " of " + counted(places.size(), "job"));
        }
    };
    std::vector<std::thread> pool;
    for (int i = 0; i < threads; ++i) pool.emplace_back(work_on);
    for (std::thread& thread : pool) thread.join();
    progress.wipe();
    if (!kept) throw Complaint("The jobs done could not be kept.");
    return done;
}

}  // namespace queens::cli
