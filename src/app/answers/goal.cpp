// Whole sentences, one for every kind of board.
#include "app/answers/goal.hpp"

#include <string_view>

#include "app/answers/computed.hpp"
#include "core/attacks.hpp"
#include "core/known.hpp"
#include "core/say.hpp"

namespace queens {

namespace {

/// The table of the most queens on square boards of that surface, empty without one. Boards with a
/// top-bottom join are those with a left-right join, turned.
std::string_view table_of_most(Surface surface) {
    const int flipped =
        (surface.sides == Join::flipped ? 1 : 0) + (surface.ends == Join::flipped ? 1 : 0);
    const int open = (surface.sides == Join::open ? 1 : 0) + (surface.ends == Join::open ? 1 : 0);
    if (flipped == 2) return "most_projective";
    if (flipped == 1) return open == 1 ? "most_mobius" : "most_klein";
    return {};
}

std::optional<int> computed_most(Size size, Surface surface) {
    const std::string_view table = table_of_most(surface);
    if (table.empty() || !size.is_square()) return std::nullopt;
    for (const ComputedRow& row : computed_rows()) {
        if (row.table == table && row.n == size.rows) return static_cast<int>(row.numbers.front());
    }
    return std::nullopt;
}

template <class Test>
int count_if(const Board& board, Test test) {
    return static_cast<int>(std::count_if(board.pieces().begin(), board.pieces().end(), test));
}

/// The aim where it is known how many queens fit.
Sentence aim_at_most(const Board& board, int most, int queens) {
    if (queens > most) {
        return "{count} queens stand, and at most {n} {n|fits|fit} so that none attacks another.";
    }
    if (queens == most && has_conflict(board)) {
        return "All {n} queens stand, but some attack each other: move them until none does.";
    }
    // Whoever has put it there has solved the board.
    if (most == 1) return "Put a queen on the board: it has room for one.";
    if (most == board.rows()) {
        return "Put {n} {n|queen|queens} on the board so that none attacks another. {count} of {n} "
               "{count|stands|stand}.";
    }
    if (board.surface() == torus_surface) {
        return "Put {n} {n|queen|queens} on this torus so that none attacks another: no more fit. "
               "{count} of {n} {count|stands|stand}.";
    }
    return "Put {n} {n|queen|queens} on this board so that none attacks another: no more fit. "
           "{count} of {n} {count|stands|stand}.";
}

/// The aim where it is not.
Sentence open_aim(bool with_stoppers) {
    if (with_stoppers) {
        return "Put as many queens as you can on the board so that none attacks another. Pawns and "
               "walls stop their lines. {count} {count|stands|stand}.";
    }
    return "Put as many queens as you can on the board so that none attacks another. {count} "
           "{count|stands|stand}.";
}

}  // namespace

std::optional<int> most_that_fit(Size size, Surface surface) {
    const auto known = known_most(size, surface);
    return known ? known : computed_most(size, surface);
}

std::optional<int> most_that_fit(const Board& board) {
    if (!has_only_queens(board)) return std::nullopt;
    return most_that_fit(board.size(), board.surface());
}

Goal goal_of(const Board& board) {
    const int queens = board.count(Piece::queen);
    const int pieces = count_if(board, [](Piece piece) { return attacks(piece); });
    if (pieces > queens) {
        const std::string standing = say("{count} {count|piece|pieces}", {{"count", pieces}});
        return {{},
                say("Put pieces on the board so that none attacks another. {count} "
                    "{count|stands|stand}.",
                    {{"count", pieces}}),
                standing,
                standing};
    }
    const std::string standing = say("{count} {count|queen|queens}", {{"count", queens}});
    if (const auto most = most_that_fit(board)) {
        const Sentence brief = queens > *most ? Sentence("{count} queens, at most {n} {n|fits|fit}")
                                              : Sentence("{count} of {n} {n|queen|queens}");
        return {most, say(aim_at_most(board, *most, queens), {{"n", *most}, {"count", queens}}),
                say(brief, {{"n", *most}, {"count", queens}}), standing};
    }
    const bool with_stoppers = board.count(Piece::pawn) > 0 || board.count(Piece::wall) > 0;
    return {{}, say(open_aim(with_stoppers), {{"count", queens}}), standing, standing};
}

Goal goal_with_too_many(int asked, int standing) {
    return {asked,
            say("{standing} queens stand, and the puzzle asks for {n}.",
                {{"standing", standing}, {"n", asked}}),
            say("{standing} queens instead of {n}", {{"standing", standing}, {"n", asked}})};
}

bool is_torus_without_solution(const Board& board) {
    return board.surface() == torus_surface && board.size().is_square() &&
           !torus_has_solutions(board.rows());
}

}  // namespace queens
