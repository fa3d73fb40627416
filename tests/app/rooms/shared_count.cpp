// Counts that several computers share, with nothing but files between them.
#include <catch2/catch_test_macros.hpp>

#include "app/requested.hpp"
#include "worker/count_file.hpp"

using namespace queens;
using namespace queens::tests;

TEST_CASE("a class counts the queens on its laptops with nothing but files") {
    constexpr int laptops = 3;
    App teacher(2);
    teacher.apply(Resize{{11, 11}});
    teacher.apply(StartCount{});
    teacher.apply(PauseCount{});
    teacher.apply(ShareWork{1, laptops});
    teacher.apply(SaveCount{});
    const auto shown = requests_of<ShowText>(teacher);
    REQUIRE(shown.size() == 1);
    CHECK(shown.front().file == "count-11.txt");

    for (int laptop = 2; laptop <= laptops; ++laptop) {
        App pupil(2);
        pupil.apply(OpenLink{shown.front().text});
        CHECK(pupil.state().tab == Tab::count);
        CHECK(pupil.board().size() == Size{11, 11});
        REQUIRE(pupil.counting());
        CHECK(pupil.counting()->paused());
        pupil.apply(ShareWork{laptop, laptops});
        pupil.apply(ContinueCount{});
        work(pupil, 1);
        CHECK(pupil.counting()->paused());
        pupil.apply(SaveCount{});
        teacher.apply(OpenLink{requests_of<ShowText>(pupil).front().text});
        CHECK_FALSE(teacher.notice()->complaint);
    }
    CHECK(teacher.counting()->paused());
    teacher.apply(ContinueCount{});
    work(teacher, 2);
    CHECK(teacher.counting()->ledger().complete());
    CHECK(teacher.counting()->ledger().count() == 2680);
    REQUIRE(teacher.count_room().finished().size() == 1);
    CHECK_FALSE(teacher.count_room().finished().front().seconds);
}

TEST_CASE("of a count that another computer began nobody knows how long the rest takes") {
    App other(2);
    other.apply(Resize{{11, 11}});
    other.apply(StartCount{});
    for (const PostJob& job : jobs_of(other)) {
        if (other.counting()->ledger().progress() < 0.3) other.receive(serve(job.line), 1);
    }
    App app(2);
    app.apply(OpenLink{write_count_file(other.counting()->ledger())});
    REQUIRE(app.counting());
    CHECK(app.counting()->ledger().progress() > 0.02);
    CHECK(app.counting()->remaining() < 0);
    CHECK_FALSE(app.counting()->alone());
    REQUIRE(app.notice());
    app.apply(ContinueCount{});
    CHECK_FALSE(app.notice());
}

TEST_CASE("results that arrive while the count runs are not counted again") {
    App helper(2);
    helper.apply(Resize{{11, 11}});
    helper.apply(StartCount{});
    work(helper, 1);
    const std::string all = write_count_file(helper.counting()->ledger());
    App app(2);
    app.apply(Resize{{11, 11}});
    app.apply(StartCount{});
    const auto out = jobs_of(app);
    REQUIRE_FALSE(out.empty());
    app.apply(OpenLink{all});
    CHECK(app.counting()->ledger().complete());
    CHECK(app.counting()->ledger().count() == 2680);
    CHECK(jobs_of(app).empty());
}

TEST_CASE("a count from a file does not push out the one at hand") {
    App other(2);
    other.apply(Resize{{9, 9}});
    other.apply(StartCount{});
    const std::string text = write_count_file(other.counting()->ledger());
    App app(2);
    app.apply(StartCount{});
    app.apply(OpenLink{text});
    REQUIRE(app.notice());
    CHECK(app.notice()->text ==
          "This count cannot be opened. Another count is still open: finish or discard it first.");
    CHECK(app.counting()->task().size == Size{8, 8});
    CHECK(app.counting()->running());
    app.apply(OpenLink{"counted id=0 count=1"});
    CHECK(app.counting()->running());
    work(app, 1);
    app.apply(OpenLink{text});
    CHECK(app.counting()->task().size == Size{9, 9});
}

TEST_CASE("a count that began with queens on the board is the count of the board it is opened on") {
    App other(2);
    other.apply(OpenLink{"n=10&q=1.3.0.0.0.0.0.0.0.0"});
    other.apply(KeepQueens{true});
    other.apply(StartCount{});
    // The board is cut into jobs.
    for (const PostJob& job : jobs_of(other)) other.receive(serve(job.line), 1);
    REQUIRE(other.counting());
    REQUIRE_FALSE(other.counting()->ledger().complete());
    App app(2);
    app.apply(OpenLink{write_count_file(other.counting()->ledger())});
    REQUIRE(app.counting());
    CHECK(app.board().count(Piece::queen) == 2);
    CHECK(app.task() == app.counting()->task());
}

TEST_CASE("how many jobs a file adds to a count is said, whatever was counted before") {
    App other(1);
    other.apply(Resize{{9, 9}});
    other.apply(StartCount{});
    const auto jobs = jobs_of(other);
    REQUIRE_FALSE(jobs.empty());
    other.receive(serve(jobs.front().line), 1);
    const std::string text = write_count_file(other.counting()->ledger());
    App app(2);
    app.apply(StartCount{});
    work(app, 1);
    REQUIRE(app.counting()->ledger().complete());
    const auto told = [&] {
        app.apply(OpenLink{text});
        REQUIRE(app.notice());
        return app.notice()->text;
    };
    CHECK(told().ends_with("of this count are done, 1 more than before."));
    CHECK(told().ends_with("of this count are done, 0 more than before."));
}
