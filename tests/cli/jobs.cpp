// `queens plan`, `queens work` and `queens merge`.
#include <catch2/catch_test_macros.hpp>
#include <sstream>

#include "cli/command_line.hpp"
#include "cli/interrupt.hpp"
#include "cli/test_file.hpp"
#include "sanitized.hpp"

namespace queens::cli {

namespace {

std::string first_lines(const std::string& text, int lines) {
    std::size_t end = 0;
    for (int i = 0; i < lines; ++i) end = text.find('\n', end) + 1;
    return text.substr(0, end);
}

}  // namespace

TEST_CASE("jobs that are planned, done and merged give the published count, in any order") {
    const std::string planned = run_line({"plan", "--n", "14", "--parts", "30"}).out;
    const Printed done = run_line({"work", "--threads", "2"}, planned);
    CHECK(done.status == 0);
    const TestFile jobs("all", planned);
    const TestFile results("results", done.out);
    // The first line of a plan is no job.
    const TestFile again("again", run_line({"work"}, first_lines(planned, 4)).out + "\n");
    const Printed merged = run_line({"merge", jobs.path(), again.path(), results.path()});
    CHECK(merged.status == 0);
    CHECK(merged.out.starts_with("365,596 solutions, 45,752 up to symmetry"));
    CHECK(merged.out.ends_with("\n3 results came again and said the same.\n"));
    const Document document = document_of({"merge", jobs.path(), results.path()});
    CHECK(document.fields() == std::vector<std::string>{"total", "by_symmetry", "fundamental",
                                                        "half_turn", "quarter_turn", "known",
                                                        "agrees", "nodes", "version", "jobs",
                                                        "done", "repeated", "missing"});
    CHECK(document["total"] == "365596");
    CHECK(document["agrees"] == true);
    CHECK(document["missing"].empty());
}

TEST_CASE("a merge that is not complete lists what is missing") {
    const std::string planned = run_line({"plan", "--n", "14", "--parts", "30"}).out;
    const TestFile jobs("incomplete", planned);
    const TestFile results("some", run_line({"work"}, first_lines(planned, 3)).out +
                                       "failed id=3 why=The machine stopped.\n");
    const Printed merged = run_line({"merge", jobs.path(), results.path()});
    CHECK(merged.status == 1);
    CHECK(merged.out.find(" jobs are missing: 2-") != std::string::npos);
    const Document document = document_of({"merge", jobs.path(), results.path()});
    CHECK(document["total"].is_null());
    CHECK(document["done"] == 2);
    CHECK(document["missing"][0] == 2);
}

TEST_CASE("a plan that was cut short is refused, and the missing jobs are named") {
    const std::string planned = run_line({"plan", "--n", "13", "--parts", "30"}).out;
    const std::string cut = planned.substr(0, planned.rfind("count id="));
    const TestFile jobs("cut", cut);
    const TestFile results("cut-results", run_line({"work"}, cut).out);
    const Printed merged = run_line({"merge", jobs.path(), results.path()});
    CHECK(merged.status == 2);
    CHECK(merged.out.empty());
    CHECK(merged.err.find("The plan is incomplete") != std::string::npos);
}

TEST_CASE("a plan without the line that says how many jobs it has is not merged") {
    const std::string planned = run_line({"plan", "--n", "8", "--parts", "3"}).out;
    // Without its last job, too, which nothing else would show.
    const std::size_t first = planned.find('\n') + 1;
    const TestFile jobs("old", planned.substr(first, planned.rfind("count id=") - first));
    const std::string results = run_line({"work"}, planned).out;
    const Printed merged = run_line({"merge", jobs.path(), "-"}, results);
    CHECK(merged.status == 2);
    CHECK(merged.out.empty());
    CHECK(merged.err.find("The first line of the plan") != std::string::npos);
    CHECK(is_one_sentence(merged.err));
}

TEST_CASE("a result as JSON has the line that merge reads") {
    const std::string planned = run_line({"plan", "--n", "8", "--parts", "3"}).out;
    const TestFile jobs("json-jobs", planned);
    std::string lines;
    std::istringstream documents(run_line({"work", "--format", "json"}, planned).out);
    for (std::string line; std::getline(documents, line);) {
        lines += Document::parse(line)["line"].text() + '\n';
    }
    const TestFile results("json-results", lines);
    CHECK(run_line({"merge", jobs.path(), results.path()}).out.starts_with("92 solutions"));
}

TEST_CASE("merge reads standard input for a dash") {
    const std::string planned = run_line({"plan", "--n", "8", "--parts", "3"}).out;
    const TestFile jobs("dash", planned);
    const TestFile results("dash-results", run_line({"work"}, planned).out);
    CHECK(run_line({"merge", "-", results.path()}, planned)
              .out.starts_with("92 solutions, 12 up to symmetry"));
    CHECK(run_line({"merge", jobs.path(), "-"}, run_line({"work"}, planned).out)
              .out.starts_with("92 solutions, 12 up to symmetry"));
}

TEST_CASE("work takes its jobs from a file, too, or from standard input for a dash") {
    const std::string planned = run_line({"plan", "--n", "8", "--parts", "3"}).out;
    const std::string done = run_line({"work", "--threads", "1"}, planned).out;
    const TestFile jobs("jobs-of-a-file", planned);
    CHECK(run_line({"work", jobs.path(), "--threads", "1"}).out == done);
    CHECK(run_line({"work", "-", "--threads", "1"}, planned).out == done);
    CHECK(run_line({"work", jobs.path(), "--done", "-"}, done).out.empty());
    refuses({"work", "no such file"}, "\"no such file\" cannot be read");
}

TEST_CASE("standard input is read for one thing only") {
    const std::string planned = run_line({"plan", "--n", "8", "--parts", "3"}).out;
    refuses({"work", "--done", "-"}, "Standard input", planned);
    refuses({"merge", "-", "-"}, "Standard input", planned);
    refuses({"work", "--keep", "-"}, "--keep adds to a file", planned);
}

TEST_CASE("work that was stopped goes on with the jobs that have no result yet") {
    const std::string planned = run_line({"plan", "--n", "14", "--parts", "30"}).out;
    const std::string first = run_line({"work"}, first_lines(planned, 3)).out;
    const TestFile jobs("stopped", planned);
    const TestFile results("so-far", first + "failed id=2 why=The machine stopped.\n\nnonsense\n");
    const Printed remainder = run_line({"work", "--done", results.path()}, planned);
    CHECK(remainder.status == 0);
    CHECK(remainder.out.find("id=0 ") == std::string::npos);
    CHECK(remainder.out.find("id=1 ") == std::string::npos);
    const TestFile all("in-two-parts", first + remainder.out);
    CHECK(document_of({"merge", jobs.path(), all.path()})["total"] == "365596");
    CHECK(run_line({"work", "--done", all.path()}, planned).out.empty());
    const Printed missing = run_line({"work", "--done", "no such file"}, planned);
    CHECK(missing.status == 2);
    CHECK(is_one_sentence(missing.err));
}

TEST_CASE("workers that take a share each do all jobs once between them") {
    const std::string planned = run_line({"plan", "--n", "14", "--parts", "30"}).out;
    const TestFile jobs("shared", planned);
    std::string results;
    for (const char* share : {"0/3", "1/3", "2/3"}) {
        results += run_line({"work", "--share", share}, planned).out;
    }
    const TestFile all("shares", results);
    const Document document = document_of({"merge", jobs.path(), all.path()});
    CHECK(document["total"] == "365596");
    CHECK(document["repeated"] == 0);
    for (const char* share : {"3/3", "0/0", "1", "a/b", "-1/3"}) {
        refuses({"work", "--share", share}, "--share", planned);
    }
    refuses({"work", "--share", "0/1000000001"}, "of at most 1000000000 shares", planned);
}

TEST_CASE("work does a repeated job once, and refuses two jobs with one number") {
    const std::string job = "count id=1 n=8 t=plane prefix= times=1 weight=1\n";
    const Printed once = run_line({"work"}, job + job);
    CHECK(once.out.find("counted", 1) == std::string::npos);
    const Printed twice =
        run_line({"work"}, job + "count id=1 n=9 t=plane prefix= times=1 weight=1\n");
    CHECK(twice.status == 2);
    CHECK(twice.out == once.out);
    CHECK(twice.err == "Line 2 of standard input: There are two jobs with the number 1.\n");
}

TEST_CASE("a plan estimates the cost of its jobs, and says whether to trust that") {
    const Document document =
        document_of({"plan", "--n", "25", "--surface", "torus", "--estimate", "--parts", "100"});
    CHECK(document.fields() == std::vector<std::string>{"jobs", "seconds", "low", "high",
                                                        "core_hours", "longest", "bytes",
                                                        "slowness", "trusted"});
    CHECK(document["trusted"] == true);
    CHECK(document["jobs"].number() >= 100);
    CHECK(document["longest"].number() < 0.1 * document["seconds"].number());
    CHECK(document["low"].number() < 0.7 * document["seconds"].number());
    CHECK(document["high"].number() > 1.4 * document["seconds"].number());
    CHECK(document["bytes"] == 0);
    CHECK(document_of({"plan", "--n", "22", "--estimate"})["bytes"] == 552'000'000);
    const Printed words = run_line({"plan", "--n", "20", "--estimate"});
    CHECK(words.out.find("on one core in all") != std::string::npos);
    CHECK(words.out.find("; 145 MB of memory.") != std::string::npos);
    CHECK(is_one_sentence(words.out));
}

TEST_CASE("a cost too small to measure has neither an about nor a range") {
    CHECK(run_line({"plan", "--n", "12", "--surface", "mobius", "--estimate"}).out ==
          "1 job: less than 0.001 s on one core in all; less than 0.001 s for the longest.\n");
}

TEST_CASE("a torus without solutions costs nothing") {
    const Document document =
        document_of({"plan", "--n", "33", "--surface", "torus", "--estimate"});
    CHECK(document["jobs"] == 1);
    CHECK(document["seconds"].number() == 0);
}

TEST_CASE("a plan gives only the least time of a search too large for random walks") {
    for (const char* n : {"34", "36", "40", "44"}) {
        if (tests::sanitized && std::string_view(n) != "40") continue;
        CAPTURE(n);
        const Printed words = run_line({"plan", "--n", n, "--estimate", "--parts", "10"});
        CHECK(is_one_sentence(words.out));
        CHECK(words.out.find("more than ") != std::string::npos);
        CHECK(words.out.find("nine estimates") == std::string::npos);
    }
    CHECK(document_of({"plan", "--n", "36", "--estimate", "--parts", "10"})["trusted"] == false);
}

TEST_CASE("boards with walls and pawns to be placed are counted by jobs") {
    for (const std::vector<std::string>& board :
         {std::vector<std::string>{"n=6&w=1-1&t=cyl"}, {"--n", "8", "--pawns", "2"}}) {
        std::vector<std::string> plan{"plan"};
        std::vector<std::string> count{"count"};
        plan.insert(plan.end(), board.begin(), board.end());
        count.insert(count.end(), board.begin(), board.end());
        const std::string planned = run_line(plan).out;
        const TestFile jobs("board", planned);
        const TestFile results("board-results", run_line({"work"}, planned).out);
        const Document merged = document_of({"merge", jobs.path(), results.path()});
        CHECK(merged["total"] == document_of(count)["total"]);
        CHECK(merged["known"].is_null() == (board.front() != "--n"));
    }
    const Document counted = document_of({"count", "--n", "8", "--pawns", "2", "--fundamental"});
    CHECK(counted["pawns"] == 2);
    CHECK(counted["total"] == "44");
    CHECK(counted["fundamental"] == "6");
}

TEST_CASE("the lines of plan and work as documents") {
    const Document job = document_of({"plan", "n=5&x=1-1"});
    CHECK(job.fields() == std::vector<std::string>{"id", "weight", "line"});
    const Document result = document_of({"work"}, job["line"].text() + "\n");
    CHECK(result.fields() == std::vector<std::string>{"id", "count", "nodes", "version", "line"});
    CHECK(result["count"] == "8");
    const Document failure = document_of({"work"}, "count id=4\n");
    CHECK(failure["id"] == 4);
    CHECK(failure["why"].is_string());
}

TEST_CASE("work refuses what is no plan, and takes one that was on Windows") {
    refuses({"work"}, "Line 2 of standard input: It is not a line of a plan.", "\nnonsense\n");
    const std::string planned = run_line({"plan", "--n", "9", "--parts", "4"}).out;
    std::string from_windows = "\xEF\xBB\xBF";
    for (const char letter : planned) {
        if (letter == '\n') from_windows += '\r';
        from_windows += letter;
    }
    const Printed done = run_line({"work", "--threads", "1"}, from_windows);
    CHECK(done.status == 0);
    CHECK(done.out == run_line({"work", "--threads", "1"}, planned).out);
    const TestFile jobs("from_windows", from_windows);
    const TestFile results("of_windows", done.out);
    CHECK(document_of({"merge", jobs.path(), results.path()})["total"] == "352");
}

TEST_CASE("work says that there are no jobs where there is something else, and not of nothing") {
    const std::string planned = run_line({"plan", "--n", "8", "--parts", "3"}).out;
    const TestFile results("results-for-jobs", run_line({"work"}, planned).out);
    refuses({"work", results.path()}, "There are no jobs in \"" + results.path() + "\"; ");
    refuses({"work"}, "There are no jobs in standard input; ", first_lines(planned, 1));
    refuses({"work"}, "There are no jobs in ", "failed id=3 why=The machine stopped.\n");
    CHECK(run_line({"work"}, "\n").status == 0);
    CHECK(run_line({"work", "--share", "98/99"}, planned).status == 0);
}

TEST_CASE("work stops cleanly at Ctrl+C") {
    set_interrupted(true);
    const Printed stopped = run_line({"work"}, "count id=1 n=8 t=plane prefix= times=1 weight=1\n");
    set_interrupted(false);
    CHECK(stopped.status == 1);
    CHECK(stopped.out.empty());
    CHECK(is_one_sentence(stopped.err));
}

TEST_CASE("what is no result, no plan or no order about queens is refused in a sentence") {
    const std::string planned = run_line({"plan", "--n", "6", "--parts", "1"}).out;
    const std::string result = first_lines(run_line({"work", "--threads", "1"}, planned).out, 1);
    const TestFile jobs("few", planned);
    const TestFile other("other", "count id=99 n=7 t=plane prefix= times=1 weight=1\n" + planned);
    const TestFile gap("gap", "count id=1 n=7 t=plane prefix= times=1 weight=1\n");
    const TestFile right("right", result);
    const TestFile unsigned_one("unsigned", "counted id=0 count=77 nodes=1\n");
    const TestFile nonsense("nonsense", "nonsense\n");
    const TestFile empty("empty", "");
    refuses({"merge", jobs.path(), right.path(), unsigned_one.path()}, "names no version");
    refuses({"merge", jobs.path(), nonsense.path()}, "It is not a result.");
    refuses({"merge", jobs.path(), "no such file"}, "\"no such file\" cannot be read");
    refuses({"merge", other.path(), right.path()}, "their checksum differs");
    refuses({"merge", gap.path(), right.path()}, "Job 0 is missing");
    refuses({"merge", empty.path(), right.path()}, "There are no jobs.");
    refuses({"merge", jobs.path()}, "RESULTS is missing");
    refuses({"merge", jobs.path(), right.path(), "--seed", "2"}, "--seed");
    refuses({"merge", jobs.path(), right.path(), "--again", "--format", "json"},
            "--format json goes with none of");
    refuses({"plan", "--n", "100"}, "can be counted; this one has 10,000");
    refuses({"plan", "--n", "8", "--parts", "0"}, "--parts");
    refuses({"work", "--threads", "0"}, "--threads");
}

}  // namespace queens::cli
