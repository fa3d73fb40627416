// What the program asks of its platform, and workers that answer it.
#pragma once

#include <string>
#include <variant>
#include <vector>

#include "app/app.hpp"
#include "app/rooms/count_room.hpp"
#include "worker/serve.hpp"

namespace queens::tests {

template <class Wanted>
std::vector<Wanted> among(const std::vector<Request>& requests) {
    std::vector<Wanted> found;
    for (const Request& request : requests) {
        if (const auto* wanted = std::get_if<Wanted>(&request)) found.push_back(*wanted);
    }
    return found;
}

template <class Wanted>
std::vector<Wanted> requests_of(App& app) {
    return among<Wanted>(app.take_requests());
}

/// What was said last to those who cannot see the screen, empty for nothing.
inline std::string announced(App& app) {
    const auto found = requests_of<Announce>(app);
    return found.empty() ? std::string() : found.back().text;
}

/// The jobs that were posted and not dropped again.
inline std::vector<PostJob> jobs_of(App& app) {
    std::vector<PostJob> jobs;
    for (const Request& request : app.take_requests()) {
        if (std::holds_alternative<DropJobs>(request)) jobs.clear();
        if (const auto* job = std::get_if<PostJob>(&request)) jobs.push_back(*job);
    }
    return jobs;
}

/// Answers all jobs at the time `now`, until none is posted any more.
inline void work(App& app, double now) {
    for (auto jobs = jobs_of(app); !jobs.empty(); jobs = jobs_of(app)) {
        for (const PostJob& job : jobs) app.receive(serve(job.line), now);
    }
}

}  // namespace queens::tests
