// Placements on quadrants are shared by all threads; each has half boards of its own.
#include "cli/memory.hpp"

#include <sys/resource.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <fstream>

#include "core/numbers.hpp"
#include "core/words.hpp"
#include "counting/methods.hpp"

namespace queens::cli {

std::string megabytes(std::uint64_t bytes) { return grouped(bytes / megabyte) + " MB"; }

std::uint64_t bytes_needed(const Task& task, int threads, std::uint64_t kept) {
    const Method& method = method_of(task);
    if (method.bytes == nullptr) return 0;
    return method.bytes(task, threads, kept);
}

std::uint64_t bytes_of_this_machine() {
    const auto pages = static_cast<std::uint64_t>(sysconf(_SC_PHYS_PAGES));
    std::uint64_t bytes = pages * static_cast<std::uint64_t>(sysconf(_SC_PAGE_SIZE));
    rlimit limit{};
    if (getrlimit(RLIMIT_AS, &limit) == 0 && limit.rlim_cur != RLIM_INFINITY) {
        bytes = std::min<std::uint64_t>(bytes, limit.rlim_cur);
    }
    // What a container is limited to, by the newer and by the older kind of control groups.
    for (const char* const path :
         {"/sys/fs/cgroup/memory.max", "/sys/fs/cgroup/memory/memory.limit_in_bytes"}) {
        std::uint64_t allowed = 0;
        if (std::ifstream(path) >> allowed && allowed > 0) bytes = std::min(bytes, allowed);
    }
    return bytes;
}

std::string refuse_memory(const Task& task, int threads, std::uint64_t kept, std::uint64_t bytes) {
    const std::uint64_t needed = bytes_needed(task, threads, kept);
    if (needed <= bytes) return {};
    const std::string what = "The half boards of " + counted(task.size.rows, "row") + " need " +
                             megabytes(needed) + " of memory on " + counted(threads, "thread") +
                             ", and this machine has " + megabytes(bytes);
    for (int fewer = threads - 1; fewer >= 1; --fewer) {
        if (bytes_needed(task, fewer, kept) > bytes) continue;
        return what + ": give --threads " + std::to_string(fewer) + '.';
    }
    for (const int fewer : {threads, 1}) {
        const std::uint64_t least = bytes_needed(task, fewer, 0);
        if (least > bytes) continue;
        return what + (fewer < threads ? ": give --threads 1 and" : ": give") + " --memory " +
               std::to_string((bytes - least) / megabyte) + '.';
    }
    return what + "; even with --threads 1 and --memory 0 they need " +
           megabytes(bytes_needed(task, 1, 0)) + '.';
}

}  // namespace queens::cli
