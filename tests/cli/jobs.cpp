// `queens plan`, `queens work` and `queens merge`.
#include <catch2/catch_test_macros.hpp>

#include "cli/command_line.hpp"
#include "cli/interrupt.hpp"
#include "cli/test_file.hpp"

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
    const TestFile again("again", run_line({"work"}, first_lines(planned, 4)).out + "\n");
    const Printed merged = run_line({"merge", jobs.path(), again.path(), results.path()});
    CHECK(merged.status == 0);
    CHECK(merged.out.starts_with("365,596 solutions. Agrees with A000170.\n"));
    const Json document = document_of({"merge", jobs.path(), results.path()});
    CHECK(fields_of(document) ==
          std::vector<std::string>{"total", "known", "agrees", "nodes", "jobs", "done", "missing"});
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
    CHECK(merged.out.find(" jobs: 2-") != std::string::npos);
    const Json document = document_of({"merge", jobs.path(), results.path()});
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
    CHECK(merged.err.find("The plan is not whole") != std::string::npos);
}

TEST_CASE("a plan from before plans said how many jobs they have is merged with a remark") {
    const std::string planned = run_line({"plan", "--n", "8", "--parts", "3"}).out;
    const TestFile jobs("old", planned.substr(planned.find('\n') + 1));
    const std::string results = run_line({"work"}, planned).out;
    const Printed merged = run_line({"merge", jobs.path(), "-"}, results);
    CHECK(merged.status == 0);
    CHECK(merged.out.starts_with("92 solutions."));
    CHECK(merged.err.starts_with("Remark: The plan does not say"));
    CHECK(is_one_sentence(merged.err));
}

TEST_CASE("merge reads standard input for a dash") {
    const std::string planned = run_line({"plan", "--n", "8", "--parts", "3"}).out;
    const TestFile jobs("dash", planned);
    const TestFile results("dash-results", run_line({"work"}, planned).out);
    CHECK(run_line({"merge", "-", results.path()}, planned).out.starts_with("92 solutions."));
    CHECK(run_line({"merge", jobs.path(), "-"}, run_line({"work"}, planned).out)
              .out.starts_with("92 solutions."));
}

TEST_CASE("work that was stopped goes on with the jobs that have no result yet") {
    const std::string planned = run_line({"plan", "--n", "14", "--parts", "30"}).out;
    const std::string first = run_line({"work"}, first_lines(planned, 3)).out;
    const TestFile jobs("stopped", planned);
    const TestFile results("so-far", first + "failed id=2 why=The machine stopped.\n\nnonsense\n");
    const Printed rest = run_line({"work", "--done", results.path()}, planned);
    CHECK(rest.status == 0);
    CHECK(rest.out.find("id=0 ") == std::string::npos);
    CHECK(rest.out.find("id=1 ") == std::string::npos);
    const TestFile all("in-two-parts", first + rest.out);
    CHECK(document_of({"merge", jobs.path(), all.path()})["total"] == "365596");
    CHECK(run_line({"work", "--done", all.path()}, planned).out.empty());
    const Printed missing = run_line({"work", "--done", "no such file"}, planned);
    CHECK(missing.status == 2);
    CHECK(is_one_sentence(missing.err));
}

TEST_CASE("a plan tells how long its jobs will take") {
    const Json document =
        document_of({"plan", "--n", "25", "--surface", "torus", "--estimate", "--parts", "100"});
    CHECK(fields_of(document) == std::vector<std::string>{"jobs", "seconds", "longest"});
    CHECK(document["jobs"] >= 100);
    CHECK(document["longest"] < 0.1 * document["seconds"].get<double>());
    const Printed words = run_line({"plan", "--n", "8", "--estimate"});
    CHECK(words.out.find("on one core in all") != std::string::npos);
    CHECK(is_one_sentence(words.out));
}

TEST_CASE("boards with walls and pawns to be placed go through jobs too") {
    for (const std::vector<std::string>& board :
         {std::vector<std::string>{"n=6&w=1-1&t=cyl"}, {"--n", "8", "--pawns", "2"}}) {
        std::vector<std::string> plan{"plan"};
        std::vector<std::string> count{"count"};
        plan.insert(plan.end(), board.begin(), board.end());
        count.insert(count.end(), board.begin(), board.end());
        const std::string planned = run_line(plan).out;
        const TestFile jobs("board", planned);
        const TestFile results("board-results", run_line({"work"}, planned).out);
        const Json merged = document_of({"merge", jobs.path(), results.path()});
        CHECK(merged["total"] == document_of(count)["total"]);
        CHECK(merged["known"].is_null() == (board.front() != "--n"));
    }
    const Json counted = document_of({"count", "--n", "8", "--pawns", "2", "--fundamental"});
    CHECK(counted["pawns"] == 2);
    CHECK(counted["total"] == "44");
    CHECK(counted["fundamental"] == "6");
}

TEST_CASE("the lines of plan and work as documents") {
    const Json job = document_of({"plan", "n=5&x=1-1"});
    CHECK(fields_of(job) == std::vector<std::string>{"id", "weight", "line"});
    const Json result = document_of({"work"}, job["line"].get<std::string>() + "\n");
    CHECK(fields_of(result) == std::vector<std::string>{"id", "count", "nodes"});
    CHECK(result["count"] == "8");
    const Json failure = document_of({"work"}, "count id=4\n");
    CHECK(failure["id"] == 4);
    CHECK(failure["why"].is_string());
}

TEST_CASE("work answers a line that is no job, and stops cleanly when it is told to") {
    const Printed wrong = run_line({"work"}, "nonsense\n\n");
    CHECK(wrong.status == 1);
    CHECK(wrong.out.starts_with("failed why="));
    set_interrupted(true);
    const Printed stopped = run_line({"work"}, "count id=1 n=8 t=plane prefix= times=1 weight=1\n");
    set_interrupted(false);
    CHECK(stopped.status == 1);
    CHECK(stopped.out.empty());
    CHECK(is_one_sentence(stopped.err));
}

TEST_CASE("results that contradict each other or belong to no job are refused in a sentence") {
    const std::string planned = run_line({"plan", "--n", "6", "--parts", "1"}).out;
    const std::string result = first_lines(run_line({"work", "--threads", "1"}, planned).out, 1);
    const TestFile jobs("few", planned);
    const TestFile other("other", "count id=99 n=7 t=plane prefix= times=1 weight=1\n" + planned);
    const TestFile gap("gap", "count id=1 n=7 t=plane prefix= times=1 weight=1\n");
    const TestFile right("right", result);
    const TestFile contradiction("contradiction", "counted id=0 count=77 nodes=1\n");
    const TestFile unknown("unknown", "counted id=9999 count=1 nodes=1\n");
    const TestFile nonsense("nonsense", "nonsense\n");
    const TestFile empty("empty", "");
    const std::vector<std::vector<std::string>> lines{
        {"merge", jobs.path(), right.path(), contradiction.path()},
        {"merge", jobs.path(), unknown.path()},
        {"merge", jobs.path(), nonsense.path()},
        {"merge", jobs.path(), "no such file"},
        {"merge", other.path(), right.path()},
        {"merge", gap.path(), right.path()},
        {"merge", empty.path(), right.path()},
        {"merge", jobs.path()},
        {"plan", "--n", "100"},
        {"plan", "--n", "8", "--parts", "0"},
        {"work", "--threads", "0"}};
    for (const auto& line : lines) {
        const Printed outcome = run_line(line);
        INFO(outcome.err);
        CHECK(outcome.status == 2);
        CHECK(is_one_sentence(outcome.err));
    }
}

}  // namespace queens::cli
