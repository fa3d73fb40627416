// The tables of tabs and topics.
#include "app/state/tabs.hpp"

#include <catch2/catch_test_macros.hpp>

using namespace queens;

TEST_CASE("every tab and every topic stands in its table at the place of its value") {
    for (const NamedTab& tab : tabs) {
        INFO(tab.slug);
        CHECK(&named(tab.value) == &tab);
        CHECK_FALSE(tab.title.empty());
    }
    for (const NamedTopic& topic : topics) {
        INFO(topic.slug);
        CHECK(&named(topic.value) == &topic);
        CHECK_FALSE(topic.summary.empty());
    }
}
