// The commands about gardens.
#include <algorithm>
#include <utility>

#include "app/commands/command_row.hpp"
#include "core/say.hpp"
#include "gardens/draft.hpp"
#include "gardens/play.hpp"
#include "gardens/techniques.hpp"

namespace queens {

namespace {

/// Steps of growing that keep nobody waiting. Most small gardens are there by then; on larger
/// boards a step takes up to two milliseconds.
int steps_at_once(int n) {
    constexpr int largest_small = 9;
    return n <= largest_small ? 500 : 50;
}

void grow(Program& program, const GrowGarden& command) {
    const auto& [n, surface, rule, grade, seed] = command;
    std::string refusal = refuse_garden(n, surface, rule);
    if (!refusal.empty()) return program.remark(std::move(refusal));
    program.growing = WantedGarden{GrowingGardens({n, surface, rule, grade}, seed, 1), grade,
                                   program.marked_board()};
    for (int i = 0; i < steps_at_once(n) && program.growing->gardens.step(); ++i) {
    }
    if (program.growing->gardens.growing()) {
        program.remark(say("A garden of this kind takes a while to grow."), Until::garden_is_there);
    } else {
        program.show_grown();
    }
}

void open_day(Program& program, const OpenDay& command) {
    const auto& [day, grade] = command;
    if (!day_in(written(day))) return;
    program.leave_day();
    const LinkReading left = read_link(program.gardens.left_at(day, grade));
    if (left.link && !left.link->regions.empty() && left.link->board.surface() == Surface{}) {
        program.show_garden({left.link->board, left.link->marks, left.link->regions});
    } else if (const auto grown = garden_of_day(day, grade)) {
        program.show_garden(empty_board_of(grown->garden));
    }
    if (program.state.regions.empty()) return;
    program.state.tab = Tab::place;
    program.state.grade = grade;
    program.state.day = day;
}

void leave_garden(Program& program, const LeaveGarden&) {
    program.end_explanation();
    program.show({program.state.board, program.state.marks});
}

void time_gardens(Program& program, const TimeGardens& command) {
    program.gardens.timer().turn(command.on);
    program.requests.emplace_back(KeepGardens{program.gardens.written()});
}

void explain_garden(Program& program, const ExplainGarden&) {
    const State& state = program.state;
    if (!state.regions.is_playable() || program.hints.explained()) return;
    program.proof = {};
    program.state.selected.reset();
    program.explain_garden();
    program.announce_hint();
}

void step_explanation(Program& program, const StepExplanation& command) {
    if (!program.hints.explained()) return;
    program.step_explanation(command.by);
    program.announce_hint();
}

void end_explanation(Program& program, const EndExplanation&) { program.end_explanation(); }

void follow_hint(Program& program, const FollowHint&) {
    const Advice* found = program.hints.advice();
    if (found == nullptr || program.proof.is_open()) return;
    if (program.hints.explained()) return step_explanation(program, {1});
    const Advice advice = *found;
    program.show(followed(program.marked_board(), advice));
}

/// What is proved stays; where that is nothing, what stood in the garden before comes back.
void end_proof(Program& program) {
    const std::optional<MarkedBoard> before = program.proof.before();
    program.proof = {};
    if (before) program.show_instead(*before);
}

void prove_garden(Program& program, const ProveGarden& command) {
    const State& state = program.state;
    if (!state.regions.is_playable() || program.hints.explained()) return;
    if (!command.on) return end_proof(program);
    MarkedBoard before = program.proof.before().value_or(program.marked_board());
    program.proof = {};
    program.state.selected.reset();
    program.hints = {};
    program.show_instead({Board(state.board.size(), state.board.surface()), {}, state.regions});
    program.proof.begin(program.marked_board(), std::move(before));
}

void choose_technique(Program& program, const ChooseTechnique& command) {
    const auto technique = technique_of(command.technique);
    if (technique && program.proof.is_open()) program.proof.choose(*technique);
}

void print_gardens(Program& program, const PrintGardens&) {
    const State& state = program.state;
    if (state.regions.empty()) return;
    const Garden kind = garden_of(state.board, state.regions);
    std::string refusal = refuse_garden(kind.n, kind.surface, kind.rule);
    if (!refusal.empty()) return program.remark(std::move(refusal));
    program.requests.emplace_back(ShowGardenSheet{});
}

void grow_sheet(Program& program, const GrowSheet& command) {
    const State& state = program.state;
    program.sheet = {};
    if (state.regions.empty() || !can_be_on_sheet(command.count)) return;
    const Garden kind = garden_of(state.board, state.regions);
    if (!refuse_garden(kind.n, kind.surface, kind.rule).empty()) return;
    program.sheet =
        GrowingGardens({kind.n, kind.surface, kind.rule, state.grade}, command.seed, command.count);
}

void make_garden(Program& program, const MakeGarden& command) {
    const auto& [n, surface, rule] = command;
    std::string refusal = refuse_garden(n, surface, rule);
    if (!refusal.empty()) return program.remark(std::move(refusal));
    program.state.selected.reset();
    program.state.pen = false;
    program.state.tab = Tab::place;
    Regions regions = program.state.regions;
    if (regions.empty()) {
        regions = empty_draft(n, rule);
        // Every square is of the first region.
        program.region = 1;
    } else if (program.state.board.rows() != n) {
        regions = resized(program.marked_board(), n);
        program.region = std::min(program.region, n - 1);
    }
    regions.rule = rule;
    regions.draft = true;
    program.show({Board({n, n}, surface), {}, std::move(regions)});
    program.end_challenge();
}

void paint(Program& program, const PaintRegion& command) {
    const auto& [squares, region, continues] = command;
    MarkedBoard next = program.marked_board();
    if (!next.regions.draft || region < 0 || region >= next.board.rows()) return;
    next.regions = painted(next, squares, region);
    if (next.regions == program.state.regions) return;
    const Square last = squares.back();
    program.requests.emplace_back(Announce{square_words(next.board, next.regions, last)});
    if (continues) return program.amend(std::move(next));
    program.show(std::move(next));
}

void choose_region(Program& program, const ChooseRegion& command) {
    if (command.region < 0 || command.region >= program.state.board.rows()) return;
    program.region = command.region;
    program.requests.emplace_back(
        Announce{say("Region {region}", {{"region", region_name(command.region)}})});
}

void suggest_gift(Program& program, const SuggestGift&) {
    if (!program.state.regions.draft) return;
    program.hints.ask_gift(program.marked_board());
    program.announce_hint();
}

void play_garden(Program& program, const PlayGarden&) {
    const State& state = program.state;
    if (!state.regions.draft) return;
    auto regions = finished(state.board, state.regions);
    if (!regions) return program.remark(draft_words(report_on(state.board, state.regions)));
    program.show({Board(state.board.size(), state.board.surface()), {}, *std::move(regions)});
    program.announce_garden();
}

void restore_gardens(Program& program, const RestoreGardens& command) {
    program.gardens.read(command.text);
}

}  // namespace

std::vector<CommandRow> garden_commands() {
    return {
        row("garden", grow, Field{"n", &GrowGarden::n}, Field{"surface", &GrowGarden::surface},
            Field{"rule", &GrowGarden::rule}, Field{"grade", &GrowGarden::grade},
            Field{"seed", &GrowGarden::seed}),
        row("garden-of-day", open_day, Field{"day", &OpenDay::day},
            Field{"grade", &OpenDay::grade}),
        row("leave-garden", leave_garden),
        assigning<RuleOut>("rule-out", "on"),
        assigning<BeQuiet>("be-quiet", "on"),
        row("time-gardens", time_gardens, Field{"on", &TimeGardens::on}),
        row("follow-hint", follow_hint),
        row("explain-garden", explain_garden),
        row("step-explanation", step_explanation, Field{"by", &StepExplanation::by}),
        row("end-explanation", end_explanation),
        row("prove-garden", prove_garden, Field{"on", &ProveGarden::on}),
        row("choose-technique", choose_technique, Field{"technique", &ChooseTechnique::technique}),
        row("print-gardens", print_gardens),
        row("grow-sheet", grow_sheet, Field{"count", &GrowSheet::count},
            Field{"seed", &GrowSheet::seed}),
        row("make-garden", make_garden, Field{"n", &MakeGarden::n},
            Field{"surface", &MakeGarden::surface}, Field{"rule", &MakeGarden::rule}),
        row("paint", paint, Field{"squares", &PaintRegion::squares},
            Field{"region", &PaintRegion::region}, Field{"continues", &PaintRegion::continues}),
        row("choose-region", choose_region, Field{"region", &ChooseRegion::region}),
        row("suggest-gift", suggest_gift),
        row("play-garden", play_garden),
        row("restore-gardens", restore_gardens, Field{"text", &RestoreGardens::text})};
}

}  // namespace queens
