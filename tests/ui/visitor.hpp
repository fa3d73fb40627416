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
    bool newcomer = false;
    /// In a frame of another page.
    bool framed = false;
    bool beside_lesson = false;
    /// Whether that lesson is read by a room.
    bool large_type = false;
};

/// Laptops and a projector, a tablet, three phones, of which one shows the browser's bars, a phone
/// on its side, and a laptop of 1366 x 768 whose browser enlarges to 150 and to 200 %.
inline constexpr std::array viewports{Viewport{1366, 768, false}, Viewport{1920, 1080, false},
                                      Viewport{1024, 768, false}, Viewport{820, 1180, true},
                                      Viewport{390, 844, true},   Viewport{390, 664, true},
                                      Viewport{360, 640, true},   Viewport{844, 390, true},
                                      Viewport{911, 512, false},  Viewport{683, 384, false}};

class Visitor {
  public:
    explicit Visitor(Viewport viewport = {}) {
        context_ = ImGui::CreateContext();
        ImGuiIO& io = ImGui::GetIO();
        io.DisplaySize = {viewport.width, viewport.height};
        io.BackendFlags |= ImGuiBackendFlags_RendererHasVtxOffset;
        appearance_.coarse_pointer = viewport.finger;
        appearance_.newcomer = viewport.newcomer;
        appearance_.framed = viewport.framed;
        appearance_.beside_lesson = viewport.beside_lesson;
        appearance_.reduced_motion = true;
        large_type_ = viewport.large_type;
        screen_.emplace();
        match_fonts();
        look();
        look();
    }
    /// One who opens a link, and looks at it for some frames.
    explicit Visitor(std::string_view link, Viewport viewport = {}, int frames = 3)
        : Visitor(viewport) {
        open(link, frames);
    }
    ~Visitor() {
        screen_.reset();
        ImGui::DestroyContext(context_);
    }
    Visitor(const Visitor&) = delete;
    Visitor& operator=(const Visitor&) = delete;

    App app{2};

    /// From now on what moves takes its time.
    void see_movement() { appearance_.reduced_motion = false; }

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

    /// Opens a link, and looks at it for some frames.
    void open(std::string_view link, int frames = 3) {
        app.apply(OpenLink{std::string(link)});
        look(frames);
    }

    [[nodiscard]] std::optional<ui::Rect> rect(std::string_view id) const {
        return screen_->rect_of(id);
    }
    [[nodiscard]] ui::Screen& screen() { return *screen_; }
    [[nodiscard]] const ui::Record& record() const { return screen_->record(); }
    [[nodiscard]] bool sees(std::string_view id) const { return rect(id).has_value(); }

    /// The middle of a control that is on the screen.
    [[nodiscard]] ImVec2 middle_of(std::string_view id) const {
        const ui::Rect box = rect(id).value();
        return {box.x + box.width / 2, box.y + box.height / 2};
    }

    /// Whether the pointer reached the control of that id.
    bool point_at(std::string_view id) {
        if (!sees(id)) return false;
        const ImVec2 middle = middle_of(id);
        ImGui::GetIO().AddMousePosEvent(middle.x, middle.y);
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
        if (!sees(id)) return false;
        const ImVec2 middle = middle_of(id);
        ImGui::GetIO().AddMousePosEvent(middle.x, middle.y);
        press(ImGuiMouseButton_Left, true);
        press(ImGuiMouseButton_Left, false);
        look();
        return true;
    }
    bool drag(std::string_view from, std::string_view to, int button = ImGuiMouseButton_Left) {
        if (!point_at(from)) return false;
        press(button, true);
        const bool arrived = point_at(to);
        press(button, false);
        return arrived;
    }
    /// Drags upwards from a point by that way, that number of times.
    void drag_up(ImVec2 from, float way, int times) {
        for (int i = 0; i < times; ++i) {
            put_down(from);
            move_to({from.x, from.y - 20});
            move_to({from.x, from.y - way});
            // A finger that rests throws nothing.
            look(20);
            lift();
        }
    }
    /// A finger, or the button of the mouse, bit by bit.
    void put_down(ImVec2 at) {
        ImGui::GetIO().AddMousePosEvent(at.x, at.y);
        look();
        press(ImGuiMouseButton_Left, true);
    }
    void move_to(ImVec2 at) {
        ImGui::GetIO().AddMousePosEvent(at.x, at.y);
        look();
    }
    void lift() { press(ImGuiMouseButton_Left, false); }
    [[nodiscard]] ui::Fingers& fingers() { return screen_->fingers(); }

    /// The tab of the panel that is shown, also where it is folded.
    [[nodiscard]] std::string open_tab() const {
        return "tab-" + std::string(tabs[static_cast<std::size_t>(app.state().tab)].slug);
    }
    [[nodiscard]] bool is_folded() const {
        const ui::Shown* tab = record().find(open_tab());
        return tab != nullptr && tab->value == "folded";
    }
    void open_panel() {
        if (is_folded()) tap(open_tab());
        look(2);
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
    /// Type is larger while a room reads it, as in the program.
    void match_fonts() {
        const ImVec2 size = ImGui::GetIO().DisplaySize;
        const float wanted = ui::enlargement(large_type_ || app.presenting(), size.x, size.y);
        if (wanted == enlargement_) return;
        enlargement_ = wanted;
        screen_->load_fonts(1, wanted);
    }
    void press(int button, bool down) {
        ImGui::GetIO().AddMouseButtonEvent(button, down);
        look();
    }

    ImGuiContext* context_;
    bool large_type_ = false;
    float enlargement_ = 0;
    std::optional<ui::Screen> screen_;
    ui::Appearance appearance_;
    double now_ = 0;
};

}  // namespace queens::tests
