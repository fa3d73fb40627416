// The tab where a race is set up and run, with a plot of solutions against steps.
#include <algorithm>

#include "core/numbers.hpp"
#include "core/say.hpp"
#include "ui/kit/draw.hpp"
#include "ui/kit/widgets.hpp"
#include "ui/parts.hpp"
#include "ui/shorthands.hpp"
#include "ui/tabs/solver_list.hpp"
#include "ui/tabs/tab_parts.hpp"
#include "ui/tabs/tabs.hpp"

namespace queens::ui {

namespace {

constexpr float race_plot_height = 116;
constexpr float race_plot_margin = 4;

void draw_racers(const Frame& frame, PanelMemory& memory) {
    const std::vector<std::string>& slugs = frame.app.state().racers;
    std::vector<std::string> next = slugs;
    const float width = ImGui::GetContentRegionAvail().x;
    for (std::size_t i = 0; i < slugs.size(); ++i) {
        const std::string number = std::to_string(i + 1);
        const SolverList list{.id = "racer-" + number, .chosen = find_solver(slugs[i])};
        const ImVec2 at = ImGui::GetCursorScreenPos();
        ImGui::GetWindowDrawList()->AddCircleFilled({at.x + 8, at.y + frame.control() / 2}, 5,
                                                    racer_colour(frame.theme, i));
        ImGui::SetCursorPosX(ImGui::GetCursorPosX() + 22);
        const bool can_go = slugs.size() > fewest_racers;
        const float beside = can_go ? frame.control() + 6 : 0;
        if (button(frame, {.id = "choose-" + list.id,
                           .label = say(list.chosen->title),
                           .hint = say("Choose another algorithm"),
                           .width = width - 22 - beside})) {
            open_list(list);
        }
        if (const Entry* entry = choose_from(frame, list, memory.sought)) next[i] = entry->slug;
        if (can_go) {
            ImGui::SameLine(0, 6);
            if (button(frame, {.id = "remove-" + list.id,
                               .label = say("Take it out of the race"),
                               .text = "",
                               .icon = Icon::close,
                               .hint = say("Take it out of the race"),
                               .kind = Kind::quiet,
                               .width = frame.control()})) {
                next.erase(next.begin() + static_cast<std::ptrdiff_t>(i));
                break;
            }
        }
    }
    const SolverList another{.id = "new-racer"};
    if (slugs.size() < most_racers &&
        button(frame, {.id = "add-an-algorithm",
                       .label = say("Add an algorithm"),
                       .icon = Icon::plus,
                       .hint = say("Up to four can race side by side")})) {
        open_list(another);
    }
    if (const Entry* entry = choose_from(frame, another, memory.sought)) {
        next.emplace_back(entry->slug);
    }
    if (next != slugs) frame.give(ChooseRacers{next});
}

/// Between two buttons in a row.
constexpr float space = 8;

void choose_fairness(const Frame& frame) {
    const App& app = frame.app;
    const float width = (ImGui::GetContentRegionAvail().x - space) / 2;
    const auto fairness = [&](Fairness value, const char* id, Sentence words, Sentence hint_words) {
        press(frame, SetFairness{value},
              {.id = id,
               .label = say(words),
               .hint = say(hint_words),
               .on = app.fairness() == value,
               .width = width});
    };
    fairness(Fairness::steps, "equal-steps", "Equal steps",
             "At any moment all have taken the same number of steps");
    ImGui::SameLine(0, space);
    fairness(Fairness::time, "equal-time", "Equal time",
             "All of them get equal shares of all the computing time there is");
    if (app.fairness() == Fairness::steps) {
        speed_slider(frame, ImGui::GetContentRegionAvail().x, first_race_speed);
    }
}

/// A number in few characters, for an axis.
std::string brief(std::uint64_t number) {
    if (number >= 10'000'000) return say("{n} M", {{"n", (number + 500'000) / 1'000'000}});
    if (number >= 10'000) return say("{n} k", {{"n", (number + 500) / 1'000}});
    return grouped(number);
}

/// Solutions against steps, a line for each racer.
void draw_plot(const Frame& frame, const std::vector<Racer>& racers) {
    const Theme& theme = frame.theme;
    std::uint64_t most_steps = 1;
    std::uint64_t most_solutions = 1;
    for (const Racer& racer : racers) {
        most_steps = std::max(most_steps, racer.tally().steps());
        most_solutions = std::max(most_solutions, racer.tally().solutions);
    }
    const float width = ImGui::GetContentRegionAvail().x;
    const ImVec2 low = ImGui::GetCursorScreenPos();
    ImFont* font = frame.fonts.small;
    // Above the curves the most solutions, below them the most steps.
    const float line = size_of(font) + 2 * race_plot_margin;
    const ImVec2 high{low.x + width, low.y + race_plot_height + 2 * line};
    ImDrawList& list = *ImGui::GetWindowDrawList();
    list.AddRectFilled(low, high, faded(theme.ink, 0.04F), 4);
    const auto at = [&](std::uint64_t steps, std::uint64_t solutions) {
        const auto x = static_cast<double>(steps) / static_cast<double>(most_steps);
        const auto y = static_cast<double>(solutions) / static_cast<double>(most_solutions);
        return ImVec2{
            low.x + race_plot_margin + static_cast<float>(x) * (width - 2 * race_plot_margin),
            high.y - line - static_cast<float>(y) * race_plot_height};
    };
    for (std::size_t i = 0; i < racers.size(); ++i) {
        // Between two solutions there is none in part.
        std::uint64_t before = 0;
        for (const Milestone& milestone : racers[i].milestones()) {
            list.PathLineTo(at(milestone.step, before));
            list.PathLineTo(at(milestone.step, milestone.solutions));
            before = milestone.solutions;
        }
        list.PathLineTo(at(racers[i].tally().steps(), before));
        list.PathLineTo(at(racers[i].tally().steps(), racers[i].tally().solutions));
        list.PathStroke(racer_colour(theme, i), 0, 2.5F);
    }
    const std::string top = say("{number} {n|solution|solutions}",
                                {{"number", brief(most_solutions)}, {"n", most_solutions}});
    const std::string right =
        say("{number} {n|step|steps}", {{"number", brief(most_steps)}, {"n", most_steps}});
    words_at(frame, font, {low.x + race_plot_margin, low.y + race_plot_margin}, theme.quiet, top);
    words_ending(frame, font, {high.x - race_plot_margin, high.y - line + race_plot_margin},
                 theme.quiet, right);
    ImGui::Dummy({width, high.y - low.y});
}

void draw_tallies(const Frame& frame, const std::vector<Racer>& racers) {
    for (const Racer& racer : racers) {
        const Tally& tally = racer.tally();
        if (!racer.refusal().empty()) {
            paragraph(frame, frame.fonts.small, frame.theme.wrong, racer.refusal());
            continue;
        }
        // A shorter time measures how a search starts, and not how fast it is.
        constexpr double least_seconds = 0.05;
        const std::string time = duration(racer.seconds());
        row(frame, say(racer.entry().title),
            racer.seconds() < least_seconds
                ? say("{n} placed", {{"n", tally.placements}})
                : say("{n} placed, {time}", {{"n", tally.placements}, {"time", time}}),
            frame.theme.ink);
    }
}

/// Who was first, by what is the same for all: their steps, or their time where it was long enough
/// to be measured.
std::string result(const Race& race, Fairness fairness) {
    constexpr double least_seconds = 0.05;
    const auto winner = race.winner(fairness);
    if (!winner) return {};
    const Racer& racer = race.racers()[*winner];
    const std::string name = say(racer.entry().title);
    if (fairness == Fairness::steps) {
        return say("{name} was first: a solution after {n} {n|step|steps}.",
                   {{"name", name}, {"n", racer.first()->step}});
    }
    if (racer.first()->seconds < least_seconds) {
        return say("{name} was first, but in too short a time to compare: try a larger board.",
                   {{"name", name}});
    }
    return say("{name} was first: a solution after {time} of work.",
               {{"name", name}, {"time", duration(racer.first()->seconds)}});
}

void draw_result(const Frame& frame) {
    const Race& race = *frame.app.race();
    const Fairness fairness = frame.app.fairness();
    if (!race.is_comparable()) {
        return note(frame, "These algorithms solve different puzzles, so none of them is first.");
    }
    note(frame,
         fairness == Fairness::steps
             ? say("Compared by steps: a step places, rejects or takes off one piece, or reports "
                   "a solution. How long a step takes is not compared.")
             : say("Compared by the time at work, without the time to start."));
    if (const std::string words = result(race, fairness); !words.empty()) {
        paragraph(frame, frame.fonts.strong, frame.theme.right, words);
    }
    if (race.proves_none()) {
        paragraph(frame, frame.fonts.strong, frame.theme.ink,
                  say("There is no solution: every possibility was tried."));
    }
}

/// What each idea leaves to be looked at, for boards of the size on show.
void draw_ladder(const Frame& frame) {
    const Size size = frame.app.state().board.size();
    if (!has_ladder(size)) return;
    gap(8);
    heading(frame, say("How each idea shrinks the search"));
    note(frame, "Ways to place {n} {n|queen|queens} on the empty plane that are left to try:",
         {{"n", size.rows}});
    for (const Rung& rung : frame.app.answers().ladder.answer()) {
        row(frame, say(rung.idea), in_digits(rung.arrangements), frame.theme.ink);
    }
}

}  // namespace

void draw_race_buttons(const Frame& frame) {
    const bool racing = frame.app.racing();
    const float room = ImGui::GetContentRegionAvail().x;
    const float width = (room - space) / 2;
    const std::string back = say("To the start");
    const bool roomy = extent_of(frame.fonts.strong, back).x + 52 <= width;
    const float second = roomy ? width : frame.control();
    press(frame, RunRace{!racing},
          {.id = "run-race",
           .label = racing ? say("Pause") : say(Sentence("Race", "a button")),
           .icon = racing ? Icon::pause : Icon::play,
           .hint = racing ? say("Stop all of them for now (Space)")
                          : say("Let all of them run (Space)"),
           .kind = Kind::primary,
           .enabled = frame.app.race()->runs(),
           .width = room - space - second});
    ImGui::SameLine(0, space);
    press(frame, ResetRace{},
          {.id = "reset-race",
           .label = back,
           .text = roomy ? back : std::string(),
           .icon = Icon::to_start,
           .hint = say("Bring all of them back to the start"),
           .width = second});
}

void draw_race_tab(const Frame& frame, PanelMemory& memory) {
    if (frame.app.race() == nullptr) return;
    if (!frame.app.presenting()) {
        say_to(frame, "Let two to four algorithms search the same board side by side.");
        draw_race_buttons(frame);
        draw_racers(frame, memory);
        gap(4);
        choose_fairness(frame);
        gap(4);
    }
    draw_result(frame);
    const std::vector<Racer>& racers = frame.app.race()->racers();
    heading(frame, say("Solutions against steps"));
    draw_plot(frame, racers);
    draw_tallies(frame, racers);
    draw_race_growth(frame);
    draw_ladder(frame);
}

}  // namespace queens::ui
