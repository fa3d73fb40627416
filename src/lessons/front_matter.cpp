// Keys and values, a pair a line.
#include "lessons/front_matter.hpp"

#include <array>
#include <optional>
#include <utility>

#include "core/fragment.hpp"
#include "core/read.hpp"
#include "core/say.hpp"
#include "core/words.hpp"

namespace queens::lessons {

namespace {

constexpr std::array<std::pair<std::string_view, std::string Lesson::*>, 5> keys{
    {{"title", &Lesson::title},
     {"language", &Lesson::language},
     {"minutes", &Lesson::minutes},
     {"for", &Lesson::audience},
     {"author", &Lesson::author}}};

constexpr std::string_view fence = "---";

/// Takes the first line off the text, without its end.
std::string_view cut_line(std::string_view& text) {
    std::string_view line = take_until(text, '\n');
    if (line.ends_with('\r')) line.remove_suffix(1);
    return line;
}

void take(std::string_view pair, std::size_t line, Lesson& lesson) {
    const std::string_view name = trimmed(take_until(pair, ':'));
    for (const auto& [key, member] : keys) {
        if (key != name) continue;
        lesson.*member = trimmed(pair);
        return;
    }
    lesson.faults.push_back(
        {line,
         say("The head of a lesson holds title, language, minutes, for and author, not {name}.",
             {{"name", in_quotes(name)}})});
}

void check(Lesson& lesson) {
    // The title and the language are needed; the other lines are for whoever teaches.
    for (const auto& [key, member] : {keys[0], keys[1]}) {
        if (!(lesson.*member).empty()) continue;
        lesson.faults.push_back(
            {1, say("The head of the lesson lacks the line {key}.", {{"key", in_quotes(key)}})});
    }
    if (!lesson.minutes.empty() && !number_in<std::uint64_t>(lesson.minutes)) {
        lesson.faults.push_back({1, say("The length of a lesson is a number of minutes.")});
    }
}

}  // namespace

std::string about(const Lesson& lesson) {
    std::vector<std::string> parts;
    if (const auto minutes = number_in<std::uint64_t>(lesson.minutes)) {
        parts.push_back(say("{n} {n|minute|minutes}", {{"n", *minutes}}));
    }
    for (const std::string& part : {lesson.audience, lesson.author}) {
        if (!part.empty()) parts.push_back(part);
    }
    return joined(parts, " · ");
}

std::size_t cut_front_matter(std::string_view& text, Lesson& lesson) {
    std::string_view left = text;
    if (trimmed(cut_line(left)) != fence) {
        lesson.faults.push_back(
            {1, say("A lesson begins with a line of three hyphens, and its head ends with one.")});
        return 0;
    }
    std::size_t lines = 1;
    while (!left.empty()) {
        const std::string_view line = cut_line(left);
        ++lines;
        if (trimmed(line) == fence) {
            text = left;
            check(lesson);
            return lines;
        }
        if (!trimmed(line).empty()) take(line, lines, lesson);
    }
    lesson.faults.push_back(
        {1, say("The head of the lesson has no end: a line of three hyphens.")});
    return 0;
}

}  // namespace queens::lessons
