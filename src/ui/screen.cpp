// The layout of the screen: wide with a panel at the right, tall with the panel below, or the board
// alone when presenting.
#include <imgui.h>

#include <algorithm>

#include "ui/board/board_view.hpp"
#include "ui/kit/widgets.hpp"
#include "ui/parts.hpp"
#include "ui/presenting.hpp"
#include "ui/ui.hpp"

namespace queens::ui {

namespace {

constexpr float panel_width = 360;
constexpr float least_panel_width = 320;

struct Box {
    ImVec2 low;
    ImVec2 high;

    [[nodiscard]] ImVec2 size() const { return {high.x - low.x, high.y - low.y}; }
};

/// Where everything goes, in CSS pixels.
struct Layout {
    Box bar;
    Box board;
    Box transport;
    Box panel;
    bool narrow = false;
};

/// Whether the boards of the race take the place of the board.
bool shows_race(const App& app) { return app.state().tab == Tab::race && app.race() != nullptr; }

Layout lay_out(const Frame& frame, bool with_sentence) {
    const ImVec2 size = ImGui::GetIO().DisplaySize;
    const bool presenting = frame.app.presenting();
    const bool running = frame.app.player() != nullptr && !shows_race(frame.app);
    Layout layout;
    layout.narrow = size.x < 900 && size.x < size.y * 1.2F;
    const bool tall = size.x < size.y;
    const float strip = presenting ? presenting_strip(frame) : 0;
    const float bar = !presenting ? frame.control() + (layout.narrow ? 14.0F : 20.0F)
                      : tall      ? strip
                                  : 0;
    const float transport = running ? transport_height(frame, with_sentence) + 12 : 0;
    layout.bar = {{0, 0}, {size.x, bar}};
    if (layout.narrow && !presenting) {
        const float least_panel = std::min(running ? 180.0F : 260.0F, size.y * 0.3F);
        const float board =
            std::min(size.x + (running ? 0.0F : 28.0F), size.y - bar - transport - least_panel);
        layout.board = {{0, bar}, {size.x, bar + board}};
        layout.transport = {{0, bar + board}, {size.x, bar + board + transport}};
        layout.panel = {{0, bar + board + transport}, size};
    } else {
        const float panel =
            presenting ? 0 : std::clamp(size.x * 0.42F, least_panel_width, panel_width);
        layout.panel = {{size.x - panel, bar}, size};
        const float side = tall ? 0 : strip;
        layout.board = {{side, bar}, {size.x - panel - side, size.y - transport}};
        layout.transport = {{0, size.y - transport}, {size.x - panel, size.y}};
    }
    return layout;
}

/// Where the picker of surfaces leaves most of the board in sight.
ImVec2 place_beside(const Layout& layout) {
    constexpr ImVec2 extent{376, 440};
    const ImVec2 screen = ImGui::GetIO().DisplaySize;
    return {std::max(8.0F, std::min(layout.panel.low.x + 8, screen.x - extent.x)),
            std::max(layout.bar.high.y, std::min(layout.panel.low.y + 6, screen.y - extent.y))};
}

void begin_region(const char* name, const Box& box, ImVec2 padding) {
    ImGui::SetCursorScreenPos(box.low);
    ImGui::PushStyleVar(ImGuiStyleVar_WindowPadding, padding);
    ImGui::BeginChild(name, box.size(), ImGuiChildFlags_AlwaysUseWindowPadding,
                      ImGuiWindowFlags_NoScrollbar | ImGuiWindowFlags_NoScrollWithMouse);
    ImGui::PopStyleVar();
}

}  // namespace

struct Screen::Memory {
    Fonts fonts;
    Record record;
    BoardMemory board;
    PanelMemory panel;
    PresentingMemory presenting;
    bool moving = false;
    /// Size and surface drawn last: another board is looked at afresh.
    Size size;
    View view = View::flat;
};

Screen::Screen() : memory_(std::make_unique<Memory>()) {
    ImGui::GetIO().ConfigFlags |= ImGuiConfigFlags_NavEnableKeyboard;
    ImGui::GetIO().IniFilename = nullptr;
}

Screen::~Screen() = default;

void Screen::load_fonts(float pixel_ratio, float enlargement) {
    memory_->fonts = ui::load_fonts(pixel_ratio, enlargement);
}

std::vector<Command> Screen::draw(const App& app, const Appearance& appearance, double now) {
    Memory& memory = *memory_;
    const Theme& colours = theme(appearance.dark, appearance.more_contrast);
    apply_style(colours, appearance.coarse_pointer);
    memory.record.begin_frame();
    memory.moving = false;
    if (memory.size != app.board().size() || memory.view != app.state().view) {
        memory.size = app.board().size();
        memory.view = app.state().view;
        memory.board.cursor.reset();
    }
    std::vector<Command> commands;
    const Frame frame{
        {colours, memory.fonts, appearance, now, memory.record, memory.moving}, app, commands};

    ImGui::SetNextWindowPos({0, 0});
    ImGui::SetNextWindowSize(ImGui::GetIO().DisplaySize);
    ImGui::PushFont(memory.fonts.text);
    ImGui::Begin("screen", nullptr,
                 ImGuiWindowFlags_NoDecoration | ImGuiWindowFlags_NoMove |
                     ImGuiWindowFlags_NoSavedSettings | ImGuiWindowFlags_NoBringToFrontOnFocus |
                     ImGuiWindowFlags_NoScrollWithMouse);
    if (app.presenting() && memory.presenting.black) {
        draw_black(frame, memory.presenting);
    } else {
        draw_all(frame);
    }
    ImGui::End();
    ImGui::PopFont();
    return commands;
}

void Screen::draw_all(const Frame& frame) {
    Memory& memory = *memory_;
    const App& app = frame.app;
    const Theme& colours = frame.theme;
    const bool tall = ImGui::GetIO().DisplaySize.x < ImGui::GetIO().DisplaySize.y * 1.2F;
    const bool with_sentence = app.presenting() || tall;
    const Layout layout = lay_out(frame, with_sentence);
    ImDrawList& list = *ImGui::GetWindowDrawList();
    if (layout.panel.size().x > 0) {
        list.AddRectFilled(layout.panel.low, layout.panel.high, colours.panel);
        const ImVec2 end = layout.narrow ? ImVec2{layout.panel.high.x, layout.panel.low.y + 1}
                                         : ImVec2{layout.panel.low.x + 1, layout.panel.high.y};
        list.AddRectFilled(layout.panel.low, end, colours.hairline);
    }
    if (!app.presenting()) {
        list.AddRectFilled(layout.bar.low, layout.bar.high, colours.panel);
        list.AddRectFilled({layout.bar.low.x, layout.bar.high.y - 1}, layout.bar.high,
                           colours.hairline);
        const float padding = layout.narrow ? 7.0F : 16.0F;
        begin_region("bar", layout.bar, {padding, layout.narrow ? 7.0F : 10.0F});
        SurfacePicker picker{place_beside(layout)};
        draw_top_bar(frame, layout.bar.size().x - 2 * padding, picker);
        memory.board.previewed = picker.pointed;
        ImGui::EndChild();
    }
    take_keys(frame);
    take_presenting_keys(frame, memory.presenting);
    if (app.presenting()) draw_presenting(frame, memory.presenting, layout.board.low.x == 0);
    const float margin = layout.narrow ? 2.0F : 16.0F;
    const ImVec2 board_low{layout.board.low.x + margin, layout.board.low.y + margin};
    const ImVec2 board_high{layout.board.high.x - margin, layout.board.high.y - margin};
    if (shows_race(app)) {
        memory.board.sheet.reset();
        draw_race(frame, board_low, board_high);
    } else {
        take_board_keys(frame, memory.board);
        draw_board(frame, memory.board, board_low, board_high);
    }
    if (app.player() != nullptr && !shows_race(app)) {
        const float padding = layout.narrow ? 12.0F : 24.0F;
        begin_region("transport", layout.transport, {padding, 4});
        memory.panel.counters_shown = draw_transport(frame, with_sentence);
        ImGui::EndChild();
    }
    if (layout.panel.size().x > 0) {
        begin_region("panel", layout.panel, {0, 0});
        memory.panel.with_sentence = !with_sentence;
        draw_panel(frame, memory.panel);
        ImGui::EndChild();
    }
    draw_notice(frame, {layout.board.low.x + 12, layout.board.high.y - 12},
                layout.board.size().x - 24);
}

bool Screen::moving() const { return memory_->moving; }

const Record& Screen::record() const { return memory_->record; }

std::optional<Rect> Screen::rect_of(std::string_view name) const {
    constexpr std::string_view square_name = "square ";
    const auto& sheet = memory_->board.sheet;
    if (!name.starts_with(square_name) || !sheet) {
        const Shown* control = memory_->record.find(name);
        return control ? std::optional(control->rect) : std::nullopt;
    }
    const auto square = square_named(name.substr(square_name.size()), sheet->size());
    if (!square) return std::nullopt;
    const ImVec2 corner = sheet->corner(*square);
    return Rect{corner.x, corner.y, sheet->square(), sheet->square()};
}

}  // namespace queens::ui
