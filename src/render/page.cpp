// Where the window forgets its picture: a texture of its size, drawn into it. Where the processor
// paints, that takes a fraction of the time that glBlitFramebuffer does, and yet longer than all
// that a turning solid changes.
#include "render/page.hpp"

#include "platform/opengl.hpp"
#include "render/program.hpp"

namespace queens::render {

namespace {

/// One triangle around the window.
constexpr const char* vertex_shader = R"(
void main() {
    vec2 corner = vec2(gl_VertexID == 1, gl_VertexID == 2);
    gl_Position = vec4(4.0 * corner - 1.0, 0.0, 1.0);
}
)";

constexpr const char* fragment_shader = R"(
uniform sampler2D page;
out vec4 result;
void main() {
    result = texelFetch(page, ivec2(gl_FragCoord.xy), 0);
}
)";

}  // namespace

void Page::make() {
    glGenFramebuffers(1, &frame_);
    glGenTextures(1, &colour_);
    glGenVertexArrays(1, &corners_);
    program_ = linked_program(vertex_shader, fragment_shader);
}

/// The page has to be bound.
void Page::resize(int width, int height) const {
    glBindTexture(GL_TEXTURE_2D, colour_);
    glTexImage2D(GL_TEXTURE_2D, 0, GL_RGBA8, width, height, 0, GL_RGBA, GL_UNSIGNED_BYTE, nullptr);
    glTexParameteri(GL_TEXTURE_2D, GL_TEXTURE_MIN_FILTER, GL_NEAREST);
    glFramebufferTexture2D(GL_FRAMEBUFFER, GL_COLOR_ATTACHMENT0, GL_TEXTURE_2D, colour_, 0);
}

bool Page::begin(int width, int height, const std::array<float, 3>& paper) {
    const bool same_size = width_ == width && height_ == height;
    if constexpr (!platform::window_keeps_picture) {
        if (frame_ == 0) make();
        glBindFramebuffer(GL_FRAMEBUFFER, frame_);
        if (!same_size) resize(width, height);
    }
    const bool same = same_size && paper_ == paper;
    width_ = width;
    height_ = height;
    paper_ = paper;
    return !same;
}

void Page::show() const {
    if constexpr (platform::window_keeps_picture) return;
    glBindFramebuffer(GL_FRAMEBUFFER, 0);
    glViewport(0, 0, width_, height_);
    glDisable(GL_BLEND);
    glUseProgram(program_);
    glBindVertexArray(corners_);
    glActiveTexture(GL_TEXTURE0);
    glBindTexture(GL_TEXTURE_2D, colour_);
    glDrawArrays(GL_TRIANGLES, 0, 3);
    glBindVertexArray(0);
}

}  // namespace queens::render
