// Whether a count fits in the memory of a machine.
#include "cli/memory.hpp"

#include <unistd.h>

#include <catch2/catch_test_macros.hpp>
#include <fstream>

#include "cli/command_line.hpp"
#include "counting/halves/halves.hpp"

namespace queens::cli {

namespace {

/// The files of a system, in a folder of its own.
struct System {
    std::filesystem::path root =
        std::filesystem::temp_directory_path() / ("queens-" + std::to_string(getpid()) + "-system");

    System() { std::filesystem::create_directory(root); }
    ~System() { std::filesystem::remove_all(root); }
    System(const System&) = delete;
    System& operator=(const System&) = delete;

    void write(const std::string& path, const std::string& text) const {
        std::filesystem::create_directories((root / path).parent_path());
        std::ofstream(root / path) << text;
    }
};

}  // namespace

TEST_CASE("queens whose half boards need more memory than there is are refused before the start") {
    constexpr std::uint64_t gigabyte = 1'000'000'000;
    CHECK(refuse_memory({{26, 26}, {}}, 1, usual_kept_bytes, gigabyte) ==
          "The half boards of 26 rows need 1,412 MB of memory on 1 thread, and this machine has "
          "1,000 MB: give --memory 100.");
    CHECK(refuse_memory({{27, 27}, {}}, 4, usual_kept_bytes, 3 * gigabyte) ==
          "The half boards of 27 rows need 4,112 MB of memory on 4 threads, and this machine has "
          "3,000 MB: give --threads 2.");
    CHECK(refuse_memory({{26, 26}, {}}, 2, usual_kept_bytes, gigabyte) ==
          "The half boards of 26 rows need 2,312 MB of memory on 2 threads, and this machine has "
          "1,000 MB: give --threads 1 and --memory 100.");
    CHECK(refuse_memory({{28, 28}, {}}, 1, usual_kept_bytes, gigabyte) ==
          "The half boards of 28 rows need 3,012 MB of memory on 1 thread, and this machine has "
          "1,000 MB; even with --threads 1 and --memory 0 they need 2,500 MB.");
    CHECK(refuse_memory({{27, 27}, {}}, 1, usual_kept_bytes, 3 * gigabyte).empty());
    CHECK(refuse_memory({{22, 22}, {}}, 8, usual_kept_bytes, gigabyte).empty());
    CHECK(refuse_memory({{21, 21}, {}}, 2, usual_kept_bytes, gigabyte).empty());
    CHECK(refuse_memory({{29, 29}, torus_surface}, 2, usual_kept_bytes, 1).empty());
}

TEST_CASE("half boards that keep fewer tables need less memory") {
    constexpr std::uint64_t half_a_gigabyte = 500'000'000;
    CHECK_FALSE(refuse_memory({{24, 24}, {}}, 2, usual_kept_bytes, half_a_gigabyte).empty());
    CHECK(refuse_memory({{24, 24}, {}}, 2, 50'000'000, half_a_gigabyte).empty());
    CHECK(bytes_needed({{20, 20}, {}}, 1, 0) < bytes_needed({{20, 20}, {}}, 1, usual_kept_bytes));
}

TEST_CASE("with hardly any memory for tables there are as many queens") {
    const std::string known = document_of({"count", "--n", "13", "--threads", "2"})["total"].text();
    for (const char* megabytes : {"0", "1"}) {
        const std::vector<std::string> bound{"--threads", "2", "--memory", megabytes};
        std::vector<std::string> count{"count", "--n", "13"};
        count.insert(count.end(), bound.begin(), bound.end());
        CHECK(document_of(count)["total"] == known);
    }
    refuses({"count", "--n", "13", "--memory", "much"}, "--memory");
}

TEST_CASE("this machine has some memory for queens") {
    CHECK(bytes_of_this_machine() > 100'000'000);
    CHECK(bytes_of_this_machine() < std::uint64_t{1} << 50);
}

TEST_CASE("queens have the memory of the smallest group that they are in") {
    const System newer;
    CHECK(bytes_of_groups(newer.root) == no_limit);
    newer.write("proc/self/cgroup", "0::/user.slice/queens.service\n");
    newer.write("sys/fs/cgroup/user.slice/queens.service/memory.max", "max\n");
    newer.write("sys/fs/cgroup/other.slice/memory.max", "1\n");
    CHECK(bytes_of_groups(newer.root) == no_limit);
    newer.write("sys/fs/cgroup/user.slice/memory.max", "3000\n");
    CHECK(bytes_of_groups(newer.root) == 3000);
    newer.write("sys/fs/cgroup/user.slice/queens.service/memory.max", "2000\n");
    CHECK(bytes_of_groups(newer.root) == 2000);
}

TEST_CASE("queens have the memory of their groups of the older kind, too") {
    const System older;
    older.write("proc/self/cgroup", "3:cpu,cpuacct:/slurm\n2:memory:/slurm/job_8\n0::/init\n");
    older.write("sys/fs/cgroup/memory/memory.limit_in_bytes", "9223372036854771712\n");
    older.write("sys/fs/cgroup/memory/slurm/job_8/memory.limit_in_bytes", "4000\n");
    older.write("sys/fs/cgroup/memory/slurm/job_9/memory.limit_in_bytes", "1\n");
    CHECK(bytes_of_groups(older.root) == 4000);
}

TEST_CASE("queens in a container that does not see its path have the memory of the container") {
    const System container;
    container.write("proc/self/cgroup", "0::/../queens\n5:memory:/docker/queens\n");
    container.write("sys/fs/cgroup/memory.max", "6000\n");
    CHECK(bytes_of_groups(container.root) == 6000);
    container.write("sys/fs/cgroup/memory/memory.limit_in_bytes", "5000\n");
    CHECK(bytes_of_groups(container.root) == 5000);
}

}  // namespace queens::cli
