// Shaders made into a program, and the places of what they read.
#pragma once

#include <cstddef>

namespace queens::render {

/// A program of the driver's, from two shaders without their first line, which says the version.
/// The driver is not waited for; a debug build asks whether the shaders fit together.
[[nodiscard]] unsigned linked_program(const char* vertex, const char* fragment);

/// A place in a buffer, as OpenGL wants it.
[[nodiscard]] inline const void* offset(std::size_t bytes) {
    return reinterpret_cast<const void*>(bytes);  // NOLINT(performance-no-int-to-ptr)
}

}  // namespace queens::render
