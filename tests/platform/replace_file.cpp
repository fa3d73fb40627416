// Files that are replaced as a whole: a count of queens is kept every few seconds.
#include "platform/replace_file.hpp"

#include <unistd.h>

#include <catch2/catch_test_macros.hpp>

#include "bytes_of.hpp"

using queens::bytes_of;
using queens::platform::replace_file;

TEST_CASE("a count of queens that is kept replaces the one before, or leaves it as it was") {
    const std::filesystem::path folder =
        std::filesystem::temp_directory_path() / ("queens-kept-" + std::to_string(getpid()));
    std::filesystem::create_directory(folder);
    const std::filesystem::path path = folder / "count";
    CHECK(replace_file(path, "4 queens"));
    CHECK(replace_file(path, "8 queens"));
    CHECK(bytes_of(path) == "8 queens");
    // Nothing can be written where the new file would be.
    std::filesystem::create_directory(folder / "count.new");
    CHECK_FALSE(replace_file(path, "10 queens"));
    CHECK(bytes_of(path) == "8 queens");
    CHECK_FALSE(replace_file({}, "12 queens"));
    std::filesystem::remove_all(folder);
}
