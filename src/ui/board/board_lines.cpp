// Lines on the board: those of the selected piece, and those of pieces in conflict.
//
// A line that leaves over a joined edge is numbered there and where it comes in again. Rows and
// columns are solid, diagonals dashed, so that they can be told apart without colours.
#include <algorithm>
#include <cfloat>
#include <cmath>
#include <cstdlib>
#include <map>
#include <string>

#include "symmetry/constellation.hpp"
#include "ui/board/board_view.hpp"
#include "ui/kit/draw.hpp"

namespace queens::ui {

namespace {

/// Where a line crosses the edges more often, numbers would only hide it.
constexpr std::ptrdiff_t most_numbered = 16;
/// The largest board whose conflicts around the edges are drawn.
constexpr int largest_around = 64;

ImU32 line_colour(const Theme& theme, Direction direction) {
    const bool straight = direction.row == 0 || direction.column == 0;
    return straight ? theme.straight_line : theme.diagonal_line;
}

void dashed(ImDrawList& list, ImVec2 from, ImVec2 to, ImU32 colour, float width, float dash) {
    const float dx = to.x - from.x;
    const float dy = to.y - from.y;
    const float length = std::sqrt(dx * dx + dy * dy);
    if (length < 1) return;
    const ImVec2 way{dx / length, dy / length};
    for (float at = 0; at < length; at += 2 * dash) {
        const float end = std::min(at + dash, length);
        list.AddLine({from.x + way.x * at, from.y + way.y * at},
                     {from.x + way.x * end, from.y + way.y * end}, colour, width);
    }
}

/// The ends of a stroke on the screen: square centres, or half a square beyond at a joined edge.
struct Span {
    ImVec2 from;
    ImVec2 to;
};

Span span_of(const Sheet& sheet, const Stroke& stroke, ImVec2 shift) {
    const float half = sheet.square() / 2;
    const ImVec2 way{static_cast<float>(stroke.direction.column) * half,
                     static_cast<float>(stroke.direction.row) * half};
    Span span{sheet.centre(stroke.from) + shift, sheet.centre(stroke.to) + shift};
    if (stroke.from_edge) span.from = {span.from.x - way.x, span.from.y - way.y};
    if (stroke.to_edge) span.to = span.to + way;
    return span;
}

float squares_in(const Stroke& stroke) {
    const int rows = std::abs(stroke.to.row - stroke.from.row);
    const int columns = std::abs(stroke.to.column - stroke.from.column);
    return static_cast<float>(std::max(rows, columns)) + (stroke.from_edge ? 0.5F : 0.0F) +
           (stroke.to_edge ? 0.5F : 0.0F);
}

/// Draws strokes as far as `reach` squares along each line. Where a line leaves over a joined edge
/// and where it comes in again, equal numbers say that they belong together.
void draw_strokes(const Frame& frame, ImDrawList& list, const Sheet& sheet,
                  const std::vector<Stroke>& strokes, float reach, ImVec2 shift, float opacity) {
    const float width = std::clamp(sheet.square() * 0.06F, 1.5F, 5.0F);
    const float dash = std::clamp(sheet.square() * 0.14F, 4.0F, 10.0F);
    const auto crossings = std::count_if(strokes.begin(), strokes.end(),
                                         [](const Stroke& stroke) { return stroke.to_edge; });
    const bool numbered = sheet.square() >= 22 && opacity > 0.9F && sheet.copies().empty() &&
                          crossings <= most_numbered;
    float travelled = 0;
    int crossing = 0;
    const auto mark = [&](ImVec2 at, ImU32 colour) {
        if (!numbered) return;
        list.AddCircleFilled(at, 8, colour);
        const ImU32 ink = colour == frame.theme.diagonal_line ? IM_COL32(20, 20, 20, 255)
                                                              : IM_COL32(255, 255, 255, 255);
        centred_text(list, frame.fonts.strong, 12, at, ink, std::to_string(crossing));
    };
    for (const Stroke& stroke : strokes) {
        if (!stroke.from_edge) travelled = 0;
        const float length = squares_in(stroke);
        const float share = length <= 0 ? 1 : std::clamp((reach - travelled) / length, 0.0F, 1.0F);
        travelled += length;
        if (share <= 0) continue;
        const Span span = span_of(sheet, stroke, shift);
        const ImVec2 end{span.from.x + (span.to.x - span.from.x) * share,
                         span.from.y + (span.to.y - span.from.y) * share};
        const ImU32 colour = faded(line_colour(frame.theme, stroke.direction), opacity);
        const bool straight = stroke.direction.row == 0 || stroke.direction.column == 0;
        if (straight) {
            list.AddLine(span.from, end, colour, width);
        } else {
            dashed(list, span.from, end, colour, width, dash);
        }
        if (stroke.from_edge) mark(span.from, colour);
        if (stroke.to_edge) {
            ++crossing;
            if (share >= 1) mark(span.to, colour);
        }
    }
}

/// In how many conflicts each piece is.
std::map<Square, int> conflict_counts(const Conflicts& conflicts) {
    std::map<Square, int> counts;
    for (const Conflict& pair : conflicts.pairs) {
        ++counts[pair.first];
        ++counts[pair.second];
    }
    return counts;
}

}  // namespace

void draw_lines(const Frame& frame, ImDrawList& list, const Sheet& sheet, BoardMemory& memory) {
    const auto selected = frame.app.state().selected;
    if (memory.grown_square != selected) {
        memory.grown_square = selected;
        memory.growing_since = frame.now;
    }
    const Board& board = frame.app.board();
    if (!selected || !board.size().contains(*selected)) return;
    const Piece piece = board.at(*selected);
    if (!attacks(piece)) return;
    float reach = FLT_MAX;
    const double age = frame.now - memory.growing_since;
    if (!frame.appearance.reduced_motion && age < 2 * glide_seconds) {
        const int longest = std::max(board.rows(), board.columns());
        reach = eased(age / (2 * glide_seconds)) * static_cast<float>(longest);
        frame.moving = true;
    }
    const std::vector<Stroke> strokes = strokes_from(board, *selected, piece);
    for (const ImVec2 copy : sheet.copies()) {
        draw_strokes(frame, list, sheet, strokes, reach, copy, copy_opacity);
    }
    draw_strokes(frame, list, sheet, strokes, reach, {0, 0}, 1);
    const ImVec2 at = sheet.corner(*selected);
    list.AddRect({at.x + 1.5F, at.y + 1.5F},
                 {at.x + sheet.square() - 1.5F, at.y + sheet.square() - 1.5F}, frame.theme.selected,
                 2, 0, std::clamp(sheet.square() * 0.05F, 1.5F, 4.0F));
}

void draw_conflicts(const Frame& frame, ImDrawList& list, const Sheet& sheet) {
    if (frame.app.player() != nullptr) return;
    const Board& board = frame.app.board();
    const Conflicts& found = frame.app.conflicts();
    constexpr std::size_t most_lines = 200;
    const float width = std::clamp(sheet.square() * 0.09F, 1.5F, 8.0F);
    for (std::size_t i = 0; i < std::min(found.pairs.size(), most_lines); ++i) {
        for (const Stroke& stroke :
             strokes_between(board, found.pairs[i].first, found.pairs[i].second)) {
            const Span span = span_of(sheet, stroke, {0, 0});
            list.AddLine(span.from, span.to, faded(frame.theme.conflict, 0.85F), width);
        }
    }
    for (const auto& [square, count] : conflict_counts(found)) {
        list.AddCircle(sheet.centre(square), sheet.square() * 0.46F, frame.theme.conflict, 0,
                       width);
    }
}

/// The conflicts that the queens of a permutation have on the torus: those around the edges are
/// separated on the plane and drawn dashed.
void draw_around(const Frame& frame, ImDrawList& list, const Sheet& sheet) {
    const Board& board = frame.app.board();
    if (board.rows() > largest_around) return;
    const auto columns = columns_of(board);
    if (!columns) return;
    const float width = std::clamp(sheet.square() * 0.07F, 1.5F, 5.0F);
    const float dash = std::clamp(sheet.square() * 0.14F, 4.0F, 10.0F);
    const Board torus = board_of(*columns, torus_surface);
    for (const TorusConflict& conflict : torus_conflicts(*columns)) {
        for (const Stroke& stroke : strokes_between(torus, conflict.first, conflict.second)) {
            const Span span = span_of(sheet, stroke, {0, 0});
            dashed(list, span.from, span.to, frame.theme.conflict, width, dash);
        }
        for (const Square queen : {conflict.first, conflict.second}) {
            list.AddCircle(sheet.centre(queen), sheet.square() * 0.46F, frame.theme.conflict, 0,
                           width * 0.7F);
        }
    }
}

void draw_conflict_counts(const Frame& frame, ImDrawList& list, const Sheet& sheet) {
    if (frame.app.player() != nullptr || sheet.square() < 22) return;
    for (const auto& [square, count] : conflict_counts(frame.app.conflicts())) {
        const ImVec2 corner = sheet.corner(square);
        const ImVec2 at{corner.x + sheet.square() - 9, corner.y + 9};
        list.AddCircleFilled(at, 9, frame.theme.conflict);
        centred_text(list, frame.fonts.strong, 13, at, IM_COL32(20, 20, 20, 255),
                     std::to_string(count));
    }
}

}  // namespace queens::ui
