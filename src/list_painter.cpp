// Shaders are not asked whether they compiled either, since the answer would have to be waited for.
#include "list_painter.hpp"

#include <algorithm>
#include <array>
#include <cmath>
#include <cstddef>
#include <cstdint>

#include "imgui.h"
#include "platform/opengl.hpp"
#include "render/program.hpp"

namespace queens {

namespace {

/// Places are in CSS pixels from the upper left corner of a screen of that size.
constexpr const char* vertex_shader = R"(
layout(location = 0) in vec2 place;
layout(location = 1) in vec2 point;
layout(location = 2) in vec4 colour;
uniform vec2 size;
out vec2 on_texture;
out vec4 paint;
void main() {
    on_texture = point;
    paint = colour;
    vec2 share = place / size;
    gl_Position = vec4(2.0 * share.x - 1.0, 1.0 - 2.0 * share.y, 0.0, 1.0);
}
)";

/// Of letters the texture only knows how much of a pixel they cover.
constexpr const char* fragment_shader = R"(
in vec2 on_texture;
in vec4 paint;
uniform sampler2D picture;
uniform bool letters;
out vec4 result;
void main() {
    vec4 found = texture(picture, on_texture);
    result = paint * (letters ? vec4(1.0, 1.0, 1.0, found.r) : found);
}
)";

void describe_vertices() {
    constexpr auto stride = static_cast<GLsizei>(sizeof(ImDrawVert));
    glVertexAttribPointer(0, 2, GL_FLOAT, GL_FALSE, stride,
                          render::offset(offsetof(ImDrawVert, pos)));
    glVertexAttribPointer(1, 2, GL_FLOAT, GL_FALSE, stride,
                          render::offset(offsetof(ImDrawVert, uv)));
    glVertexAttribPointer(2, 4, GL_UNSIGNED_BYTE, GL_TRUE, stride,
                          render::offset(offsetof(ImDrawVert, col)));
    for (unsigned i = 0; i < 3; ++i) glEnableVertexAttribArray(i);
}

/// A byte for each pixel. With four, the letters of a phone with three pixels to a CSS pixel took 8
/// MB more of the program's memory, and 8 MB instead of 2 of that of the graphics.
unsigned texture_of(ImFontAtlas& fonts) {
    unsigned char* pixels = nullptr;
    int width = 0;
    int height = 0;
    fonts.GetTexDataAsAlpha8(&pixels, &width, &height);
    unsigned texture = 0;
    glGenTextures(1, &texture);
    glBindTexture(GL_TEXTURE_2D, texture);
    glTexParameteri(GL_TEXTURE_2D, GL_TEXTURE_MIN_FILTER, GL_LINEAR);
    glTexParameteri(GL_TEXTURE_2D, GL_TEXTURE_MAG_FILTER, GL_LINEAR);
    glTexImage2D(GL_TEXTURE_2D, 0, GL_R8, width, height, 0, GL_RED, GL_UNSIGNED_BYTE, pixels);
    return texture;
}

/// The buffers hold a whole list, or what of it is to be painted.
template <typename T>
void fill(GLenum buffer, const ImVector<T>& content) {
    glBufferData(buffer, content.size_in_bytes(), content.Data, GL_STREAM_DRAW);
}

/// A rectangle of the frame's pixels, from its lower left corner on.
struct Pixels {
    int left = 0;
    int low = 0;
    int right = 0;
    int high = 0;
};

/// As clips are rounded.
Pixels pixels_of(const ImVec4& clip, ImVec2 scale, float height) {
    const int left = static_cast<int>(clip.x * scale.x);
    const int low = static_cast<int>(height - clip.w * scale.y);
    return {left, low, left + static_cast<int>((clip.z - clip.x) * scale.x),
            low + static_cast<int>((clip.w - clip.y) * scale.y)};
}

/// All pixels that are touched.
Pixels pixels_around(const ui::Area& area, ImVec2 scale, float height) {
    return {static_cast<int>(std::floor(area.low.x * scale.x)),
            static_cast<int>(std::floor(height - area.high.y * scale.y)),
            static_cast<int>(std::ceil(area.high.x * scale.x)),
            static_cast<int>(std::ceil(height - area.low.y * scale.y))};
}

Pixels common(const Pixels& a, const Pixels& b) {
    return {std::max(a.left, b.left), std::max(a.low, b.low), std::min(a.right, b.right),
            std::min(a.high, b.high)};
}

void set_scissor(const Pixels& pixels) {
    glScissor(pixels.left, pixels.low, std::max(0, pixels.right - pixels.left),
              std::max(0, pixels.high - pixels.low));
}

/// Adds the triangles of a part that reach into an area, with a pixel to spare.
void add_reaching(ImVector<ImDrawIdx>& kept, const ImDrawList& list, const ImDrawCmd& part,
                  const ui::Area& area) {
    const auto place = [&](unsigned i) {
        return list.VtxBuffer[static_cast<int>(list.IdxBuffer[static_cast<int>(i)])].pos;
    };
    for (unsigned i = part.IdxOffset; i < part.IdxOffset + part.ElemCount; i += 3) {
        const ImVec2 a = place(i);
        const ImVec2 b = place(i + 1);
        const ImVec2 c = place(i + 2);
        if (std::max({a.x, b.x, c.x}) < area.low.x - 1 ||
            std::min({a.x, b.x, c.x}) > area.high.x + 1 ||
            std::max({a.y, b.y, c.y}) < area.low.y - 1 ||
            std::min({a.y, b.y, c.y}) > area.high.y + 1) {
            continue;
        }
        for (unsigned corner = i; corner < i + 3; ++corner) {
            kept.push_back(list.IdxBuffer[static_cast<int>(corner)]);
        }
    }
}

