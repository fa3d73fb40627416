// Painting with OpenGL. Whoever paints next sets what it needs of OpenGL's state, so only the frame
// that is drawn into is put back.
#include "render/painter.hpp"

#include <algorithm>
#include <cstddef>

#include "platform/opengl.hpp"
#include "render/program.hpp"
#include "render/shaders.hpp"

namespace queens::render {

namespace {

using solid::Vec3;

/// Samples a pixel at rest; while a solid moves one has to do.
constexpr int wanted_samples = 4;

float channel(std::uint32_t colour, unsigned shift) {
    return static_cast<float>((colour >> shift) & 0xFFU) / 255;
}

void describe_vertices() {
    constexpr auto stride = static_cast<GLsizei>(sizeof(solid::Vertex));
    glVertexAttribPointer(0, 3, GL_FLOAT, GL_FALSE, stride,
                          offset(offsetof(solid::Vertex, position)));
    glVertexAttribPointer(1, 3, GL_FLOAT, GL_FALSE, stride,
                          offset(offsetof(solid::Vertex, normal)));
    glVertexAttribPointer(2, 2, GL_FLOAT, GL_FALSE, stride, offset(offsetof(solid::Vertex, u)));
    glVertexAttribPointer(3, 4, GL_UNSIGNED_BYTE, GL_TRUE, stride,
                          offset(offsetof(solid::Vertex, colour)));
    for (unsigned i = 0; i < 4; ++i) glEnableVertexAttribArray(i);
}

/// A texture of that size is what the bound frame draws into.
void put_texture(unsigned texture, int width, int height, bool shrinks) {
    glBindTexture(GL_TEXTURE_2D, texture);
    glTexImage2D(GL_TEXTURE_2D, 0, GL_RGBA8, width, height, 0, GL_RGBA, GL_UNSIGNED_BYTE, nullptr);
    glTexParameteri(GL_TEXTURE_2D, GL_TEXTURE_MIN_FILTER,
                    shrinks ? GL_LINEAR_MIPMAP_LINEAR : GL_LINEAR);
    glTexParameteri(GL_TEXTURE_2D, GL_TEXTURE_MAG_FILTER, GL_LINEAR);
    glTexParameteri(GL_TEXTURE_2D, GL_TEXTURE_WRAP_S, GL_CLAMP_TO_EDGE);
    glTexParameteri(GL_TEXTURE_2D, GL_TEXTURE_WRAP_T, GL_CLAMP_TO_EDGE);
    glFramebufferTexture2D(GL_FRAMEBUFFER, GL_COLOR_ATTACHMENT0, GL_TEXTURE_2D, texture, 0);
}

void put_buffer(unsigned buffer, GLenum format, GLenum place, int width, int height, int samples) {
    glBindRenderbuffer(GL_RENDERBUFFER, buffer);
    glRenderbufferStorageMultisample(GL_RENDERBUFFER, samples, format, width, height);
    glFramebufferRenderbuffer(GL_FRAMEBUFFER, place, GL_RENDERBUFFER, buffer);
}

/// The light comes from the upper left of whoever looks.
Vec3 before_the_eye(const solid::Camera& camera, Vec3 way) {
    return turned(normalised(way), reversed(camera.turn));
}

}  // namespace

unsigned Painter::texture() {
    if (program_ == 0) make();
    return picture_.colour;
}

void Painter::make() {
    program_ = linked_program(vertex_shader, fragment_shader);
    for (Batch* batch : {&sheet_, &pieces_, &ghosts_}) {
        glGenVertexArrays(1, &batch->array);
        glGenBuffers(1, &batch->vertices);
        glGenBuffers(1, &batch->indices);
        glBindVertexArray(batch->array);
        glBindBuffer(GL_ARRAY_BUFFER, batch->vertices);
        glBindBuffer(GL_ELEMENT_ARRAY_BUFFER, batch->indices);
        describe_vertices();
    }
    glBindVertexArray(0);
    for (Canvas* canvas : {&board_, &picture_, &samples_}) {
        glGenFramebuffers(1, &canvas->frame);
        glGenRenderbuffers(1, &canvas->depth);
        if (canvas == &samples_) {
            glGenRenderbuffers(1, &canvas->colour);
        } else {
            glGenTextures(1, &canvas->colour);
        }
    }
    glGetIntegerv(GL_MAX_SAMPLES, &largest_samples_);
}

void Painter::forget() {
    program_ = 0;
    for (Canvas* canvas : {&board_, &picture_, &samples_}) *canvas = {};
    painted_.reset();
}

void Painter::begin_board(int width, int height) {
    if (program_ == 0) make();
    glGetIntegerv(GL_FRAMEBUFFER_BINDING, &frame_before_);
    glBindFramebuffer(GL_FRAMEBUFFER, board_.frame);
    if (board_.width != width || board_.height != height) {
        put_texture(board_.colour, width, height, true);
        board_.width = width;
        board_.height = height;
    }
    glViewport(0, 0, width, height);
    glDisable(GL_SCISSOR_TEST);
    glClearColor(0, 0, 0, 0);
    glClear(GL_COLOR_BUFFER_BIT);
    board_changed_ = true;
}

void Painter::end_board() const {
    glBindTexture(GL_TEXTURE_2D, board_.colour);
    glGenerateMipmap(GL_TEXTURE_2D);
    glBindFramebuffer(GL_FRAMEBUFFER, static_cast<unsigned>(frame_before_));
}

void Painter::make_room(int width, int height, bool smooth) {
    glBindFramebuffer(GL_FRAMEBUFFER, picture_.frame);
    if (picture_.width != width || picture_.height != height) {
        put_texture(picture_.colour, width, height, false);
        put_buffer(picture_.depth, GL_DEPTH_COMPONENT24, GL_DEPTH_ATTACHMENT, width, height, 0);
        picture_.width = width;
        picture_.height = height;
    }
    if (!smooth) return;
    glBindFramebuffer(GL_FRAMEBUFFER, samples_.frame);
    if (samples_.width == width && samples_.height == height) return;
    const int samples = std::min(wanted_samples, largest_samples_);
    put_buffer(samples_.colour, GL_RGBA8, GL_COLOR_ATTACHMENT0, width, height, samples);
    put_buffer(samples_.depth, GL_DEPTH_COMPONENT24, GL_DEPTH_ATTACHMENT, width, height, samples);
    samples_.width = width;
    samples_.height = height;
}

void Painter::fill(Batch& batch, const solid::Mesh& mesh) {
    glBindVertexArray(batch.array);
    glBindBuffer(GL_ARRAY_BUFFER, batch.vertices);
    glBufferData(GL_ARRAY_BUFFER,
                 static_cast<GLsizeiptr>(mesh.vertices.size() * sizeof(solid::Vertex)),
                 mesh.vertices.data(), GL_DYNAMIC_DRAW);
    glBufferData(GL_ELEMENT_ARRAY_BUFFER,
                 static_cast<GLsizeiptr>(mesh.indices.size() * sizeof(std::uint32_t)),
                 mesh.indices.data(), GL_DYNAMIC_DRAW);
    batch.count = static_cast<int>(mesh.indices.size());
}

void Painter::mesh_shape(const solid::Scene& scene) {
    const bool same_shape = painted_ && painted_->shape == scene.shape &&
                            painted_->stack == scene.stack && painted_->cells == scene.cells;
    if (!same_shape) {
        mesh_ = scene.stack ? tiles_of(*scene.stack) : mesh_of(scene.shape, scene.cells);
        fill(sheet_, mesh_);
    }
    const bool same_cut =
        painted_ && painted_->cut == scene.cut && (!scene.cut || painted_->camera == scene.camera);
    const bool same_pieces = same_shape && same_cut && painted_->pieces == scene.pieces &&
                             painted_->queen == scene.queen && painted_->pawn == scene.pawn &&
                             painted_->wall == scene.wall && painted_->faces == scene.faces;
    if (same_pieces) return;
    fill(pieces_, standing_on(scene, true));
    fill(ghosts_, standing_on(scene, false));
}

void Painter::sort_cells(const solid::Scene& scene) {
    const auto sorted = sorted_from_afar(mesh_, scene.camera.eye());
    glBindVertexArray(sheet_.array);
    glBufferData(GL_ELEMENT_ARRAY_BUFFER,
                 static_cast<GLsizeiptr>(sorted.size() * sizeof(std::uint32_t)), sorted.data(),
                 GL_DYNAMIC_DRAW);
}

void Painter::draw(const Batch& batch, float textured, float opacity, bool cut) const {
    if (batch.count == 0) return;
    glUniform1f(glGetUniformLocation(program_, "cut"), cut ? 1.0F : 0.0F);
    glUniform1f(glGetUniformLocation(program_, "textured"), textured);
    glUniform1f(glGetUniformLocation(program_, "opacity"), opacity);
    glBindVertexArray(batch.array);
    glDrawElements(GL_TRIANGLES, batch.count, GL_UNSIGNED_INT, nullptr);
}

// Of closed bodies nobody sees the inside.
void Painter::draw_pieces(const Batch& pieces) const {
    glEnable(GL_CULL_FACE);
    draw(pieces, 0, 1);
    glDisable(GL_CULL_FACE);
}

void Painter::paint_all(const solid::Scene& scene) {
    constexpr float glass = 0.62F;
    const auto set = [&](const char* name, Vec3 value) {
        glUniform3f(glGetUniformLocation(program_, name), value.x, value.y, value.z);
    };
    glClearColor(channel(scene.paper, 0), channel(scene.paper, 8), channel(scene.paper, 16), 1);
    glClear(GL_COLOR_BUFFER_BIT | GL_DEPTH_BUFFER_BIT);
    glUseProgram(program_);
    const solid::Matrix camera = scene.camera.matrix();
    glUniformMatrix4fv(glGetUniformLocation(program_, "camera"), 1, GL_FALSE, camera.data());
    set("eye", scene.camera.eye());
    set("outline", {channel(scene.rim, 0), channel(scene.rim, 8), channel(scene.rim, 16)});
    set("sun", before_the_eye(scene.camera, {-0.45F, 0.7F, 0.75F}));
    set("sky", before_the_eye(scene.camera, {0, 1, 0.25F}));
    glUniform1f(glGetUniformLocation(program_, "back"), scene.shape.is_one_sided() ? 1.0F : 0.82F);
    glUniform1i(glGetUniformLocation(program_, "board"), 0);
    glActiveTexture(GL_TEXTURE0);
    glBindTexture(GL_TEXTURE_2D, board_.colour);
    const bool opaque = !scene.glass && !scene.stack;
    if (opaque) draw(sheet_, 1, 1, scene.cut);
    draw_pieces(pieces_);
    glEnable(GL_BLEND);
    glBlendEquation(GL_FUNC_ADD);
    glBlendFuncSeparate(GL_SRC_ALPHA, GL_ONE_MINUS_SRC_ALPHA, GL_ONE, GL_ONE_MINUS_SRC_ALPHA);
    glDepthMask(GL_FALSE);
    if (scene.stack) draw(sheet_, 0, 1);
    if (scene.glass) draw(sheet_, 1, glass);
    draw_pieces(ghosts_);
    glDepthMask(GL_TRUE);
    glBindVertexArray(0);
}

bool Painter::paint(const solid::Scene& scene) {
    if (program_ == 0) make();
    if (!board_changed_ && painted_ == scene) return false;
    const bool smooth = !scene.moving && largest_samples_ > 1;
    glGetIntegerv(GL_FRAMEBUFFER_BINDING, &frame_before_);
    mesh_shape(scene);
    if (scene.glass || scene.stack) sort_cells(scene);
    make_room(scene.width, scene.height, smooth);
    glViewport(0, 0, scene.width, scene.height);
    glDisable(GL_SCISSOR_TEST);
    glDisable(GL_CULL_FACE);
    glDisable(GL_BLEND);
    glEnable(GL_DEPTH_TEST);
    paint_all(scene);
    glDisable(GL_DEPTH_TEST);
    if (smooth) {
        glBindFramebuffer(GL_READ_FRAMEBUFFER, samples_.frame);
        glBindFramebuffer(GL_DRAW_FRAMEBUFFER, picture_.frame);
        glBlitFramebuffer(0, 0, scene.width, scene.height, 0, 0, scene.width, scene.height,
                          GL_COLOR_BUFFER_BIT, GL_NEAREST);
    }
    glBindFramebuffer(GL_FRAMEBUFFER, static_cast<unsigned>(frame_before_));
    painted_ = scene;
    board_changed_ = false;
    return true;
}

}  // namespace queens::render
