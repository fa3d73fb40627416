// The painter of solids: puts a scene into a texture, with OpenGL ES 3 or what is equal to it.
//
// The board itself comes as a picture, which somebody else draws into a texture of the painter's
// and which is laid over the shape. So the solid shows whatever the flat board shows.
#pragma once

#include <cstdint>
#include <optional>

#include "solid/scene.hpp"

namespace queens::render {

class Painter {
  public:
    Painter() = default;
    Painter(const Painter&) = delete;
    Painter& operator=(const Painter&) = delete;

    /// The texture in which the latest scene is; the same name until `forget`.
    [[nodiscard]] unsigned texture();

    /// From here to `end_board` everything is drawn on the picture of the board, which is cleared
    /// and has the given size in pixels.
    void begin_board(int width, int height);
    void end_board() const;
    [[nodiscard]] bool has_board() const { return board_.width > 0; }

    /// Paints the scene, unless it is the latest one and the board is the same, too; returns
    /// whether it did.
    bool paint(const solid::Scene& scene);

    /// Everything kept by the driver is gone and has to be made again.
    void forget();

  private:
    /// Triangles as the driver keeps them.
    struct Batch {
        unsigned array = 0;
        unsigned vertices = 0;
        unsigned indices = 0;
        int count = 0;
    };
    /// Something to draw into: a texture, or buffers with several samples a pixel, and depth.
    struct Canvas {
        unsigned frame = 0;
        unsigned colour = 0;
        unsigned depth = 0;
        int width = 0;
        int height = 0;
    };

    void make();
    void make_room(int width, int height, bool smooth);
    void mesh_shape(const solid::Scene& scene);
    void sort_cells(const solid::Scene& scene);
    void paint_all(const solid::Scene& scene);
    void draw(const Batch& batch, float textured, float opacity, bool cut = false) const;
    void draw_pieces(const Batch& pieces) const;
    static void fill(Batch& batch, const solid::Mesh& mesh);

    unsigned program_ = 0;
    Batch sheet_;
    Batch pieces_;
    Batch ghosts_;
    Canvas board_;
    Canvas picture_;
    Canvas samples_;
    int largest_samples_ = 0;
    solid::Mesh mesh_;
    std::optional<solid::Scene> painted_;
    bool board_changed_ = false;
    /// What was bound before.
    int frame_before_ = 0;
};

}  // namespace queens::render
