// Pieces that stand on a solid.
#include "solid/piece.hpp"

#include <algorithm>
#include <catch2/catch_test_macros.hpp>
#include <cmath>

#include "solid/scene.hpp"
#include "solid/solids.hpp"

using namespace queens;
using namespace queens::solid;

namespace {

constexpr Piece pieces[] = {Piece::queen,  Piece::rook, Piece::bishop,
                            Piece::knight, Piece::king, Piece::pawn,
                            Piece::amazon, Piece::wall, Piece::forbidden};

Mesh standing(Piece piece, float height) {
    Mesh mesh;
    add_piece(mesh, piece, {{0, 0, 0}, {0, 0, 1}, {1, 0, 0}, 1}, height, 0xFF112233);
    return mesh;
}

}  // namespace

TEST_CASE("a piece stays on its square, and its normals lead out of it") {
    for (const Piece piece : pieces) {
        const Mesh mesh = standing(piece, 1);
        CHECK(can_stand(piece) == !mesh.indices.empty());
        for (const Vertex& vertex : mesh.vertices) {
            const auto& [x, y, z] = vertex.position;
            CHECK(std::max(std::abs(x), std::abs(y)) < 0.5F);
            CHECK(z < 1.4F);
            CHECK(std::abs(length(vertex.normal) - 1) < 1e-3F);
            CHECK(vertex.colour == 0xFF112233);
        }
    }
    CHECK_FALSE(can_stand(Piece::forbidden));
    CHECK(can_stand(Piece::knight));
}

TEST_CASE("the faces of a wall and of a horse's head look outwards, and close") {
    for (const Piece piece : {Piece::wall, Piece::knight}) {
        const Mesh mesh = standing(piece, 1);
        // A volume is the sum of those of the pyramids from the origin to each face.
        float volume = 0;
        Vec3 sum{0, 0, 0};
        for (std::size_t i = 0; i < mesh.indices.size(); i += 3) {
            const Vec3 a = mesh.vertices[mesh.indices[i]].position;
            const Vec3 b = mesh.vertices[mesh.indices[i + 1]].position;
            const Vec3 c = mesh.vertices[mesh.indices[i + 2]].position;
            const Vec3 face = cross(b - a, c - a);
            volume += dot(a, face) / 6;
            sum = sum + face;
            CHECK(dot(face, mesh.vertices[mesh.indices[i]].normal) > -1e-6F);
        }
        CHECK(volume > 0.05F);
        CHECK(length(sum) < 1e-3F);
    }
}

TEST_CASE("a piece on small squares has fewer faces, as many as its crown has teeth or more") {
    int before = 0;
    for (const float square : {4.0F, 19.0F, 30.0F, 80.0F}) {
        const int faces = faces_for(square);
        CHECK(faces % 8 == 0);
        CHECK(faces >= before);
        CHECK(faces <= most_faces);
        before = faces;
        Mesh mesh;
        add_piece(mesh, Piece::queen, {{0, 0, 0}, {0, 0, 1}, {1, 0, 0}, 1}, 1, 0, faces);
        CHECK(mesh.indices.size() * most_faces ==
              standing(Piece::queen, 1).indices.size() * static_cast<std::size_t>(faces));
    }
    CHECK(before == most_faces);
}

TEST_CASE("a queen is taller than a pawn, and lower while it is still standing up") {
    const auto top = [](const Mesh& mesh) {
        return std::max_element(
                   mesh.vertices.begin(), mesh.vertices.end(),
                   [](const Vertex& a, const Vertex& b) { return a.position.z < b.position.z; })
            ->position.z;
    };
    CHECK(top(standing(Piece::queen, 1)) > top(standing(Piece::pawn, 1)));
    CHECK(top(standing(Piece::queen, 0.5F)) < top(standing(Piece::queen, 1)));
}
