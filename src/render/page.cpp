// A buffer of the window's size, copied into it.
#include "render/page.hpp"

#include "platform/opengl.hpp"

namespace queens::render {

bool Page::begin(int width, int height, const std::array<float, 3>& paper) {
    if (frame_ == 0) {
        glGenFramebuffers(1, &frame_);
        glGenRenderbuffers(1, &colour_);
    }
    glBindFramebuffer(GL_FRAMEBUFFER, frame_);
    const bool same_size = width_ == width && height_ == height;
    if (!same_size) {
        glBindRenderbuffer(GL_RENDERBUFFER, colour_);
        glRenderbufferStorage(GL_RENDERBUFFER, GL_RGBA8, width, height);
        glFramebufferRenderbuffer(GL_FRAMEBUFFER, GL_COLOR_ATTACHMENT0, GL_RENDERBUFFER, colour_);
    }
    const bool same = same_size && paper_ == paper;
    width_ = width;
    height_ = height;
    paper_ = paper;
    return !same;
}

void Page::show() const {
    glBindFramebuffer(GL_READ_FRAMEBUFFER, frame_);
    glBindFramebuffer(GL_DRAW_FRAMEBUFFER, 0);
    // Browsers clear the window before the first drawing of a frame, and Chromium does not take a
    // copy for one: whoever read the picture then would find it cleared.
    glClear(GL_COLOR_BUFFER_BIT);
    glBlitFramebuffer(0, 0, width_, height_, 0, 0, width_, height_, GL_COLOR_BUFFER_BIT,
                      GL_NEAREST);
    glBindFramebuffer(GL_FRAMEBUFFER, 0);
}

}  // namespace queens::render
