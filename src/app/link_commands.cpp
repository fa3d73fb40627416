// The commands about links and notices.
#include <utility>

#include "app/command_row.hpp"
#include "core/say.hpp"

namespace queens {

namespace {

void open(Program& program, const OpenLink& command) {
    LinkReading reading = read_link(command.text);
    if (!reading.ok()) {
        program.complain(say("This link cannot be opened. {why}", {{"why", reading.complaint}}));
        if (reading.link) program.notice->offer = std::move(*reading.link);
        return;
    }
    program.notice.reset();
    if (!reading.notices.empty()) program.remark(reading.notices.front());
    program.open(*reading.link);
}

void share(Program& program, const Share&) {
    program.requests.emplace_back(ShowLink{write_link(link_of(program.state))});
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
    return {row("open", open, Field{"link", &OpenLink::text}), row("share", share),
            row("accept", accept_offer), row("dismiss", dismiss_notice)};
}

}  // namespace queens
