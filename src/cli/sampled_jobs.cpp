// Threads that take one job after the other, and the clock of each of them.
#include "cli/sampled_jobs.hpp"

#include <algorithm>
#include <condition_variable>
#include <ctime>
#include <exception>
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

/// What the threads share. Those that were left at work when Ctrl+C came hold it until they end.
struct Sampling {
    Sampling(std::shared_ptr<const Frame> drawn_from, std::shared_ptr<SampleFile> kept_in,
             std::uint64_t kept_bytes)
        : frame(std::move(drawn_from)),
          file(std::move(kept_in)),
          halves(std::make_shared<Halves>(kept_bytes)) {}

    const std::shared_ptr<const Frame> frame;
    const std::shared_ptr<SampleFile> file;
    const std::shared_ptr<Halves> halves;
    /// In their order neighbours share tables, as in the whole count.
    std::vector<std::size_t> places;

    std::mutex mutex;
    std::condition_variable news;
    std::size_t next = 0;
    std::map<std::size_t, Sampled> done;
    /// Whether no thread shall go on, and why not, if something went wrong.
    bool stopped = false;
    std::exception_ptr wrong;
};

/// Does jobs until there are no more, or it is stopped: then nothing comes of the one at hand.
void do_jobs(Sampling& sampling) {
    Cache cache(sampling.halves);
    std::unique_lock lock(sampling.mutex);
    while (!sampling.stopped && sampling.next < sampling.places.size()) {
        const std::size_t place = sampling.places[sampling.next++];
        lock.unlock();
        const SampleJob drawn = sampling.frame->job(place, cache);
        const std::optional<Timed> before = sampling.file->find(drawn.job);
        const Timed timed = before ? *before : time_work(drawn.job, cache);
        lock.lock();
        if (sampling.stopped) return;
        if (!before) sampling.file->add(drawn.job, timed);
        sampling.done[place] = {timed, drawn.times};
        sampling.news.notify_one();
    }
}

/// The same; what is thrown goes to whoever waits for the jobs.
void try_jobs(Sampling& sampling) {
    try {
        do_jobs(sampling);
    } catch (...) {
        const std::lock_guard lock(sampling.mutex);
        if (std::exchange(sampling.stopped, true)) return;
        sampling.wrong = std::current_exception();
        sampling.news.notify_one();
    }
}

/// Waits until all jobs are done, or there will be no more.
void wait_for(Sampling& sampling, Progress& progress) {
    const std::size_t all = sampling.places.size();
    std::unique_lock lock(sampling.mutex);
    while (sampling.done.size() < all && !sampling.stopped && !interrupted()) {
        sampling.news.wait_for(lock, patience);
        if (!progress.due()) continue;
        progress.show(std::to_string(sampling.done.size()) + " of " + counted(all, "job"));
    }
    sampling.stopped = true;
}

}  // namespace

std::map<std::size_t, Sampled> do_sample(const std::shared_ptr<const Frame>& frame,
                                         const std::vector<Stratum>& strata, int threads,
                                         std::uint64_t kept_bytes,
                                         const std::shared_ptr<SampleFile>& file,
                                         Progress& progress) {
    const auto sampling = std::make_shared<Sampling>(frame, file, kept_bytes);
    std::vector<std::size_t>& places = sampling->places;
    for (const Stratum& stratum : strata) {
        places.insert(places.end(), stratum.drawn.begin(), stratum.drawn.end());
    }
    std::sort(places.begin(), places.end());
    for (int i = 0; i < threads; ++i) {
        try {
            std::thread([sampling] { try_jobs(*sampling); }).detach();
        } catch (...) {
            const std::lock_guard lock(sampling->mutex);
            sampling->stopped = true;
            throw;
        }
    }
    wait_for(*sampling, progress);
    progress.wipe();
    const std::lock_guard lock(sampling->mutex);
    if (sampling->wrong) std::rethrow_exception(sampling->wrong);
    return std::move(sampling->done);
}

}  // namespace queens::cli
