// What SDL and Dear ImGui's driver name and the page does without. Each function says so here, and
// then the linker leaves out what stood behind it.
#include <SDL.h>
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

// The pixels of the canvas, which the page counts (web/frames.js). SDL would make it one pixel
// large first, to see whether a style sheet gives it its size, and WebGL all its buffers anew each
// time.
EMSCRIPTEN_RESULT emscripten_set_canvas_element_size(const char*, int, int) {
    return EMSCRIPTEN_RESULT_SUCCESS;
}

}  // extern "C"
