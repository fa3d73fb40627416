// The entry by which the program knows a solver, its settings, and the list of all entries.
//
// A solver is a step machine (search.hpp) in one .cpp file beside its pseudocode and its Entry. To
// add one, write such a file, which defines the Entry solver_entries::NAME, and add one line to
// list.inc.
#pragma once

#include <array>
#include <cstdint>
#include <memory>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "core/problem.hpp"
#include "core/sentence.hpp"
#include "solvers/knob.hpp"
#include "solvers/pseudocode.hpp"
#include "solvers/search.hpp"
#include "symmetry/group.hpp"

namespace queens {

/// What a run starts from besides its problem. `knobs` are in the order of the entry's list, each
/// in its range, exactly as many.
struct Settings {
    std::vector<std::int64_t> knobs;
    std::uint64_t seed = 0;

    friend bool operator==(const Settings&, const Settings&) = default;
};

/// What kind of idea a solver is, from the simplest on; the last ones solve other puzzles.
enum class Approach : std::uint8_t { everything, look_ahead, shortcut, luck, other_puzzle };
struct NamedApproach {
    Approach value;
    Sentence title;
};
inline constexpr std::array approaches{NamedApproach{Approach::everything, "Try everything"},
                                       NamedApproach{Approach::look_ahead, "Look ahead"},
                                       NamedApproach{Approach::shortcut, "Clever shortcuts"},
                                       NamedApproach{Approach::luck, "Luck"},
                                       NamedApproach{Approach::other_puzzle, "Other puzzles"}};

/// What placing and taking off means to a solver: its own tree of choices; the tree of putting a
/// queen on every free square, row after row; or no tree, where nothing is tried to its end.
enum class SearchTree : std::uint8_t { none, own, row_after_row };

/// Whether a solver searches, placing pieces one after the other and taking them off again, or
/// repairs a board full of queens, each of which stays in its column (in its row where the board is
/// wider than tall).
enum class SolverKind : std::uint8_t { searches, repairs };

/// All that the program knows of a solver.
struct Entry {
    std::string_view slug;
    Sentence title;
    /// One plain sentence.
    Sentence summary;
    /// Under which heading it is offered.
    Approach approach = Approach::everything;
    SolverKind kind = SolverKind::searches;
    Pseudocode pseudocode;
    /// Where it comes from: keys of the bibliography (core/papers.hpp).
    std::span<const std::string_view> papers;
    std::span<const Knob> knobs;
    /// Whether it draws random numbers, which the seed of its settings starts.
    bool uses_seed = false;
    /// Whether it finds every solution and then ends.
    bool complete = true;
    /// Whether instead it finds one of all solutions that rotations and reflections of the problem
    /// carry into each other, and then ends.
    bool up_to_symmetry = false;
    /// The group of the torus whose motions count then, shifts among them; null where it is the
    /// rotations and reflections.
    GroupKind (*group)(const Settings&) = nullptr;
    /// The search tree that it walks; without one, taking a piece off does not mean to go back.
    SearchTree tree = SearchTree::own;
    /// Whether what its pseudocode says of rows is done with columns, and the other way round,
    /// where the board is taller than wide.
    bool scans = false;
    /// Whether its pieces must not attack each other on the board, so that those that do are at
    /// fault.
    bool attack_free = true;
    /// Whether with these settings they must not, where with others they may; null if never.
    bool (*keeps_apart)(const Settings&) = nullptr;
    /// Whether it works on boards stacked in space, so that its events have layers and the board is
    /// what is seen from above.
    bool stacks = false;
    /// Whether with these settings it ends at its first solution, which then stays on the board,
    /// even if it finds every solution with others; null if it never does.
    bool (*ends_at_first)(const Settings&) = nullptr;
    /// Whether with these settings each solution betters the one before, and the last one is proved
    /// to be the best when the search has ended; null if never.
    bool (*proves_best)(const Settings&) = nullptr;
    /// Whether the board is what a solution event promises; null where that is the problem's own
    /// solution: all queens of the problem, none attacking another.
    bool (*solves)(const Problem&, const Settings&, const Board&) = nullptr;
    /// Changes the settings of a link without knobs to those that a visitor begins with on a board
    /// of that number of rows; null where these are the same.
    void (*set_out)(Settings&, int rows) = nullptr;
    /// On larger boards one sees little of it at first: with how many rows to begin, 0 for any.
    int first_rows = 0;
    /// One sentence why the problem cannot be taken, empty if it can.
    std::string (*refuse)(const Problem&) = nullptr;
    /// Starts a run on a problem that is not refused.
    std::unique_ptr<Search> (*start)(const Problem&, const Settings&) = nullptr;
    /// Starts a run that places n queens without a board, as many as `refuse_many` allows; null
    /// where the solver needs one. At its end `rows` are a solution.
    std::unique_ptr<Search> (*start_many)(std::uint32_t n, const Settings&) = nullptr;
};

/// The entries, each defined in the solver's own file.
namespace solver_entries {
#define QUEENS_SOLVER(name) extern const Entry name;
#include "solvers/list.inc"
#undef QUEENS_SOLVER
}  // namespace solver_entries

/// What an event of the solver did and why, given the board before it.
[[nodiscard]] Reason explain(const Entry& entry, const Problem& problem, const Event& event,
                             const Board& before);

/// Every solver, in the order of list.inc.
[[nodiscard]] std::span<const Entry* const> solvers();

/// Whether a search of the solver that ended has found every solution, so that there are no others.
[[nodiscard]] bool has_all(const Entry& entry, const Settings& settings, const Tally& ended);

/// Whether a search of the solver that ended without a solution has proved that there is none.
[[nodiscard]] bool proves_none(const Entry& entry, const Tally& ended);

/// Whether in a run of the solver with these settings pieces must not attack each other.
[[nodiscard]] bool forbids_attacks(const Entry& entry, const Settings& settings);

/// Whether with these settings each solution betters the one before.
[[nodiscard]] bool finds_records(const Entry& entry, const Settings& settings);

/// Whether a search of the solver that ended has proved its last solution to be the best.
[[nodiscard]] bool has_best(const Entry& entry, const Settings& settings, const Tally& ended);

/// Whether its slug, title or summary holds the text, in small letters or capitals; the empty text
/// is held by all.
[[nodiscard]] bool is_about(const Entry& entry, std::string_view text);

/// The solver of that slug, null if there is none.
[[nodiscard]] const Entry* find_solver(std::string_view slug);

/// The settings with every knob at its initial value.
[[nodiscard]] Settings initial_settings(const Entry& entry);

/// The settings that a visitor who chooses the solver begins with on a board of that number of
/// rows. They may differ from the initial ones, which old links mean.
[[nodiscard]] Settings first_settings(const Entry& entry, int rows);

/// One sentence saying which knob is missing, unknown or out of range, empty if all are well.
[[nodiscard]] std::string complain_about(const Entry& entry, const Settings& settings);

}  // namespace queens
