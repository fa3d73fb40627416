// Where everything goes that has neither bar nor tabs: the board comes first, in a room and in a
// frame of another page.
#include <algorithm>

#include "ui/layout.hpp"
#include "ui/presenting.hpp"

namespace queens::ui {

namespace {

/// Around a board that is as high as the screen: coordinates and what is said under it.
constexpr float beside_board = 68;
constexpr float under_board = 76;
constexpr float padding = 12;
/// The column beside the board.
constexpr float least_column = 264;
constexpr float least_column_share = 0.26F;
constexpr float widest_transport = 480;
/// A sentence below the board of a frame takes no more of its height than that.
constexpr float framed_sentence_share = 0.2F;
/// A panel lower than this shows nothing.
constexpr float least_panel = 120;

/// How wide what stands in the place of the board wants to be, in parts of its height.
float aspect_of(const App& app) {
    if (app.shows_race()) return 1.5F;
    if (app.state().view != plain_view) return 1.2F;
    const Size size = app.board().size();
    return static_cast<float>(size.columns) / static_cast<float>(size.rows);
}

float width_of_board(const App& app, ImVec2 size, float least_beside) {
    const float wanted = (size.y - under_board) * aspect_of(app) + beside_board;
    return std::clamp(wanted, 0.6F * size.y, std::max(0.6F * size.y, size.x - least_beside));
}

/// How high the transport is, of a run or of a race; 0 where there is neither.
float controls_height(const Frame& frame, const TransportForm& form) {
    if (frame.app.shows_race()) return frame.control() + padding;
    return is_running(frame.app) ? transport_height(frame, form) + padding : 0;
}

/// The column from the left edge `left`, from the top down: words, panel, transport.
void fill_column(const Frame& frame, Layout& layout, StepWords& words, Box column,
                 bool with_panel) {
    const float width = column.size().x - 2 * padding;
    const float transport = controls_height(frame, layout.form);
    const float bottom = column.high.y - transport;
    float panel = column.low.y;
    if (is_running(frame.app)) {
        words.fit_beside(frame, width, bottom - panel - (with_panel ? least_panel : 0));
        panel += words.height_beside();
    }
    layout.words = {{column.low.x + padding, column.low.y},
                    {column.high.x - padding, std::min(panel, bottom)}};
    layout.transport = {{column.low.x, bottom},
                        {std::min(column.high.x, column.low.x + widest_transport), column.high.y}};
    const bool has_panel = with_panel && bottom - panel >= least_panel;
    (has_panel ? layout.panel : layout.spare) = {{column.low.x, panel}, {column.high.x, bottom}};
}

void present_beside(const Frame& frame, Layout& layout, StepWords& words, bool folded) {
    const ImVec2 size = ImGui::GetIO().DisplaySize;
    const float strip = presenting_strip(frame);
    const bool has_column = !folded || is_running(frame.app) || frame.app.shows_race();
    if (!has_column) {
        layout.board = {{strip, 0}, {size.x - strip, size.y}};
        return;
    }
    const float least = std::max(least_column, least_column_share * size.x);
    const float left = width_of_board(frame.app, size, least);
    layout.form = {.compact = true};
    layout.board = {{0, 0}, {left, size.y}};
    layout.button_row = size.x - left;
    fill_column(frame, layout, words, {{left, strip}, size}, !folded);
}

void present_below(const Frame& frame, Layout& layout, StepWords& words, bool folded) {
    const ImVec2 size = ImGui::GetIO().DisplaySize;
    const float bar = presenting_strip(frame);
    layout.bar = {{0, 0}, {size.x, bar}};
    layout.button_row = size.x;
    layout.form = {.compact = true};
    const float controls = controls_height(frame, layout.form);
    const float board = bar + (size.x - beside_board) / aspect_of(frame.app) + under_board;
    say_in(layout.form, frame, words, frame.fonts.text,
           {size.x - 2 * padding, 2, size.y - controls - board - least_panel});
    const float transport = controls_height(frame, layout.form);
    // A solid has the flat board below it.
    const bool in_space = named(frame.app.state().view).is_in_space();
    layout.has_room_for_tab = !in_space && size.y - transport - board >= least_panel;
    const bool has_panel = !folded && layout.has_room_for_tab;
    const float bottom = has_panel ? board : size.y - transport;
    layout.board = {{0, bar}, {size.x, bottom}};
    layout.transport = {{0, bottom}, {size.x, bottom + transport}};
    if (has_panel) layout.panel = {{0, bottom + transport}, size};
}

}  // namespace

void lay_out_presented(const Frame& frame, Layout& layout, StepWords& words, bool folded) {
    /// On a screen that is less wide the board has the width, and the tab what is left below.
    constexpr float least_aspect_beside = 1.1F;
    const ImVec2 size = ImGui::GetIO().DisplaySize;
    if (size.x >= least_aspect_beside * size.y) {
        present_beside(frame, layout, words, folded);
    } else {
        present_below(frame, layout, words, folded);
    }
}

void lay_out_framed(const Frame& frame, Layout& layout, StepWords& words) {
    constexpr float corner = 40;
    constexpr float least_beside = 180;
    constexpr float widest_column = 420;
    const ImVec2 size = ImGui::GetIO().DisplaySize;
    const bool plays = is_running(frame.app) || frame.app.shows_race();
    const bool beside = plays && size.x - size.y >= least_beside;
    layout.form = {.compact = true};
    layout.board = {{0, 0}, size};
    if (!plays) return;
    if (beside) {
        const float column = std::clamp(size.x - width_of_board(frame.app, size, least_beside),
                                        least_beside, widest_column);
        layout.board.high.x = size.x - column;
        fill_column(frame, layout, words, {{size.x - column, padding}, size}, false);
    } else {
        say_in(layout.form, frame, words, frame.fonts.heading,
               {size.x - corner - 2 * padding, 2, framed_sentence_share * size.y});
        const float top = size.y - controls_height(frame, layout.form);
        layout.board.high.y = top;
        layout.transport = {{0, top}, size};
    }
    layout.transport.high.x = std::min(layout.transport.high.x, size.x - corner);
}

}  // namespace queens::ui
