// The line protocol: jobs and results survive the way there and back, and nothing else does.
#include "worker/protocol.hpp"

#include <catch2/catch_test_macros.hpp>
#include <limits>

#include "core/dice.hpp"
#include "core/known.hpp"
#include "counting/ledger.hpp"
#include "counting/methods.hpp"
#include "worker/serve.hpp"

using namespace queens;
using namespace queens::tests;

namespace {

/// The sentence that a job line is refused with, empty if it is read.
std::string complaint_about(std::string_view line) {
    const auto job = read_job(line);
    const auto* failure = std::get_if<Failure>(&job);
    return failure ? failure->why : "";
}

std::string complaint_about_answer(std::string_view line) {
    const auto answer = read_answer(line);
    const auto* failure = std::get_if<Failure>(&answer);
    return failure ? failure->why : "";
}

const std::string good = "count id=7 n=16 t=plane prefix=3.7 times=2 weight=95";

/// The good line with one piece replaced by another.
std::string with(const std::string& piece, const std::string& other) {
    std::string line = good;
    return line.replace(line.find(piece), piece.size(), other);
}

}  // namespace

TEST_CASE("a job of queens is written as one line") {
    const Job job{7, {{16, 16}, {}}, 95, Moves{{3, 7}, 2}};
    CHECK(write_job(job) == good);
    const auto read = read_job(good);
    REQUIRE(std::holds_alternative<Job>(read));
    CHECK(std::get<Job>(read) == job);
    const Surface torus = torus_surface;
    CHECK(write_job({0, {{7, 7}, torus}, 1, Moves{{0}, 7}}) ==
          "count id=0 n=7 t=torus prefix=0 times=7 weight=1");
    CHECK(write_job({1, {{8, 10}, {}}, 1, Moves{}}) ==
          "count id=1 n=8x10 t=plane prefix= times=1 weight=1");
}

TEST_CASE("every job of a plan of queens survives being written and read") {
    const Surface torus = torus_surface;
    for (const Task& task : {Task{{12, 12}, {}}, Task{{5, 9}, {}}, Task{{13, 13}, torus},
                             Task{{11, 11}, {Join::straight, Join::open}}, Task{{32, 32}, {}}}) {
        for (const Job& job : plan(task, 60)) {
            const auto read = read_job(write_job(job));
            REQUIRE(std::holds_alternative<Job>(read));
            CHECK(std::get<Job>(read) == job);
        }
    }
}

TEST_CASE("a job carries the board on which something stands, and the pawns to be placed") {
    Board board({6, 5}, {Join::flipped, Join::open});
    board.put({1, 2}, Piece::wall);
    board.put({4, 4}, Piece::forbidden);
    board.put({0, 0}, Piece::queen);
    for (const Task& task : {task_of(board), Task{{8, 8}, {}, 2}}) {
        for (const Job& job : plan(task, 5)) {
            const auto read = read_job(write_job(job));
            REQUIRE(std::holds_alternative<Job>(read));
            CHECK(std::get<Job>(read) == job);
        }
    }
    const std::string line = "count id=1 n=6 t=plane prefix= times=1 weight=1 board=";
    CHECK_FALSE(complaint_about(line + "n=7&w=1-1").empty());
    CHECK_FALSE(complaint_about(line + "n=6&t=torus&w=1-1").empty());
    CHECK_FALSE(complaint_about(line + "n=6&w=9-9").empty());
    CHECK_FALSE(complaint_about(line + "n=6&b=N5/6/6/6/6/6").empty());
    CHECK(complaint_about(line + "n=6&w=1-1").empty());
}

TEST_CASE("counts of queens beyond 2^53 are written digit by digit") {
    const Result q27{1, 234907967154122528, std::numeric_limits<std::uint64_t>::max()};
    const std::string line = "counted id=1 count=234907967154122528 nodes=18446744073709551615";
    CHECK(write_result(q27) == line);
    const auto read = read_answer(line);
    REQUIRE(std::holds_alternative<Result>(read));
    CHECK(std::get<Result>(read) == q27);
    CHECK_FALSE(complaint_about_answer(line + "0").empty());
}

