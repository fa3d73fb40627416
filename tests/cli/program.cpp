// The command line as a whole: help, complaints, exit statuses, the real binary.
#include <sys/wait.h>

#include <algorithm>
#include <catch2/catch_test_macros.hpp>
#include <cstdlib>
#include <filesystem>
#include <streambuf>

#include "bytes_of.hpp"
#include "cli/command_line.hpp"
#include "cli/commands.hpp"
#include "cli/shell.hpp"
#include "cli/test_file.hpp"
#include "sanitized.hpp"

namespace queens::cli {

namespace {

/// Those that take a LINK.
const std::vector<std::string> link_commands{"count",   "plan",    "solve",    "step",  "show",
                                             "link",    "attacks", "check",    "orbit", "solutions",
                                             "measure", "most",    "dominate", "magic"};

/// The exit status of the real program, its output thrown away.
int status_of_program(const std::string& arguments) {
    const std::string line = "\"" QUEENS_PROGRAM "\" " + arguments + " >/dev/null 2>&1";
    const int status = std::system(line.c_str());
    return WIFEXITED(status) ? WEXITSTATUS(status) : -1;
}

}  // namespace

TEST_CASE("without arguments the help is printed and the exit status is 2") {
    const Printed outcome = run_line({});
    CHECK(outcome.status == 2);
    CHECK(outcome.err == run_line({"--help"}).out);
}

TEST_CASE("help before a command is the help of that command") {
    CHECK(run_line({"help"}).out == run_line({"--help"}).out);
    CHECK(run_line({"help", "count"}).out == run_line({"count", "--help"}).out);
    CHECK(run_line({"help", "count"}).status == 0);
    refuses({"help", "castle"}, "There is no command \"castle\"");
}

TEST_CASE("no line of help is wider than a hundred columns") {
    for (const Subcommand& command : subcommands()) {
        std::istringstream lines(run_line({command.name, "--help"}).out);
        for (std::string line; std::getline(lines, line);) CHECK(line.size() <= 100);
    }
}

TEST_CASE("what the parser finds wrong becomes one sentence") {
    refuses({"conut"}, R"(There is no command "conut", but there is "count";)");
    refuses({"est"}, R"(There is no command "est", but there is "estimate";)");
    refuses({"manual", "estimat"}, R"(There is no command "estimat", but there is "estimate";)");
    refuses({"hlep"}, "There is no command \"hlep\"; `queens --help` lists them.");
    refuses({"castle"}, "There is no command \"castle\"; `queens --help` lists them.");
    refuses({"--verbose"}, "Name a command before --verbose;");
    refuses({""}, "Name a command first;");
    refuses({"count", "--verbose"}, "not expected: --verbose");
    refuses({"count", "--n"}, "--n needs a value");
    refuses({"count", "--n", "--surface", "torus"}, "--n needs a value");
    refuses({"count", "--n", "8", "--n", "9"}, "--n is given more than once");
    refuses({"show"}, "LINK is missing");
    refuses({"show", "n=8", "n=9"}, "not expected: n=9");
    for (const std::string& command : link_commands) {
        refuses({command, "n=4", "--format", "xml"}, "--format is text or json");
    }
    refuses({"solvers", "n=4"}, "not expected: n=4");
}

TEST_CASE("a board outside the limits is refused before it is made") {
    refuses({"count", "--n", "0"}, "--n takes a whole number from 1 to 1024, not \"0\"");
    refuses({"count", "--n", "1025"}, "1 to 1024");
    refuses({"count", "--n", "-3"}, "not \"-3\"");
    refuses({"count", "--n", "eight"}, "not \"eight\"");
    refuses({"count", "--n", "99999999999999999999"}, "1 to 1024");
    refuses({"count", "--size", "8"}, "COLUMNSxROWS");
    refuses({"count", "--size", "8x"}, "COLUMNSxROWS");
    refuses({"count", "--size", "8x8x8"}, "COLUMNSxROWS");
    refuses({"count", "--size", "8x2000"}, "not \"2000\"");
}

TEST_CASE("a board that is named twice, or not at all, is refused") {
    refuses({"count"}, "Say which board");
    refuses({"count", "--surface", "torus"}, "Say which board");
    refuses({"count", "--n", "8", "--size", "8x8"}, "not both");
    refuses({"count", "n=8", "--n", "8"}, "either a LINK or options");
    refuses({"count", "--n", "8", "junk"}, "A link, as \"junk\" is taken for");
    refuses({"count", "n=8", "--surface", "torus"}, "either a LINK or options");
}

TEST_CASE("an unknown surface is answered with the list of surfaces") {
    refuses({"count", "--n", "8", "--surface", "sphere"}, "There is no surface \"sphere\"");
    refuses({"count", "--n", "8", "--surface", ""}, "plane, cyl, cylv, torus");
}

TEST_CASE("a bad link is refused with its own sentence by every command that reads links") {
    for (const std::string& command : link_commands) {
        refuses({command, "n=8&q=1.5.8.6.3.7.2.9"}, "There is no row 9 on a board with 8 rows.");
        refuses({command, "n=99999"}, "link cannot be read");
        refuses({command, "2Q5/8"},
                "\"2Q5/8\" is none; `queens link` makes a link of a text board.");
        refuses({command, "-"}, "`queens link` makes a link of a text board.", ". Q\nQ .\n");
    }
}

TEST_CASE("a remark about a link goes to standard error and does not change the status") {
    const Printed outcome = run_line({"show", "n=4&b=Q3/4/4/4&q=2.4.1.3"});
    CHECK(outcome.status == 0);
    CHECK(outcome.err.starts_with("Remark: "));
    CHECK(is_one_sentence(outcome.err));
    CHECK(outcome.out.starts_with("Q . . .\n"));
}

TEST_CASE("a folder is not taken for an empty file") {
    const std::string folder = std::filesystem::temp_directory_path().string();
    const TestFile plan("folder-plan", run_line({"plan", "--n", "6"}).out);
    for (const std::vector<std::string>& line :
         {std::vector<std::string>{"work", folder},
          {"merge", plan.path(), folder},
          {"lesson", folder},
          {"garden", "--check", folder},
          {"bench", "--against", folder, "--largest", "0", "--rounds", "1"},
          {"tables", "pawns_4", "--draft", folder}}) {
        refuses(line, "The file \"" + folder + "\" cannot be read.");
    }
}

TEST_CASE("a line without an end is not kept in memory") {
    const std::string endless(3'000'000, 'x');
    for (const std::vector<std::string>& line :
         {std::vector<std::string>{"work"}, {"merge", "-", "results"}, {"show", "-"}}) {
        refuses(line, "Standard input has a line that is too long.", endless);
    }
}

TEST_CASE("the last line of a file needs no end") {
    CHECK(run_line({"show", "-"}, "n=1&q=1").out == "Q\n");
    CHECK(run_line({"show", "-"}, "\n \n  n=1&q=1 \n").out == "Q\n");
}

TEST_CASE("queens that nobody can read any more are not looked for") {
    /// Takes some letters, and says how often it was asked after that.
    class FullDisk : public std::streambuf {
      public:
        int refusals = 0;

      protected:
        int overflow(int letter) override {
            if (--room_ >= 0) return letter;
            ++refusals;
            return traits_type::eof();
        }

      private:
        int room_ = 1000;
    };
    for (const std::vector<std::string>& line : {std::vector<std::string>{"solutions", "--n", "10"},
                                                 {"garden", "--n", "5", "--number", "100"},
                                                 {"plan", "--n", "16", "--parts", "1000"},
                                                 {"known"}}) {
        INFO(line.front());
        FullDisk disk;
        std::istringstream in;
        std::ostream out(&disk);
        std::ostringstream err;
        CHECK(run(line, in, out, err) == 2);
        CHECK(err.str() == "The output could not be written.\n");
        CHECK(disk.refusals == 1);
    }
}

TEST_CASE("output that cannot be written is an error") {
    std::istringstream in;
    std::ostringstream out;
    std::ostringstream err;
    out.setstate(std::ios::badbit);
    CHECK(run(std::vector<std::string>{"solvers"}, in, out, err) == 2);
    CHECK(is_one_sentence(err.str()));
}

TEST_CASE("the program itself ends with the statuses 0, 1 and 2") {
    CHECK(status_of_program("check 'n=4&q=2.4.1.3'") == 0);
    CHECK(status_of_program("check 'n=4&q=2.4.1.4'") == 1);
    CHECK(status_of_program("check") == 2);
    CHECK(status_of_program("") == 2);
}

TEST_CASE("the shells that are installed read their completions, and bash asks the program") {
    for (const std::string shell : {"bash", "zsh", "fish"}) {
        if (!is_installed(shell)) continue;
        INFO(shell);
        const TestFile script("completion", run_line({"completion", shell}).out);
        CHECK(run_in_shell(shell + " -n '" + script.path() + "'").text.empty());
        if (shell != "bash") continue;
        const TestFile line(
            "completion-line",
            "PATH=$(dirname \"" QUEENS_PROGRAM "\"):$PATH\nsource '" + script.path() +
                "'\ncompopt() { echo \"compopt $1 $2\"; }\n"
                "COMP_WORDS=(queens $1)\nCOMP_CWORD=${#COMP_WORDS[@]}\n"
                "COMP_CWORD=$((COMP_CWORD - 1))\n_queens\necho \"${COMPREPLY[*]}\"\n");
        const auto completed = [&](const std::string& words) {
            return run_in_shell("bash '" + line.path() + "' '" + words + "'").text;
        };
        CHECK(completed("count --surface mob") == "mobius mobiusv\n");
        CHECK(completed("merge pl") == "compopt -o default\n\n");
    }
}

TEST_CASE("the program stops a long count at Ctrl+C and says how far it came") {
    // On a busy machine it may take more than a second until it counts.
    const std::string line =
        "for seconds in 1 5 25; do timeout --signal=INT $seconds \"" QUEENS_PROGRAM
        "\" count --n 22 --format json 2>&1 | grep -q '^Stopped after' && exit; done; exit 1";
    CHECK(std::system(line.c_str()) == 0);
}

TEST_CASE("Ctrl+C stops the program, too, while it waits for standard input") {
    const TestFile place("silent", "");
    const std::string fifo = place.path() + ".fifo";
    // A pipe that stays open, in which nothing comes.
    const ShellOutcome outcome = run_in_shell(
        "mkfifo '" + fifo + "'; exec 3<> '" + fifo +
        "'; for seconds in 1 5 25; do timeout --preserve-status --kill-after=5 --signal=INT "
        "$seconds \"" QUEENS_PROGRAM "\" show - <&3 && break; test $? = 1 && break; done; rm '" +
        fifo + "'");
    CHECK(outcome.text == "Stopped before standard input came to its end.\n");
}

TEST_CASE("Ctrl+C stops the program, too, while a plane of 27 rows is cut into jobs") {
    // Cutting it to the end takes more seconds of the processor than are allowed here.
    for (const std::string command :
         {"count --n 27 2>&1 | grep -q '^Stopped after .* 0 solutions'",
          "plan --n 27 2>&1 | grep -q '^Stopped before there was a plan'",
          "estimate --n 27 --parts 16777216 2>&1 | grep -q '^Stopped '"}) {
        INFO(command);
        const std::string line =
            "ulimit -t 4; for seconds in 1 2 3; do timeout --signal=INT $seconds \"" QUEENS_PROGRAM
            "\" " +
            command + " && exit; done; exit 1";
        CHECK(std::system(line.c_str()) == 0);
    }
}

TEST_CASE("work does each job as it comes, and has written what it did when Ctrl+C comes") {
    const TestFile plan("fifo-plan", run_line({"plan", "--n", "8", "--parts", "3"}).out);
    const TestFile results("fifo-results", "");
    const std::string fifo = results.path() + ".fifo";
    // Three lines go into a pipe that stays open: two of them are jobs.
    const ShellOutcome outcome =
        run_in_shell("mkfifo '" + fifo + "'; \"" QUEENS_PROGRAM "\" work < '" + fifo + "' > '" +
                     results.path() + "' & exec 3> '" + fifo + "'; head -3 '" + plan.path() +
                     "' >&3; for try in $(seq 300); do test $(grep -c ^counted '" + results.path() +
                     "') = 2 && break; sleep 0.1; done; kill -TERM $!; wait $!; "
                     "echo status $?; rm '" +
                     fifo + "'");
    CHECK(outcome.text == "Stopped; the jobs without a result are still to be done.\nstatus 1\n");
    const std::string done = bytes_of(results.path());
    CHECK(std::count(done.begin(), done.end(), '\n') == 2);
}

TEST_CASE("more threads than the system gives are refused in a sentence") {
    // Sanitizers need more memory than is left here.
    if (tests::sanitized) return;
    const TestFile plan("threads-plan", run_line({"plan", "--n", "10"}).out);
    for (const std::string& command :
         {std::string("count --n 13 --surface torus"), "work '" + plan.path() + "'"}) {
        const ShellOutcome outcome =
            run_in_shell("ulimit -v 1000000; \"" QUEENS_PROGRAM "\" " + command + " --threads 256");
        INFO(outcome.text);
        CHECK(outcome.status == 2);
        CHECK(outcome.text == "The system gives no more threads: give fewer with --threads.\n");
    }
}

}  // namespace queens::cli
