// The commands of the counting room.
#include <algorithm>
#include <utility>

#include "app/commands/command_row.hpp"
#include "app/rooms/count_table.hpp"
#include "app/state/values.hpp"
#include "core/say.hpp"
#include "core/sequences.hpp"
#include "counting/methods.hpp"
#include "worker/count_file.hpp"

namespace queens {

namespace {

void set_extra_queens(Program& program, const SetExtraQueens& command) {
    program.state.extra_queens = std::clamp(command.count, 0, most_extra_queens);
}

void start(Program& program, const StartCount&) {
    const Task task = program.task();
    if (std::string refusal = refuse(task); !refusal.empty()) {
        return program.complain(std::move(refusal));
    }
    program.take_back(Until::count_goes_on);
    program.count.start(task, program.now);
}

void pause_count(Program& program, const PauseCount&) { program.count.pause(); }

void go_on(Program& program, const ContinueCount&) {
    program.take_back(Until::count_goes_on);
    program.count.go_on(program.now);
}

void discard(Program& program, const DiscardCount&) {
    program.notice.reset();
    program.count.discard();
}

void restore(Program& program, const RestoreCount& command) {
    if (program.count.is_open()) return program.complain(other_is_open());
    const std::string complaint = program.count.restore(command.text);
    if (complaint.empty()) return;
    program.complain(say(
        "This version cannot read the count of the last visit: {complaint} It is kept as it is; "
        "My boards, in Share, saves it as a file.",
        {{"complaint", complaint}}));
}

void restore_finished(Program& program, const RestoreFinished& command) {
    program.count.restore_finished(command.text);
}

void forget_finished(Program& program, const ForgetFinished&) { program.count.forget_finished(); }

void share_work(Program& program, const ShareWork& command) {
    const int computers = std::clamp(command.computers, 1, most_computers);
    const int number = std::clamp(command.number, 1, computers);
    program.count.set_share({number - 1, computers}, program.now);
}

void save(Program& program, const SaveCount&) {
    const CountRun* run = program.count.run();
    if (run == nullptr) return;
    program.requests.emplace_back(
        ShowText{say("This count, for other computers"), write_count_file(run->ledger()),
                 say("count-{size}.txt", {{"size", written(run->task().size)}})});
}

void share_counts(Program& program, const ShareCounts&) {
    program.requests.emplace_back(
        ShowText{say("Counts so far"), table_of(program.count.finished()), "counts.csv"});
}

void visit(Program& program, const VisitSequence& command) {
    if (is_sequence(command.name)) {
        program.requests.emplace_back(OpenPage{"https://oeis.org/" + command.name});
    }
}

}  // namespace

std::vector<CommandRow> count_commands() {
    return {row("extra-queens", set_extra_queens, Field{"count", &SetExtraQueens::count}),
            row("count", start),
            row("pause-count", pause_count),
            row("continue-count", go_on),
            row("discard-count", discard),
            row("restore-count", restore, Field{"text", &RestoreCount::text}),
            row("restore-finished", restore_finished, Field{"text", &RestoreFinished::text}),
            row("forget-finished", forget_finished),
            row("share-work", share_work, Field{"number", &ShareWork::number},
                Field{"computers", &ShareWork::computers}),
            row("save-count", save),
            row("share-counts", share_counts),
            row("visit-sequence", visit, Field{"name", &VisitSequence::name})};
}

}  // namespace queens
