// Lessons on paper, the hostile ones, too; what a good one looks like is in tests/cli/lesson.cpp.
#include "figure/lesson_sheet.hpp"

#include <catch2/catch_test_macros.hpp>
#include <filesystem>

#include "bytes_of.hpp"
#include "core/link.hpp"
#include "figure/colours.hpp"
#include "figure/sheet_parts.hpp"
#include "figure/svg_canvas.hpp"
#include "figure/task_solution.hpp"
#include "gardens/generate.hpp"

namespace queens {

namespace {

std::string sheet_of_text(const std::string& text, const std::string& address = {}) {
    return sheet_of(lessons::read_lesson(text), address);
}

std::size_t times_in(const std::string& text, const std::string& part) {
    std::size_t found = 0;
    for (std::size_t at = text.find(part); at != std::string::npos; at = text.find(part, at + 1)) {
        ++found;
    }
    return found;
}

}  // namespace

TEST_CASE("on paper a task's board is larger, for a pencil") {
    const std::string sheet = sheet_of_text("## A\n\n[x](#n=4)\n\n- [ ] [y](#n=5&goal=orbit=4)\n");
    CHECK(times_in(sheet, "<figure class=\"c8\"><img") == 1);
    CHECK(times_in(sheet, "<figure class=\"pencil c8\"><img") == 1);
}

TEST_CASE("on paper no element stands in the words of a picture of more than one line") {
    const std::string sheet = sheet_of_text("## A\n\n[x\\\ny](#n=4)\n");
    CHECK(times_in(sheet, "<br>") == 1);
    CHECK(times_in(sheet, "alt=\"x\ny\"") == 1);
}

TEST_CASE("no number is missing among the boards before the answers on paper") {
    const std::string sheet =
        sheet_of_text("## A\n\n[x](#n=4)\n\n> [y](#n=5)\n\n## B\n\n[z](#n=6)\n");
    const std::string pages = sheet.substr(0, sheet.find("<div class=\"answers\">"));
    CHECK(times_in(pages, "Board 2</figcaption>") == 1);
    CHECK(times_in(pages, "Board 3") == 0);
    CHECK(times_in(sheet, "Board 3</figcaption>") == 1);
}

TEST_CASE("answers on paper are those of tasks and items, too, and are not among these") {
    const std::string sheet = sheet_of_text(
        "## A\n\n- [ ] [x](#n=4)\n\n  > One [y](#n=5)\n\n- z\n\n  > Two\n  >\n  > > Three\n\n> "
        "Four\n");
    const std::size_t answers = sheet.find("<div class=\"answers\">");
    REQUIRE(answers != std::string::npos);
    std::size_t before = answers;
    for (const char* const words : {"One y (Board 2)", "Two", "Three", "Four"}) {
        INFO(words);
        CHECK(times_in(sheet, words) == 1);
        CHECK(sheet.find(words) > before);
        before = sheet.find(words);
    }
}

TEST_CASE("on paper boxes stand before tasks, and bullets before all else") {
    const std::string sheet = sheet_of_text("## A\n\n- one\n- two\n\nx\n\n- [ ] [y](#n=4)\n- z\n");
    CHECK(times_in(sheet, "<ul><li>one</li><li>two</li></ul>") == 1);
    CHECK(times_in(sheet, "<ul><li class=\"task\"><span class=\"box\">") == 1);
    CHECK(times_in(sheet, "<li>z</li></ul>") == 1);
    CHECK(times_in(sheet, "list-style: none") == 1);
    CHECK(times_in(sheet, "ul > .task {") == 1);
}

namespace {

/// What is printed behind the tasks of a lesson with this one task.
std::string answers_to(const std::string& link) {
    const std::string sheet = sheet_of_text("## A\n\n- [ ] [y](" + link + ")\n");
    const std::size_t at = sheet.find("<div class=\"answers\">");
    return at == std::string::npos ? std::string() : sheet.substr(at);
}

}  // namespace

TEST_CASE("behind a lesson on paper stands a solution of each task that queens alone can meet") {
    for (const char* link : {
             "#n=6&goal=solution",
             // Stairs of which two queens attack each other, and one queen on a wrong square.
             "#n=8&q=2.4.6.8.1.3.5.7&goal=solution",
             "#n=8&q=4.8.1.3.7.2.7.5&goal=solution",
             // Queens that the goal names, and a torus and a strip that hold fewer than rows.
             "#n=4&goal=queen=3-1_and_solution",
             "#n=5&t=torus&goal=solution",
             "#n=8&t=torus&goal=queens=6-or-more_and_conflicts=0",
             "#n=8&t=mobius&goal=queens=4-or-more_and_conflicts=0",
             "#n=7&t=torus&room=maths&topic=magic&goal=rows=7_and_solution",
         }) {
        INFO(link);
        CHECK(times_in(answers_to(link), "A solution for board 1</figcaption>") == 1);
    }
}

TEST_CASE("behind a lesson on paper stands the solution of a garden, with its regions") {
    for (const Surface surface : {Surface{}, torus_surface}) {
        const GrownGarden grown = *grow_garden({7, surface, GardenRule::touch, {}}, 4);
        Board begun({7, 7}, surface);
        begun.put({0, (grown.solution.front() + 3) % 7}, Piece::queen);
        for (const Board& given : {Board({7, 7}, surface), begun}) {
            const std::string link =
                "#" +
                write_link(Link{given, {}, {{"goal", "solution"}}, {}, regions_of(grown.garden)});
            INFO(link);
            CHECK(times_in(answers_to(link), "A solution for board 1</figcaption>") == 1);
            double patience = 1;
            const std::string svg = solved_task_svg(link, patience);
            CHECK(times_in(svg, "fill=\"" + hex_of(paper_theme().queen_body) + "\"") == 7);
            for (int region = 0; region < 7; ++region) {
                CHECK(times_in(svg, hex_of(region_ground(paper_theme(), region))) > 0);
            }
        }
    }
}

TEST_CASE("a garden in the making has no solution on paper") {
    Regions regions = regions_of(grow_garden({5, {}, GardenRule::touch, {}}, 4)->garden);
    regions.draft = true;
    const Link link{Board({5, 5}), {}, {{"goal", "solution"}}, {}, regions};
    CHECK(answers_to("#" + write_link(link)).empty());
}

TEST_CASE("a task that queens alone do not meet, and one that is met, has no solution on paper") {
    for (const char* link : {
             "#n=8&goal=orbit=4",
             "#n=8&room=count&goal=count=92",
             "#n=3&goal=queens=3_and_conflicts=0",
             "#n=4&q=2.4.1.3&goal=solution",
             "#n=4&goal=queen=1-1_and_solution",
         }) {
        INFO(link);
        CHECK(answers_to(link).empty());
    }
}

TEST_CASE("the solutions of very many tasks take no more than their time") {
    std::string text = "## A\n\n";
    for (int i = 0; i < 200; ++i) text += "- [ ] [y](#n=30&t=klein&goal=queens=30)\n";
    CHECK(times_in(sheet_of_text(text), "<img") > 3);
}

TEST_CASE("nothing in a lesson or its address is markup on paper") {
    const std::string sheet = sheet_of_text(
        "---\ntitle: <script>\nlanguage: \"><script>\n---\n## <script>\n\n"
        "![\"><script>](#n=4) <script>x</script> [y](https://x.org/\"><script>)\n\n> <script>\n",
        "\"><script>");
    CHECK(times_in(sheet, "<script") == 0);
}

TEST_CASE("a lesson with very many boards and endless searches is a sheet all the same") {
    std::string text = "## A\n\n";
    for (int i = 0; i < 1500; ++i) text += "![x](#n=" + std::to_string(100 + i % 100) + ") a\n";
    for (int i = 0; i < 200; ++i) text += "![x](#n=8&a=permutations&i=99999999999) b\n";
    const std::string sheet = sheet_of_text(text);
    CHECK(times_in(sheet, "<img") > 3);
    CHECK(sheet.size() < 40'000'000);
}

TEST_CASE(
    "a board that has no room on a sheet is said to be left out, and later ones are printed") {
    const std::string large = "n=200&q=" + [] {
        std::string rows = "1";
        for (int i = 1; i < 200; ++i) rows += ".1";
        return rows;
    }();
    std::string text = "## A\n\n";
    for (int i = 0; i < 8; ++i)
        text += "[x](#" + large + "&sel=1-" + std::to_string(i + 1) + ") a\n";
    const std::string sheet = sheet_of_text(text + "[y](#n=4)\n");
    const std::size_t missing = times_in(sheet, " has no room on this sheet.</figcaption>");
    CHECK(missing > 0);
    CHECK(times_in(sheet, "<img") + missing == 9);
    CHECK(times_in(sheet, "Board 9</figcaption>") == 1);
    CHECK(sheet.size() < 8'100'000);
}

TEST_CASE("on paper the board of a task stands there alone, whatever tab its link leads to") {
    const std::string to = "(#n=8&q=1.5.8.6.3.7.2.4&room=orbit&goal=orbit=4)";
    CHECK(times_in(sheet_of_text("## A\n\n[x]" + to + "\n"), "<img") == 8);
    CHECK(times_in(sheet_of_text("## A\n\n- [ ] [x]" + to + "\n"), "<img") == 1);
    CHECK(times_in(sheet_of_text("## A\n\n![x]" + to + "\n"), "<img") == 1);
}

TEST_CASE("on paper the same images stand once, and are known by one number") {
    const std::string to = "(#n=5&q=4.2.5.3.1&room=maths&topic=permutation";
    const std::string sheet = sheet_of_text("## A\n\n[x]" + to + ") a [y](#n=4)\n\n> See [z]" + to +
                                            "&symbols=-ri.ir).\n");
    CHECK(times_in(sheet, "<img") == 9);
    CHECK(times_in(sheet, "See z (Board 1).") == 1);
}

TEST_CASE("on paper boards of more columns are wider, up to the width of the page") {
    for (const auto& [side, width] : {std::pair{"4", "76"},
                                      {"8", "76"},
                                      {"13", "124"},
                                      {"17", "162"},
                                      {"19", "174"},
                                      {"60", "174"}}) {
        INFO(side);
        const std::string sheet = sheet_of_text("## A\n\n[x](#n=" + std::string(side) + ")\n");
        const std::size_t at = sheet.find("<figure class=\"") + 15;
        const std::string kind = sheet.substr(at, sheet.find('"', at) - at);
        CHECK(times_in(sheet, "\nfigure." + kind + " { width: " + width + "mm }") == 1);
    }
}

TEST_CASE(
    "in the lessons of the site on paper every board has its number, and every number a board") {
    for (const auto& file : std::filesystem::recursive_directory_iterator(QUEENS_LESSONS)) {
        if (file.path().extension() != ".md") continue;
        INFO(file.path().string());
        const std::string sheet = sheet_of_text(bytes_of(file.path()));
        CHECK(times_in(sheet, "has no room on this sheet") == 0);
        const std::size_t boards = times_in(sheet, "<figcaption>Board ");
        CHECK(boards > 0);
        for (std::size_t i = 1; i <= boards; ++i) {
            const std::string number = "Board " + std::to_string(i);
            CHECK(times_in(sheet, "<figcaption>" + number + "</figcaption>") == 1);
        }
        CHECK(times_in(sheet, "(Board " + std::to_string(boards + 1) + ")") == 0);
    }
}

TEST_CASE("the boards of a lesson on paper are pictures, whatever signs their legends have") {
    for (const char* link : {"#n=8&a=domination&i=2", "#n=5&a=fewest_pawns&k=1.2&i=815"}) {
        INFO(link);
        const std::string sheet = sheet_of_text("## A\n\n![x](" + std::string(link) + ") a\n");
        const std::size_t begin = sheet.find("data:image/svg+xml,");
        REQUIRE(begin != std::string::npos);
        const std::string address = sheet.substr(begin, sheet.find('"', begin) - begin);
        CHECK(address.find_first_of("<>&#") == std::string::npos);
        CHECK(times_in(address, "%26lt;") > 0);
    }
}

TEST_CASE("a search that takes too long for paper, or a faulty link, leaves no board there") {
    for (const char* far : {"n=29&a=backtracking&i=999999999999", "n=16&a=nobody&i=1", "n=0"}) {
        INFO(far);
        const std::string board = "![x](#" + std::string(far) + ") a\n";
        CHECK(times_in(sheet_of_text("## A\n\n" + board + "\n![y](#n=4) b\n"), "<img") == 1);
    }
}

TEST_CASE("paper has no empty board where a lesson leads to all solutions, a count or a race") {
    for (const char* link : {"n=5&room=gallery", "n=9&room=count", "n=12&room=race"}) {
        INFO(link);
        const std::string to = "(#" + std::string(link) + ")";
        CHECK(times_in(sheet_of_text("## A\n\nSee [all ten]" + to + ".\n"), "<img") == 0);
        CHECK(times_in(sheet_of_text("## A\n\n- [ ] [Ten]" + to + "\n"), "<img") == 1);
    }
    for (const char* link : {"n=4&q=2.4.1.3&room=gallery", "n=10&room=place",
                             "n=4&a=backtracking&i=9", "day=2026-11-25&grade=easy&room=count",
                             "n=8&m=1-1.2-3&room=count", "n=4&a=backtracking&i=9&room=race"}) {
        INFO(link);
        const std::string to = "(#" + std::string(link) + ")";
        CHECK(times_in(sheet_of_text("## A\n\nSee [a board]" + to + ".\n"), "<img") == 1);
    }
}

TEST_CASE("an address that no code can hold is left out") {
    CHECK(times_in(sheet_of_text("## A\n", std::string(3000, 'a')), "class=\"code\"") == 0);
    CHECK(times_in(sheet_of_text("## A\n", std::string(2000, 'a')), "This lesson on the web") == 2);
}

}  // namespace queens
