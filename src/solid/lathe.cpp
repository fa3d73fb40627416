// The profiles of the pieces, and how they are turned.
#include "solid/lathe.hpp"

#include <array>
#include <cmath>
#include <cstddef>
#include <span>

namespace queens::solid {

namespace {

constexpr int teeth_around = 8;

constexpr ProfilePoint queen[] = {
    {0, -0.05F},    {0.33F, -0.05F}, {0.36F, 0.02F},  {0.34F, 0.08F},        {0.27F, 0.12F},
    {0.25F, 0.17F}, {0.18F, 0.26F},  {0.135F, 0.40F}, {0.12F, 0.58F},        {0.19F, 0.63F},
    {0.18F, 0.67F}, {0.135F, 0.70F}, {0.16F, 0.78F},  {0.27F, 0.98F, 0.05F}, {0.24F, 0.97F, 0.05F},
    {0.15F, 0.93F}, {0.07F, 0.97F},  {0.10F, 1.03F},  {0.09F, 1.09F},        {0.04F, 1.125F},
    {0, 1.13F}};

constexpr ProfilePoint amazon[] = {
    {0, -0.05F},    {0.33F, -0.05F}, {0.36F, 0.02F}, {0.34F, 0.08F},       {0.27F, 0.12F},
    {0.25F, 0.17F}, {0.15F, 0.30F},  {0.25F, 0.38F}, {0.25F, 0.43F},       {0.14F, 0.50F},
    {0.19F, 0.66F}, {0.16F, 0.72F},  {0.16F, 0.80F}, {0.28F, 1.0F, 0.06F}, {0.25F, 0.99F, 0.06F},
    {0.12F, 0.95F}, {0.05F, 1.02F},  {0.05F, 1.14F}, {0.02F, 1.22F},       {0, 1.23F}};

constexpr ProfilePoint king[] = {{0, -0.05F},    {0.33F, -0.05F}, {0.36F, 0.02F}, {0.34F, 0.08F},
                                 {0.27F, 0.12F}, {0.25F, 0.17F},  {0.18F, 0.26F}, {0.14F, 0.40F},
                                 {0.13F, 0.60F}, {0.20F, 0.65F},  {0.19F, 0.69F}, {0.14F, 0.72F},
                                 {0.23F, 0.96F}, {0.18F, 1.03F},  {0.05F, 1.06F}, {0.05F, 1.18F},
                                 {0.08F, 1.22F}, {0.05F, 1.27F},  {0, 1.28F}};

constexpr ProfilePoint rook[] = {
    {0, -0.05F},           {0.33F, -0.05F}, {0.35F, 0.02F}, {0.33F, 0.08F}, {0.26F, 0.13F},
    {0.21F, 0.20F},        {0.17F, 0.35F},  {0.16F, 0.55F}, {0.25F, 0.61F}, {0.26F, 0.80F, 0.03F},
    {0.18F, 0.80F, 0.03F}, {0.17F, 0.71F},  {0, 0.71F}};

constexpr ProfilePoint bishop[] = {{0, -0.05F},    {0.31F, -0.05F}, {0.33F, 0.02F}, {0.31F, 0.08F},
                                   {0.24F, 0.12F}, {0.19F, 0.20F},  {0.12F, 0.36F}, {0.11F, 0.52F},
                                   {0.19F, 0.56F}, {0.12F, 0.60F},  {0.18F, 0.70F}, {0.16F, 0.80F},
                                   {0.05F, 0.93F}, {0.06F, 0.98F},  {0, 1.0F}};

constexpr ProfilePoint pawn[] = {{0, -0.05F},    {0.28F, -0.05F}, {0.30F, 0.02F}, {0.28F, 0.07F},
                                 {0.20F, 0.11F}, {0.14F, 0.20F},  {0.10F, 0.34F}, {0.18F, 0.39F},
                                 {0.11F, 0.42F}, {0.16F, 0.48F},  {0.18F, 0.55F}, {0.16F, 0.62F},
                                 {0.10F, 0.68F}, {0, 0.70F}};

constexpr ProfilePoint foot[] = {{0, -0.05F},    {0.33F, -0.05F}, {0.36F, 0.02F}, {0.34F, 0.08F},
                                 {0.27F, 0.12F}, {0.25F, 0.17F},  {0, 0.18F}};

/// The way out of a profile at one of its points, its radius first.
std::array<float, 2> way_out(std::span<const ProfilePoint> profile, std::size_t i) {
    const ProfilePoint& before = profile[i == 0 ? 0 : i - 1];
    const ProfilePoint& after = profile[i + 1 == profile.size() ? i : i + 1];
    return {after.height - before.height, before.radius - after.radius};
}

}  // namespace

std::span<const ProfilePoint> profile_of(Piece piece) {
    switch (piece) {
        case Piece::queen: return queen;
        case Piece::amazon: return amazon;
        case Piece::king: return king;
        case Piece::rook: return rook;
        case Piece::bishop: return bishop;
        case Piece::knight: return foot;
        case Piece::pawn: return pawn;
        case Piece::none:
        case Piece::wall:
        case Piece::forbidden: return {};
    }
    return {};
}

void add_turned(Mesh& mesh, std::span<const ProfilePoint> profile, const Stand& stand, float height,
                std::uint32_t colour, int faces) {
    if (profile.empty()) return;
    const Vec3 forth = cross(stand.up, stand.right);
    const auto first = static_cast<std::uint32_t>(mesh.vertices.size());
    for (std::size_t i = 0; i < profile.size(); ++i) {
        const auto [out, rise] = way_out(profile, i);
        for (int face = 0; face <= faces; ++face) {
            const float angle = 2 * pi * static_cast<float>(face) / static_cast<float>(faces);
            const Vec3 way = std::cos(angle) * stand.right + std::sin(angle) * forth;
            const float level =
                profile[i].height + profile[i].teeth * std::cos(teeth_around * angle);
            const Vec3 place = stand.foot + stand.side * profile[i].radius * way +
                               stand.side * height * level * stand.up;
            mesh.vertices.push_back(
                {place, normalised(height * out * way + rise * stand.up), 0, 0, colour});
        }
    }
    const std::uint32_t ring = static_cast<std::uint32_t>(faces) + 1;
    for (std::uint32_t i = 0; i + 1 < profile.size(); ++i) {
        for (std::uint32_t face = 0; face + 1 < ring; ++face) {
            const std::uint32_t corner = first + i * ring + face;
            for (const std::uint32_t index : {corner, corner + 1, corner + ring, corner + ring,
                                              corner + 1, corner + ring + 1}) {
                mesh.indices.push_back(index);
            }
        }
    }
}

}  // namespace queens::solid
