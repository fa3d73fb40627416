// Orders to a worker: what is cut or estimated there is what is cut or estimated here.
#include "worker/orders.hpp"

#include <catch2/catch_test_macros.hpp>

#include "worker/ledger_text.hpp"
#include "worker/serve.hpp"

using namespace queens;

namespace {

Task walled_klein_bottle() {
    Board board({7, 6}, {Join::straight, Join::flipped});
    board.put({1, 2}, Piece::wall);
    return task_of(board);
}

}  // namespace

TEST_CASE("a worker cuts a task of queens into the jobs that a plan has") {
    for (const Task& task : {Task{.size = {17, 17}, .surface = torus_surface},
                             Task{.size = {8, 8}, .surface = {}, .pawns = 2},
                             Task{.size = {12, 9}, .surface = {}}, walled_klein_bottle()}) {
        const LedgerReading reading = read_ledger(serve(write_cut_order(task, 40)), Asked::form);
        REQUIRE(reading.ledger);
        CHECK(reading.certainly_whole);
        CHECK(reading.ledger->jobs() == plan(task, 40));
    }
}

TEST_CASE("a worker estimates a task of queens to the last digit") {
    for (const Task& task :
         {Task{.size = {23, 23}, .surface = torus_surface},
          Task{.size = {9, 9}, .surface = {}, .pawns = 1}, walled_klein_bottle()}) {
        const auto read = read_estimate(serve(write_estimate_order(task)));
        REQUIRE(std::holds_alternative<Estimate>(read));
        const Estimate expected = estimate(task);
        CHECK(std::get<Estimate>(read).nodes == expected.nodes);
        CHECK(std::get<Estimate>(read).seconds == expected.seconds);
    }
}

TEST_CASE("an order about queens that cannot be carried out is answered with a sentence") {
    for (const std::string line :
         {"cut ", "cut n=8", "cut n=0 t=plane wanted=4", "cut n=8 t=ball wanted=4",
          "cut n=8 t=plane wanted=x", "estimate n=1024 t=plane", "estimate n=8 t=plane id=1",
          "cut n=8 t=plane pawns=-1", "estimate n=8 t=plane board=n=7&w=1-1"}) {
        INFO(line);
        const std::string answer = serve(line);
        CHECK(answer.starts_with("failed why="));
        CHECK(std::holds_alternative<std::string>(read_estimate(answer)));
    }
    CHECK(std::get<std::string>(read_estimate("failed why=It died.")) == "It died.");
    for (const std::string line :
         {"", "estimated", "estimated nodes=1", "counted id=1 count=1 nodes=1",
          "estimated nodes=x seconds=1", "estimated nodes=1 seconds=-1",
          "estimated nodes=inf seconds=1", "estimated nodes=1 seconds=1e999"}) {
        INFO(line);
        CHECK(std::holds_alternative<std::string>(read_estimate(line)));
    }
}
