// One row a condition.
#include <algorithm>
#include <array>

#include "core/board_words.hpp"
#include "core/say.hpp"
#include "lessons/condition_row.hpp"
#include "symmetry/orbit.hpp"
#include "symmetry/sheet_motion.hpp"

namespace queens::lessons {

namespace {

using Row = ConditionRow;

/// Sentences for an exact number and for the two bounds.
using Asking = std::array<Sentence, 3>;

std::string ask(const Asking& asking, const Condition& condition) {
    return say(asking[static_cast<std::size_t>(condition.relation)], {{"n", condition.wanted}});
}

template <Piece piece>
constexpr Row number_of_pieces(std::string_view slug) {
    return {slug,
            [](const Situation& now, std::uint64_t) {
                return Number(static_cast<std::uint64_t>(now.board.count(piece)));
            },
            [](const Condition& condition, const Situation&) {
                static constexpr Asking asking{"Have exactly {army} on the board.",
                                               "Have at least {army} on the board.",
                                               "Have at most {army} on the board."};
                const std::string army = say(number_of(piece), {{"n", condition.wanted}});
                return say(asking[static_cast<std::size_t>(condition.relation)], {{"army", army}});
            }};
}

Number pieces_on(const Situation& now, std::uint64_t /*wanted*/) {
    const auto& pieces = now.board.pieces();
    return static_cast<std::uint64_t>(std::count_if(pieces.begin(), pieces.end(), attacks));
}

Number images_of(const Situation& now, std::uint64_t /*wanted*/) {
    const Board& board = now.board;
    if (pieces_on(now, 0) == 0) return std::nullopt;
    // Without the quarter turns four motions keep the sheet.
    if (!board.size().is_square()) return 4 / motions_keeping(board).size();
    const auto orbit = count_orbit(Group(GroupKind::d4, board.rows()), board);
    return orbit ? Number(orbit->size) : std::nullopt;
}

std::string ask_for_solution(const Condition& /*condition*/, const Situation& now) {
    if (now.is_garden) {
        return say("Solve the garden: one queen in each row, column and region.");
    }
    if (!now.most) {
        return say("Put as many queens as you can on the board so that none attacks another.");
    }
    return say("Put {n} {n|queen|queens} on the board so that none attacks another.",
               {{"n", *now.most}});
}

// The surface as its place in the table.

std::uint64_t place_of(Surface surface) {
    return static_cast<std::uint64_t>(&named(surface) - surfaces.data());
}

std::string ask_for_surface(const Condition& condition, const Situation& /*now*/) {
    return say("Choose this surface: {surface}.",
               {{"surface", surfaces[static_cast<std::size_t>(condition.wanted)].title}});
}

// A square as its column and row, both from 1.

constexpr std::uint64_t columns_apart = std::uint64_t{1} << 16U;

Number read_place(std::string_view word) {
    const auto pair = number_pair_in(word, '-');
    const auto fits = [](std::uint64_t side) { return side >= 1 && side <= largest_side; };
    if (!pair || !fits(pair->first) || !fits(pair->second)) return std::nullopt;
    return pair->first * columns_apart + pair->second;
}

std::string write_place(std::uint64_t place) {
    return std::to_string(place / columns_apart) + "-" + std::to_string(place % columns_apart);
}

Number queen_at(const Situation& now, std::uint64_t wanted) {
    const auto square = square_in(write_place(wanted), now.board.size());
    return square && now.board.at(*square) == Piece::queen ? Number(wanted) : std::nullopt;
}

std::string ask_for_queen(const Condition& condition, const Situation& now) {
    const auto square = square_in(write_place(condition.wanted), now.board.size());
    if (!square) return say("A queen must stand on a square that this board does not have.");
    return say("A queen must stand on {square}.",
               {{"square", square_name(*square, now.board.size())}});
}

/// What nobody can see who comes later.
constexpr Row fleeting(Row row) {
    row.lasting = false;
    return row;
}

constexpr std::array rows{
    Row{"solution", [](const Situation& now, std::uint64_t) { return Number(now.solved ? 1 : 0); },
        ask_for_solution, [](std::uint64_t) { return std::string(); },
        [](std::string_view word) { return word.empty() ? Number(1) : std::nullopt; }, false}
        .faring(WithQueens::most),
    number_of_pieces<Piece::queen>("queens").faring(WithQueens::number),
    number_of_pieces<Piece::rook>("rooks").faring(WithQueens::same),
    number_of_pieces<Piece::bishop>("bishops").faring(WithQueens::same),
    number_of_pieces<Piece::knight>("knights").faring(WithQueens::same),
    number_of_pieces<Piece::king>("kings").faring(WithQueens::same),
    number_of_pieces<Piece::amazon>("amazons").faring(WithQueens::same),
    number_of_pieces<Piece::pawn>("pawns").faring(WithQueens::same),
    number_of_pieces<Piece::wall>("walls").faring(WithQueens::same),
    Row{"pieces", pieces_on,
        [](const Condition& condition, const Situation&) {
            return ask({"Have exactly {n} {n|piece|pieces} on the board.",
                        "Have at least {n} {n|piece|pieces} on the board.",
                        "Have at most {n} {n|piece|pieces} on the board."},
                       condition);
        }},
    Row{"conflicts", [](const Situation& now, std::uint64_t) { return Number(now.conflicts); },
        [](const Condition& condition, const Situation&) {
            if (condition.wanted == 0) return say("No piece may attack another.");
            return ask({"Make exactly {n} {n|conflict|conflicts}.",
                        "Make at least {n} {n|conflict|conflicts}.",
                        "Leave at most {n} {n|conflict|conflicts}."},
                       condition);
        }}
        .faring(WithQueens::peace),
    Row{"free", [](const Situation& now, std::uint64_t) { return now.free; },
        [](const Condition& condition, const Situation&) {
            return ask({"Leave exactly {n} {n|square|squares} that no piece attacks.",
                        "Leave at least {n} {n|square|squares} that no piece attacks.",
                        "Leave at most {n} {n|square|squares} that no piece attacks."},
                       condition);
        }},
    Row{"attacked", [](const Situation& now, std::uint64_t) { return now.free; },
        [](const Condition&, const Situation&) {
            return say("Every empty square must be attacked.");
        },
        [](std::uint64_t) { return std::string("all"); },
        [](std::string_view word) { return word == "all" ? Number(0) : std::nullopt; }, false},
    Row{"queen", queen_at, ask_for_queen, write_place, read_place, false}.faring(WithQueens::same),
    Row{"unique", [](const Situation&, std::uint64_t) { return Number(1); },
        [](const Condition&, const Situation&) {
            return say("There is one way to do it, and what is given stays.");
        },
        [](std::uint64_t) { return std::string(); },
        [](std::string_view word) { return word.empty() ? Number(1) : std::nullopt; }, false}
        .faring(WithQueens::same),
    Row{"orbit", images_of,
        [](const Condition& condition, const Situation&) {
            return ask(
                {"Turns and mirrors must make exactly {n} different {n|board|boards} of it.",
                 "Turns and mirrors must make at least {n} different {n|board|boards} of it.",
                 "Turns and mirrors may make at most {n} different {n|board|boards} of it."},
                condition);
        }},
    Row{"surface",
        [](const Situation& now, std::uint64_t) { return Number(place_of(now.board.surface())); },
        ask_for_surface,
        [](std::uint64_t place) {
            return std::string(surfaces[static_cast<std::size_t>(place)].slug);
        },
        [](std::string_view word) {
            const auto surface = surface_of(word);
            return surface ? Number(place_of(*surface)) : std::nullopt;
        },
        false}
        .faring(WithQueens::same)
        .asking_for(Work::neither),
    Row{"rows",
        [](const Situation& now, std::uint64_t) {
            return Number(static_cast<std::uint64_t>(now.board.rows()));
        },
        [](const Condition& condition, const Situation&) {
            return ask({"Take a board of exactly {n} {n|row|rows}.",
                        "Take a board of at least {n} {n|row|rows}.",
                        "Take a board of at most {n} {n|row|rows}."},
                       condition);
        }}
        .faring(WithQueens::same)
        .asking_for(Work::neither),
    Row{"columns",
        [](const Situation& now, std::uint64_t) {
            return Number(static_cast<std::uint64_t>(now.board.columns()));
        },
        [](const Condition& condition, const Situation&) {
            return ask({"Take a board of exactly {n} {n|column|columns}.",
                        "Take a board of at least {n} {n|column|columns}.",
                        "Take a board of at most {n} {n|column|columns}."},
                       condition);
        }}
        .faring(WithQueens::same)
        .asking_for(Work::neither),
    Row{"step", [](const Situation& now, std::uint64_t) { return now.step; },
        [](const Condition& condition, const Situation&) {
            return ask(
                {"Go to step {n} of the search.", "Go to step {n} of the search, or further.",
                 "Start the search, and go no further than step {n}."},
                condition);
        }}
        .asking_for(Work::program),
    Row{"solutions", [](const Situation& now, std::uint64_t) { return Number(now.solutions); },
        [](const Condition& condition, const Situation&) {
            return ask({"Let the search find {n} {n|solution|solutions}.",
                        "Let the search find {n} {n|solution|solutions} or more.",
                        "Let the search find no more than {n} {n|solution|solutions}."},
                       condition);
        }}
        .asking_for(Work::program),
    fleeting({"count", [](const Situation& now, std::uint64_t) { return now.count; },
              [](const Condition&, const Situation&) {
                  return say("Count the solutions of this board.");
              }})
        .asking_for(Work::program),
    fleeting({"moves", [](const Situation& now, std::uint64_t) { return Number(now.moves); },
              [](const Condition& condition, const Situation&) {
                  return ask({"Use exactly {n} {n|move|moves}.", "Use at least {n} {n|move|moves}.",
                              "Use at most {n} {n|move|moves}."},
                             condition);
              }})
        .asking_for(Work::neither),
};

}  // namespace

std::span<const ConditionRow> condition_rows() { return rows; }

}  // namespace queens::lessons
