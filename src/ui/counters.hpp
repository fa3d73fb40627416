// The counters of a run as numbers over their names, in columns of one width.
#pragma once

#include "ui/parts.hpp"

namespace queens::ui {

/// The room that a counter needs: that of numbers up to millions at least, so that the columns stay
/// where they are while it grows.
[[nodiscard]] float column_width(const Frame& frame, const Counters& counters);
/// How high a counter is, the number over its name.
[[nodiscard]] float counter_height(const Frame& frame);
/// The first counters, up to the right edge.
void draw_counters(const Frame& frame, const Counters& counters, std::size_t count);

}  // namespace queens::ui
