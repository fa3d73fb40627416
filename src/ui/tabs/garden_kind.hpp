// What kind of garden is wanted: rows, surface and rule.
#pragma once

#include <optional>

#include "core/regions.hpp"
#include "core/surface.hpp"
#include "ui/frame.hpp"

namespace queens::ui {

struct GardenKind {
    int n = 8;
    Surface surface{};
    GardenRule rule = GardenRule::touch;
};

/// Draws the choice of a kind; returns another one when it is chosen. Says why where there are no
/// gardens of that kind.
[[nodiscard]] std::optional<GardenKind> choose_kind(const Frame& frame, const GardenKind& present);

}  // namespace queens::ui
