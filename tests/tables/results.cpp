// The files in results/: their small rows are computed again, and what is published is compared.
#include "tables/results.hpp"

#include <algorithm>
#include <catch2/catch_test_macros.hpp>
#include <filesystem>
#include <fstream>
#include <sstream>

#include "app/answers/computed.hpp"

using namespace queens;

namespace {

std::vector<ResultRow> rows_of(const NumberTable& table) {
    std::ifstream file(std::string(QUEENS_RESULTS) + "/" + std::string(table.slug) + ".txt");
    INFO(table.slug);
    REQUIRE(file);
    const auto read = read_results(file);
    REQUIRE(read);
    CHECK(read->slug == table.slug);
    for (const ResultRow& row : read->rows) CHECK(is_row_of(table, row));
    return read->rows;
}

}  // namespace

TEST_CASE("every file in results is a table's, and every table has one without gaps") {
    for (const auto& entry : std::filesystem::directory_iterator(QUEENS_RESULTS)) {
        if (entry.path().extension() != ".txt") continue;
        INFO(entry.path());
        CHECK(find_table(entry.path().stem().string()) != nullptr);
    }
    for (const NumberTable& table : tables()) {
        int n = table.from;
        for (const ResultRow& row : rows_of(table)) {
            while (table.has_row != nullptr && !table.has_row(n)) ++n;
            CHECK(row.n == n++);
        }
        CHECK(n > table.both_to);
    }
}

TEST_CASE("the first rows of every file are what is computed today") {
    constexpr int rows = 10;
    for (const NumberTable& table : tables()) {
        for (const ResultRow& row : rows_of(table)) {
            // The last row that both methods compute can take minutes.
            if (row.n > std::min(rows, table.both_to - 1)) break;
            INFO(table.slug << ", n = " << row.n);
            CHECK(row.numbers == table.first(row.n, [] { return true; }));
        }
    }
}

TEST_CASE("no file differs from a published number") {
    std::size_t compared = 0;
    for (const NumberTable& table : tables()) {
        for (const ResultRow& row : rows_of(table)) {
            for (std::size_t i = 0; i < table.columns.size(); ++i) {
                const auto number = published(table.columns[i], row.n);
                if (!number) continue;
                ++compared;
                INFO(table.slug << ", n = " << row.n);
                CHECK(row.numbers[i] == *number);
            }
        }
    }
    CHECK(compared > 80);
}

TEST_CASE("the page has every row of every file") {
    std::size_t rows = 0;
    for (const NumberTable& table : tables()) {
        for (const ResultRow& row : rows_of(table)) {
            ++rows;
            for (const ComputedRow& one : computed_rows()) {
                if (one.table != table.slug || one.n != row.n) continue;
                CHECK(Numbers(one.numbers.begin(), one.numbers.end()) == row.numbers);
            }
        }
    }
    CHECK(computed_rows().size() == rows);
}

TEST_CASE("a row is read back as it was written, and other lines are refused") {
    const ResultRow row{8, {92, 12}, 0.25};
    CHECK(text_of(row) == "8 92 12 0.250");
    std::istringstream good("# a remark\n\n8 92 12 0.250\n");
    const auto read = read_results(good);
    REQUIRE(read);
    CHECK(read->slug.empty());
    REQUIRE(read->rows.size() == 1);
    CHECK(read->rows.front().n == 8);
    CHECK(read->rows.front().numbers == row.numbers);
    for (const char* line : {"8", "8 92", "8 -1 0.1", "eight 92 0.1", "8 92 soon"}) {
        std::istringstream bad(line);
        CHECK_FALSE(read_results(bad));
    }
}

TEST_CASE("a text is of the table of queens that its head names, and of one only") {
    const std::string pawns =
        "# Written by queens tables pawns_1 --to 8, version 1\n8 128 16 0.1\n";
    std::istringstream one(pawns + pawns);
    CHECK(read_results(one)->slug == "pawns_1");
    std::istringstream two(pawns + "# Written by queens tables pawns_2 --to 8, version 1\n");
    CHECK_FALSE(read_results(two));
}

TEST_CASE("a draft is made of each column without an entry, and never says who was first") {
    const std::vector<ResultRow> rows{{5, {10, 1, 1, 1}, 0}, {7, {28, 1, 1, 1}, 0}};
    const std::string draft = drafts_of(*find_table("torus_classes"), rows);
    CHECK(draft.starts_with("NAME     Number of solutions of the toroidal"));
    CHECK(draft.find("DATA     1, 1\nOFFSET   2\nCOMMENTS a(k) is the number for the k-th of the "
                     "numbers coprime to 6 (A007310).\n") != std::string::npos);
    CHECK(draft.find("We found no entry for it") != std::string::npos);
    CHECK(draft.find("Engelhardt (2007)") != std::string::npos);
    CHECK(draft.find("queens tables torus_classes --to 7") != std::string::npos);
    CHECK(draft.find("first") == std::string::npos);
    CHECK(drafts_of(*find_table("tree_nodes"), {{1, {2}, 0}}).empty());
}

TEST_CASE("a draft says that numbers were compared only where they were") {
    const NumberTable& table = *find_table("torus_classes");
    const auto says_so = [&](int n) {
        return drafts_of(table, {{n, {10, 1, 1, 1}, 0}}).find("by another one") !=
               std::string::npos;
    };
    CHECK(says_so(17));
    CHECK_FALSE(says_so(19));
}

TEST_CASE("rows are drafted that a table has, one after the other") {
    const NumberTable& table = *find_table("torus_classes");
    const auto follow = [&](std::initializer_list<int> sides) {
        std::vector<ResultRow> rows;
        for (const int n : sides) rows.push_back({n, {10, 1, 1, 1}, 0});
        return are_without_gaps(table, rows);
    };
    CHECK(follow({5, 7, 11}));
    CHECK(follow({29, 31}));
    CHECK_FALSE(follow({1, 5}));
    CHECK_FALSE(follow({5, 11}));
    CHECK_FALSE(follow({5, 6}));
    CHECK_FALSE(follow({7, 5}));
    CHECK_FALSE(follow({5, 5}));
    CHECK_FALSE(follow({31, 35}));
}
