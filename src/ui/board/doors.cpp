// The pictures are drawn with the shapes of the boards and solids that they lead to.
#include "ui/board/doors.hpp"

#include <algorithm>
#include <array>
#include <cmath>

#include "core/say.hpp"
#include "figure/colours.hpp"
#include "figure/pieces.hpp"
#include "figure/square_grid.hpp"
#include "solid/camera.hpp"
#include "solid/pick.hpp"
#include "ui/board/list_canvas.hpp"
#include "ui/board/thumbnail.hpp"
#include "ui/kit/control.hpp"
#include "ui/kit/icons.hpp"
#include "ui/kit/text.hpp"

namespace queens::ui {

namespace {

/// The least room at the left of a board for a column, and the largest picture there.
constexpr float least_door = 80;
constexpr float widest_door = 118;
constexpr float caption_height = 20;
constexpr float between_doors = 14;

struct Door {
    std::string id;
    std::string label;
    std::string hint;
    void (*picture)(const Frame& frame, ImVec2 low, float side);
    std::vector<Command> commands;
};

/// What a board as high as the area leaves free at its left, but for what stands around it.
float left_of_board(ImVec2 area) {
    constexpr float foot = 84;
    constexpr float names = 36;
    return (area.x - (area.y - foot)) / 2 - names;
}

/// A search that has put three of four queens and tries the squares of the last row.
void draw_search(const Frame& frame, ImVec2 low, float side) {
    Board board(Size{4, 4}, Surface{});
    for (const Square square : {Square{0, 1}, Square{1, 3}, Square{2, 0}}) {
        board.put(square, Piece::queen);
    }
    ImDrawList& list = *ImGui::GetWindowDrawList();
    draw_small_board(frame, list, board, low, side);
    ListCanvas canvas(frame, list);
    const float square = side / 4;
    const SquareGrid grid{.size = board.size(), .low = point_of(low), .side = square};
    const float arm = 0.22F * square;
    for (const Square tried : {Square{3, 0}, Square{3, 1}}) {
        const Point at = grid.centre(tried);
        const Contour arms[] = {Segment{at + Point{-arm, -arm}, at + Point{arm, arm}},
                                Segment{at + Point{-arm, arm}, at + Point{arm, -arm}}};
        canvas.stroke(arms, {frame.theme.casing, 0.16F * square});
        canvas.stroke(arms, {frame.theme.wrong, 0.09F * square});
    }
    const Square free{3, 2};
    const Point found = grid.centre(free);
    draw_faint_piece(canvas, frame.theme, Piece::queen, found, square, 0.55F,
                     plain_ground(frame.theme, is_dark(free, board.size())));
    canvas.stroke(Circle{found, 0.46F * square}, {frame.theme.accent, 0.09F * square});
    const ImVec2 badge{low.x + 0.86F * side, low.y + 0.14F * side};
    list.AddCircleFilled(badge, 0.17F * side, frame.theme.accent);
    draw_icon(list, Icon::play, badge, 0.2F * side, frame.theme.on_accent);
}

/// A chess board that has almost closed to a torus.
void draw_torus(const Frame& frame, ImVec2 low, float side) {
    constexpr float rolled = 0.9F;
    constexpr int cells = 32;
    const solid::Shape shape(torus_surface, {8, 8}, rolled);
    const solid::Mesh mesh = solid::mesh_of(shape, cells);
    const solid::Camera camera{solid::first_turn(shape), solid::reach_of(mesh), 1, 1.05F};
    const auto seen = [&](const solid::Vertex& vertex) {
        const solid::Spot spot = camera.spot_of(vertex.position);
        return ImVec2{low.x + side * (spot.x + 1) / 2, low.y + side * (1 - spot.y) / 2};
    };
    ImDrawList& list = *ImGui::GetWindowDrawList();
    const ImDrawListFlags flags = list.Flags;
    // Smoothed triangles would show a net of seams.
    list.Flags &= ~ImDrawListFlags_AntiAliasedFill;
    const auto sorted = sorted_from_afar(mesh, camera.eye());
    for (std::size_t i = 0; i + 2 < sorted.size(); i += 3) {
        const solid::Vertex& a = mesh.vertices[sorted[i]];
        const solid::Vertex& b = mesh.vertices[sorted[i + 1]];
        const solid::Vertex& c = mesh.vertices[sorted[i + 2]];
        const auto [row, column] =
            solid::square_at((a.u + b.u + c.u) / 3, (a.v + b.v + c.v) / 3, {8, 8});
        const solid::Vec3 facing = turned(a.normal, camera.turn);
        const float shade = 0.3F * (1 - std::abs(0.5F * facing.y + 0.8F * facing.z));
        const ImU32 paper =
            (row + column) % 2 == 0 ? frame.theme.light_square : frame.theme.dark_square;
        list.AddTriangleFilled(seen(a), seen(b), seen(c),
                               mixed(paper, frame.theme.queen_body, shade));
    }
    list.Flags = flags;
}

std::array<Door, 3> doors() {
    // Beside the queen of the first board: a few solutions have both.
    constexpr Square second{2, 6};
    const State first = first_state();
    const ShowBoard board{first.board};
    Board torus = first.board;
    torus.set_surface(torus_surface);
    return {Door{"door-place",
                 say("Place"),
                 say("Place queens yourself: each shows the lines on which she attacks"),
                 draw_queen_with_lines,
                 {board, SetView{plain_view}, OpenTab{Tab::place}, Put{second, Piece::queen}}},
            Door{"door-watch",
                 say("Watch"),
                 say("Watch a computer place eight queens"),
                 draw_search,
                 {board, SetView{plain_view}, ChooseSolver{"backtracking"}, OpenTab{Tab::solve},
                  SetSpeed{std::nullopt}, Play{}}},
            Door{"door-roll",
                 say("Roll it up"),
                 say("Join the edges to a torus, and see the lines wind around it"),
                 draw_torus,
                 {ShowBoard{torus}, Select{first.selected}, SetView{View::solid},
                  SetSolid{SolidPose{}}}}};
}

/// A door as wide as its picture is high, and its words below.
bool draw_door(const Frame& frame, const Door& door, const char* suffix, ImVec2 low, ImVec2 size) {
    ImGui::SetCursorScreenPos(low);
    const std::string id = door.id + suffix;
    const Touch touch = ui::touch(frame, {.id = id, .label = door.label, .hint = door.hint}, size);
    ImDrawList& list = *ImGui::GetWindowDrawList();
    const ImU32 edge = touch.hovered ? frame.theme.accent : frame.theme.hairline;
    list.AddRectFilled(touch.low, touch.high, frame.theme.panel, 6);
    list.AddRect(touch.low, touch.high, edge, 6, 0, touch.hovered ? 2.0F : 1.0F);
    const float side = size.y - caption_height - 8;
    door.picture(frame, {std::floor(low.x + (size.x - side) / 2), low.y + 6}, side);
    const ImVec2 words = extent_of(frame.fonts.small, door.label);
    words_on(frame, id, frame.fonts.small,
             {std::floor(low.x + (size.x - words.x) / 2), touch.high.y - caption_height},
             frame.theme.ink, door.label);
    if (touch.pressed) frame.give_all(door.commands);
    return touch.pressed;
}

}  // namespace

DoorsPlace place_of_doors(const Frame& frame, ImVec2 area) {
    constexpr float least_height = 400;
    /// Around the board of a phone, the goal in two lines.
    constexpr float around_phone_board = 54;
    const App& app = frame.app;
    const bool untouched = is_first_board(app.board()) && app.player() == nullptr &&
                           app.state().view == plain_view && !app.presenting();
    const bool offers = frame.appearance.newcomer && !frame.appearance.framed;
    if (!offers || !untouched) return DoorsPlace::nowhere;
    const bool wide = area.x >= 560 && area.y >= least_height;
    if (wide) return left_of_board(area) >= least_door ? DoorsPlace::beside : DoorsPlace::below;
    const bool fits = area.y >= area.x + around_phone_board + doors_height;
    return fits ? DoorsPlace::below : DoorsPlace::nowhere;
}

void draw_queen_with_lines(const Frame& frame, ImVec2 low, float side) {
    Board board(Size{5, 5}, Surface{});
    ImDrawList& list = *ImGui::GetWindowDrawList();
    draw_small_board(frame, list, board, low, side);
    ListCanvas canvas(frame, list);
    const float half = side / 2;
    const float reach = 0.42F * side;
    const Point middle{low.x + half, low.y + half};
    const auto line = [&](float x, float y, ImU32 colour) {
        const Segment stroke{middle + Point{-x * reach, -y * reach},
                             middle + Point{x * reach, y * reach}};
        canvas.stroke(stroke, {frame.theme.casing, 0.055F * side});
        canvas.stroke(stroke, {colour, 0.03F * side});
    };
    line(1, 0, frame.theme.straight_line);
    line(0, 1, frame.theme.straight_line);
    line(1, 1, frame.theme.diagonal_line);
    line(1, -1, frame.theme.diagonal_line);
    draw_piece(canvas, frame.theme, Piece::queen, middle, 0.27F * side);
}

bool draw_doors_in_row(const Frame& frame, ImVec2 low, ImVec2 high, const char* suffix) {
    const auto all = doors();
    const float count = static_cast<float>(all.size());
    const float room = (high.x - low.x - (count - 1) * between_doors) / count;
    const ImVec2 size{std::floor(std::min(widest_door, room)), high.y - low.y};
    float left = std::floor((low.x + high.x - count * size.x - (count - 1) * between_doors) / 2);
    bool pressed = false;
    for (const Door& door : all) {
        pressed = draw_door(frame, door, suffix, {left, low.y}, size) || pressed;
        left += size.x + between_doors;
    }
    return pressed;
}

void draw_doors_in_column(const Frame& frame, ImVec2 low, ImVec2 high) {
    const auto all = doors();
    const float count = static_cast<float>(all.size());
    const float room = left_of_board({high.x - low.x, high.y - low.y});
    const float side =
        std::min({widest_door, room,
                  (high.y - low.y - (count - 1) * between_doors) / count - caption_height});
    const ImVec2 size{side, side + caption_height};
    const float left = std::floor(low.x + (room - side) / 2);
    float top = std::floor((low.y + high.y - count * size.y - (count - 1) * between_doors) / 2);
    for (const Door& door : all) {
        draw_door(frame, door, "", {left, top}, size);
        top += size.y + between_doors;
    }
}

}  // namespace queens::ui
