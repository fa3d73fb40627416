// A board that is refused is not searched.
#include "app/answers/constellations.hpp"

#include "core/say.hpp"

namespace queens {

Constellations constellations_on(Size size) {
    Constellations found;
    if (!size.is_square() || size.rows > largest_constellations) {
        found.refusal = say("Conflicts are sorted on square boards up to {n} \xC3\x97 {n}.",
                            {{"n", largest_constellations}});
        return found;
    }
    found.classes = constellation_classes(size.rows);
    found.sizes = sizes_of(found.classes);
    for (const ConstellationSize& one : found.sizes) found.solutions += one.solutions;
    return found;
}

}  // namespace queens
