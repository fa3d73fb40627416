// Every door under the texts that fuzzing begins with and under those that once broke a promise.
#include <algorithm>
#include <catch2/catch_test_macros.hpp>
#include <filesystem>
#include <string>
#include <vector>

#include "bytes_of.hpp"
#include "fuzz/doors.hpp"

using namespace queens;
namespace files = std::filesystem;

namespace {

/// The files of a folder beside the doors, none where there is no such folder.
std::vector<files::path> files_in(const std::string& folder) {
    const files::path path = files::path(QUEENS_FUZZ) / folder;
    if (!files::exists(path)) return {};
    std::vector<files::path> found(files::directory_iterator(path), {});
    std::sort(found.begin(), found.end());
    return found;
}

}  // namespace

TEST_CASE("every door keeps its promises over the texts that fuzzing begins with") {
    for (const doors::Door& door : doors::all) {
        const auto seeds = files_in("seeds/" + std::string(door.name));
        INFO(door.name);
        CHECK(seeds.size() > 1);
        for (const files::path& seed : seeds) {
            INFO(seed);
            CHECK(door.broken(bytes_of(seed)) == "");
        }
    }
}

TEST_CASE("every door keeps its promises over the texts that once broke one") {
    for (const doors::Door& door : doors::all) {
        for (const files::path& found : files_in("found/" + std::string(door.name))) {
            INFO(found);
            CHECK(door.broken(bytes_of(found)) == "");
        }
    }
}

TEST_CASE("every door takes every beginning and end of the texts that fuzzing begins with") {
    constexpr std::size_t longest = 300;
    for (const doors::Door& door : doors::all) {
        for (const files::path& seed : files_in("seeds/" + std::string(door.name))) {
            const std::string bytes = bytes_of(seed);
            if (bytes.size() > longest || door.name == "commands") continue;
            INFO(seed);
            for (std::size_t length = 0; length <= bytes.size(); ++length) {
                CHECK(door.broken(std::string_view(bytes).substr(0, length)) == "");
                CHECK(door.broken(std::string_view(bytes).substr(length)) == "");
            }
        }
    }
}
