// The commands about links and notices.
#include <utility>

#include "app/commands/command_row.hpp"
#include "core/say.hpp"
#include "worker/count_file.hpp"

namespace queens {

namespace {

/// Shows the board that is counted, in the counting room.
void open_count(Program& program, std::string_view text) {
    const Ledger earlier =
        program.count.run() != nullptr ? program.count.run()->ledger() : Ledger();
    if (std::string complaint = program.count.open(text); !complaint.empty()) {
        return program.complain(say("This count cannot be opened. {why}", {{"why", complaint}}));
    }
    const CountRun& run = *program.count.run();
    const Ledger& ledger = run.ledger();
    const std::size_t before = earlier.jobs() == ledger.jobs() ? earlier.jobs_done() : 0;
    program.show({board_of(run.task())});
    program.end_challenge();
    // A count starts from the board as it stands, so its queens are given.
    if (program.state.board.count(Piece::queen) > 0) program.state.kept_queens = KeptQueens::all;
    program.state.extra_queens = run.task().pawns;
    program.state.tab = Tab::count;
    program.notice.reset();
    program.remark(say("{done} of {jobs} jobs of this count are done, {more} more than before.",
                       {{"done", ledger.jobs_done()},
                        {"jobs", ledger.jobs().size()},
                        {"more", ledger.jobs_done() - before}}),
                   Until::count_goes_on);
}

void open(Program& program, const OpenLink& command) {
    if (is_count_file(command.text)) return open_count(program, command.text);
    LinkReading reading = read_link(command.text);
    if (!reading.ok()) {
        program.complain(say("This link cannot be opened. {why}", {{"why", reading.complaint}}));
        if (reading.link) program.notice->offer = std::move(*reading.link);
        return;
    }
    program.notice.reset();
    for (const auto& [key, value] : reading.unread) {
        if (is_display_key(key)) reading.notices.push_back(left_out(key, value));
    }
    if (!reading.notices.empty()) program.remark(reading.notices.front());
    program.open(*reading.link);
}

void list_lessons(Program& program, const ListLessons&) {
    program.requests.emplace_back(ShowLessons{});
}

void hand_in(Program& program, const HandIn&) { program.requests.emplace_back(ShowHandIn{}); }

void set_goal(Program& program, const SetGoal& command) {
    program.set_goal(command.goal);
    program.moves = 0;
}

void share(Program& program, const Share&) {
    program.requests.emplace_back(ShowLink{write_link(program.link())});
}

void accept_offer(Program& program, const AcceptOffer&) {
    if (!program.notice || !program.notice->offer) return;
    const auto* link = std::get_if<Link>(&*program.notice->offer);
    if (link == nullptr) return;
    const Link readable = *link;
    program.notice.reset();
    program.open(readable);
}

void dismiss_notice(Program& program, const DismissNotice&) { program.notice.reset(); }

}  // namespace

std::vector<CommandRow> link_commands() {
    return {row("open", open, Field{"link", &OpenLink::text}),
            row("lessons", list_lessons),
            row("hand-in", hand_in),
            row("goal", set_goal, Field{"to", &SetGoal::goal}),
            row("share", share),
            row("accept", accept_offer),
            row("dismiss", dismiss_notice)};
}

}  // namespace queens
