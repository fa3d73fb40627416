// Answers about the program: one line of the table below a question.
#include "app/answer.hpp"

#include <array>

#include "app/hint_offer.hpp"
#include "app/rooms/count_room.hpp"
#include "app/rooms/garden_room.hpp"
#include "app/state/values.hpp"
#include "core/link.hpp"
#include "core/say.hpp"
#include "core/words.hpp"
#include "worker/count_file.hpp"

namespace queens {

namespace {

std::string count_of(const App& app) {
    const CountRun* count = app.counting();
    if (count == nullptr) {
        return app.count_room().being_cut() != nullptr ? "cutting" : std::string();
    }
    const bool sure = app.count_room().keeping().has_value();
    return std::to_string(count->ledger().count()) + (count->running()   ? " running"
                                                      : !count->paused() ? " complete"
                                                      : sure             ? " paused"
                                                                         : " pausing");
}

std::string attacks_of(const App& app) {
    std::string text;
    if (const auto& map = app.attack_map()) {
        for (const std::uint32_t attacks : *map) {
            text += (text.empty() ? "" : " ") + std::to_string(attacks);
        }
    }
    return text;
}

std::string many_of(const App& app) {
    const ManyQueens* many = app.many_queens();
    if (many == nullptr) return {};
    return std::to_string(many->queens()) + (!many->over()         ? " placing"
                                             : many->is_solution() ? " in peace"
                                                                   : " in conflict");
}

struct Question {
    std::string_view name;
    std::string (*answer)(const App&);
};

/// What has become of the task, the goal, what it asks, and what is said when it is met, a line
/// each.
std::string goal_of_visitor(const App& app) {
    const TaskAnswer& task = app.answers().task.answer();
    if (task.asked.empty()) return {};
    return std::string(task.met      ? "met"
                       : task.missed ? "missed"
                                     : "open") +
           "\n" + written(app.state().goal) + "\n" + task.asked + "\n" + task.sentence;
}

/// Towards how many queens the next stage of a hint leads, and the words of its button, a line
/// each.
std::string hint_for_visitor(const App& app) {
    const auto offer = hint_offer(app);
    return offer ? std::to_string(offer->queens) + "\n" + offer->words : std::string();
}

/// The garden or the puzzle on show without what the visitor has done.
std::string puzzle_as_set(const App& app) {
    const bool garden = app.regions().is_playable();
    const auto& challenge = app.challenge();
    if (!garden && !challenge) return {};
    Link link = app.link();
    const Link seen = link;
    link.board = challenge ? challenge->board : Board(link.board.size(), link.board.surface());
    link.marks.clear();
    if (link == seen) return {};
    const bool solved = !app.explained() && app.answers().verdict.answer().mood == Mood::solved;
    return (solved ? "solved " : "open ") + write_link(link);
}

/// Whether all that is on the screen travels in a link.
std::string travels_whole(const App& app) {
    const bool counts = app.state().tab == Tab::count && app.counting() != nullptr;
    return app.shows_race() || counts || app.explained() || app.many_queens() != nullptr ? "no"
                                                                                         : "yes";
}

constexpr auto questions = std::to_array<Question>({
    {"state", [](const App& app) { return write_link(app.link()); }},
    {"playing", [](const App& app) { return std::string(app.playing() ? "yes" : "no"); }},
    {"step",
     [](const App& app) {
         return app.player() ? std::to_string(app.player()->step()) : std::string();
     }},
    {"length",
     [](const App& app) {
         const auto length = app.length();
         return length ? std::to_string(*length) : std::string();
     }},
    {"solutions",
     [](const App& app) {
         return app.player() ? std::to_string(app.player()->tally().solutions) : std::string();
     }},
    {"many", many_of},
    {"status", [](const App& app) { return app.notice() ? app.notice()->text : std::string(); }},
    {"count", count_of},
    {"count-file",
     [](const App& app) {
         const CountRun* run = app.counting();
         return run != nullptr && !run->ledger().complete() ? write_count_file(run->ledger())
                                                            : std::string();
     }},
    {"goal", goal_of_visitor},
    {"hint", hint_for_visitor},
    {"puzzle", puzzle_as_set},
    {"whole", travels_whole},
    {"gardens", [](const App& app) { return app.gardens().days(); }},
    {"gardens-file", [](const App& app) { return app.gardens().written(); }},
    {"finished", [](const App& app) { return write_finished(app.count_room().finished()); }},
    {"finished-file", [](const App& app) { return app.count_room().finished_text(); }},
    {"conflicts", [](const App& app) { return std::to_string(app.conflicts().pairs.size()); }},
    {"attacks", attacks_of},
    {"theme",
     [](const App& app) {
         return std::string(!app.theme() ? "system" : *app.theme() ? "dark" : "light");
     }},
});

}  // namespace

std::string answer(const App& app, std::string_view question) {
    for (const Question& known : questions) {
        if (known.name == question) {
            return known.answer(app);
        }
    }
    return say("There is no question {word}.", {{"word", in_quotes(question)}});
}

}  // namespace queens
