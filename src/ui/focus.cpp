// Where Tab goes to from a control that is no stop itself, such as a tab that the arrow keys have
// reached, is found by its place in the record.
#include "ui/focus.hpp"

#include <algorithm>

namespace queens::ui {

namespace {

bool is_control(const Shown& shown) { return !is_words(shown); }

}  // namespace

std::vector<const Shown*> stops_of(const Record& record) {
    const auto& all = record.all();
    const bool covered =
        std::any_of(all.begin(), all.end(), [](const Shown& shown) { return shown.over; });
    std::vector<const Shown*> stops;
    for (const Shown& shown : all) {
        if (!is_control(shown) || !shown.enabled || shown.over != covered) continue;
        if (shown.role != Role::tab || shown.on) stops.push_back(&shown);
    }
    return stops;
}

std::string next_stop(const Record& record, Way way) {
    const std::vector<const Shown*> stops = stops_of(record);
    if (stops.empty()) return {};
    const auto& all = record.all();
    const bool covered = stops.front()->over;
    const auto focused = std::find_if(all.begin(), all.end(), [&](const Shown& shown) {
        return shown.focused && is_control(shown) && shown.over == covered;
    });
    if (focused == all.end()) return (way == Way::backwards ? stops.back() : stops.front())->id;
    const auto is_before = [&](const Shown* stop) { return stop < &*focused; };
    auto stop = std::find_if_not(stops.begin(), stops.end(), is_before);
    if (way == Way::backwards) return (stop == stops.begin() ? stops.back() : *(stop - 1))->id;
    const bool on_stop = stop != stops.end() && *stop == &*focused;
    if (way == Way::forwards && on_stop) ++stop;
    return (stop == stops.end() ? stops.front() : *stop)->id;
}

std::string KeyboardPlace::follow(const Record& record) {
    const auto& all = record.all();
    const auto stands = [&](const Shown& shown) { return shown.focused && is_control(shown); };
    const auto focused = std::find_if(all.begin(), all.end(), stands);
    const std::vector<const Shown*> stops = stops_of(record);
    if (focused != all.end()) {
        id_ = focused->id;
        before_.clear();
        for (const Shown* stop : stops) {
            if (stop < &*focused) before_.insert(before_.begin(), stop->id);
        }
        return {};
    }
    const bool lost = !id_.empty() && record.find(id_) == nullptr && !stops.empty();
    id_.clear();
    if (!lost) return {};
    for (const std::string& id : before_) {
        const auto is_same = [&](const Shown* stop) { return stop->id == id; };
        const auto same = std::find_if(stops.begin(), stops.end(), is_same);
        if (same == stops.end()) continue;
        return (same + 1 == stops.end() ? *same : *(same + 1))->id;
    }
    return stops.front()->id;
}

}  // namespace queens::ui
