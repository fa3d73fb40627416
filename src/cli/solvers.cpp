// `queens solvers`: the list of all solvers.
#include <CLI/CLI.hpp>
#include <algorithm>
#include <memory>
#include <ostream>

#include "cli/json.hpp"
#include "cli/options.hpp"
#include "core/papers.hpp"
#include "core/say.hpp"
#include "solvers/solver.hpp"

namespace queens::cli {

namespace {

/// The surfaces on which the solver takes an empty board of 8 x 8.
std::vector<std::string> surfaces_of(const Entry& entry) {
    std::vector<std::string> slugs;
    for (const NamedSurface& surface : surfaces) {
        const Board board({8, 8}, surface.surface);
        if (entry.refuse(problem_of(board)).empty()) slugs.emplace_back(surface.slug);
    }
    return slugs;
}

Json json_of(const Entry& entry) {
    Json value;
    value["slug"] = entry.slug;
    value["title"] = say(entry.title);
    value["complete"] = entry.complete;
    value["surfaces"] = surfaces_of(entry);
    value["knobs"] = Json::array();
    for (const Knob& knob : entry.knobs) {
        Json description;
        description["name"] = knob.name;
        description["lowest"] = knob.lowest;
        description["highest"] = knob.highest;
        description["initial"] = knob.initial;
        value["knobs"].push_back(std::move(description));
    }
    return value;
}

std::string_view promise_of(const Entry& entry) {
    if (entry.up_to_symmetry) return "finds one of all solutions that are symmetric to each other";
    return entry.complete ? "finds all solutions" : "may miss solutions";
}

void write_text(const Entry& entry, std::size_t width, std::ostream& out) {
    const std::string indent(width + 2, ' ');
    out << entry.slug << std::string(width + 2 - entry.slug.size(), ' ') << say(entry.title) << ". "
        << say(entry.summary) << '\n';
    out << indent << promise_of(entry) << "; surfaces:";
    for (const std::string& slug : surfaces_of(entry)) out << ' ' << slug;
    out << '\n';
    for (const Knob& knob : entry.knobs) {
        out << indent << knob.name << '=' << knob.lowest << ".." << knob.highest << " ("
            << knob.initial << "): " << say(knob.summary) << '\n';
        for (std::size_t i = 0; i < knob.choices.size(); ++i) {
            out << indent << "  " << knob.lowest + static_cast<std::int64_t>(i) << " or "
                << say(knob.choices[i]) << '\n';
        }
    }
    for (const std::string_view key : entry.papers) {
        out << indent << entry_of(*find_paper(key)) << '\n';
    }
}

Status list_solvers(const FormatOption& format, Console& console) {
    if (format.json()) {
        Json list = Json::array();
        for (const Entry* entry : solvers()) list.push_back(json_of(*entry));
        console.out << list.dump() << '\n';
        return Status::yes;
    }
    std::size_t width = 0;
    for (const Entry* entry : solvers()) width = std::max(width, entry->slug.size());
    for (const Entry* entry : solvers()) write_text(*entry, width, console.out);
    return Status::yes;
}

}  // namespace

Action add_solvers(CLI::App& command) {
    auto format = std::make_shared<FormatOption>();
    format->add_to(command);
    return [format](Console& console) { return list_solvers(*format, console); };
}

}  // namespace queens::cli
