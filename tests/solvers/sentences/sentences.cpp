// Every sentence is true: what a step says about the board is compared with what is to be seen
// there.
#include <algorithm>
#include <array>
#include <catch2/catch_test_macros.hpp>

#include "core/dice.hpp"
#include "core/text_board.hpp"
#include "core/words.hpp"
#include "sanitized.hpp"
#include "solvers/sentences/claims.hpp"

using namespace queens;
using namespace queens::tests;

namespace {

constexpr std::array all_claims{claims_of_attacks, claims_of_trying, claims_of_looking_ahead,
                                claims_of_luck, claims_of_other_puzzles};

/// How many characters of the sentence stand in holes.
std::size_t length_of(const Words& words) {
    std::size_t length = 0;
    for (const auto& [hole, word] : words) length += hole.back() == '|' ? 0 : word.size();
    return length;
}

/// The claim that a sentence makes, with its words: of those that fit the one that leaves least to
/// its holes. Null if nobody has said what the sentence claims.
const Claim* claim_of(const std::string& sentence, Words& words) {
    const Claim* best = nullptr;
    for (const auto& claims : all_claims) {
        for (const Claim& claim : claims()) {
            std::optional<Words> fit = fitting(claim.pattern, sentence);
            if (!fit || (best != nullptr && length_of(*fit) >= length_of(words))) continue;
            words = std::move(*fit);
            best = &claim;
        }
    }
    return best;
}

/// Whether the sentence names the square of its event, if it names one.
bool names_its_square(const Scene& scene, const Words& words) {
    return words.count("square") == 0 || named_square(scene, words, "square") == scene.event.square;
}

/// What is wrong with a sentence, empty if it is true.
std::string fault_in(const std::string& sentence, const Scene& scene,
                     std::set<const Claim*>& used) {
    Words words;
    const Claim* claim = claim_of(sentence, words);
    if (claim == nullptr) return "Nobody says what this claims: " + sentence;
    used.insert(claim);
    const std::string pattern(claim->pattern);
    if (!names_its_square(scene, words)) return "This names another square: " + pattern;
    if (claim->holds != nullptr && !claim->holds(scene, words)) {
        return "This is not true: " + pattern;
    }
    return {};
}

/// The scene in a few lines.
std::string described(const Scene& scene, const std::string& sentence, std::size_t step) {
    std::string text = sentence + "\nStep " + std::to_string(step) + " of " +
                       std::to_string(scene.problem.queens) + " queens, " +
                       std::string(named(scene.board.surface()).slug) + ", knobs";
    for (const std::int64_t knob : scene.settings.knobs) text += " " + std::to_string(knob);
    for (const std::string& row : text_rows(scene.board)) text += "\n" + row;
    return text;
}

/// A problem with all its solutions where they are found quickly.
struct Case {
    Problem problem;
    std::vector<Placement> solutions;
    bool is_small = false;
};

constexpr int small_area = 16;

/// Queens that fit no anti-diagonals, rows that fit no columns, a square that no queen covers, and
/// a small cube.
std::vector<Case> special_cases() {
    const std::string narrow = "....oooo";
    const std::string wide = "........";
    const Board waist = board_from({narrow, narrow, wide, narrow, narrow, narrow, wide, wide});
    return {{{board_from({".ooo", "ooo.", "oo.o", "o.oo"}, torus_surface), 2}, {}},
            {problem_of(waist), {}},
            {{board_from({"o"}), 0}, {}},
            {problem_of(Board({3, 3})), {}}};
}

std::vector<Case> cases() {
    std::vector<Case> all;
    for (const SmallProblem& small : small_problems()) all.push_back({small.problem, {}});
    tests::Dice dice(1848);
    for (int i = 0; i < 600; ++i) {
        const Size size{dice.between(1, 7), dice.between(1, 7)};
        const std::vector<Piece> pieces{Piece::pawn, Piece::wall, Piece::forbidden, Piece::queen};
        const int few = dice.between(4, 20);
        Board board = dice.board(dice.one_in(3) ? Size{6, 6} : size, dice.surface(), pieces, few);
        if (dice.one_in(2)) board = without(board, Piece::queen);
        all.push_back({{board, std::max(board.size().shorter() + dice.between(-2, 2), 0)}, {}});
    }
    for (int n = 4; n <= 8; ++n) {
        all.push_back({problem_of(Board({n, n})), {}});
        all.push_back({problem_of(Board({n, n}, torus_surface)), {}});
    }
    for (Case& one : all) {
        one.is_small = one.problem.board.size().area() <= small_area;
        if (one.is_small) one.solutions = all_solutions(one.problem);
    }
    return all;
}

Settings settings_drawn(const Entry& entry, tests::Dice& dice) {
    Settings settings = initial_settings(entry);
    settings.seed = dice.next();
    for (std::size_t i = 0; i < entry.knobs.size(); ++i) {
        const auto choices =
            std::min<std::int64_t>(entry.knobs[i].highest - entry.knobs[i].lowest, 7);
        settings.knobs[i] = entry.knobs[i].lowest + dice.below(static_cast<int>(choices) + 1);
    }
    return settings;
}

/// What the runs of a test have said.
struct Report {
    std::uint64_t steps = 0;
    std::set<const Claim*> used;
    /// An example of each fault of each solver.
    std::map<std::string, std::string> faults;
};

/// Reads a run step by step and compares each sentence with the board.
void read_run(const Entry& entry, const Case& one, const Settings& settings, std::size_t limit,
              Report& report) {
    std::vector<Event> events(limit);
    events.resize(entry.start(one.problem, settings)->events(events));
    const auto search = entry.start(one.problem, settings);
    const bool knows_all = one.is_small && entry.solves == nullptr && entry.group == nullptr &&
                           (entry.ends_at_first == nullptr || !entry.ends_at_first(settings));
    Board board = one.problem.board;
    Past past;
    Insight mind = search->insight();
    for (std::size_t i = 0; i < events.size(); ++i) {
        const Event& event = events[i];
        const std::string text = explain(entry, one.problem, event, board).sentence;
        const Scene scene{entry,
                          one.problem,
                          settings,
                          event,
                          std::span<const Event>(events).subspan(i),
                          board,
                          past,
                          mind,
                          knows_all ? &one.solutions : nullptr};
        for (const std::string& sentence : sentences_of(text)) {
            const std::string fault = fault_in(sentence, scene, report.used);
            if (fault.empty()) continue;
            report.faults.emplace(std::string(entry.slug) + ": " + fault,
                                  described(scene, sentence, i));
        }
        if (text.find("are a set that is new") != std::string::npos) {
            past.line_sets.insert(scene.lines_with_queen());
        }
        past.add(event, text, board);
        apply(event, board);
        std::array<Event, 1> step;
        search->events(step);
        mind = search->insight();
        ++report.steps;
    }
}

/// How many steps of a long run are read.
constexpr std::size_t long_run = tests::sanitized ? 200 : 2'000;

/// Runs of a solver on special problems, and on others drawn at random until it has taken that many
/// steps.
void read_runs(const Entry& entry, const std::vector<Case>& all, std::uint64_t steps,
               Report& report) {
    tests::Dice dice(1850);
    for (const Case& one : special_cases()) {
        if (!entry.refuse(one.problem).empty()) continue;
        read_run(entry, one, initial_settings(entry), long_run, report);
    }
    const std::uint64_t until = report.steps + steps;
    for (int tries = 0; report.steps < until && tries < 20'000; ++tries) {
        const Case& one = all[static_cast<std::size_t>(dice.below(static_cast<int>(all.size())))];
        if (!entry.refuse(one.problem).empty()) continue;
        read_run(entry, one, settings_drawn(entry, dice),
                 dice.one_in(8) ? long_run : std::min<std::size_t>(long_run, 300), report);
    }
}

}  // namespace

TEST_CASE("every sentence about a step is true, and somebody says what it claims") {
    const std::vector<Case> all = cases();
    Report report;
    const std::uint64_t steps = tests::sanitized ? 60 : 4'700;
    for (const Entry* entry : solvers()) read_runs(*entry, all, steps, report);
    for (const auto& [where, fault] : report.faults) FAIL_CHECK(where << "\n" << fault);
    if (tests::sanitized) return;
    CHECK(report.steps >= 100'000);
    for (const auto& claims : all_claims) {
        for (const Claim& claim : claims()) {
            INFO("nobody says \"" << claim.pattern << "\"");
            CHECK(report.used.count(&claim) == 1);
        }
    }
}
