// Counts that go from one computer to the next as files.
#include "worker/count_file.hpp"

#include <algorithm>
#include <catch2/catch_test_macros.hpp>
#include <random>

#include "counting/methods.hpp"
#include "worker/count_run.hpp"
#include "worker/ledger_text.hpp"
#include "worker/receipt.hpp"
#include "worker/serve.hpp"

using namespace queens;

namespace {

Ledger ledger_of(int queens, bool half_done = false) {
    Ledger ledger(plan({{queens, queens}, {}}, 12));
    Cache cache;
    for (const Job& job : ledger.jobs()) {
        if (half_done && job.id % 2 == 0) REQUIRE(ledger.book(work(job, cache)).empty());
    }
    return ledger;
}

CountRun after_three_seconds(const Ledger& ledger) {
    return std::get<CountRun>(read_count("3000 milliseconds\n" + write_ledger(ledger), 2));
}

std::string complaint_about(std::string_view text, const std::vector<Job>& jobs = {}) {
    const auto read = read_count_file(text, jobs);
    const auto* complaint = std::get_if<std::string>(&read);
    return complaint ? *complaint : std::string();
}

std::string replaced(std::string text, std::string_view what, std::string_view with) {
    const std::size_t at = text.find(what);
    REQUIRE(at != std::string::npos);
    return text.replace(at, what.size(), with);
}

}  // namespace

TEST_CASE("a count comes back from its file with what is done of it") {
    const Ledger half = ledger_of(10, true);
    const std::string text = write_count_file(half);
    CHECK(is_count_file(text));
    const auto read = read_count_file(text, {});
    REQUIRE(std::holds_alternative<Ledger>(read));
    const Ledger& found = std::get<Ledger>(read);
    CHECK(found.jobs() == half.jobs());
    CHECK(found.jobs_done() == half.jobs_done());
    CHECK(found.count() == half.count());
    CHECK(write_count_file(found) == text);
}

TEST_CASE("results alone are read for the jobs that they belong to") {
    const Ledger half = ledger_of(10, true);
    const std::string text = write_count_file(half);
    const std::string results = text.substr(text.find("counted "));
    CHECK(is_count_file(results));
    const auto read = read_count_file(results, half.jobs());
    REQUIRE(std::holds_alternative<Ledger>(read));
    CHECK(std::get<Ledger>(read).count() == half.count());
    CHECK(complaint_about(results) ==
          "There are only results: open the count that they belong to first.");
    CHECK(complaint_about(results, ledger_of(11).jobs())
              .starts_with("In line 1: Its check value does not fit job 0"));
}

TEST_CASE("a count with a faulty line is refused with the number of the line") {
    const Ledger half = ledger_of(10, true);
    const std::string text = write_count_file(half);
    const auto line_of_result = 2 + half.jobs().size();
    const std::string where = "In line " + std::to_string(line_of_result) + ": ";
    CHECK(complaint_about(replaced(text, "counted id=0 count=", "counted id=0 count=1"))
              .starts_with(where));
    CHECK(complaint_about(replaced(text, " check=", " chek="))
              .starts_with(where + "The line has the unknown key"));
    CHECK(complaint_about(replaced(text, "\ncount id=3", "\ncount id=2")).find("ob") !=
          std::string::npos);
    const std::string foreign = text.substr(0, text.find("counted ")) +
                                write_receipt(half.jobs()[0], *half.result(0), "0123456789ab") +
                                '\n';
    CHECK(complaint_about(foreign).starts_with(
        "Its results come from version 0123456789ab of the program, and this is "));
    CHECK(complaint_about(text.substr(0, text.rfind("count id="))) != "");
}

TEST_CASE("any bytes are a count, a half one, or answered with a sentence") {
    const std::string text = write_count_file(ledger_of(8, true));
    std::mt19937_64 dice(5);
    int refused = 0;
    for (int i = 0; i < 400; ++i) {
        std::string faulty = text;
        for (int fault = 0; fault < 2; ++fault) {
            faulty[dice() % faulty.size()] = static_cast<char>(dice() % 256);
        }
        const std::string complaint = complaint_about(faulty.substr(dice() % 2 * 3));
        if (complaint.empty()) continue;
        ++refused;
        CHECK(complaint.size() > 10);
    }
    CHECK(refused > 300);
}

TEST_CASE("computers with shares of their own do every job of a count once") {
    const Ledger open = ledger_of(11);
    constexpr int computers = 3;
    Ledger all = open;
    std::size_t done = 0;
    for (int number = 0; number < computers; ++number) {
        CountRun run(open, 2);
        run.set_share({number, computers});
        run.go_on(0);
        for (auto lines = run.lines_to_post(); !lines.empty(); lines = run.lines_to_post()) {
            for (const std::string& line : lines) CHECK(run.answer(serve(line), 1).empty());
        }
        CHECK(run.paused());
        CHECK_FALSE(run.share_is_open());
        done += run.ledger().jobs_done();
        for (const Job& job : open.jobs()) {
            if (run.ledger().booked(job.id)) CHECK(all.book(*run.ledger().result(job.id)).empty());
        }
    }
    CHECK(done == open.jobs().size());
    CHECK(all.complete());
    CHECK(all.count() == 2680);
}

TEST_CASE("a count keeps its share and what others did while the program is not there") {
    CountRun run = after_three_seconds(ledger_of(10));
    run.set_share({1, 4});
    REQUIRE(run.add(ledger_of(10, true)).empty());
    const auto read = read_count(write_count(run), 2);
    REQUIRE(std::holds_alternative<CountRun>(read));
    const CountRun& found = std::get<CountRun>(read);
    CHECK(found.share() == WorkShare{1, 4});
    CHECK_FALSE(found.alone());
    CHECK(found.seconds() == 3);
    CHECK(found.ledger().count() == run.ledger().count());
}

TEST_CASE("the time of a count is the same however often it is kept") {
    const std::string ledger = write_ledger(ledger_of(5));
    for (const char* const time : {"0", "29", "1001", "1003", "86400001", "1000000000000000"}) {
        const std::string text = std::string(time) + " milliseconds\n" + ledger;
        CHECK(write_count(std::get<CountRun>(read_count(text, 2))) == text);
    }
    const auto longer = read_count("18446744073709551615 milliseconds\n" + ledger, 2);
    CHECK(write_count(std::get<CountRun>(longer)).starts_with("1000000000000000 milliseconds\n"));
}

TEST_CASE("results of which one contradicts the count leave it as it was") {
    CountRun run = after_three_seconds(ledger_of(10, true));
    const std::string before = write_count(run);
    Ledger other(run.ledger().jobs());
    const auto last_booked = static_cast<std::uint32_t>((other.jobs().size() - 1) / 2 * 2);
    Cache cache;
    REQUIRE(other.book(work(other.jobs()[1], cache)).empty());
    Result wrong = *run.ledger().result(last_booked);
    ++wrong.count;
    REQUIRE(other.book(wrong).empty());
    CHECK_FALSE(run.add(other).empty());
    CHECK(write_count(run) == before);
}
