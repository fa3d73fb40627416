// Goals of tasks.
#include "core/fragment.hpp"
#include "fuzz/doors.hpp"
#include "lessons/condition.hpp"

namespace queens::doors {

std::string goal(std::string_view bytes) {
    const std::string plain = plain_goal(bytes);
    const auto conditions = lessons::read_goal(plain);
    if (!conditions) return {};
    if (conditions->size() > lessons::most_conditions) return "There are too many conditions.";
    const std::string written = lessons::write_goal(*conditions);
    if (plain_goal(written) != written) return "A goal as links write it is not plain: " + written;
    if (lessons::read_goal(written) != conditions) return "Its goal is another one: " + written;
    if (!is_display_value(goal_key, written)) return "No link can hold the goal " + written;
    const Board board({8, 8});
    const lessons::Situation situation{board};
    const bool met = lessons::are_met(*conditions, situation);
    if (met && conditions->empty()) return "Nothing was asked, and it is met.";
    return lessons::asked(*conditions, situation).empty() && !conditions->empty()
               ? "Nothing is said of what is asked."
               : "";
}

}  // namespace queens::doors
