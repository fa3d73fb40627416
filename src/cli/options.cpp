// How the shared options are declared and read.
#include "cli/options.hpp"

#include <CLI/CLI.hpp>
#include <charconv>
#include <ostream>

#include "cli/words.hpp"
#include "core/surface.hpp"

namespace queens::cli {

namespace {

constexpr const char* about_link = "A URL of the page or its fragment, in quotation marks";

/// A whole number without sign, nothing for other text and for numbers beyond 64 bits.
std::optional<std::uint64_t> whole(std::string_view text) {
    std::uint64_t number = 0;
    const char* const end = text.data() + text.size();
    const auto [stop, error] = std::from_chars(text.data(), end, number);
    if (error != std::errc() || stop != end) return std::nullopt;
    return number;
}

Size read_size(const std::string& text) {
    const std::size_t cross = text.find('x');
    if (cross == std::string::npos || !whole(text.substr(0, cross)) ||
        !whole(text.substr(cross + 1))) {
        throw Complaint("--size takes COLUMNSxROWS such as 8x10, not \"" + text + "\".");
    }
    const auto side = [&](const std::string& part) {
        return static_cast<int>(read_number("--size", part, 1, largest_side));
    };
    return {side(text.substr(0, cross)), side(text.substr(cross + 1))};
}

Link read_or_complain(const std::string& text, Console& console) {
    LinkReading reading = read_link(text);
    if (!reading.ok())
        throw Complaint(as_sentence("the link cannot be read: " + reading.complaint));
    for (const std::string& notice : reading.notices) {
        console.err << as_sentence("remark: " + notice) << '\n';
    }
    return std::move(*reading.link);
}

}  // namespace

void add_word(CLI::App& command, const std::string& option, const std::string& value,
              std::optional<std::string>& word, const std::string& summary) {
    command
        .add_option_function<std::string>(
            option, [&word](const std::string& given) { word = given; }, summary)
        ->option_text(value);
}

std::uint64_t read_number(const std::string& option, const std::string& text, std::uint64_t lowest,
                          std::uint64_t highest) {
    const auto number = whole(text);
    if (number && *number >= lowest && *number <= highest) return *number;
    const std::string range =
        highest == UINT64_MAX
            ? (lowest == 0 ? "" : " from " + std::to_string(lowest) + " on")
            : " from " + std::to_string(lowest) + " to " + std::to_string(highest);
    throw Complaint(option + " takes a whole number" + range + ", not \"" + text + "\".");
}

void FormatOption::add_to(CLI::App& command) {
    add_word(command, "--format", "text|json", word,
             "Text for people (the default) or one JSON document");
}

bool FormatOption::json() const {
    if (!word || *word == "text") return false;
    if (*word == "json") return true;
    throw Complaint("--format is text or json, not \"" + *word + "\".");
}

void BoardOption::add_to(CLI::App& command) {
    std::string slugs;
    for (const NamedSurface& entry : surfaces) {
        slugs += (slugs.empty() ? "" : ", ") + std::string(entry.slug);
    }
    add_word(command, "LINK", " ", link, about_link);
    add_word(command, "--n", "N", n, "An empty board of N rows and N columns");
    add_word(command, "--size", "COLUMNSxROWS", size, "An empty board of that size, such as 8x10");
    add_word(command, "--surface", "SLUG", surface,
             "How its edges are joined, plane by default:\n" + slugs);
}

Surface BoardOption::read_surface() const {
    if (!surface) return {};
    if (const auto found = surface_of(*surface)) return *found;
    std::string slugs;
    for (const NamedSurface& entry : surfaces) {
        const bool last = &entry == &surfaces.back();
        slugs += (slugs.empty() ? "" : last ? " and " : ", ") + std::string(entry.slug);
    }
    throw Complaint("There is no surface \"" + *surface + "\"; there are " + slugs + ".");
}

Link BoardOption::read(Console& console) const {
    if (link && (n || size || surface)) {
        throw Complaint("A link says size and surface itself, so give either a LINK or options.");
    }
    if (link) return read_or_complain(*link, console);
    if (n && size) throw Complaint("Give --n or --size, not both.");
    if (!n && !size) {
        throw Complaint("Say which board: --n N, --size COLUMNSxROWS or a LINK.");
    }
    if (size) return {Board(read_size(*size), read_surface()), {}, {}};
    const int side = static_cast<int>(read_number("--n", *n, 1, largest_side));
    return {Board({side, side}, read_surface()), {}, {}};
}

void LinkOption::add_to(CLI::App& command) {
    command.add_option("LINK", text, about_link)->required()->option_text(" ");
}

Link LinkOption::read(Console& console) const { return read_or_complain(text, console); }

void PawnsOption::add_to(CLI::App& command) {
    add_word(command, "--pawns", "K", number, "Pawns to place with as many more queens");
}

int PawnsOption::read() const {
    return number ? static_cast<int>(read_number("--pawns", *number, 0, largest_side)) : 0;
}

void PawnsOption::check() const {
    if (read() > 0) {
        throw Complaint(
            "Only `queens count` and `queens plan` place pawns; a link can give pawns that stand "
            "on the board.");
    }
}

}  // namespace queens::cli
