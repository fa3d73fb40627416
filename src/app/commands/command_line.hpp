// Commands as lines of text: scripts of lessons, embeds, tests and reports of faults.
//
//   put square=d4 piece=queen
//   show board=v=1&n=8&q=5.3.1.7.2.8.6.4
//   select square=
//   play
//
// A line is the slug of a command and all its fields, as `key=word` between spaces. Squares have
// the names that players give them, so a line belongs to a size of the board.
#pragma once

#include <string>
#include <string_view>
#include <variant>

#include "app/command.hpp"

namespace queens {

/// Total: any bytes give a command or one sentence that says what is wrong.
[[nodiscard]] std::variant<Command, std::string> read_command(std::string_view line, Size size);

/// `read_command` makes the same command of it, if its squares lie on a board of that size.
[[nodiscard]] std::string write_command(const Command& command, Size size);

}  // namespace queens
