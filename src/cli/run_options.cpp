// How a run is put together from a link and options.
#include "cli/run_options.hpp"

#include <algorithm>
#include <set>
#include <variant>

#include "core/read.hpp"
#include "core/say.hpp"
#include "core/words.hpp"

namespace queens::cli {

namespace {

constexpr const char* no_solver_named =
    "Say which solver: --solver SLUG; `queens solvers` lists them.";

const Entry& solver_named(const std::string& slug) {
    if (const Entry* entry = find_solver(slug)) return *entry;
    throw Complaint(no_such("There is no solver {word}; there are {known}.", solver_option, slug));
}

/// "0 to 9", or "0 (first) or 1 (second)" where the values have names.
std::string values_of(const Knob& knob) {
    if (knob.choices.empty()) {
        return say("{lowest} to {highest}", {{"lowest", std::to_string(knob.lowest)},
                                             {"highest", std::to_string(knob.highest)}});
    }
    std::vector<std::string> names;
    std::int64_t value = knob.lowest;
    for (const Sentence& choice : knob.choices) {
        names.push_back(say("{value} ({choice})", {{"value", value++}, {"choice", choice}}));
    }
    return listed(names, "{list} or {last}");
}

std::string no_knob(const Entry& entry, std::string_view name) {
    if (entry.knobs.empty()) {
        return say("The solver {solver} has no knobs, and so no {name}.",
                   {{"solver", entry.slug}, {"name", in_quotes(name)}});
    }
    std::vector<std::string> knobs;
    for (const Knob& knob : entry.knobs) {
        knobs.push_back(
            say("{name} = {values}", {{"name", knob.name}, {"values", values_of(knob)}}));
    }
    return say("The solver {solver} has no knob {name}; it has {knobs}.",
               {{"solver", entry.slug}, {"name", in_quotes(name)}, {"knobs", listed(knobs)}});
}

/// The value of a knob as a number or as the name of a choice.
std::int64_t value_of(const Knob& knob, const std::string& text) {
    const auto choice = std::find_if(knob.choices.begin(), knob.choices.end(),
                                     [&](const Sentence& name) { return name.text() == text; });
    if (choice != knob.choices.end()) return knob.lowest + (choice - knob.choices.begin());
    const auto value = number_in<std::int64_t>(text);
    if (value && *value >= knob.lowest && *value <= knob.highest) return *value;
    throw Complaint(
        say("The knob {name} takes {values}, not {text}.",
            {{"name", knob.name}, {"values", values_of(knob)}, {"text", in_quotes(text)}}));
}

/// What stands before the sign, or all of it.
std::string knob_in(const std::string& assignment) {
    return assignment.substr(0, assignment.find('='));
}

void refuse_repeated_knobs(const std::vector<std::string>& assignments) {
    std::set<std::string> names;
    for (const std::string& assignment : assignments) {
        if (names.insert(knob_in(assignment)).second) continue;
        throw Complaint(say("The knob {name} is given more than once.",
                            {{"name", in_quotes(knob_in(assignment))}}));
    }
}

void set_knob(const Entry& entry, const std::string& assignment, Settings& settings) {
    const std::size_t sign = assignment.find('=');
    if (sign == std::string::npos) {
        throw Complaint(
            say("--knob takes NAME=VALUE, not {text}.", {{"text", in_quotes(assignment)}}));
    }
    const std::string name = knob_in(assignment);
    const auto knob = std::find_if(entry.knobs.begin(), entry.knobs.end(),
                                   [&](const Knob& k) { return k.name == name; });
    if (knob == entry.knobs.end()) throw Complaint(no_knob(entry, name));
    const auto index = static_cast<std::size_t>(knob - entry.knobs.begin());
    settings.knobs[index] = value_of(*knob, assignment.substr(sign + 1));
}

}  // namespace

std::vector<Choice> solver_choices() { return choices_from(solvers(), &Entry::slug); }

RunOption read_run_option(const Given& given) {
    return {given.word(solver_option), given.word(seed_option), given.words(knob_option), {}};
}

void RunOption::set_knobs(const Entry& entry, Settings& settings) const {
    refuse_repeated_knobs(knobs);
    for (const std::string& assignment : knobs) set_knob(entry, assignment, settings);
    if (seed) settings.seed = read_number("--seed", *seed, 0, UINT64_MAX);
    if (!pawns) return;
    const bool places_pawns = std::any_of(entry.knobs.begin(), entry.knobs.end(),
                                          [](const Knob& knob) { return knob.name == "pawns"; });
    if (places_pawns) {
        const bool twice = std::any_of(knobs.begin(), knobs.end(), [](const std::string& knob) {
            return knob.starts_with("pawns=");
        });
        if (twice) throw Complaint("Give --pawns or --knob pawns, not both.");
        set_knob(entry, "pawns=" + std::to_string(*pawns), settings);
    } else if (*pawns > 0) {
        throw Complaint(
            say("The solver {solver} places no pawns; a link can give pawns that stand "
                "on the board.",
                {{"solver", entry.slug}}));
    }
}

Run RunOption::read(const Link& link) const {
    if (!solver && !link.run) throw Complaint(no_solver_named);
    const Entry& entry = solver_named(solver ? *solver : link.run->solver);
    RunLink wanted = link.run.value_or(RunLink{});
    if (wanted.solver != entry.slug) wanted = {std::string(entry.slug), {}, wanted.seed, 0};
    auto named = solver_of(wanted);
    if (const auto* complaint = std::get_if<std::string>(&named)) throw Complaint(*complaint);
    Solver chosen = std::get<Solver>(std::move(named));
    set_knobs(entry, chosen.settings);
    auto run = start_run(chosen, problem_of(link.board));
    if (const auto* refusal = std::get_if<std::string>(&run)) throw Complaint(*refusal);
    return std::get<Run>(std::move(run));
}

Solver RunOption::read_without_board() const {
    if (!solver) throw Complaint(no_solver_named);
    Solver chosen{&solver_named(*solver)};
    set_knobs(*chosen.entry, chosen.settings);
    return chosen;
}

}  // namespace queens::cli
