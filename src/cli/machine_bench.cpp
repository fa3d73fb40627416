// The program that scripts/bench runs under Node: does the work of one name, as often as it is
// called, in WebAssembly compiled as for the page. Without a name it lists them, with their loops.
#include <cstdio>
#include <string_view>

#include "cli/machine_work.hpp"

int main(int count, char** words) {
    for (const queens::cli::MachineWork& work : queens::cli::machine_works()) {
        if (count < 2) {
            std::printf("%s\t%s\n", work.name, work.loop == nullptr ? "" : work.loop);
        } else if (std::string_view(words[1]) == work.name) {
            std::printf("%llu\n", static_cast<unsigned long long>(work.search().nodes));
        }
    }
    return 0;
}
