// A visitor without a screen: draws the program with ImGui's null backend and uses it by the ids of
// its controls.
#pragma once

#include <imgui.h>

#include <array>
#include <optional>
#include <string>
#include <string_view>

#include "app/app.hpp"
#include "ui/ui.hpp"

namespace queens::tests {

struct Viewport {
    float width = 1366;
    float height = 768;
    bool finger = false;
};

/// A laptop, a projector, two phones, a phone on its side, and a laptop of 1366 x 768 whose browser
/// enlarges to 150 and to 200 %.
inline constexpr std::array viewports{Viewport{1366, 768, false}, Viewport{1024, 768, false},
                                      Viewport{390, 844, true},   Viewport{360, 640, true},
                                      Viewport{844, 390, true},   Viewport{911, 512, false},
                                      Viewport{683, 384, false}};

class Visitor {
  public:
    explicit Visitor(Viewport viewport = {}) {
        context_ = ImGui::CreateContext();
        ImGuiIO& io = ImGui::GetIO();
        io.DisplaySize = {viewport.width, viewport.height};
        io.BackendFlags |= ImGuiBackendFlags_RendererHasVtxOffset;
        appearance_.coarse_pointer = viewport.finger;
        appearance_.reduced_motion = true;
        screen_.emplace();
        match_fonts();
        look();
        look();
    }
    ~Visitor() {
        screen_.reset();
        ImGui::DestroyContext(context_);
    }
    Visitor(const Visitor&) = delete;
    Visitor& operator=(const Visitor&) = delete;

    App app{2};

    /// Draws a frame of a sixtieth of a second and carries out what was commanded in it.
    void look() {
        now_ += 1.0 / 60;
        app.poll(now_);
        match_fonts();
        ImGuiIO& io = ImGui::GetIO();
        io.DeltaTime = 1.0F / 60;
        ImGui::NewFrame();
        for (const Command& command : screen_->draw(app, appearance_, now_)) app.apply(command);
        ImGui::Render();
    }
    void look(int frames) {
        for (int i = 0; i < frames; ++i) look();
    }

    [[nodiscard]] std::optional<ui::Rect> rect(std::string_view id) const {
        return screen_->rect_of(id);
    }
    [[nodiscard]] const ui::Record& record() const { return screen_->record(); }
    [[nodiscard]] bool sees(std::string_view id) const { return rect(id).has_value(); }

    /// Whether the pointer reached the control of that id.
    bool point_at(std::string_view id) {
        const auto box = rect(id);
        if (!box) return false;
        ImGui::GetIO().AddMousePosEvent(box->x + box->width / 2, box->y + box->height / 2);
        look();
        return true;
    }
    bool click(std::string_view id, int button = ImGuiMouseButton_Left) {
        if (!point_at(id)) return false;
        press(button, true);
        press(button, false);
        look();
        return true;
    }
    /// A finger, or a mouse that jumps: nothing points at the control before it is pressed.
    bool tap(std::string_view id) {
        const auto box = rect(id);
        if (!box) return false;
        ImGui::GetIO().AddMousePosEvent(box->x + box->width / 2, box->y + box->height / 2);
        press(ImGuiMouseButton_Left, true);
        press(ImGuiMouseButton_Left, false);
        look();
        return true;
    }
    bool drag(std::string_view from, std::string_view to) {
        if (!point_at(from)) return false;
        press(ImGuiMouseButton_Left, true);
        const bool arrived = point_at(to);
        press(ImGuiMouseButton_Left, false);
        return arrived;
    }
    /// Drags upwards from a point by that way, so many times.
    void drag_up(ImVec2 from, float way, int times) {
        for (int i = 0; i < times; ++i) {
            ImGui::GetIO().AddMousePosEvent(from.x, from.y);
            look();
            press(ImGuiMouseButton_Left, true);
            ImGui::GetIO().AddMousePosEvent(from.x, from.y - 20);
            look();
            ImGui::GetIO().AddMousePosEvent(from.x, from.y - way);
            look();
            press(ImGuiMouseButton_Left, false);
        }
    }
    void turn_wheel(std::string_view over, float by) {
        point_at(over);
        ImGui::GetIO().AddMouseWheelEvent(0, by);
        look();
        look();
    }
    void drag_off_the_board(std::string_view from) {
        point_at(from);
        press(ImGuiMouseButton_Left, true);
        ImGui::GetIO().AddMousePosEvent(2, ImGui::GetIO().DisplaySize.y / 2);
        look();
        press(ImGuiMouseButton_Left, false);
    }
    void type(ImGuiKey key, ImGuiKey modifier = ImGuiKey_None) {
        ImGuiIO& io = ImGui::GetIO();
        if (modifier != ImGuiKey_None) io.AddKeyEvent(modifier, true);
        io.AddKeyEvent(key, true);
        look();
        io.AddKeyEvent(key, false);
        if (modifier != ImGuiKey_None) io.AddKeyEvent(modifier, false);
        look();
    }

    [[nodiscard]] Piece on(int row, int column) const { return app.board().at({row, column}); }

  private:
    /// Type is larger while the board is presented, as in the program.
    void match_fonts() {
        const ImVec2 size = ImGui::GetIO().DisplaySize;
        const float wanted = ui::enlargement(app.presenting(), size.x, size.y);
        if (wanted == enlargement_) return;
        enlargement_ = wanted;
        screen_->load_fonts(1, wanted);
    }
    void press(int button, bool down) {
        ImGui::GetIO().AddMouseButtonEvent(button, down);
        look();
    }

    ImGuiContext* context_;
    float enlargement_ = 0;
    std::optional<ui::Screen> screen_;
    ui::Appearance appearance_;
    double now_ = 0;
};

}  // namespace queens::tests
