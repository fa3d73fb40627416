// A chance that falls, and where it stands now.
#include <algorithm>
#include <string>

#include "core/numbers.hpp"
#include "core/say.hpp"
#include "ui/kit/draw.hpp"
#include "ui/kit/widgets.hpp"
#include "ui/tabs/search_pictures.hpp"

namespace queens::ui {

namespace {

constexpr float curve_height = 76;
constexpr float curve_margin = 10;
constexpr float above_caption = 4;

}  // namespace

void draw_curve(const Frame& frame, const Curve& curve) {
    if (curve.shares.empty()) return;
    const Theme& theme = frame.theme;
    const ImVec2 low = ImGui::GetCursorScreenPos();
    const float width = ImGui::GetContentRegionAvail().x;
    const auto caption_of = [&](double now) {
        return say("{name}: {share}", {{"name", curve.name}, {"share", percent(now)}});
    };
    ImFont* font = frame.fonts.text;
    const float room = width - 2 * curve_margin;
    const std::string caption = caption_of(curve.share);
    const ImVec2 extent = extent_of(font, caption, room);
    // The least share has the most words, and the curve keeps its place.
    const float above = above_caption +
                        std::max(extent.y, extent_of(font, caption_of(1e-9), room).y) +
                        curve_margin;
    const ImVec2 high{low.x + width, low.y + above + curve_height + curve_margin};
    ImDrawList& list = *ImGui::GetWindowDrawList();
    list.AddRectFilled(low, high, faded(theme.ink, 0.04F), 4);
    const double most = *std::max_element(curve.shares.begin(), curve.shares.end());
    const std::size_t last = std::max<std::size_t>(curve.shares.size() - 1, 1);
    const auto at = [&](std::size_t i) {
        const float across = static_cast<float>(i) / static_cast<float>(last);
        const auto up = static_cast<float>(curve.shares[i] / most);
        return ImVec2{low.x + curve_margin + across * (width - 2 * curve_margin),
                      high.y - curve_margin - up * curve_height};
    };
    for (std::size_t i = 0; i < curve.shares.size(); ++i) list.PathLineTo(at(i));
    list.PathStroke(theme.accent, 0, 2);
    const ImVec2 now = at(std::min(curve.present, curve.shares.size() - 1));
    list.AddLine({now.x, now.y}, {now.x, high.y - curve_margin}, faded(theme.ink, 0.4F));
    list.AddCircleFilled(now, 5, theme.panel);
    list.AddCircleFilled(now, 4, theme.ink);
    words_at(frame, font, {high.x - curve_margin - extent.x, low.y + above_caption}, theme.ink,
             caption, room);
    ImGui::Dummy({width, high.y - low.y});
}

}  // namespace queens::ui
