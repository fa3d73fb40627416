// A garden of seven rows in the program, for tests about gardens.
#pragma once

#include "app/app.hpp"
#include "app/command.hpp"

namespace queens::tests {

inline GrowGarden garden_of_seven(std::uint64_t seed) {
    return {7, {}, GardenRule::touch, {}, seed};
}

/// The program with a garden of seven rows on show, and nothing that it asks for left.
inline App in_garden() {
    App app(1);
    app.apply(garden_of_seven(3));
    app.poll(0);
    (void)app.take_requests();
    return app;
}

}  // namespace queens::tests
