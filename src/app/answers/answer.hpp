// An answer that takes time to find, kept as long as its question stays the same.
#pragma once

#include <optional>
#include <tuple>
#include <type_traits>

namespace queens {

class App;

/// `question(app)` is what the answer depends on, nothing where the program asks nothing. `find`
/// takes a question, the parts of one that is a pair, or a question and the program.
template <auto question, auto find>
class Answer {
  public:
    using Question = typename std::invoke_result_t<decltype(question), const App&>::value_type;

    /// Finds the answer to what the program asks, unless it is known already.
    void follow(const App& app) {
        auto asked = question(app);
        if (!asked || asked == asked_) return;
        answer_ = found(*asked, app);
        asked_ = std::move(asked);
    }

    /// The answer to the latest question, an empty one before the first.
    [[nodiscard]] const auto& answer() const { return answer_; }

  private:
    static auto found(const Question& asked, const App& app) {
        using Find = decltype(find);
        if constexpr (std::is_invocable_v<Find, const Question&, const App&>) {
            return find(asked, app);
        } else if constexpr (std::is_invocable_v<Find, const Question&>) {
            return find(asked);
        } else {
            return std::apply(find, asked);
        }
    }

    std::optional<Question> asked_;
    std::invoke_result_t<decltype(&Answer::found), const Question&, const App&> answer_{};
};

}  // namespace queens
