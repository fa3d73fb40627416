// MD4C finds what is a paragraph, a list or a link; its callbacks make our own tree of it, in which
// nothing else has a place.
#include <md4c.h>

#include "core/say.hpp"
#include "lessons/front_matter.hpp"
#include "lessons/lesson.hpp"
#include "lessons/lesson_builder.hpp"

namespace queens::lessons {

namespace {

LessonBuilder& builder(void* data) { return *static_cast<LessonBuilder*>(data); }

MD_PARSER parser() {
    MD_PARSER made{};
    made.flags = MD_FLAG_NOHTML | MD_FLAG_TASKLISTS | MD_FLAG_NOINDENTEDCODEBLOCKS;
    made.enter_block = [](MD_BLOCKTYPE type, void* detail, void* data) {
        builder(data).enter(type, detail);
        return 0;
    };
    made.leave_block = [](MD_BLOCKTYPE type, void* /*detail*/, void* data) {
        builder(data).leave(type);
        return 0;
    };
    made.enter_span = [](MD_SPANTYPE type, void* detail, void* data) {
        builder(data).enter(type, detail);
        return 0;
    };
    made.leave_span = [](MD_SPANTYPE type, void* /*detail*/, void* data) {
        builder(data).leave(type);
        return 0;
    };
    made.text = [](MD_TEXTTYPE type, const MD_CHAR* text, MD_SIZE size, void* data) {
        builder(data).add(type, {text, size});
        return 0;
    };
    return made;
}

}  // namespace

Lesson read_lesson(std::string_view text) {
    Lesson lesson;
    if (text.size() > longest_lesson) {
        constexpr std::size_t kibibyte = 1024;
        lesson.faults.push_back(
            {1, say("A lesson has at most {most} KiB.", {{"most", longest_lesson / kibibyte}})});
        return lesson;
    }
    const std::size_t lines = cut_front_matter(text, lesson);
    LessonBuilder built(text, lines, lesson);
    const MD_PARSER made = parser();
    if (md_parse(text.data(), static_cast<MD_SIZE>(text.size()), &made, &built) != 0) {
        lesson.faults.push_back({1, say("The lesson could not be read.")});
    }
    return lesson;
}

std::string words_of(const std::vector<Phrase>& phrases) {
    std::string words;
    for (const Phrase& phrase : phrases) words += phrase.words;
    return words;
}

}  // namespace queens::lessons
