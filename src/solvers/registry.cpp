// The list of all solvers, and what every solver's settings have in common.
#include <algorithm>
#include <array>
#include <cctype>

#include "core/say.hpp"
#include "solvers/solver.hpp"

namespace queens {

namespace {

constexpr std::array all_solvers{
#define QUEENS_SOLVER(name) &solver_entries::name,
#include "solvers/list.inc"
#undef QUEENS_SOLVER
};

/// Whether the text holds the part, whatever letters are capitals.
bool holds(std::string_view text, std::string_view part) {
    const auto is_same = [](unsigned char a, unsigned char b) {
        return std::tolower(a) == std::tolower(b);
    };
    return std::search(text.begin(), text.end(), part.begin(), part.end(), is_same) != text.end();
}

}  // namespace

Reason explain(const Entry& entry, const Problem& problem, const Event& event,
               const Board& before) {
    return entry.pseudocode[event.line].explanation.of({problem, event, before});
}

std::span<const Entry* const> solvers() { return all_solvers; }

const Entry* find_solver(std::string_view slug) {
    const auto found = std::find_if(all_solvers.begin(), all_solvers.end(),
                                    [&](const Entry* entry) { return entry->slug == slug; });
    return found == all_solvers.end() ? nullptr : *found;
}

bool is_about(const Entry& entry, std::string_view text) {
    return text.empty() || holds(entry.slug, text) || holds(say(entry.title), text) ||
           holds(say(entry.summary), text);
}

bool has_all(const Entry& entry, const Settings& settings, const Tally& ended) {
    const bool at_first = entry.ends_at_first != nullptr && entry.ends_at_first(settings);
    return ended.done && entry.complete && !(at_first && ended.solutions > 0);
}

bool proves_none(const Entry& entry, const Tally& ended) {
    return ended.done && ended.solutions == 0 && (entry.complete || entry.up_to_symmetry);
}

bool forbids_attacks(const Entry& entry, const Settings& settings) {
    return entry.attack_free || (entry.keeps_apart != nullptr && entry.keeps_apart(settings));
}

bool finds_records(const Entry& entry, const Settings& settings) {
    return entry.proves_best != nullptr && entry.proves_best(settings);
}

bool has_best(const Entry& entry, const Settings& settings, const Tally& ended) {
    return ended.done && finds_records(entry, settings) && ended.solutions > 0;
}

Settings initial_settings(const Entry& entry) {
    Settings settings;
    for (const Knob& knob : entry.knobs) settings.knobs.push_back(knob.initial);
    return settings;
}

Settings first_settings(const Entry& entry, int rows) {
    Settings settings = initial_settings(entry);
    if (entry.set_out != nullptr) entry.set_out(settings, rows);
    return settings;
}

std::string complain_about(const Entry& entry, const Settings& settings) {
    if (settings.knobs.size() > entry.knobs.size()) {
        return say(
            "The solver {solver} has {options} {options|option|options}, but {given} "
            "{given|value is|values are} given.",
            {{"solver", entry.slug},
             {"options", entry.knobs.size()},
             {"given", settings.knobs.size()}});
    }
    for (std::size_t i = 0; i < entry.knobs.size(); ++i) {
        const Knob& knob = entry.knobs[i];
        if (i >= settings.knobs.size()) {
            return say("The option {option} of the solver {solver} has no value.",
                       {{"option", knob.name}, {"solver", entry.slug}});
        }
        const std::int64_t value = settings.knobs[i];
        if (value < knob.lowest || value > knob.highest) {
            return say(
                "The option {option} of the solver {solver} must lie between {lowest} and "
                "{highest}, not be {value}.",
                {{"option", knob.name},
                 {"solver", entry.slug},
                 {"lowest", knob.lowest},
                 {"highest", knob.highest},
                 {"value", value}});
        }
    }
    return {};
}

}  // namespace queens
