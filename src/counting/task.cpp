// Which tasks and jobs can be done, and doing them.
#include "counting/task.hpp"

#include <algorithm>
#include <cassert>

#include "core/known.hpp"
#include "counting/jobs.hpp"
#include "counting/kernels.hpp"

namespace queens {

namespace {

constexpr int largest_plane = 32;
constexpr int largest_torus = 31;
constexpr int largest_with_pawns = 31;
constexpr int most_squares = 4096;

bool is_round(Surface surface) { return surface != Surface{} && !is_flipped(surface); }

std::string refuse_pawns(const Task& task) {
    if (!task.pieces.empty() || task.surface != Surface{} || !task.size.is_square()) {
        return "Pawns are placed on the empty square plane only.";
    }
    const int n = task.size.rows;
    if (n > largest_with_pawns) {
        return "Pawns are placed on boards up to " + std::to_string(largest_with_pawns) + " x " +
               std::to_string(largest_with_pawns) + "; this one has " + std::to_string(n) +
               " rows.";
    }
    // Inside the border no two pawns are neighbours in a row or column.
    const int most = n > 2 ? ((n - 2) * (n - 2) + 1) / 2 : 0;
    if (task.pawns < 0 || task.pawns > most) {
        return "No more than " + std::to_string(most) + " pawns have room between queens on a " +
               std::to_string(n) + " x " + std::to_string(n) + " board.";
    }
    return {};
}

}  // namespace

Task task_of(const Board& board) {
    Task task{board.size(), board.surface(), 0, {}};
    if (board.count(Piece::none) < board.size().area()) {
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

Method method_of(const Task& task) {
    if (task.pawns != 0) return Method::pawns;
    if (!task.pieces.empty()) return Method::board;
    const int longer = std::max(task.size.columns, task.size.rows);
    if (task.surface == Surface{} && longer <= largest_plane) return Method::lines;
    if (!is_round(task.surface) || !task.size.is_square()) return Method::board;
    if (!torus_has_solutions(longer)) return Method::none;
    return longer > 1 && longer <= largest_torus ? Method::triples : Method::board;
}

std::string refuse(const Task& task) {
    if (!is_valid(task.size)) {
        return "A board has 1 to " + std::to_string(largest_side) + " columns and rows.";
    }
    const Method method = method_of(task);
    if (method == Method::pawns) return refuse_pawns(task);
    if (method != Method::board) return {};
    if (task.size.area() > most_squares) {
        return "Boards of up to " + std::to_string(most_squares) +
               " squares can be counted; this one has " + std::to_string(task.size.area()) + ".";
    }
    for (const Piece piece : task.pieces) {
        if (!attacks(piece) || piece == Piece::queen) continue;
        return "Only queens, pawns, walls and forbidden squares may stand on a board that is "
               "counted; this one has a " +
               std::string(name_of(piece)) + ".";
    }
    return {};
}

namespace {

/// One sentence why the job's prefix is no queens line by line, empty if it is.
std::string refuse_lines(const Job& job) {
    const Shape shape = shape_of(job.task);
    if (job.prefix.size() > static_cast<std::size_t>(shape.lines)) {
        return "The job fixes " + std::to_string(job.prefix.size()) +
               " queens, but the board has only " + std::to_string(shape.lines) + " lines.";
    }
    for (std::size_t line = 0; line < job.prefix.size(); ++line) {
        const int column = job.prefix[line];
        if (column < 0 || column >= shape.width) {
            return "The job fixes a queen in column " + std::to_string(column) +
                   ", but the columns run from 0 to " + std::to_string(shape.width - 1) + ".";
        }
        for (std::size_t above = 0; above < line; ++above) {
            if (shape.attack(column, job.prefix[above], static_cast<int>(line - above))) {
                return "The queens that the job fixes in lines " + std::to_string(above) + " and " +
                       std::to_string(line) + " attack each other.";
            }
        }
    }
    return {};
}

}  // namespace

std::string refuse(const Job& job) {
    if (std::string complaint = refuse(job.task); !complaint.empty()) return complaint;
    if (job.times < 1 || job.times > most_times) {
        return "The job counts every solution " + std::to_string(job.times) + " times; 1 to " +
               std::to_string(most_times) + " are possible.";
    }
    if (job.weight < 1) return "The job has no weight.";
    if (job.halves) {
        if (method_of(job.task) != Method::lines || !job.task.size.is_square()) {
            return "Only square planes are counted by halves.";
        }
        return refuse_halves(job.task.size.rows, *job.halves);
    }
    switch (method_of(job.task)) {
        case Method::none:
            if (!job.prefix.empty()) return "The job has a prefix, but nothing to search.";
            break;
        case Method::lines: return refuse_lines(job);
        case Method::triples: return refuse_torus_job(job);
        case Method::pawns: return refuse_pawn_job(job);
        case Method::board: return refuse_board_job(job);
    }
    return {};
}

Shape shape_of(const Task& task) {
    return {std::max(task.size.columns, task.size.rows), task.size.shorter(),
            task.surface != Surface{}};
}

namespace {

Completions count(const Job& job) {
    const Shape shape = shape_of(job.task);
    switch (method_of(job.task)) {
        case Method::none: break;
        case Method::lines: return shape.count(shape.lines, job.prefix);
        case Method::triples: return count_torus_job(job);
        case Method::pawns: return count_pawn_job(job);
        case Method::board: return count_board_job(job);
    }
    return {};
}

}  // namespace

bool suits_halves(const Task& task) {
    return method_of(task) == Method::lines && task.size.is_square() &&
           task.size.rows >= fewest_planned_halves && task.size.rows <= most_halved_rows;
}

Result work(const Job& job) {
    Halves halves;
    return work(job, halves);
}

Result work(const Job& job, Halves& halves) {
    assert(refuse(job).empty());
    if (job.halves) {
        const HalvesTally tally = halves.count(job.task.size.rows, *job.halves);
        return {job.id, tally.count, tally.half_boards};
    }
    const Completions found = count(job);
    return {job.id, found.count * job.times, found.nodes};
}

}  // namespace queens
