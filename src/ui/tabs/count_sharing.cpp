// Sharing a count among several computers: which share is this one's, and the count as a file.
#include "app/rooms/count_room.hpp"
#include "core/say.hpp"
#include "ui/kit/widgets.hpp"
#include "ui/shorthands.hpp"
#include "ui/tabs/tab_parts.hpp"

namespace queens::ui {

namespace {

/// A count that ends sooner is not worth the trouble.
constexpr double least_shared_seconds = 20;

int choose_number(const Frame& frame, std::string id, std::string label, std::string less,
                  std::string more, int highest, int value) {
    return static_cast<int>(stepper(frame,
                                    {.id = std::move(id),
                                     .label = std::move(label),
                                     .less = std::move(less),
                                     .more = std::move(more),
                                     .lowest = 1,
                                     .highest = highest},
                                    value));
}

}  // namespace

void draw_sharing(const Frame& frame, const CountRun& run) {
    const WorkShare share = run.share();
    if (run.running() && run.alone() && share == WorkShare{} &&
        run.remaining() < least_shared_seconds) {
        return;
    }
    gap(8);
    heading(frame, say("With other computers"));
    say_quietly(frame,
                "Save this count, open the file on the other computers, and give each its number.");
    // A finger drops nothing.
    say_quietly(frame, frame.appearance.coarse_pointer
                           ? Sentence("Open here what they save: choose it under Share.")
                           : Sentence("Open here what they save: drop it on the page, or choose "
                                      "it under Share."));
    const int computers =
        choose_number(frame, "computers", say("Computers"), say("Fewer computers"),
                      say("More computers"), most_computers, share.computers);
    const int number = computers == 1
                           ? 1
                           : choose_number(frame, "computer-number", say("Number of this one"),
                                           say("The number before"), say("The next number"),
                                           computers, share.number + 1);
    if (computers != share.computers || number != share.number + 1) {
        frame.give(ShareWork{std::min(number, computers), computers});
    }
    press(frame, SaveCount{},
          {.id = "save-count",
           .label = say("Save this count"),
           .hint = say("Its jobs, and the results so far, as a file"),
           .width = ImGui::GetContentRegionAvail().x});
}

}  // namespace queens::ui
