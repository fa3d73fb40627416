// How Dear ImGui is compiled for this program.
#pragma once

#define IMGUI_DISABLE_OBSOLETE_FUNCTIONS
#define IMGUI_DISABLE_DEMO_WINDOWS
#define IMGUI_DISABLE_DEBUG_TOOLS
#define IMGUI_DISABLE_WIN32_FUNCTIONS
// Nothing is kept in files: no settings, no fonts, no logs.
#define IMGUI_DISABLE_FILE_FUNCTIONS
// Large boards need more than 65,536 vertices.
#define ImDrawIdx unsigned int