TEST_CASE("a failure over queens keeps its whole sentence") {
    for (const std::string why : {"A sentence with id=5 and why=this in it.", ""}) {
        for (const Failure& failure : {Failure{3, why}, Failure{std::nullopt, why}}) {
            const auto read = read_answer(write_failure(failure));
            REQUIRE(std::holds_alternative<Failure>(read));
            CHECK(std::get<Failure>(read) == failure);
        }
    }
    CHECK(write_failure({3, "two\r\nlines"}) == "failed id=3 why=two  lines");
    CHECK(complaint_about_answer("failed id=3") == "A worker failed and did not say why.");
}

TEST_CASE("a worker that broke down over a line has failed over its job") {
    CHECK(write_failure(failure_over(good, "It died.")) == "failed id=7 why=It died.");
    CHECK(write_failure(failure_over("", "Two\nlines.")) == "failed why=Two lines.");
}

TEST_CASE("a worker counts the queens of a job") {
    CHECK(serve("count id=4 n=8 t=plane prefix= times=1 weight=1") ==
          "counted id=4 count=92 nodes=2056 by=1:92");
    CHECK(serve("count id=5 n=5 t=torus prefix=0.1 times=1 weight=1") ==
          "counted id=5 count=10 nodes=2 by=10:1");
}

TEST_CASE("the lines of halves are written, read and refused") {
    const std::string line = "count id=8 n=18 t=plane method=halves middle=0 part=3/96 weight=11";
    const auto with_part = [&](const std::string& from, const std::string& to) {
        std::string changed = line;
        return changed.replace(changed.find(from), from.size(), to);
    };
    const Job job{8, {{18, 18}, {}}, 11, HalvesPart{0, 3, 96}, find_method("halves")};
    CHECK(write_job(job) == line);
    CHECK(std::get<Job>(read_job(line)) == job);
    CHECK(complaint_about(with_part("halves", "guess")) == "There is no method called \"guess\".");
    CHECK(complaint_about(with_part("18", "29")).starts_with("Halves of 29 rows cannot"));
    CHECK(complaint_about(with_part("plane", "torus")) ==
          "Only square planes are counted by halves.");
    CHECK(complaint_about(with_part("middle=0", "middle=1")).starts_with("The middle queen"));
    CHECK(complaint_about(with_part("middle=0 ", "")) == "The line lacks the key \"middle\".");
    for (const std::string part : {"3", "/96", "3/", "3/-96", "a/b", "3/9/6", ""}) {
        CHECK(complaint_about(with_part("3/96", part)) ==
              "The part \"" + part + "\" is not like 3/96.");
    }
    CHECK(complaint_about(with_part("3/96", "96/96")).starts_with("A job is one of"));
    CHECK(complaint_about(line + " prefix=1") == "The line has the unknown key \"prefix\".");
}

TEST_CASE("the lines of sixteen queens, served with one memory, add up") {
    Cache cache;
    Ledger ledger(plan({{16, 16}, {}}, 60));
    for (const Job& job : ledger.jobs()) {
        const auto answer = read_answer(serve(write_job(job), cache));
        CHECK(ledger.book(std::get<Result>(answer)).empty());
    }
    CHECK(ledger.count() == 14'772'512);
}

TEST_CASE("the lines of ten queens, served one by one, add up") {
    Ledger ledger(plan({{10, 10}, {}}, 30));
    for (const Job& job : ledger.jobs()) {
        const auto answer = read_answer(serve(write_job(job)));
        REQUIRE(std::holds_alternative<Result>(answer));
        CHECK(ledger.book(std::get<Result>(answer)).empty());
    }
    CHECK(ledger.count() == known_queens(10));
}