/// The triangles of a list that reach into an area, and the parts that they make.
struct Cut {
    ImVector<ImDrawIdx> indices;
    ImVector<ImDrawCmd> parts;
};

Cut cut_to(const ImDrawList& list, const ui::Area& area) {
    Cut cut;
    for (ImDrawCmd part : list.CmdBuffer) {
        const auto first = static_cast<unsigned>(cut.indices.Size);
        add_reaching(cut.indices, list, part, area);
        part.IdxOffset = first;
        part.ElemCount = static_cast<unsigned>(cut.indices.Size) - first;
        if (part.ElemCount > 0) cut.parts.push_back(part);
    }
    return cut;
}

/// The texture of the letters, and where the shader learns whether it paints with that.
struct Letters {
    unsigned texture = 0;
    int uniform = 0;
};

/// A part of a list: triangles of one texture, inside a rectangle.
void paint_part(const ImDrawCmd& part, const Pixels& pixels, const Letters& letters) {
    if (pixels.left >= pixels.right || pixels.low >= pixels.high) return;
    set_scissor(pixels);
    const auto texture = static_cast<unsigned>(reinterpret_cast<std::uintptr_t>(part.GetTexID()));
    glBindTexture(GL_TEXTURE_2D, texture);
    glUniform1i(letters.uniform, texture == letters.texture ? 1 : 0);
    glDrawElements(GL_TRIANGLES, static_cast<GLsizei>(part.ElemCount), GL_UNSIGNED_INT,
                   render::offset(part.IdxOffset * sizeof(ImDrawIdx)));
}

void end() {
    glBindVertexArray(0);
    glDisable(GL_SCISSOR_TEST);
}

}  // namespace

void ListPainter::prepare() {
    if (program_ == 0) {
        program_ = render::linked_program(vertex_shader, fragment_shader);
        glGenVertexArrays(1, &array_);
        glGenBuffers(1, &vertices_);
        glGenBuffers(1, &indices_);
        glBindVertexArray(array_);
        glBindBuffer(GL_ARRAY_BUFFER, vertices_);
        glBindBuffer(GL_ELEMENT_ARRAY_BUFFER, indices_);
        describe_vertices();
    }
    if (fonts_ == 0) {
        ImFontAtlas& fonts = *ImGui::GetIO().Fonts;
        fonts_ = texture_of(fonts);
        fonts.SetTexID(reinterpret_cast<ImTextureID>(  // NOLINT(performance-no-int-to-ptr)
            static_cast<std::uintptr_t>(fonts_)));
    }
}

void ListPainter::begin(const ImDrawData& data) const {
    const ImVec2 scale = data.FramebufferScale;
    glViewport(0, 0, static_cast<int>(data.DisplaySize.x * scale.x),
               static_cast<int>(data.DisplaySize.y * scale.y));
    glEnable(GL_BLEND);
    glBlendEquation(GL_FUNC_ADD);
    glBlendFuncSeparate(GL_SRC_ALPHA, GL_ONE_MINUS_SRC_ALPHA, GL_ONE, GL_ONE_MINUS_SRC_ALPHA);
    glDisable(GL_CULL_FACE);
    glDisable(GL_DEPTH_TEST);
    glEnable(GL_SCISSOR_TEST);
    glUseProgram(program_);
    glUniform2f(glGetUniformLocation(program_, "size"), data.DisplaySize.x, data.DisplaySize.y);
    glActiveTexture(GL_TEXTURE0);
    glBindVertexArray(array_);
    glBindBuffer(GL_ARRAY_BUFFER, vertices_);
}

void ListPainter::paint(const ImDrawData& data) const {
    const float height = data.DisplaySize.y * data.FramebufferScale.y;
    begin(data);
    const Letters letters{fonts_, glGetUniformLocation(program_, "letters")};
    for (const ImDrawList* list : data.CmdLists) {
        fill(GL_ARRAY_BUFFER, list->VtxBuffer);
        fill(GL_ELEMENT_ARRAY_BUFFER, list->IdxBuffer);
        for (const ImDrawCmd& part : list->CmdBuffer) {
            paint_part(part, pixels_of(part.ClipRect, data.FramebufferScale, height), letters);
        }
    }
    end();
}

void ListPainter::paint_again(const ImDrawData& data, const ui::Area& area,
                              const std::array<float, 3>& paper) const {
    if (area.empty()) return;
    const ImVec2 scale = data.FramebufferScale;
    const float height = data.DisplaySize.y * scale.y;
    const Pixels around = pixels_around(area, scale, height);
    begin(data);
    const Letters letters{fonts_, glGetUniformLocation(program_, "letters")};
    set_scissor(around);
    glClearColor(paper[0], paper[1], paper[2], 1);
    glClear(GL_COLOR_BUFFER_BIT);
    for (const ImDrawList* list : data.CmdLists) {
        const Cut cut = cut_to(*list, area);
        if (cut.parts.empty()) continue;
        fill(GL_ARRAY_BUFFER, list->VtxBuffer);
        fill(GL_ELEMENT_ARRAY_BUFFER, cut.indices);
        for (const ImDrawCmd& part : cut.parts) {
            paint_part(part, common(pixels_of(part.ClipRect, scale, height), around), letters);
        }
    }
    end();
}

void ListPainter::forget_fonts() {
    if (fonts_ != 0) glDeleteTextures(1, &fonts_);
    fonts_ = 0;
}

void ListPainter::forget() { program_ = array_ = vertices_ = indices_ = fonts_ = 0; }

}  // namespace queens
