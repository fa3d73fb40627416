// What SDL and Dear ImGui's driver name and the page does without. Each function says so here, and
// then the linker leaves out what stood behind it.
#include <SDL.h>

extern "C" {

// Gamepads: SDL is built without them, see cmake/sdl2_web.cmake.
SDL_GameController* SDL_GameControllerOpen(int) { return nullptr; }

Uint8 SDL_GameControllerGetButton(SDL_GameController*, SDL_GameControllerButton) { return 0; }

Sint16 SDL_GameControllerGetAxis(SDL_GameController*, SDL_GameControllerAxis) { return 0; }

// Functions of OpenGL by name: SDL asks for some to learn about extensions, and a table of names
// would bring every function of OpenGL ES along, each with its part in JavaScript.
void* eglGetProcAddress(const char*) { return nullptr; }

}  // extern "C"
