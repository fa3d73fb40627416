// `queens bench`: the same work each time, and the comparison with an earlier run.
#include <catch2/catch_test_macros.hpp>

#include "cli/command_line.hpp"
#include "cli/interrupt.hpp"
#include "cli/test_file.hpp"

namespace queens::cli {

namespace {

const std::vector<std::string> quick{"bench", "--rounds", "1", "--largest", "12"};

std::vector<std::string> quick_with(const std::vector<std::string>& more) {
    std::vector<std::string> arguments = quick;
    arguments.insert(arguments.end(), more.begin(), more.end());
    return arguments;
}

}  // namespace

TEST_CASE("a bench does the same work each time and counts its nodes") {
    const Document document = document_of(quick);
    CHECK(document.fields() == std::vector<std::string>{"signature", "kernel", "pieces"});
    // 4,674,889 three times for 13 rows, 166,925 twice for 11, the torus and the halves.
    CHECK(document["signature"] == "14427476");
    CHECK(document["pieces"][0].fields() ==
          std::vector<std::string>{"name", "count", "nodes", "seconds", "ratio", "loop", "before"});
    CHECK(document["pieces"][0]["name"] == "plain 13");
    CHECK(document["pieces"][0]["count"] == "73712");
    CHECK(document["pieces"][0]["loop"].is_null());
    CHECK(document["pieces"][1]["loop"].is_number());
    CHECK(document["pieces"].back()["count"] == "14200");
    CHECK(document["pieces"].back()["before"].is_null());
    CHECK(run_line(quick).out.find("Signature 14427476 nodes") != std::string::npos);
}

TEST_CASE("a bench is compared with an earlier one, and other work is noticed") {
    const std::string earlier = run_line(quick_with({"--format", "json"})).out;
    const TestFile same("bench-same.json", earlier);
    const Document document = document_of(quick_with({"--against", same.path()}));
    CHECK(document["pieces"][0]["before"].is_number());
    CHECK(run_line(quick_with({"--against", same.path()})).status == 0);

    const std::string nodes = document["pieces"][1]["nodes"].text();
    std::string other = earlier;
    other.replace(other.find("\"nodes\":\"" + nodes), nodes.size() + 10, "\"nodes\":\"1\"");
    const TestFile changed("bench-changed.json", other);
    const Printed printed = run_line(quick_with({"--against", changed.path()}));
    CHECK(printed.status == 1);
    CHECK(printed.out.find("other nodes than before") != std::string::npos);
}

TEST_CASE("a file that is not an earlier bench is refused in a sentence") {
    for (const std::string text :
         {"", "[]", "{}", R"({"signature": "1", "pieces": [{"name": 5}]})"}) {
        const TestFile file("bench-bad.json", text);
        const Printed printed = run_line({"bench", "--against", file.path()});
        CHECK(printed.status == 2);
        CHECK(is_one_sentence(printed.err));
    }
    CHECK(run_line({"bench", "--against", "/nowhere/at-all"}).status == 2);
    CHECK(run_line({"bench", "--rounds", "0"}).status == 2);
    CHECK(run_line({"bench", "--largest", "27"}).status == 2);
    refuses({"bench", "--lines", "--format", "json"}, "--lines goes with none of --format json");
    refuses({"bench", "--lines", "--rounds", "1"}, "--lines goes with none of --format json");
}

TEST_CASE("a bench stops at Ctrl+C") {
    set_interrupted(true);
    const Printed stopped = run_line({"bench"});
    set_interrupted(false);
    CHECK(stopped.status == 1);
    CHECK(stopped.out.empty());
    CHECK(stopped.err == "Stopped before every piece of work was measured.\n");
}

TEST_CASE("the job lines of a bench are those that workers answer") {
    const std::string lines = run_line({"bench", "--largest", "12", "--lines"}).out;
    CHECK(lines.find("torus 19\tcount id=0 n=19 t=torus prefix=") != std::string::npos);
    CHECK(lines.find("halves 12\tcount id=0 n=12 t=plane method=halves middle=0 part=0/1") !=
          std::string::npos);
    CHECK(lines.find("halves 24") == std::string::npos);
    const std::string most = run_line({"bench", "--largest", "26", "--lines"}).out;
    for (const char* line :
         {"some of halves 24\tcount id=3 n=24 t=plane method=halves middle=0 part=541832/677294",
          "some of halves 26\tcount id=0 n=26 t=plane method=halves middle=0 "
          "part=1301099/2602198"}) {
        CHECK(most.find(line) != std::string::npos);
    }
}

}  // namespace queens::cli