TEST_CASE("a job line about queens that is at fault is refused in a sentence") {
    CHECK(complaint_about(good).empty());
    CHECK(complaint_about("place id=7") == "A worker was sent \"place id=7\", which is not a job.");
    CHECK(complaint_about("") == "A worker was sent \"\", which is not a job.");
    CHECK(complaint_about(with(" n=16", "")) == "The line lacks the key \"n\".");
    CHECK(complaint_about(with("weight", "wait")) == "The line has the unknown key \"wait\".");
    CHECK(complaint_about(good + " id=8") == "The line has the key \"id\" twice.");
    CHECK(complaint_about(good + " more") ==
          "The word \"more\" of the line is not a key with a value.");
    CHECK(complaint_about(with("id=7", "id=-7")) ==
          "The value \"-7\" of \"id\" is not a number from 0 to 4294967295.");
    CHECK(complaint_about(with("id=7", "id=4294967296")) ==
          "The value \"4294967296\" of \"id\" is not a number from 0 to 4294967295.");
    CHECK(complaint_about(with("n=16", "n=16y16")) ==
          "The size \"16y16\" is neither like 8 nor like 8x10.");
    CHECK_FALSE(complaint_about(with("n=16", "n=16x")).empty());
    CHECK_FALSE(complaint_about(with("n=16", "n=x16")).empty());
    CHECK_FALSE(complaint_about(with("n=16", "n=8x8x8")).empty());
    CHECK_FALSE(complaint_about(with("n=16", "n=-8")).empty());
    CHECK(complaint_about(with("n=16", "n=100")) ==
          "Boards of up to 4,096 squares can be counted; this one has 10,000.");
    CHECK_FALSE(complaint_about(with("n=16", "n=0")).empty());
    CHECK_FALSE(complaint_about(with("n=16", "n=99999999999")).empty());
    CHECK(complaint_about(with("plane", "plain")) == "There is no surface called \"plain\".");
    CHECK_FALSE(complaint_about(with("plane", "proj")).empty());
    for (const std::string prefix : {".", "3.", ".3", "3..7", "3,7", "a", "-3", "3.-7", "+3"}) {
        CAPTURE(prefix);
        CHECK(complaint_about(with("3.7", prefix)) ==
              "The prefix is not a list of columns separated by dots.");
    }
    CHECK(complaint_about(with("3.7", "3.16")) ==
          "The job fixes a queen in column 16, but the columns run from 0 to 15.");
    CHECK(complaint_about(with("3.7", "3.4")) ==
          "The queens that the job fixes in lines 0 and 1 attack each other.");
    CHECK(complaint_about(with("3.7", "0.2.4.6.8.10.12.14.1.3.5.7.9.11.13.15.0")) ==
          "The job fixes 17 queens, but the board has only 16 lines.");
    std::string long_prefix = "1";
    for (int i = 0; i < 10'000; ++i) long_prefix += ".1";
    CHECK(complaint_about(with("3.7", long_prefix)) == "The prefix is longer than any board.");
    std::string longest = "1";
    for (std::size_t i = 1; i < longest_prefix; ++i) longest += ".1";
    CHECK(complaint_about(with("3.7", longest)) ==
          "The job fixes 64 queens, but the board has only 16 lines.");
    CHECK(complaint_about(with("3.7", longest + ".1")) == "The prefix is longer than any board.");
    CHECK_FALSE(complaint_about(with("times=2", "times=0")).empty());
    CHECK_FALSE(complaint_about(with("times=2", "times=1000001")).empty());
    CHECK_FALSE(complaint_about(with("times=2", "times=")).empty());
    CHECK(complaint_about(with("weight=95", "weight=0")) == "The job has no weight.");
}

TEST_CASE("a fault in a job of queens is answered with the job's id where it can be read") {
    CHECK(serve(with("n=16", "n=100")).starts_with("failed id=7 why=Boards of up to"));
    CHECK(serve("count id=9") == "failed id=9 why=The line lacks the key \"n\".");
    CHECK(serve("count id=x").starts_with("failed why="));
}

TEST_CASE("a job line about queens that is cut short is refused") {
    for (std::size_t length = 0; length < good.size(); ++length) {
        const std::string line = good.substr(0, length);
        CAPTURE(line);
        // Cut within its last number, the line still reads as a job of another weight.
        CHECK(complaint_about(line).empty() == (line.ends_with("weight=9")));
    }
}

TEST_CASE("an answer about queens that is cut short never reads as another line") {
    const std::string line = "counted id=12 count=34 nodes=56";
    for (std::size_t length = 0; length < line.size(); ++length) {
        const std::string part = line.substr(0, length);
        CAPTURE(part);
        CHECK(complaint_about_answer(part).empty() == part.ends_with("nodes=5"));
    }
}

TEST_CASE(
    "solutions of queens by symmetry that only add up beyond the largest number are refused") {
    for (const char* const by :
         {"2:9223372036854775808", "1:1,18446744073709551615:1", "4:4611686018427387904,1:0"}) {
        const auto read = read_answer("counted id=0 count=0 nodes=1 by=" + std::string(by));
        const auto* const failure = std::get_if<Failure>(&read);
        REQUIRE(failure != nullptr);
        CHECK(failure->why == "The solutions by symmetry are not like 2:46,4:1054.");
    }
}

TEST_CASE("random bytes instead of queens give a sentence and no harm") {
    Dice dice(4);
    for (int round = 0; round < 20'000; ++round) {
        std::string line;
        for (int i = dice.below(60); i > 0; --i) line += static_cast<char>(dice.below(256));
        if (dice.one_in(2)) line = "count " + line;
        if (dice.one_in(4)) line = "counted " + line;
        CHECK_FALSE(complaint_about(line).empty());
        CHECK_FALSE(complaint_about_answer(line).empty());
        CHECK(serve(line).starts_with("failed "));
    }
}

TEST_CASE("every job of queens that is read can be done, whatever made it") {
    Dice dice(5);
    const std::vector<std::string> pieces{"0",  "1", "2", "3",  ".",   "5",       "7",     "x",
                                          " ",  "=", "-", "",   "id",  "plane ",  "torus", "cyl ",
                                          "8 ", "9", "n", "6 ", "1.3", "18446744"};
    int accepted = 0;
    for (int round = 0; round < 30'000; ++round) {
        Job job{static_cast<std::uint32_t>(dice.next()), {}, 1 + dice.next() / 2, Moves{}};
        Moves& moves = std::get<Moves>(job.part);
        job.task.size = {dice.between(1, 8), dice.between(1, 8)};
        if (dice.one_in(2)) job.task.size.rows = job.task.size.columns;
        job.task.surface = dice.surface();
        moves.times = static_cast<std::uint32_t>(dice.below(1'000'010));
        for (int i = dice.below(5); i > 0; --i) moves.prefix.push_back(dice.between(0, 8));
        std::string line = write_job(job);
        if (dice.one_in(2)) {
            const auto place = static_cast<std::size_t>(dice.below(static_cast<int>(line.size())));
            const auto which =
                static_cast<std::size_t>(dice.below(static_cast<int>(pieces.size())));
            line.replace(place, static_cast<std::size_t>(dice.below(3)), pieces[which]);
        }
        const auto read = read_job(line);
        if (const auto* found = std::get_if<Job>(&read)) {
            CAPTURE(line);
            if (found->task.size.area() > 100) continue;
            ++accepted;
            const Result result = work(*found);
            CHECK(result.id == found->id);
            CHECK(result.count % moves_of(*found).times == 0);
            const auto again = read_job(write_job(*found));
            CHECK(std::get<Job>(again) == *found);
        }
    }
    CHECK(accepted > 1000);
}
