// The tab where a race is set up and run, with a plot of solutions against steps.
#include <algorithm>
#include <cmath>

#include "core/numbers.hpp"
#include "ui/kit/draw.hpp"
#include "ui/kit/widgets.hpp"
#include "ui/parts.hpp"
#include "ui/tabs/tabs.hpp"

namespace queens::ui {

namespace {

constexpr float plot_height = 150;

/// A list of solvers from which one is chosen; returns its slug once it is.
std::string choose_solver(const Frame& frame, const char* popup, const std::string& chosen) {
    std::string slug;
    ImGui::PushStyleVar(ImGuiStyleVar_WindowPadding, ImVec2{8, 8});
    if (ImGui::BeginPopup(popup)) {
        for (const Entry* entry : solvers()) {
            if (button(frame, {.id = std::string(popup) + "-" + std::string(entry->slug),
                               .label = std::string(entry->title),
                               .kind = Kind::quiet,
                               .on = entry->slug == chosen,
                               .width = 260})) {
                slug = entry->slug;
                ImGui::CloseCurrentPopup();
            }
        }
        scroll_by_finger(frame);
        ImGui::EndPopup();
    }
    ImGui::PopStyleVar();
    return slug;
}

void draw_racers(const Frame& frame) {
    const std::vector<std::string>& slugs = frame.app.state().racers;
    std::vector<std::string> next = slugs;
    const float width = ImGui::GetContentRegionAvail().x;
    for (std::size_t i = 0; i < slugs.size(); ++i) {
        const std::string number = std::to_string(i + 1);
        const std::string popup = "racer-" + number;
        const ImVec2 at = ImGui::GetCursorScreenPos();
        ImGui::GetWindowDrawList()->AddCircleFilled({at.x + 8, at.y + frame.control() / 2}, 5,
                                                    racer_colour(frame.theme, i));
        ImGui::SetCursorPosX(ImGui::GetCursorPosX() + 22);
        const bool can_go = slugs.size() > fewest_racers;
        const float beside = can_go ? frame.control() + 6 : 0;
        if (button(frame, {.id = "choose-" + popup,
                           .label = std::string(find_solver(slugs[i])->title),
                           .hint = "Choose another algorithm",
                           .width = width - 22 - beside})) {
            ImGui::OpenPopup(popup.c_str());
        }
        if (const std::string slug = choose_solver(frame, popup.c_str(), slugs[i]); !slug.empty()) {
            next[i] = slug;
        }
        if (can_go) {
            ImGui::SameLine(0, 6);
            if (button(frame, {.id = "remove-" + popup,
                               .label = "Take it out of the race",
                               .text = "",
                               .icon = Icon::close,
                               .hint = "Take it out of the race",
                               .kind = Kind::quiet,
                               .width = frame.control()})) {
                next.erase(next.begin() + static_cast<std::ptrdiff_t>(i));
                break;
            }
        }
    }
    if (slugs.size() < most_racers && button(frame, {.id = "add-an-algorithm",
                                                     .label = "Add an algorithm",
                                                     .icon = Icon::plus,
                                                     .hint = "Up to four race side by side"})) {
        ImGui::OpenPopup("new-racer");
    }
    if (const std::string slug = choose_solver(frame, "new-racer", {}); !slug.empty()) {
        next.push_back(slug);
    }
    if (next != slugs) frame.give(ChooseRacers{next});
}

void draw_controls(const Frame& frame) {
    const App& app = frame.app;
    const bool racing = app.racing();
    constexpr float space = 8;
    const float width = (ImGui::GetContentRegionAvail().x - space) / 2;
    if (button(frame, {.id = "run-race",
                       .label = racing ? "Pause" : "Race",
                       .icon = racing ? Icon::pause : Icon::play,
                       .hint = racing ? "Halt all of them" : "Let all of them run",
                       .kind = Kind::primary,
                       .enabled = app.race()->runs(),
                       .width = width})) {
        frame.give(RunRace{!racing});
    }
    ImGui::SameLine(0, space);
    if (button(frame, {.id = "reset-race",
                       .label = "To the start",
                       .icon = Icon::to_start,
                       .hint = "Bring all of them back to the start",
                       .width = width})) {
        frame.give(ResetRace{});
    }
    const auto fairness = [&](Fairness value, const char* id, const char* words,
                              const char* hint_words) {
        if (button(frame, {.id = id,
                           .label = words,
                           .hint = hint_words,
                           .on = app.fairness() == value,
                           .width = width})) {
            frame.give(SetFairness{value});
        }
    };
    fairness(Fairness::steps, "equal-steps", "Equal steps",
             "After every step all have taken as many");
    ImGui::SameLine(0, space);
    fairness(Fairness::time, "equal-time", "Equal time",
             "All get the same time, as much as there is");
    if (app.fairness() == Fairness::steps) speed_slider(frame, ImGui::GetContentRegionAvail().x);
}

/// A number in few characters, for an axis.
std::string brief(std::uint64_t number) {
    if (number >= 10'000'000) return grouped(number / 1'000'000) + " M";
    if (number >= 10'000) return grouped(number / 1'000) + " k";
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
    const ImVec2 high{low.x + width, low.y + plot_height};
    ImDrawList& list = *ImGui::GetWindowDrawList();
    list.AddRectFilled(low, high, faded(theme.ink, 0.04F), 4);
    const auto at = [&](std::uint64_t steps, std::uint64_t solutions) {
        const auto x = static_cast<double>(steps) / static_cast<double>(most_steps);
        const auto y = static_cast<double>(solutions) / static_cast<double>(most_solutions);
        return ImVec2{low.x + static_cast<float>(x) * width,
                      high.y - 4 - static_cast<float>(y) * (plot_height - 24)};
    };
    for (std::size_t i = 0; i < racers.size(); ++i) {
        for (const Milestone& milestone : racers[i].milestones()) {
            list.PathLineTo(at(milestone.step, milestone.solutions));
        }
        list.PathLineTo(at(racers[i].tally().steps(), racers[i].tally().solutions));
        list.PathStroke(racer_colour(theme, i), 0, 2.5F);
    }
    ImFont* font = frame.fonts.small;
    const float size = size_of(font);
    const std::string top =
        brief(most_solutions) + (most_solutions == 1 ? " solution" : " solutions");
    const std::string right = brief(most_steps) + (most_steps == 1 ? " step" : " steps");
    list.AddText(font, size, {low.x + 6, low.y + 4}, theme.quiet, top.c_str());
    right_text(list, font, high.x - 6, high.y - size - 6, theme.quiet, right);
    ImGui::Dummy({width, plot_height});
}

void draw_table(const Frame& frame, const std::vector<Racer>& racers) {
    for (const Racer& racer : racers) {
        const Tally& tally = racer.tally();
        if (!racer.refusal().empty()) {
            paragraph(frame, frame.fonts.small, frame.theme.wrong, racer.refusal());
            continue;
        }
        row(frame, racer.entry().title,
            grouped(tally.placements) + " placed, " + duration(racer.seconds()), frame.theme.ink);
    }
}

/// A number of any size: exact while it can be read, then as a power of ten.
std::string rough(double number) {
    constexpr double longest = 1e13;
    if (number < longest) return grouped(static_cast<std::uint64_t>(number));
    const auto power = static_cast<int>(std::floor(std::log10(number)));
    const auto tenths = std::lround(number / std::pow(10.0, power - 1));
    return std::to_string(tenths / 10) + "." + std::to_string(tenths % 10) + " \xC3\x97 10^" +
           std::to_string(power);
}

/// What each idea leaves to be looked at, for boards of the size on show.
void draw_ladder(const Frame& frame, RaceMemory& memory) {
    const Size size = frame.app.state().board.size();
    if (!size.is_square() || size.rows > largest_ladder) return;
    if (memory.rows != size.rows) memory = {size.rows, ladder(size.rows)};
    gap(8);
    heading(frame, "What each idea leaves to look at");
    paragraph(frame, frame.fonts.small, frame.theme.quiet,
              "Arrangements of " + std::to_string(size.rows) + " queens on the empty plane:");
    for (const Rung& rung : memory.rungs) {
        row(frame, rung.idea, rough(rung.arrangements), frame.theme.ink);
    }
}

}  // namespace

void draw_race_tab(const Frame& frame, PanelMemory& panel) {
    RaceMemory& memory = panel.race;
    if (frame.app.race() == nullptr) return;
    paragraph(frame, frame.fonts.text, frame.theme.ink,
              "Let two to four algorithms search the same board side by side.");
    draw_racers(frame);
    gap(4);
    draw_controls(frame);
    gap(4);
    const std::vector<Racer>& racers = frame.app.race()->racers();
    heading(frame, "Solutions against steps");
    draw_plot(frame, racers);
    draw_table(frame, racers);
    draw_ladder(frame, memory);
}

}  // namespace queens::ui
