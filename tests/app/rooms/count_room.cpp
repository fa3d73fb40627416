// Counting in the program without a screen: workers, pauses, and how fast the machine is.
#include "app/rooms/count_room.hpp"

#include <catch2/catch_test_macros.hpp>

#include "app/answer.hpp"
#include "app/requested.hpp"
#include "worker/protocol.hpp"

using namespace queens;
using namespace queens::tests;

namespace {

/// The jobs of the yardstick take some hundredths of a second each; their answers need not be true.
void answer_without_work(CountRoom& room, double from, double seconds_a_job) {
    double now = from;
    for (;;) {
        const auto jobs = among<PostJob>(room.take_requests());
        if (jobs.empty()) break;
        for (const PostJob& job : jobs) {
            now += seconds_a_job;
            const auto id = std::get<Job>(read_job(job.line)).id;
            (void)room.receive(write_result({id, 1, 1}), now);
        }
    }
}

}  // namespace

TEST_CASE("a board with pawns and walls is counted by the workers, one with a knight is not") {
    App app(2);
    app.apply(Resize{{6, 6}});
    app.apply(Put{{0, 0}, Piece::pawn});
    app.apply(Put{{2, 3}, Piece::wall});
    app.apply(StartCount{});
    work(app, 1);
    REQUIRE(app.counting());
    CHECK(app.counting()->ledger().complete());
    CHECK(app.counting()->ledger().count() > 0);
    app.apply(Put{{0, 0}, Piece::knight});
    app.apply(StartCount{});
    CHECK(app.notice());
}

TEST_CASE("a job that fails is given out again") {
    App app(1);
    app.apply(Resize{{6, 6}});
    app.apply(StartCount{});
    bool failed = false;
    for (;;) {
        const auto jobs = requests_of<PostJob>(app);
        if (jobs.empty()) break;
        for (const PostJob& job : jobs) {
            if (failed) {
                app.receive(serve(job.line), 1);
            } else {
                const auto first = std::get<Job>(read_job(job.line));
                app.receive(write_failure({first.id, "The worker died."}), 1);
                failed = true;
            }
        }
    }
    REQUIRE(app.counting());
    CHECK(app.counting()->ledger().complete());
    CHECK(app.counting()->ledger().count() == 4);
}

TEST_CASE("a count on a page out of sight shows the time it really took") {
    App app(1);
    app.apply(Resize{{6, 6}});
    app.poll(100);
    app.apply(StartCount{});
    work(app, 107);
    CHECK(app.counting()->seconds() == 7);
}

TEST_CASE("a count whose first queens take long says how long it has been at work") {
    App app(1);
    app.poll(100);
    app.apply(StartCount{});
    CHECK(app.poll(115));
    CHECK(app.counting()->seconds() == 15);
    CHECK(app.rest() <= 1);
    app.apply(PauseCount{});
    CHECK_FALSE(app.poll(120));
    CHECK(app.counting()->seconds() == 15);
}

TEST_CASE("what a count still takes follows from its answers, not from the wait for the next") {
    App app(1);
    app.apply(Resize{{8, 8}});
    app.poll(10);
    app.apply(StartCount{});
    const auto jobs = requests_of<PostJob>(app);
    for (std::size_t i = 0; i < 5; ++i) app.receive(serve(jobs[i].line), 11);
    const double remaining = app.counting()->remaining();
    REQUIRE(remaining > 0);
    app.poll(30);
    CHECK(app.counting()->remaining() == remaining);
}

TEST_CASE("a count pauses with a sentence when a job fails for good") {
    App app(1);
    app.apply(StartCount{});
    for (int i = 0; i < 10 && app.counting()->running(); ++i) {
        app.receive(write_failure({0, "The worker died."}), 1);
    }
    CHECK(app.counting()->paused());
    REQUIRE(app.notice());
    CHECK(app.notice()->complaint);
    app.apply(ContinueCount{});
    work(app, 2);
    CHECK(app.counting()->ledger().count() == 92);
}

