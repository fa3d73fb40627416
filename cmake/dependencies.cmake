# Third-party sources: which versions, where from, and what of them is compiled.
#
# scripts/setup fetches the same versions from Debian, checks their SHA-256 and hands them over as
# FETCHCONTENT_SOURCE_DIR_<NAME>. Without those, CMake clones the repositories named here, at these
# commits.

include(FetchContent)
set(FETCHCONTENT_QUIET ON)
FetchContent_Declare(sdl2 SYSTEM GIT_TAG 2359383fc187386204c3bb22de89655a494cd128 # release-2.32.4
    GIT_REPOSITORY https://github.com/libsdl-org/SDL.git)
FetchContent_Declare(imgui SYSTEM GIT_TAG d6cb3c923d28dcebb2d8d9605ccc7229ccef19eb # v1.90.1
    GIT_REPOSITORY https://github.com/ocornut/imgui.git)
FetchContent_Declare(catch2 SYSTEM GIT_TAG fa43b77429ba76c462b1898d6cd2f2d7a9416b14 # v3.7.1
    GIT_REPOSITORY https://github.com/catchorg/Catch2.git)
FetchContent_Declare(qrcode SYSTEM GIT_TAG 720f62bddb7226106071d4728c292cb1df519ceb # v1.8.0
    GIT_REPOSITORY https://github.com/nayuki/QR-Code-generator.git)
FetchContent_Declare(md4c SYSTEM GIT_TAG 729e6b8b320caa96328968ab27d7db2235e4fb47 # release-0.5.2
    GIT_REPOSITORY https://github.com/mity/md4c.git)
FetchContent_Declare(cli11 SYSTEM GIT_TAG 291c58789c031208f08f4f261a858b5b7083e8e2 # v2.3.2
    GIT_REPOSITORY https://github.com/CLIUtils/CLI11.git)
FetchContent_Declare(nlohmann_json SYSTEM GIT_TAG bc889afb4c5bf1c0d8ee29ef35eaaf4c8bef8a5d # v3.11.2
    GIT_REPOSITORY https://github.com/nlohmann/json.git)

# queens_fetch(NAME) only fetches: sets NAME_SOURCE_DIR and leaves NAME's own CMake files alone.
macro(queens_fetch name)
    FetchContent_GetProperties(${name})
    if(NOT ${name}_POPULATED)
        FetchContent_Populate(${name})
    endif()
endmacro()

# Nayuki's QR codes: one file of its C edition. That in C++ writes a message of its own with a stream,
# and all that a stream may ever do is 18 KB of the page.
queens_fetch(qrcode)
add_library(qrcode STATIC "${qrcode_SOURCE_DIR}/c/qrcodegen.c")
target_include_directories(qrcode SYSTEM PUBLIC "${qrcode_SOURCE_DIR}/c")

# MD4C's parser of Markdown, without what writes HTML.
queens_fetch(md4c)
add_library(md4c STATIC "${md4c_SOURCE_DIR}/src/md4c.c")
# Signs beyond ASCII pass through as letters do; its tables of all of Unicode would be a tenth of what
# lessons add to the page.
target_compile_definitions(md4c PRIVATE MD4C_USE_ASCII)
target_include_directories(md4c SYSTEM PUBLIC "${md4c_SOURCE_DIR}/src")

# Dear ImGui without its demo. Our switches for it live beside the panels, in ui/imgui_config.hpp.
#
# It comes with a font of its own, for which it has no switch. As we draw with Inter only, these nine
# kilobytes, which nothing compresses, are cut out of a copy of the file.
queens_fetch(imgui)
file(READ "${imgui_SOURCE_DIR}/imgui_draw.cpp" imgui_draw)
string(FIND "${imgui_draw}" "static const char proggy_clean_ttf_compressed_data_base85" font_begin)
string(FIND "${imgui_draw}" "static const char* GetDefaultCompressedFontDataTTFBase85()\n{" font_end)
string(SUBSTRING "${imgui_draw}" 0 ${font_begin} before_font)
string(SUBSTRING "${imgui_draw}" ${font_end} -1 after_font)
file(CONFIGURE OUTPUT imgui/imgui_draw.cpp @ONLY CONTENT "@before_font@
static const char proggy_clean_ttf_compressed_data_base85[] = \"\";
@after_font@")
add_library(imgui STATIC
    "${imgui_SOURCE_DIR}/imgui.cpp" "${PROJECT_BINARY_DIR}/imgui/imgui_draw.cpp"
    "${imgui_SOURCE_DIR}/imgui_tables.cpp" "${imgui_SOURCE_DIR}/imgui_widgets.cpp")
target_compile_definitions(imgui PUBLIC IMGUI_USER_CONFIG="ui/kit/imgui_config.hpp")
target_include_directories(imgui PUBLIC "${PROJECT_SOURCE_DIR}/src")
target_include_directories(imgui SYSTEM PUBLIC "${imgui_SOURCE_DIR}")

# Its driver for SDL2, for whoever has a window; the caller links SDL2.
function(queens_add_imgui_driver name)
    add_library(${name} STATIC "${imgui_SOURCE_DIR}/backends/imgui_impl_sdl2.cpp")
    target_include_directories(${name} SYSTEM PUBLIC "${imgui_SOURCE_DIR}/backends")
    target_link_libraries(${name} PUBLIC imgui)
endfunction()
