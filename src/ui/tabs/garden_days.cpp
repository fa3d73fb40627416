// Each day of the month is a button, with a dot below its number for each garden solved on it.
#include "ui/tabs/garden_days.hpp"

#include <algorithm>
#include <array>
#include <cmath>
#include <utility>
#include <vector>

#include "app/rooms/garden_room.hpp"
#include "ui/kit/widgets.hpp"
#include "ui/shorthands.hpp"
#include "ui/tabs/garden_parts.hpp"

namespace queens::ui {

namespace {

constexpr int week = 7;

std::string day_words(Day day) {
    constexpr std::array<Sentence, 12> months{
        "{n} January {year}", "{n} February {year}", "{n} March {year}",
        "{n} April {year}",   "{n} May {year}",      "{n} June {year}",
        "{n} July {year}",    "{n} August {year}",   "{n} September {year}",
        "{n} October {year}", "{n} November {year}", "{n} December {year}"};
    return say(months.at(static_cast<std::size_t>(day.month - 1)),
               {{"n", day.day}, {"year", std::to_string(day.year)}});
}

/// The gardens of that day, by their grades.
void choose_garden(const Frame& frame, Day day) {
    std::vector<Button> choices;
    for (std::size_t i = 0; i < choice_slugs<GardenGrade>.size(); ++i) {
        const auto grade = static_cast<GardenGrade>(i);
        const bool solved = frame.app.gardens().is_solved(day, grade);
        const bool here = frame.app.state().day == day && frame.app.state().grade == grade;
        const std::string title = title_of(grade);
        choices.push_back(
            {.id = "day-" + std::string(slug_of(grade)),
             .label = solved ? say("{grade}, solved: the garden of the day", {{"grade", title}})
                             : say("{grade}: the garden of the day", {{"grade", title}}),
             .text = solved ? say("{grade}, solved", {{"grade", title}}) : title,
             .hint = say("The same garden for everyone, on that day"),
             .on = here});
    }
    if (const auto chosen = row_of_buttons(frame, std::move(choices))) {
        frame.give(OpenDay{day, static_cast<GardenGrade>(*chosen)});
    }
}

/// A dot for each garden solved, along the lower end of the last button.
void draw_dots(const Frame& frame, int count) {
    constexpr float radius = 2;
    constexpr float step = 6;
    const ImVec2 low = ImGui::GetItemRectMin();
    const ImVec2 high = ImGui::GetItemRectMax();
    const float middle = (low.x + high.x) / 2;
    const float first = middle - step * static_cast<float>(count - 1) / 2;
    for (int i = 0; i < count; ++i) {
        ImGui::GetWindowDrawList()->AddCircleFilled(
            {first + step * static_cast<float>(i), high.y - 6}, radius, frame.theme.right);
    }
}

/// Every day of the month; returns the one that was chosen.
std::optional<Day> choose_day(const Frame& frame, Day shown) {
    constexpr float between = 2;
    const Day today = frame.appearance.today;
    const float room = ImGui::GetContentRegionAvail().x;
    const float width = std::min(std::floor(room / week) - between, 48.0F);
    const float left = ImGui::GetCursorPosX();
    const int first = weekday({shown.year, shown.month, 1});
    std::optional<Day> chosen;
    for (int number = 1; number <= days_in_month(shown); ++number) {
        const Day day{shown.year, shown.month, number};
        const int place = (first + number - 1) % week;
        const int solved = frame.app.gardens().solved_on(day);
        const std::string words = day_words(day);
        if (number > 1 && place > 0) ImGui::SameLine();
        ImGui::SetCursorPosX(left + static_cast<float>(place) * (width + between));
        if (button(frame, {.id = "day-" + written(day),
                           .label = solved == 0
                                        ? words
                                        : say("{day}, {n} solved", {{"day", words}, {"n", solved}}),
                           .text = std::to_string(number),
                           .kind = Kind::quiet,
                           .enabled = day <= today,
                           .on = day == shown,
                           .width = width})) {
            chosen = day;
        }
        draw_dots(frame, solved);
    }
    return chosen;
}

/// To other months, and back to today.
std::optional<Day> choose_month(const Frame& frame, Day shown) {
    const Day today = frame.appearance.today;
    std::optional<Day> chosen;
    if (button(frame,
               {.id = "month-before", .label = say("The month before"), .kind = Kind::quiet})) {
        chosen = moved_by_months(shown, -1);
    }
    const Day next = moved_by_months({shown.year, shown.month, 1}, 1);
    if (button_beside(frame, {.id = "month-after",
                              .label = say("The month after"),
                              .kind = Kind::quiet,
                              .enabled = next <= today})) {
        chosen = std::min(moved_by_months(shown, 1), today);
    }
    if (shown != today &&
        button_beside(frame, {.id = "day-today", .label = say("Today"), .kind = Kind::quiet})) {
        chosen = today;
    }
    return chosen;
}

void tell_solved(const Frame& frame) {
    const GardenRoom& gardens = frame.app.gardens();
    const int days = gardens.days_in_row(frame.appearance.today);
    const int solved = gardens.solved();
    if (days > 1) {
        note(frame, "{n} daily gardens solved here: one or more on each of {days} days in a row.",
             {{"n", solved}, {"days", days}});
    } else if (solved > 0) {
        note(frame, "{n} daily {n|garden|gardens} solved here.", {{"n", solved}});
    }
}

}  // namespace

void draw_days(const Frame& frame, PanelMemory& memory) {
    const Day today = frame.appearance.today;
    const Day day = memory.garden_day.value_or(frame.app.state().day.value_or(today));
    heading(frame, day == today ? say("Today's gardens")
                                : say("Gardens of {day}", {{"day", day_words(day)}}));
    choose_garden(frame, day);
    gap(4);
    const std::optional<Day> of_month = choose_day(frame, day);
    const std::optional<Day> of_other = choose_month(frame, day);
    if (of_month) memory.garden_day = of_month;
    if (of_other) memory.garden_day = of_other;
    tell_solved(frame);
}

}  // namespace queens::ui
