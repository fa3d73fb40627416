// Pictures of what a search does: its matrix, and its tree level by level.
#include <algorithm>
#include <cfloat>
#include <cmath>

#include "core/numbers.hpp"
#include "ui/draw.hpp"
#include "ui/parts.hpp"
#include "ui/widgets.hpp"

namespace queens::ui {

void draw_matrix(const Frame& frame, const std::vector<std::string>& lines) {
    if (lines.empty()) return;
    const float width = ImGui::GetContentRegionAvail().x;
    const float cell = std::min(12.0F, width / static_cast<float>(lines.front().size()));
    const float rim = cell >= 5 ? 0.5F : 0;
    const ImVec2 start = ImGui::GetCursorScreenPos();
    ImDrawList& list = *ImGui::GetWindowDrawList();
    for (std::size_t row = 0; row < lines.size(); ++row) {
        for (std::size_t column = 0; column < lines[row].size(); ++column) {
            const ImVec2 low{start.x + cell * static_cast<float>(column),
                             start.y + cell * static_cast<float>(row)};
            const char sign = lines[row][column];
            const ImU32 colour = sign == '1'   ? frame.theme.accent
                                 : sign == '0' ? faded(frame.theme.ink, 0.13F)
                                               : faded(frame.theme.ink, 0.04F);
            list.AddRectFilled({low.x + rim, low.y + rim}, {low.x + cell - rim, low.y + cell - rim},
                               colour);
        }
    }
    ImGui::Dummy({width, cell * static_cast<float>(lines.size())});
}

namespace {

constexpr std::size_t most_levels = 32;
constexpr float level_height = 17;

/// A number rounded to three digits, or its power of ten where it is very large.
std::string rounded(double number) {
    const double power = std::floor(std::log10(std::max(number, 1.0)));
    if (power >= 15) return "10^" + std::to_string(std::lround(std::log10(number)));
    const double step = std::max(1.0, std::pow(10.0, power - 2));
    return grouped(
        static_cast<std::uint64_t>(std::llround(number / step) * static_cast<long long>(step)));
}

/// What the length of the bars stands for: all that happened fits, and what was foretold as far as
/// it does not dwarf that.
double longest(const std::vector<Level>& levels, const RowForecast& forecast) {
    constexpr double most_times = 8;
    double done = 1;
    for (const Level& level : levels) {
        done = std::max(done, static_cast<double>(level.placements + level.rejections));
    }
    double foretold = 0;
    for (const double nodes : forecast.levels) foretold = std::max(foretold, nodes);
    return std::clamp(foretold, done, most_times * done);
}

/// An outline that long, open at its end where it does not fit.
void draw_outline(ImDrawList& list, ImVec2 low, float length, float room, ImU32 colour) {
    const float top = low.y + 2.5F;
    const float bottom = low.y + level_height - 2.5F;
    const bool fits = length <= room;
    const float end = low.x + std::max(2.0F, std::min(length, room));
    list.PathLineTo({end, top});
    list.PathLineTo({low.x, top});
    list.PathLineTo({low.x, bottom});
    list.PathLineTo({end, bottom});
    list.PathStroke(colour, fits ? ImDrawFlags_Closed : ImDrawFlags_None, 1);
}

void draw_legend(const Frame& frame, bool with_forecast) {
    const Theme& theme = frame.theme;
    ImDrawList& list = *ImGui::GetWindowDrawList();
    ImFont* font = frame.fonts.small;
    const ImVec2 start = ImGui::GetCursorScreenPos();
    const float height = size_of(font) + 6;
    constexpr float swatch = 11;
    float x = start.x;
    const auto entry = [&](ImU32 colour, bool filled, const char* words) {
        const ImVec2 low{x, std::floor(start.y + (height - swatch) / 2)};
        const ImVec2 high{low.x + swatch, low.y + swatch};
        if (filled) {
            list.AddRectFilled(low, high, colour, 2);
        } else {
            list.AddRect({low.x + 0.5F, low.y + 0.5F}, {high.x - 0.5F, high.y - 0.5F}, colour);
        }
        x += swatch + 6;
        list.AddText(font, size_of(font), {std::floor(x), std::floor(start.y + 3)}, theme.quiet,
                     words);
        x += font->CalcTextSizeA(size_of(font), FLT_MAX, 0, words).x + 14;
    };
    entry(theme.accent, true, "placed");
    entry(faded(theme.wrong, 0.35F), true, "rejected");
    if (with_forecast) entry(theme.ink, false, "foretold");
    ImGui::Dummy({ImGui::GetContentRegionAvail().x, height});
}

std::string forecast_in_words(const std::vector<Level>& levels, const RowForecast& forecast) {
    double nodes = 0;
    for (const double level : forecast.levels) nodes += level;
    std::uint64_t placed = 0;
    for (const Level& level : levels) placed += level.placements;
    return "Outlined: the tree of trying row after row, foretold by " +
           std::to_string(forecast.walks) + " random walks (Knuth 1975): about " + rounded(nodes) +
           " queens placed. This run so far: " + grouped(placed) + ".";
}

}  // namespace

void draw_tree(const Frame& frame, const std::vector<Level>& levels, const RowForecast& forecast) {
    const std::size_t count =
        std::min(std::max(levels.size(), forecast.levels.size()), most_levels);
    const double most = longest(levels, forecast);
    const float width = ImGui::GetContentRegionAvail().x;
    const float left = ImGui::CalcTextSize("88").x + 8;
    const float right = ImGui::CalcTextSize("888,888,888").x + 8;
    const float room = width - left - right;
    draw_legend(frame, !forecast.levels.empty());
    const ImVec2 start = ImGui::GetCursorScreenPos();
    ImDrawList& list = *ImGui::GetWindowDrawList();
    ImFont* font = frame.fonts.small;
    const auto put = [&](const std::string& words, float end, float y) {
        right_text(list, font, end, y + (level_height - size_of(font)) / 2, frame.theme.quiet,
                   words);
    };
    const auto length = [&](double number) { return static_cast<float>(number / most) * room; };
    for (std::size_t i = 0; i < count; ++i) {
        const Level level = i < levels.size() ? levels[i] : Level{};
        const float x = start.x + left;
        const float y = start.y + level_height * static_cast<float>(i);
        put(std::to_string(i + 1), x - 8, y);
        const float placed = x + length(static_cast<double>(level.placements));
        const float tried = placed + length(static_cast<double>(level.rejections));
        list.AddRectFilled({x, y + 3}, {placed, y + level_height - 3}, frame.theme.accent, 2);
        list.AddRectFilled({placed, y + 3}, {tried, y + level_height - 3},
                           faded(frame.theme.wrong, 0.35F), 2);
        if (i < forecast.levels.size()) {
            draw_outline(list, {x, y}, length(forecast.levels[i]), room, frame.theme.ink);
        }
        put(grouped(level.placements), start.x + width, y);
    }
    ImGui::Dummy({width, level_height * static_cast<float>(count)});
    hint(frame,
         "How many queens were placed on each level of the search tree (blue, and in numbers), "
         "and how many squares were rejected there (red)");
    if (forecast.levels.empty()) return;
    paragraph(frame, font, frame.theme.quiet, forecast_in_words(levels, forecast));
}

}  // namespace queens::ui
