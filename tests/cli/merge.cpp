// `queens merge` with lines that cannot be trusted, and what is to be done again.
#include <algorithm>
#include <catch2/catch_test_macros.hpp>

#include "cli/command_line.hpp"
#include "cli/test_file.hpp"
#include "worker/protocol.hpp"
#include "worker/receipt.hpp"
#include "worker/version.hpp"

namespace queens::cli {

namespace {

/// A plan for 14 queens and the lines of its results, by the numbers of the jobs.
struct Count {
    std::string plan = run_line({"plan", "--n", "14", "--parts", "30"}).out;
    std::vector<std::string> jobs = lines_of(plan.substr(plan.find('\n') + 1));
    std::vector<std::string> results = lines_of(run_line({"work", "--threads", "1"}, plan).out);

    static std::vector<std::string> lines_of(const std::string& text) {
        std::istringstream in(text);
        std::vector<std::string> lines;
        for (std::string line; std::getline(in, line);) lines.push_back(line);
        return lines;
    }
};

std::string text_of(const std::vector<std::string>& lines) {
    std::string text;
    for (const std::string& line : lines) text += line + '\n';
    return text;
}

/// A result of a job that says one solution too many, with a right check value.
std::string liar(const std::string& job_line) {
    const Job job = std::get<Job>(read_job(job_line));
    return write_receipt(job, {job.id, 1, 1, {}}, version);
}

}  // namespace

TEST_CASE("a line that cannot be trusted is refused with its number and its file") {
    const Count count;
    const TestFile plan("trust-plan", count.plan);
    std::string other_version = count.results[4];
    const Job job = std::get<Job>(read_job(count.jobs[4]));
    other_version = write_receipt(job, {4, 1, 1, {}}, "0123456789ab");
    const std::string foreign =
        Count::lines_of(run_line({"work"}, run_line({"plan", "--n", "13"}).out).out).at(0);
    const std::vector<std::pair<std::string, std::string>> lines{
        {"nonsense", "It is not a result."},
        {count.results[4].substr(0, 40), "It is cut off"},
        {count.results[4].substr(0, count.results[4].size() - 1), "sixteen hexadecimal digits"},
        {foreign, "another plan"},
        {other_version, "It comes from version 0123456789ab"},
        {liar(count.jobs[1]), "recorded with"}};
    for (const auto& [line, words] : lines) {
        const TestFile results("trust-results",
                               count.results[0] + "\n\n" + count.results[1] + '\n' + line + '\n');
        const Printed merged = run_line({"merge", plan.path(), results.path()});
        INFO(merged.err);
        CHECK(merged.status == 2);
        CHECK(merged.out.empty());
        CHECK(is_one_sentence(merged.err));
        CHECK(merged.err.find("With --sift the results that are not refused are written") !=
              std::string::npos);
        CHECK(merged.err.starts_with("Line 4 of \"" + results.path() + "\": "));
        CHECK(merged.err.find(words) != std::string::npos);
    }
}

TEST_CASE("a count that the page saved is plan and results in one file") {
    const Count count;
    const TestFile saved("saved-count", count.plan + text_of(count.results));
    const Printed merged = run_line({"merge", saved.path(), saved.path()});
    INFO(merged.err);
    CHECK(merged.status == 0);
    CHECK(merged.out.find("365,596 solutions") != std::string::npos);
    const Printed work = run_line({"work"}, count.plan + text_of(count.results));
    CHECK(Count::lines_of(work.out).size() == count.jobs.size());
}

TEST_CASE("a plan with a line missing or doubled is refused") {
    const Count count;
    const TestFile results("lost-results", text_of(count.results));
    for (std::size_t i = 0; i < count.jobs.size(); ++i) {
        std::vector<std::string> fewer = count.jobs;
        fewer.erase(fewer.begin() + static_cast<std::ptrdiff_t>(i));
        const std::string head = count.plan.substr(0, count.plan.find('\n') + 1);
        const Printed lost = run_line({"merge", "-", results.path()}, head + text_of(fewer));
        CHECK(lost.status == 2);
        CHECK(lost.err.find(" is missing: " + std::to_string(i) + ".") != std::string::npos);
        CHECK(run_line({"merge", "-", results.path()}, count.plan + count.jobs[i] + '\n').status ==
              2);
    }
    refuses({"merge", results.path(), "-"}, "There are no jobs.", count.plan);
    CHECK(run_line({"merge", results.path(), "-"}, count.plan).err.find(results.path()) !=
          std::string::npos);
    refuses({"merge", "-", results.path()}, "Line 2 of standard input: It is not a line of a plan.",
            count.jobs[0] + "\nnonsense\n");
}

TEST_CASE("a merge of results whose last line is cut off says how far the count is") {
    const Count count;
    const TestFile plan("cut-last-plan", count.plan);
    const std::vector<std::string> first(count.results.begin(), count.results.begin() + 5);
    for (const std::size_t length : {std::size_t{5}, count.results[5].size() - 3}) {
        const TestFile results("cut-last", text_of(first) + count.results[5].substr(0, length));
        const Printed merged = run_line({"merge", plan.path(), results.path()});
        CHECK(merged.status == 1);
        CHECK(merged.err ==
              "Remark: The last line of \"" + results.path() + "\" is cut off, and left out.\n");
        CHECK(merged.out.find(" jobs are missing: 5-") != std::string::npos);
        const TestFile others("cut-last-others", text_of(count.results));
        const Printed whole = run_line({"merge", plan.path(), others.path(), results.path()});
        CHECK(whole.status == 1);
        CHECK(whole.out.starts_with("365,596 solutions"));
    }
    const TestFile notes("cut-last-notes", text_of(first) + "notes");
    refuses({"merge", plan.path(), notes.path()}, "It is not a result.");
    const TestFile whole("no-last-end", text_of(count.results) + count.results[0]);
    CHECK(run_line({"merge", plan.path(), whole.path()}).status == 0);
}

TEST_CASE("of many missing jobs a merge names ten ranges, and all of them in a document") {
    const Count count;
    const TestFile plan("many-missing-plan", count.plan);
    std::string odd;
    for (std::size_t id = 3; id < count.jobs.size(); id += 2) odd += count.results[id] + '\n';
    const TestFile results("many-missing", odd);
    const Printed merged = run_line({"merge", plan.path(), results.path()});
    CHECK(merged.out.ends_with(
        "16 of 30 jobs are missing: 0-2, 4, 6, 8, 10, 12, 14, 16, 18, 20 and 4 more.\n"));
    const Document missing = document_of({"merge", plan.path(), results.path()})["missing"];
    CHECK(missing.size() == 16);
    CHECK(missing.back() == 28);
    const Printed again = run_line({"merge", plan.path(), results.path(), "--again"});
    CHECK(Count::lines_of(again.out).size() == 16);
}

TEST_CASE("missing, cut off and doubled results become jobs to be done again") {
    const Count count;
    const TestFile plan("again-plan", count.plan);
    std::vector<std::string> lines = count.results;
    lines[2] = lines[2].substr(0, 30);
    lines.erase(lines.begin() + 7);
    lines.push_back(liar(count.jobs[5]));
    const TestFile results("again-results", text_of(lines));
    const Printed again = run_line({"merge", plan.path(), results.path(), "--again"});
    CHECK(again.status == 0);
    CHECK(again.out == text_of({count.jobs[2], count.jobs[5], count.jobs[7]}));
    CHECK(std::count(again.err.begin(), again.err.end(), '\n') == 2);
    CHECK(again.err.starts_with("Line 3 of "));

    const std::string sound = run_line({"merge", plan.path(), results.path(), "--sift"}).out;
    const std::string more = run_line({"work"}, again.out).out;
    const TestFile with_both("with-both", text_of({count.results[5], liar(count.jobs[5])}) + more);
    CHECK(run_line({"merge", plan.path(), with_both.path()}).status == 2);
    const TestFile mended("mended", sound + more);
    CHECK(document_of({"merge", plan.path(), mended.path()})["total"] == "365596");
    CHECK(run_line({"merge", plan.path(), mended.path(), "--again"}).out.empty());
}

TEST_CASE("some of the jobs, drawn at random, are done again and compared") {
    const Count count;
    const TestFile plan("verify-plan", count.plan);
    const TestFile results("verify-results", text_of(count.results));
    const std::vector<std::string> merge{"merge", plan.path(), results.path()};
    const auto draw = [&](const char* percents, const char* seed) {
        return run_line(
                   {"merge", plan.path(), results.path(), "--verify", percents, "--seed", seed})
            .out;
    };
    const std::string some = draw("20", "1");
    CHECK(Count::lines_of(some).size() == (count.jobs.size() + 2) / 5);
    CHECK(some != draw("20", "2"));
    CHECK(some == draw("20", "1"));
    CHECK(Count::lines_of(draw("1", "1")).size() == 1);
    CHECK(draw("100", "1") == text_of(count.jobs));

    const TestFile second("second", run_line({"work"}, some).out);
    const Document document = document_of({"merge", plan.path(), results.path(), second.path()});
    CHECK(document["total"] == "365596");
    CHECK(document["repeated"] == Count::lines_of(some).size());
    const TestFile wrong("second-wrong", liar(Count::lines_of(some)[0]));
    CHECK(run_line({"merge", plan.path(), results.path(), wrong.path()}).status == 2);
    refuses({"merge", plan.path(), results.path(), "--verify", "0"}, "--verify");
    refuses({"merge", plan.path(), results.path(), "--again", "--sift"}, "only one");
}

TEST_CASE("a merge has the totals up to symmetry and the version, and compares them all") {
    const Count count;
    const TestFile plan("totals-plan", count.plan);
    const TestFile results("totals-results", text_of(count.results));
    const Document document = document_of({"merge", plan.path(), results.path()});
    CHECK(document["fundamental"] == "45752");
    CHECK(document["half_turn"] == "420");
    CHECK(document["version"] == std::string(version));
    const Printed words = run_line({"merge", plan.path(), results.path()});
    CHECK(words.out.starts_with(
        "365,596 solutions, 45,752 up to symmetry, 420 kept by a half turn, 0 by a quarter turn. "
        "Agrees with A000170, A002562, A032522 and A033148.\n"));
    CHECK(words.out.find(" that stand for 2 each") != std::string::npos);
}

}  // namespace queens::cli
