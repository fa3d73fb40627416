// On small screens the board comes first: as long as a run is loaded all but the tabs of the panel
// are out of its way.
#include "ui/layout.hpp"

#include <algorithm>

#include "ui/board/foot.hpp"

namespace queens::ui {

namespace {

constexpr float panel_width = 360;
/// What a wide screen gives the panel beyond that.
constexpr float panel_share = 0.24F;
constexpr float widest_panel = 460;
constexpr float least_panel_width = 320;
/// A narrower board has squares that no finger can hit.
constexpr float least_board_width = 200;
/// Around the square of the board on small screens: coordinates and what stands under it, which
/// takes more room while no run is loaded.
constexpr float around_board = 52;
constexpr float around_placement = 150;
/// What doors need more than the steps in their place.
constexpr float around_doors = 24;
/// A sentence below the board is set in smaller type where it would be higher.
constexpr float most_tall_sentence = 104;

/// The picker of surfaces, where it is at the left of the board: there so much is left.
constexpr ImVec2 picker_extent{378, 500};
constexpr float beside_picker = 16;
constexpr float picker_room = picker_extent.x + beside_picker;
constexpr float least_beside_picker = 420;

bool has_room_for_picker(float width) { return width >= picker_room + least_beside_picker; }

bool is_tall(ImVec2 screen) { return screen.x < screen.y * 1.2F; }

Shape shape_of(ImVec2 size) {
    if (is_tall(size)) return size.x < 900 ? Shape::upright : Shape::wide;
    return size.y < 500 ? Shape::low : Shape::wide;
}

/// Whether nothing but the first board and its goal is looked at.
bool begins_with_board(const App& app) {
    return is_first_board(app.board()) && app.player() == nullptr &&
           app.state().tab == first_state().tab && app.state().goal.empty();
}

/// The form of a transport of that width, with counters where the height has room for them. The
/// panel says what the last step did where the transport does not.
TransportForm form_of(const Frame& frame, StepWords& words, Shape shape, float width,
                      float height) {
    constexpr float least_width = 660;
    TransportForm form{.compact = width < least_width, .counters = true};
    const float beside = 2 * transport_padding(shape != Shape::wide);
    if (shape == Shape::low) {
        say_in(form, frame, words, frame.fonts.text,
               {width - beside, 4, height - transport_height(frame, {.compact = form.compact})});
    } else if (is_tall(ImGui::GetIO().DisplaySize)) {
        say_in(form, frame, words, frame.fonts.text, {width - beside, 2, most_tall_sentence});
    }
    if (form.compact) form.counters = transport_height(frame, form) <= height;
    return form;
}

void lay_out_wide(const Frame& frame, Layout& layout, StepWords& words, bool picks_surface) {
    const ImVec2 size = ImGui::GetIO().DisplaySize;
    const float bar = layout.bar.high.y;
    const float widest = std::clamp(size.x * panel_share, panel_width, widest_panel);
    const float panel = std::clamp(size.x * 0.42F, least_panel_width, widest);
    const float left = size.x - panel;
    layout.form = form_of(frame, words, layout.shape, left, size.y);
    const float transport = is_running(frame.app) ? transport_height(frame, layout.form) + 12 : 0;
    layout.panel = {{left, bar}, size};
    const bool aside = picks_surface && has_room_for_picker(left);
    layout.board = {{aside ? picker_room : 0, bar}, {left, size.y - transport}};
    layout.transport = {{0, size.y - transport}, {left, size.y}};
}

/// The drawer takes from the board what is below it; only what it is raised farther lies over it.
void lay_out_upright(const Frame& frame, Layout& layout, Drawer& drawer, const PictureStrip& strip,
                     StepWords& words) {
    const ImVec2 size = ImGui::GetIO().DisplaySize;
    const bool running = is_running(frame.app);
    const float bar = layout.bar.high.y;
    const float folded = tabs_extent(layout.shape);
    const float placement = around_placement + (frame.appearance.newcomer ? around_doors : 0.0F);
    const float around = running ? around_board : placement;
    const float below_square = size.y - bar - size.x - around;
    layout.form = form_of(frame, words, layout.shape, size.x, below_square - folded);
    const float transport = running ? transport_height(frame, layout.form) + 8 : 0;
    const float least = running ? 0.34F * size.y : std::min(260.0F, 0.36F * size.y);
    const DrawerStops stops{
        .folded = folded,
        .open = std::max(least, below_square + 24 - transport),
        .raised = size.y - bar - 8,
        .begins_folded = begins_with_board(frame.app) && below_square + 24 < least};
    drawer.fit(frame, stops, running, frame.app.state().tab);
    const float bottom = size.y - std::min(drawer.extent(), stops.open);
    layout.panel = {{0, size.y - drawer.extent()}, size};
    const float above = bottom - transport;
    const float boards = above - strip.height_in({size.x, above - bar});
    layout.board = {{0, bar}, {size.x, boards}};
    layout.strip = {{0, boards}, {size.x, above}};
    layout.transport = {{0, above}, {size.x, bottom}};
}

/// While a run is loaded the drawer lies over the transport, which has the room beside the board;
/// a line of it stays above the open drawer. Where a lesson leaves little room the drawer lies over
/// the board, and opens when somebody asks for it.
void lay_out_low(const Frame& frame, Layout& layout, Drawer& drawer, StepWords& words) {
    const ImVec2 size = ImGui::GetIO().DisplaySize;
    const bool running = is_running(frame.app);
    const float bar = layout.bar.high.y;
    const float folded = tabs_extent(layout.shape);
    const float board = size.y - bar;
    const float open = folded + std::clamp(size.x - board - folded, least_panel_width, panel_width);
    const DrawerStops stops{folded, open, open, begins_with_board(frame.app)};
    const bool crowded = size.x - open < least_board_width;
    const bool lies_over = running || crowded;
    drawer.fit(frame, stops, lies_over,
               crowded ? std::nullopt : std::optional(frame.app.state().tab));
    const float left = size.x - (lies_over ? folded : drawer.extent());
    layout.panel = {{size.x - drawer.extent(), bar}, size};
    layout.board = {{0, bar}, {running ? board : left, size.y}};
    layout.transport = {{board, bar}, {left, size.y}};
    if (!running) return;
    if (drawer.extent() < folded + least_panel_width / 2) {
        layout.form = form_of(frame, words, layout.shape, left - board, board - 16);
        const float transport = transport_height(frame, layout.form);
        constexpr float above_legend = 16;
        const float padding = transport_padding(true);
        layout.spare = {{board, bar + transport}, layout.transport.high};
        layout.legend = {{board + padding, layout.spare.low.y + above_legend},
                         {left - padding, size.y}};
        if (layout.legend.size().y < legend_line_height(frame)) layout.legend = {};
        if (layout.legend.size().y > 0) layout.transport.high.y = layout.legend.low.y;
        return;
    }
    layout.form = {.compact = true, .line = true};
    const float room = size.x - layout.panel.low.x - 2 * transport_padding(true);
    say_in(layout.form, frame, words, frame.fonts.small,
           {room - taken_by_play(frame), 2, frame.control()});
    const float line = bar + transport_height(frame, layout.form) + 8;
    layout.transport = {{layout.panel.low.x, bar}, {size.x, line}};
    layout.panel.low.y = line;
}

}  // namespace

bool is_running(const App& app) { return app.player() != nullptr && !app.shows_race(); }

void say_in(TransportForm& form, const Frame& frame, StepWords& words, ImFont* font,
            SentenceRoom room) {
    if (is_running(frame.app)) words.fit(frame, font, room);
    form.sentence = true;
    form.font = words.font();
    form.sentence_height = words.sentence_height();
}

Layout lay_out(const Frame& frame, Drawer& drawer, const PictureStrip& strip, StepWords& words,
               Arrangement arrangement) {
    const ImVec2 size = ImGui::GetIO().DisplaySize;
    Layout layout;
    layout.shape = shape_of(size);
    if (frame.appearance.framed || frame.app.presenting()) {
        layout.bare = true;
        if (frame.appearance.framed) {
            lay_out_framed(frame, layout, words);
        } else {
            lay_out_presented(frame, layout, words, arrangement.folded);
        }
        return layout;
    }
    const float above = layout.has_drawer() ? 14.0F : 20.0F;
    layout.bar = {{0, 0}, {size.x, frame.control() + above}};
    switch (layout.shape) {
        case Shape::wide: lay_out_wide(frame, layout, words, arrangement.picks_surface); break;
        case Shape::upright: lay_out_upright(frame, layout, drawer, strip, words); break;
        case Shape::low: lay_out_low(frame, layout, drawer, words); break;
    }
    return layout;
}

ImVec2 place_of_picker(const Layout& layout) {
    if (!layout.has_drawer() && has_room_for_picker(layout.panel.low.x)) {
        return {beside_picker, layout.bar.high.y};
    }
    const ImVec2 screen = ImGui::GetIO().DisplaySize;
    return {
        std::max(8.0F, std::min(layout.panel.low.x + 8, screen.x - picker_extent.x)),
        std::max(layout.bar.high.y, std::min(layout.panel.low.y + 6, screen.y - picker_extent.y))};
}

}  // namespace queens::ui
