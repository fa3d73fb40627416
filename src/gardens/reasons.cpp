// The techniques of gardens in words.
#include <algorithm>
#include <array>

#include "core/say.hpp"
#include "core/words.hpp"
#include "gardens/techniques.hpp"

namespace queens {

namespace {

/// A sentence for rows, one for columns, one for regions.
using ByKind = std::array<Sentence, 3>;

constexpr ByKind last_square{
    "{square} is the only square left of row {unit}, so it holds a queen.",
    "{square} is the only square left of column {unit}, so it holds a queen.",
    "{square} is the only square left of region {unit}, so it holds a queen."};

/// By the kind of the line.
constexpr ByKind region_in_line{
    "All that is left of region {unit} lies in row {other}, so no other region has its queen "
    "there.",
    "All that is left of region {unit} lies in column {other}, so no other region has its queen "
    "there.",
    ""};

constexpr ByKind line_in_region{
    "All that is left of row {unit} lies in region {other}, so region {other} has no queen "
    "elsewhere.",
    "All that is left of column {unit} lies in region {other}, so region {other} has no queen "
    "elsewhere.",
    ""};

constexpr ByKind common_attack{"Wherever the queen of row {unit} is, it rules out {squares}.",
                               "Wherever the queen of column {unit} is, it rules out {squares}.",
                               "Wherever the queen of region {unit} is, it rules out {squares}."};

/// By the kind of the lines.
constexpr ByKind regions_in_lines{
    "All that is left of regions {units} lies in rows {others}, so no other region has its queen "
    "there.",
    "All that is left of regions {units} lies in columns {others}, so no other region has its "
    "queen there.",
    ""};

constexpr ByKind lines_in_regions{
    "All that is left of rows {units} lies in regions {others}, so these regions have no queens "
    "elsewhere.",
    "All that is left of columns {units} lies in regions {others}, so these regions have no queens "
    "elsewhere.",
    ""};

constexpr ByKind lines_in_lines{
    "All that is left of rows {units} lies in columns {others}, so no other row has its queen "
    "there.",
    "All that is left of columns {units} lies in rows {others}, so no other column has its queen "
    "there.",
    ""};

constexpr ByKind emptied_unit{"A queen on {square} would leave no square in row {unit}.",
                              "A queen on {square} would leave no square in column {unit}.",
                              "A queen on {square} would leave no square in region {unit}."};

constexpr ByKind forced_contradiction{
    "A queen on {square} would force {count|one|others} on {squares}, and row {unit} would have no "
    "square left.",
    "A queen on {square} would force {count|one|others} on {squares}, and column {unit} would have "
    "no square left.",
    "A queen on {square} would force {count|one|others} on {squares}, and region {unit} would have "
    "no square left."};

Sentence attacked(const Puzzle& puzzle) {
    if (!puzzle.has_regions()) {
        return "The queen on {square} rules out its row, its column and its diagonals.";
    }
    return puzzle.rule == GardenRule::touch
               ? Sentence(
                     "The queen on {square} rules out its row, its column, its region and the "
                     "squares next to it.")
               : Sentence(
                     "The queen on {square} rules out its row, its column, its diagonals and "
                     "its region.");
}

/// The reasons for one deduction.
class Reason {
  public:
    Reason(const Puzzle& puzzle, const Deduction& deduction)
        : puzzle_(puzzle), deduction_(deduction), size_{puzzle.side, puzzle.side} {}

    [[nodiscard]] std::string words() const {
        const std::string_view slug = techniques()[deduction_.technique].slug;
        if (slug == "attacked") return about_square(attacked(puzzle_));
        if (slug == "last_square") return about_unit(last_square, deduction_.units);
        if (slug == "region_in_line") return about_pair(region_in_line, deduction_.others);
        if (slug == "line_in_region") return about_pair(line_in_region, deduction_.units);
        if (slug == "common_attack") return about_unit(common_attack, deduction_.units);
        if (slug == "two_regions" || slug == "several_regions") {
            return about_sets(regions_in_lines, deduction_.others);
        }
        if (slug == "two_lines" || slug == "several_lines") {
            return about_sets(puzzle_.has_regions() ? lines_in_regions : lines_in_lines,
                              deduction_.units);
        }
        const bool at_once = deduction_.forced.empty();
        return about_unit(at_once ? emptied_unit : forced_contradiction, deduction_.others);
    }

