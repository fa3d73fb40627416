// The commands that do nothing but give a member of the state another value.
#pragma once

#include <type_traits>
#include <utility>

#include "app/state/state.hpp"

namespace queens {

template <auto Member>
struct Assign {
    static constexpr auto member = Member;
    std::remove_cvref_t<decltype(std::declval<State>().*Member)> value;
};

}  // namespace queens
