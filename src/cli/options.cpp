// How the shared options are declared and read.
#include "cli/options.hpp"

#include <CLI/CLI.hpp>
#include <ostream>

#include "core/read.hpp"
#include "core/say.hpp"
#include "core/surface.hpp"
#include "core/words.hpp"

namespace queens::cli {

namespace {

constexpr const char* about_link = "A URL of the page or its fragment, in quotation marks";

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

std::vector<std::string> surface_slugs() {
    std::vector<std::string> slugs;
    for (const NamedSurface& entry : surfaces) slugs.emplace_back(entry.slug);
    return slugs;
}

/// One line for each surface, with its name.
std::string table_of_surfaces() {
    std::string table;
    for (const NamedSurface& entry : surfaces) {
        table += say("{slug}: {title}\n", {{"slug", entry.slug}, {"title", say(entry.title)}});
    }
    table.pop_back();
    return table;
}

Link read_or_complain(const std::string& text, Console& console) {
    LinkReading reading = read_link(text);
    if (!reading.ok()) {
        throw Complaint(say("The link cannot be read. {why}", {{"why", reading.complaint}}));
    }
    for (const std::string& notice : reading.notices) {
        console.err << "Remark: " << notice << '\n';
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
    const auto number = number_in<std::uint64_t>(text);
    if (number && *number >= lowest && *number <= highest) return *number;
    Sentence sentence = "{option} takes a whole number from {lowest} to {highest}, not {text}.";
    if (highest == UINT64_MAX) {
        sentence = lowest == 0
                       ? Sentence("{option} takes a whole number, not {text}.")
                       : Sentence("{option} takes a whole number from {lowest} on, not {text}.");
    }
    throw Complaint(say(sentence, {{"option", option},
                                   {"lowest", std::to_string(lowest)},
                                   {"highest", std::to_string(highest)},
                                   {"text", in_quotes(text)}}));
}

void FormatOption::add_to(CLI::App& command) {
    add_word(command, "--format", "text|json", word,
             "Text for people (the default) or one JSON document");
}

bool FormatOption::json() const {
    if (!word || *word == "text") return false;
    if (*word == "json") return true;
    throw Complaint(say("--format is text or json, not {word}.", {{"word", in_quotes(*word)}}));
}

void BoardOption::add_to(CLI::App& command) {
    add_word(command, "LINK", " ", link, about_link);
    add_word(command, "--n", "N", n, "An empty board of N rows and N columns");
    add_word(command, "--size", "COLUMNSxROWS", size, "An empty board of that size, such as 8x10");
    add_word(command, "--surface", "SLUG", surface,
             say("How its edges are joined, plane by default:\n{surfaces}",
                 {{"surfaces", table_of_surfaces()}}));
}

Surface BoardOption::read_surface() const {
    if (!surface) return {};
    if (const auto found = surface_of(*surface)) return *found;
    throw Complaint(say("There is no surface {slug}; there are {surfaces}.",
                        {{"slug", in_quotes(*surface)}, {"surfaces", listed(surface_slugs())}}));
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

}  // namespace queens::cli
