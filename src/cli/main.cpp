// `queens`, the command-line program.
#include <iostream>
#include <string>
#include <vector>

#include "cli/interrupt.hpp"
#include "cli/program.hpp"

int main(int count, char** words) {
    std::ios::sync_with_stdio(false);
    queens::cli::catch_interrupts();
    const std::vector<std::string> arguments(words + (count > 0 ? 1 : 0), words + count);
    return queens::cli::run(arguments, std::cin, std::cout, std::cerr);
}
