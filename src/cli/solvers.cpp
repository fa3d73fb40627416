// `queens solvers`: the list of all solvers.
#include <algorithm>

#include "cli/commands.hpp"
#include "cli/options.hpp"
#include "cli/report.hpp"
#include "core/papers.hpp"
#include "core/say.hpp"
#include "solvers/solver.hpp"

namespace queens::cli {

namespace {

/// The surfaces on which the solver takes an empty board, of 8 x 8 or of 7 x 7: a torus of
/// 8 x 8 has no solution.
std::vector<std::string> surfaces_of(const Entry& entry) {
    std::vector<std::string> slugs;
    for (const NamedSurface& surface : surfaces) {
        const auto takes = [&](int side) {
            return entry.refuse(problem_of(Board({side, side}, surface.surface))).empty();
        };
        if (takes(8) || takes(7)) slugs.emplace_back(surface.slug);
    }
    return slugs;
}

JsonObject json_of(const Knob& knob) {
    std::vector<std::string> choices;
    for (const Sentence& choice : knob.choices) choices.push_back(say(choice));
    return JsonObject()
        .field("name", knob.name)
        .field("lowest", knob.lowest)
        .field("highest", knob.highest)
        .field("initial", knob.initial)
        .field("choices", choices);
}

std::string_view promise_of(const Entry& entry) {
    if (entry.up_to_symmetry) return "finds one of all solutions that are symmetric to each other";
    return entry.complete ? "finds all solutions" : "may miss solutions";
}

std::string words_for(const Knob& knob, const std::string& indent) {
    std::string text = indent + std::string(knob.name) + '=' + std::to_string(knob.lowest) + ".." +
                       std::to_string(knob.highest) + " (" + std::to_string(knob.initial) +
                       "): " + say(knob.summary) + '\n';
    std::int64_t value = knob.lowest;
    for (const Sentence& choice : knob.choices) {
        text += indent + "  " + std::to_string(value++) + " or " + say(choice) + '\n';
    }
    return text;
}

Report report_on(const Entry& entry, std::size_t width) {
    const std::string indent(width + 2, ' ');
    const std::string title = say(entry.title);
    const std::vector<std::string> slugs = surfaces_of(entry);
    std::vector<JsonObject> knobs;
    std::string lines;
    for (const std::string& slug : slugs) lines += ' ' + slug;
    lines += '\n';
    for (const Knob& knob : entry.knobs) {
        knobs.push_back(json_of(knob));
        lines += words_for(knob, indent);
    }
    std::vector<std::string> papers;
    for (const std::string_view key : entry.papers) {
        papers.push_back(entry_of(*find_paper(key)));
        lines += indent + papers.back() + '\n';
    }
    return Report()
        .field("slug", entry.slug)
        .field("title", title)
        .field("summary", say(entry.summary))
        .field("complete", entry.complete)
        .field("up_to_symmetry", entry.up_to_symmetry)
        .field("surfaces", slugs)
        .field("knobs", knobs)
        .field("papers", papers)
        .text(entry.slug)
        .text(std::string(width + 2 - entry.slug.size(), ' ') + title + ". ")
        .text(say(entry.summary) + '\n' + indent)
        .text(promise_of(entry))
        .text("; surfaces:" + lines);
}

Status list_solvers(const Given&, Console& console) {
    std::size_t width = 0;
    for (const Entry* entry : solvers()) width = std::max(width, entry->slug.size());
    std::vector<Report> reports;
    for (const Entry* entry : solvers()) reports.push_back(report_on(*entry, width));
    write(as_list(reports), console);
    return Status::yes;
}

}  // namespace

Subcommand solvers_command() {
    return {"solvers",
            "List the solvers, the surfaces they accept and their knobs",
            {format_option},
            "",
            list_solvers};
}

}  // namespace queens::cli
