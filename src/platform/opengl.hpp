// OpenGL as the platform has it: OpenGL ES 3 on the web, OpenGL 3.3 natively. The program uses only
// what both have; `shader_version` is the first line of its shaders, and `window_keeps_picture`
// whether what is in the window is still there in the next frame.
#pragma once

#ifdef __EMSCRIPTEN__
#include <GLES3/gl3.h>
#else
#define GL_GLEXT_PROTOTYPES
#include <SDL_opengl.h>
#endif

namespace queens::platform {

#ifdef __EMSCRIPTEN__
inline constexpr const char* shader_version = "#version 300 es\nprecision highp float;\n";
/// The page asks for that where it makes the context.
inline constexpr bool window_keeps_picture = true;
#else
inline constexpr const char* shader_version = "#version 330 core\n";
inline constexpr bool window_keeps_picture = false;
#endif

}  // namespace queens::platform
