// `queens garden`: what it grows it also accepts, and what is no garden is refused.
#include <catch2/catch_test_macros.hpp>
#include <streambuf>

#include "cli/command_line.hpp"
#include "cli/interrupt.hpp"
#include "cli/test_file.hpp"

namespace queens::cli {

namespace {

using Strings = std::vector<std::string>;

const std::string two_solutions = "AAAA\nBBBB\nCCCC\nDDDD\n";

}  // namespace

TEST_CASE("a garden is written as letters and as a document, and read back from both") {
    const Strings line{"garden", "--n", "6", "--seed", "3"};
    const Document document = document_of(line);
    CHECK(document.fields() ==
          Strings{"n", "surface", "rule", "regions", "solution", "grade", "rules", "seed", "link"});
    CHECK(document["regions"].size() == 6);
    const std::string text = run_line(line).out;
    CHECK(text.starts_with("# plane, touch, "));
    const Printed by_letters = run_line({"garden", "--check", "-"}, text);
    CHECK(by_letters.status == 0);
    CHECK(by_letters.out.starts_with("Garden 1: one solution, "));
    Strings as_json = line;
    as_json.insert(as_json.end(), {"--format", "json"});
    const Printed by_document = run_line({"garden", "--check", "-"}, run_line(as_json).out);
    CHECK(by_document.out == by_letters.out);
}

TEST_CASE("a garden of another surface or rule is judged by what is written above it") {
    for (const Strings& how : {Strings{"--rule", "lines"}, Strings{"--surface", "torus"}}) {
        Strings line{"garden", "--n", "7", "--seed", "3"};
        line.insert(line.end(), how.begin(), how.end());
        const Printed checked = run_line({"garden", "--check", "-"}, run_line(line).out);
        CHECK(checked.status == 0);
        CHECK(checked.out.starts_with("Garden 1: one solution, "));
        const std::string foreign = run_line(line).out;
        const Printed without = run_line({"garden", "--check", "-"}, "# mine\n" + foreign);
        CHECK(without.out == checked.out);
    }
}

TEST_CASE("a garden that lacks rows takes none of the next one") {
    const std::string two = run_line({"garden", "--n", "5", "--number", "2"}).out;
    const std::string cut = two.substr(two.find('\n') + 1);
    const std::size_t next = cut.find("\n#");
    REQUIRE(next != std::string::npos);
    const std::string lacking = cut.substr(cut.find('\n') + 1);
    refuses({"garden", "--check", "-"}, "The garden above this line lacks rows.", lacking);
}

TEST_CASE("as many gardens as asked for come from as many seeds") {
    const std::string three = run_line({"garden", "--n", "5", "--number", "3", "--seed", "7"}).out;
    const Printed checked = run_line({"garden", "--check", "-"}, three);
    CHECK(checked.status == 0);
    CHECK(checked.out.find("Garden 3: one solution") != std::string::npos);
    CHECK(three.ends_with(run_line({"garden", "--n", "5", "--seed", "9"}).out));
}

TEST_CASE("gardens and puzzles from more seeds than there are are refused") {
    const std::string last = "9007199254740992";
    for (const std::string command : {"garden", "puzzle"}) {
        CHECK(run_line({command, "--n", "6", "--seed", last}).status == 0);
        refuses({command, "--n", "6", "--seed", last, "--number", "2"},
                "From seed 9007199254740992 on there is only 1.");
    }
}

TEST_CASE("a garden with two solutions is not taken for one with one") {
    const Printed checked = run_line({"garden", "--check", "-"}, two_solutions);
    CHECK(checked.status == 1);
    CHECK(checked.out.starts_with("Garden 1: more than one solution."));
    const Document document =
        document_of({"garden", "--check", "-", "--rule", "lines"}, two_solutions);
    CHECK(document["solutions"] == "many");
    CHECK(document["rule"] == "lines");
}

TEST_CASE("the garden of a day is one of its grade, and its link is read back") {
    const Document document = document_of({"garden", "--day", "2026-11-25", "--grade", "hard"});
    CHECK(document["grade"] == "hard");
    const std::string link = document["link"].text();
    const Printed checked = run_line({"garden", "--check", "-"}, link + "\n");
    CHECK(checked.out.starts_with("Garden 1: one solution, hard."));
    refuses({"garden", "--day", "2026-11-31"}, "A day is written such as");
}

TEST_CASE("what is no garden is refused in a sentence") {
    refuses({"garden", "--n", "15"}, "4 to 14 rows");
    refuses({"garden", "--n", "8", "--surface", "torus", "--rule", "lines"}, "2 or 3 divides 8");
    refuses({"garden", "--surface", "klein"}, "Gardens grow on the plane");
    refuses({"garden", "--surface", "flat"}, "There is no surface \"flat\"");
    refuses({"garden", "--rule", "knights"}, "There is no rule \"knights\"");
    refuses({"garden", "--grade", "fiendish"}, "There is no grade \"fiendish\"");
    refuses({"garden", "--check", "-"}, "no garden to check");
    refuses({"garden", "--check", "-"}, "lacks rows", "AAAA\nBBBB\n");
    refuses({"garden", "--check", "-"}, "Line 4 of", "AAAA\nBBBB\nCCCC\nDDD1\n");
    refuses({"garden", "--check", "-"}, "no list of regions", "{\"regions\":[1,2]}\n");
    refuses({"garden", "--check", "-"}, "Line 1 of standard input: There is no surface",
            "{\"regions\":[\"AAAA\"],\"surface\":\"flat\"}\n");
    refuses({"garden", "--check", "-"}, "Line 2 of standard input: There is no rule",
            "\n{\"regions\":[\"AAAA\"],\"rule\":\"knights\"}\n");
    CHECK(run_line({"garden", "--n", "4", "--grade", "expert"}).status == 1);
}

TEST_CASE("a sheet has four, six or nine gardens, and their solutions on the next page") {
    const auto count_in = [](const std::string& text, const std::string& sought) {
        int found = 0;
        for (std::size_t at = text.find(sought); at != std::string::npos;
             at = text.find(sought, at + 1)) {
            ++found;
        }
        return found;
    };
    for (const int gardens : {4, 6, 9}) {
        const Printed sheet = run_line({"garden", "--n", "6", "--number", std::to_string(gardens),
                                        "--grade", "easy", "--sheet"});
        CHECK(sheet.status == 0);
        CHECK(sheet.out.starts_with("<!doctype html>"));
        CHECK(count_in(sheet.out, "<figure>") == 2 * gardens);
        CHECK(count_in(sheet.out, "break-before: page") == 1);
        CHECK(count_in(sheet.out, std::to_string(gardens) + ". Easy</figcaption>") == 2);
    }
    CHECK(run_line({"garden", "--number", "5", "--sheet"}).status == 2);
    CHECK(run_line({"garden", "--sheet", "--format", "json"}).status == 2);
}

TEST_CASE("a garden is drawn as a picture, with its queens when they are asked for") {
    const Strings line{"garden", "--n", "5", "--svg"};
    const Printed puzzle = run_line(line);
    CHECK(puzzle.status == 0);
    CHECK(puzzle.out.starts_with("<svg "));
    Strings answered = line;
    answered.emplace_back("--solution");
    CHECK(run_line(answered).out.size() > puzzle.out.size());
    CHECK(run_line({"garden", "--svg", "--number", "2"}).status == 2);
    CHECK(run_line({"garden", "--svg", "--format", "json"}).status == 2);
}

TEST_CASE("a tally says how many gardens need each tier") {
    const Strings line{"garden", "--n", "5", "--number", "100", "--tally"};
    CHECK(run_line(line).out == "5 1 100 0 15 84 1 0 0 0\n");
    const Document document = document_of(line);
    CHECK(document.fields() == Strings{"n", "surface", "rule", "seed", "number", "tiers"});
    CHECK(document["tiers"].size() == 7);
}

TEST_CASE("show writes the regions of a garden, and link reads them back") {
    const std::string link = document_of({"garden", "--n", "5", "--seed", "3"})["link"].text();
    const std::string text = run_line({"show", link}).out;
    CHECK(text.starts_with(". . . . .\n"));
    CHECK(run_line({"link"}, text).out == "#v=1&" + link.substr(link.find("n=")) + "\n");
    std::string from_windows;
    for (const char letter : text) from_windows += letter == '\n' ? "\r\n" : std::string(1, letter);
    CHECK(run_line({"link"}, from_windows).out == run_line({"link"}, text).out);
    const Document document = document_of({"show", link});
    CHECK(document.fields() == Strings{"board", "link", "rule", "regions"});
    CHECK(document["regions"].size() == 5);
}

TEST_CASE("a garden in which no two queens may attack each other is read back as one") {
    const std::string link = "#v=1&n=8&g=v9r_5aosb7aOGsf3z9cdl";
    const std::string text = run_line({"show", link}).out;
    CHECK(text.find("\n\nRule: lines\nA") != std::string::npos);
    CHECK(run_line({"link"}, text).out == link + "\n");
    std::string unknown = text;
    unknown.replace(unknown.find("lines"), 5, "kings");
    refuses({"link"}, "The text board cannot be read.", unknown);
}

TEST_CASE("a tally that Ctrl+C interrupts is no row of all its seeds") {
    set_interrupted(true);
    const Printed stopped = run_line({"garden", "--n", "5", "--number", "100", "--tally"});
    set_interrupted(false);
    CHECK(stopped.status == 1);
    CHECK(stopped.out.empty());
}

TEST_CASE("a sheet that Ctrl+C interrupts is not written") {
    set_interrupted(true);
    const Printed sheet = run_line({"garden", "--n", "6", "--sheet"});
    set_interrupted(false);
    CHECK(sheet.status == 1);
    CHECK(sheet.out.empty());
}

TEST_CASE("gardens, puzzles and known numbers that Ctrl+C interrupts say where they stopped") {
    const TestFile file("interrupted-garden", "abc\n");
    for (const auto& [line, words] : std::vector<std::pair<Strings, std::string>>{
             {{"garden", "--n", "6", "--seed", "7"}, "Stopped before seed 7."},
             {{"puzzle", "--seed", "7"}, "Stopped before seed 7."},
             {{"garden", "--check", file.path()}, "Stopped after 0 gardens."},
             {{"known", "--count", "14"}, "Stopped at n = 1."}}) {
        set_interrupted(true);
        const Printed outcome = run_line(line);
        set_interrupted(false);
        INFO(line.front());
        CHECK(outcome.status == 1);
        CHECK(outcome.err == words + "\n");
    }
}

TEST_CASE("a garden in which Ctrl+C comes is not said to lack rows") {
    /// Two rows of a garden, then Ctrl+C.
    class Rows : public std::streambuf {
      public:
        Rows() { setg(rows_.data(), rows_.data(), rows_.data() + rows_.size()); }

      protected:
        int underflow() override {
            set_interrupted(true);
            return traits_type::eof();
        }

      private:
        std::string rows_ = "AAAA\nBBBB\n";
    };
    Rows rows;
    std::istream in(&rows);
    std::ostringstream out;
    std::ostringstream err;
    const int status = run(Strings{"garden", "--check", "-"}, in, out, err);
    set_interrupted(false);
    CHECK(status == 1);
    CHECK(err.str() == "Stopped after 0 gardens.\n");
}

TEST_CASE("options of gardens that say nothing together are refused") {
    const std::string day = "2026-11-25";
    refuses({"garden", "--day", day, "--n", "12"}, "--n does not go with --day");
    refuses({"garden", "--day", day, "--seed", "3"}, "--seed does not go with --day");
    refuses({"garden", "--day", day, "--surface", "torus"}, "--surface does not go with --day");
    refuses({"garden", "--day", day, "--svg"}, "one of --sheet, --svg, --tally, --day and --check");
    refuses({"garden", "--sheet", "--svg"}, "one of --sheet, --svg, --tally, --day and --check");
    refuses({"garden", "--tally", "--solution"}, "--solution goes with none of");
    for (const std::string option : {"--n", "--seed", "--number"}) {
        refuses({"garden", "--check", "-", option, "5"}, option + " does not go with --check.",
                two_solutions);
    }
    refuses({"garden", "--check", "-", "--grade", "easy"}, "--grade does not go with --check.",
            two_solutions);
}

}  // namespace queens::cli
