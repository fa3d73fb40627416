// Scripts of commands drawn at random, what must be true after each line, and how a script that
// breaks it is made short.
#pragma once

#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <vector>

#include "app/app.hpp"
#include "app/look/look_words.hpp"

namespace queens::tests {

using Script = std::vector<std::string>;

/// How the program is read. A test plants a fault by reading something else.
struct Eyes {
    std::function<Board(const App&)> board = [](const App& app) { return app.state().board; };
    std::function<std::string(const App&)> link = [](const App& app) {
        return write_link(link_of(app.state()));
    };
    std::function<AttackMap(const App&)> attack_map = [](const App& app) {
        return app.attack_map();
    };
    std::function<Board(const Player&)> position = [](const Player& player) {
        return player.board();
    };
    std::function<std::string(const Look&, Square)> cell = cell_words;
};

/// What was not true, and after which line of the script, from 0.
struct Fault {
    std::string sentence;
    std::size_t line = 0;
};

/// Runs the script on a new program and looks after every line: undo and redo bring back the boards
/// that were there; the link restores state and board; the attack map is the oracle's; the run
/// stands where a new player comes to that goes to the same step; the look names every square by
/// its own name, of which every line sees to one row. Returns the first fault.
[[nodiscard]] std::optional<Fault> first_fault(const Script& script, const Eyes& eyes = {});

/// A script with that number of lines, the same one for the same seed.
[[nodiscard]] Script drawn_script(std::uint64_t seed, std::size_t lines);

/// Lines in which each field of each command has each word that a script may give it.
[[nodiscard]] Script every_word();

/// A script as short as leaving lines out can make it that has a fault with the same sentence.
[[nodiscard]] Script shrunk(Script script, const Fault& fault, const Eyes& eyes = {});

/// The script as text, with its fault.
[[nodiscard]] std::string report(const Script& script, const Fault& fault);

}  // namespace queens::tests
