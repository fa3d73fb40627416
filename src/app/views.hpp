// The views of the board: a table with one line for each.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <string_view>

#include "core/surface.hpp"

namespace queens {

/// How the board is shown: alone, or with copies of itself beyond its joined edges.
enum class View : std::uint8_t {
#define QUEENS_VIEW(slug, title, suits, hint, refusal) slug,
#include "app/views.inc"
#undef QUEENS_VIEW
};

[[nodiscard]] constexpr bool is_any(Surface) { return true; }

/// Whether copies of the board beyond its edges show what its lines meet: on cylinders and torus.
[[nodiscard]] constexpr bool can_repeat(Surface surface) {
    const bool joined = surface.sides != Join::open || surface.ends != Join::open;
    return joined && !is_flipped(surface);
}

/// A view with its name in links, the title of its button, and which surfaces it can show.
struct NamedView {
    View value;
    std::string_view slug;
    std::string_view title;
    bool (*suits)(Surface);
    std::string_view hint;
    std::string_view refusal;
};

/// All views in their order, which is that of their values. The first suits every surface.
inline constexpr std::array views{
#define QUEENS_VIEW(slug, title, suits, hint, refusal) \
    NamedView{View::slug, #slug, title, suits, hint, refusal},
#include "app/views.inc"
#undef QUEENS_VIEW
};

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
