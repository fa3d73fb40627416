// Tasks and the boards that they stand for.
#include "counting/task.hpp"

namespace queens {

Task task_of(const Board& board) {
    Task task{board.size(), board.surface(), 0, {}};
    if (!is_empty(board)) {
        task.pieces.assign(board.pieces().begin(), board.pieces().end());
    }
    return task;
}

Board board_of(const Task& task) {
    Board board(task.size, task.surface);
    for (std::size_t i = 0; i < task.pieces.size(); ++i) {
        board.put(task.size.square(static_cast<int>(i)), task.pieces[i]);
    }
    return board;
}

}  // namespace queens
