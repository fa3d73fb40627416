// What is kept of a count, so that it goes on after the program was closed.
#include <catch2/catch_test_macros.hpp>

#include "app/answer.hpp"
#include "app/requested.hpp"
#include "app/rooms/count_room.hpp"
#include "worker/protocol.hpp"

using namespace queens;
using namespace queens::tests;

TEST_CASE("a count goes on after the program was closed") {
    std::string kept;
    {
        App app(1);
        app.apply(StartCount{});
        const auto jobs = requests_of<PostJob>(app);
        for (std::size_t i = 0; i < 3; ++i) app.receive(serve(jobs[i].line), 7);
        const auto texts = requests_of<KeepCount>(app);
        REQUIRE_FALSE(texts.empty());
        kept = texts.back().text;
    }
    App app(2);
    app.apply(RestoreCount{kept});
    REQUIRE(app.counting());
    CHECK(app.counting()->paused());
    CHECK(app.counting()->ledger().jobs_done() >= 1);
    CHECK(app.counting()->seconds() == 7);
    app.apply(ContinueCount{});
    work(app, 1);
    CHECK(app.counting()->ledger().count() == 92);
    CHECK(app.count_room().finished().size() == 1);
}

TEST_CASE("a kept count takes the place of a finished one, and of no other") {
    App app(1);
    app.apply(StartCount{});
    app.apply(PauseCount{});
    const std::string kept = requests_of<KeepCount>(app).back().text;
    app.apply(RestoreCount{kept});
    REQUIRE(app.notice());
    CHECK(app.notice()->text == "Another count is still open: finish or discard it first.");
    app.apply(ContinueCount{});
    app.apply(RestoreCount{kept});
    CHECK(app.counting()->running());
    work(app, 1);
    REQUIRE(app.counting()->ledger().complete());
    app.apply(DismissNotice{});
    app.apply(RestoreCount{kept});
    CHECK_FALSE(app.notice());
    CHECK(app.counting()->paused());
}

TEST_CASE("a running count is kept from its start on, and every two seconds") {
    App app(1);
    app.poll(100);
    app.apply(StartCount{});
    const auto requests = app.take_requests();
    CHECK(among<KeepCount>(requests).size() == 1);
    const auto jobs = among<PostJob>(requests);
    app.receive(serve(jobs[0].line), 101);
    CHECK(requests_of<KeepCount>(app).empty());
    app.receive(serve(jobs[1].line), 102);
    CHECK(requests_of<KeepCount>(app).size() == 1);
}

TEST_CASE("a count that is over in a moment is kept only when it pauses") {
    CountRoom room(1);
    const Task quick{.size = {8, 8}, .surface = {}};
    room.appraise(quick);
    room.start(quick, 100);
    const auto requests = room.take_requests();
    CHECK(among<KeepCount>(requests).empty());
    SECTION("paused") {
        room.pause();
        CHECK(among<KeepCount>(room.take_requests()).size() == 1);
    }
    SECTION("finished") {
        for (const PostJob& job : among<PostJob>(requests)) {
            (void)room.receive(serve(job.line), 101);
        }
        while (room.finished().empty()) {
            const auto latest = room.take_requests();
            REQUIRE_FALSE(latest.empty());
            CHECK(among<KeepCount>(latest).empty());
            for (const PostJob& job : among<PostJob>(latest)) {
                (void)room.receive(serve(job.line), 101);
            }
        }
        CHECK(among<KeepCount>(room.take_requests()).empty());
    }
    SECTION("slower than expected") {
        (void)room.receive(serve(among<PostJob>(requests).front().line), 103);
        CHECK(among<KeepCount>(room.take_requests()).size() == 1);
    }
}

TEST_CASE("a count is said to be paused only when the platform knows what became of it") {
    App app(1);
    app.apply(StartCount{});
    CHECK(requests_of<KeepCount>(app).size() == 1);
    app.count_kept(Keeping::kept);
    app.apply(PauseCount{});
    CHECK(answer(app, "count") == "0 pausing");
    CHECK_FALSE(app.count_room().keeping());
    INFO("what became of the start is no word about the pause");
    app.count_kept(Keeping::kept);
    CHECK(answer(app, "count") == "0 pausing");
    CHECK(requests_of<KeepCount>(app).size() == 1);
    app.count_kept(Keeping::kept);
    CHECK(answer(app, "count") == "0 paused");
    CHECK(app.count_room().keeping() == Keeping::kept);
}

TEST_CASE("a page without a count says that another page has one") {
    App app(1);
    app.count_kept(Keeping::elsewhere);
    REQUIRE(app.notice());
    CHECK_FALSE(app.notice()->complaint);
    app.apply(StartCount{});
    const auto notice = app.notice();
    app.count_kept(Keeping::elsewhere);
    CHECK(app.notice() == notice);
}

TEST_CASE("a finished or discarded count is not kept") {
    App app(1);
    app.apply(StartCount{});
    for (const PostJob& job : requests_of<PostJob>(app)) app.receive(serve(job.line), 7);
    CHECK_FALSE(requests_of<KeepCount>(app).back().text.empty());
    SECTION("finished") {
        app.apply(PauseCount{});
        app.apply(ContinueCount{});
        std::vector<KeepCount> kept;
        for (;;) {
            const auto requests = app.take_requests();
            for (const KeepCount& one : among<KeepCount>(requests)) kept.push_back(one);
            const auto jobs = among<PostJob>(requests);
            if (jobs.empty()) break;
            for (const PostJob& job : jobs) app.receive(serve(job.line), 8);
        }
        CHECK(app.counting()->ledger().complete());
        CHECK(kept.back().text.empty());
    }
    SECTION("discarded") {
        app.apply(DiscardCount{});
        CHECK_FALSE(app.counting());
        CHECK(requests_of<KeepCount>(app).back().text.empty());
    }
}

TEST_CASE("a kept text that cannot be read as a count is refused in a sentence and left") {
    for (const std::string text :
         {"nonsense", "12 milliseconds\n", "12 milliseconds colour=3\n", "second form\n",
          "12 milliseconds\ncount id=1 n=8\n",
          "12 milliseconds\ncount id=0 n=8 t=plane prefix= times=1 weight=1\ncounted id=4 count=1 "
          "nodes=1\n"}) {
        App app(1);
        app.apply(RestoreCount{text});
        CHECK_FALSE(app.counting());
        REQUIRE(app.notice());
        CHECK(app.notice()->complaint);
        CHECK(requests_of<KeepCount>(app).empty());
        app.apply(DiscardCount{});
        CHECK(requests_of<KeepCount>(app).empty());
    }
}
