// The record as the page reads it.
#include "ui/kit/record_lines.hpp"

#include <catch2/catch_test_macros.hpp>

using namespace queens::ui;

TEST_CASE("a control is a line of fields with tabs between them") {
    Record record;
    record.enter(Region::transport);
    record.add({.id = "scrubber",
                .role = Role::slider,
                .label = "Step",
                .hint = "Go to any step",
                .value = "Step 18 of 92",
                .place = 18,
                .places = 92,
                .focused = true});
    record.leave();
    record.add({.id = "heat-map",
                .role = Role::button,
                .label = "Heat map",
                .on = true,
                .has_states = true});
    record.add(
        {.id = "redo", .role = Role::button, .label = "Redo", .enabled = false, .over = true});
    CHECK(lines_of(record) ==
          "slider\ttransport\tk\tscrubber\tStep\tStep 18 of 92\tGo to any step\t18\t92\n"
          "button\tbar\to\theat-map\tHeat map\t\t\t\t\n"
          "button\tbar\tdu\tredo\tRedo\t\t\t\t\n");
}

TEST_CASE("words on a control describe it, unless they are its label") {
    Record record;
    record.add({.label = "Dancing links", .rect = {10, 10, 80, 12}});
    record.add({.label = "Covers\nand uncovers", .rect = {10, 24, 80, 12}});
    record.add({.id = "exact_cover",
                .role = Role::list_item,
                .label = "Dancing links",
                .rect = {0, 0, 100, 40}});
    record.add({.label = "Elsewhere", .rect = {10, 60, 80, 12}});
    CHECK(lines_of(record) ==
          "item\tbar\t\texact_cover\tDancing links\t\tCovers and uncovers\t\t\n"
          "text\tbar\t\t\tElsewhere\t\t\t\t\n");
}

TEST_CASE(
    "words on a control that is out of sight describe no control that is seen in their place") {
    Record record;
    record.add({.id = "tab-place", .role = Role::tab, .label = "Place", .rect = {0, 800, 78, 44}});
    record.add({.id = "day-2026-11-23",
                .role = Role::button,
                .label = "23 November 2026",
                .visible = false,
                .rect = {10, 805, 40, 36}});
    record.add(
        {.label = "23", .visible = false, .rect = {20, 810, 16, 16}, .owner = "day-2026-11-23"});
    CHECK(lines_of(record).starts_with("tab\tbar\t\ttab-place\tPlace\t\t\t\t\n"));
}

TEST_CASE("words in one row are one line, and signs on the board are left out") {
    Record record;
    record.enter(Region::panel);
    record.add({.label = "Solutions", .rect = {10, 10, 60, 12}});
    record.add({.label = "92", .rect = {200, 10, 20, 12}});
    record.add({.label = "Time", .rect = {10, 30, 60, 12}});
    record.leave();
    record.enter(Region::board);
    record.add({.label = "a", .rect = {500, 500, 8, 12}});
    record.leave();
    CHECK(lines_of(record) ==
          "text\tpanel\t\t\tSolutions\t92\t\t\t\n"
          "text\tpanel\t\t\tTime\t\t\t\t\n");
}

TEST_CASE("figures in one row are a line each, and a tooltip is not a line") {
    Record record;
    record.enter(Region::transport);
    record.add({.label = "Placed", .value = "3", .rect = {10, 10, 60, 30}});
    record.add({.label = "Solutions", .value = "0", .rect = {200, 10, 60, 30}});
    record.add({.id = "hint", .label = "To the next solution", .rect = {10, 60, 60, 12}});
    record.leave();
    CHECK(lines_of(record) ==
          "text\ttransport\t\t\tPlaced\t3\t\t\t\n"
          "text\ttransport\t\t\tSolutions\t0\t\t\t\n");
}
