// Where words stand in the large type of what is presented, and in the frames of other pages.
#include <array>
#include <catch2/catch_test_macros.hpp>
#include <string>
#include <vector>

#include "ui/placed_words.hpp"

using namespace queens;
using namespace queens::tests;

TEST_CASE("no words overlap or leave their room in any tab that is presented") {
    constexpr std::array projectors{Viewport{1024, 768}, Viewport{1920, 1080}};
    in_every_language([&](Screens /*screens*/) {
        for (const NamedTab& tab : tabs) {
            const std::string room = "&present=1&room=" + std::string(tab.slug);
            check_words(projectors, "n=8&q=1.5.8.6.3.7.2.4" + room);
            check_words(projectors, "n=7&t=torus&a=backtracking&i=12" + room);
        }
        check_words(projectors, "day=2026-11-25&grade=hard&room=place&present=1");
    });
}

TEST_CASE("no words overlap or leave their room while any solver is presented or framed") {
    std::vector<std::string> framed;
    std::vector<std::string> presented;
    for (const Entry* entry : solvers()) {
        for (const char* board : {"n=8&a=", "n=7&t=torus&a="}) {
            for (const char* step : {"&i=12", "&i=24", "&i=300"}) {
                framed.push_back(board + std::string(entry->slug) + step);
                presented.push_back(framed.back() + "&present=1");
            }
        }
    }
    in_every_language([&](Screens /*screens*/) {
        check_one_by_one(rooms_for_a_run, presented);
        check_one_by_one(frames, framed);
    });
}

TEST_CASE("no words overlap or leave their room beside a lesson in large type") {
    // What is left of screens of 1024, 1366 and 1920 units.
    std::array rooms{Viewport{594, 768}, Viewport{792, 768}, Viewport{1113, 1080}};
    for (Viewport& room : rooms) {
        room.framed = room.beside_lesson = room.large_type = true;
    }
    in_every_language([&](Screens /*screens*/) {
        for (const char* link : {"n=8", "n=8&goal=queens:8,apart", "n=8&t=torus&sel=3-3&heat=1",
                                 "n=7&t=klein&view=solid", "n=8&a=backtracking&i=18",
                                 "n=6&t=torus&a=min_conflicts&i=3", "day=2026-11-25&grade=hard",
                                 "n=8&q=1.5.8.6.3.7.2.4&view=cube"}) {
            check_words(rooms, link);
        }
    });
}

TEST_CASE("no words overlap or leave their room in any topic that is presented") {
    std::vector<std::string> links;
    for (const NamedTopic& topic : topics) {
        const std::string room = "&present=1&room=maths&topic=" + std::string(topic.slug);
        links.push_back("n=8&q=1.5.8.6.3.7.2.4" + room);
        links.push_back("n=11&t=torus&q=1.3.5.7.9.11.2.4.6.8.10" + room);
    }
    in_every_language([&](Screens /*screens*/) { check_one_by_one(rooms_for_a_run, links); });
}

TEST_CASE("no words overlap or leave their room while the board is presented") {
    in_every_language([](Screens screens) {
        for (const char* link : {"n=8&present=1", "n=8&a=backtracking&i=18&present=1",
                                 "n=6&t=torus&a=min_conflicts&i=3&present=1"}) {
            check_words(screens, link);
        }
    });
}
