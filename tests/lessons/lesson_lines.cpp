// Lessons as lines for the page.
#include "lessons/lesson_lines.hpp"

#include <catch2/catch_test_macros.hpp>

namespace queens::lessons {

TEST_CASE("a lesson is a line for each of its parts") {
    const Lesson lesson = read_lesson(
        "---\ntitle: T\tx\nlanguage: en\nminutes: 9\nfor: all\nauthor: A\n---\nNotes.\n\n"
        "## One\nA [*b*](#n=4)\\\nc\n\n- [ ] [Put](#n=4&goal=solution)\n\n> Well `d4`.\n");
    CHECK(lines_of(lesson) ==
          "title\tT x\nlanguage\ten\nabout\t9 minutes · all · A\n"
          "notes\nparagraph\t0\ntext\t\tNotes.\t\n"
          "step\tOne\n"
          "paragraph\t0\ntext\t\tA \t\nboard\te\tb\t#n=4\ntext\t\t\xE2\x80\xA8"
          "c\t\n"
          "list\t0\ntask\t1\nboard\t\tPut\t#n=4&goal=solution\n"
          "answer\t0\nparagraph\t1\ntext\t\tWell \t\ntext\tc\td4\t\ntext\t\t.\t\n");
}

TEST_CASE("what is wrong with a lesson is among its lines") {
    CHECK(lines_of(read_lesson(std::string(longest_lesson + 1, 'a'))) ==
          "title\t\nlanguage\t\nabout\t\nfault\t1\tA lesson has at most 64 KiB.\n");
}

}  // namespace queens::lessons
