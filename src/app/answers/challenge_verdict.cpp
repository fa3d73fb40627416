// What a challenge says of its queens.
#include "app/answers/verdict.hpp"
#include "core/say.hpp"

namespace queens {

namespace {

/// What is wanted, and how many stand.
Goal challenge_goal(const Challenge& challenge, int count) {
    if (count > challenge.queens) return goal_with_too_many(challenge.queens, count);
    constexpr std::array<Sentence, 3> aims{
        "Add queens until {n} stand and none attacks another. {count} of {n} "
        "{count|stands|stand}.",
        "Add queens until {n} stand and none attacks another. Pawns stop their lines. {count} of "
        "{n} {count|stands|stand}.",
        "Add queens until {n} stand and every square holds a queen or is attacked by one. {count} "
        "of {n} {count|stands|stand}."};
    return {challenge.queens,
            say(aims.at(static_cast<std::size_t>(challenge.kind)),
                {{"n", challenge.queens}, {"count", count}}),
            say("{count} of {n} queens", {{"n", challenge.queens}, {"count", count}})};
}

/// How it stands with the squares that are to be seen.
std::string watching_words(const Challenge& challenge, const Board& board, int missing) {
    const int unseen = unseen_on(challenge, board);
    if (missing > 0) {
        return say(
            "{unseen} {unseen|square is|squares are} not attacked yet. {missing} of {n} "
            "queens to go.",
            {{"unseen", unseen}, {"missing", missing}, {"n", challenge.queens}});
    }
    return say("All queens stand, and {unseen} {unseen|square is|squares are} not attacked.",
               {{"unseen", unseen}});
}

}  // namespace

Verdict challenge_verdict_on(const Challenge& challenge, const Board& board,
                             const Conflicts& conflicts) {
    const int queens = board.count(Piece::queen);
    const int missing = challenge.queens - queens;
    const bool watching = challenge.kind == ChallengeKind::watch;
    Verdict verdict{Mood::underway, {}, {}, challenge_goal(challenge, queens)};
    if (is_solved(challenge, board)) {
        verdict.mood = Mood::solved;
        verdict.sentence = say("Solved! There is no other way.");
        verdict.brief = say("Solved!");
    } else if (missing < 0) {
        verdict.mood = Mood::conflict;
        verdict.sentence = say("{count} {count|queen|queens} too many.", {{"count", -missing}});
    } else if (watching) {
        verdict.sentence = watching_words(challenge, board, missing);
    } else if (!conflicts.pairs.empty()) {
        verdict.mood = Mood::conflict;
        verdict.sentence =
            say("{count} {count|conflict|conflicts}.", {{"count", conflicts.pairs.size()}});
    } else {
        verdict.sentence = say("No queen attacks another. {missing} of {most} to go.",
                               {{"missing", missing}, {"most", challenge.queens}});
    }
    return verdict;
}

}  // namespace queens
