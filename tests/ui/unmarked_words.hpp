// Finds words that a visitor reads and that stand outside the signs of the made-up language.
#pragma once

#include <algorithm>
#include <array>
#include <regex>
#include <set>
#include <string>
#include <unordered_set>

#include "core/made_up_language.hpp"
#include "core/papers.hpp"
#include "solvers/solver.hpp"
#include "ui/visitor.hpp"

namespace queens::tests {

/// The text without what the visitor wrote, whose quotation marks are a sentence of their own.
inline std::string without_quotations(const std::string& text) {
    static const std::string from = between_signs("\"");
    static const std::string until = "(" + from + "|" + between_signs("[.]{3}\"") + ")";
    static const std::regex quotation(from + "[^\"]*?" + until);
    return std::regex_replace(text, quotation, " ");
}

/// What may stand outside the signs, in the order in which it is looked for.
inline std::string without_exceptions(std::string text) {
    static const std::array exceptions{
        // Squares, columns at the edge of the board, and variables of formulas.
        std::regex("\\b[a-z]{1,3}[0-9]{1,4}\\b"), std::regex("^ *[a-z]{2} *$"),
        std::regex("\\b[a-z]\\b"),
        // Sequences of the OEIS, groups of motions.
        std::regex("\\bA[0-9]{6}\\b"), std::regex("\\b(M|D4|Sim|Aff)\\b(,[0-9]+|\\([0-9]+\\))?"),
        // Quarter and half turns, and conditions of runs, as the papers call them.
        std::regex("\\bR(²)?"),
        std::regex("\\b(Sec)?MinDist\\b|\\bNoKnightLine\\b|\\bSingleKnight\\b"),
        // Powers of ten in rounded numbers.
        std::regex("\\b[0-9.]+[kMG]\\b")};
    for (const std::regex& exception : exceptions) text = std::regex_replace(text, exception, " ");
    return text;
}

inline bool has_letters(const std::string& text) {
    return std::any_of(text.begin(), text.end(), [](char letter) {
        return (letter >= 'a' && letter <= 'z') || (letter >= 'A' && letter <= 'Z');
    });
}

/// Collects what stands outside the signs.
class UnmarkedWords {
  public:
    void read(const std::string& text) {
        // Most of a screen stands on the next one, too.
        if (!read_.insert(text).second) return;
        std::string outside = outside_signs(without_quotations(text));
        for (const std::string& name : names_) {
            const std::size_t at = outside.find(name);
            if (at != std::string::npos) outside.erase(at, name.size());
        }
        if (has_letters(without_exceptions(outside))) found_.insert(text);
    }

    /// Everything on the screen: what is read, tooltips, and what fields and sliders stand at.
    void read(const Visitor& visitor) {
        for (const ui::Shown& shown : visitor.record().all()) {
            read(shown.label);
            read(shown.hint);
            if (shown.role == ui::Role::slider) read(shown.value);
        }
    }

    [[nodiscard]] std::string report() const {
        std::string lines;
        for (const std::string& text : found_) lines += text + '\n';
        for (const std::string_view sign : {opening, closing}) {
            for (std::size_t at = 0; (at = lines.find(sign, at)) != std::string::npos;) {
                lines.replace(at, sign.size(), sign == opening ? "[" : "]");
            }
        }
        return lines;
    }

  private:
    /// Authors, titles and places of papers are names, as are solvers, options, commands and fields
    /// in links and lines of commands.
    static std::set<std::string> names() {
        std::set<std::string> names;
        for (const Paper& paper : papers()) {
            names.insert({std::string(paper.authors), std::string(paper.title),
                          std::string(paper.place), std::string(paper.address)});
        }
        for (const Entry* entry : solvers()) {
            names.emplace(entry->slug);
            for (const Knob& knob : entry->knobs) names.emplace(knob.name);
        }
        names.insert({"put", "seek", "jump", "square", "piece", "step", "more", "nobody"});
        names.erase("");
        return names;
    }

    std::set<std::string> names_ = names();
    std::unordered_set<std::string> read_;
    std::set<std::string> found_;
};

}  // namespace queens::tests
