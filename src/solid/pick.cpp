// Every triangle is asked: some ten thousand, fewer than a millisecond's worth.
#include "solid/pick.hpp"

#include <algorithm>
#include <cmath>

namespace queens::solid {

namespace {

/// Triangles are larger by that share, so that no line of sight slips through between two of them.
constexpr float rim = 1e-4F;

/// Where the line meets a triangle, after Moeller and Trumbore (1997).
std::optional<Hit> hit(const Vertex& a, const Vertex& b, const Vertex& c, const Sight& sight) {
    const Vec3 first = b.position - a.position;
    const Vec3 second = c.position - a.position;
    const Vec3 aside = cross(sight.way, second);
    const float volume = dot(first, aside);
    if (volume == 0) return std::nullopt;
    const Vec3 from = sight.from - a.position;
    const float along_first = dot(from, aside) / volume;
    if (along_first < -rim || along_first > 1 + rim) return std::nullopt;
    const Vec3 over = cross(from, first);
    const float along_second = dot(sight.way, over) / volume;
    if (along_second < -rim || along_first + along_second > 1 + rim) return std::nullopt;
    const float distance = dot(second, over) / volume;
    if (distance <= 0) return std::nullopt;
    return Hit{a.u + along_first * (b.u - a.u) + along_second * (c.u - a.u),
               a.v + along_first * (b.v - a.v) + along_second * (c.v - a.v), distance};
}

}  // namespace

std::vector<Hit> hits(const Mesh& mesh, const Sight& sight) {
    std::vector<Hit> found;
    for (std::size_t i = 0; i < mesh.indices.size(); i += 3) {
        const auto met = hit(mesh.vertices[mesh.indices[i]], mesh.vertices[mesh.indices[i + 1]],
                             mesh.vertices[mesh.indices[i + 2]], sight);
        if (met) found.push_back(*met);
    }
    std::sort(found.begin(), found.end(),
              [](const Hit& a, const Hit& b) { return a.distance < b.distance; });
    return found;
}

Square square_at(float u, float v, Size size) {
    const auto place = [](float share, int count) {
        return std::clamp(static_cast<int>(std::floor(share * static_cast<float>(count))), 0,
                          count - 1);
    };
    return {place(v, size.rows), place(u, size.columns)};
}

std::optional<Square> pick(const Mesh& mesh, const Camera& camera, Spot spot, Size size, bool cut) {
    const Sight sight = camera.through(spot);
    for (const Hit& hit : hits(mesh, sight)) {
        if (cut && camera.is_in_front(sight.from + hit.distance * sight.way)) continue;
        return square_at(hit.u, hit.v, size);
    }
    return std::nullopt;
}

}  // namespace queens::solid
