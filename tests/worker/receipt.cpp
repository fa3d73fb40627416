// Receipts: a line for a job that is done, which cannot be mistaken for another.
#include "worker/receipt.hpp"

#include <catch2/catch_test_macros.hpp>

#include "counting/methods.hpp"
#include "counting/published.hpp"
#include "worker/protocol.hpp"
#include "worker/receipt_book.hpp"

using namespace queens;

namespace {

constexpr std::string_view version = "5f3a91c07d5e";

std::string receipt_of(const Job& job) { return write_receipt(job, work(job), version); }

ReceiptBook book_of(const Task& task) { return ReceiptBook(Ledger(plan(task, 10))); }

}  // namespace

TEST_CASE("a receipt for queens has the count, the symmetry, the nodes, the version and a check") {
    const Job job = std::get<Job>(read_job("count id=7 n=8 t=plane prefix=0 times=2 weight=95"));
    CHECK(receipt_of(job).starts_with(
        "counted id=7 count=8 nodes=226 by=2:4 version=5f3a91c07d5e check="));
    const auto read = read_receipt(receipt_of(job));
    REQUIRE(std::holds_alternative<Receipt>(read));
    CHECK(std::get<Receipt>(read).result == work(job));
    CHECK(std::get<Receipt>(read).version == version);
    CHECK(belongs_to(std::get<Receipt>(read), job));
}

TEST_CASE("a receipt for queens that was cut off or changed anywhere is refused") {
    ReceiptBook book = book_of({{14, 14}, {}});
    const std::string line = receipt_of(book.ledger().jobs()[3]);
    for (std::size_t length = 1; length < line.size(); ++length) {
        CAPTURE(length);
        CHECK_FALSE(book.take(line.substr(0, length)).empty());
    }
    for (std::size_t place = 0; place < line.size(); ++place) {
        for (const char other : {'0', '7', 'x', ' '}) {
            if (line[place] == other) continue;
            std::string changed = line;
            changed[place] = other;
            INFO(changed);
            CHECK_FALSE(book.take(changed).empty());
        }
    }
    CHECK(book.ledger().jobs_done() == 0);
    CHECK(book.take(line).empty());
    CHECK(book.ledger().jobs_done() == 1);
}

TEST_CASE("a receipt for other queens is refused, though its number is one of the plan's") {
    ReceiptBook book = book_of({{14, 14}, {}});
    for (const Task& other : {Task{{13, 13}, {}}, Task{{13, 13}, torus_surface}}) {
        CHECK(book.take(receipt_of(plan(other, 10).front())).find("another plan") !=
              std::string::npos);
    }
    CHECK(book.take(receipt_of(plan({{14, 14}, {}}, 20)[2])).find("another plan") !=
          std::string::npos);
    Job unknown = book.ledger().jobs()[0];
    unknown.id = 4000;
    CHECK(book.take(receipt_of(unknown)).find("never asked for") != std::string::npos);
}

TEST_CASE("receipts for queens from two versions of the program are not mixed") {
    ReceiptBook book = book_of({{14, 14}, {}});
    const std::vector<Job>& jobs = book.ledger().jobs();
    CHECK(book.take(receipt_of(jobs[0])).empty());
    CHECK(book.take(write_receipt(jobs[1], work(jobs[1]), "000000000000")) ==
          "It comes from version 000000000000 of the program, those before from 5f3a91c07d5e.");
    CHECK_FALSE(book.settled(1));
    CHECK(book.take(receipt_of(jobs[1])).empty());
    CHECK(book.settled(1));
}

TEST_CASE("a receipt for queens may come again, but not with another result") {
    ReceiptBook book = book_of({{14, 14}, {}});
    const Job& job = book.ledger().jobs()[0];
    CHECK(book.take(receipt_of(job)).empty());
    CHECK(book.take(receipt_of(job)).empty());
    CHECK(book.repeated() == 1);
    CHECK(book.settled(0));
    Result wrong = work(job);
    ++wrong.nodes;
    CHECK_FALSE(book.take(write_receipt(job, wrong, version)).empty());
    CHECK_FALSE(book.settled(0));
}

TEST_CASE("the solutions by symmetry of all jobs add up to the queens of a board") {
    for (const Task& task :
         {Task{{16, 16}, {}}, Task{{15, 15}, {}}, Task{{13, 13}, torus_surface},
          Task{{17, 17}, torus_surface}, Task{{11, 11}, {}}, Task{{7, 7}, {}, 1}}) {
        ReceiptBook book = book_of(task);
        for (const Job& job : book.ledger().jobs()) CHECK(book.take(receipt_of(job)).empty());
        REQUIRE(book.ledger().complete());
        std::uint64_t sum = 0;
        for (const auto& [times, number] : book.ledger().by_symmetry()) sum += times * number;
        CHECK(sum == book.ledger().count());
        CHECK(sum == published(task));
    }
}

TEST_CASE("a result whose solutions by symmetry do not add up to its queens is no result") {
    const auto complaint = [](const std::string& line) {
        const auto answer = read_answer(line);
        const auto* failure = std::get_if<Failure>(&answer);
        return failure != nullptr ? failure->why : "";
    };
    CHECK(complaint("counted id=0 count=10 nodes=5 by=2:3,4:1").empty());
    CHECK(complaint("counted id=0 count=10 nodes=5 by=2:3,4:2") ==
          "The solutions by symmetry are 14 in all, and not 10.");
    for (const char* by : {"2", "2:", ":3", "2:3:4", "2:x", "2:3,,4:1"}) {
        CAPTURE(by);
        CHECK(complaint(std::string("counted id=0 count=10 nodes=5 by=") + by) ==
              "The solutions by symmetry are not like 2:46,4:1054.");
    }
}
