// Ledgers as text.
#include "worker/ledger_text.hpp"

#include <algorithm>
#include <catch2/catch_test_macros.hpp>

#include "counting/methods.hpp"
#include "worker/protocol.hpp"

using namespace queens;

namespace {

Ledger half_done(const Task& task) {
    Ledger ledger(plan(task, 10));
    for (const Job& job : ledger.jobs()) {
        if (job.id % 2 == 0) REQUIRE(ledger.book(work(job)).empty());
    }
    return ledger;
}

}  // namespace

TEST_CASE("a ledger that is written and read is the same, whatever its board") {
    Board walled({6, 6}, torus_surface);
    walled.put({2, 3}, Piece::wall);
    for (const Task& task :
         {Task{.size = {8, 8}, .surface = {}}, Task{.size = {12, 12}, .surface = {}},
          Task{.size = {7, 7}, .surface = {}, .pawns = 1},
          Task{.size = {11, 11}, .surface = torus_surface}, task_of(walled)}) {
        const Ledger ledger = half_done(task);
        const LedgerReading reading = read_ledger(write_ledger(ledger));
        INFO(reading.complaint);
        REQUIRE(reading.ledger);
        CHECK(reading.ledger->jobs() == ledger.jobs());
        CHECK(reading.ledger->count() == ledger.count());
        CHECK(reading.ledger->nodes() == ledger.nodes());
        CHECK(reading.ledger->jobs_done() == ledger.jobs_done());
    }
}

TEST_CASE("lines may come in any order, with empty ones, failures and foreign line ends between") {
    const std::string text =
        "counted id=1 count=3 nodes=5\r\n\r\n"
        "count id=1 n=4 t=plane prefix=2 times=1 weight=1\n"
        "failed id=0 why=The machine stopped.\n"
        "  \n"
        "count id=0 n=4 t=plane prefix=1 times=1 weight=1";
    const LedgerReading reading = read_ledger(text);
    INFO(reading.complaint);
    REQUIRE(reading.ledger);
    CHECK(reading.ledger->count() == 3);
    CHECK(reading.ledger->jobs().size() == 2);
    CHECK_FALSE(reading.ledger->booked(0));
}

TEST_CASE("a text that is no ledger says in a sentence why") {
    const std::string job = "count id=0 n=4 t=plane prefix= times=1 weight=1\n";
    for (const std::string& text :
         {std::string(), std::string("\n\n"), std::string("nonsense"), job + job,
          job + "count id=2 n=4 t=plane prefix= times=1 weight=1",
          job + "count id=1 n=5 t=plane prefix= times=1 weight=1",
          job + "counted id=1 count=3 nodes=5",
          job + "counted id=0 count=3 nodes=5\ncounted id=0 count=4 nodes=5", job + "count id=1"}) {
        INFO(text);
        const LedgerReading reading = read_ledger(text);
        CHECK_FALSE(reading.ledger);
        REQUIRE_FALSE(reading.complaint.empty());
        CHECK(reading.complaint.back() == '.');
    }
}

TEST_CASE("a ledger that was cut short is refused, and the missing jobs are named") {
    const Ledger ledger(plan({{13, 11}, {}}, 10));
    const std::string text = write_ledger(ledger);
    REQUIRE(read_ledger(text).certainly_whole);
    const std::size_t last = text.rfind("count id=");
    const auto jobs = static_cast<std::uint32_t>(ledger.jobs().size());
    CHECK(read_ledger(text.substr(0, last)).complaint ==
          "The plan is incomplete: 1 of its " + std::to_string(jobs) +
              " jobs is missing: " + std::to_string(jobs - 1) + ".");
    std::string changed = text;
    changed.replace(changed.find("weight=") + 7, 1, "9");
    CHECK(read_ledger(changed).complaint ==
          "The jobs are not those that were planned: their checksum differs.");
    const std::string without = text.substr(text.find('\n') + 1);
    REQUIRE(read_ledger(without).ledger);
    CHECK_FALSE(read_ledger(without).certainly_whole);
    const std::string zeros(16, '0');
    CHECK(read_ledger("plan jobs=1 sum=" + zeros + "\n" + text).complaint ==
          "There are jobs of several plans.");
    CHECK(read_ledger("plan jobs=4000000000 sum=" + zeros + "\n" + without).complaint ==
          "No plan has 4000000000 jobs.");
    for (const std::string sum : {"xyz", "00", "0123456789abcdef0", "0123456789abcdeg"}) {
        CHECK(read_ledger("plan jobs=10 sum=" + sum + "\n" + without).complaint ==
              "The checksum \"" + sum + "\" of the plan does not have sixteen hexadecimal digits.");
    }
}
