// Keeping the places of queens, and the boards that they make.
#include "cli/solution_sorter.hpp"

#include <algorithm>
#include <utility>

#include "cli/command.hpp"
#include "core/say.hpp"
#include "solvers/parts/scanning.hpp"
#include "solvers/parts/slots.hpp"

namespace queens::cli {

namespace {

/// Whether backtracking comes to the solutions in lexicographic order: not where a slot goes on
/// behind the next one, over a flipped edge or around a wall.
bool come_in_order(const Problem& problem) {
    const Size size = problem.board.size();
    const std::vector<Cell> cells = slots_of(problem).cells;
    return std::is_sorted(cells.begin(), cells.end(), [&](const Cell& a, const Cell& b) {
        return scanning_place(a.square(), size) < scanning_place(b.square(), size);
    });
}

}  // namespace

SolutionSorter::SolutionSorter(const Problem& problem, std::function<void(const Board&)> write,
                               std::size_t most)
    : given_(problem.board),
      write_(std::move(write)),
      most_(most),
      in_order_(come_in_order(problem)) {}

void SolutionSorter::take(const Board& solution) {
    if (in_order_) return write_(solution);
    std::vector<int> places;
    for (const Square queen : solution.find(Piece::queen)) {
        places.push_back(scanning_place(queen, solution.size()));
    }
    std::sort(places.begin(), places.end());
    kept_.insert(std::move(places));
    if (kept_.size() <= most_) return;
    throw Complaint(
        say("The search does not come to these solutions in lexicographic order, and more than "
            "{most} are not sorted; queens solve writes them as they come.",
            {{"most", most_}}));
}

void SolutionSorter::end() {
    for (const std::vector<int>& places : kept_) {
        Board board = given_;
        for (const int place : places) {
            board.put(scanned(place, board.size()), Piece::queen);
        }
        write_(board);
    }
}

}  // namespace queens::cli
