// The tabs of the panel, each drawn by a function of its own in the file of its name.
#pragma once

#include "ui/frame.hpp"
#include "ui/tabs/panel_memory.hpp"

namespace queens::ui {

#define QUEENS_TAB(slug, title, answers) \
    void draw_##slug##_tab(const Frame& frame, PanelMemory& memory);
#include "app/state/tabs.inc"
#undef QUEENS_TAB

}  // namespace queens::ui
