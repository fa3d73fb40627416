// What SDL and Dear ImGui's driver name and the page does without. Each function says so here, and
// then the linker leaves out what stood behind it.
#include <SDL.h>
#include <emscripten/emscripten.h>
#include <emscripten/html5.h>

extern "C" {

// Gamepads: SDL is built without them, see cmake/sdl2_web.cmake.
SDL_GameController* SDL_GameControllerOpen(int) { return nullptr; }

Uint8 SDL_GameControllerGetButton(SDL_GameController*, SDL_GameControllerButton) { return 0; }

Sint16 SDL_GameControllerGetAxis(SDL_GameController*, SDL_GameControllerAxis) { return 0; }

// Gestures: ui::Fingers knows them. These four are not in SDL's headers.
int SDL_GestureAddTouch(SDL_TouchID) { return 0; }

int SDL_GestureDelTouch(SDL_TouchID) { return 0; }

void SDL_GestureProcessEvent(SDL_Event*) {}

void SDL_GestureQuit() {}

// Pictures in memory, which become windows and cursors where there is no WebGL.
SDL_Surface* SDL_CreateRGBSurface(Uint32, int, int, int, Uint32, Uint32, Uint32, Uint32) {
    return nullptr;
}

SDL_Surface* SDL_CreateRGBSurfaceFrom(void*, int, int, int, int, Uint32, Uint32, Uint32, Uint32) {
    return nullptr;
}

SDL_Surface* SDL_ConvertSurfaceFormat(SDL_Surface*, Uint32, Uint32) { return nullptr; }

void SDL_FreeSurface(SDL_Surface*) {}

SDL_bool SDL_PixelFormatEnumToMasks(Uint32, int*, Uint32*, Uint32*, Uint32*, Uint32*) {
    return SDL_FALSE;
}

void SDL_CalculateGammaRamp(float, Uint16*) {}

int Emscripten_CreateWindowFramebuffer(void*, SDL_Window*, Uint32*, void**, int*) { return -1; }

int Emscripten_UpdateWindowFramebuffer(void*, SDL_Window*, const SDL_Rect*, int) { return -1; }

void Emscripten_DestroyWindowFramebuffer(void*, SDL_Window*) {}

// SDL's own renderer.
int SDL_GetNumRenderDrivers() { return 0; }

int SDL_GetRenderDriverInfo(int, SDL_RendererInfo*) { return -1; }

SDL_Renderer* SDL_CreateRenderer(SDL_Window*, int, Uint32) { return nullptr; }

SDL_Renderer* SDL_GetRenderer(SDL_Window*) { return nullptr; }

int SDL_GetRendererInfo(SDL_Renderer*, SDL_RendererInfo*) { return -1; }

int SDL_GetRendererOutputSize(SDL_Renderer*, int*, int*) { return -1; }

SDL_Texture* SDL_CreateTexture(SDL_Renderer*, Uint32, int, int, int) { return nullptr; }

int SDL_UpdateTexture(SDL_Texture*, const SDL_Rect*, const void*, int) { return -1; }

int SDL_RenderSetViewport(SDL_Renderer*, const SDL_Rect*) { return -1; }

int SDL_RenderCopy(SDL_Renderer*, SDL_Texture*, const SDL_Rect*, const SDL_Rect*) { return -1; }

void SDL_RenderPresent(SDL_Renderer*) {}

void SDL_DestroyTexture(SDL_Texture*) {}

void SDL_DestroyRenderer(SDL_Renderer*) {}

void SDL_DestroyRendererWithoutFreeing(SDL_Renderer*) {}

// The window's title, the full screen and the lock of the pointer: the page sees to the first two
// itself, and nobody needs the third.
void emscripten_set_window_title(const char*) {}

EMSCRIPTEN_RESULT emscripten_request_fullscreen_strategy(const char*, EM_BOOL,
                                                         const EmscriptenFullscreenStrategy*) {
    return EMSCRIPTEN_RESULT_NOT_SUPPORTED;
}

EMSCRIPTEN_RESULT emscripten_exit_fullscreen() { return EMSCRIPTEN_RESULT_NOT_SUPPORTED; }

EMSCRIPTEN_RESULT emscripten_set_fullscreenchange_callback_on_thread(
    const char*, void*, EM_BOOL, em_fullscreenchange_callback_func, pthread_t) {
    return EMSCRIPTEN_RESULT_NOT_SUPPORTED;
}

EMSCRIPTEN_RESULT emscripten_request_pointerlock(const char*, EM_BOOL) {
    return EMSCRIPTEN_RESULT_NOT_SUPPORTED;
}

EMSCRIPTEN_RESULT emscripten_exit_pointerlock() { return EMSCRIPTEN_RESULT_NOT_SUPPORTED; }

EMSCRIPTEN_RESULT emscripten_set_pointerlockchange_callback_on_thread(
    const char*, void*, EM_BOOL, em_pointerlockchange_callback_func, pthread_t) {
    return EMSCRIPTEN_RESULT_NOT_SUPPORTED;
}

// The end of the page, of which SDL would send an event: nobody waits for it, and a page that
// listens is not kept by the browser for those who come back.
EMSCRIPTEN_RESULT emscripten_set_beforeunload_callback_on_thread(void*, em_beforeunload_callback,
                                                                 pthread_t) {
    return EMSCRIPTEN_RESULT_NOT_SUPPORTED;
}

// The size of the screen, which no window here depends on: as large as SDL lets a window be. For
// the screen's own, Emscripten would bring along its sounds, pictures, mice and main loops, too.
void emscripten_get_screen_size(int* width, int* height) { *width = *height = 16384; }

// The pixels of the canvas, which the page counts (web/frames.js). SDL would make it one pixel
// large first, to see whether a style sheet gives it its size, and WebGL all its buffers anew each
// time.
EMSCRIPTEN_RESULT emscripten_set_canvas_element_size(const char*, int, int) {
    return EMSCRIPTEN_RESULT_SUCCESS;
}

}  // extern "C"
