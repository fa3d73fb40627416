// A garden that somebody is making: what can be said of its regions so far, and which square to
// give away so that fewer solutions are left.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "core/board.hpp"
#include "core/marks.hpp"
#include "core/regions.hpp"
#include "gardens/grade.hpp"

namespace queens {

/// Some regions have no square yet, or lie in pieces; otherwise how many solutions there are, which
/// is not known where it takes too long to find out.
enum class DraftStand : std::uint8_t { lacks_regions, torn, none, one, many, not_known };

/// More solutions are not counted.
inline constexpr std::size_t most_solutions_counted = 100;

struct DraftReport {
    DraftStand stand = DraftStand::lacks_regions;
    /// The regions that have no square or lie in pieces, in order.
    std::vector<int> regions{};
    /// How hard it is if it has one solution; nothing where the techniques do not find it.
    std::optional<GardenGrade> grade{};
    /// How many solutions were found, up to `most_solutions_counted`, and whether these are all;
    /// and the squares on which a queen stands in some of them and not in others, row by row.
    std::size_t solutions = 0;
    bool has_all = true;
    std::vector<Square> open{};
};

/// What is to be said of the draft on a board. It asks the techniques first, and then a search
/// that is given up before it takes more than some hundredths of a second.
[[nodiscard]] DraftReport report_on(const Board& board, const Regions& draft);

/// The same as a sentence.
[[nodiscard]] std::string draft_words(const DraftReport& report);

/// A square that is given to a region beside it.
struct Gift {
    Square square;
    int taker = 0;
    /// How many solutions are left then, 1 .. `most_solutions_counted`.
    std::size_t solutions = 1;

    friend bool operator==(const Gift&, const Gift&) = default;
};

/// The gift after which the fewest solutions are left, so that gift by gift most drafts come to
/// have one: the square holds a queen in some solutions, which die, and not in others, which stay.
/// All regions stay connected. Nothing for drafts that do not have several solutions, and where no
/// gift leaves fewer.
[[nodiscard]] std::optional<Gift> best_gift(const Board& board, const Regions& draft);

/// The draft as regions that can be played; nothing if some lack squares or lie in pieces.
[[nodiscard]] std::optional<Regions> finished(const Board& board, const Regions& draft);

/// The regions of a draft once these squares are given to one of them; those beyond the board are
/// left out.
[[nodiscard]] Regions painted(const MarkedBoard& draft, const std::vector<Square>& squares,
                              int region);

/// The regions of a draft once its board has `n` rows: each square has that of the nearest one
/// which stays with a region of the new board, region A where there is none.
[[nodiscard]] Regions resized(const MarkedBoard& draft, int n);

/// The draft of a board without any border: every square in region A.
[[nodiscard]] Regions empty_draft(int n, GardenRule rule);

}  // namespace queens
