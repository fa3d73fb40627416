// Events on a board, forward and back.
#include "solvers/event.hpp"

#include <cassert>

namespace queens {

void apply(const Event& event, Board& board) {
    if (event.kind == EventKind::place) board.put(event.square, event.piece);
    if (event.kind == EventKind::remove) board.put(event.square, Piece::none);
}

void take_back(const Event& event, Board& board) {
    if (event.kind == EventKind::place) board.put(event.square, Piece::none);
    if (event.kind == EventKind::remove) board.put(event.square, event.piece);
}

std::string_view name_of(EventKind kind) {
    switch (kind) {
        case EventKind::place: return "place";
        case EventKind::remove: return "remove";
        case EventKind::reject: return "reject";
        case EventKind::solution: return "solution";
        case EventKind::done: return "done";
    }
    assert(false && "every kind of event has a word");
    return {};
}

}  // namespace queens
