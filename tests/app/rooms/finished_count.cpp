// Finished counts outlast the program, and come from files that may be wrong.
#include "app/rooms/finished_count.hpp"

#include <catch2/catch_test_macros.hpp>

#include "app/answer.hpp"
#include "app/requested.hpp"
#include "app/rooms/finished_counts.hpp"

using namespace queens;
using namespace queens::tests;

namespace {

constexpr std::size_t many = 100;

/// Counts the queens of a square board to the end; returns what was to be kept.
std::vector<KeepFinished> count_queens(App& app, int n) {
    app.apply(Resize{{n, n}});
    app.apply(StartCount{});
    std::vector<KeepFinished> kept;
    for (;;) {
        const std::vector<Request> requests = app.take_requests();
        for (const KeepFinished& one : among<KeepFinished>(requests)) kept.push_back(one);
        const auto jobs = among<PostJob>(requests);
        if (jobs.empty()) return kept;
        for (const PostJob& job : jobs) app.receive(serve(job.line), 1);
    }
}

}  // namespace

TEST_CASE("finished counts are written as lines, and read back") {
    const std::vector<FinishedCount> counts = three_finished_counts();
    const std::string text = write_finished(counts);
    CHECK(text ==
          "finished n=8 t=plane count=92 nodes=2057 classes=12 half=4 quarter=0 "
          "microseconds=500000 cores=2\n"
          "finished n=5x4 t=plane board=v=1&n=5x4&x=1-4 count=7 nodes=30 microseconds=250000 "
          "cores=8\n"
          "finished n=9 t=plane pawns=1 count=396 nodes=77\n");
    const std::vector<FinishedCount> read = read_finished(text, many);
    REQUIRE(read.size() == 3);
    CHECK(write_finished(read) == text);
    CHECK(read[0].symmetric == counts[0].symmetric);
    CHECK(read[1].task == counts[1].task);
    CHECK(!read[2].seconds);
}

TEST_CASE("the time of a finished count is the same however often it is kept") {
    for (const char* const time : {"1", "123", "253", "65532", "9000000000000000"}) {
        const std::string line =
            "finished n=8 t=plane count=92 nodes=2057 microseconds=" + std::string(time) +
            " cores=2\n";
        CHECK(write_finished(read_finished(line, 1)) == line);
    }
    const std::string longer = "finished n=8 t=plane count=92 nodes=2057 microseconds=";
    CHECK(write_finished(read_finished(longer + "18446744073709551615 cores=2\n", 1)) ==
          longer + "9000000000000000 cores=2\n");
}

TEST_CASE("finished counts of a newer version are kept beside those of this one") {
    const std::string newer = "finished n=9 t=plane count=352 nodes=1 colour=3\n";
    App app(1);
    app.apply(RestoreFinished{newer + newer});
    CHECK(answer(app, "finished").empty());
    const std::vector<KeepFinished> kept = count_queens(app, 6);
    REQUIRE_FALSE(kept.empty());
    CHECK(kept.back().text.starts_with("finished n=6 "));
    CHECK(kept.back().text.ends_with(newer));
    CHECK(kept.back().text.find(newer) == kept.back().text.rfind(newer));
    app.apply(ForgetFinished{});
    CHECK(answer(app, "finished-file").empty());
}

TEST_CASE("lines that are no finished counts are passed over, and there are never too many") {
    const std::string right = "finished n=8 t=plane count=92 nodes=2057\n";
    for (const char* const line :
         {"", "counted n=8 t=plane count=92 nodes=2057", "finished",
          "finished n=8 t=plane count=92", "finished n=8 t=ball count=92 nodes=1",
          "finished n=0 t=plane count=92 nodes=1", "finished n=99999 t=plane count=1 nodes=1",
          "finished n=8 t=plane count=-1 nodes=1",
          "finished n=8 t=plane count=92 nodes=1 classes=12",
          "finished n=8 t=plane count=92 nodes=1 microseconds=5",
          "finished n=8 t=plane count=92 nodes=1 microseconds=5 cores=0",
          "finished n=8 t=plane pawns=x count=92 nodes=1",
          "finished n=8 t=plane count=92 nodes=1 a"}) {
        INFO(line);
        CHECK(read_finished(std::string(line) + '\n' + right + line, many).size() == 1);
    }
}

