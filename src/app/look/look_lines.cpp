// Lines are core's strokes; where they cross a joined edge they get letters, unless there are many.
#include "app/look/look_lines.hpp"

#include <algorithm>
#include <cstddef>
#include <span>

#include "symmetry/constellation.hpp"

namespace queens {

namespace {

/// Where lines cross the edges more often, numbers would only hide the board.
constexpr std::ptrdiff_t most_numbered = 16;
/// Of more conflicts than that, the others have no line.
constexpr std::size_t most_conflict_lines = 200;
/// Once the lines of pieces have this many strokes, no other pieces get any.
constexpr std::size_t most_strokes = 2000;
/// The largest board whose conflicts around the edges are shown.
constexpr int largest_around = 64;

using Strokes = std::vector<Stroke>;

LineKind kind_of(const Stroke& stroke) {
    const bool straight = stroke.direction.row == 0 || stroke.direction.column == 0;
    return straight ? LineKind::straight : LineKind::slanted;
}

/// Whether one stroke runs over the whole of the other.
bool covers(const Stroke& over, const Stroke& under) {
    const SheetPoint from = over.from;
    const SheetPoint to = over.to;
    const Direction way = over.direction;
    const auto lies_on = [&](SheetPoint point) {
        const bool in_line =
            (point.row - from.row) * way.column == (point.column - from.column) * way.row;
        const auto [top, bottom] = std::minmax(from.row, to.row);
        const auto [left, right] = std::minmax(from.column, to.column);
        return in_line && point.row >= top && point.row <= bottom && point.column >= left &&
               point.column <= right;
    };
    return lies_on(under.from) && lies_on(under.to);
}

/// Whether the line goes back over the edge where it came: so it does at the corners of a
/// projective plane, which are joined to themselves.
bool turns_back(const Stroke& out, const Stroke& in) {
    return out.to == in.from && out.direction.row == -in.direction.row &&
           out.direction.column == -in.direction.column;
}

/// Whether the line turns back and so runs over this stroke of it once more.
bool is_covered(const Strokes& line, std::size_t i) {
    for (std::size_t j = 0; j < line.size(); ++j) {
        if (j != i && covers(line[j], line[i]) && (j < i || !covers(line[i], line[j]))) return true;
    }
    return false;
}

/// Whether so few of the lines' strokes cross an edge that each crossing can have its number.
bool can_be_numbered(std::span<const Strokes> lines) {
    std::ptrdiff_t crossings = 0;
    for (const Strokes& line : lines) {
        crossings +=
            std::count_if(line.begin(), line.end(), [](const Stroke& s) { return s.to_edge; });
    }
    return crossings <= most_numbered;
}

/// Adds the strokes of lines, each of that kind or of the one that its direction says.
void add(Look& look, Crossings& crossings, std::span<const Strokes> lines,
         std::optional<LineKind> kind = {}) {
    const bool numbered = can_be_numbered(lines);
    for (const Strokes& line : lines) {
        const bool turning = std::adjacent_find(line.begin(), line.end(), turns_back) != line.end();
        int entry = 0;
        for (std::size_t i = 0; i < line.size(); ++i) {
            if (!line[i].from_edge) entry = 0;
            const bool goes_on = line[i].to_edge && i + 1 < line.size();
            const bool crosses = numbered && goes_on && !turns_back(line[i], line[i + 1]);
            const int exit = crosses ? crossings.number(line[i], line[i + 1]) : 0;
            if (!turning || !is_covered(line, i)) {
                look.lines.push_back({kind.value_or(kind_of(line[i])), line[i], entry, exit});
            }
            entry = exit;
        }
    }
}

/// The strokes of the ray that leaves the first of these squares in that direction, as far as the
/// last one; none if it meets other squares on its way.
std::vector<Stroke> strokes_along(const Board& board, const std::vector<Square>& squares,
                                  Direction direction) {
    Ray ray{squares.front(), direction};
    std::vector<Stroke> strokes = line_at(ray);
    for (std::size_t i = 1; i < squares.size(); ++i) {
        const Step step = advance(ray, board.size(), board.surface());
        if (step == Step::ended || ray.square != squares[i]) return {};
        prolong(strokes, ray, step);
    }
    return strokes;
}

}  // namespace

int Crossings::number(const Stroke& out, const Stroke& in) {
    const std::array leaving{out.to.row, out.to.column, out.direction.row, out.direction.column};
    const std::array coming{in.from.row, in.from.column, -in.direction.row, -in.direction.column};
    const auto following = static_cast<int>(numbers_.size()) + 1;
    return numbers_.try_emplace(std::min(leaving, coming), following).first->second;
}

void add_lines_of(Look& look, Crossings& crossings, Square square) {
    const Piece piece = look.board.at(square);
    if (!attacks(piece)) return;
    add(look, crossings, std::array{strokes_from(look.board, square, piece)});
    look.marks.push_back({MarkKind::selected, square});
}

void add_all_lines(Look& look, Crossings& crossings, std::optional<Square> but) {
    std::vector<Strokes> lines;
    std::size_t strokes = 0;
    for (int i = 0; i < look.board.size().area() && strokes < most_strokes; ++i) {
        const Square square = look.board.size().square(i);
        const Piece piece = look.board.at(square);
        if (!attacks(piece) || square == but) continue;
        lines.push_back(strokes_from(look.board, square, piece));
        strokes += lines.back().size();
    }
    add(look, crossings, lines);
}

void add_conflicts(Look& look, Crossings& crossings, const Conflicts& conflicts) {
    std::vector<Strokes> lines;
    std::map<Square, int> counts;
    for (const Conflict& pair : conflicts.pairs) {
        ++counts[pair.first];
        ++counts[pair.second];
        if (lines.size() == most_conflict_lines) continue;
        lines.push_back(strokes_between(look.board, pair.first, pair.second));
    }
    add(look, crossings, lines, LineKind::conflict);
    for (const auto& [square, count] : counts) look.marks.push_back({MarkKind::conflict, square});
    for (const auto& [square, count] : counts) {
        look.marks.push_back({MarkKind::conflict_count, square, std::to_string(count)});
    }
}

void add_conflicts_around(Look& look, Crossings& crossings) {
    if (look.board.rows() > largest_around) return;
    const auto columns = columns_of(look.board);
    if (!columns) return;
    const Board torus = board_of(*columns, torus_surface);
    std::vector<Strokes> lines;
    for (const TorusConflict& conflict : torus_conflicts(*columns)) {
        lines.push_back(strokes_between(torus, conflict.first, conflict.second));
        look.marks.push_back({MarkKind::around, conflict.first});
        look.marks.push_back({MarkKind::around, conflict.second});
    }
    add(look, crossings, lines, LineKind::around);
}

void add_strokes(Look& look, Crossings& crossings, const std::vector<Stroke>& strokes) {
    add(look, crossings, std::array{strokes}, LineKind::conflict);
}

void add_cut_line(Look& look, const Board& before, Square from, Square pawn) {
    const std::vector<Stroke> reached = strokes_between(before, from, pawn);
    if (reached.empty()) return;
    const bool forth = reached.front().from == middle_of(from);
    const Direction out = reached.back().direction;
    const Direction way = forth ? out : Direction{-out.row, -out.column};
    for (const Stroke& stroke : strokes_from(before, pawn, Piece::queen)) {
        if (stroke.direction != way || stroke.from_edge) continue;
        look.lines.push_back({LineKind::cut, stroke});
    }
}

std::vector<Stroke> strokes_of(const Board& board, const LineOfSquares& line) {
    const auto axis = static_cast<std::size_t>(line.axis);
    for (const Direction direction : {directions[axis], directions[axis + axes.size()]}) {
        std::vector<Stroke> strokes = strokes_along(board, line.squares, direction);
        if (!strokes.empty()) return strokes;
    }
    return {};
}

}  // namespace queens
