// A family of placements, and how fit the population was from generation to generation.
#include <algorithm>

#include "core/say.hpp"
#include "ui/kit/draw.hpp"
#include "ui/kit/widgets.hpp"
#include "ui/tabs/search_pictures.hpp"

namespace queens::ui {

namespace {

constexpr float plot_height = 110;
constexpr float margin = 10;
constexpr float room_above_generations = 42;

using Fitness = Generations::Fitness;

/// Two curves over one axis of time: the mean of each generation, and its fittest below.
void draw_fitness(const Frame& frame, const std::vector<Fitness>& fitness) {
    const Theme& theme = frame.theme;
    const ImVec2 low = ImGui::GetCursorScreenPos();
    const float width = ImGui::GetContentRegionAvail().x;
    const ImVec2 high{low.x + width, low.y + plot_height};
    ImDrawList& list = *ImGui::GetWindowDrawList();
    list.AddRectFilled(low, high, faded(theme.ink, 0.04F), 4);
    double most = 1;
    for (const Fitness& one : fitness) most = std::max(most, one.mean);
    const std::size_t last = std::max<std::size_t>(fitness.size() - 1, 1);
    const auto draw = [&](double Fitness::*pairs, ImU32 colour) {
        ImVec2 at;
        for (std::size_t i = 0; i < fitness.size(); ++i) {
            const float across = static_cast<float>(i) / static_cast<float>(last);
            const auto up = static_cast<float>(fitness[i].*pairs / most);
            at = {low.x + margin + across * (width - 2 * margin),
                  high.y - margin - up * (plot_height - margin - room_above_generations)};
            list.PathLineTo(at);
        }
        list.PathStroke(colour, 0, 2);
        list.AddCircleFilled(at, 4, colour);
    };
    draw(&Fitness::mean, theme.quiet);
    draw(&Fitness::least, theme.accent);
    const float right = high.x - margin;
    words_ending(frame, frame.fonts.small, {right, low.y + 4}, theme.quiet,
                 say("attacking pairs on average"));
    words_ending(frame, frame.fonts.small, {right, low.y + 22}, theme.accent,
                 say("of the fittest"));
    ImGui::Dummy({width, plot_height});
}

}  // namespace

void draw_generations(const Frame& frame, const Generations& shown) {
    if (!shown.family.boards.empty()) draw_board_row(frame, shown.family);
    if (!shown.fitness.empty()) draw_fitness(frame, shown.fitness);
}

}  // namespace queens::ui
