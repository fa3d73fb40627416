#include "ui/garden_steps.hpp"

#include <cmath>

#include "app/hint_offer.hpp"
#include "app/rooms/garden_room.hpp"
#include "core/say.hpp"

namespace queens::ui {

std::uint64_t seed_of_moment(const Frame& frame) {
    constexpr double fine = 1e6;
    return seed_of_day(frame.appearance.today) +
           static_cast<std::uint64_t>(std::fmod(frame.now, fine) * fine);
}

OpenDay open_today(const Frame& frame) {
    const Day today = frame.appearance.today;
    return {today, frame.app.gardens().unsolved_on(today).value_or(GardenGrade::easy)};
}

GrowGarden another_garden(const Frame& frame) {
    const State& state = frame.app.state();
    return {state.board.rows(), state.board.surface(), state.regions.rule, state.grade,
            seed_of_moment(frame)};
}

Step another_garden_step(const Frame& frame) {
    return {"next-garden",
            say("Another garden"),
            say("A new garden of this kind; undo brings this one back"),
            {another_garden(frame)}};
}

Step step_from_garden(const Frame& frame) {
    const App& app = frame.app;
    const auto& day = app.state().day;
    const auto grade = day ? app.gardens().unsolved_on(*day) : std::nullopt;
    if (!grade) return another_garden_step(frame);
    return {"next-grade",
            say("The next garden of the day"),
            say("A harder garden, the same for everyone on that day"),
            {OpenDay{*day, *grade}}};
}

Step end_explanation_step() {
    return {"end-explanation",
            say("Back to my board"),
            say("The board as it was before the explanation"),
            {EndExplanation{}}};
}

std::optional<Step> garden_hint_step(const App& app) {
    const auto offer = hint_offer(app);
    if (!offer) return std::nullopt;
    return Step{
        "ask-hint", offer->words, say("First where to look, then why"), {AskHint{offer->queens}}};
}

Step follow_hint_step(const App& app) {
    return {"follow-hint",
            say("Do it"),
            app.regions().draft ? say("Give the square to that region")
                                : say("Mark or place what the hint says"),
            {FollowHint{}}};
}

Step make_unique_step() {
    return {"ask-gift",
            say("Make it unique"),
            say("A square to give to another region, so that fewer solutions are left"),
            {SuggestGift{}}};
}

Step play_draft_step() {
    return {"play-garden",
            say("Play it"),
            say("Solve the garden as it is now; its regions can be changed later"),
            {PlayGarden{}}};
}

}  // namespace queens::ui
