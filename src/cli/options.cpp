// How the shared options are read.
#include "cli/options.hpp"

#include <algorithm>
#include <ostream>
#include <thread>

#include "app/state/state.hpp"
#include "cli/input.hpp"
#include "cli/memory.hpp"
#include "core/fragment.hpp"
#include "core/read.hpp"
#include "core/say.hpp"
#include "core/surface.hpp"
#include "core/words.hpp"
#include "counting/halves/halves.hpp"
#include "counting/methods.hpp"

namespace queens::cli {

namespace {

Size read_size(const std::string& text) {
    const auto sides = number_pair_in(text, 'x');
    if (!sides) {
        throw Complaint(say("--size takes COLUMNSxROWS such as 8x10, not {text}.",
                            {{"text", in_quotes(text)}}));
    }
    const auto side = [&](std::uint64_t number) {
        return static_cast<int>(read_number("--size", std::to_string(number), 1, largest_side));
    };
    return {side(sides->first), side(sides->second)};
}

/// The one line of standard input that is not empty, without the spaces around it; whoever types
/// it need not end the input, too.
std::string line_of_input(Console& console) {
    constexpr const char* blanks = " \t";
    Input input("-", console);
    std::string found;
    for (std::string line; input.next(line);) {
        line.erase(line.find_last_not_of(blanks) + 1);
        line.erase(0, line.find_first_not_of(blanks));
        if (line.empty()) continue;
        if (!found.empty()) {
            throw Complaint(
                "There are several lines on standard input, and a link is one; `queens link` makes "
                "a link of a text board.");
        }
        found = line;
        if (console.in_is_terminal) break;
    }
    if (found.empty()) throw Complaint("There is no link on standard input.");
    return found;
}

LinkReading reading_of(const std::string& text, Console& console) {
    const std::string link = text == "-" ? line_of_input(console) : text;
    // It may be a variable that was never set, or the address of the page alone.
    if (fragment_in(link).empty()) {
        console.err << "Remark: The LINK is empty: that is an empty board of 8 x 8.\n";
    }
    LinkReading reading = read_link(link);
    if (!reading.ok() && link.find('=') == std::string::npos) {
        throw Complaint(
            say("The link cannot be read: one is like n=8, and {text} is none; `queens "
                "link` makes a link of a text board.",
                {{"text", in_quotes(link)}}));
    }
    if (!reading.ok()) {
        throw Complaint(say("The link cannot be read. {why}", {{"why", reading.complaint}}));
    }
    for (const std::string& notice : reading.notices) {
        console.err << "Remark: " << notice << '\n';
    }
    return reading;
}

/// The link, with a remark about each value of the display that no link has.
Link link_in(LinkReading reading, Console& console) {
    for (const auto& [key, value] : reading.unread) {
        if (is_display_key(key)) console.err << "Remark: " << left_out(key, value) << '\n';
    }
    return std::move(*reading.link);
}

/// A Complaint if a goal is among these keys and values.
void refuse_goal_in(const std::vector<std::pair<std::string, std::string>>& unread) {
    for (const auto& [key, value] : unread) {
        if (key != goal_key) continue;
        throw Complaint(
            say("The goal {value} of this link cannot be read.", {{"value", in_quotes(value)}}));
    }
}

Link without_regions(Link link, Console& console) {
    if (!link.regions.empty()) {
        console.err << "Remark: The regions of the garden are left out here; queens garden --check "
                       "regards them.\n";
        link.regions = {};
    }
    return link;
}

}  // namespace

std::vector<Choice> format_choices() { return {{"text", ""}, {"json", ""}}; }

std::vector<Choice> surface_choices() {
    std::vector<Choice> choices;
    for (const NamedSurface& entry : surfaces) {
        choices.push_back({std::string(entry.slug), say(entry.title)});
    }
    return choices;
}

std::vector<Choice> plane_or_torus() { return {{"plane", ""}, {"torus", ""}}; }

bool is_torus(const std::string& slug) {
    if (slug == "torus") return true;
    if (slug == "plane") return false;
    throw Complaint(
        say("--surface is plane or torus here, not {slug}.", {{"slug", in_quotes(slug)}}));
}

bool wants_json(const Subcommand& command, const Given& given) {
    const bool has_format =
        std::any_of(command.options.begin(), command.options.end(),
                    [](const Option& option) { return option.choices == format_choices; });
    const auto word = has_format ? given.word(format_option) : std::nullopt;
    if (!word || *word == "text") return false;
    if (*word == "json") return true;
    throw Complaint(say("--format is text or json, not {word}.", {{"word", in_quotes(*word)}}));
}

int read_side(const Given& given, const Option& side, int largest) {
    const auto n = given.number(side, 1, static_cast<std::uint64_t>(largest));
    if (!n) throw Complaint("Say how large the board is: --n N.");
    return static_cast<int>(*n);
}

bool names_board(const Given& given) {
    return given.has(side_option) || given.has(size_option) || given.has(board_link);
}

Surface read_surface(const Option& option, const std::string& slug) {
    if (const auto found = surface_of(slug)) return *found;
    throw Complaint(no_such("There is no surface {word}; there are {known}.", option, slug));
}

Surface read_surface(const Given& given) {
    const auto slug = given.word(surface_option);
    return slug ? read_surface(surface_option, *slug) : Surface{};
}

Link read_board(const Given& given, Console& console) {
    const bool by_side = given.has(side_option);
    const auto size = given.word(size_option);
    if (const auto link = given.word(board_link)) {
        if (!by_side && !size && !given.has(surface_option)) {
            return link_in(reading_of(*link, console), console);
        }
        throw Complaint(
            say("A link, as {link} is taken for, says size and surface itself: give "
                "either a LINK or options.",
                {{"link", in_quotes(*link)}}));
    }
    if (by_side && size) throw Complaint("Give --n or --size, not both.");
    if (size) return {Board(read_size(*size), read_surface(given)), {}, {}};
    const auto side = given.number(side_option, 1, largest_side);
    if (!side) throw Complaint("Say which board: --n N, --size COLUMNSxROWS or a LINK.");
    const int n = static_cast<int>(*side);
    return {Board({n, n}, read_surface(given)), {}, {}};
}

Link read_board_alone(const Given& given, Console& console) {
    return without_regions(read_board(given, console), console);
}

Link read_link_operand(const Given& given, Console& console) {
    return link_in(reading_of(given.word(link_operand).value_or(""), console), console);
}

Link read_link_alone(const Given& given, Console& console) {
    return without_regions(read_link_operand(given, console), console);
}

Link read_task_link(const Given& given, Console& console) {
    LinkReading reading = reading_of(given.word(link_operand).value_or(""), console);
    refuse_goal_in(reading.unread);
    if (state_of(*reading.link).state.goal.empty()) refuse_goal_in(reading.link->display);
    return link_in(std::move(reading), console);
}

int read_pawns(const Given& given) {
    return static_cast<int>(given.number(pawns_option, 0, largest_side).value_or(0));
}

Task read_task(const Given& given, Console& console) {
    Task task = task_of(read_board_alone(given, console).board);
    task.pawns = read_pawns(given);
    if (const std::string refusal = refuse(task); !refusal.empty()) throw Complaint(refusal);
    return task;
}

int read_threads(const Given& given) {
    const auto number = given.number(threads_option, 1, most_threads);
    const auto cores = static_cast<int>(std::thread::hardware_concurrency());
    return number ? static_cast<int>(*number) : std::clamp(cores, 1, most_threads);
}

std::uint64_t read_memory(const Given& given) {
    constexpr std::uint64_t most = 1'000'000;
    return given.number(memory_option, 0, most).value_or(usual_kept_bytes / megabyte) * megabyte;
}

}  // namespace queens::cli
