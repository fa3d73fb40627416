// The room for queens and pawns in numbers.
#include "solvers/parts/pawn_room.hpp"

#include <string>

namespace queens {

void PawnRoom::add_facts(Insight& insight) const {
    insight.add_fact("room in rows, with the pawns left", std::to_string(rows + pawns));
    insight.add_fact("room in columns, with them", std::to_string(columns + pawns));
    insight.add_fact("room for queens that are not neighbours", std::to_string(apart));
}

void PawnRoom::add_shortage(Insight& insight) const {
    const std::string with_pawns = " + " + std::to_string(pawns);
    if (rows + pawns < queens) {
        insight.add_shortage("open rows + pawns left < queens missing",
                             std::to_string(rows) + with_pawns, queens);
    } else if (columns + pawns < queens) {
        insight.add_shortage("open columns + pawns left < queens missing",
                             std::to_string(columns) + with_pawns, queens);
    } else if (apart < queens) {
        insight.add_shortage("room for queens that are not neighbours < queens missing",
                             std::to_string(apart), queens);
    }
}

}  // namespace queens
