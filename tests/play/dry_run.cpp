// Runs carried out unseen, to learn their length.
#include "play/dry_run.hpp"

#include <catch2/catch_test_macros.hpp>

using namespace queens;

namespace {

DryRun dry_run_of(std::string_view slug, const Board& board) {
    const Entry* entry = find_solver(slug);
    return DryRun(std::get<Run>(start_run({entry, initial_settings(*entry)}, problem_of(board))));
}

}  // namespace

TEST_CASE("a short run has a known length, and a long one is given up") {
    DryRun small = dry_run_of("backtracking", Board({6, 6}));
    CHECK_FALSE(small.length());
    CHECK_FALSE(small.over());
    while (!small.over()) small.advance(0.01);
    CHECK(small.length() == 1051);
    DryRun large = dry_run_of("backtracking", Board({30, 30}));
    while (!large.over()) large.advance(0.01);
    CHECK_FALSE(large.length());
    DryRun huge = dry_run_of("backtracking", Board({1024, 1024}));
    CHECK(huge.over());
    CHECK_FALSE(huge.length());
}
