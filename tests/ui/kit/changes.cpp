// What of the screen has to be painted again.
#include "ui/kit/changes.hpp"

#include <algorithm>
#include <catch2/catch_test_macros.hpp>
#include <functional>
#include <vector>

#include "ui/visitor.hpp"

using namespace queens;
using namespace queens::tests;
using queens::ui::Area;
using queens::ui::Changes;

namespace {

/// What two squares on a paper of 200 x 100 look like, drawn by hand.
class Paper {
  public:
    /// Draws anew, and says what is to be painted again.
    Area draw(const std::function<void(ImDrawList&)>& draw, ImTextureID renewed = nullptr) {
        list_._ResetForNewFrame();
        list_.PushClipRect({0, 0}, {200, 100});
        list_.PushTextureID(&fonts_);
        draw(list_);
        data_.Clear();
        data_.DisplaySize = {200, 100};
        data_.AddDrawList(&list_);
        const Area area = changes_.since_last(data_, renewed);
        changes_.keep(data_);
        return area;
    }

    Changes& changes() { return changes_; }

  private:
    // Dear ImGui's context has what lists share.
    Visitor visitor_;
    int fonts_ = 0;
    ImDrawList list_{ImGui::GetDrawListSharedData()};
    ImDrawData data_;
    Changes changes_;
};

void square(ImDrawList& list, float x, float y) {
    list.AddRectFilled({x, y}, {x + 10, y + 10}, 0xFF112233);
}

bool covers(const Area& area, float x, float y, float to_x, float to_y) {
    return area.low.x <= x && area.low.y <= y && area.high.x >= to_x && area.high.y >= to_y;
}

}  // namespace

TEST_CASE("at first, and after all was forgotten, the whole screen is painted") {
    Paper paper;
    const auto one = [](ImDrawList& list) { square(list, 20, 20); };
    CHECK(covers(paper.draw(one), 0, 0, 200, 100));
    CHECK(paper.draw(one).empty());
    paper.changes().forget();
    CHECK(covers(paper.draw(one), 0, 0, 200, 100));
}

TEST_CASE("a square that moves is painted where it was and where it is, and nothing else is") {
    Paper paper;
    const auto at = [](float x) {
        return [x](ImDrawList& list) {
            square(list, 5, 5);
            square(list, x, 50);
            square(list, 185, 85);
        };
    };
    (void)paper.draw(at(60));
    const Area area = paper.draw(at(80));
    CHECK(covers(area, 60, 50, 90, 60));
    CHECK(area.low.x > 15);
    CHECK(area.low.y > 15);
    CHECK(area.high.x < 185);
    CHECK(area.high.y < 85);
}

TEST_CASE("a square that comes or goes is painted alone") {
    Paper paper;
    const auto some = [](bool middle) {
        return [middle](ImDrawList& list) {
            square(list, 5, 5);
            if (middle) square(list, 60, 50);
            square(list, 185, 85);
        };
    };
    for (const bool before : {false, true}) {
        (void)paper.draw(some(before));
        const Area area = paper.draw(some(!before));
        CHECK(covers(area, 60, 50, 70, 60));
        CHECK(area.low.x > 15);
        CHECK(area.high.x < 185);
    }
}

TEST_CASE("what is clipped away is not painted again") {
    Paper paper;
    const auto at = [](float x) {
        return [x](ImDrawList& list) {
            list.PushClipRect({0, 0}, {100, 52});
            square(list, x, 50);
            list.PopClipRect();
        };
    };
    (void)paper.draw(at(60));
    const Area area = paper.draw(at(95));
    CHECK(area.high.x <= 100);
    CHECK(area.high.y <= 52);
    CHECK(covers(area, 60, 50, 100, 52));
}

TEST_CASE("a picture whose texture is renewed is painted again where it is shown") {
    Paper paper;
    int texture = 0;
    int other = 0;
    const auto with_picture = [&](ImDrawList& list) {
        square(list, 5, 5);
        list.AddImage(&texture, {40, 30}, {80, 60});
        square(list, 185, 85);
    };
    (void)paper.draw(with_picture);
    CHECK(paper.draw(with_picture).empty());
    CHECK(paper.draw(with_picture, &other).empty());
    const Area area = paper.draw(with_picture, &texture);
    CHECK(covers(area, 40, 30, 80, 60));
    CHECK(area.low.x == 40);
    CHECK(area.high.y == 60);
}

TEST_CASE("when a window opens or closes the whole screen is painted, and nothing afterwards") {
    const Visitor visitor;
    ImDrawList one(ImGui::GetDrawListSharedData());
    ImDrawList other(ImGui::GetDrawListSharedData());
    int fonts = 0;
    Changes changes;
    const auto draw = [&](const std::vector<ImDrawList*>& windows) {
        ImDrawData data;
        data.DisplaySize = {200, 100};
        for (ImDrawList* window : windows) {
            window->_ResetForNewFrame();
            window->PushClipRect({0, 0}, {200, 100});
            window->PushTextureID(&fonts);
            square(*window, 20, 20);
            data.AddDrawList(window);
        }
        const Area area = changes.since_last(data, nullptr);
        changes.keep(data);
        return area;
    };
    const std::vector<std::vector<ImDrawList*>> screens{
        {&one}, {&one, &other}, {&other, &one}, {&other}};
    for (const auto& windows : screens) {
        CHECK(covers(draw(windows), 0, 0, 200, 100));
        CHECK(draw(windows).empty());
        CHECK(draw(windows).empty());
    }
}

TEST_CASE("while a solid turns, its panel and its flat board are not painted again") {
    Visitor visitor;
    visitor.app.apply(OpenLink{"n=8&t=torus&view=solid&q=5.3.1.7.2.8.6.4"});
    int picture = 0;
    visitor.screen().show_solid_in(&picture);
    visitor.look(5);
    const ui::Rect board = visitor.rect("board").value();
    const ImVec2 middle{board.x + board.width / 2, board.y + board.height / 2};
    const float half = std::min(board.width, board.height) / 2 - 1;
    Changes changes;
    visitor.put_down(middle);
    for (int i = 0; i < 4; ++i) {
        visitor.move_to({middle.x + 20.0F * static_cast<float>(i), middle.y});
        const Area area = changes.since_last(*ImGui::GetDrawData(), &picture);
        changes.keep(*ImGui::GetDrawData());
        if (i < 3) continue;
        CHECK(covers(area, middle.x - half, middle.y - half, middle.x + half, middle.y + half));
        CHECK(area.low.x >= board.x - 1);
        CHECK(area.high.x <= board.x + board.width + 1);
    }
    visitor.lift();
}
