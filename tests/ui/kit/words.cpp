// Where words stand, in every language: on nothing else, and inside what they belong to.
#include <catch2/catch_test_macros.hpp>

#include <algorithm>
#include <array>
#include <cmath>
#include <span>
#include <sstream>
#include <string>
#include <string_view>
#include <vector>

#include "core/made_up_language.hpp"
#include "core/spoken.hpp"
#include "core/translated.hpp"
#include "sanitized.hpp"
#include "ui/kit/text.hpp"
#include "ui/visitor.hpp"

using namespace queens;
using namespace queens::tests;
using queens::ui::Rect;
using queens::ui::Role;
using queens::ui::Shown;

namespace {

/// Glyphs may stand out of their line by this much.
constexpr float slack = 1;

bool leaves(const Shown& words) {
    const Rect& in = words.rect;
    const Rect& room = words.room;
    const bool sideways = in.x < room.x - slack || in.x + in.width > room.x + room.width + slack;
    const bool upright = in.y < room.y - slack || in.y + in.height > room.y + room.height + slack;
    return sideways || (upright && !words.owner.empty());
}

/// The part of words that is not scrolled away; of those on a control its own.
Rect seen(const ui::Record& record, const Shown& words) {
    const Shown* owner = record.find(words.owner);
    const Rect& room = owner ? owner->room : words.room;
    Rect in = words.rect;
    const float end = std::min(in.y + in.height, room.y + room.height);
    in.y = std::max(in.y, room.y);
    in.height = end - in.y;
    return in;
}

std::string told(const Shown& words) {
    const Rect& at = words.rect;
    return '"' + words.label + "\" at " + std::to_string(at.x) + ", " + std::to_string(at.y) +
           ", " + std::to_string(at.width) + " wide";
}

/// The widest piece of words that no line may end in, set in that font; addresses may be broken.
float widest_piece(const ImFont* font, const std::string& words) {
    float widest = 0;
    std::istringstream pieces(words);
    for (std::string piece; pieces >> piece;) {
        if (piece.find("://") != std::string::npos) continue;
        widest = std::max(widest, ui::extent_of(font, piece).x);
    }
    return widest;
}

/// Whether a line ends in the middle of a word or of a number: whichever of the fonts the lines are
/// set in, one of the pieces between two spaces is wider than all lines are.
bool is_torn(const Shown& words) {
    bool found = false;
    for (const ImFont* font : ImGui::GetIO().Fonts->Fonts) {
        const float lines = words.rect.height / ui::extent_of(font, "x").y;
        if (lines < 1.9F || std::abs(lines - std::round(lines)) > 0.01F) continue;
        if (widest_piece(font, words.label) <= words.rect.width + slack) return false;
        found = true;
    }
    return found;
}

/// Whether words that stand by themselves lie on a button, a slider or a field.
bool lie_on(const ui::Record& record, const Shown& words, const Shown& control) {
    const bool is_pressed = control.role == Role::button || control.role == Role::slider ||
                            control.role == Role::toggle || control.role == Role::field;
    return is_pressed && words.owner.empty() && words.over == control.over && control.visible &&
           overlap(seen(record, words), seen(record, control), slack);
}

/// What is wrong with the words on the screen, a line each; a control that leaves its room takes
/// its words with it.
std::vector<std::string> faults(const ui::Record& record) {
    std::vector<std::string> found;
    std::vector<Shown> words;
    for (const Shown& shown : record.all()) {
        if (!shown.visible) continue;
        if (leaves(shown)) found.push_back(told(shown) + " leaves its room");
        if (shown.role != Role::text && shown.role != Role::heading) continue;
        if (is_torn(shown)) found.push_back(told(shown) + " is torn");
        for (const Shown& other : record.all()) {
            if (!lie_on(record, shown, other)) continue;
            found.push_back(told(shown) + " lies on " + other.id);
        }
        for (const Shown& other : words) {
            if (shown.over == other.over &&
                overlap(seen(record, shown), seen(record, other), slack)) {
                found.push_back(told(shown) + " overlaps " + told(other));
            }
        }
        words.push_back(shown);
    }
    return found;
}

void check(const Visitor& visitor) {
    REQUIRE_FALSE(visitor.record().all().empty());
    const std::vector<std::string> found = faults(visitor.record());
    for (const std::string& fault : found) UNSCOPED_INFO(fault);
    CHECK(found.empty());
}

using Screens = std::span<const Viewport>;

/// Those of them on which words have least room: a laptop, the narrowest phone, one on its side,
/// and an enlarged page. What is longer than English shows there.
constexpr std::array close_quarters{viewports[0], viewports[6], viewports[7], viewports[9]};

/// Where a board is presented: a projector, a laptop and a phone.
constexpr std::array rooms_for_a_run{Viewport{1024, 768}, Viewport{1366, 768},
                                     Viewport{390, 844, true}};
/// A board in another page: beside its words, and above them in a small frame.
constexpr std::array frames{Viewport{.width = 720, .height = 480, .framed = true},
                            Viewport{.width = 320, .height = 300, .finger = true, .framed = true}};

/// Has the test say everything in English, in each translation and in the made-up language; under
/// sanitizers in English on the tightest screens alone.
template <class Test>
void in_every_language(Test test) {
    test(tests::sanitized ? Screens(close_quarters) : Screens(viewports));
    if (tests::sanitized) return;
    for (const Translation& language : translations) {
        const Spoken spoken(catalogue_in(language));
        REQUIRE(spoken.is_spoken);
        INFO("in the language " << language.tag);
        test(Screens(close_quarters));
    }
    const MadeUpLanguage made_up;
    INFO("in the made-up language");
    test(Screens(close_quarters));
}

void check_words(Screens screens, const std::string& link) {
    for (const Viewport& viewport : screens) {
        Visitor visitor(viewport);
        visitor.app.apply(OpenLink{link});
        // A notice takes room from the words, and there is a test of its own for it.
        visitor.app.apply(DismissNotice{});
        visitor.look(3);
        INFO(link << " at " << viewport.width << " x " << viewport.height);
        check(visitor);
        if (!visitor.is_folded()) continue;
        visitor.open_panel();
        INFO("with its panel open");
        check(visitor);
    }
}

/// What one visitor sees who opens these links one after another.
void check_one_by_one(Screens screens, const std::vector<std::string>& links) {
    for (const Viewport& viewport : screens) {
        Visitor visitor(viewport);
        for (const std::string& link : links) {
            visitor.app.apply(OpenLink{link});
            visitor.app.apply(DismissNotice{});
            visitor.look(3);
            INFO(link << " at " << viewport.width << " x " << viewport.height);
            check(visitor);
        }
    }
}

}  // namespace

TEST_CASE("no words overlap or leave their room in any tab") {
    in_every_language([](Screens screens) {
        for (const NamedTab& tab : tabs) {
            check_words(screens, "n=8&q=1.5.8.6.3.7.2.4&room=" + std::string(tab.slug));
            check_words(screens, "n=13&t=torus&room=" + std::string(tab.slug));
        }
    });
}

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

TEST_CASE("no words overlap or leave their room in any topic that is presented") {
    std::vector<std::string> links;
    for (const NamedTopic& topic : topics) {
        const std::string room = "&present=1&room=maths&topic=" + std::string(topic.slug);
        links.push_back("n=8&q=1.5.8.6.3.7.2.4" + room);
        links.push_back("n=11&t=torus&q=1.3.5.7.9.11.2.4.6.8.10" + room);
    }
    in_every_language([&](Screens /*screens*/) { check_one_by_one(rooms_for_a_run, links); });
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

TEST_CASE("no words overlap or leave their room while the board is presented") {
    in_every_language([](Screens screens) {
        for (const char* link : {"n=8&present=1", "n=8&a=backtracking&i=18&present=1",
                                 "n=6&t=torus&a=min_conflicts&i=3&present=1"}) {
            check_words(screens, link);
        }
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
