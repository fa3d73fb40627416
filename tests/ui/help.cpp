// The menu of a screen, in which what is longer than English has least room.
#include <algorithm>
#include <array>
#include <catch2/catch_test_macros.hpp>
#include <sstream>
#include <string>
#include <vector>

#include "core/say.hpp"
#include "core/spoken.hpp"
#include "core/translated.hpp"
#include "ui/kit/text.hpp"
#include "ui/visitor.hpp"

using namespace queens;
using namespace queens::tests;

namespace {

constexpr std::array narrow_screens{Viewport{390, 844, true}, Viewport{360, 640, true}};

template <class Test>
void open_menus(Test test) {
    for (const Viewport& screen : narrow_screens) {
        INFO("on a phone " << screen.width << " wide");
        Visitor visitor(screen);
        visitor.tap("help");
        visitor.look(3);
        test(visitor);
    }
}

/// Opens the menu on each screen and in each language.
template <class Test>
void open_all_menus(Test test) {
    open_menus(test);
    for (const Translation& language : translations) {
        const Spoken spoken(catalogue_in(language));
        REQUIRE(spoken.is_spoken);
        INFO("in the language " << language.tag);
        open_menus(test);
    }
}

std::vector<ui::Shown> words_of_menu(const Visitor& visitor) {
    std::vector<ui::Shown> words = visitor.record().all();
    std::erase_if(words, [](const ui::Shown& shown) {
        return !shown.over || shown.role != ui::Role::text || !shown.owner.empty();
    });
    return words;
}

/// Whether one of its words is wider than the column they stand in.
bool breaks_a_word(const ui::Shown& shown) {
    // What is loaded first is the font of texts.
    const ImFont* font = ImGui::GetIO().Fonts->Fonts[0];
    std::istringstream words(shown.label);
    for (std::string word; words >> word;) {
        if (ui::extent_of(font, word).x > shown.rect.width + 1) return true;
    }
    return false;
}

}  // namespace

TEST_CASE("the rule ends above the doors of the menu") {
    open_all_menus([](const Visitor& visitor) {
        for (const char* id : {"door-place-in-help", "door-watch-in-help", "door-roll-in-help"}) {
            const auto door = visitor.rect(id);
            REQUIRE(door);
            for (const ui::Shown& shown : words_of_menu(visitor)) {
                INFO(shown.label << " at " << id);
                CHECK_FALSE(overlap(shown.rect, *door));
            }
        }
    });
}

TEST_CASE("no word of the menu is broken in a narrow column") {
    open_all_menus([](const Visitor& visitor) {
        for (const ui::Shown& shown : words_of_menu(visitor)) {
            INFO(shown.label);
            CHECK_FALSE(breaks_a_word(shown));
        }
    });
}

TEST_CASE("what a gesture does stands below it where it has no room beside it") {
    Visitor visitor({360, 640, true});
    visitor.tap("help");
    visitor.look(3);
    const auto words = words_of_menu(visitor);
    const auto does = std::find_if(words.begin(), words.end(), [](const ui::Shown& shown) {
        return shown.label == "draw the panel out, or push it back";
    });
    REQUIRE(does != words.end());
    const auto by = does - 1;
    CHECK(by->label == "Drag the tabs");
    CHECK(does->rect.x == by->rect.x);
    CHECK(does->rect.y >= by->rect.y + by->rect.height);
}

TEST_CASE("every way to do something is named once in the help of a finger") {
    open_menus([](const Visitor& visitor) {
        const auto named = [&](const char* by) {
            const auto& all = visitor.record().all();
            return std::count_if(all.begin(), all.end(), [&](const ui::Shown& shown) {
                return shown.role == ui::Role::text && shown.label == by;
            });
        };
        CHECK(named("Drag") == 0);
        CHECK(named("Drag a piece") == 1);
        CHECK(named("Drag the board") == 1);
    });
}
