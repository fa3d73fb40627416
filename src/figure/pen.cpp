// Casings are as wide on both sides of a stroke; a dash has one around its ends, too.
#include "figure/pen.hpp"

#include <algorithm>

#include "figure/colours.hpp"

namespace queens {

Pen::Pen(Canvas& canvas, const Theme& theme, float square, float opacity)
    : canvas_(canvas),
      rim_colour_(faded(rim_of(theme), opacity)),
      casing_colour_(faded(theme.casing, opacity)),
      rim_(std::clamp(square * 0.015F, 0.5F, 0.8F)),
      casing_(std::clamp(square * 0.03F, 1.0F, 1.5F)),
      opacity_(opacity) {}

float Pen::beyond(Layer layer) const {
    switch (layer) {
        case Layer::rim: return casing_ + rim_;
        case Layer::casing: return casing_;
        case Layer::ink: return 0;
    }
    return 0;
}

Colour Pen::colour_of(Layer layer, Colour ink) const {
    switch (layer) {
        case Layer::rim: return rim_colour_;
        case Layer::casing: return casing_colour_;
        case Layer::ink: return faded(ink, opacity_);
    }
    return ink;
}

void Pen::draw(Layer layer, const Trace& trace) const {
    const float more = beyond(layer);
    canvas_.stroke(trace.contours, {colour_of(layer, trace.colour), trace.width + 2 * more,
                                    trace.dash, trace.bare ? 0 : more});
}

void Pen::draw(std::span<const Trace> traces) const {
    for (const Layer layer : layers) {
        for (const Trace& trace : traces) draw(layer, trace);
    }
}

void Pen::plate(const Plate& shape, Colour colour) const {
    for (const Layer layer : layers) canvas_.plate(shape, colour_of(layer, colour), beyond(layer));
}

}  // namespace queens
