// One yardstick for each way of counting.
#include "counting/yardstick.hpp"

#include <cassert>

#include "core/surface.hpp"

namespace queens {

Task yardstick(const Task& task) {
    if (suits_halves(task)) return {.size = {16, 16}, .surface = {}};
    switch (method_of(task)) {
        case Method::none:
        case Method::lines: return {.size = {12, 14}, .surface = {}};
        case Method::triples: return {.size = {19, 19}, .surface = torus_surface};
        case Method::pawns: return {.size = {11, 11}, .surface = {}, .pawns = 1};
        case Method::board: {
            Board board({11, 11});
            board.put({4, 4}, Piece::wall);
            return task_of(board);
        }
    }
    assert(false && "every method has a yardstick");
    return {};
}

}  // namespace queens
