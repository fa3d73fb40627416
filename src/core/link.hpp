// Links: the only text form of a state, a URL fragment of key=value pairs.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "core/board.hpp"
#include "core/marks.hpp"
#include "core/regions.hpp"

namespace queens {

/// A run of a solver as a link names it: slug, the solver's own knobs in the order of its list,
/// seed and step. Whether the slug and the knobs exist is for the solvers' registry to say.
struct RunLink {
    std::string solver;
    std::vector<std::int64_t> knobs;
    std::uint64_t seed = 0;
    std::uint64_t step = 0;

    friend bool operator==(const RunLink&, const RunLink&) = default;
};

/// What a link says: a board, perhaps a run, the keys of the display (`room`, `view` ...) as they
/// stand, for the program to interpret, marks, which may be under pieces, and regions.
struct Link {
    Board board;
    std::optional<RunLink> run;
    std::vector<std::pair<std::string, std::string>> display;
    Marks marks{};
    Regions regions{};

    friend bool operator==(const Link&, const Link&) = default;
};

/// What came of reading a link. `complaint` is a sentence about the first fault, empty when all is
/// well; then `link` is what the text says. With a complaint, `link` holds the part that could be
/// read; nothing where not even the size of the board could. `notices` are sentences about what
/// does no harm. `unread` are display keys with values that no link has.
struct LinkReading {
    std::optional<Link> link;
    std::string complaint;
    std::vector<std::string> notices;
    std::vector<std::pair<std::string, std::string>> unread{};

    [[nodiscard]] bool ok() const { return complaint.empty(); }
};

/// The longest text that is read, in bytes.
inline constexpr std::size_t longest_link = 64 * 1024;

/// The most display keys that are read; later ones are left out with a notice.
inline constexpr std::size_t most_display_keys = 40;

/// Reads a whole URL or only its fragment, with or without '#'. Total: any bytes give a reading,
/// and nothing is allocated before sizes have been checked. An empty fragment and an address
/// without one are the empty 8 x 8 board; other text without any '=' is a complaint. Without `n`
/// the board is as large as `b` or `q` says, otherwise 8 x 8. `%xx` is decoded once, twice only
/// where the link was encoded twice. Of a key that comes twice the first counts, with a notice;
/// keys that are not of the grammar and not made like display keys are ignored.
[[nodiscard]] LinkReading read_link(std::string_view text);

/// The newest form of the link, without '#': only A-Z a-z 0-9 . - _ = & /, ending in a letter or a
/// digit. Equal links give equal texts, and every text that is not longer than `longest_link` is
/// read back to the same link; only boards of some 60,000 pieces and more are longer. The solver's
/// name and the display keys must not be empty, these and the display values must consist of
/// letters, digits, '.', '-' and '_' (a goal's of '=', too), and no display key may come twice or
/// be a key of the grammar.
[[nodiscard]] std::string write_link(const Link& link);

}  // namespace queens
