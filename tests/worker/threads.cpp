// Threads that serve lines: everything posted is answered once, and nothing that was dropped.
#include "worker/threads.hpp"

#include <atomic>
#include <catch2/catch_test_macros.hpp>
#include <chrono>
#include <future>
#include <set>

#include "core/known.hpp"
#include "counting/halves/halves.hpp"
#include "counting/ledger.hpp"
#include "counting/methods.hpp"
#include "worker/protocol.hpp"

using namespace queens;

namespace {

constexpr std::chrono::milliseconds long_enough{20'000};
constexpr std::chrono::milliseconds at_once{0};

/// Books answers until the ledger is complete or nothing comes any more.
void book_all(Threads& threads, Ledger& ledger) {
    while (!ledger.complete()) {
        const std::vector<std::string> answers = threads.wait_for_answers(long_enough);
        REQUIRE_FALSE(answers.empty());
        for (const std::string& line : answers) {
            const auto answer = read_answer(line);
            REQUIRE(std::holds_alternative<Result>(answer));
            CHECK(ledger.book(std::get<Result>(answer)).empty());
        }
    }
}

}  // namespace

TEST_CASE("ten queens are counted alike by one, two and three threads") {
    for (const int count : {1, 2, 3}) {
        Threads threads(count);
        Ledger ledger(plan({{10, 10}, {}}, 50));
        for (const Job& job : ledger.jobs()) threads.post(write_job(job));
        book_all(threads, ledger);
        CHECK(ledger.count() == known_queens(10));
        CHECK(threads.unanswered() == 0);
        CHECK(threads.take_answers().empty());
    }
}

TEST_CASE("no answer is left of jobs of queens that were dropped") {
    Threads threads(2);
    for (int round = 0; round < 30; ++round) {
        for (const Job& job : plan({{9, 9}, {}}, 20)) threads.post(write_job(job));
        if (round % 3 == 0) (void)threads.wait_for_answers(long_enough);
        threads.drop();
        CHECK(threads.unanswered() == 0);
        CHECK(threads.take_answers().empty());

        threads.post("count id=100 n=6 t=plane prefix= times=1 weight=1");
        const std::vector<std::string> answers = threads.wait_for_answers(long_enough);
        REQUIRE(answers.size() == 1);
        CHECK(answers[0].starts_with("counted id=100 count=4 "));
    }
}

TEST_CASE("threads end while queens are still being counted") {
    for (int round = 0; round < 10; ++round) {
        Threads threads(3);
        for (const Job& job : plan({{10, 10}, {}}, 100)) threads.post(write_job(job));
    }
    const Threads idle(2);
    CHECK(idle.unanswered() == 0);
}

TEST_CASE("waiting for queens that nobody counts ends at once") {
    Threads threads(1);
    CHECK(threads.wait_for_answers(long_enough).empty());
    threads.post("count id=1 n=13 t=plane prefix= times=1 weight=1");
    (void)threads.wait_for_answers(at_once);
    threads.drop();
    CHECK(threads.wait_for_answers(long_enough).empty());
}

TEST_CASE("a line that is no job of queens is answered too") {
    Threads threads(1);
    threads.post("queens!");
    const std::vector<std::string> answers = threads.wait_for_answers(long_enough);
    REQUIRE(answers.size() == 1);
    CHECK(answers[0].starts_with("failed why="));
}

TEST_CASE("tables of half boards of queens stay while a thread is at work, and go when all rest") {
    const std::string small = "count id=1 n=6 t=plane prefix= times=1 weight=1";
    const auto halves = std::make_shared<Halves>();
    std::promise<void> over;
    std::atomic<int> answers = 0;
    // The first answer is that of the half boards, and its thread is kept at work until it is over.
    const auto answered = [&, wait = over.get_future().share()] {
        if (++answers == 1) wait.wait();
    };
    Threads threads(2, answered, halves, at_once);
    threads.post(write_job(plan({{14, 14}, {}}, 4).front()));
    CHECK(threads.wait_for_answers(long_enough).size() == 1);
    // The other thread rests again and again meanwhile.
    int kept = 0;
    for (int i = 0; i < 1000; ++i) {
        threads.post(small);
        (void)threads.wait_for_answers(long_enough);
        kept += halves->kept_bytes() > 0 ? 1 : 0;
    }
    over.set_value();
    CHECK(kept == 1000);
    const auto end = std::chrono::steady_clock::now() + long_enough;
    while (halves->kept_bytes() > 0 && std::chrono::steady_clock::now() < end) {
        std::this_thread::yield();
    }
    CHECK(halves->kept_bytes() == 0);
    threads.post(small);
    CHECK(threads.wait_for_answers(long_enough).size() == 1);
}

TEST_CASE("whoever draws the queens is woken once for each answer") {
    std::atomic<int> wakes = 0;
    {
        Threads threads(2, [&] { ++wakes; });
        for (int id = 0; id < 20; ++id) {
            threads.post("count id=" + std::to_string(id) +
                         " n=6 t=plane prefix= times=1 weight=1");
        }
        std::set<std::string> answers;
        while (answers.size() < 20) {
            const std::vector<std::string> lines = threads.wait_for_answers(long_enough);
            REQUIRE_FALSE(lines.empty());
            answers.insert(lines.begin(), lines.end());
        }
    }
    CHECK(wakes == 20);
}
