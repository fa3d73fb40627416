# SDL2 for the web, straight from its sources: the target `sdl2`.
#
# SDL's own CMake files check for three minutes under Emscripten and then fail, and Emscripten's
# ready-made port is a download. SDL ships a finished configuration for Emscripten, though, so a
# list of folders is all that is missing. We leave out what a board does not need: sound, joysticks,
# sensors, force feedback, power, files, loading of libraries, SDL's own renderer.

queens_fetch(sdl2)
set(sdl2_files)
foreach(folder . atomic cpuinfo dynapi events file libm loadso/dummy
        locale locale/emscripten misc misc/dummy render stdlib thread thread/generic timer timer/unix
        video video/dummy video/emscripten video/yuv2rgb)
    file(GLOB folder_files "${sdl2_SOURCE_DIR}/src/${folder}/*.c")
    list(APPEND sdl2_files ${folder_files})
endforeach()

add_library(sdl2 STATIC ${sdl2_files})
target_include_directories(sdl2 PRIVATE "${sdl2_SOURCE_DIR}/src/video/khronos")
target_include_directories(sdl2 SYSTEM PUBLIC "${sdl2_SOURCE_DIR}/include")
# Without this, old releases of Emscripten find the SDL.h of their SDL 1.2 first.
target_compile_options(sdl2 PUBLIC -sUSE_SDL=0)
target_compile_definitions(sdl2 PRIVATE SDL_AUDIO_DISABLED=1 SDL_JOYSTICK_DISABLED=1 SDL_POWER_DISABLED=1
    SDL_FILESYSTEM_DISABLED=1 SDL_SENSOR_DISABLED=1 SDL_RENDER_DISABLED=1 SDL_LOADSO_DISABLED=1
    SDL_LEAN_AND_MEAN=1)
target_compile_options(sdl2 PRIVATE -w)
if(EMSCRIPTEN_VERSION VERSION_LESS 3.1.24)
    # A macro that SDL uses to name the parts of Emscripten's JavaScript that it calls.
    target_compile_options(sdl2 PRIVATE "-DEM_JS_DEPS(tag,deps)=")
endif()
