// The shaders of the solids: one light from the upper left, light from the sky and from the ground,
// and rims that are darker, so that paper looks round and glass looks like glass.
#pragma once

namespace queens::render {

inline constexpr const char* vertex_shader = R"(
layout(location = 0) in vec3 position;
layout(location = 1) in vec3 normal;
layout(location = 2) in vec2 point;
layout(location = 3) in vec4 colour;
uniform mat4 camera;
out vec3 place;
out vec3 out_of_sheet;
out vec2 on_board;
out vec4 paint;
void main() {
    place = position;
    out_of_sheet = normal;
    on_board = vec2(point.x, 1.0 - point.y);
    paint = colour;
    gl_Position = camera * vec4(position, 1.0);
}
)";

/// Where the front half is cut away the edge of what is left is dark. `back` says how much darker
/// the side is that a flat board hides.
inline constexpr const char* fragment_shader = R"(
in vec3 place;
in vec3 out_of_sheet;
in vec2 on_board;
in vec4 paint;
uniform sampler2D board;
uniform vec3 eye;
uniform vec3 sun;
uniform vec3 sky;
uniform vec3 outline;
uniform float textured;
uniform float cut;
uniform float opacity;
uniform float back;
out vec4 result;
void main() {
    float behind = -dot(place, normalize(eye));
    float inside = smoothstep(0.5, 1.5, behind / fwidth(behind));
    if (cut > 0.5 && behind < 0.0) discard;
    vec3 n = normalize(out_of_sheet);
    vec3 to_eye = normalize(eye - place);
    float side = dot(n, to_eye);
    vec3 facing = side < 0.0 ? -n : n;
    vec3 base = paint.rgb;
    if (textured > 0.5) base = texture(board, on_board, -0.8).rgb * (side < 0.0 ? back : 1.0);
    float straight = max(dot(facing, sun), 0.0);
    float above = 0.5 + 0.5 * dot(facing, sky);
    float glancing = 1.0 - abs(side);
    float rim = glancing * glancing * glancing;
    vec3 half_way = normalize(sun + to_eye);
    float gloss = pow(max(dot(facing, half_way), 0.0), textured > 0.5 ? 24.0 : 36.0);
    vec3 light = base * (0.56 + 0.24 * above + 0.24 * straight) * (1.0 - 0.38 * rim);
    light += vec3((textured > 0.5 ? 0.04 : 0.30) * gloss);
    if (textured < 0.5) light = mix(light + outline * (0.04 * above + 0.16 * straight), outline, smoothstep(0.42, 0.9, glancing));
    if (cut > 0.5) light *= mix(0.25, 1.0, inside);
    result = vec4(light, paint.a * mix(opacity, min(1.0, opacity + 0.35), rim));
}
)";

}  // namespace queens::render
