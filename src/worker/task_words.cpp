// Sizes are written as in links, and so is a board on which something stands.
#include "worker/task_words.hpp"

#include "core/link.hpp"
#include "core/say.hpp"
#include "core/words.hpp"
#include "worker/fields.hpp"

namespace queens {

namespace {

std::string read_size(std::string_view text, Size& size) {
    const std::string_view whole = text;
    const bool square = text.find('x') == std::string_view::npos;
    const std::string_view columns = take_until(text, 'x');
    const std::string_view rows = square ? columns : text;
    const bool numbers = !columns.empty() && !rows.empty() && read_number(columns, size.columns) &&
                         read_number(rows, size.rows);
    if (!numbers) {
        return say("The size {size} is neither like 8 nor like 8x10.",
                   {{"size", in_quotes(whole)}});
    }
    return {};
}

/// Reads what stands on the board of a task whose size and surface are known.
std::string read_board(std::string_view text, Task& task) {
    const LinkReading reading = read_link(text);
    if (!reading.ok())
        return say("The board of the job cannot be read. {why}", {{"why", reading.complaint}});
    const Board& board = reading.link->board;
    if (board.size() != task.size || board.surface() != task.surface) {
        return say("The board of the job has another size or surface than the job.");
    }
    task.pieces = task_of(board).pieces;
    return {};
}

}  // namespace

std::string write_sheet(const Task& task) {
    return " n=" + written(task.size) + " t=" + std::string(named(task.surface).slug);
}

std::string write_pieces(const Task& task) {
    std::string text;
    if (task.pawns > 0) text += " pawns=" + std::to_string(task.pawns);
    if (!task.pieces.empty()) text += " board=" + write_link({board_of(task), {}, {}});
    return text;
}

std::string read_task(const TaskWords& words, Task& task) {
    if (std::string complaint = read_size(words.n, task.size); !complaint.empty()) return complaint;
    const std::optional<Surface> surface = surface_of(words.t);
    if (!surface) {
        return say("There is no surface called {surface}.", {{"surface", in_quotes(words.t)}});
    }
    task.surface = *surface;
    if (!words.pawns.empty() && !read_number(words.pawns, task.pawns)) {
        return say("The value {value} of \"pawns\" is not a number of pawns.",
                   {{"value", in_quotes(words.pawns)}});
    }
    return words.board.empty() ? std::string() : read_board(words.board, task);
}

}  // namespace queens
