// One sentence for each way in which runs end.
#include "play/outcome.hpp"

#include "core/attacks.hpp"
#include "core/say.hpp"

namespace queens {

namespace {

/// How many lines the rows are: two of them where sides are joined flipped, since a row goes on in
/// the one that mirrors it. Walls and pawns, which break lines, are not looked at.
int lines_of_rows(const Board& board) {
    const int rows = board.rows();
    return board.surface().sides == Join::flipped ? (rows + 1) / 2 : rows;
}

}  // namespace

std::string outcome_of(const Run& run, const Tally& ended, const std::string& last_words) {
    const Entry& entry = run.entry();
    const std::initializer_list<Hole> values{
        {"n", ended.solutions}, {"steps", ended.steps()}, {"reason", last_words}};
    if (proves_none(entry, ended)) {
        const Board& start = run.problem().board;
        if (forbids_attacks(entry, run.settings()) && has_conflict(start)) {
            return say(
                "Two of the pieces that were kept attack each other, so no solution has both.");
        }
        const int queens = run.problem().queens;
        const bool places_all = entry.solves == nullptr && has_only_queens(start);
        if (const int lines = lines_of_rows(start); lines < queens && places_all) {
            return say(
                "There is no solution: each row goes on in the row that mirrors it, so that "
                "{rows} rows are only {lines} {lines|line|lines} for {queens} queens.",
                {{"rows", start.rows()}, {"lines", lines}, {"queens", queens}});
        }
        const bool given = start.count(Piece::queen) > 0;
        return given ? say("The search has tried everything: these queens cannot be completed.")
                     : say("The search has tried everything: there is no solution.");
    }
    if (has_best(entry, run.settings(), ended)) {
        return say(
            "Finished in {steps} {steps|step|steps}: everything was tried, and nothing is better "
            "than the last solution.",
            values);
    }
    if (has_all(entry, run.settings(), ended)) {
        return say("Finished: {n} {n|solution|solutions} in {steps} {steps|step|steps}.", values);
    }
    if (entry.up_to_symmetry) {
        return say(
            "Finished: {n} {n|solution|solutions} up to symmetry in {steps} "
            "{steps|step|steps}.",
            values);
    }
    if (ended.solutions == 0) {
        return say("No solution was found in {steps} {steps|step|steps}. {reason}", values);
    }
    return say("Finished: {n} {n|solution|solutions} in {steps} {steps|step|steps}. {reason}",
               values);
}

}  // namespace queens
