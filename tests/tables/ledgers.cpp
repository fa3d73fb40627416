// The ledgers in results/ledgers: long counts, cut into jobs and added up. Those kept compressed
// are read by scripts/test-cluster.
#include <catch2/catch_test_macros.hpp>
#include <filesystem>
#include <fstream>
#include <string>
#include <vector>

#include "counting/published.hpp"
#include "worker/ledger_text.hpp"
#include "worker/protocol.hpp"
#include "worker/receipt.hpp"
#include "worker/receipt_book.hpp"

using namespace queens;

namespace {

std::vector<std::string> lines_of(const std::filesystem::path& path) {
    std::ifstream file(path);
    REQUIRE(file);
    std::vector<std::string> lines;
    for (std::string line; std::getline(file, line);) lines.push_back(line);
    return lines;
}

}  // namespace

TEST_CASE("the ledgers of long counts are whole, and add up to what is published") {
    int ledgers = 0;
    const std::filesystem::path folder = std::string(QUEENS_RESULTS) + "/ledgers";
    for (const auto& entry : std::filesystem::directory_iterator(folder)) {
        if (entry.path().extension() != ".txt") continue;
        INFO(entry.path());
        const std::vector<std::string> lines = lines_of(entry.path());
        LedgerLines plan(Asked::form);
        for (const std::string& line : lines) {
            if (!is_result_line(line)) REQUIRE(plan.take(line).empty());
        }
        LedgerReading reading = std::move(plan).ledger();
        REQUIRE(reading.ledger);
        CHECK(reading.certainly_whole);
        ReceiptBook book(std::move(*reading.ledger));
        for (const std::string& line : lines) {
            if (is_result_line(line)) REQUIRE(book.take(line).empty());
        }
        const Ledger& ledger = book.ledger();
        CHECK(ledger.complete());
        const Task& task = ledger.jobs().front().task;
        const auto known = published(task);
        REQUIRE(known);
        CHECK(ledger.count() == *known);
        ++ledgers;
    }
    CHECK(ledgers > 0);
}
