// The tables of tabs and topics.
#include "app/tabs.hpp"

#include <catch2/catch_test_macros.hpp>

using namespace queens;

TEST_CASE("every tab and every topic stands at the place of its value and is found by its slug") {
    for (const NamedTab& tab : tabs) {
        INFO(tab.slug);
        CHECK(named(tab.value).slug == tab.slug);
        CHECK(find_tab(tab.slug) == &tab);
        CHECK_FALSE(tab.title.empty());
    }
    for (const NamedTopic& topic : topics) {
        INFO(topic.slug);
        CHECK(named(topic.value).slug == topic.slug);
        CHECK(find_topic(topic.slug) == &topic);
        CHECK_FALSE(topic.summary.empty());
    }
    CHECK(find_tab("kitchen") == nullptr);
    CHECK(find_topic("") == nullptr);
}
