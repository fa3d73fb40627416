// Layers of the board: squares, heat, the reach of a square, pieces and the event of a run.
#include <algorithm>
#include <cmath>
#include <string>

#include "ui/board/board_view.hpp"
#include "ui/board/pieces.hpp"
#include "ui/kit/draw.hpp"

namespace queens::ui {

namespace {

constexpr double blink_seconds = 0.45;
/// More changes than this in one frame are not animated.
constexpr std::size_t most_arrivals = 8;

ImVec2 past_corner(ImVec2 corner, float side) { return {corner.x + side, corner.y + side}; }

/// The chequered squares, shifted; below four pixels a square they are one even field.
void chequer(const Frame& frame, ImDrawList& list, const Sheet& sheet, ImVec2 shift) {
    const Theme& theme = frame.theme;
    const float side = sheet.square();
    const ImVec2 low = sheet.low() + shift;
    const ImVec2 high = sheet.high() + shift;
    if (side < 4) {
        list.AddRectFilled(low, high, mixed(theme.light_square, theme.dark_square, 0.5F));
        return;
    }
    list.AddRectFilled(low, high, theme.light_square);
    sheet.for_each_seen(shift, [&](Square square) {
        if ((square.row + square.column + sheet.size().rows) % 2 == 0) return;
        const ImVec2 at = sheet.corner(square) + shift;
        list.AddRectFilled(at, past_corner(at, side), theme.dark_square);
    });
}

/// Dims what is drawn so far to the copies' opacity and hatches it, so that nobody takes a copy
/// for the board.
void dim(const Frame& frame, ImDrawList& list, const Sheet& sheet) {
    const ImVec2 low = sheet.area_low();
    const ImVec2 high = sheet.area_high();
    list.AddRectFilled(low, high, faded(frame.theme.paper, 1 - copy_opacity));
    const float height = high.y - low.y;
    const ImU32 colour = faded(frame.theme.ink, 0.07F);
    for (float x = low.x - height; x < high.x; x += 9) {
        list.AddLine({x, high.y}, {x + height, low.y}, colour);
    }
}

/// Notices what has come onto the board since the last frame, so that it can move in.
void notice_arrivals(const Frame& frame, BoardMemory& memory) {
    const Board& board = frame.app.board();
    if (memory.shown == board) return;
    std::vector<Square> gone;
    std::vector<Square> come;
    if (memory.shown && memory.shown->size() == board.size()) {
        const auto before = memory.shown->pieces();
        const auto after = board.pieces();
        for (std::size_t i = 0; i < after.size() && come.size() <= most_arrivals; ++i) {
            if (before[i] == after[i]) continue;
            const Square square = board.size().square(static_cast<int>(i));
            (after[i] == Piece::none ? gone : come).push_back(square);
        }
    }
    memory.arrivals.clear();
    if (come.size() <= most_arrivals && !frame.appearance.reduced_motion) {
        for (const Square square : come) {
            std::optional<Square> from;
            const bool moved = come.size() == 1 && gone.size() == 1 &&
                               memory.shown->at(gone[0]) == board.at(square);
            if (moved && memory.dropped != square) from = gone[0];
            memory.arrivals[square] = {frame.now, from};
        }
    }
    memory.shown = board;
}

}  // namespace

void draw_squares(const Frame& frame, ImDrawList& list, const Sheet& sheet) {
    const Board& board = frame.app.board();
    const float side = sheet.square() * 0.86F;
    for (const ImVec2 copy : sheet.copies()) {
        chequer(frame, list, sheet, copy);
        sheet.for_each_seen(copy, [&](Square square) {
            const Piece piece = board.at(square);
            draw_piece(list, frame.theme, piece, sheet.centre(square) + copy, side);
        });
    }
    if (!sheet.copies().empty()) dim(frame, list, sheet);
    chequer(frame, list, sheet, {0, 0});
}

void draw_heat(const Frame& frame, ImDrawList& list, const Sheet& sheet) {
    const auto& map = frame.app.attack_map();
    if (!map) return;
    const std::uint32_t most = *std::max_element(map->begin(), map->end());
    if (most == 0) return;
    const float side = sheet.square();
    const int stride = std::max(1, static_cast<int>(std::ceil(3 / side)));
    const bool numbers = side >= 18;
    sheet.for_each_seen({0, 0}, [&](Square square) {
        if (square.row % stride != 0 || square.column % stride != 0) return;
        const std::uint32_t count = (*map)[static_cast<std::size_t>(sheet.size().index(square))];
        if (count == 0) return;
        const float share = static_cast<float>(count) / static_cast<float>(most);
        const ImVec2 at = sheet.corner(square);
        const ImU32 colour = faded(frame.theme.heat, 0.16F + 0.70F * share);
        list.AddRectFilled(at, past_corner(at, side * static_cast<float>(stride)), colour);
        if (!numbers) return;
        const bool strong = 0.16F + 0.70F * share > 0.45F;
        const ImU32 ink = strong ? frame.theme.panel : frame.theme.ink;
        centred_text(list, frame.fonts.strong, std::clamp(side * 0.34F, 11.0F, 22.0F),
                     sheet.centre(square), ink, std::to_string(count));
    });
}

/// The number of each square in the way of the python memo: row times columns plus column.
void draw_numbers(const Frame& frame, ImDrawList& list, const Sheet& sheet) {
    const float side = sheet.square();
    const Size size = sheet.size();
    const auto digits = static_cast<float>(std::to_string(size.area() - 1).size());
    const float height = std::min(13.0F, 1.5F * side / digits);
    if (height < 7) return;
    const bool corner = side >= 36;
    sheet.for_each_seen({0, 0}, [&](Square square) {
        const bool stands = frame.app.board().at(square) != Piece::none;
        if (stands && !corner) return;
        const std::string number = std::to_string(size.index(square));
        const ImVec2 at = sheet.corner(square);
        const float half = 0.28F * height * static_cast<float>(number.size());
        const ImVec2 centre =
            corner ? ImVec2{at.x + half + 4, at.y + height * 0.5F + 3} : sheet.centre(square);
        centred_text(list, frame.fonts.small, height, centre, faded(frame.theme.ink, 0.8F), number);
    });
}

/// The letters of what the solver thinks of squares. Of a piece it may think a number, such as its
/// layer, which stands in a corner of its square.
void draw_marks(const Frame& frame, ImDrawList& list, const Sheet& sheet) {
    const Insight* insight = frame.app.insight();
    if (insight == nullptr || sheet.square() < 9) return;
    const float height = std::clamp(sheet.square() * 0.34F, 8.0F, 22.0F);
    for (const Mark& mark : insight->marks) {
        const bool number = mark.letter >= '0' && mark.letter <= '9';
        if (number && frame.app.board().at(mark.square) != Piece::none) {
            const float radius = std::clamp(sheet.square() * 0.15F, 5.0F, 11.0F);
            const ImVec2 corner = sheet.corner(mark.square);
            const ImVec2 at{corner.x + sheet.square() - radius - 1, corner.y + radius + 1};
            list.AddCircleFilled(at, radius, frame.theme.accent);
            centred_text(list, frame.fonts.strong, 1.3F * radius, at, frame.theme.on_accent,
                         std::string(1, mark.letter));
            continue;
        }
        centred_text(list, frame.fonts.strong, height, sheet.centre(mark.square),
                     faded(frame.theme.ink, 0.55F), std::string(1, mark.letter));
    }
}

void draw_reach(const Frame& frame, ImDrawList& list, const Sheet& sheet, BoardMemory& memory) {
    const Board& board = frame.app.board();
    if (!memory.hovered || frame.app.playing() || memory.dragging) return;
    const Square hovered = *memory.hovered;
    if (!board.size().contains(hovered)) return;
    const Piece standing = board.at(hovered);
    const Piece piece =
        standing == Piece::none && !frame.app.player() ? frame.app.piece() : standing;
    const bool stale =
        memory.reach_of != hovered || memory.reach_piece != piece || memory.reach_board != board;
    if (stale) {
        memory.reach_of = hovered;
        memory.reach_piece = piece;
        memory.reach_board = board;
        memory.reach =
            attacks(piece) ? attacked_from(board, hovered, piece) : std::vector<Square>{};
    }
    const float side = sheet.square();
    const ImU32 tint = faded(frame.theme.accent, 0.5F);
    if (side >= 8 && !frame.app.state().heat) {
        const float radius = std::clamp(side * 0.1F, 1.5F, 6.0F);
        for (const Square square : memory.reach) {
            if (board.at(square) == Piece::none) {
                list.AddCircleFilled(sheet.centre(square), radius, tint);
            }
        }
    }
    const auto outline = [&](ImVec2 shift) {
        const ImVec2 at = sheet.corner(hovered) + shift;
        list.AddRect({at.x + 1, at.y + 1}, {at.x + side - 1, at.y + side - 1},
                     faded(frame.theme.accent, 0.8F), 2, 0, 2);
    };
    outline({0, 0});
    for (const ImVec2 copy : sheet.copies()) outline(copy);
}

void draw_pieces(const Frame& frame, ImDrawList& list, const Sheet& sheet, BoardMemory& memory) {
    notice_arrivals(frame, memory);
    const Board& board = frame.app.board();
    const float side = sheet.square();
    const float size = side >= 10 ? side * 0.86F : side;
    const auto draw = [&](Square square, Piece piece) {
        if (memory.dragging && memory.pressed == square) {
            draw_piece(list, frame.theme, piece, sheet.centre(square), size, 0.3F);
            return;
        }
        ImVec2 at = sheet.centre(square);
        float scale = 1;
        const auto arrival = memory.arrivals.find(square);
        if (arrival != memory.arrivals.end()) {
            const double age = frame.now - arrival->second.time;
            const float share = eased(age / glide_seconds);
            if (age < glide_seconds) frame.moving = true;
            if (arrival->second.from) {
                const ImVec2 from = sheet.centre(*arrival->second.from);
                at = {from.x + (at.x - from.x) * share, from.y + (at.y - from.y) * share};
            } else {
                scale = 0.6F + 0.4F * share;
            }
        }
        draw_piece(list, frame.theme, piece, at, size * scale);
    };
    sheet.for_each_seen({0, 0}, [&](Square square) {
        const Piece piece = board.at(square);
        if (piece != Piece::none) draw(square, piece);
    });
    if (memory.dragging && memory.pressed && memory.dragged_from) {
        draw_piece(list, frame.theme, board.at(*memory.pressed), ImGui::GetIO().MousePos,
                   size * 1.1F, 0.9F);
    }
}

void draw_event(const Frame& frame, ImDrawList& list, const Sheet& sheet, BoardMemory& memory) {
    const Player* player = frame.app.player();
    if (player == nullptr) return;
    if (memory.step != player->step()) {
        memory.step = player->step();
        memory.step_time = frame.now;
    }
    const auto event = player->last();
    if (!event) return;
    const Theme& theme = frame.theme;
    const float width = std::clamp(sheet.square() * 0.07F, 1.5F, 5.0F);
    const float side = sheet.square();
    const auto outline = [&](Square square, ImU32 colour) {
        const ImVec2 at = sheet.corner(square);
        const float inset = width / 2;
        list.AddRect({at.x + inset, at.y + inset}, {at.x + side - inset, at.y + side - inset},
                     colour, 2, 0, width);
    };
    switch (event->kind) {
        case EventKind::place: outline(event->square, theme.accent); break;
        case EventKind::remove: outline(event->square, theme.quiet); break;
        case EventKind::reject: {
            const double age = frame.now - memory.step_time;
            float strength = 1;
            if (!frame.appearance.reduced_motion && age < blink_seconds) {
                strength = 0.35F + 0.65F * eased(age / blink_seconds);
                frame.moving = true;
            }
            const ImVec2 at = sheet.centre(event->square);
            const float arm = side * 0.22F;
            const ImU32 colour = faded(theme.wrong, strength);
            list.AddLine({at.x - arm, at.y - arm}, {at.x + arm, at.y + arm}, colour, 1.5F * width);
            list.AddLine({at.x - arm, at.y + arm}, {at.x + arm, at.y - arm}, colour, 1.5F * width);
            outline(event->square, faded(theme.wrong, 0.7F));
            break;
        }
        case EventKind::solution: {
            for (const Square square : frame.app.board().find(Piece::queen)) {
                outline(square, theme.right);
            }
            list.AddRect({sheet.low().x - 2, sheet.low().y - 2},
                         {sheet.high().x + 2, sheet.high().y + 2}, theme.right, 0, 0, 4);
            break;
        }
        case EventKind::done: break;
    }
}

}  // namespace queens::ui
