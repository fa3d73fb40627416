// Placements on quadrants are shared by all threads; each has half boards of its own.
#include "cli/memory.hpp"

#include <sys/resource.h>
#include <unistd.h>

#include <algorithm>
#include <fstream>

#include "core/numbers.hpp"
#include "core/read.hpp"
#include "core/words.hpp"
#include "counting/methods.hpp"

namespace queens::cli {

namespace {

/// The files that have the limit of a control group of the newer and of the older kind.
constexpr const char* newer_limit = "memory.max";
constexpr const char* older_limit = "memory.limit_in_bytes";

/// The least limit of the group at that path below a folder and of those that it is in. The path
/// may be one that a container does not see: then its own group is the folder.
std::uint64_t least_limit(const std::filesystem::path& folder, const std::filesystem::path& path,
                          const char* file) {
    std::uint64_t least = no_limit;
    std::filesystem::path group = folder;
    const auto read = [&] {
        std::uint64_t allowed = 0;
        if (std::ifstream(group / file) >> allowed && allowed > 0) least = std::min(least, allowed);
    };
    read();
    for (const std::filesystem::path& name : path.lexically_normal().relative_path()) {
        group /= name;
        read();
    }
    return least;
}

}  // namespace

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
    return std::min(bytes, bytes_of_groups("/"));
}

std::uint64_t bytes_of_groups(const std::filesystem::path& root) {
    const std::filesystem::path groups = root / "sys/fs/cgroup";
    std::uint64_t bytes = least_limit(groups, {}, newer_limit);
    bytes = std::min(bytes, least_limit(groups / "memory", {}, older_limit));
    std::ifstream own(root / "proc/self/cgroup");
    for (std::string line; std::getline(own, line);) {
        std::string_view path = line;
        const bool is_newer = path.starts_with("0::");
        take_until(path, ':');
        const std::string controllers = ',' + std::string(take_until(path, ':')) + ',';
        if (is_newer) bytes = std::min(bytes, least_limit(groups, path, newer_limit));
        if (controllers.find(",memory,") == std::string::npos) continue;
        bytes = std::min(bytes, least_limit(groups / "memory", path, older_limit));
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
