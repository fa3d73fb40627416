// The colours and the fineness of what is painted in space.
#include "ui/board/space.hpp"

#include <algorithm>
#include <cmath>

#include "figure/colours.hpp"

namespace queens::ui {

// Pieces have the colours that they have on the flat board.
solid::Scene empty_scene(const Frame& frame, const solid::Camera& camera, ImVec2 low, ImVec2 high,
                         int squares, float fineness) {
    const ImVec2 scale = ImGui::GetIO().DisplayFramebufferScale;
    const auto pixels = [&](float length, float ratio) {
        return std::max(1, static_cast<int>(std::lround(length * fineness * ratio)));
    };
    const int width = pixels(high.x - low.x, scale.x);
    const int height = pixels(high.y - low.y, scale.y);
    const float square =
        static_cast<float>(std::min(width, height)) * camera.enlarged / static_cast<float>(squares);
    const Theme& theme = frame.theme;
    solid::Scene scene;
    scene.camera = camera;
    scene.paper = theme.paper;
    scene.queen = theme.queen_body;
    scene.pawn = theme.pawn_body;
    scene.wall = mixed(theme.pawn_body, theme.queen_body, 0.4F);
    scene.rim = theme.queen_rim;
    scene.width = width;
    scene.height = height;
    scene.faces = solid::faces_for(square);
    return scene;
}

}  // namespace queens::ui
