// Compiling and linking.
#include "render/program.hpp"

#include <array>
#include <cassert>

#include "platform/opengl.hpp"

namespace queens::render {

namespace {

unsigned compiled(GLenum kind, const char* text) {
    const unsigned shader = glCreateShader(kind);
    const std::array parts{platform::shader_version, text};
    glShaderSource(shader, static_cast<GLsizei>(parts.size()), parts.data(), nullptr);
    glCompileShader(shader);
    return shader;
}

}  // namespace

unsigned linked_program(const char* vertex, const char* fragment) {
    const unsigned program = glCreateProgram();
    for (const unsigned shader :
         {compiled(GL_VERTEX_SHADER, vertex), compiled(GL_FRAGMENT_SHADER, fragment)}) {
        glAttachShader(program, shader);
        glDeleteShader(shader);
    }
    glLinkProgram(program);
#ifndef NDEBUG
    int done = 0;
    glGetProgramiv(program, GL_LINK_STATUS, &done);
    assert(done == GL_TRUE);
#endif
    return program;
}

}  // namespace queens::render
