// What a worker keeps from one job to the next: tables take longer to make than a small job takes.
#pragma once

#include <any>
#include <memory>
#include <utility>

#include "counting/task.hpp"

namespace queens {

class Halves;

/// Belongs to one thread, but for the tables of half boards: these are large, and several threads
/// can share them.
class Cache {
  public:
    Cache() = default;
    explicit Cache(std::shared_ptr<Halves> halves) : halves_(std::move(halves)) {}

    /// Made when they are first asked for: who only cuts tasks into jobs never needs them.
    [[nodiscard]] Halves& halves();

    /// The search of that kind for the task: the latest one, or made by `make` as a shared pointer.
    template <class Search, class Make>
    [[nodiscard]] Search& search(const Task& task, Make make) {
        auto* latest = std::any_cast<std::shared_ptr<Search>>(&search_);
        if (latest == nullptr || task_ != task) {
            latest = &search_.emplace<std::shared_ptr<Search>>(make());
            task_ = task;
        }
        return **latest;
    }

    /// Gives the memory back, that of the tables of half boards too.
    void forget();
    /// The same, but for these tables, which others may be using.
    void forget_search() { search_.reset(); }

  private:
    std::shared_ptr<Halves> halves_;
    Task task_{};
    std::any search_;
};

}  // namespace queens
