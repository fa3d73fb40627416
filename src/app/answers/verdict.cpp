// Sentences about queens that do not attack each other and pieces in conflict.
#include "app/answers/verdict.hpp"

#include <algorithm>
#include <climits>
#include <vector>

#include "core/known.hpp"
#include "core/lines.hpp"
#include "core/say.hpp"

namespace queens {

namespace {

/// No further queen has a square.
std::string stuck(int queens, std::optional<int> most) {
    if (most) {
        return say(
            "No square is free any more, and {missing} of {most} {most|queen|queens} "
            "{missing|is|are} missing.",
            {{"missing", *most - queens}, {"most", *most}});
    }
    return say(
        "No square is free any more. {count} {count|queen stands|queens stand}, and none attacks "
        "another.",
        {{"count", queens}});
}

/// What is left to do on a board where no queen attacks another.
std::string underway(int queens, std::optional<int> most, std::optional<std::uint64_t> free) {
    if (most) {
        return say("No queen attacks another. {missing} of {most} to go.",
                   {{"missing", *most - queens}, {"most", *most}});
    }
    if (!free) return say("No queen attacks another.");
    return say("No queen attacks another. {free} {free|square is|squares are} free.",
               {{"free", *free}});
}

std::string solved_sentence(const Board& board, int queens) {
    if (queens == 1) return say("Solved: one queen.");
    if (queens >= board.size().shorter()) {
        return say("Solved: {count} queens, and none attacks another.", {{"count", queens}});
    }
    return say("Solved: {count} queens, and no more fit without an attack.", {{"count", queens}});
}

/// How many pieces attack each other, and the lowest that do. `brief` leaves those out.
void tell_conflicts(Verdict& verdict, const Board& board, const Conflicts& conflicts) {
    const std::size_t count = conflicts.pairs.size();
    const auto& [second, first] = conflicts.pairs.back();
    verdict.brief =
        say(conflicts.complete ? Sentence("{count} {count|conflict|conflicts}.")
                               : Sentence("{count} {count|conflict|conflicts} or more."),
            {{"count", count}});
    verdict.sentence = conflicts.complete
                           ? say("{count} {count|conflict|conflicts, one of them}: {pair}.",
                                 {{"count", count}, {"pair", conflict_words(board, first, second)}})
                           : verdict.brief;
}

/// No more queens fit than there are rows, and columns: these have parts where pawns and walls
/// stand, and parts without a square for a queen do not count.
int room_for_queens(const Board& board) {
    if (has_only_queens(board)) return board.size().shorter();
    const Lines lines(board);
    int room = INT_MAX;
    for (const Axis axis : {Axis::row, Axis::column}) {
        std::vector<bool> has_room(static_cast<std::size_t>(lines.count()));
        for (int i = 0; i < board.size().area(); ++i) {
            const Piece piece = board.pieces()[static_cast<std::size_t>(i)];
            if (stops_lines(piece) || piece == Piece::forbidden) continue;
            has_room[static_cast<std::size_t>(lines.of(i, axis))] = true;
        }
        room = std::min(room, static_cast<int>(std::count(has_room.begin(), has_room.end(), true)));
    }
    return room;
}

bool attacks_from(const Board& board, Square from, Square to) {
    const std::vector<Square> reach = attacked_from(board, from, board.at(from));
    return std::find(reach.begin(), reach.end(), to) != reach.end();
}

}  // namespace

Verdict verdict_on(const Board& board, const Conflicts& conflicts, const AttackMap& attack_map) {
    const int queens = board.count(Piece::queen);
    Verdict verdict{Mood::underway, {}, {}, goal_of(board)};
    const std::optional<int> most = verdict.goal.most;
    if (!conflicts.pairs.empty()) {
        verdict.mood = Mood::conflict;
        tell_conflicts(verdict, board, conflicts);
    } else if (is_solved(board, conflicts)) {
        verdict.mood = Mood::solved;
        verdict.sentence = solved_sentence(board, queens);
        verdict.brief = say("Solved");
    } else if (queens > 0) {
        const auto free =
            attack_map ? std::optional<std::uint64_t>(free_squares(board, *attack_map).size())
                       : std::nullopt;
        const bool is_stuck = free == 0;
        verdict.mood = is_stuck ? Mood::stuck : Mood::underway;
        verdict.sentence = is_stuck ? stuck(queens, most) : underway(queens, most, free);
        if (is_stuck) verdict.brief = say("No free square");
    }
    return verdict;
}

bool is_solved(const Board& board, const Conflicts& conflicts) {
    const int queens = board.count(Piece::queen);
    if (queens == 0 || !conflicts.pairs.empty()) return false;
    const std::optional<int> most = most_that_fit(board);
    return queens >= (most ? *most : room_for_queens(board));
}

std::optional<int> next_side(const Board& board) {
    constexpr int smallest = 4;
    int side = std::max(board.size().shorter() + 1, smallest);
    while (known_most({side, side}, board.surface()).value_or(side) < side) ++side;
    return side <= largest_side ? std::optional(side) : std::nullopt;
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
