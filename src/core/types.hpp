// Lists of types, and the places of types in them.
#pragma once

#include <cstddef>
#include <type_traits>

namespace queens {

template <class... Type>
struct Types {
    static constexpr std::size_t count = sizeof...(Type);
};

/// How many types of the list stand before this one; all of them if it is not there.
template <class Wanted, class... Type>
[[nodiscard]] constexpr std::size_t place_in(Types<Type...> /*list*/) {
    std::size_t place = 0;
    (void)((std::is_same_v<Wanted, Type> || (++place, false)) || ...);
    return place;
}

template <class Type, class List>
concept ListedIn = place_in<Type>(List{})
< List::count;

}  // namespace queens
