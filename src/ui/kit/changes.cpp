// Lists that are the same to the byte are done at once. Of others the triangles are compared from
// both ends, and what lies between is taken as changed.
#include "ui/kit/changes.hpp"

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstring>
#include <span>

namespace queens::ui {

namespace {

struct Triangle {
    std::array<ImDrawVert, 3> corners;
    ImVec4 clip;
    ImTextureID texture;
};

bool is_same(const Triangle& a, const Triangle& b) {
    return std::memcmp(&a.corners, &b.corners, sizeof a.corners) == 0 &&
           std::memcmp(&a.clip, &b.clip, sizeof a.clip) == 0 && a.texture == b.texture;
}

template <typename T>
bool is_same(const ImVector<T>& a, const ImVector<T>& b) {
    return a.Size == b.Size &&
           (a.Size == 0 ||
            std::memcmp(a.Data, b.Data, static_cast<std::size_t>(a.size_in_bytes())) == 0);
}

bool is_same(const ImDrawCmd& a, const ImDrawCmd& b) {
    return std::memcmp(&a.ClipRect, &b.ClipRect, sizeof a.ClipRect) == 0 &&
           a.GetTexID() == b.GetTexID() && a.IdxOffset == b.IdxOffset && a.ElemCount == b.ElemCount;
}

/// The triangles of some parts of a list, each made when it is asked for: all of them at once would
/// take more memory than the whole program.
class Triangles {
  public:
    Triangles(const ImVector<ImDrawVert>& vertices, const ImVector<ImDrawIdx>& indices,
              std::span<const ImDrawCmd> parts)
        : vertices_(vertices), indices_(indices), parts_(parts) {
        for (const ImDrawCmd& part : parts) size_ += part.ElemCount / 3;
    }

    [[nodiscard]] std::size_t size() const { return size_; }

    /// Quick for those next to the one that was asked for last.
    Triangle operator[](std::size_t i) {
        while (i < before_) before_ -= parts_[--part_].ElemCount / 3;
        while (i >= before_ + parts_[part_].ElemCount / 3) before_ += parts_[part_++].ElemCount / 3;
        const ImDrawCmd& part = parts_[part_];
        const auto first = static_cast<int>(part.IdxOffset + 3 * (i - before_));
        const auto corner = [&](int which) {
            return vertices_[static_cast<int>(indices_[first + which])];
        };
        return {{corner(0), corner(1), corner(2)}, part.ClipRect, part.GetTexID()};
    }

  private:
    const ImVector<ImDrawVert>& vertices_;
    const ImVector<ImDrawIdx>& indices_;
    std::span<const ImDrawCmd> parts_;
    std::size_t size_ = 0;
    /// The part of the one that was asked for last, and how many triangles are in those before it.
    std::size_t part_ = 0;
    std::size_t before_ = 0;
};

std::span<const ImDrawCmd> all_of(const ImVector<ImDrawCmd>& parts) {
    return {parts.begin(), parts.end()};
}

Area together(const Area& a, const Area& b) {
    if (a.empty()) return b;
    if (b.empty()) return a;
    return {{std::min(a.low.x, b.low.x), std::min(a.low.y, b.low.y)},
            {std::max(a.high.x, b.high.x), std::max(a.high.y, b.high.y)}};
}

Area area_of(const Triangle& triangle) {
    const auto& [a, b, c] = triangle.corners;
    const Area box{{std::min({a.pos.x, b.pos.x, c.pos.x}), std::min({a.pos.y, b.pos.y, c.pos.y})},
                   {std::max({a.pos.x, b.pos.x, c.pos.x}), std::max({a.pos.y, b.pos.y, c.pos.y})}};
    const ImVec4& clip = triangle.clip;
    return common(box, {{clip.x, clip.y}, {clip.z, clip.w}});
}

/// Where the triangles from one to before another are.
Area area_of(Triangles triangles, std::size_t first, std::size_t past) {
    Area area;
    for (std::size_t i = first; i < past; ++i) area = together(area, area_of(triangles[i]));
    return area;
}

/// What is between the triangles with which both begin and those with which both end.
Area between(Triangles before, Triangles now) {
    const std::size_t shorter = std::min(before.size(), now.size());
    std::size_t first = 0;
    while (first < shorter && is_same(before[first], now[first])) ++first;
    std::size_t last = 0;
    while (last < shorter - first &&
           is_same(before[before.size() - 1 - last], now[now.size() - 1 - last])) {
        ++last;
    }
    return together(area_of(before, first, before.size() - last),
                    area_of(now, first, now.size() - last));
}

/// Where a list shows a texture.
Area showing(const ImDrawList& list, ImTextureID texture) {
    Area area;
    for (const ImDrawCmd& part : list.CmdBuffer) {
        if (part.GetTexID() != texture) continue;
        const Triangles shown(list.VtxBuffer, list.IdxBuffer, {&part, 1});
        area = together(area, area_of(shown, 0, shown.size()));
    }
    return area;
}

}  // namespace

Area common(const Area& a, const Area& b) {
    const Area both{{std::max(a.low.x, b.low.x), std::max(a.low.y, b.low.y)},
                    {std::min(a.high.x, b.high.x), std::min(a.high.y, b.high.y)}};
    return both.empty() ? Area{} : both;
}

Area Changes::since_last(const ImDrawData& data, ImTextureID renewed) const {
    const bool has_same_lists =
        std::equal(before_.begin(), before_.end(), data.CmdLists.begin(), data.CmdLists.end(),
                   [](const List& before, const ImDrawList* list) { return before.of == list; });
    if (!has_same_lists || size_.x != data.DisplaySize.x || size_.y != data.DisplaySize.y)
        return {{0, 0}, data.DisplaySize};
    Area area;
    for (int i = 0; const List& before : before_) {
        const ImDrawList& list = *data.CmdLists[i++];
        if (renewed != nullptr) area = together(area, showing(list, renewed));
        const bool same =
            is_same(before.vertices, list.VtxBuffer) && is_same(before.indices, list.IdxBuffer) &&
            std::equal(before.parts.begin(), before.parts.end(), list.CmdBuffer.begin(),
                       list.CmdBuffer.end(),
                       [](const ImDrawCmd& a, const ImDrawCmd& b) { return is_same(a, b); });
        if (same) continue;
        area = together(area, between({before.vertices, before.indices, all_of(before.parts)},
                                      {list.VtxBuffer, list.IdxBuffer, all_of(list.CmdBuffer)}));
    }
    return area;
}

void Changes::keep(const ImDrawData& data) {
    size_ = data.DisplaySize;
    std::list<List> now;
    for (ImDrawList* list : data.CmdLists) {
        const auto before = std::find_if(before_.begin(), before_.end(),
                                         [&](const List& one) { return one.of == list; });
        if (before == before_.end()) {
            now.push_back({list});
        } else {
            now.splice(now.end(), before_, before);
        }
        List& kept = now.back();
        kept.vertices.swap(list->VtxBuffer);
        kept.indices.swap(list->IdxBuffer);
        kept.parts.swap(list->CmdBuffer);
    }
    before_.swap(now);
}

}  // namespace queens::ui
