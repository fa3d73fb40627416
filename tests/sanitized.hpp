// Whether the tests run under sanitizers, where a step takes ten times as long: there the longest
// tests try fewer cases, because others have looked at the same code by then.
#pragma once

namespace queens::tests {

#if defined(__has_feature)
#if __has_feature(address_sanitizer)
inline constexpr bool sanitized = true;
#else
inline constexpr bool sanitized = false;
#endif
#elif defined(__SANITIZE_ADDRESS__)
inline constexpr bool sanitized = true;
#else
inline constexpr bool sanitized = false;
#endif

}  // namespace queens::tests
