// The search tree of a run, level by level: a bar for what was placed and one for what was
// rejected.
#include <algorithm>
#include <cmath>

#include "core/numbers.hpp"
#include "core/say.hpp"
#include "ui/kit/draw.hpp"
#include "ui/kit/widgets.hpp"
#include "ui/tabs/search_pictures.hpp"

namespace queens::ui {

namespace {

constexpr std::size_t most_levels = 32;

/// A number rounded to three digits, or its power of ten where it is very large.
std::string rounded(double number) {
    const double power = std::floor(std::log10(std::max(number, 1.0)));
    if (power >= 15) return "10^" + std::to_string(std::lround(std::log10(number)));
    const double step = std::max(1.0, std::pow(10.0, power - 2));
    return grouped(
        static_cast<std::uint64_t>(std::llround(number / step) * static_cast<long long>(step)));
}

/// How numbers become shares of the longest bar: in proportion, or where the tree is too large for
/// that as their logarithms.
struct BarScale {
    double most = 1;
    bool logarithmic = false;

    [[nodiscard]] double share(double number) const {
        return logarithmic ? std::log1p(number) / std::log1p(most) : number / most;
    }
};

/// One scale for all bars, so that equal lengths are equal numbers.
BarScale scale_of(const std::vector<Level>& levels, const RowForecast& forecast) {
    constexpr double most_in_proportion = 10'000;
    BarScale scale;
    for (const double nodes : forecast.levels) scale.most = std::max(scale.most, nodes);
    // The forecast alone decides, so that the scale does not change while the search goes on.
    scale.logarithmic = scale.most > most_in_proportion;
    for (const Level& level : levels) {
        scale.most = std::max({scale.most, static_cast<double>(level.placements),
                               static_cast<double>(level.rejections)});
    }
    return scale;
}

/// Where the picture of a tree has its columns: the levels and the rejected squares end at their
/// places, bars lead from the axis to both sides, and the placed queens end at the right edge.
struct TreeColumns {
    float level = 0;
    float rejected = 0;
    float axis = 0;
    float room = 0;
    float placed = 0;
};

TreeColumns columns_of(const std::vector<Level>& levels, ImFont* font, float left, float width) {
    const auto extent = [&](const std::string& words) { return extent_of(font, words).x; };
    float rejected = extent("8,888");
    float placed = rejected;
    for (const Level& level : levels) {
        rejected = std::max(rejected, extent(grouped(level.rejections)));
        placed = std::max(placed, extent(grouped(level.placements)));
    }
    TreeColumns columns;
    columns.level = left + extent("88");
    columns.rejected = columns.level + 12 + rejected;
    columns.placed = left + width;
    const float bars = columns.placed - placed - columns.rejected - 16;
    columns.room = bars / 2;
    columns.axis = std::floor(columns.rejected + 8 + columns.room);
    return columns;
}

/// What the two sides are, above them.
void draw_legend(const Frame& frame, const TreeColumns& columns, bool with_forecast) {
    const Theme& theme = frame.theme;
    ImFont* font = frame.fonts.small;
    const float size = size_of(font);
    const ImVec2 start = ImGui::GetCursorScreenPos();
    const float top = start.y + 3;
    words_ending(frame, font, {columns.axis - 8, top}, theme.wrong, say("rejected"));
    frame.record.latest().role = Role::row;
    const std::string placed = say("placed");
    words_at(frame, font, {columns.axis + 8, top}, theme.accent, placed);
    float height = size + 6;
    if (with_forecast) {
        constexpr float before_words = 24;
        const std::string words = say("expected");
        const float x = columns.placed - extent_of(font, words).x;
        const bool below = columns.axis + 8 + extent_of(font, placed).x + before_words > x;
        const float low = below ? top + size : top;
        const float y = std::floor(low + size / 2);
        ImGui::GetWindowDrawList()->AddRect({x - 16.5F, y - 4.5F}, {x - 5.5F, y + 5.5F}, theme.ink);
        words_at(frame, font, {x, low}, theme.ink, words);
        if (below) height += size;
    }
    ImGui::Dummy({ImGui::GetContentRegionAvail().x, height});
}

std::string forecast_in_words(const std::vector<Level>& levels, const RowForecast& forecast,
                              bool logarithmic) {
    double nodes = 0;
    for (const double level : forecast.levels) nodes += level;
    std::uint64_t placed = 0;
    for (const Level& level : levels) placed += level.placements;
    const Sentence sentence =
        logarithmic ? Sentence(
                          "Outline: the expected size of the plain search, about {nodes} queens "
                          "placed, from "
                          "{walks} random tries (Knuth 1975). This run so far: {placed}. Equal "
                          "steps of the "
                          "scale are equal factors.")
                    : Sentence(
                          "Outline: the expected size of the plain search, about {nodes} queens "
                          "placed, from "
                          "{walks} random tries (Knuth 1975). This run so far: {placed}.");
    return say(sentence,
               {{"nodes", rounded(nodes)}, {"walks", forecast.walks}, {"placed", placed}});
}

}  // namespace

void draw_tree(const Frame& frame, const std::vector<Level>& levels, const RowForecast& forecast) {
    const std::size_t count =
        std::min(std::max(levels.size(), forecast.levels.size()), most_levels);
    const BarScale scale = scale_of(levels, forecast);
    const float width = ImGui::GetContentRegionAvail().x;
    ImFont* font = frame.fonts.small;
    const TreeColumns columns = columns_of(levels, font, ImGui::GetCursorScreenPos().x, width);
    draw_legend(frame, columns, !forecast.levels.empty());
    const float top = ImGui::GetCursorScreenPos().y;
    const float level_height = 17 * frame.fonts.enlargement;
    ImDrawList& list = *ImGui::GetWindowDrawList();
    const auto put = [&](const std::string& words, float end, float y) {
        words_ending(frame, font, {end, y + (level_height - size_of(font)) / 2}, frame.theme.quiet,
                     words);
    };
    const auto length = [&](double share) { return static_cast<float>(share) * columns.room; };
    for (std::size_t i = 0; i < count; ++i) {
        const Level level = i < levels.size() ? levels[i] : Level{};
        const auto placements = static_cast<double>(level.placements);
        const auto rejections = static_cast<double>(level.rejections);
        const float y = top + level_height * static_cast<float>(i);
        put(std::to_string(i + 1), columns.level, y);
        frame.record.latest().role = Role::row;
        put(grouped(level.rejections), columns.rejected, y);
        put(grouped(level.placements), columns.placed, y);
        list.AddRectFilled({columns.axis - length(scale.share(rejections)), y + 3},
                           {columns.axis, y + level_height - 3}, faded(frame.theme.wrong, 0.45F));
        list.AddRectFilled({columns.axis, y + 3},
                           {columns.axis + length(scale.share(placements)), y + level_height - 3},
                           frame.theme.accent);
        if (i < forecast.levels.size()) {
            const float end =
                columns.axis + std::max(2.0F, length(scale.share(forecast.levels[i])));
            const ImVec2 low{columns.axis + 0.5F, y + 2.5F};
            const ImVec2 high{end, y + level_height - 2.5F};
            list.AddRect(low, high, frame.theme.ink);
            write_down(frame, low, high, rounded(forecast.levels[i]));
        }
    }
    const float height = level_height * static_cast<float>(count);
    list.AddRectFilled({columns.axis, top}, {columns.axis + 1, top + height}, frame.theme.quiet);
    ImGui::Dummy({width, height});
    hint(frame,
         say("How many squares were rejected and how many queens were placed on each level of "
             "the search tree, all on one scale"));
    if (forecast.levels.empty()) return;
    paragraph(frame, font, frame.theme.quiet,
              forecast_in_words(levels, forecast, scale.logarithmic));
}

}  // namespace queens::ui