TEST_CASE("of many finished counts the last ones are read, each of them once") {
    const auto line = [](int n) {
        return "finished n=" + std::to_string(n) + " t=plane count=1 nodes=1\n";
    };
    CHECK(write_finished(read_finished(line(5) + line(6) + line(7), 2)) == line(6) + line(7));
    CHECK(write_finished(read_finished(line(5) + line(6) + line(5), 2)) == line(6) + line(5));
    CHECK(write_finished(read_finished(line(5) + "finished n=6", 2)) == line(5));
}

TEST_CASE("a count that ends is to be kept with those before it, and forgotten when one says so") {
    App app(3);
    CHECK(count_queens(app, 5).size() == 1);
    const auto kept = count_queens(app, 6);
    REQUIRE(kept.size() == 1);
    const std::vector<FinishedCount> read = read_finished(kept.front().text, many);
    REQUIRE(read.size() == 2);
    CHECK(read[0].count == 10);
    CHECK(read[1].count == 4);
    CHECK(read[1].cores == 3);
    CHECK(answer(app, "finished") == kept.front().text);
    app.apply(ForgetFinished{});
    const auto forgotten = requests_of<KeepFinished>(app);
    REQUIRE(forgotten.size() == 1);
    CHECK(forgotten.front().text.empty());
    CHECK(app.count_room().finished().empty());
}

TEST_CASE("counts of an earlier visit stand before those of this one, each of them once") {
    App app(2);
    count_queens(app, 6);
    count_queens(app, 4);
    app.apply(
        RestoreFinished{"finished n=5 t=plane count=10 nodes=9 microseconds=5 cores=2\n"
                        "finished n=6 t=plane count=4 nodes=9 microseconds=5 cores=2\n"
                        "finished n=6 t=plane count=4 nodes=9 microseconds=7 cores=8\n"
                        "finished n=5 t=plane count=10 nodes=9 microseconds=6 cores=2\n"});
    const std::vector<FinishedCount>& finished = app.count_room().finished();
    REQUIRE(finished.size() == 4);
    CHECK(finished[0].task.size == Size{6, 6});
    CHECK(finished[0].cores == 2);
    CHECK(finished[1].cores == 8);
    CHECK(finished[2].task.size == Size{5, 5});
    CHECK(finished[3].task.size == Size{4, 4});
    CHECK(requests_of<KeepFinished>(app).empty());
}

TEST_CASE("a page that hears of a count finished in another one lists it last, as the other does") {
    const std::string kept = "finished n=8 t=plane count=92 nodes=1\n";
    App one(1);
    App other(1);
    for (App* const app : {&one, &other}) app->apply(RestoreFinished{kept});
    const std::string text = count_queens(other, 6).back().text;
    one.apply(RestoreFinished{text});
    CHECK(answer(one, "finished-file") == text);
    other.apply(RestoreFinished{count_queens(one, 5).back().text});
    CHECK(answer(other, "finished-file") == answer(one, "finished-file"));
}

TEST_CASE("where there are too many finished counts the oldest go, and not those of this visit") {
    const auto line = [](int n) {
        return "finished n=" + std::to_string(n) + "x1 t=plane count=1 nodes=1\n";
    };
    std::string text;
    for (int n = 5; n < 200; ++n) text += line(n);
    App app(1);
    count_queens(app, 4);
    app.apply(RestoreFinished{text});
    const std::vector<FinishedCount>& finished = app.count_room().finished();
    REQUIRE(finished.size() == many);
    CHECK(finished.back().count == 2);
    CHECK(finished.front().task.size == Size{101, 1});
    count_queens(app, 6);
    REQUIRE(finished.size() == many);
    CHECK(finished.back().count == 4);
    CHECK(finished.front().task.size == Size{102, 1});
}

TEST_CASE("the count at hand is offered as a file only until it has ended") {
    App app(1);
    CHECK(answer(app, "count-file").empty());
    app.apply(Resize{{6, 6}});
    app.apply(StartCount{});
    CHECK(answer(app, "count-file").starts_with("plan "));
    work(app, 1);
    CHECK(answer(app, "count-file").empty());
}
