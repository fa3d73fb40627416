// Icons, drawn as vectors in one stroke width.
#pragma once

#include <imgui.h>

#include "core/surface.hpp"

namespace queens::ui {

enum class Icon {
    none,
    play,
    pause,
    step,
    step_back,
    to_start,
    to_end,
    next_solution,
    speed,
    undo,
    redo,
    share,
    sun,
    moon,
    present,
    spotlight,
    pen,
    help,
    more,
    plus,
    minus,
    close,
    chevron,
    before,
    after,
    repeated,
    solid,
    heat,
    follow,
    keep,
    put_down,
    reflect,
    turn,
    invert,
    erase
};

/// Draws the icon into a square of that size around the centre.
void draw_icon(ImDrawList& list, Icon icon, ImVec2 centre, float size, ImU32 colour);

/// Draws the square whose edges say how the surface is joined: open edges dotted, joined ones with
/// arrows, single ones at the sides and double ones at the ends, opposite ones where the join
/// flips.
void draw_surface(ImDrawList& list, Surface surface, ImVec2 centre, float size, ImU32 ink,
                  ImU32 first_join, ImU32 second_join);

}  // namespace queens::ui
