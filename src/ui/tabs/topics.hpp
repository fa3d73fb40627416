// The topics of mathematics, each drawn by a function of its own in the file of its name.
#pragma once

#include "ui/frame.hpp"
#include "ui/tabs/panel_memory.hpp"

namespace queens::ui {

#define QUEENS_TOPIC(slug, title, about, summary, answers) \
    void draw_##slug##_topic(const Frame& frame, PanelMemory& memory);
#include "app/state/topics.inc"
#undef QUEENS_TOPIC

}  // namespace queens::ui
