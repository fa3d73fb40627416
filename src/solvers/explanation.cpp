// Filling the standard holes of explanations.
#include "solvers/explanation.hpp"

#include <cassert>
#include <variant>
#include <vector>

#include "core/board_words.hpp"
#include "core/say.hpp"
#include "solvers/parts/reasons.hpp"
#include "solvers/parts/scanning.hpp"

namespace queens {

namespace {

using Filling = std::variant<std::string, int, Noun>;

std::string line_of(const Moment& moment) {
    const Axis axis = moment.event.axis.value_or(scanning_axis(moment.before.size()));
    return line_name(moment.before, moment.event.square, axis);
}

Filling filling_of(StandardHole hole, const Moment& moment) {
    const auto& [problem, event, before] = moment;
    switch (hole) {
        case StandardHole::square: return square_name(event.square, before.size());
        case StandardHole::column: return column_name(event.square.column);
        case StandardHole::row: return row_name(event.square.row, before.size());
        case StandardHole::line: return line_of(moment);
        case StandardHole::lane: return lane_name(event.square, before.size());
        case StandardHole::layer: return event.layer + 1;
        case StandardHole::piece: return noun_of(event.piece);
        case StandardHole::attackers: return attackers_of(before, event.square);
        case StandardHole::queens: return before.count(Piece::queen);
        case StandardHole::knights: return before.count(Piece::knight);
        case StandardHole::pawns: return before.count(Piece::pawn);
        case StandardHole::pieces: return before.count(event.piece);
    }
    assert(false && "every standard hole is filled");
    return {};
}

/// Whether the sentence has that hole, be it with forms.
bool has_hole(std::string_view sentence, std::string_view name) {
    for (std::size_t open = sentence.find('{'); open != std::string_view::npos;
         open = sentence.find('{', open + 1)) {
        const std::string_view hole = sentence.substr(open + 1);
        if (hole.substr(0, hole.find_first_of("|:}")) == name) return true;
    }
    return false;
}

/// The sentence with its standard holes filled, and only those asked for that it has.
std::string filled(const Sentence& sentence, const Moment& moment) {
    std::array<Filling, standard_holes.size()> fillings;
    std::vector<Hole> holes;
    for (std::size_t i = 0; i < standard_holes.size(); ++i) {
        if (!has_hole(sentence.text(), standard_holes[i])) continue;
        fillings[i] = filling_of(static_cast<StandardHole>(i), moment);
        std::visit([&](const auto& filling) { holes.emplace_back(standard_holes[i], filling); },
                   fillings[i]);
    }
    return say(sentence, holes);
}

}  // namespace

Reason Explanation::of(const Moment& moment) const {
    Reason reason = why_ != nullptr ? why_(moment) : Reason{};
    const bool holds = condition_ == nullptr || condition_(moment);
    const Sentence& sentence = holds ? sentence_ : otherwise_;
    if (!sentence.empty()) reason = std::move(reason).then(filled(sentence, moment));
    if (const auto axis = moment.event.axis) {
        reason.line = LineOfSquares{*axis, line_through(moment.before, moment.event.square, *axis)};
    }
    return reason;
}

}  // namespace queens
