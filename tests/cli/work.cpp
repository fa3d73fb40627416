// `queens work`: what it says of jobs and plans that are not as they should be, and meanwhile.
#include <algorithm>
#include <catch2/catch_test_macros.hpp>
#include <chrono>
#include <future>
#include <streambuf>
#include <utility>

#include "bytes_of.hpp"
#include "cli/command_line.hpp"
#include "cli/parse.hpp"
#include "cli/test_file.hpp"

namespace queens::cli {

namespace {

/// Says when certain words were written.
class Screen : public std::streambuf {
  public:
    explicit Screen(std::string awaited) : awaited_(std::move(awaited)) {}

    [[nodiscard]] std::future<void> seen() { return seen_.get_future(); }
    [[nodiscard]] const std::string& text() const { return text_; }

  protected:
    int overflow(int letter) override {
        text_ += static_cast<char>(letter);
        const bool is_there = text_.find(awaited_) != std::string::npos;
        if (is_there && !std::exchange(was_there_, true)) seen_.set_value();
        return letter;
    }

  private:
    std::string awaited_;
    std::string text_;
    bool was_there_ = false;
    std::promise<void> seen_;
};

/// A pipe that is open behind its text until something was seen, or a minute is over.
class OpenPipe : public std::streambuf {
  public:
    OpenPipe(std::string text, std::future<void> seen)
        : text_(std::move(text)), seen_(std::move(seen)) {
        setg(text_.data(), text_.data(), text_.data() + text_.size());
    }

  protected:
    int underflow() override {
        seen_.wait_for(std::chrono::minutes(1));
        return traits_type::eof();
    }

