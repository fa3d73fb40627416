// Documents that commands read.
#include "cli/json.hpp"

#include <catch2/catch_test_macros.hpp>

#include "cli/command_line.hpp"
#include "cli/test_file.hpp"

namespace queens::cli {

namespace {

/// Objects in lists inside each other.
std::string nested(int levels) {
    std::string text;
    for (int i = 0; i < levels; ++i) text += R"({"queens":[)";
    text += "{}";
    for (int i = 0; i < levels; ++i) text += "]}";
    return text;
}

}  // namespace

TEST_CASE("queens in lists of lists are read as deep as anybody writes them") {
    const auto document = read_json(nested(most_json_levels));
    REQUIRE(document);
    CHECK(document->lists.at("queens").size() == 1);
    CHECK_FALSE(read_json(nested(most_json_levels + 1)));
}

TEST_CASE("queens in lists without end are refused in a sentence") {
    const std::string deep = nested(20'000);
    refuses({"garden", "--check", "-"}, "no list of regions", deep + "\n");
    const TestFile file("deep.json", deep);
    refuses({"bench", "--against", file.path()}, "is not what queens bench");
}

}  // namespace queens::cli
