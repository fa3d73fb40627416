// What a garden says of its queens.
#include "app/answers/verdict.hpp"
#include "core/numbers.hpp"
#include "core/say.hpp"
#include "core/words.hpp"
#include "gardens/play.hpp"

namespace queens {

namespace {

/// What is wanted, and how many stand.
Goal garden_goal(const BoardAndRegions& asked) {
    const int count = asked.board.count(Piece::queen);
    if (count > asked.board.rows()) return goal_with_too_many(asked.board.rows(), count);
    const Sentence aim = asked.regions.rule == GardenRule::touch
                             ? Sentence(
                                   "One queen in each row, column and region, and no two that "
                                   "touch. {count} of {n} {count|stands|stand}.")
                             : Sentence(
                                   "One queen in each row, column and region, and none attacks "
                                   "another. {count} of {n} {count|stands|stand}.");
    return {asked.board.rows(), say(aim, {{"n", asked.board.rows()}, {"count", count}}),
            say("{count} of {n} queens", {{"n", asked.board.rows()}, {"count", count}})};
}

}  // namespace

Verdict garden_verdict_on(const BoardAndRegions& asked, const Conflicts& conflicts) {
    Verdict verdict{Mood::underway, {}, {}, garden_goal(asked)};
    if (is_solved_garden(asked.board, asked.regions)) {
        verdict.mood = Mood::solved;
        const std::string time = asked.solved_in ? clock_time(*asked.solved_in) : std::string();
        verdict.sentence =
            asked.solved_in ? say("Solved in {time}! Every row, column and region has its queen.",
                                  {{"time", time}})
                            : say("Solved! Every row, column and region has its queen.");
        verdict.brief =
            asked.solved_in ? say("Solved in {time}!", {{"time", time}}) : say("Solved!");
    } else if (!conflicts.pairs.empty() && !asked.quiet) {
        verdict.mood = Mood::conflict;
        verdict.sentence =
            say("{count} {count|pair|pairs} of queens {count|breaks|break} the rule.",
                {{"count", conflicts.pairs.size()}});
        verdict.brief =
            say("{count} {count|conflict|conflicts}.", {{"count", conflicts.pairs.size()}});
    }
    return verdict;
}

Verdict draft_verdict_on(const Board& board, const DraftReport& report) {
    const std::string words = draft_words(report);
    return {Mood::underway, words, words, {board.rows(), words, words}};
}

}  // namespace queens
