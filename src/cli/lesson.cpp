// `queens lesson`: checks a lesson, and makes a sheet of it for paper.
#include <ostream>

#include "cli/commands.hpp"
#include "cli/lesson_check.hpp"
#include "cli/line_file.hpp"
#include "cli/options.hpp"
#include "cli/report.hpp"
#include "core/json.hpp"
#include "core/read.hpp"
#include "core/say.hpp"
#include "figure/lesson_sheet.hpp"

namespace queens::cli {

namespace {

constexpr Option file_operand =
    required({"FILE", "FILE", "A lesson as a Markdown file, - for standard input"});
constexpr Option print_option = flag("--print", "Write it as an HTML page to be printed");
constexpr Option address_option{"--address", "URL",
                                "Where it is on the web, for a QR code on paper"};

Json json_of(const lessons::Fault& fault) {
    return Report().field("line", fault.line).field("fault", fault.sentence).json();
}

std::string words_for(const lessons::Fault& fault, const std::string& path) {
    return complaint_at({path, fault.line}, fault.sentence) + '\n';
}

Report report_on(const std::string& path, const lessons::Lesson& lesson,
                 const std::vector<lessons::Fault>& faults) {
    std::vector<Json> list;
    Report report;
    for (const lessons::Fault& fault : faults) {
        list.push_back(json_of(fault));
        report.text(words_for(fault, path));
    }
    if (faults.empty()) {
        report.text(say("{steps} {steps|step|steps}, and nothing is wrong.",
                        {{"steps", lesson.steps.size()}}) +
                    '\n');
    }
    return report.field("title", lesson.title)
        .field("steps", lesson.steps.size())
        .field("faults", list);
}

/// A Complaint about the first line that is not UTF-8.
void refuse_other_letters(const std::string& path, std::string_view text) {
    for (std::size_t line = 1; !text.empty(); ++line) {
        if (!is_utf8(take_until(text, '\n'))) {
            throw Complaint(complaint_at({path, line}, "It is not UTF-8."));
        }
    }
}

Status check(const Given& given, Console& console) {
    const std::string path = given.word(file_operand).value_or("-");
    // As much of the file as shows whether it is too long.
    const std::string text = Input(path, console).text(lessons::longest_lesson + 1);
    refuse_other_letters(path, text);
    const lessons::Lesson lesson = lessons::read_lesson(text);
    const auto faults = check_lesson(lesson, console);
    if (!faults) return Status::no;
    const Status status = faults->empty() ? Status::yes : Status::no;
    if (given.has(print_option)) {
        if (console.json) throw Complaint("Say one of --format json and --print.");
        console.out << sheet_of(lesson, given.word(address_option).value_or(""));
        for (const lessons::Fault& fault : *faults) console.err << words_for(fault, path);
        return status;
    }
    if (given.has(address_option)) throw Complaint("--address goes with --print.");
    write(report_on(path, lesson, *faults), console);
    return status;
}

}  // namespace

Subcommand lesson_command() {
    return {"lesson",
            "Check a lesson: its links, its goals and the length of its steps",
            {file_operand, format_option, print_option, address_option},
            "Exit status 1 if something is wrong with it. .github/LESSONS.md says how lessons are "
            "written.",
            check};
}

}  // namespace queens::cli
