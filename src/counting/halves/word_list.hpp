// A list of words that grows, for the inner loops of the half-board method.
//
// It is not a std::vector, because inline functions of the library must not be compiled for one
// kind of processor only (see `vectors.hpp`), and because its words need not be initialised.
#pragma once

#include <cstdlib>
#include <new>

#include "counting/kernels/packing.hpp"

namespace queens::QUEENS_VECTORS {

/// Words that stand somewhere else.
template <typename Word>
struct Words {
    const Word* words;
    std::uint32_t size;
};

template <typename Word>
class WordList {
  public:
    WordList() = default;
    WordList(const WordList&) = delete;
    WordList& operator=(const WordList&) = delete;
    ~WordList() { std::free(words_); }

    /// Makes room for `wanted` words and the slack, and keeps the first words.
    void reserve(std::uint32_t wanted) {
        if (wanted + list_slack <= capacity_) return;
        const std::uint32_t capacity = wanted + wanted / 2 + 1024;
        void* const words = std::realloc(words_, std::size_t{capacity} * sizeof(Word));
        if (words == nullptr) throw std::bad_alloc();
        words_ = static_cast<Word*>(words);
        capacity_ = capacity;
    }

    /// Gives the memory back.
    void release() {
        std::free(words_);
        words_ = nullptr;
        size = capacity_ = 0;
    }

    [[nodiscard]] Word* data() { return words_; }
    [[nodiscard]] const Word* data() const { return words_; }

    std::uint32_t size = 0;

  private:
    Word* words_ = nullptr;
    std::uint32_t capacity_ = 0;
};

}  // namespace queens::QUEENS_VECTORS
