// The options that several commands share: the form of output, the board, pawns, threads.
#pragma once

#include <cstdint>
#include <optional>

#include "cli/command.hpp"
#include "core/link.hpp"
#include "counting/task.hpp"

namespace queens::cli {

[[nodiscard]] std::vector<Choice> format_choices();
[[nodiscard]] std::vector<Choice> surface_choices();
/// Of commands that take the plane and the torus only.
[[nodiscard]] std::vector<Choice> plane_or_torus();
/// Which of the two it is; a Complaint about any other word.
[[nodiscard]] bool is_torus(const std::string& slug);

inline constexpr Option format_option{
    "--format", "text|json", "Text for people (the default) or one JSON document", format_choices};

/// Whether JSON is wanted; a Complaint about words that name no format.
[[nodiscard]] bool wants_json(const Subcommand& command, const Given& given);

// BOARD: `--n N` or `--size COLUMNSxROWS` with `--surface SLUG`, or a LINK.
inline constexpr const char* what_a_link_is =
    "A URL of the page or its fragment in quotation marks, or - to read it";
inline constexpr Option board_link{"LINK", "LINK", what_a_link_is};
inline constexpr Option side_option{"--n", "N", "An empty board of N rows and N columns"};
inline constexpr Option size_option{"--size", "COLUMNSxROWS",
                                    "An empty board of that size, such as 8x10"};
inline constexpr Option surface_option{
    "--surface", "SLUG", "How its edges are joined, plane by default:", surface_choices};

/// The side of the board of a command that takes a square one; a Complaint if it is not given.
[[nodiscard]] int read_side(const Given& given, const Option& side, int largest);

/// Whether a board is named; a surface alone names none.
[[nodiscard]] bool names_board(const Given& given);
/// The surface of that slug, or a Complaint that lists the choices of the option.
[[nodiscard]] Surface read_surface(const Option& option, const std::string& slug);
/// The surface, the plane if none is given.
[[nodiscard]] Surface read_surface(const Given& given);
/// What the link says, or the empty board of the other options. Remarks about a link go to the
/// console. A Complaint if no board or several are named, or if it cannot be read.
[[nodiscard]] Link read_board(const Given& given, Console& console);
/// The same for a command that knows nothing of gardens: without regions, and with a remark if
/// there are some.
[[nodiscard]] Link read_board_alone(const Given& given, Console& console);

/// A LINK as the only board.
inline constexpr Option link_operand = required({"LINK", "LINK", what_a_link_is});
[[nodiscard]] Link read_link_operand(const Given& given, Console& console);
/// The same for a command that knows nothing of gardens.
[[nodiscard]] Link read_link_alone(const Given& given, Console& console);
/// The same for a command that judges the goal of the link: a Complaint if that cannot be read.
[[nodiscard]] Link read_task_link(const Given& given, Console& console);

inline constexpr Option pawns_option{"--pawns", "K", "Pawns to place with as many more queens"};
/// How many pawns are to be placed, 0 by default.
[[nodiscard]] int read_pawns(const Given& given);
/// What is to be counted: BOARD, with pawns to be placed. A Complaint if that is not counted.
[[nodiscard]] Task read_task(const Given& given, Console& console);

inline constexpr Option threads_option{"--threads", "T",
                                       "Threads to count on, one for each core by default"};
inline constexpr int most_threads = 256;
[[nodiscard]] int read_threads(const Given& given);

inline constexpr Option memory_option{
    "--memory", "MB", "Megabytes of tables of half boards to keep for all threads, 512 by default"};
/// The same in bytes.
[[nodiscard]] std::uint64_t read_memory(const Given& given);

}  // namespace queens::cli
