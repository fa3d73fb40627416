// The program at a link, and where its look has marks of a kind.
#pragma once

#include <catch2/catch_test_macros.hpp>
#include <string>
#include <vector>

#include "app/look/look.hpp"

namespace queens::tests {

/// The program with the link opened, once nothing moves any more.
inline App app_at(const std::string& link) {
    App app(1);
    app.apply(OpenLink{link});
    REQUIRE_FALSE(app.notice());
    for (double now = 0; app.poll(now) && now < 100; now += 0.1) {
    }
    return app;
}

inline std::vector<Square> marked(const Look& look, MarkKind kind) {
    std::vector<Square> squares;
    for (const Look::Mark& mark : look.marks) {
        if (mark.kind == kind) squares.push_back(mark.square);
    }
    return squares;
}

}  // namespace queens::tests
