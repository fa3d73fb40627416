// Counts that a worker has to cut or estimate before they begin.
#include <catch2/catch_test_macros.hpp>

#include "app/answer.hpp"
#include "app/requested.hpp"
#include "app/rooms/count_room.hpp"
#include "core/read.hpp"
#include "counting/methods.hpp"
#include "worker/protocol.hpp"

using namespace queens;
using namespace queens::tests;

namespace {

/// A board whose jobs a worker has to cut.
const Task walled_task = [] {
    Board board({9, 9});
    board.put({4, 4}, Piece::wall);
    return task_of(board);
}();

}  // namespace

TEST_CASE("a board of queens that takes long to cut into jobs is cut by a worker") {
    CountRoom room(2);
    room.start(walled_task, 10);
    REQUIRE(room.being_cut() != nullptr);
    CHECK(*room.being_cut() == walled_task);
    CHECK_FALSE(room.run());
    auto posted = among<PostJob>(room.take_requests());
    REQUIRE(posted.size() == 1);
    CHECK(posted.front().line.starts_with("cut n=9 t=plane wanted="));
    const std::string answer = serve(posted.front().line);
    std::size_t begin = 0;
    while (begin < answer.size()) {
        CHECK_FALSE(room.run());
        const std::size_t end = answer.find('\n', begin);
        CHECK(room.receive(std::string_view(answer).substr(begin, end - begin), 12).empty());
        begin = end + 1;
    }
    CHECK(room.being_cut() == nullptr);
    REQUIRE(room.run());
    CHECK(room.run()->ledger().jobs() == plan(walled_task, jobs_wanted(walled_task, 2)));
    CHECK_FALSE(among<PostJob>(room.take_requests()).empty());
}

TEST_CASE("a board of queens is not counted by the jobs of another board") {
    CountRoom room(2);
    room.start(walled_task, 10);
    const std::string other = serve("cut n=4 t=plane wanted=1");
    std::string complaint;
    for (std::string_view lines = other; !lines.empty() && complaint.empty();) {
        complaint = room.receive(take_until(lines, '\n'), 12);
    }
    CHECK(complaint == "The jobs belong to different boards.");
    CHECK(room.being_cut() == nullptr);
    CHECK_FALSE(room.run());
}

TEST_CASE(
    "a count of queens that is being cut can be stopped, and one that cannot be cut says why") {
    App app(1);
    app.apply(SetSurface{torus_surface});
    app.apply(Resize{{13, 13}});
    app.apply(StartCount{});
    CHECK(answer(app, "count") == "cutting");
    app.apply(DiscardCount{});
    CHECK(answer(app, "count").empty());
    CHECK(requests_of<DropJobs>(app).size() == 1);
    app.apply(StartCount{});
    CHECK(requests_of<PostJob>(app).size() == 1);
    app.receive(write_failure({std::nullopt, "The worker died."}), 1);
    CHECK_FALSE(app.counting());
    REQUIRE(app.notice());
    CHECK(app.notice()->text == "The count could not begin. The worker died.");
    app.apply(StartCount{});
    work(app, 2);
    CHECK(answer(app, "count") == "4524 complete");
}

TEST_CASE("a plan of queens with a job of another plan in it is refused in a sentence") {
    CountRoom room(1);
    room.start(walled_task, 0);
    std::string answer = serve(among<PostJob>(room.take_requests()).front().line);
    answer.replace(answer.find("weight="), 7, "weight=9");
    std::string complaint;
    while (!answer.empty() && complaint.empty()) {
        complaint = room.receive(answer.substr(0, answer.find('\n')), 1);
        answer.erase(0, answer.find('\n') + 1);
    }
    CHECK(complaint == "The jobs are not those that were planned: their checksum differs.");
    CHECK(room.being_cut() == nullptr);
    CHECK_FALSE(room.run());
}

TEST_CASE("how long a torus of 31 queens takes is asked of a worker once") {
    const Task torus{.size = {31, 31}, .surface = torus_surface};
    CountRoom room(2);
    room.appraise(torus);
    const auto posted = among<PostJob>(room.take_requests());
    REQUIRE(posted.size() == 1);
    CHECK(posted.front().line == "estimate n=31 t=torus");
    CHECK_FALSE(room.estimate(torus));
    (void)room.receive("estimated nodes=2.5e+12 seconds=340000.5", 1);
    REQUIRE(room.estimate(torus));
    CHECK(room.estimate(torus)->seconds == 340000.5);
    room.appraise(torus);
    CHECK(among<PostJob>(room.take_requests()).front().line.starts_with("count id=0 n=23 t=torus"));
}
