// The one picture of what a machine has in mind that is drawn beside the board.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <variant>
#include <vector>

#include "core/lines.hpp"
#include "solvers/ground.hpp"

namespace queens {

/// A list of numbers that a machine reads from left to right, or the part of it that can be seen.
struct NumberList {
    enum class State : std::uint8_t { to_come, done, present, clashing };
    struct Item {
        std::uint32_t number = 0;
        State state = State::to_come;

        friend bool operator==(const Item&, const Item&) = default;
    };

    std::vector<Item> items{};
    /// How many numbers stand before those, and how many after them.
    std::size_t before = 0;
    std::size_t after = 0;

    friend bool operator==(const NumberList&, const NumberList&) = default;
};

/// Small boards in a row, each given by the queens that it adds to the pieces of the problem.
struct BoardRow {
    enum class State : std::uint8_t { plain, present, dropped };
    struct Item {
        std::vector<Square> queens{};
        /// A word or two below it, if any.
        std::string words{};
        State state = State::plain;
        std::vector<Ground> grounds{};

        friend bool operator==(const Item&, const Item&) = default;
    };

    std::vector<Item> boards{};
    /// How many follow that are not shown.
    std::uint64_t more = 0;

    friend bool operator==(const BoardRow&, const BoardRow&) = default;
};

/// Numbers in binary, each with a bit for every square of a row, the left one first, or of a
/// column, the top one first.
struct BitRows {
    struct Item {
        std::string name;
        std::string bits;

        friend bool operator==(const Item&, const Item&) = default;
    };

    Axis axis = Axis::row;
    /// That row or column, nothing behind the last one.
    std::optional<int> line{};
    std::vector<Item> rows{};

    friend bool operator==(const BitRows&, const BitRows&) = default;
};

/// Lines that need a queen, each with the squares that can still hold it.
struct OpenLines {
    struct Item {
        std::string line;
        std::vector<std::string> squares{};
        bool chosen = false;
        /// Whether it had squares, all of which have been tried.
        bool tried = false;

        friend bool operator==(const Item&, const Item&) = default;
    };

    std::vector<Item> lines{};
    /// How many lines follow that are not shown.
    std::size_t more = 0;

    friend bool operator==(const OpenLines&, const OpenLines&) = default;
};

/// Rows of as many cells as there are headings: words at first, then numbers.
struct Table {
    std::vector<std::string> headings{};
    std::vector<std::vector<std::string>> rows{};
    /// The row that is growing; `rows.size()` if none is.
    std::size_t present = 0;

    friend bool operator==(const Table&, const Table&) = default;
};

/// A chance that falls from step to step, and where it stands now.
struct Curve {
    std::string name;
    std::vector<double> shares{};
    std::size_t present = 0;
    /// The chance itself, which may lie between two points.
    double share = 0;

    friend bool operator==(const Curve&, const Curve&) = default;
};

/// A population of placements that breeds: two parents with their child, and how many pairs of
/// queens attacked each other from generation to generation.
struct Generations {
    struct Fitness {
        double least = 0;
        double mean = 0;

        friend bool operator==(const Fitness&, const Fitness&) = default;
    };

    BoardRow family{};
    /// That of the first generation and of every nth after it, n being `every`.
    std::vector<Fitness> fitness{};
    std::uint64_t every = 1;

    friend bool operator==(const Generations&, const Generations&) = default;
};

/// Square boards stacked, the lowest first, each row by row, and which is being filled.
struct BoardStack {
    enum class Cell : std::uint8_t { free, attacked, queen };

    std::vector<std::vector<Cell>> layers{};
    std::size_t layer = 0;

    /// For each square seen from above the layer of its queen, 0 where there is none.
    [[nodiscard]] std::vector<std::uint8_t> layers_of_queens() const {
        std::vector<std::uint8_t> found(layers.front().size());
        for (std::size_t at = 0; at < layers.size(); ++at) {
            for (std::size_t i = 0; i < found.size(); ++i) {
                if (layers[at][i] == Cell::queen) found[i] = static_cast<std::uint8_t>(at);
            }
        }
        return found;
    }

    friend bool operator==(const BoardStack&, const BoardStack&) = default;
};

struct Picture {
    std::variant<std::monostate, NumberList, BoardRow, BitRows, OpenLines, Table, Curve,
                 Generations, BoardStack>
        shown{};
    /// Sentences that say what it shows.
    std::string words{};

    friend bool operator==(const Picture&, const Picture&) = default;
};

}  // namespace queens
