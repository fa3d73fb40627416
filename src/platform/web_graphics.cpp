// WebGL for SDL, in place of its way through EGL: a context of the page's canvas. SDL's own video
// driver calls these functions, which no header of its has; each takes SDL's device first.
#include <SDL.h>
#include <emscripten/html5.h>

#include <cstdint>

namespace {

/// What SDL takes for the surface of a window: there is one window, and anything but nothing will
/// do.
int surface = 0;

}  // namespace

extern "C" {

int Emscripten_GLES_LoadLibrary(void*, const char*) { return 0; }

void SDL_EGL_UnloadLibrary(void*) {}

void* SDL_EGL_GetProcAddress(void*, const char*) { return nullptr; }

void* SDL_EGL_CreateSurface(void*, int) { return &surface; }

void SDL_EGL_DestroySurface(void*, void*) {}

// The page has made the canvas' context by now, as it wants it (web/graphics.js): this is it.
SDL_GLContext Emscripten_GLES_CreateContext(void*, SDL_Window*) {
    EmscriptenWebGLContextAttributes wishes;
    emscripten_webgl_init_context_attributes(&wishes);
    wishes.majorVersion = 2;
    const auto context = emscripten_webgl_create_context("#canvas", &wishes);
    if (context <= 0 || emscripten_webgl_make_context_current(context) != 0) return nullptr;
    return reinterpret_cast<SDL_GLContext>(context);  // NOLINT(performance-no-int-to-ptr)
}

int Emscripten_GLES_MakeCurrent(void*, SDL_Window*, SDL_GLContext context) {
    return emscripten_webgl_make_context_current(reinterpret_cast<std::intptr_t>(context));
}

void SDL_EGL_DeleteContext(void*, SDL_GLContext) {}

// The browser shows what was drawn, at its own pace.
int Emscripten_GLES_SwapWindow(void*, SDL_Window*) { return 0; }

int SDL_EGL_SetSwapInterval(void*, int) { return 0; }

int SDL_EGL_GetSwapInterval(void*) { return 1; }

}  // extern "C"
