// The times of finished counts against the size of their boards, on a logarithmic scale.
#include <algorithm>
#include <array>
#include <cfloat>
#include <cmath>
#include <map>

#include "core/numbers.hpp"
#include "ui/draw.hpp"
#include "ui/parts.hpp"
#include "ui/widgets.hpp"

namespace queens::ui {

namespace {

constexpr float plot_height = 140;
constexpr float margin = 22;
/// Times shorter than that are not told apart.
constexpr double least_seconds = 1e-3;

}  // namespace

void draw_times(const Frame& frame, const std::vector<FinishedCount>& counts) {
    const Theme& theme = frame.theme;
    // A line for planes and one for all other surfaces, each point by its number of rows.
    std::array<std::map<int, double>, 2> lines;
    int fewest = INT32_MAX;
    int most = 0;
    double longest = least_seconds * 10;
    for (const FinishedCount& one : counts) {
        if (!is_plain(one.task)) continue;
        const int rows = one.task.size.shorter();
        const bool plane = one.task.surface == Surface{};
        lines[plane ? 0 : 1][rows] = std::max(one.seconds, least_seconds);
        fewest = std::min(fewest, rows);
        most = std::max(most, rows);
        longest = std::max(longest, one.seconds);
    }
    if (most <= fewest) return;
    gap(4);
    const float width = ImGui::GetContentRegionAvail().x;
    const ImVec2 low = ImGui::GetCursorScreenPos();
    const ImVec2 high{low.x + width, low.y + plot_height};
    ImDrawList& list = *ImGui::GetWindowDrawList();
    list.AddRectFilled(low, high, faded(theme.ink, 0.04F), 4);
    ImFont* font = frame.fonts.small;
    const float size = size_of(font);
    const auto x_of = [&](int rows) {
        const auto share = static_cast<float>(rows - fewest) / static_cast<float>(most - fewest);
        return low.x + margin + share * (width - 2 * margin);
    };
    const auto y_of = [&](double seconds) {
        const double share = std::log(seconds / least_seconds) / std::log(longest / least_seconds);
        return high.y - margin - static_cast<float>(share) * (plot_height - 2 * margin);
    };
    for (double tick = 0.01; tick <= longest; tick *= 10) {
        const float y = y_of(tick);
        list.AddLine({low.x, y}, {high.x, y}, faded(theme.ink, 0.08F));
        list.AddText(font, size, {low.x + 4, y - size - 1}, theme.quiet, duration(tick).c_str());
    }
    for (int rows = fewest; rows <= most; ++rows) {
        centred_text(list, font, size, {x_of(rows), high.y - margin / 2}, theme.quiet,
                     std::to_string(rows));
    }
    const std::array colours{theme.straight_line, theme.diagonal_line};
    for (std::size_t i = 0; i < lines.size(); ++i) {
        for (const auto& [rows, seconds] : lines[i]) {
            list.AddCircleFilled({x_of(rows), y_of(seconds)}, 4, colours[i]);
            list.PathLineTo({x_of(rows), y_of(seconds)});
        }
        list.PathStroke(colours[i], 0, 2);
    }
    ImGui::Dummy({width, plot_height});
    hint(frame, "Time against the number of queens: blue on the plane, orange on other surfaces");
}

}  // namespace queens::ui
