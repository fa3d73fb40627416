// The doors: what comes into the program from elsewhere, and what must be true of it whatever
// comes.
//
// Each takes any bytes as the program would, and returns a sentence about the first promise that
// was broken over them, empty if all were kept. libFuzzer seeks such bytes, see scripts/fuzz;
// replay.cpp asks again about those that once were found.
#pragma once

#include <array>
#include <string>
#include <string_view>

namespace queens::doors {

/// A link that was pasted.
[[nodiscard]] std::string link(std::string_view bytes);
/// A link that the program opens, with a search, a room and a view.
[[nodiscard]] std::string address(std::string_view bytes);
/// A board in any notation.
[[nodiscard]] std::string notation(std::string_view bytes);
/// The letters of the key `p` of links, behind two bytes for how many numbers they hold, and which.
[[nodiscard]] std::string packed(std::string_view bytes);
/// The rows of a garden, and the value of the key `g` of links; the first byte chooses the surface
/// and the rule.
[[nodiscard]] std::string garden(std::string_view bytes);
/// What a task asks for.
[[nodiscard]] std::string goal(std::string_view bytes);
/// A lesson's file.
[[nodiscard]] std::string lesson(std::string_view bytes);
/// A catalogue of translations; what is not one is taken for the texts of one, line by line.
[[nodiscard]] std::string catalogue(std::string_view bytes);
/// A line to a worker or from one.
[[nodiscard]] std::string line(std::string_view bytes);
/// What workers do while a board is counted, a byte each.
[[nodiscard]] std::string answers(std::string_view bytes);
/// A ledger: a plan, its jobs and their results.
[[nodiscard]] std::string ledger(std::string_view bytes);
/// A count that comes as a file, with receipts.
[[nodiscard]] std::string count_file(std::string_view bytes);
/// What the page keeps between visits: the count at hand, finished counts, gardens.
[[nodiscard]] std::string kept(std::string_view bytes);
/// Commands, one a line, as embeds and tools give them.
[[nodiscard]] std::string commands(std::string_view bytes);
/// What the page asks behind its back, in the lines after the first one, which is a link to open.
[[nodiscard]] std::string question(std::string_view bytes);

struct Door {
    std::string_view name;
    std::string (*broken)(std::string_view bytes);
};

inline constexpr auto all = std::to_array<Door>({
    {"link", link},
    {"address", address},
    {"notation", notation},
    {"packed", packed},
    {"garden", garden},
    {"goal", goal},
    {"lesson", lesson},
    {"catalogue", catalogue},
    {"line", line},
    {"answers", answers},
    {"ledger", ledger},
    {"count_file", count_file},
    {"kept", kept},
    {"commands", commands},
    {"question", question},
});

}  // namespace queens::doors
