// Sentences about queens at peace and pieces in conflict.
#include "app/verdict.hpp"

#include <algorithm>
#include <vector>

#include "core/known.hpp"
#include "core/say.hpp"

namespace queens {

namespace {

/// Whether as many queens as the shorter side has squares are known to fit on the empty board.
bool can_be_full(const Board& board) {
    constexpr int smallest = 4;
    const int n = board.size().shorter();
    const bool has_obstacles =
        std::any_of(board.pieces().begin(), board.pieces().end(),
                    [](Piece piece) { return piece != Piece::none && piece != Piece::queen; });
    if (has_obstacles || !board.size().is_square()) return false;
    if (board.surface() == torus_surface) return torus_has_solutions(n);
    return board.surface() == Surface{} && (n == 1 || n >= smallest);
}

std::string invitation(const Board& board) {
    if (!can_be_full(board)) {
        return say(
            "No queen is on the board. How many can you place so that none attacks another?");
    }
    return say(
        "No queen is on the board. Can you place {count} {count|queen|queens} so that none attacks "
        "another?",
        {{"count", board.size().shorter()}});
}

/// How many empty squares nothing attacks.
std::uint64_t free_squares(const Board& board, const std::vector<std::uint32_t>& attack_map) {
    std::uint64_t free = 0;
    for (std::size_t i = 0; i < attack_map.size(); ++i) {
        const bool is_free = attack_map[i] == 0 && board.pieces()[i] == Piece::none;
        free += is_free ? 1U : 0U;
    }
    return free;
}

std::string what_is_left(const Board& board, int missing, std::optional<std::uint64_t> free) {
    if (free == 0) {
        return say("No queen attacks another, but no square is free for one more.");
    }
    if (can_be_full(board)) {
        return say("No queen attacks another. {missing} to go.", {{"missing", missing}});
    }
    if (!free) return say("No queen attacks another.");
    return say("No queen attacks another. {free} {free|square is|squares are} free.",
               {{"free", *free}});
}

bool attacks_from(const Board& board, Square from, Square to) {
    const std::vector<Square> reach = attacked_from(board, from, board.at(from));
    return std::find(reach.begin(), reach.end(), to) != reach.end();
}

}  // namespace

Verdict verdict_on(const Board& board, const Conflicts& conflicts,
                   const std::optional<std::vector<std::uint32_t>>& attack_map) {
    const int queens = board.count(Piece::queen);
    const int wanted = board.size().shorter();
    if (!conflicts.pairs.empty()) {
        const auto* const sentence = conflicts.complete
                                         ? "{count} {count|conflict|conflicts}."
                                         : "{count} {count|conflict|conflicts} or more.";
        return {Mood::conflict, say(sentence, {{"count", conflicts.pairs.size()}})};
    }
    if (queens == 0) return {Mood::underway, invitation(board)};
    if (queens < wanted) {
        const auto free =
            attack_map ? std::optional(free_squares(board, *attack_map)) : std::nullopt;
        return {Mood::underway, what_is_left(board, wanted - queens, free)};
    }
    if (queens == 1) return {Mood::solved, say("One queen: a solution.")};
    return {Mood::solved,
            say("{count} queens, and none attacks another: a solution.", {{"count", queens}})};
}

std::string conflict_words(const Board& board, Square first, Square second) {
    const bool there = attacks_from(board, first, second);
    const bool back = attacks_from(board, second, first);
    const std::string from = square_name(there ? first : second, board.size());
    const std::string to = square_name(there ? second : first, board.size());
    return say(there && back ? "{from} and {to} attack each other" : "{from} attacks {to}",
               {{"from", from}, {"to", to}});
}

}  // namespace queens
