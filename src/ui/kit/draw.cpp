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

ImVec2 extent_in(const Kit& kit, Type type, const std::string& words) {
    return type.font->CalcTextSizeA(type.em * kit.fonts.line, FLT_MAX, 0, words.c_str());
}

std::optional<Type> fitting(const Kit& kit, Type wanted, const std::string& words, ImVec2 room,
                            float least) {
    // How high capitals and digits are, in parts of the em.
    constexpr float capital = 0.73F;
    Type type{wanted.font, std::max(wanted.em, kit.fonts.least())};
    const float width = extent_in(kit, type, words).x;
    type.em *= std::min({1.0F, room.x / width, room.y / (capital * type.em)});
    if (type.em < least) return std::nullopt;
    return type;
}

void centred_text(const Kit& kit, ImDrawList& list, Type type, ImVec2 centre, ImU32 colour,
                  const std::string& words) {
    const ImVec2 extent = extent_in(kit, type, words);
    list.AddText(type.font, type.em * kit.fonts.line,
                 {std::floor(centre.x - extent.x / 2), std::floor(centre.y - extent.y / 2)}, colour,
                 words.c_str());
    kit.record.set_in(type.em);
}

}  // namespace queens::ui