  private:
    std::string text_;
    std::future<void> seen_;
};

/// What work with these options writes on a terminal, until it has shown the words.
std::string shown_by_work(std::vector<std::string> options, const std::string& jobs,
                          const std::string& words) {
    Screen screen(words);
    OpenPipe pipe(jobs, screen.seen());
    std::istream in(&pipe);
    std::ostringstream out;
    std::ostream err(&screen);
    options.insert(options.begin(), "work");
    const auto line = parse(options);
    const Call& call = std::get<Call>(line);
    Console console{.in = in, .out = out, .err = err, .err_is_terminal = true};
    CHECK(call.command->run(call.given, console) == Status::yes);
    return screen.text();
}

}  // namespace

TEST_CASE("on a terminal work shows how many jobs of queens are done, and of how many") {
    const std::string planned = run_line({"plan", "--n", "14", "--parts", "30"}).out;
    const std::string jobs = planned.substr(planned.find('\n') + 1);
    const TestFile some("some-of-a-share", run_line({"work", "--share", "5/8"}, planned).out);
    for (const auto& [options, lines, words] :
         {std::tuple(std::vector<std::string>{}, planned, "30 of 30 jobs done, "),
          {{"--share", "1/4", "--done", some.path()}, planned, "8 of 8 jobs done, "},
          {{}, jobs, "\r30 jobs done, "}}) {
        const std::string shown = shown_by_work(options, lines, words);
        INFO(shown);
        CHECK(shown.find(words) != std::string::npos);
        CHECK(shown.ends_with("\r\x1b[K"));
    }
    CHECK(run_line({"work"}, planned).err.empty());
}

TEST_CASE("a job of queens that fails is named on standard error, wherever the results go") {
    const std::string lines =
        "count id=4\ncount id=5 n=8 t=plane prefix= times=1 weight=1\ncount x\n";
    const TestFile kept("failed", "");
    for (const bool keeps : {false, true}) {
        std::vector<std::string> line{"work", "--threads", "1"};
        if (keeps) line.insert(line.end(), {"--keep", kept.path()});
        const Printed outcome = run_line(line, lines);
        CHECK(outcome.status == 1);
        CHECK(outcome.err ==
              "Job 4 failed: The line lacks the key \"n\".\n"
              "A job failed: The word \"x\" of the line is not a key with a value.\n");
        const std::string results = keeps ? bytes_of(kept.path()) : outcome.out;
        CHECK(outcome.out.empty() == keeps);
        CHECK(results.starts_with("failed id=4 why=The line lacks"));
        CHECK(results.find("\ncounted id=5 count=92 ") != std::string::npos);
    }
}

TEST_CASE("a stray line in a plan does not undo the jobs of queens before it") {
    const std::string planned = run_line({"plan", "--n", "14", "--parts", "30"}).out;
    const std::size_t first = planned.find("count id=0");
    const std::size_t fourth = planned.find("count id=3");
    const std::string jobs = planned.substr(first, fourth - first);
    const std::string results = run_line({"work", "--threads", "1"}, jobs).out;
    const std::string with_stray = jobs + "nonsense\n" + planned.substr(fourth);
    const TestFile kept("stray", "");
    for (const char* const threads : {"1", "3"}) {
        const Printed outcome = run_line({"work", "--threads", threads}, with_stray);
        CHECK(outcome.status == 2);
        CHECK(outcome.err == "Line 4 of standard input: It is not a line of a plan.\n");
        CHECK(std::count(outcome.out.begin(), outcome.out.end(), '\n') == 3);
        if (std::string_view(threads) == "1") CHECK(outcome.out == results);
    }
    CHECK(run_line({"work", "--threads", "1", "--keep", kept.path()}, with_stray).status == 2);
    CHECK(bytes_of(kept.path()) == results);
}

TEST_CASE("a plan of queens that is cut off in a line is refused there, and can be gone on with") {
    const std::string planned = run_line({"plan", "--n", "19", "--surface", "torus"}).out;
    REQUIRE(planned.find(" weight=2428\n", planned.size() - 13) != std::string::npos);
    const TestFile plan("whole-plan", planned);
    const TestFile kept("of-cut-plan", "");
    for (const std::size_t lost : {1U, 3U}) {
        const TestFile cut("cut-plan", planned.substr(0, planned.size() - lost));
        const Printed outcome = run_line({"work", "--keep", kept.path(), cut.path()});
        CHECK(outcome.status == 2);
        CHECK(outcome.err == "Line 12 of \"" + cut.path() +
                                 "\": It has no end, so that it may be cut off: give the whole "
                                 "plan, or end the line if it is whole.\n");
        const std::string results = bytes_of(kept.path());
        CHECK(std::count(results.begin(), results.end(), '\n') == 10);
    }
    const Printed whole = run_line({"work", "--keep", kept.path(), plan.path()});
    CHECK(whole.status == 0);
    CHECK(whole.err.empty());
    const TestFile without_end("plan-without-end", planned.substr(0, planned.size() - 1));
    const Printed done = run_line({"work", "--done", kept.path(), without_end.path()});
    CHECK(done.status == 0);
    CHECK(done.out.empty());
    CHECK(run_line({"merge", plan.path(), kept.path()}).out.starts_with("820,496 solutions"));
}

TEST_CASE("work does the jobs of queens that there are of a plan, and says that there are fewer") {
    const std::string planned = run_line({"plan", "--n", "14", "--parts", "30"}).out;
    const std::string cut = planned.substr(0, planned.find("count id=7 "));
    for (const bool shares : {false, true}) {
        std::vector<std::string> line{"work"};
        if (shares) line.insert(line.end(), {"--share", "1/4"});
        const Printed outcome = run_line(line, cut);
        CHECK(outcome.status == 1);
        CHECK(outcome.err ==
              "Remark: There are only 7 of the 30 jobs of the plan in standard input; the others "
              "are still to be done.\n");
        CHECK(std::count(outcome.out.begin(), outcome.out.end(), '\n') == (shares ? 2 : 7));
        CHECK(run_line(line, planned).err.empty());
        CHECK(run_line(line, planned + planned).err.empty());
        // Jobs that somebody took out of a plan come without its first line.
        const Printed taken = run_line(line, cut.substr(cut.find('\n') + 1));
        CHECK(taken.status == 0);
        CHECK(taken.err.empty());
    }
    refuses({"work"}, "Line 1 of standard input: The checksum \"12\" of the plan does not have ",
            "plan jobs=3 sum=12\n");
}

}  // namespace queens::cli
