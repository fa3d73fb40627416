// What SDL and Dear ImGui's driver name and the page does without. Each function says so here, and
// then the linker leaves out what stood behind it.
#include <SDL.h>
#include <emscripten/html5.h>

extern "C" {

// Gamepads: SDL is built without them, see cmake/sdl2_web.cmake.
SDL_GameController* SDL_GameControllerOpen(int) { return nullptr; }

Uint8 SDL_GameControllerGetButton(SDL_GameController*, SDL_GameControllerButton) { return 0; }

Sint16 SDL_GameControllerGetAxis(SDL_GameController*, SDL_GameControllerAxis) { return 0; }

// Functions of OpenGL by name: SDL asks for some to learn about extensions, and a table of names
// would bring every function of OpenGL ES along, each with its part in JavaScript.
void* eglGetProcAddress(const char*) { return nullptr; }

// The pixels of the canvas, which the page counts (web/frames.js). SDL would make it one pixel
// large first, to see whether a style sheet gives it its size, and WebGL all its buffers anew each
// time.
EMSCRIPTEN_RESULT emscripten_set_canvas_element_size(const char*, int, int) {
    return EMSCRIPTEN_RESULT_SUCCESS;
}

}  // extern "C"
