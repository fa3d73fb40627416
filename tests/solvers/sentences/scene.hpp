// What a sentence speaks of: the board before a step, what went before it and what comes after it.
//
// A scene answers questions by looking at every square, and knows nothing of the machine but its
// events and sentences.
#pragma once

#include <map>
#include <set>
#include <span>
#include <string>
#include <vector>

#include "solvers/sentences/plain_lines.hpp"
#include "solvers/small_problems.hpp"
#include "solvers/solver.hpp"

namespace queens::tests {

/// What has been reported so far.
struct Past {
    /// A piece that was placed and stands, or a square that was ruled out while it was empty.
    struct Mark {
        Square square;
        bool stands = true;
        bool chosen = false;
        /// The squares that were tried while this was the latest piece.
        std::set<Square> tried{};
    };
    /// The first one stands for what was given.
    std::vector<Mark> marks{{{-1, -1}}};
    /// Solutions, also those that were dropped because their images had been found.
    std::vector<Board> solutions{};
    std::set<std::set<PlainLine>> line_sets{};
    /// The height of the queen on each square of a stack of layers.
    std::map<Square, int> layers{};
    EventKind latest = EventKind::done;

    [[nodiscard]] std::size_t latest_standing() const;
    /// What was tried while the pieces stood that stand now, and no others.
    [[nodiscard]] const std::set<Square>& tried() const { return marks[latest_standing()].tried; }
    [[nodiscard]] bool has_choice() const;
    void add(const Event& event, const std::string& sentence, const Board& before);
    void take_off(Square square);
};

struct Scene {
    const Entry& entry;
    const Problem& problem;
    const Settings& settings;
    const Event& event;
    /// This event and those after it, as far as they are known.
    std::span<const Event> coming;
    const Board& board;
    const Past& past;
    /// What the machine has in mind before the step.
    const Insight& mind;
    /// Every solution of the problem, where there are not too many squares to find them all.
    const std::vector<Placement>* solutions = nullptr;

    [[nodiscard]] int attackers(Square square) const;
    /// Whether the square is empty and no queen attacks it.
    [[nodiscard]] bool is_free(Square square) const;
    /// Whether it is free and has not been ruled out.
    [[nodiscard]] bool is_left(Square square) const;
    [[nodiscard]] bool is_ruled_out(Square square) const;
    /// Whether the square was tried with just the pieces that stand now.
    [[nodiscard]] bool was_tried(Square square) const;
    [[nodiscard]] Placement queens() const { return board.find(Piece::queen); }

    /// Whether every line of the axis that can hold a queen must hold one in the end.
    [[nodiscard]] bool needs_every(Axis axis) const;
    /// How many lines of an axis hold a queen or have a square left.
    [[nodiscard]] int usable_lines(Axis axis) const;
    /// Whether too few lines of an axis hold a queen, or a square that is left, for all queens.
    [[nodiscard]] bool has_too_few(Axis axis) const;
    [[nodiscard]] bool has_too_few() const;
    /// How many squares of a line are left.
    [[nodiscard]] int left_on(const PlainLine& line) const;
    [[nodiscard]] bool has_queen(const PlainLine& line) const;
    /// The lines that are occupied when a queen stands on the square of the event as well.
    [[nodiscard]] std::set<PlainLine> lines_with_queen() const;
    /// The axes whose lines can be told apart from each other.
    [[nodiscard]] std::vector<Axis> kinds() const;

    /// Whether all solutions with the queens that stand have been reported.
    [[nodiscard]] bool has_told_all() const;
    /// The board as it is after some of the coming events.
    [[nodiscard]] Board after(std::size_t events) const;
    [[nodiscard]] const std::string* fact(std::string_view name) const;
    /// The same scene on another board.
    [[nodiscard]] Scene on(const Board& other) const;
};

}  // namespace queens::tests
