// The tables of half boards are made late and forgotten, not destroyed: other threads may use them.
#include "counting/cache.hpp"

#include "counting/halves/halves.hpp"

namespace queens {

Halves& Cache::halves() {
    if (!halves_) halves_ = std::make_shared<Halves>();
    return *halves_;
}

void Cache::forget() {
    forget_search();
    if (halves_) halves_->forget();
}

}  // namespace queens
