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

std::vector<Triangle> triangles_of(const ImVector<ImDrawVert>& vertices,
                                   const ImVector<ImDrawIdx>& indices,
                                   const ImVector<ImDrawCmd>& parts) {
    std::vector<Triangle> triangles;
    triangles.reserve(static_cast<std::size_t>(indices.Size) / 3);
    const auto corner = [&](unsigned index) {
        return vertices[static_cast<int>(indices[static_cast<int>(index)])];
    };
    for (const ImDrawCmd& part : parts) {
        for (unsigned i = part.IdxOffset; i < part.IdxOffset + part.ElemCount; i += 3) {
            triangles.push_back(
                {{corner(i), corner(i + 1), corner(i + 2)}, part.ClipRect, part.GetTexID()});
        }
    }
    return triangles;
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

Area area_of(std::span<const Triangle> triangles) {
    Area area;
    for (const Triangle& triangle : triangles) area = together(area, area_of(triangle));
    return area;
}

/// What is between the triangles with which both begin and those with which both end.
Area between(const std::vector<Triangle>& before, const std::vector<Triangle>& now) {
    const std::size_t shorter = std::min(before.size(), now.size());
    std::size_t first = 0;
    while (first < shorter && is_same(before[first], now[first])) ++first;
    std::size_t last = 0;
    while (last < shorter - first &&
           is_same(before[before.size() - 1 - last], now[now.size() - 1 - last])) {
        ++last;
    }
    const auto middle = [&](const std::vector<Triangle>& all) {
        return std::span(all).subspan(first, all.size() - first - last);
    };
    return together(area_of(middle(before)), area_of(middle(now)));
}

/// Where a list shows a texture.
Area showing(const ImDrawList& list, ImTextureID texture) {
    Area area;
    for (const ImDrawCmd& part : list.CmdBuffer) {
        if (part.GetTexID() != texture) continue;
        ImVector<ImDrawCmd> one;
        one.push_back(part);
        area = together(area, area_of(triangles_of(list.VtxBuffer, list.IdxBuffer, one)));
    }
    return area;
}

}  // namespace

Area common(const Area& a, const Area& b) {
    const Area both{{std::max(a.low.x, b.low.x), std::max(a.low.y, b.low.y)},
                    {std::min(a.high.x, b.high.x), std::min(a.high.y, b.high.y)}};
    return both.empty() ? Area{} : both;
}

Area Changes::since_last(const ImDrawData& data, ImTextureID renewed) {
    const auto count = static_cast<std::size_t>(data.CmdLists.Size);
    const bool all =
        before_.size() != count || size_.x != data.DisplaySize.x || size_.y != data.DisplaySize.y;
    before_.resize(count);
    size_ = data.DisplaySize;
    Area area = all ? Area{{0, 0}, data.DisplaySize} : Area{};
    for (std::size_t i = 0; i < count; ++i) {
        const ImDrawList& list = *data.CmdLists[static_cast<int>(i)];
        if (renewed != nullptr) area = together(area, showing(list, renewed));
        List& before = before_[i];
        const bool same =
            is_same(before.vertices, list.VtxBuffer) && is_same(before.indices, list.IdxBuffer) &&
            std::equal(before.parts.begin(), before.parts.end(), list.CmdBuffer.begin(),
                       list.CmdBuffer.end(),
                       [](const ImDrawCmd& a, const ImDrawCmd& b) { return is_same(a, b); });
        if (same) continue;
        if (!all) {
            area = together(area,
                            between(triangles_of(before.vertices, before.indices, before.parts),
                                    triangles_of(list.VtxBuffer, list.IdxBuffer, list.CmdBuffer)));
        }
        before = {list.VtxBuffer, list.IdxBuffer, list.CmdBuffer};
    }
    return area;
}

}  // namespace queens::ui
