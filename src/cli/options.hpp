// The options that several commands share: the form of output, the board, whole numbers.
//
// Options are kept as the words that were given and read after parsing, so that all complaints are
// our own sentences. The parser refers to them: a struct of options must stay where it is.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

#include "cli/command.hpp"
#include "core/link.hpp"

namespace queens::cli {

/// An option that takes one word, kept in `word` if it was given. `value` names the word in help.
void add_word(CLI::App& command, const std::string& option, const std::string& value,
              std::optional<std::string>& word, const std::string& summary);

/// A whole number as it was given to an option, or a Complaint that names the option.
[[nodiscard]] std::uint64_t read_number(const std::string& option, const std::string& text,
                                        std::uint64_t lowest, std::uint64_t highest);

/// `--format text|json`.
struct FormatOption {
    std::optional<std::string> word;

    void add_to(CLI::App& command);
    /// Whether JSON is wanted; a Complaint about words that name no format.
    [[nodiscard]] bool json() const;
};

/// BOARD: `--n N` or `--size COLUMNSxROWS` with `--surface SLUG`, or a LINK.
struct BoardOption {
    std::optional<std::string> n;
    std::optional<std::string> size;
    std::optional<std::string> surface;
    std::optional<std::string> link;

    void add_to(CLI::App& command);
    /// Whether a board is named; a surface alone names none.
    [[nodiscard]] bool given() const { return n || size || link; }
    /// The surface, the plane if none is given.
    [[nodiscard]] Surface read_surface() const;
    /// What the link says, or the empty board of the other options. Remarks about a link go to the
    /// console. A Complaint if no board or several are named, or if it cannot be read.
    [[nodiscard]] Link read(Console& console) const;
};

/// A LINK as the only board.
struct LinkOption {
    std::string text;

    void add_to(CLI::App& command);
    [[nodiscard]] Link read(Console& console) const;
};

/// `--pawns K`, how many pawns shall be placed.
struct PawnsOption {
    std::optional<std::string> number;

    void add_to(CLI::App& command);
    /// How many, 0 if none are named.
    [[nodiscard]] int read() const;
};

}  // namespace queens::cli
