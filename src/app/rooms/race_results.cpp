// The latest result of a run takes the place of an earlier one.
#include "app/rooms/race_results.hpp"

#include <algorithm>
#include <utility>

#include "core/csv.hpp"
#include "core/link.hpp"
#include "core/numbers.hpp"
#include "core/say.hpp"

namespace queens {

namespace {

int side_of(const Board& board) {
    const Size size = board.size();
    return is_empty(board) && size.is_square() ? size.rows : 0;
}

}  // namespace

void RaceResults::add(const Race& race, const Racer& racer) {
    if (!racer.first()) return;
    const Board& board = race.problem().board;
    RaceResult result{.solver = std::string(racer.entry().slug),
                      .link = write_link({board, {}, {}}),
                      .side = side_of(board),
                      .surface = board.surface(),
                      .seed = race.seed(),
                      .first = *racer.first()};
    const auto same = std::find_if(results_.begin(), results_.end(),
                                   [&](const auto& one) { return one.repeats(result); });
    if (same != results_.end()) {
        *same = std::move(result);
    } else {
        results_.push_back(std::move(result));
    }
    if (results_.size() > most) results_.erase(results_.begin());
}

std::map<int, double> RaceResults::growth(std::string_view solver, Surface surface,
                                          Fairness by) const {
    std::map<int, double> values;
    for (const RaceResult& one : results_) {
        if (one.side == 0 || one.solver != solver || one.surface != surface) continue;
        values[one.side] =
            by == Fairness::steps ? static_cast<double>(one.first.step) : one.first.seconds;
    }
    return values;
}

std::string RaceResults::table() const {
    std::vector<std::vector<std::string>> lines{
        {say(Sentence("link", "head of a column")), say(Sentence("algorithm", "head of a column")),
         say(Sentence("seed", "head of a column")), say(Sentence("steps", "head of a column")),
         say(Sentence("seconds", "head of a column"))}};
    for (const RaceResult& one : results_) {
        lines.push_back({one.link, one.solver, std::to_string(one.seed),
                         std::to_string(one.first.step), fixed(one.first.seconds, 6)});
    }
    return csv_of(lines);
}

}  // namespace queens
