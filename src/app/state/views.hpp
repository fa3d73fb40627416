// The views of the board: a table with one line for each.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <string_view>

#include "core/choice.hpp"
#include "core/sentence.hpp"
#include "core/surface.hpp"

namespace queens {

/// How the board is shown: alone, with copies of itself beyond its joined edges, or rolled up in
/// space until these edges meet.
enum class View : std::uint8_t {
#define QUEENS_VIEW(slug, icon, reach, title, hint, refuse) slug,
#include "app/state/views.inc"
#undef QUEENS_VIEW
};

/// What a view shows: the board alone, with copies of itself beyond its joined edges, or in space.
enum class Reach : std::uint8_t { board, copies, space };

[[nodiscard]] constexpr Sentence suits_any(Surface) { return {}; }

/// Why the board cannot be shown with copies of itself beyond its edges.
[[nodiscard]] constexpr Sentence refuse_to_repeat(Surface surface) {
    if (surface == Surface{}) return "Join edges of the board to see it repeated beyond them";
    if (surface == Surface{Join::flipped, Join::flipped}) {
        return "A projective plane unfolds to a sphere, not to a flat sheet of copies";
    }
    return {};
}

/// Why the board cannot be rolled up.
[[nodiscard]] constexpr Sentence refuse_to_roll(Surface surface) {
    if (surface == Surface{}) return "Join edges of the board to roll it up until they meet";
    return {};
}

/// A view with its name in links, what it shows, the title of its button, what that does, and why
/// it cannot show a surface, an empty text if it can.
struct NamedView {
    View value;
    std::string_view slug;
    Reach reach;
    Sentence title;
    Sentence hint;
    Sentence (*refuse)(Surface);

    [[nodiscard]] constexpr bool suits(Surface surface) const { return refuse(surface).empty(); }
    /// Whether copies of a board of that surface are seen.
    [[nodiscard]] constexpr bool repeats(Surface surface) const {
        return reach == Reach::copies && suits(surface);
    }
    [[nodiscard]] constexpr bool is_in_space() const { return reach == Reach::space; }
};

/// All views in their order, which is that of their values. The first suits every surface.
inline constexpr std::array views{
#define QUEENS_VIEW(slug, icon, reach, title, hint, refuse) \
    NamedView{View::slug, #slug, Reach::reach, title, hint, refuse},
#include "app/state/views.inc"
#undef QUEENS_VIEW
};
template <>
inline constexpr auto choice_slugs<View> = slugs_of(views);

/// The one that shows every board, and nothing but the board.
inline constexpr View plain_view = views.front().value;

[[nodiscard]] constexpr const NamedView& named(View view) {
    return views[static_cast<std::size_t>(view)];
}

/// The next view that suits the surface, the first again after the last.
[[nodiscard]] constexpr View view_after(View view, Surface surface) {
    auto next = static_cast<std::size_t>(view);
    do {
        next = (next + 1) % views.size();
    } while (!views[next].suits(surface));
    return views[next].value;
}

}  // namespace queens
