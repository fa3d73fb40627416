// What a machine has in mind besides the board, to be shown beside it and on it.
#pragma once

#include <cstdint>
#include <initializer_list>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "core/say.hpp"
#include "core/sentence.hpp"
#include "solvers/picture.hpp"

namespace queens {

/// Something that a machine knows, under its name.
struct Fact {
    Fact(const Sentence& fact, std::string of, std::initializer_list<Hole> holes = {})
        : name(say(fact, holes)), value(std::move(of)) {}

    std::string name;
    std::string value;

    friend bool operator==(const Fact&, const Fact&) = default;
};

/// What a machine thinks of a square.
enum class ThoughtKind : std::uint8_t {
    /// A queen that stands attacks it.
    attacked,
    /// A queen there would leave some line without a square, or all that follows was tried.
    struck_out,
    /// It was tried, and stays empty for now.
    left_out,
    /// Its option is taken, or hidden by one that is.
    hidden,
    /// The square to be covered next.
    covered_next,
    /// A queen stands on it and is attacked, by as many others as the mark's number says.
    attacked_queen,
    /// So many queens, the mark's number, attack it.
    attackers,
    /// A pawn may stand on it.
    takes_pawn,
    /// The conditions of a run of the group search forbid it.
    blocked,
    min_dist,
    sec_min_dist,
    knight_line,
    single_knight
};

/// A kind of mark as its letter, `#` where the mark's number stands for it, and what it means.
struct MarkMeaning {
    char letter;
    Sentence words;
};
[[nodiscard]] MarkMeaning meaning_of(ThoughtKind kind);

struct Mark {
    Square square;
    ThoughtKind kind = ThoughtKind::attacked;
    int number = 0;

    friend bool operator==(const Mark&, const Mark&) = default;
};

/// The sign of a mark: its letter or its number.
[[nodiscard]] std::string sign_of(const Mark& mark);

[[nodiscard]] Sentence meaning_of(GroundKind kind);

/// A number that belongs to a whole row or column.
struct LineNumber {
    Axis axis = Axis::row;
    int index = 0;
    std::uint32_t number = 0;
    /// Whether the machine goes on in this line.
    bool chosen = false;

    friend bool operator==(const LineNumber&, const LineNumber&) = default;
};

/// A queen that would move, if the machine allowed it.
struct Proposal {
    Square from;
    Square to;

    friend bool operator==(const Proposal&, const Proposal&) = default;
};

/// A queen of a torus, and a square that is blocked because of her, alone or with another one.
struct Blocking {
    Square queen;
    Square square;

    friend bool operator==(const Blocking&, const Blocking&) = default;
};

struct Insight {
    void add_fact(const Sentence& fact, std::string of, std::initializer_list<Hole> holes = {}) {
        facts.emplace_back(fact, std::move(of), holes);
    }
    /// Adds the comparison that there is less than what is needed.
    void add_shortage(const Sentence& words, const std::string& room, int needed,
                      std::initializer_list<Hole> holes = {}) {
        sums.emplace_back(words, room + " < " + std::to_string(needed), holes);
    }

    std::vector<Fact> facts{};
    std::vector<Mark> marks{};
    /// The pieces that attack the square tried last, where the board alone does not show them.
    std::vector<Square> attackers{};
    std::vector<Ground> grounds{};
    std::vector<LineNumber> numbers{};
    /// What these numbers count.
    Sentence numbers_mean{};
    std::vector<Proposal> proposals{};
    std::vector<Blocking> blockings{};
    /// The comparison that decided the last step: what it compares, and "16 + 0 < 36".
    std::vector<Fact> sums{};
    Picture picture{};

    friend bool operator==(const Insight&, const Insight&) = default;
};

}  // namespace queens
