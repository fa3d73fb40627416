// Where Tab goes to from a control that is no stop itself, such as a tab that the arrow keys have
// reached, is found by its place in the record.
#include "ui/focus.hpp"

#include <imgui.h>
#include <imgui_internal.h>

#include <algorithm>
#include <utility>

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

Wish next_wish(const Record& record, std::deque<Wish>& waiting) {
    const ImGuiIO& io = ImGui::GetIO();
    ImGui::SetKeyOwner(ImGuiKey_Tab, ImGui::GetID("screen"));
    const bool tab =
        ImGui::IsKeyPressed(ImGuiKey_Tab, ImGui::GetID("screen"), ImGuiInputFlags_Repeat);
    Wish wish;
    if (tab && !io.KeyCtrl && !io.KeyAlt && !io.KeySuper) {
        const bool shown =
            !ImGui::GetCurrentContext()->NavDisableHighlight || ImGui::IsAnyItemActive();
        const Way way = io.KeyShift ? Way::backwards : shown ? Way::forwards : Way::here;
        wish = {Wish::Verb::focus, next_stop(record, way)};
    } else if (!waiting.empty()) {
        wish = std::move(waiting.front());
        waiting.pop_front();
    }
    if (wish.verb != Wish::Verb::none) ImGui::ClearActiveID();
    if (wish.verb == Wish::Verb::close && ImGui::IsPopupOpen("", ImGuiPopupFlags_AnyPopup)) {
        ImGui::ClosePopupToLevel(0, true);
    }
    return wish;
}

std::string place_of_lost(const Record& before, const Record& now) {
    const auto stands = [](const Shown& shown) { return shown.focused && is_control(shown); };
    const auto& old = before.all();
    const auto& all = now.all();
    const auto lost = std::find_if(old.begin(), old.end(), stands);
    // What has opened over the screen gives the keyboard back when it closes.
    if (lost == old.end() || lost->over || std::any_of(all.begin(), all.end(), stands)) return {};
    if (const Shown* same = now.find(lost->id)) {
        return same->region == lost->region ? std::string() : lost->id;
    }
    const auto is_here = [&](const Shown& shown) {
        return is_control(shown) && shown.enabled && shown.region == lost->region;
    };
    auto next = all.begin();
    for (auto ahead = lost; ahead != old.begin() && next == all.begin();) {
        --ahead;
        if (!is_here(*ahead)) continue;
        next = std::find_if(all.begin(), all.end(),
                            [&](const Shown& shown) { return shown.id == ahead->id; });
        next = next == all.end() ? all.begin() : next + 1;
    }
    auto found = std::find_if(next, all.end(), is_here);
    if (found == all.end()) found = std::find_if(all.begin(), all.end(), is_here);
    return found == all.end() ? std::string() : found->id;
}

}  // namespace queens::ui
