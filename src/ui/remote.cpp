// A tab that has steps of its own is a row of the table below.
#include "ui/remote.hpp"

#include <algorithm>
#include <array>
#include <cstddef>

#include "app/rooms/count_room.hpp"
#include "ui/layout.hpp"

namespace queens::ui {

namespace {

void step_topic(const Frame& frame, int by) {
    const int last = static_cast<int>(topics.size()) - 1;
    const int next = std::clamp(static_cast<int>(frame.app.state().topic) + by, 0, last);
    frame.give(ChooseTopic{topics[static_cast<std::size_t>(next)].value});
}

/// The board beside the present one in a list of `count`, the first where it is not in it. The
/// list must not be empty.
template <class BoardAt>
Board board_beside(const Frame& frame, int by, std::size_t count, const BoardAt& at) {
    std::size_t place = 0;
    while (place < count && at(place) != frame.app.board()) ++place;
    const bool listed = place < count;
    if (listed && by < 0 && place > 0) --place;
    if (listed && by > 0 && place + 1 < count) ++place;
    return at(listed ? place : 0);
}

void step_solution(const Frame& frame, int by) {
    const Answers& answers = frame.app.answers();
    if (!has_gallery(frame.app.board()) || frame.app.state().gallery.families) return;
    const std::vector<std::size_t>& shown = answers.shown.answer();
    const Surface surface = frame.app.board().surface();
    if (shown.empty()) return;
    frame.give(ShowBoard{board_beside(frame, by, shown.size(), [&](std::size_t i) {
        return board_of(answers.solutions.answer().all[shown[i]], surface);
    })});
}

void step_image(const Frame& frame, int by) {
    const std::vector<Board>& images = frame.app.answers().orbit.answer().images;
    if (images.empty()) return;
    const Board image =
        board_beside(frame, by, images.size(), [&](std::size_t i) { return images[i]; });
    frame.give(ShowBoard{marked_image(frame.app.marked_board(), image, frame.app.state().group)});
}

void step_race(const Frame& frame, int by) {
    if (!frame.app.shows_race()) return;
    if (by > 0) {
        frame.give(RunRace{true});
    } else {
        frame.give(ResetRace{});
    }
}

struct Steps {
    Tab tab;
    void (*step)(const Frame& frame, int by);
};
constexpr std::array presented{Steps{Tab::maths, step_topic}, Steps{Tab::gallery, step_solution},
                               Steps{Tab::orbit, step_image}, Steps{Tab::race, step_race}};

void press_count(const Frame& frame) {
    if (frame.app.count_room().being_cut() != nullptr) return frame.give(DiscardCount{});
    const CountRun* run = frame.app.counting();
    if (run == nullptr || run->ledger().complete()) return frame.give(StartCount{});
    if (run->running()) return frame.give(PauseCount{});
    frame.give(ContinueCount{});
}

}  // namespace

void press_remote(const Frame& frame) {
    const App& app = frame.app;
    if (app.shows_race()) return frame.give(RunRace{!app.racing()});
    if (app.presenting() && app.state().tab == Tab::count) return press_count(frame);
    if (app.playing() || app.seeking()) return frame.give(Pause{});
    frame.give(Play{});
}

bool takes_steps(const Frame& frame) {
    const App& app = frame.app;
    if (app.presenting()) return true;
    return !app.shows_race() && (app.player() != nullptr || app.state().tab == Tab::solve);
}

void step_remote(const Frame& frame, int by) {
    const auto* const steps =
        std::find_if(presented.begin(), presented.end(), [&](const Steps& row) {
            return frame.app.presenting() && row.tab == frame.app.state().tab;
        });
    if (steps != presented.end()) return steps->step(frame, by);
    if (by > 0 || frame.app.player() != nullptr) frame.give(StepBy{by});
}

}  // namespace queens::ui
