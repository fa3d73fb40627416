// Sentences about queens at peace and pieces in conflict.
#include "app/answers/verdict.hpp"

#include <algorithm>
#include <vector>

#include "core/known.hpp"
#include "core/say.hpp"

namespace queens {

namespace {

/// How many queens are known to fit on the board, if nothing but queens stands on it.
std::optional<int> most_known(const Board& board) {
    const bool has_obstacles =
        std::any_of(board.pieces().begin(), board.pieces().end(),
                    [](Piece piece) { return piece != Piece::none && piece != Piece::queen; });
    if (has_obstacles) return std::nullopt;
    return known_most(board.size(), board.surface());
}

std::string invitation(const Board& board, std::optional<int> most) {
    if (!most) {
        return say(
            "No queen is on the board. How many can you place so that none attacks another?");
    }
    if (*most < board.rows()) {
        return say(
            board.surface() == torus_surface
                ? Sentence(
                      "On this torus at most {count} {count|queen fits|queens fit} so that none "
                      "attacks another. Can you place them?")
                : Sentence(
                      "On this board at most {count} {count|queen fits|queens fit} so that none "
                      "attacks another. Can you place them?"),
            {{"count", *most}});
    }
    return say(
        "No queen is on the board. Can you place {count} {count|queen|queens} so that none attacks "
        "another?",
        {{"count", *most}});
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

/// No queen more has a square. Only where it is known how many fit is that a failure.
Verdict stuck(int queens, bool is_failure) {
    return {Mood::stuck,
            is_failure ? say("No square is free any more: this placement cannot be completed.")
                       : say("No square is free any more. {count} {count|queen stands|queens "
                             "stand}, and none attacks another.",
                             {{"count", queens}}),
            say("No free square")};
}

/// What is left to do on a board where no queen attacks another.
Verdict underway(int queens, std::optional<int> most, std::optional<std::uint64_t> free,
                 Completable completable) {
    if (free == 0) return stuck(queens, most.has_value());
    if (completable == Completable::no) {
        return {Mood::stuck, say("This placement cannot be completed: that is proved."),
                say("Impossible")};
    }
    if (most) {
        return {Mood::underway,
                say("No queen attacks another. {missing} to go.", {{"missing", *most - queens}}),
                {}};
    }
    if (!free) return {Mood::underway, say("No queen attacks another."), {}};
    return {Mood::underway,
            say("No queen attacks another. {free} {free|square is|squares are} free.",
                {{"free", *free}}),
            {}};
}

std::string solved_sentence(const Board& board, int queens) {
    if (queens == 1) return say("Solved: one queen.");
    if (queens >= board.size().shorter()) {
        return say("Solved: {count} queens, and none attacks another.", {{"count", queens}});
    }
    return say("Solved: {count} queens, and no more fit without an attack.", {{"count", queens}});
}

bool attacks_from(const Board& board, Square from, Square to) {
    const std::vector<Square> reach = attacked_from(board, from, board.at(from));
    return std::find(reach.begin(), reach.end(), to) != reach.end();
}

}  // namespace

Verdict verdict_on(const Board& board, const Conflicts& conflicts,
                   const std::optional<std::vector<std::uint32_t>>& attack_map,
                   Completable completable) {
    if (!conflicts.pairs.empty()) {
        const Sentence sentence = conflicts.complete
                                      ? Sentence("{count} {count|conflict|conflicts}.")
                                      : Sentence("{count} {count|conflict|conflicts} or more.");
        return {Mood::conflict, say(sentence, {{"count", conflicts.pairs.size()}}), {}};
    }
    const int queens = board.count(Piece::queen);
    if (is_solved(board, conflicts)) {
        return {Mood::solved, solved_sentence(board, queens), say("Solved")};
    }
    const std::optional<int> most = most_known(board);
    if (queens == 0) return {Mood::underway, invitation(board, most), {}};
    const auto free = attack_map ? std::optional(free_squares(board, *attack_map)) : std::nullopt;
    // Where fewer fit than are sought, that these cannot be completed says nothing.
    const bool all_fit = !most || *most == board.size().shorter();
    return underway(queens, most, free, most && all_fit ? completable : Completable::unknown);
}

bool is_solved(const Board& board, const Conflicts& conflicts) {
    const int queens = board.count(Piece::queen);
    if (queens == 0 || !conflicts.pairs.empty()) return false;
    const std::optional<int> most = most_known(board);
    return queens >= (most ? *most : board.size().shorter());
}

int next_side(const Board& board) {
    constexpr int smallest = 4;
    int side = std::max(board.size().shorter() + 1, smallest);
    while (board.surface() == torus_surface && !torus_has_solutions(side)) ++side;
    return std::min(side, largest_side);
}

std::string conflict_words(const Board& board, Square first, Square second) {
    const bool there = attacks_from(board, first, second);
    const bool back = attacks_from(board, second, first);
    const std::string from = square_name(there ? first : second, board.size());
    const std::string to = square_name(there ? second : first, board.size());
    return say(there && back ? Sentence("{from} and {to} attack each other")
                             : Sentence("{from} attacks {to}"),
               {{"from", from}, {"to", to}});
}

}  // namespace queens
