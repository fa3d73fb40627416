// The native program against the table of answers that the web worker is tested with too.
#include <catch2/catch_test_macros.hpp>
#include <map>
#include <string>
#include <string_view>

#include "core/known.hpp"
#include "worker/protocol.hpp"
#include "worker/serve.hpp"

using namespace queens;

namespace {

struct Answered {
    std::string_view line;
    std::string_view answer;
};

constexpr Answered table[] = {
#include "worker/answers.inc"
};

}  // namespace

TEST_CASE("a worker answers as the table for the web worker says") {
    Cache cache;
    for (const Answered& one : table) {
        INFO(one.line);
        CHECK(serve(one.line, cache) == one.answer);
    }
}

TEST_CASE("the table of answers adds up to the published counts") {
    std::map<std::string, std::uint64_t> sums;
    for (const Answered& one : table) {
        const auto answer = read_answer(one.answer);
        if (!std::holds_alternative<Result>(answer)) continue;
        const std::string_view board = one.line.substr(one.line.find("n="));
        const std::size_t end =
            board.find(board.find("method=") < board.size() ? " middle" : " prefix");
        const std::size_t pawns = board.find("pawns=");
        const std::string_view key =
            pawns < board.size() ? board.substr(pawns) : board.substr(0, end);
        sums[std::string(key)] += std::get<Result>(answer).count;
    }
    CHECK(sums["n=12 t=plane method=halves"] == known_queens(12));
    CHECK(sums["n=13 t=plane method=halves"] == known_queens(13));
    CHECK(sums["n=14 t=plane method=halves"] == known_queens(14));
    CHECK(sums["n=12 t=plane"] == known_queens(12));
    for (const int n : {11, 13, 19}) {
        CHECK(sums["n=" + std::to_string(n) + " t=torus"] == known_torus(n));
    }
    CHECK(sums["pawns=1"] == 16);
    CHECK(sums["pawns=2"] == 44);
    CHECK(sums["pawns=3"] == 44);
}
