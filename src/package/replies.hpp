// What the questions have in common: how they are read, and the forms of an answer.
#pragma once

#include <chrono>
#include <string>
#include <string_view>
#include <variant>

#include "core/json.hpp"
#include "core/link.hpp"
#include "package/door.hpp"

namespace queens::package {

template <class Value>
[[nodiscard]] Json answer(const Value& value) {
    return JsonObject().field("answer", value).json();
}
[[nodiscard]] inline Json complaint(const std::string& sentence) {
    return JsonObject().field("complaint", sentence).json();
}
[[nodiscard]] inline Json working(const JsonObject& progress) {
    return JsonObject().field("working", progress).json();
}

/// The board of a question, or one sentence why there is none.
[[nodiscard]] std::variant<Link, std::string> read_board(std::string_view text);
/// The same of a board that is counted or searched: not by the regions of a garden.
[[nodiscard]] std::variant<Link, std::string> read_searched(std::string_view text);

/// A slice of time, from its construction on.
class Slice {
  public:
    [[nodiscard]] bool over() const { return Clock::now() >= end_; }

  private:
    using Clock = std::chrono::steady_clock;

    Clock::time_point end_ = Clock::now() + std::chrono::milliseconds(100);
};

// The questions: `fields` is what stands behind the word, `board` what is on the other lines. An
// answer that takes time is work.
using Reply = std::variant<Json, Work>;
[[nodiscard]] Reply reply_to_attacks(std::string_view fields, std::string_view board);
[[nodiscard]] Reply reply_to_link(std::string_view fields, std::string_view board);
[[nodiscard]] Reply reply_to_svg(std::string_view fields, std::string_view board);
[[nodiscard]] Reply reply_to_solve(std::string_view fields, std::string_view board);
[[nodiscard]] Reply reply_to_plan(std::string_view fields, std::string_view board);
[[nodiscard]] Reply reply_to_total(std::string_view fields, std::string_view lines);

}  // namespace queens::package