TEST_CASE("lines from no worker do no harm") {
    App app(1);
    app.receive("nonsense", 1);
    app.apply(StartCount{});
    app.receive("", 1);
    app.receive("counted id=4294967295 count=1 nodes=1", 1);
    CHECK(app.counting());
}

TEST_CASE("finished counts are kept, and a board counted again stands there once") {
    App app(1);
    const auto count = [&](Size of_board) {
        app.apply(Resize{of_board});
        app.apply(StartCount{});
        work(app, 1);
    };
    count({6, 6});
    count({8, 8});
    count({6, 6});
    REQUIRE(app.count_room().finished().size() == 2);
    CHECK(app.count_room().finished()[0].count == 92);
    CHECK(app.count_room().finished()[0].symmetric == SymmetricCounts{12, 4, 0});
    CHECK(app.count_room().finished()[1].count == 4);
}

TEST_CASE("nine queens and a pawn stand on the 8 x 8 board in 128 ways, and nowhere on a torus") {
    App app(1);
    app.apply(SetExtraQueens{1});
    app.apply(StartCount{});
    work(app, 1);
    CHECK(app.counting()->ledger().count() == 128);
    app.apply(SetSurface{torus_surface});
    CHECK(app.task().pawns == 0);
    app.apply(SetExtraQueens{1000});
    CHECK(app.state().extra_queens == most_extra_queens);
}

TEST_CASE("a paused count frees the workers, goes on with what is left and counts no pause") {
    App app(1);
    app.apply(Resize{{8, 8}});
    app.poll(10);
    app.apply(StartCount{});
    const auto first = requests_of<PostJob>(app);
    for (std::size_t i = 0; i < 5; ++i) app.receive(serve(first[i].line), 11);
    app.apply(PauseCount{});
    CHECK(app.counting()->paused());
    CHECK(app.counting()->ledger().jobs_done() == 5);
    CHECK_FALSE(requests_of<DropJobs>(app).empty());
    app.receive(serve(first[6].line), 12);
    CHECK(app.counting()->ledger().jobs_done() == 5);
    app.poll(100);
    app.apply(ContinueCount{});
    work(app, 103);
    CHECK(app.counting()->ledger().count() == 92);
    CHECK(app.counting()->seconds() == 4);
}

TEST_CASE("why a count had to pause is taken back when it goes on") {
    App app(1);
    app.apply(Resize{{12, 12}});
    app.apply(StartCount{});
    while (!app.counting()->paused()) app.receive(write_failure({0, "The worker died."}), 1);
    REQUIRE(app.notice());
    app.apply(ContinueCount{});
    CHECK_FALSE(app.notice());
}

TEST_CASE("a machine that takes twice as long for the yardstick is twice as slow") {
    const Task big{.size = {19, 19}, .surface = {}};
    CountRoom room(2);
    CHECK_FALSE(room.slowness(big));
    room.appraise(big);
    answer_without_work(room, 100, 0.12);
    REQUIRE(room.slowness(big));
    CHECK(*room.slowness(big) > 1.9);
    CHECK(*room.slowness(big) < 2.1);
    CHECK(room.slowness({.size = {20, 20}, .surface = {}}));
    CHECK_FALSE(room.slowness({.size = {29, 29}, .surface = torus_surface}));
    CHECK(room.finished().empty());
}

TEST_CASE("a machine without workers is taken as average, and a count comes before a calibration") {
    const Task task{.size = {18, 18}, .surface = {}};
    CountRoom room(1);
    room.appraise(task);
    (void)room.receive(write_failure({std::nullopt, "There is no worker."}), 1);
    CHECK(room.slowness(task) == 1);
    const Task torus{.size = {29, 29}, .surface = torus_surface};
    room.appraise(torus);
    room.start({.size = {6, 6}, .surface = {}}, 2);
    CHECK(among<DropJobs>(room.take_requests()).size() == 1);
    room.appraise(torus);
    CHECK(among<PostJob>(room.take_requests()).empty());
}
