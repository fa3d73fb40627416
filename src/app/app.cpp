// The program's life: what it is at the start, what moves by itself, and what it derives from the
// board on show.
#include "app/app.hpp"

#include <algorithm>
#include <utility>
#include <variant>

#include "app/commands/command_line.hpp"
#include "app/commands/command_row.hpp"
#include "app/program.hpp"
#include "app/state/claimed.hpp"
#include "core/read.hpp"
#include "core/say.hpp"
#include "gardens/play.hpp"

namespace queens {

namespace {

/// What is announced of a new verdict to people who do not see the board: that it is solved or is
/// so no more, that no square is free, or in a garden that queens break its rule.
std::string news(Mood before, const Verdict& verdict, bool in_garden) {
    const Mood now = verdict.mood;
    if (now == before) return {};
    // Elsewhere the words of a square name what attacks it.
    const bool tells_conflict = now == Mood::conflict && (in_garden || before == Mood::solved);
    if (now == Mood::solved || now == Mood::stuck || tells_conflict) return verdict.sentence;
    return before == Mood::solved ? verdict.goal.sentence : std::string();
}

}  // namespace

App::App(int workers)
    : workers_(std::max(1, workers)), program_(std::make_unique<Program>(workers_)) {}
App::~App() = default;
App::App(App&&) noexcept = default;
App& App::operator=(App&&) noexcept = default;

const State& App::state() const { return program_->state; }
const Board& App::board() const { return program_->board(); }
const Player* App::player() const { return program_->solve.player(); }
const ManyQueens* App::many_queens() const { return program_->solve.many_queens(); }
bool App::playing() const { return program_->solve.playing(); }
double App::pace() const { return program_->solve.pace(speed()); }
std::optional<std::uint64_t> App::length() const { return program_->solve.length(); }
const Hint& App::hint() const {
    const Hint& asked = program_->hints.hint();
    return asked.sentence.empty() ? program_->proof.answer() : asked;
}
const ProofRoom& App::proof() const { return program_->proof; }
Problem App::problem() const { return program_->problem(); }
const Race* App::race() const { return program_->race.race(); }
bool App::shows_race() const { return state().tab == Tab::race && race() != nullptr; }
bool App::racing() const { return program_->race.racing(); }
const RaceResults& App::race_results() const { return program_->race.results(); }
std::optional<HintRoom::Explained> App::explained() const { return program_->hints.explained(); }
int App::region() const { return std::min(program_->region, board().rows() - 1); }
const GardenRoom& App::gardens() const { return program_->gardens; }
Regions App::regions() const { return player() == nullptr ? state().regions : Regions{}; }
const GrowingGardens& App::sheet() const { return program_->sheet; }
const CountRoom& App::count_room() const { return program_->count; }
const CountRun* App::counting() const { return program_->count.run(); }
Task App::task() const { return program_->task(); }
const std::optional<Notice>& App::notice() const { return program_->notice; }
bool App::can_undo() const { return program_->can_undo(); }
bool App::can_redo() const { return program_->can_redo(); }
void App::begin_here() { program_->history.forget(); }
std::optional<bool> App::theme() const { return program_->dark; }
std::uint64_t App::moves() const { return program_->moves; }
bool App::is_on_task_board() const {
    // A challenge ends where its board is changed.
    return is_challenge(goal_) || lessons::ground_of(goal_, state().board) == ground_;
}
bool App::seeking() const { return program_->solve.seeking(); }
const Reason& App::reason() const { return program_->solve.reason(); }
bool App::asks_first() const { return program_->solve.asks_first(); }
bool App::asking() const { return program_->solve.asking(); }
const Insight* App::insight() const { return program_->solve.insight(speed()); }

bool App::is_solved() const { return answers_.verdict.answer().mood == Mood::solved; }

void App::apply(const Command& command) {
    command_rows()[command.place()].carry_out(*program_, command);
    program_->settle();
    const bool race_ends = program_->race.line_up(state(), problem());
    if (race_ends && !program_->notice) {
        program_->remark(say("The race has ended, because the board was changed."));
    }
    begin_task(moves() == 0 && command.is<OpenLink, AcceptOffer, SetGoal>());
    address_is_old_ = true;
}

/// Takes down the board of a task that is set.
void App::begin_task(bool anew) {
    if (!anew && state().goal == goal_) return;
    goal_ = state().goal;
    ground_ = lessons::ground_of(goal_, state().board);
}

std::string App::obey(std::string_view line) {
    auto command = read_command(line, board().size());
    if (auto* complaint = std::get_if<std::string>(&command)) return std::move(*complaint);
    apply(std::get<Command>(command));
    return {};
}

void App::open(const Link& link) {
    program_->open(link, UINT64_MAX);
    program_->settle();
    begin_task(true);
}

bool App::seek(double budget) {
    if (!seeking()) return false;
    program_->solve.seek_on(budget);
    program_->settle();
    return seeking();
}

bool App::poll(double now, double budget) {
    const double since = now - program_->now;
    const double seconds = std::clamp(since, 0.0, longest_frame);
    program_->now = now;
    program_->race.move(seconds, budget, state());
    address_is_old_ = address_is_old_ || playing() || seeking();
    const bool moved = playing() || seeking();
    const bool moves = program_->solve.move(seconds, budget, speed());
    program_->settle();
    if (moved && !playing() && !seeking() && player() != nullptr) {
        program_->requests.emplace_back(Announce{reason().sentence});
    }
    const bool seeks = seek_hint(budget);
    const bool grows = program_->grow_on(budget);
    if (gardens().timer().is_on()) time_garden(std::max(0.0, since));
    const Mood before = answers_.verdict.answer().mood;
    const bool was_met = answers_.task.answer().met;
    follow(answers_, *this);
    const TaskAnswer& task = answers_.task.answer();
    if (task.met && !was_met) {
        program_->requests.emplace_back(Announce{task.sentence});
        if (player() != nullptr) program_->remark(task.sentence);
    }
    const Verdict& verdict = answers_.verdict.answer();
    if (state().goal.empty() && !explained()) {
        std::string told = news(before, verdict, !regions().empty());
        if (!told.empty()) program_->requests.emplace_back(Announce{std::move(told)});
    }
    if (verdict.mood == Mood::solved && before != Mood::solved) remember_solved_day();
    measure_speed();
    busy_ = moves || seeks || grows || racing();
    const bool counts = program_->count.tell_time(now);
    return busy_ || counts || gardens().timer().is_running();
}

/// Finds the answer to what was asked about the board, which is announced; returns whether that
/// takes longer.
bool App::seek_hint(double budget) {
    const std::string before = hint().sentence;
    const bool seeks = program_->hints.advance(budget);
    if (hint().sentence != before) program_->requests.emplace_back(Announce{hint().sentence});
    return seeks;
}

/// Remembers that the garden of its day is solved, once the visitor has solved it: not where a link
/// or an explanation shows the solution, nor where undo and redo bring that back.
void App::remember_solved_day() {
    if (!state().day || !state().grade || !program_->own_work || explained()) return;
    program_->gardens.solve(*state().day, *state().grade);
    program_->requests.emplace_back(KeepGardens{program_->gardens.written()});
}

/// Measures the time that is spent on the garden on show, if it is played.
void App::time_garden(double seconds) {
    GardenTimer& timer = program_->gardens.timer();
    const bool played = regions().is_playable() && !explained();
    if (!played) return timer.look_away();
    if (timer.look(program_->marked_board(), seconds)) {
        program_->requests.emplace_back(KeepGardens{program_->gardens.written()});
    }
}

/// Finds out how long a count will take once somebody looks at it.
void App::measure_speed() {
    const CountForecast& forecast = answers_.count.answer();
    if (state().tab == Tab::count && forecast.refusal.empty())
        program_->count.appraise(forecast.task);
}

double App::rest() const {
    if (busy_) return racing() ? 0 : program_->solve.rest(speed());
    constexpr double longest = 1;
    return gardens().timer().is_running() ? gardens().timer().rest() : longest;
}

void App::receive(std::string_view line, double now) {
    while (!line.empty()) {
        const bool begins = count_room().being_cut() != nullptr;
        const std::string why = program_->count.receive(take_until(line, '\n'), now);
        if (!why.empty()) {
            program_->complain(say(begins ? Sentence("The count could not begin. {why}")
                                          : Sentence("The count had to pause. {why}"),
                                   {{"why", why}}),
                               Until::count_goes_on);
        }
    }
}

void App::count_kept(Keeping keeping) {
    if (program_->count.kept(keeping) && keeping == Keeping::elsewhere && !counting()) {
        program_->remark(say("Another page of this browser is busy with a count."));
    }
}

void App::language_changed() {
    program_->solve.forget_reason();
    program_->hints.say_again();
    program_->proof.forget_answer();
    program_->settle();
    ++language_changes_;
    // What is known already is no news in another language.
    answers_ = {};
    follow(answers_, *this);
}

void App::offer_languages(std::vector<OfferedLanguage> languages) {
    program_->languages = std::move(languages);
}

const std::vector<OfferedLanguage>& App::languages() const { return program_->languages; }

std::vector<Request> App::take_requests() {
    renew_address();
    std::vector<Request> requests = std::exchange(program_->requests, {});
    for (Request& request : program_->count.take_requests()) requests.push_back(std::move(request));
    return requests;
}

/// Puts what is on show into the address, once nothing moves. An address does not say whose work
/// that is: the garden of a day is remembered before its page can be closed.
void App::renew_address() {
    if (!address_is_old_ || playing() || seeking()) return;
    address_is_old_ = false;
    std::string address = write_link(program_->link());
    if (address == address_) return;
    address_ = std::move(address);
    program_->requests.emplace_back(SetAddress{address_});
    program_->leave_day();
}

Link App::link() const { return program_->link(); }

const Conflicts& App::conflicts() const {
    if (conflicts_.board != board() || conflicts_.regions != regions()) {
        conflicts_ = {board(), regions(),
                      regions().empty() ? queens::conflicts(board(), drawn_conflicts)
                                        : garden_conflicts(board(), regions())};
    }
    return conflicts_.value;
}

const DraftReport& App::draft_report() const {
    if (draft_report_.board != board() || draft_report_.regions != regions()) {
        draft_report_ = {board(), regions(), report_on(board(), regions())};
    }
    return draft_report_.value;
}

const AttackMap& App::attack_map() const {
    if (attack_map_.board != board()) {
        attack_map_ = {board(), {}, queens::attack_map(board(), work_of_a_page)};
    }
    return attack_map_.value;
}

}  // namespace queens
