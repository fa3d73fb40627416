// Easing, and words that are centred.
#include "ui/kit/draw.hpp"

#include <algorithm>
#include <cfloat>
#include <cmath>

namespace queens::ui {

float eased(double share) {
    const double t = std::clamp(share, 0.0, 1.0);
    return static_cast<float>(1 - (1 - t) * (1 - t) * (1 - t));
}

float size_of(const ImFont* font) { return font->FontSize * ImGui::GetIO().FontGlobalScale; }

void centred_text(ImDrawList& list, ImFont* font, float size, ImVec2 centre, ImU32 colour,
                  const std::string& words) {
    const ImVec2 extent = font->CalcTextSizeA(size, FLT_MAX, 0, words.c_str());
    list.AddText(font, size,
                 {std::floor(centre.x - extent.x / 2), std::floor(centre.y - extent.y / 2)}, colour,
                 words.c_str());
}

}  // namespace queens::ui
