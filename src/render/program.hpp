// Shaders made into a program.
#pragma once

namespace queens::render {

/// A program of the driver's, from two shaders without their first line, which says the version.
[[nodiscard]] unsigned linked_program(const char* vertex, const char* fragment);

}  // namespace queens::render
