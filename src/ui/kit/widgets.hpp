// All controls of the kit.
#pragma once

#include "ui/kit/button.hpp"
#include "ui/kit/control.hpp"
#include "ui/kit/popup.hpp"
#include "ui/kit/slider.hpp"
#include "ui/kit/stepper.hpp"
#include "ui/kit/table.hpp"
#include "ui/kit/text.hpp"
#include "ui/kit/text_field.hpp"
#include "ui/kit/toggle.hpp"
