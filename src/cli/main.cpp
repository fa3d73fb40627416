// `queens`, the command-line program.
#include <cstdlib>
#include <iostream>
#include <string>
#include <vector>

#include "cli/interrupt.hpp"
#include "cli/program.hpp"
#include "cli/standard_input.hpp"

int main(int count, char** words) {
    std::ios::sync_with_stdio(false);
    queens::cli::catch_interrupts();
    std::cin.rdbuf(&queens::cli::standard_input());
    const std::vector<std::string> arguments(words + (count > 0 ? 1 : 0), words + count);
    const int status = queens::cli::run(arguments, std::cin, std::cout, std::cerr);
    std::cout.flush();
    // Threads may have been left at work, which must not see the end of what they use.
    std::_Exit(status);
}
