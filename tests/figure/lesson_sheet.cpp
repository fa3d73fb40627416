// Lessons on paper, the hostile ones, too; what a good one looks like is in tests/cli/lesson.cpp.
#include "figure/lesson_sheet.hpp"

#include <catch2/catch_test_macros.hpp>

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
    const std::string sheet = sheet_of_text("## A\n\n[x](#n=4)\n\n- [ ] [y](#n=5&goal=solution)\n");
    CHECK(times_in(sheet, "<figure><img") == 1);
    CHECK(times_in(sheet, "<figure class=\"pencil\"><img") == 1);
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

TEST_CASE("an address that no code can hold is left out") {
    CHECK(times_in(sheet_of_text("## A\n", std::string(3000, 'a')), "class=\"code\"") == 0);
    CHECK(times_in(sheet_of_text("## A\n", std::string(2000, 'a')), "This lesson on the web") == 2);
}

}  // namespace queens
