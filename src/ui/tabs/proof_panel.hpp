// The panel while somebody proves a garden: the rules to be named, and how far the proof has come.
#pragma once

#include "ui/frame.hpp"

namespace queens::ui {

void draw_proof(const Frame& frame);
/// From playing to proving.
void offer_proof(const Frame& frame);

}  // namespace queens::ui
