// A step says the same in every language: the same squares, numbers, columns and pieces.
#include <algorithm>
#include <array>
#include <catch2/catch_test_macros.hpp>
#include <cctype>
#include <cstddef>
#include <map>
#include <regex>
#include <set>
#include <string>
#include <string_view>
#include <vector>

#include "core/language.hpp"
#include "core/spoken.hpp"
#include "core/translated.hpp"
#include "solvers/small_problems.hpp"
#include "solvers/solver.hpp"

using namespace queens;
using namespace queens::tests;

namespace {

/// A step that a solver took and can explain: an event, with the board before it.
struct Taken {
    const Entry* entry;
    Problem problem;
    Event event;
    Board before;

    [[nodiscard]] std::string sentence() const {
        return explain(*entry, problem, event, before).sentence;
    }
};

/// The words by which a language names columns and pieces, as regular expressions.
struct Names {
    std::string_view tag;
    std::string_view column;
    std::array<std::string_view, 6> pieces;
};

constexpr std::array names{
    Names{"en",
          "[Cc]olumns? ([a-z])(?![a-z\xC3])(?: and ([a-z])(?![a-z\xC3]))?",
          {"[Qq]ueens?\\b", "[Rr]ooks?\\b", "[Bb]ishops?\\b", "[Kk]nights?\\b", "\\b[Kk]ings?\\b",
           "[Pp]awns?\\b"}},
    Names{"de",
          "Spalten? ([a-z])(?![a-z\xC3])(?: und ([a-z])(?![a-z\xC3]))?",
          {"Dame", "T(?:urm|\xC3\xBCrme)", "L\xC3\xA4ufer", "Springer", "K\xC3\xB6nig", "Bauer"}},
    Names{"fr",
          "colonnes? ([a-z])(?![a-z\xC3])(?: et ([a-z])(?![a-z\xC3]))?",
          {"[Dd]ames?\\b", "\\b[Tt]ours?\\b", "\\b[Ff]ous?\\b", "[Cc]avaliers?\\b",
           "\\b[Rr]ois?\\b", "\\b[Pp]ions?\\b"}}};

const Names& names_in(std::string_view tag) {
    const auto found =
        std::find_if(names.begin(), names.end(), [&](const Names& of) { return of.tag == tag; });
    REQUIRE(found != names.end());
    return *found;
}

/// Digits that stand beside each other when the marks of the language are gone.
std::string without_groups(const std::string& text) {
    const std::string mark(language().between_groups);
    std::string plain = text;
    for (std::size_t at = 0; (at = plain.find(mark, at)) != std::string::npos; ++at) {
        const bool within = at > 0 &&
                            std::isdigit(static_cast<unsigned char>(plain[at - 1])) != 0 &&
                            at + mark.size() < plain.size() &&
                            std::isdigit(static_cast<unsigned char>(plain[at + mark.size()])) != 0;
        if (within) plain.erase(at, mark.size());
    }
    return plain;
}

/// Made once for each pattern, which takes far longer than looking for it.
const std::regex& expression_of(std::string_view pattern) {
    static std::map<std::string_view, std::regex> made;
    const auto found = made.find(pattern);
    if (found != made.end()) return found->second;
    return made.emplace(pattern, std::string(pattern)).first->second;
}

void add_matches(std::set<std::string>& facts, const std::string& text, std::string_view pattern,
                 const std::string& kind) {
    for (std::sregex_iterator it(text.begin(), text.end(), expression_of(pattern)), end; it != end;
         ++it) {
        const std::smatch& found = *it;
        if (found.size() == 1) facts.insert(kind + found.str());
        for (std::size_t i = 1; i < found.size(); ++i) {
            if (found[i].matched) facts.insert(kind + found.str(i));
        }
    }
}

/// What a sentence speaks of, whatever its language.
std::set<std::string> facts_in(const std::string& sentence, const Names& in) {
    const std::string text = without_groups(sentence);
    std::set<std::string> facts;
    add_matches(facts, text, "\\b[a-z]{1,2}[0-9]+\\b", "square ");
    add_matches(facts, text, "\\b[0-9]+\\b", "number ");
    add_matches(facts, text, in.column, "column ");
    for (std::size_t i = 0; i < in.pieces.size(); ++i) {
        if (std::regex_search(text, expression_of(in.pieces[i]))) {
            facts.insert("piece " + std::to_string(i));
        }
    }
    return facts;
}

std::string listed(const std::set<std::string>& facts) {
    std::string text;
    for (const std::string& fact : facts) text += fact + "; ";
    return text;
}

constexpr std::size_t wanted = 2'000;
constexpr std::size_t of_each_run = 400;

/// Steps of every solver, the same number of each, spread over its runs on small problems.
std::vector<Taken> sample() {
    std::vector<Taken> steps;
    const std::vector<SmallProblem> problems = small_problems();
    const std::size_t share = wanted / solvers().size() + 1;
    for (const Entry* entry : solvers()) {
        std::vector<Taken> all;
        for (const SmallProblem& small : problems) {
            if (!entry->refuse(small.problem).empty()) continue;
            const auto search = entry->start(small.problem, initial_settings(*entry));
            std::vector<Event> events(of_each_run);
            events.resize(search->events(events));
            Board board = small.problem.board;
            for (const Event& event : events) {
                all.push_back({entry, small.problem, event, board});
                apply(event, board);
            }
        }
        for (std::size_t i = 0; i < share && !all.empty(); ++i) {
            steps.push_back(all[i * all.size() / share]);
        }
    }
    return steps;
}

}  // namespace

TEST_CASE("two thousand steps name the same squares, numbers and pieces in each language") {
    const std::vector<Taken> steps = sample();
    REQUIRE(steps.size() >= wanted);
    std::vector<std::string> english;
    std::vector<std::string> facts;
    for (const Taken& step : steps) {
        english.push_back(step.sentence());
        facts.push_back(listed(facts_in(english.back(), names_in("en"))));
    }
    for (const Translation& translation : translations) {
        const Spoken spoken(catalogue_in(translation));
        REQUIRE(spoken.is_spoken);
        for (std::size_t i = 0; i < steps.size(); ++i) {
            const std::string said = steps[i].sentence();
            INFO(steps[i].entry->slug << ": " << english[i] << "\n" << said);
            CHECK(listed(facts_in(said, names_in(translation.tag))) == facts[i]);
        }
    }
}
