// Which version of the program this is.
#pragma once

#include <string_view>

namespace queens {

/// Twelve digits of a checksum of the sources of everything that counts, made when the program is
/// built: equal versions do equal work, wherever and by whatever compiler they were built.
extern const std::string_view version;

/// The number of the release, "1.0.0", which people and packages go by.
extern const std::string_view release;

}  // namespace queens
