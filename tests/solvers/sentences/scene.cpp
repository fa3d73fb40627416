// Looking at every square, and remembering what was tried.
#include "solvers/sentences/scene.hpp"

#include <algorithm>

namespace queens::tests {

namespace {

bool says(const std::string& sentence, std::string_view words) {
    return sentence.find(words) != std::string::npos;
}

const std::string* value_of(const Insight& insight, std::string_view name) {
    const auto found = std::find_if(insight.facts.begin(), insight.facts.end(),
                                    [&](const Fact& fact) { return fact.name == name; });
    return found == insight.facts.end() ? nullptr : &found->value;
}

}  // namespace

std::size_t Past::latest_standing() const {
    std::size_t last = marks.size() - 1;
    while (!marks[last].stands) --last;
    return last;
}

bool Past::has_choice() const {
    return std::any_of(marks.begin() + 1, marks.end(),
                       [](const Mark& mark) { return mark.stands && mark.chosen; });
}

void Past::take_off(Square square) {
    const auto is_it = [&](const Mark& mark) { return mark.stands && mark.square == square; };
    const auto found = std::find_if(marks.rbegin(), marks.rend(), is_it);
    if (found == marks.rend()) return;
    marks.erase(std::prev(found.base()), marks.end());
    layers.erase(square);
    marks[latest_standing()].tried.insert(square);
}

void Past::add(const Event& event, const std::string& sentence, const Board& before) {
    latest = event.kind;
    switch (event.kind) {
        case EventKind::place:
            marks.push_back({event.square, true, !says(sentence, "must stand there")});
            layers[event.square] = event.layer;
            break;
        case EventKind::remove:
            take_off(event.square);
            if (says(sentence, "has been tried")) marks.push_back({event.square, false});
            break;
        case EventKind::reject:
            if (says(sentence, "is impossible")) marks.push_back({event.square, false});
            if (says(sentence, "found before")) solutions.push_back(before);
            break;
        case EventKind::solution: solutions.push_back(before); break;
        case EventKind::done: break;
    }
}

int Scene::attackers(Square square) const {
    const std::set<Square> seen = tests::naive_attacks(board, square, Piece::queen);
    return static_cast<int>(std::count_if(seen.begin(), seen.end(),
                                          [&](Square s) { return board.at(s) == Piece::queen; }));
}

bool Scene::is_free(Square square) const {
    return board.at(square) == Piece::none && attackers(square) == 0;
}

bool Scene::is_ruled_out(Square square) const {
    return std::any_of(past.marks.begin(), past.marks.end(), [&](const Past::Mark& mark) {
        return !mark.stands && mark.square == square;
    });
}

bool Scene::is_left(Square square) const { return is_free(square) && !is_ruled_out(square); }

bool Scene::was_tried(Square square) const {
    return past.tried().count(square) > 0 || is_ruled_out(square);
}

bool Scene::has_queen(const PlainLine& line) const {
    return std::any_of(line.squares.begin(), line.squares.end(),
                       [&](Square s) { return board.at(s) == Piece::queen; });
}

int Scene::left_on(const PlainLine& line) const {
    return static_cast<int>(std::count_if(line.squares.begin(), line.squares.end(),
                                          [&](Square s) { return is_left(s); }));
}

std::set<PlainLine> Scene::lines_with_queen() const {
    std::set<PlainLine> lines;
    Placement all = queens();
    all.push_back(event.square);
    for (const Square queen : all) {
        for (const Axis axis : axes) {
            PlainLine line = plain_line(board, queen, axis);
            if (axis >= Axis::diagonal && is_flipped(board.surface())) line.axis = Axis::diagonal;
            lines.insert(line);
        }
    }
    return lines;
}

std::vector<Axis> Scene::kinds() const {
    if (is_flipped(board.surface())) return {Axis::row, Axis::column};
    return {axes.begin(), axes.end()};
}

int Scene::usable_lines(Axis axis) const {
    int usable = 0;
    for (const PlainLine& line : plain_lines(board, axis)) {
        usable += has_queen(line) || left_on(line) > 0;
    }
    return usable;
}

bool Scene::needs_every(Axis axis) const {
    const Past nothing;
    const Scene start{entry, problem, settings, event, {}, problem.board, nothing, mind};
    return start.usable_lines(axis) == problem.queens;
}

bool Scene::has_too_few(Axis axis) const { return usable_lines(axis) < problem.queens; }

bool Scene::has_too_few() const {
    const std::vector<Axis> all = kinds();
    return std::any_of(all.begin(), all.end(), [&](Axis axis) { return has_too_few(axis); });
}

bool Scene::has_told_all() const {
    if (solutions == nullptr) return true;
    const Placement standing = queens();
    return std::all_of(solutions->begin(), solutions->end(), [&](const Placement& solution) {
        if (!std::includes(solution.begin(), solution.end(), standing.begin(), standing.end())) {
            return true;
        }
        return std::any_of(past.solutions.begin(), past.solutions.end(),
                           [&](const Board& told) { return told.find(Piece::queen) == solution; });
    });
}

Board Scene::after(std::size_t events) const {
    Board board_after = board;
    for (std::size_t i = 0; i < std::min(events, coming.size()); ++i) {
        apply(coming[i], board_after);
    }
    return board_after;
}

const std::string* Scene::fact(std::string_view name) const { return value_of(mind, name); }

Scene Scene::on(const Board& other) const {
    return {entry, problem, settings, event, coming, other, past, mind, solutions};
}

}  // namespace queens::tests
