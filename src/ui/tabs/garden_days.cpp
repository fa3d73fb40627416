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

constexpr int days_of_week = 7;

std::string day_words(Day day) {
    constexpr std::array<Sentence, 12> months{
        "{n} January {year}", "{n} February {year}", "{n} March {year}",
        "{n} April {year}",   "{n} May {year}",      "{n} June {year}",
        "{n} July {year}",    "{n} August {year}",   "{n} September {year}",
        "{n} October {year}", "{n} November {year}", "{n} December {year}"};
    return say(months.at(static_cast<std::size_t>(day.month - 1)),
               {{"n", day.day}, {"year", std::to_string(day.year)}});
}

std::string month_words(Day day) {
    constexpr std::array<Sentence, 12> months{
        "January {year}",   "February {year}", "March {year}",    "April {year}",
        "May {year}",       "June {year}",     "July {year}",     "August {year}",
        "September {year}", "October {year}",  "November {year}", "December {year}"};
    return say(months.at(static_cast<std::size_t>(day.month - 1)),
               {{"year", std::to_string(day.year)}});
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

/// Opens the garden of that day, of the grade on show.
void open(const Frame& frame, Day day) {
    frame.give(OpenDay{day, frame.app.state().grade.value_or(GardenGrade::easy)});
}

/// Around the last button: the day that it is.
void frame_today(const Frame& frame) {
    ImGui::GetWindowDrawList()->AddRect(ImGui::GetItemRectMin(), ImGui::GetItemRectMax(),
                                        frame.theme.accent, 6);
}

/// The columns of the days.
struct Week {
    float left;
    float width;
    static constexpr float between = 2;

    [[nodiscard]] float at(int place) const {
        return left + static_cast<float>(place) * (width + between);
    }
};

Week week_here() {
    constexpr float widest = 48;
    const float room = ImGui::GetContentRegionAvail().x;
    return {ImGui::GetCursorPosX(),
            std::min(std::floor(room / days_of_week) - Week::between, widest)};
}

void name_days(const Frame& frame, const Week& week) {
    constexpr std::array<Sentence, days_of_week> names{"Mo", "Tu", "We", "Th", "Fr", "Sa", "Su"};
    for (int place = 0; place < days_of_week; ++place) {
        const std::string name = say(names.at(static_cast<std::size_t>(place)));
        if (place > 0) ImGui::SameLine();
        const float width = extent_of(frame.fonts.small, name).x;
        ImGui::SetCursorPosX(week.at(place) + (week.width - width) / 2);
        text(frame, frame.fonts.small, frame.theme.quiet, name);
    }
}

/// Every day of the month; the one that is pressed opens its garden of the present grade.
void choose_day(const Frame& frame, Day month) {
    const Day today = frame.appearance.today;
    const State& state = frame.app.state();
    const Week week = week_here();
    name_days(frame, week);
    const int first = weekday({month.year, month.month, 1});
    for (int number = 1; number <= days_in_month(month); ++number) {
        const Day day{month.year, month.month, number};
        const int place = (first + number - 1) % days_of_week;
        const int solved = frame.app.gardens().solved_on(day);
        const std::string words =
            day == today ? say("{day}, today", {{"day", day_words(day)}}) : day_words(day);
        if (number > 1 && place > 0) ImGui::SameLine();
        ImGui::SetCursorPosX(week.at(place));
        if (button(frame, {.id = "day-" + written(day),
                           .label = solved == 0
                                        ? words
                                        : say("{day}, {n} solved", {{"day", words}, {"n", solved}}),
                           .text = std::to_string(number),
                           .kind = Kind::quiet,
                           .enabled = day <= today,
                           .on = day == state.day,
                           .width = week.width})) {
            open(frame, day);
        }
        draw_dots(frame, solved);
        if (day == today) frame_today(frame);
    }
}

/// The name of the month, before the arrows.
void name_month(const Frame& frame, Day month) {
    constexpr float space = 8;
    const std::string name = month_words(month);
    ImFont* font = frame.fonts.strong;
    const ImVec2 at = ImGui::GetCursorScreenPos();
    const ImVec2 extent = extent_of(font, name);
    words_at(frame, font, {at.x, at.y + (frame.control() - extent.y) / 2}, frame.theme.ink, name);
    ImGui::SetCursorPosX(ImGui::GetCursorPosX() + extent.x + space);
}

/// To other months, and back to this one and the garden of today.
Day choose_month(const Frame& frame, Day month) {
    const Day today = frame.appearance.today;
    const Day this_month{today.year, today.month, 1};
    const State& state = frame.app.state();
    Day chosen = month;
    if (button(frame, {.id = "month-before",
                       .label = say("The month before"),
                       .text = "",
                       .icon = Icon::before,
                       .kind = Kind::quiet,
                       .enabled = month.year > first_garden_year || month.month > 1})) {
        chosen = moved_by_months(month, -1);
    }
    if (button_beside(frame, {.id = "month-after",
                              .label = say("The month after"),
                              .text = "",
                              .icon = Icon::after,
                              .kind = Kind::quiet,
                              .enabled = month < this_month})) {
        chosen = moved_by_months(month, 1);
    }
    const bool elsewhere = month != this_month || (state.day && state.day != today);
    if (elsewhere &&
        button_beside(frame, {.id = "today", .label = say("Today"), .kind = Kind::quiet})) {
        chosen = this_month;
        if (state.day != today) open(frame, today);
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
    const Day day = frame.app.state().day.value_or(today);
    heading(frame, day == today ? say("Today's gardens")
                                : say("Gardens of {day}", {{"day", day_words(day)}}));
    choose_garden(frame, day);
    gap(8);
    // Another garden's month is shown once it is opened.
    if (std::exchange(memory.garden_day, day) != day) memory.garden_month.reset();
    const Day month = memory.garden_month.value_or(Day{day.year, day.month, 1});
    name_month(frame, month);
    const Day other = choose_month(frame, month);
    if (other != month) memory.garden_month = other;
    choose_day(frame, month);
    tell_solved(frame);
}

}  // namespace queens::ui
