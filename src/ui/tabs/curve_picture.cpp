// A chance that falls, and where it stands now.
#include <algorithm>

#include "core/numbers.hpp"
#include "core/say.hpp"
#include "ui/kit/draw.hpp"
#include "ui/kit/widgets.hpp"
#include "ui/tabs/search_pictures.hpp"

namespace queens::ui {

namespace {

constexpr float curve_height = 110;
constexpr float curve_margin = 10;
constexpr float room_above = 24;

}  // namespace

void draw_curve(const Frame& frame, const Curve& curve) {
    if (curve.shares.empty()) return;
    const Theme& theme = frame.theme;
    const ImVec2 low = ImGui::GetCursorScreenPos();
    const float width = ImGui::GetContentRegionAvail().x;
    const ImVec2 high{low.x + width, low.y + curve_height};
    ImDrawList& list = *ImGui::GetWindowDrawList();
    list.AddRectFilled(low, high, faded(theme.ink, 0.04F), 4);
    const double most = *std::max_element(curve.shares.begin(), curve.shares.end());
    const std::size_t last = std::max<std::size_t>(curve.shares.size() - 1, 1);
    const auto at = [&](std::size_t i) {
        const float across = static_cast<float>(i) / static_cast<float>(last);
        const auto up = static_cast<float>(curve.shares[i] / most);
        return ImVec2{low.x + curve_margin + across * (width - 2 * curve_margin),
                      high.y - curve_margin - up * (curve_height - curve_margin - room_above)};
    };
    for (std::size_t i = 0; i < curve.shares.size(); ++i) list.PathLineTo(at(i));
    list.PathStroke(theme.accent, 0, 2);
    const ImVec2 now = at(std::min(curve.present, curve.shares.size() - 1));
    list.AddLine({now.x, now.y}, {now.x, high.y - curve_margin}, faded(theme.ink, 0.4F));
    list.AddCircleFilled(now, 5, theme.panel);
    list.AddCircleFilled(now, 4, theme.ink);
    const double share = curve.shares[std::min(curve.present, curve.shares.size() - 1)];
    words_ending(frame, frame.fonts.text, {high.x - curve_margin, low.y + 4}, theme.ink,
                 say("{name}: {share}", {{"name", curve.name}, {"share", percent(share)}}));
    ImGui::Dummy({width, curve_height});
}

}  // namespace queens::ui
