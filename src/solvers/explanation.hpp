// What a solver says of the steps in a line of its pseudocode: a sentence with standard holes, and
// a function where that is not enough.
#pragma once

#include <algorithm>
#include <array>
#include <cstdint>
#include <stdexcept>
#include <string_view>

#include "core/problem.hpp"
#include "core/sentence.hpp"
#include "solvers/event.hpp"
#include "solvers/reason.hpp"

namespace queens {

/// A step to be explained: what it did, and the board before it.
struct Moment {
    const Problem& problem;
    const Event& event;
    const Board& before;
};

/// The holes that every explanation may have, in the order of their names.
enum class StandardHole : std::uint8_t {
    /// The square of the event, the name of its column, and of its row.
    square,
    column,
    row,
    /// The line that the event is about, else the one through its square that a search goes along.
    line,
    /// The line that one queen moves in.
    lane,
    /// The layer of the event, from 1.
    layer,
    /// The piece of the event.
    piece,
    /// How many queens attack the square, without the one that stands there.
    attackers,
    /// How many stand on the board: queens, knights, pawns, pieces of the kind of the event.
    queens,
    knights,
    pawns,
    pieces
};
inline constexpr std::array<std::string_view, 12> standard_holes{
    "square", "column",    "row",    "line",    "lane",  "layer",
    "piece",  "attackers", "queens", "knights", "pawns", "pieces"};

class Explanation {
  public:
    using Function = Reason (*)(const Moment&);
    using Condition = bool (*)(const Moment&);

    /// For lines in which nothing happens.
    constexpr Explanation() = default;
    /// A sentence. In all of them a hole that is not a standard one does not compile.
    consteval Explanation(const char* sentence)  // NOLINT(*-explicit-*)
        : sentence_(checked(sentence)) {}
    /// What the function gives.
    constexpr Explanation(Function why) : why_(why) {}  // NOLINT(*-explicit-*)
    /// What the function gives, and then a sentence.
    consteval Explanation(Function why, const char* sentence)
        : why_(why), sentence_(checked(sentence)) {}
    /// One sentence if the condition holds, else the other.
    consteval Explanation(Condition condition, const char* sentence, const char* otherwise)
        : condition_(condition), sentence_(checked(sentence)), otherwise_(checked(otherwise)) {}

    [[nodiscard]] constexpr bool empty() const { return why_ == nullptr && sentence_.empty(); }

    /// What the event did and why, with the line that it is about, if any.
    [[nodiscard]] Reason of(const Moment& moment) const;

  private:
    static consteval Sentence checked(const char* text) {
        const Sentence sentence(text);
        const std::string_view words = sentence.text();
        for (std::size_t open = words.find('{'); open != std::string_view::npos;
             open = words.find('{', open + 1)) {
            const std::size_t end = words.find_first_of("|:}", open);
            const std::string_view name = words.substr(open + 1, end - open - 1);
            if (std::find(standard_holes.begin(), standard_holes.end(), name) ==
                standard_holes.end()) {
                throw std::logic_error("no standard hole has that name");
            }
        }
        return sentence;
    }

    Function why_ = nullptr;
    Condition condition_ = nullptr;
    Sentence sentence_;
    Sentence otherwise_;
};

/// Whether the step puts a piece on the board, and whether it is the last one.
[[nodiscard]] inline bool places(const Moment& moment) {
    return moment.event.kind == EventKind::place;
}
[[nodiscard]] inline bool ends(const Moment& moment) {
    return moment.event.kind == EventKind::done;
}

}  // namespace queens
