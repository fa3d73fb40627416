// The answers behind the tabs: what takes time to find, found outside of drawing and kept until its
// question changes.
#pragma once

#include <utility>
#include <vector>

#include "app/answers/census.hpp"
#include "app/answers/constellations.hpp"
#include "app/answers/count.hpp"
#include "app/answers/forecast.hpp"
#include "app/answers/gallery.hpp"
#include "app/answers/gauss.hpp"
#include "app/answers/known.hpp"
#include "app/answers/ladder.hpp"
#include "app/answers/number_squares.hpp"
#include "app/answers/orbit.hpp"
#include "app/answers/pairs.hpp"
#include "app/answers/placement.hpp"
#include "app/answers/published.hpp"
#include "app/answers/shifts.hpp"
#include "app/answers/start.hpp"
#include "app/answers/sums.hpp"
#include "app/answers/theorem.hpp"
#include "app/answers/tiles.hpp"
#include "app/answers/turns.hpp"
#include "app/answers/verdict.hpp"
#include "symmetry/square_reading.hpp"

namespace queens {

class App;

/// The verdict belongs to the board while no run is loaded. Every other answer belongs to the tab
/// that shows it, and stays as it was while that tab is closed.
struct Answers {
    Known<std::pair<Board, Completable>, Verdict> verdict;
    Known<Board, Census> census;
    Known<StartQuestion, Start> start;
    Known<Problem, RowForecast> rows;
    Known<int, std::vector<Rung>> ladder;
    Known<Task, CountForecast> count;
    Known<std::pair<Board, GroupKind>, Orbit> orbit;
    Known<GalleryBoard, SolutionList> solutions;
    Known<std::pair<GalleryBoard, GalleryFilter>, std::vector<std::size_t>> shown;
    Known<std::pair<GalleryBoard, GroupKind>, GalleryFamilies> families;
    Known<Board, Placement> placement;
    Known<Columns, Turns> turns;
    Known<Calculator, Calculation> calculation;
    Known<Columns, Shifts> shifts;
    Known<Columns, RowSums> sums;
    Known<Columns, Magic> magic;
    Known<Columns, Pairs> pairs;
    Known<Size, Cuts> cuts;
    Known<int, Theorem> theorem;
    Known<std::pair<int, Square>, Tiles> tiles;
    Known<std::vector<CountedHere>, std::vector<PublishedTable>> published;
    Known<std::vector<std::int64_t>, SquareReading> square;
    Known<Size, Packed> packed;
    Known<Columns, GaussCheck> gauss;
    Known<Size, Constellations> constellations;
};

/// Finds what the tab that is open shows.
void follow(Answers& answers, const App& app);

}  // namespace queens
