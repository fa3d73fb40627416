// A signal may come right before the program begins to wait, so that it only waits for a while.
#include "cli/standard_input.hpp"

#include <poll.h>
#include <unistd.h>

#include <array>
#include <ios>

#include "cli/interrupt.hpp"

namespace queens::cli {

namespace {

class StandardInput : public std::streambuf {
  protected:
    int_type underflow() override {
        pollfd input{STDIN_FILENO, POLLIN, 0};
        while (poll(&input, 1, static_cast<int>(patience.count())) <= 0) {
            if (interrupted()) throw std::ios::failure("interrupted");
        }
        const ssize_t size = read(STDIN_FILENO, letters_.data(), letters_.size());
        if (size < 0) throw std::ios::failure("unreadable");
        if (size == 0) return traits_type::eof();
        setg(letters_.data(), letters_.data(), letters_.data() + size);
        return traits_type::to_int_type(letters_.front());
    }

  private:
    std::array<char, 1 << 16> letters_{};
};

}  // namespace

std::streambuf& standard_input() {
    static StandardInput buffer;
    return buffer;
}

}  // namespace queens::cli
