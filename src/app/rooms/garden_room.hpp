// What is remembered of gardens: which of those of days are solved, where the others were left, and
// the time that was spent on gardens.
#pragma once

#include <map>
#include <optional>
#include <string>
#include <string_view>

#include "app/rooms/garden_timer.hpp"
#include "gardens/day.hpp"

namespace queens {

class GardenRoom {
  public:
    /// Whether the garden of that day was solved here.
    [[nodiscard]] bool is_solved(Day day, GardenGrade grade) const;
    /// The link of an unsolved one as it was left; empty if it never was begun here.
    [[nodiscard]] std::string left_at(Day day, GardenGrade grade) const;
    /// How many of them are solved, and how many of that day.
    [[nodiscard]] int solved() const;
    [[nodiscard]] int solved_on(Day day) const;
    /// The first grade of that day that is not; nothing where each is.
    [[nodiscard]] std::optional<GardenGrade> unsolved_on(Day day) const;
    /// On how many days in a row one was solved, up to today or yesterday.
    [[nodiscard]] int days_in_row(Day today) const;

    void solve(Day day, GardenGrade grade);
    /// Remembers how an unsolved one was left; what is solved stays so. Returns whether that
    /// changes anything.
    [[nodiscard]] bool leave(Day day, GardenGrade grade, std::string link);

    [[nodiscard]] GardenTimer& timer() { return timer_; }
    [[nodiscard]] const GardenTimer& timer() const { return timer_; }

    /// The gardens of days as text, a line for each.
    [[nodiscard]] std::string days() const;
    /// All of it as text.
    [[nodiscard]] std::string written() const { return days() + timer_.written(); }
    /// Adds what such a text says; what is solved stays so. Lines that are not of that form are
    /// left out, and of very many the earliest days are.
    void read(std::string_view text);

  private:
    /// By the day and the grade, "2026-11-25.hard"; an empty link once it is solved.
    std::map<std::string, std::string, std::less<>> links_;
    GardenTimer timer_;
};

}  // namespace queens
