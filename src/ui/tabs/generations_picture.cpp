// A family of placements, and how fit the population was from generation to generation.
#include <algorithm>
#include <string>

#include "core/say.hpp"
#include "ui/kit/draw.hpp"
#include "ui/kit/widgets.hpp"
#include "ui/tabs/search_pictures.hpp"

namespace queens::ui {

namespace {

constexpr float plot_height = 58;
constexpr float margin_of_picture = 10;
constexpr float between_captions = 4;

using Fitness = Generations::Fitness;

/// Two curves over one axis of time: the mean of each generation, and its fittest below.
void draw_fitness(const Frame& frame, const std::vector<Fitness>& fitness) {
    const Theme& theme = frame.theme;
    const ImVec2 low = ImGui::GetCursorScreenPos();
    const float width = ImGui::GetContentRegionAvail().x;
    const std::string mean = say("attacking pairs on average");
    const std::string least = say("of the fittest");
    ImFont* font = frame.fonts.small;
    const float room = width - 2 * margin_of_picture;
    const ImVec2 above = extent_of(font, mean, room);
    const ImVec2 below = extent_of(font, least, room);
    const float captions = above.y + below.y + 2 * between_captions;
    const ImVec2 high{low.x + width, low.y + captions + plot_height + 2 * margin_of_picture};
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
            at = {low.x + margin_of_picture + across * (width - 2 * margin_of_picture),
                  high.y - margin_of_picture - up * plot_height};
            list.PathLineTo(at);
        }
        list.PathStroke(colour, 0, 2);
        list.AddCircleFilled(at, 4, colour);
    };
    draw(&Fitness::mean, theme.quiet);
    draw(&Fitness::least, theme.accent);
    const float right = high.x - margin_of_picture;
    const float first = low.y + between_captions;
    words_at(frame, font, {right - above.x, first}, theme.quiet, mean, room);
    words_at(frame, font, {right - below.x, first + above.y + between_captions}, theme.accent,
             least, room);
    ImGui::Dummy({width, high.y - low.y});
}

}  // namespace

void draw_generations(const Frame& frame, const Generations& shown) {
    if (!shown.family.boards.empty()) draw_board_row(frame, shown.family);
    if (!shown.fitness.empty()) draw_fitness(frame, shown.fitness);
}

}  // namespace queens::ui
