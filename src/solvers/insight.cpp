// The letters of marks and what they mean.
#include "solvers/insight.hpp"

#include <cassert>

namespace queens {

MarkMeaning meaning_of(ThoughtKind kind) {
    switch (kind) {
        case ThoughtKind::attacked: return {'x', "attacked"};
        case ThoughtKind::struck_out: return {'s', "ruled out"};
        case ThoughtKind::left_out: return {'x', "left out for now"};
        case ThoughtKind::hidden: return {'x', "covered by a queen already"};
        case ThoughtKind::covered_next: return {'o', "the square to be covered next"};
        case ThoughtKind::attacked_queen: return {'x', "an attacked queen"};
        case ThoughtKind::attackers: return {'#', "how many queens attack it"};
        case ThoughtKind::takes_pawn: return {'p', "may hold a pawn"};
        case ThoughtKind::blocked: return {'b', "blocked for the whole run"};
        case ThoughtKind::min_dist: return {'m', "MinDist: too near in the next row or column"};
        case ThoughtKind::sec_min_dist:
            return {'s', "SecMinDist: too near to a knight's move pair"};
        case ThoughtKind::knight_line:
            return {'l', "NoKnightLine: third in a line of knight's moves"};
        case ThoughtKind::single_knight:
            return {'k', "SingleKnight: a knight's move from two queens"};
    }
    assert(false && "every kind of mark has a meaning");
    return {};
}

Sentence meaning_of(GroundKind kind) {
    switch (kind) {
        case GroundKind::domain: return "to be tried next";
        case GroundKind::fewest: return "attacked by the fewest";
        case GroundKind::covered: return "covered";
        case GroundKind::occupied: return "on an occupied line";
        case GroundKind::newly_blocked: return "blocked by the new queen";
        case GroundKind::would_cover: return "would be covered, too";
        case GroundKind::first_parent: return "from the first parent";
        case GroundKind::second_parent: return "from the second parent";
    }
    assert(false && "every kind of ground has a meaning");
    return {};
}

std::string sign_of(const Mark& mark) {
    const char letter = meaning_of(mark.kind).letter;
    return letter == '#' ? std::to_string(mark.number) : std::string(1, letter);
}

}  // namespace queens
