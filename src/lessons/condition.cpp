// Reading, writing and comparing by the rows of the table.
#include "lessons/condition.hpp"

#include <algorithm>
#include <array>
#include <iterator>

#include "core/fragment.hpp"
#include "core/read.hpp"
#include "core/words.hpp"
#include "lessons/condition_row.hpp"

namespace queens::lessons {

namespace {

constexpr std::array<std::string_view, 3> bounds{"", "-or-more", "-or-less"};

/// Takes the bound off the end of a word.
Relation cut_relation(std::string_view& word) {
    for (const Relation relation : {Relation::at_least, Relation::at_most}) {
        const std::string_view bound = bounds[static_cast<std::size_t>(relation)];
        if (!word.ends_with(bound)) continue;
        word.remove_suffix(bound.size());
        return relation;
    }
    return Relation::equal;
}

std::optional<Condition> read_condition(std::string_view text) {
    const std::size_t equals = std::min(text.find('='), text.size());
    const std::string_view slug = text.substr(0, equals);
    const auto rows = condition_rows();
    const auto row = std::find_if(rows.begin(), rows.end(),
                                  [&](const ConditionRow& known) { return known.slug == slug; });
    if (row == rows.end()) return std::nullopt;
    std::string_view word = text.substr(std::min(equals + 1, text.size()));
    const Relation relation = row->counts ? cut_relation(word) : Relation::equal;
    const Number wanted = row->read(word);
    if (!wanted) return std::nullopt;
    return Condition{static_cast<std::size_t>(row - rows.begin()), relation, *wanted};
}

bool is_met(const Condition& condition, const Situation& situation) {
    const Number found = condition_rows()[condition.row].found(situation, condition.wanted);
    if (!found) return false;
    switch (condition.relation) {
        case Relation::equal: break;
        case Relation::at_least: return *found >= condition.wanted;
        case Relation::at_most: return *found <= condition.wanted;
    }
    return *found == condition.wanted;
}

bool hold(const Conditions& conditions, const Situation& situation) {
    return !conditions.empty() &&
           std::all_of(conditions.begin(), conditions.end(),
                       [&](const Condition& condition) { return is_met(condition, situation); });
}

/// Whether a search shows its pieces where nobody but the visitor is to place them.
bool are_for_hand(const Conditions& conditions, const Situation& situation) {
    const auto ask_for = [&](Work work) {
        return std::any_of(conditions.begin(), conditions.end(), [&](const Condition& condition) {
            return condition_rows()[condition.row].work == work;
        });
    };
    return situation.step && ask_for(Work::pieces) && !ask_for(Work::program);
}

constexpr std::string_view conjunction = "_and_";

}  // namespace

std::optional<Conditions> read_goal(std::string_view text) {
    const std::string plain = plain_goal(text);
    std::string_view left = plain;
    Conditions conditions;
    while (conditions.size() < most_conditions) {
        const std::size_t end = left.find(conjunction);
        const auto condition = read_condition(left.substr(0, end));
        if (!condition) return std::nullopt;
        conditions.push_back(*condition);
        if (end == std::string_view::npos) return conditions;
        left.remove_prefix(end + conjunction.size());
    }
    return std::nullopt;
}

std::string write_goal(const Conditions& conditions) {
    std::string text;
    for (const auto& [place, relation, wanted] : conditions) {
        const ConditionRow& row = condition_rows()[place];
        const std::string word = row.write(wanted);
        if (!text.empty()) text += conjunction;
        text += row.slug;
        if (!word.empty()) text += "=" + word;
        text += bounds[static_cast<std::size_t>(relation)];
    }
    return text;
}

bool are_met(const Conditions& conditions, const Situation& situation) {
    return !are_for_hand(conditions, situation) && hold(conditions, situation);
}

bool are_met_by_search(const Conditions& conditions, const Situation& situation) {
    return are_for_hand(conditions, situation) && hold(conditions, situation);
}

Conditions lasting(const Conditions& conditions) {
    Conditions seen;
    std::copy_if(
        conditions.begin(), conditions.end(), std::back_inserter(seen),
        [](const Condition& condition) { return condition_rows()[condition.row].lasting; });
    return seen;
}

std::optional<std::uint64_t> wanted(std::string_view slug, const Conditions& conditions) {
    for (const auto& [place, relation, number] : conditions) {
        const bool asked = condition_rows()[place].slug == slug && relation == Relation::equal;
        if (asked) return number;
    }
    return std::nullopt;
}

std::vector<Square> squares_named(const Conditions& conditions, Size size) {
    std::vector<Square> squares;
    for (const Condition& condition : conditions) {
        const ConditionRow& row = condition_rows()[condition.row];
        if (row.slug != "queen") continue;
        if (const auto square = square_in(row.write(condition.wanted), size)) {
            squares.push_back(*square);
        }
    }
    return squares;
}

std::optional<int> queens_asked_for(const Conditions& conditions, const Situation& situation) {
    std::optional<std::uint64_t> queens;
    bool in_peace = false;
    for (const Condition& condition : conditions) {
        const bool met = is_met(condition, situation);
        switch (condition_rows()[condition.row].with_queens) {
            case WithQueens::unknown: return std::nullopt;
            case WithQueens::same:
                if (!met) return std::nullopt;
                break;
            case WithQueens::number:
                if (condition.relation == Relation::at_most) return std::nullopt;
                queens = std::max(queens.value_or(0), condition.wanted);
                break;
            case WithQueens::most:
                if (!situation.most) return std::nullopt;
                queens = std::max(queens.value_or(0), static_cast<std::uint64_t>(*situation.most));
                in_peace = true;
                break;
            case WithQueens::peace:
                if (!met) return std::nullopt;
                in_peace = in_peace || condition.wanted == 0;
                break;
        }
    }
    const bool is_sound = in_peace && queens && *queens <= std::uint64_t{largest_side};
    return is_sound ? std::optional(static_cast<int>(*queens)) : std::nullopt;
}

Board ground_of(const Conditions& conditions, const Board& board) {
    const auto asks = [&](std::string_view slug) {
        return std::any_of(conditions.begin(), conditions.end(), [&](const Condition& condition) {
            return condition_rows()[condition.row].slug == slug;
        });
    };
    const Surface surface = asks("surface") ? Surface{} : board.surface();
    if (asks("rows") || asks("columns")) return Board({}, surface);
    Board ground(board.size(), surface);
    for (const auto& [square, piece] : board.placed()) {
        const bool stays = !attacks(piece) && !(piece == Piece::pawn && asks("pawns")) &&
                           !(piece == Piece::wall && asks("walls"));
        if (stays) ground.put(square, piece);
    }
    return ground;
}

std::string asked(const Conditions& conditions, const Situation& situation) {
    std::vector<std::string> sentences;
    sentences.reserve(conditions.size());
    const bool given = wanted("unique", conditions).has_value();
    for (const Condition& condition : conditions) {
        if (given && condition_rows()[condition.row].slug == "queen") continue;
        sentences.push_back(condition_rows()[condition.row].asks(condition, situation));
    }
    return joined(sentences, " ");
}

}  // namespace queens::lessons
