// Where words stand on every kind of screen, in every language.
#include <catch2/catch_test_macros.hpp>
#include <string>
#include <string_view>

#include "ui/placed_words.hpp"

using namespace queens;
using namespace queens::tests;

TEST_CASE("no words overlap or leave their room in any tab") {
    in_every_language([](Screens screens) {
        for (const NamedTab& tab : tabs) {
            check_words(screens, "n=8&q=1.5.8.6.3.7.2.4&room=" + std::string(tab.slug));
            check_words(screens, "n=13&t=torus&room=" + std::string(tab.slug));
        }
    });
}

TEST_CASE("no words overlap or leave their room while any solver runs") {
    in_every_language([](Screens screens) {
        for (const Entry* entry : solvers()) {
            check_words(screens, "n=7&a=" + std::string(entry->slug) + "&i=12");
        }
    });
}

TEST_CASE("no words overlap or leave their room in the pictures of searches") {
    in_every_language([](Screens screens) {
        for (const char* link :
             {"n=12&a=permutations&i=900", "n=24&a=construction&i=12",
              "n=1000&a=construction&i=500", "n=8&a=breadth_first&i=900", "n=8&a=bitmask&i=63",
              "n=20x6&a=bitmask&i=63", "n=6x9&a=bitmask&i=63", "n=6&a=fundamental&i=300",
              "n=8&a=exact_cover&i=1", "n=20&a=exact_cover&i=40",
              "n=13&t=torus&a=group_search&i=500", "n=8&a=line_sets&i=3000",
              "n=8&a=annealing&s=2&i=60", "n=12&a=fewest_free&i=60", "n=8&a=cube&i=900"}) {
            check_words(screens, link);
        }
    });
}

TEST_CASE("no words overlap or leave their room in any topic of mathematics") {
    in_every_language([](Screens screens) {
        for (const NamedTopic& topic : topics) {
            check_words(screens, "n=7&q=1.3.5.7.2.4.6&room=maths&topic=" + std::string(topic.slug));
        }
    });
}

TEST_CASE("no words overlap or leave their room while many steps are counted or a race is run") {
    in_every_language([](Screens screens) {
        check_words(screens, "n=12&a=backtracking&i=123456");
        check_words(screens, "n=8&a=bitmask&i=99999");
        check_words(screens,
                    "n=8&room=race&race=backtracking.permutations.min_conflicts.fewest_free");
    });
}

TEST_CASE("no words overlap or leave their room on the largest board of the longest name") {
    in_every_language([](Screens screens) {
        for (const NamedTab& tab : tabs) {
            check_words(screens, "n=1024&t=kleinv&room=" + std::string(tab.slug));
        }
        check_words(screens, "n=50&zoom=400.500000.500000&t=mobiusv");
    });
}

TEST_CASE("no words overlap in what opens over the screen, or leave it") {
    in_every_language([](Screens screens) {
        for (const Viewport& viewport : screens) {
            for (const char* id :
                 {"size", "surface", "help", "solver", "speed-menu", "more-tabs"}) {
                Visitor visitor(viewport);
                const bool running = std::string_view(id) == "speed-menu";
                visitor.open(running ? "n=8&a=backtracking&i=18" : "n=8&room=solve");
                visitor.tap(id);
                visitor.look(3);
                INFO(id << " at " << viewport.width << " x " << viewport.height);
                check(visitor);
            }
        }
    });
}

TEST_CASE("no words leave a notice") {
    in_every_language([](Screens screens) {
        for (const Viewport& viewport : screens) {
            Visitor visitor("n=8&q=1.5.8.6.3.7.2.9", viewport);
            INFO(viewport.width << " x " << viewport.height);
            for (const Shown& shown : visitor.record().all()) {
                if (shown.role != Role::text || !leaves(shown)) continue;
                FAIL_CHECK(told(shown));
            }
        }
    });
}
