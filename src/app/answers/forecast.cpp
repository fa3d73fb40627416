// Five hundred walks take some hundredths of a second.
#include "app/answers/forecast.hpp"

#include "counting/estimate_rows.hpp"

namespace queens {

RowForecast forecast_rows(const Problem& problem) {
    constexpr int walks = 500;
    return {walks, estimate_rows(problem, walks)};
}

}  // namespace queens
