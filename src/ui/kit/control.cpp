// How controls are made on ImGui's invisible buttons.
#include "ui/kit/control.hpp"

#include <imgui_internal.h>

#include <algorithm>

namespace queens::ui {

namespace {

/// How long a finger rests on a control to see what it does, in seconds, and how far it may
/// tremble.
constexpr float rest_seconds = 0.5F;
constexpr float tremble = 8;
constexpr float widest_hint = 360;

/// Whether a press of that many seconds was a question about what it pressed.
bool is_question(float seconds) {
    return seconds > rest_seconds && ImGui::GetIO().MouseDragMaxDistanceSqr[0] < tremble * tremble;
}

/// Whether a finger has rested on ImGui's last item, enabled or not.
bool is_rested_on() {
    return is_question(ImGui::GetIO().MouseDownDuration[0]) &&
           ImGui::IsItemHovered(ImGuiHoveredFlags_AllowWhenDisabled);
}

/// The hint without the key at its end, in brackets, which a finger has not.
std::string without_key(const std::string& words) {
    constexpr std::size_t longest = 9;
    const std::size_t bracket = words.rfind(" (");
    const bool has_key =
        bracket != std::string::npos && words.ends_with(')') && words.size() - bracket <= longest;
    return has_key ? words.substr(0, bracket) : words;
}

/// Puts the next window where the finger does not hide it.
void place_above_item() {
    constexpr float space = 12;
    constexpr float half = widest_hint / 2;
    const ImVec2 low = ImGui::GetItemRectMin();
    const ImVec2 high = ImGui::GetItemRectMax();
    const float width = ImGui::GetIO().DisplaySize.x;
    const bool above = low.y > 100;
    const float middle = (low.x + high.x) / 2;
    const float pivot = middle < half ? 0.0F : middle > width - half ? 1.0F : 0.5F;
    const float x = pivot == 0 ? 8 : pivot == 1 ? width - 8 : middle;
    ImGui::SetNextWindowPos({x, above ? low.y - space : high.y + space}, ImGuiCond_Always,
                            {pivot, above ? 1.0F : 0.0F});
}

}  // namespace

Rect rect_of(ImVec2 low, ImVec2 high) { return {low.x, low.y, high.x - low.x, high.y - low.y}; }

Rect window_rect() {
    const ImRect& clip = ImGui::GetCurrentWindow()->ClipRect;
    return rect_of(clip.Min, clip.Max);
}

bool is_over() {
    return (ImGui::GetCurrentWindow()->RootWindow->Flags & ImGuiWindowFlags_Popup) != 0;
}

void cover_window(const Kit& kit) {
    const ImVec2 low = ImGui::GetWindowPos();
    const ImVec2 size = ImGui::GetWindowSize();
    kit.record.cover({low.x, low.y, size.x, size.y});
}

namespace {

/// Brings the keyboard to ImGui's last item and the item into sight.
void take_keyboard() {
    ImGuiContext& context = *ImGui::GetCurrentContext();
    ImGui::SetFocusID(ImGui::GetItemID(), ImGui::GetCurrentWindow());
    context.NavDisableHighlight = false;
    context.NavDisableMouseHover = true;
    ImGui::ScrollToItem();
}

/// Carries out what is wanted of ImGui's last item; returns whether it is a press.
bool obey(const Kit& kit, const Control& control) {
    const bool pressed = kit.wish.is(Wish::Verb::press, control.id) && control.enabled;
    if (pressed || kit.wish.is(Wish::Verb::focus, control.id)) {
        take_keyboard();
        // Where the keyboard was has drawn its ring in this frame already.
        kit.moving = true;
    }
    return pressed;
}

}  // namespace

bool has_keyboard() {
    return ImGui::IsItemFocused() && !ImGui::GetCurrentContext()->NavDisableHighlight;
}

std::optional<std::string> wish_for_field(const Kit& kit, const std::string& id) {
    if (kit.wish.is(Wish::Verb::focus, id) || kit.wish.is(Wish::Verb::press, id)) {
        ImGui::SetKeyboardFocusHere();
    }
    if (!kit.wish.is(Wish::Verb::set, id)) return std::nullopt;
    return kit.wish.value;
}

Touch touch(const Kit& kit, const Control& control, ImVec2 size) {
    Touch touch;
    ImGui::BeginDisabled(!control.enabled);
    ImGui::PushButtonRepeat(control.repeats);
    const ImGuiButtonFlags right =
        control.takes_right_button ? ImGuiButtonFlags_MouseButtonRight : ImGuiButtonFlags_None;
    touch.pressed =
        ImGui::InvisibleButton(control.id.c_str(), size, ImGuiButtonFlags_MouseButtonLeft | right);
    ImGui::PopButtonRepeat();
    ImGui::EndDisabled();
    touch.low = ImGui::GetItemRectMin();
    touch.high = ImGui::GetItemRectMax();
    if (kit.appearance.coarse_pointer && !control.hint.empty() && !control.repeats &&
        is_question(ImGui::GetIO().MouseDownDurationPrev[0])) {
        touch.pressed = false;
    }
    const bool by_pointer =
        ImGui::IsMouseDown(ImGuiMouseButton_Left) || ImGui::IsMouseReleased(ImGuiMouseButton_Left);
    if (touch.pressed && by_pointer) touch.pressed = kit.settling.accepts(control.id);
    touch.hovered = ImGui::IsItemHovered();
    touch.held = ImGui::IsItemActive();
    touch.pressed = obey(kit, control) || touch.pressed;
    touch.reached =
        has_keyboard() && ImGui::GetCurrentContext()->NavJustMovedToId == ImGui::GetItemID();
    record_item(kit, control);
    if (control.ring && has_keyboard()) draw_ring(kit, touch.low, touch.high, *control.ring);
    hint(kit, control.hint);
    return touch;
}

void draw_ring(const Kit& kit, ImVec2 low, ImVec2 high, float out) {
    ImGui::GetWindowDrawList()->AddRect({low.x - out, low.y - out}, {high.x + out, high.y + out},
                                        kit.theme.accent, 8, 0, 2);
}

void record_item(const Kit& kit, const Control& control) {
    kit.record.add({.id = control.id,
                    .role = control.role,
                    .label = control.label,
                    .hint = control.hint,
                    .value = control.value,
                    .place = control.place,
                    .places = control.places,
                    .on = control.on.value_or(false),
                    .has_states = control.on.has_value(),
                    .enabled = control.enabled,
                    .focused = ImGui::IsItemFocused(),
                    .over = is_over(),
                    .visible = ImGui::IsItemVisible(),
                    .rect = rect_of(ImGui::GetItemRectMin(), ImGui::GetItemRectMax()),
                    .room = window_rect()});
}

void hint(const Kit& kit, const std::string& hint) {
    if (hint.empty()) return;
    const bool finger = kit.appearance.coarse_pointer;
    constexpr ImGuiHoveredFlags moment = ImGuiHoveredFlags_DelayNormal |
                                         ImGuiHoveredFlags_NoSharedDelay |
                                         ImGuiHoveredFlags_AllowWhenDisabled;
    const bool asked =
        ImGui::IsItemHovered(moment) && (has_keyboard() || !kit.settling.pointer_rests());
    if (finger ? !is_rested_on() : !asked) return;
    if (finger) place_above_item();
    const std::string words = finger ? without_key(hint) : hint;
    ImGui::PushStyleVar(ImGuiStyleVar_WindowPadding, ImVec2{10, 7});
    ImGui::PushFont(finger ? kit.fonts.text : kit.fonts.small);
    if (ImGui::BeginTooltip()) {
        ImGui::PushTextWrapPos(std::min(widest_hint, ImGui::GetIO().DisplaySize.x - 32));
        ImGui::TextUnformatted(words.c_str());
        ImGui::PopTextWrapPos();
        record_item(kit, {.id = "hint", .role = Role::text, .label = words});
        ImGui::EndTooltip();
    }
    ImGui::PopFont();
    ImGui::PopStyleVar();
}

}  // namespace queens::ui
