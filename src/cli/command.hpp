// What the commands of `queens` have in common: where they read and write, and how they end.
#pragma once

#include <functional>
#include <iosfwd>
#include <stdexcept>
#include <string>
#include <vector>

namespace CLI {
class App;
}

namespace queens::cli {

/// Where a command reads and writes.
struct Console {
    std::istream& in;
    std::ostream& out;
    std::ostream& err;
    bool in_is_terminal = false;
    bool err_is_terminal = false;
};

/// The exit statuses.
enum class Status : int { yes = 0, no = 1, unusable = 2 };

/// What is wrong with the command line or with its input, as one sentence. Thrown at the door,
/// where the parser of the command line throws too, and caught in `run` alone.
class Complaint : public std::runtime_error {
  public:
    using std::runtime_error::runtime_error;
};

/// A command whose options have been parsed.
using Action = std::function<Status(Console&)>;

// Each of these adds its options to an empty command and returns what to do after parsing; the
// table in program.cpp lists them.
[[nodiscard]] Action add_count(CLI::App& command);
[[nodiscard]] Action add_plan(CLI::App& command);
[[nodiscard]] Action add_work(CLI::App& command);
[[nodiscard]] Action add_merge(CLI::App& command);
[[nodiscard]] Action add_solve(CLI::App& command);
[[nodiscard]] Action add_step(CLI::App& command);
[[nodiscard]] Action add_solvers(CLI::App& command);
[[nodiscard]] Action add_show(CLI::App& command);
[[nodiscard]] Action add_link(CLI::App& command);
[[nodiscard]] Action add_attacks(CLI::App& command);
[[nodiscard]] Action add_check(CLI::App& command);
[[nodiscard]] Action add_most(CLI::App& command);
[[nodiscard]] Action add_dominate(CLI::App& command);
[[nodiscard]] Action add_orbit(CLI::App& command);
[[nodiscard]] Action add_classes(CLI::App& command);
[[nodiscard]] Action add_solutions(CLI::App& command);
[[nodiscard]] Action add_known(CLI::App& command);
[[nodiscard]] Action add_tables(CLI::App& command);
[[nodiscard]] Action add_measure(CLI::App& command);
[[nodiscard]] Action add_constellations(CLI::App& command);
[[nodiscard]] Action add_magic(CLI::App& command);
[[nodiscard]] Action add_square(CLI::App& command);
[[nodiscard]] Action add_latin(CLI::App& command);
[[nodiscard]] Action add_bench(CLI::App& command);

}  // namespace queens::cli
