// The screen: its regions in the order in which they are drawn.
#include <imgui.h>
#include <imgui_internal.h>

#include <algorithm>
#include <deque>
#include <tuple>
#include <utility>

#include "ui/board/crowd.hpp"
#include "ui/board/doors.hpp"
#include "ui/board/foot.hpp"
#include "ui/board/shown_board.hpp"
#include "ui/focus.hpp"
#include "ui/kit/style.hpp"
#include "ui/kit/widgets.hpp"
#include "ui/layout.hpp"
#include "ui/notice.hpp"
#include "ui/parts.hpp"
#include "ui/presenting.hpp"
#include "ui/step_words.hpp"
#include "ui/ui.hpp"

namespace queens::ui {

namespace {

void begin_region(const Frame& frame, Region region, const char* name, const Box& box,
                  ImVec2 padding) {
    frame.record.enter(region);
    ImGui::SetCursorScreenPos(box.low);
    ImGui::PushStyleVar(ImGuiStyleVar_WindowPadding, padding);
    ImGui::BeginChild(name, box.size(), ImGuiChildFlags_AlwaysUseWindowPadding,
                      ImGuiWindowFlags_NoScrollbar | ImGuiWindowFlags_NoScrollWithMouse);
    ImGui::PopStyleVar();
}

void end_region(const Frame& frame) {
    ImGui::EndChild();
    frame.record.leave();
}

}  // namespace

struct Screen::Memory {
    Fonts fonts;
    Record record;
    /// That of the frame before.
    Record record_before;
    ShownBoard board;
    Crowd crowd;
    PanelMemory panel;
    Drawer drawer;
    PictureStrip strip;
    StepWords words;
    Fingers fingers;
    PresentingMemory presenting;
    BarMemory bar;
    Settling settling;
    /// What the layout depends on that a press can change, in the frame before: where it is another
    /// one, what lies under the pointer is, too.
    std::optional<std::tuple<bool, bool, Tab>> laid_out_for{};
    bool moving = false;
    /// What is still to be carried out, one in a frame.
    std::deque<Wish> wishes;
    Wish wish;
};

namespace {

/// Two fingers belong to the board if they began on it, with nothing over it.
TwoFingers fingers_on_board(const Fingers& fingers, const Layout& layout) {
    const auto pinch = fingers.pinch();
    const bool on_board = pinch && layout.board.contains(pinch->from) &&
                          !layout.panel.contains(pinch->from) &&
                          !ImGui::IsPopupOpen("", ImGuiPopupFlags_AnyPopup);
    return {fingers.are_two(), on_board ? pinch : std::nullopt};
}

}  // namespace

Screen::Screen() : memory_(std::make_unique<Memory>()) {
    ImGui::GetIO().ConfigFlags |= ImGuiConfigFlags_NavEnableKeyboard;
    ImGui::GetIO().IniFilename = nullptr;
}

Screen::~Screen() = default;

void Screen::load_fonts(float pixel_ratio, float enlargement) {
    memory_->fonts = ui::load_fonts(pixel_ratio, enlargement);
    memory_->words = {};  // It remembers fonts that are gone.
}

std::vector<Command> Screen::draw(const App& app, const Appearance& appearance, double now) {
    Memory& memory = *memory_;
    const Theme& colours = theme(appearance.dark, appearance.more_contrast);
    apply_style(colours, appearance.coarse_pointer);
    std::vector<Command> commands;
    const Frame frame{{colours, memory.fonts, appearance, now, memory.record, memory.moving,
                       memory.wish, memory.settling},
                      app,
                      commands};

    ImGui::SetNextWindowPos({0, 0});
    ImGui::SetNextWindowSize(ImGui::GetIO().DisplaySize);
    ImGui::PushFont(memory.fonts.text);
    ImGui::Begin("screen", nullptr,
                 ImGuiWindowFlags_NoDecoration | ImGuiWindowFlags_NoMove |
                     ImGuiWindowFlags_NoSavedSettings | ImGuiWindowFlags_NoBringToFrontOnFocus |
                     ImGuiWindowFlags_NoScrollWithMouse);
    memory.wish = next_wish(memory.record, memory.wishes);
    std::swap(memory.record, memory.record_before);
    memory.record.begin_frame();
    memory.moving = !memory.wishes.empty();
    if (app.presenting() && memory.presenting.black) {
        draw_black(frame, memory.presenting);
    } else {
        draw_all(frame);
    }
    if (!ImGui::GetCurrentContext()->NavDisableHighlight) {
        std::string next = place_of_lost(memory.record_before, memory.record);
        if (!next.empty()) memory.wishes.push_front({Wish::Verb::focus, std::move(next)});
        memory.moving = memory.moving || !memory.wishes.empty();
    }
    ImGui::End();
    ImGui::PopFont();
    return commands;
}

void Screen::draw_all(const Frame& frame) {
    Memory& memory = *memory_;
    const App& app = frame.app;
    memory.strip.fit(app);
    memory.words.look_at(app, memory.board.look(app).legend);
    memory.settling.follow_pointer();
    const std::tuple now_for{is_running(app), app.presenting(), app.state().tab};
    if (memory.laid_out_for && memory.laid_out_for != now_for) memory.settling.begin();
    memory.laid_out_for = now_for;
    Layout layout = lay_out(frame, memory.drawer, memory.strip, memory.words,
                            {memory.presenting.folded, memory.bar.surface.open});
    if (app.notice()) make_room_for_notice(frame, layout);
    memory.panel.foot = layout.panel_foot;
    if (!layout.bare) draw_bar(frame, layout);
    take_keys(frame);
    if (!frame.appearance.framed) take_presenting_keys(frame, memory.presenting);
    if (layout.bare && !frame.appearance.framed) {
        draw_presenting(frame, memory.presenting, layout.button_row, layout.has_room_for_tab);
    }
    draw_middle(frame, layout);
    if (layout.panel.size().x > 0) draw_panel_region(frame, layout);
    if (!app.notice()) return;
    begin_region(frame, Region::notice, "notice", layout.notice, {0, 0});
    draw_notice(frame, layout.notice);
    end_region(frame);
}

void Screen::show_solid_in(ImTextureID texture) { memory_->board.space().texture = texture; }

const Space* Screen::space() const {
    const Space& space = memory_->board.space();
    return space.scene ? &space : nullptr;
}

void Screen::draw_bar(const Frame& frame, const Layout& layout) {
    const Theme& colours = frame.theme;
    ImDrawList& list = *ImGui::GetWindowDrawList();
    list.AddRectFilled(layout.bar.low, layout.bar.high, colours.panel);
    list.AddRectFilled({layout.bar.low.x, layout.bar.high.y - 1}, layout.bar.high,
                       colours.hairline);
    const float padding = layout.has_drawer() ? 7.0F : 16.0F;
    begin_region(frame, Region::bar, "bar", layout.bar,
                 {padding, layout.has_drawer() ? 7.0F : 10.0F});
    BarMemory& memory = memory_->bar;
    ShownBoard& board = memory_->board;
    memory.surface = {.place = place_of_picker(layout)};
    memory.following = {board.can_follow(frame.app), board.follows()};
    draw_top_bar(frame, layout.bar.size().x - 2 * padding, memory);
    if (memory.following.wanted) board.follow(frame);
    board.preview(memory.surface.pointed);
    end_region(frame);
}

void Screen::draw_middle(const Frame& frame, const Layout& layout) {
    Memory& memory = *memory_;
    const bool narrow = layout.has_drawer() || layout.bare;
    const float margin = !narrow ? 16.0F : frame.app.shows_race() ? 6.0F : 2.0F;
    const ImVec2 low{layout.board.low.x + margin, layout.board.low.y + margin};
    const ImVec2 high{layout.board.high.x - margin, layout.board.high.y - margin};
    if (frame.app.shows_race()) {
        memory.board.hide();
        frame.record.enter(Region::words);
        draw_race(frame, low, high);
        frame.record.leave();
        if (!layout.bare) return;
        begin_region(frame, Region::transport, "transport", layout.transport, {12, 0});
        draw_race_buttons(frame);
        end_region(frame);
        return;
    }
    if (shows_crowd(frame.app)) {
        memory.board.hide();
        frame.record.enter(Region::words);
        memory.crowd.show(frame, fingers_on_board(memory.fingers, layout), low, high);
        frame.record.leave();
        return;
    }
    Frame board_frame = frame;
    board_frame.legend_beside = layout.words.high.x > 0 || layout.legend.high.x > 0;
    // Before the board, which takes every press around it that nothing else has taken.
    if (place_of_doors(frame, {high.x - low.x, high.y - low.y}) == DoorsPlace::beside) {
        frame.record.enter(Region::words);
        draw_doors_in_column(frame, low, high);
        frame.record.leave();
    }
    memory.board.show(board_frame, fingers_on_board(memory.fingers, layout), low, high);
    if (frame.app.player() == nullptr) return;
    if (layout.strip.size().y > 0) {
        frame.record.enter(Region::words);
        PictureStrip::draw(frame, layout.strip.low, layout.strip.high);
        frame.record.leave();
    }
    if (layout.words.size().y > 0) {
        frame.record.enter(Region::words);
        memory.words.draw_beside(board_frame, layout.words.low, layout.words.high);
        frame.record.leave();
    }
    if (layout.form.line) {
        // It lies over the end of a board, like the drawer below it.
        ImGui::GetWindowDrawList()->AddRectFilled(layout.transport.low, layout.transport.high,
                                                  frame.theme.panel);
        frame.record.cover(ui::rect_of(layout.transport.low, layout.transport.high));
    }
    const float padding = transport_padding(layout.has_drawer() || layout.bare);
    const float spare = layout.transport.size().y - transport_height(frame, layout.form);
    begin_region(frame, Region::transport, "transport", layout.transport,
                 {padding, layout.shape == Shape::low && !layout.bare ? spare / 2 : 4.0F});
    memory.panel.counters_shown = draw_transport(frame, layout.form);
    memory.panel.with_sentence = !layout.form.sentence && !layout.bare;
    end_region(frame);
    const std::vector<LegendItem>& legend = memory.board.look(frame.app).legend;
    if (layout.legend.size().y > 0) {
        frame.record.enter(Region::words);
        draw_legend(board_frame, legend, layout.legend.low, layout.legend.high);
        frame.record.leave();
    }
    const bool is_by_board =
        board_frame.legend_beside || legend_height(frame, {high.x - low.x, high.y - low.y}) > 0;
    memory.panel.legend = is_by_board ? nullptr : &legend;
}

void Screen::draw_panel_region(const Frame& frame, const Layout& layout) {
    Memory& memory = *memory_;
    if (!layout.has_drawer() && !layout.bare) {
        ImDrawList& list = *ImGui::GetWindowDrawList();
        list.AddRectFilled(layout.panel.low, layout.panel.high, frame.theme.panel);
        list.AddRectFilled(layout.panel.low, {layout.panel.low.x + 1, layout.panel.high.y},
                           frame.theme.hairline);
    }
    begin_region(frame, Region::panel, "panel", layout.panel, {0, 0});
    if (layout.bare) {
        draw_panel_content(frame, memory.panel);
    } else if (layout.has_drawer()) {
        draw_panel_in_drawer(frame, memory.panel, memory.drawer, layout.shape);
    } else {
        draw_panel(frame, memory.panel);
    }
    end_region(frame);
}

Fingers& Screen::fingers() { return memory_->fingers; }

void Screen::wish(Wish wish) { memory_->wishes.push_back(std::move(wish)); }

bool Screen::moving() const { return memory_->moving; }

std::optional<Square> Screen::cursor() const { return memory_->board.cursor(); }

const Record& Screen::record() const { return memory_->record; }

std::optional<Rect> Screen::rect_of(std::string_view name) const {
    if (ShownBoard::is_square(name)) return memory_->board.rect_of(name);
    const Shown* control = memory_->record.find(name);
    return control ? std::optional(control->rect) : std::nullopt;
}

}  // namespace queens::ui
