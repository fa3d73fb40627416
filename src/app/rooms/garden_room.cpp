#include "app/rooms/garden_room.hpp"

#include <algorithm>
#include <utility>

#include "core/read.hpp"

namespace queens {

namespace {

constexpr std::size_t most_remembered = 4000;
constexpr std::size_t longest_line = 2000;
constexpr std::string_view solved_word = "solved";

std::string key_of(Day day, GardenGrade grade) {
    return queens::written(day) + '.' + std::string(slug_of(grade));
}

bool is_key(std::string_view text) {
    const std::size_t dot = std::min(text.find('.'), text.size());
    return day_in(text.substr(0, dot)) && dot < text.size() &&
           choice_of<GardenGrade>(text.substr(dot + 1));
}

}  // namespace

bool GardenRoom::is_solved(Day day, GardenGrade grade) const {
    const auto found = links_.find(key_of(day, grade));
    return found != links_.end() && found->second.empty();
}

std::string GardenRoom::left_at(Day day, GardenGrade grade) const {
    const auto found = links_.find(key_of(day, grade));
    return found == links_.end() ? std::string() : found->second;
}

int GardenRoom::solved() const {
    return static_cast<int>(std::count_if(links_.begin(), links_.end(),
                                          [](const auto& one) { return one.second.empty(); }));
}

int GardenRoom::solved_on(Day day) const {
    int solved = 0;
    for (std::size_t i = 0; i < choice_slugs<GardenGrade>.size(); ++i) {
        if (is_solved(day, static_cast<GardenGrade>(i))) ++solved;
    }
    return solved;
}

std::optional<GardenGrade> GardenRoom::unsolved_on(Day day) const {
    for (std::size_t i = 0; i < choice_slugs<GardenGrade>.size(); ++i) {
        const auto grade = static_cast<GardenGrade>(i);
        if (!is_solved(day, grade)) return grade;
    }
    return std::nullopt;
}

int GardenRoom::days_in_row(Day today) const {
    int days = 0;
    Day day = solved_on(today) > 0 ? today : moved(today, -1);
    while (solved_on(day) > 0) {
        ++days;
        const Day before = moved(day, -1);
        // The first of all days has none before it.
        if (before == day) break;
        day = before;
    }
    return days;
}

void GardenRoom::solve(Day day, GardenGrade grade) { links_[key_of(day, grade)].clear(); }

bool GardenRoom::leave(Day day, GardenGrade grade, std::string link) {
    if (is_solved(day, grade) || left_at(day, grade) == link) return false;
    links_[key_of(day, grade)] = std::move(link);
    return true;
}

std::string GardenRoom::days() const {
    std::string text;
    for (const auto& [key, link] : links_) {
        text += key + ' ' + (link.empty() ? std::string(solved_word) : link) + '\n';
    }
    return text;
}

void GardenRoom::read(std::string_view text) {
    while (!text.empty()) {
        std::string_view line = take_until(text, '\n');
        if (line.size() > longest_line || timer_.read(line)) continue;
        const std::string_view key = take_until(line, ' ');
        if (!is_key(key) || line.empty()) continue;
        const auto [entry, is_new] = links_.try_emplace(std::string(key), line);
        const bool was_solved = !is_new && entry->second.empty();
        entry->second = was_solved || line == solved_word ? std::string() : std::string(line);
    }
    while (links_.size() > most_remembered) links_.erase(links_.begin());
}

}  // namespace queens
