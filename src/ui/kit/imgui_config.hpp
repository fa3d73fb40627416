// How Dear ImGui is compiled for this program.
#pragma once

#define IMGUI_DISABLE_OBSOLETE_FUNCTIONS
#define IMGUI_DISABLE_DEMO_WINDOWS
#define IMGUI_DISABLE_DEBUG_TOOLS
#define IMGUI_DISABLE_WIN32_FUNCTIONS
// Labels are looked up by tests and by the page's hooks.
#define IMGUI_ENABLE_TEST_ENGINE
// Large boards need more than 65,536 vertices.
#define ImDrawIdx unsigned int
