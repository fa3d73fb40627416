// The first of several complaints, the one that is reported.
#pragma once

#include <string>

namespace queens {

/// Keeps the first sentence. A text of 64 KiB may hold some thirty thousand faults, so that only
/// the first one is put into words.
class FirstComplaint {
  public:
    /// Takes the sentence that `why()` says unless there is one already.
    template <class Why>
    void add(Why why) {
        if (sentence_.empty()) sentence_ = why();
    }

    /// The sentence, empty if there was no complaint.
    [[nodiscard]] const std::string& sentence() const { return sentence_; }

  private:
    std::string sentence_;
};

}  // namespace queens
