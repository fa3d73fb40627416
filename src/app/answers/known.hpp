// An answer that takes time to find, kept as long as its question stays the same.
#pragma once

#include <optional>

namespace queens {

template <class Question, class Answer>
class Known {
  public:
    /// Finds the answer by `find(question)`, unless it is known already.
    template <class Find>
    void ask(const Question& question, Find find) {
        if (question_ == question) return;
        answer_ = find(question);
        question_ = question;
    }

    /// The answer to the latest question, an empty one before the first.
    [[nodiscard]] const Answer& answer() const { return answer_; }

  private:
    std::optional<Question> question_;
    Answer answer_{};
};

}  // namespace queens