  private:
    [[nodiscard]] const Sentence& of_kind(const ByKind& sentences, int unit) const {
        return sentences.at(static_cast<std::size_t>(unit / puzzle_.n));
    }

    [[nodiscard]] std::string name(int unit) const { return unit_name(puzzle_, unit); }

    [[nodiscard]] std::string names(const std::vector<int>& units) const {
        std::vector<std::string> words;
        for (const int unit : units) words.push_back(name(unit));
        return listed(words);
    }

    [[nodiscard]] std::string square() const {
        return deduction_.square ? square_name(size_.square(*deduction_.square), size_) : "";
    }

    /// What falls, or what would be forced before.
    [[nodiscard]] std::string squares() const {
        std::vector<std::string> words;
        const auto add = [&](int place) {
            words.push_back(square_name(size_.square(place), size_));
        };
        if (deduction_.forced.empty()) {
            for_each_square(deduction_.ruled_out, add);
        } else {
            std::for_each(deduction_.forced.begin(), deduction_.forced.end(), add);
        }
        return listed(words);
    }

    [[nodiscard]] std::string about_square(const Sentence& sentence) const {
        return say(sentence, {{"square", square()}});
    }

    /// About the one unit of `units`.
    [[nodiscard]] std::string about_unit(const ByKind& sentences,
                                         const std::vector<int>& units) const {
        return say(of_kind(sentences, units.front()), {{"unit", name(units.front())},
                                                       {"square", square()},
                                                       {"squares", squares()},
                                                       {"count", deduction_.forced.size()}});
    }

    /// About a region and a line, these being the lines.
    [[nodiscard]] std::string about_pair(const ByKind& sentences,
                                         const std::vector<int>& lines) const {
        return say(of_kind(sentences, lines.front()), {{"unit", name(deduction_.units.front())},
                                                       {"other", name(deduction_.others.front())}});
    }

    [[nodiscard]] std::string about_sets(const ByKind& sentences,
                                         const std::vector<int>& lines) const {
        return say(of_kind(sentences, lines.front()),
                   {{"units", names(deduction_.units)}, {"others", names(deduction_.others)}});
    }

    const Puzzle& puzzle_;
    const Deduction& deduction_;
    Size size_;
};

}  // namespace

std::string unit_name(const Puzzle& puzzle, int unit) {
    const int number = unit % puzzle.n;
    const int kind = unit / puzzle.n;
    if (kind == 2) return region_name(number);
    const Size size{puzzle.side, puzzle.side};
    const auto line_of = [&](int other) {
        const Square first = size.square(puzzle.units[static_cast<std::size_t>(other)].first());
        return kind == 0 ? first.row : first.column;
    };
    const int line = line_of(unit);
    std::string name = kind == 0 ? row_name(line, size) : column_name(line);
    const bool parted = (number > 0 && line_of(unit - 1) == line) ||
                        (number + 1 < puzzle.n && line_of(unit + 1) == line);
    if (!parted) return name;
    const auto squares =
        square_names(squares_of(puzzle.units[static_cast<std::size_t>(unit)], size), size);
    if (squares.size() == 1) {
        return say("{line} ({square})", {{"line", name}, {"square", squares.front()}});
    }
    return say("{line} ({first} to {last})",
               {{"line", name}, {"first", squares.front()}, {"last", squares.back()}});
}

std::string reason_of(const Puzzle& puzzle, const Deduction& deduction) {
    return Reason(puzzle, deduction).words();
}

}  // namespace queens
