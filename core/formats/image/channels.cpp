#include "core/formats/image/channels.h"

#include <string_view>

namespace hexahedron {

namespace {

const char *channelDoc(std::string_view name, bool isFloat)
{
    if (name == "red")
        return isFloat ? QT_TRANSLATE_NOOP(
                   "schema", "How much red the pixel has: 0 is none, 1 is full; more is brighter than a screen shows.")
                       : QT_TRANSLATE_NOOP(
                           "schema", "How much red the colour has: 0 is none, 255 is full. Every number is allowed.");
    if (name == "green")
        return isFloat ? QT_TRANSLATE_NOOP(
                   "schema",
                   "How much green the pixel has: 0 is none, 1 is full; more is brighter than a screen shows.")
                       : QT_TRANSLATE_NOOP(
                           "schema", "How much green the colour has: 0 is none, 255 is full. Every number is allowed.");
    if (name == "blue")
        return isFloat ? QT_TRANSLATE_NOOP(
                   "schema", "How much blue the pixel has: 0 is none, 1 is full; more is brighter than a screen shows.")
                       : QT_TRANSLATE_NOOP(
                           "schema", "How much blue the colour has: 0 is none, 255 is full. Every number is allowed.");
    if (name == "alpha")
        return isFloat ? QT_TRANSLATE_NOOP(
                   "schema", "How much the pixel hides what lies behind it (alpha): 0 is transparent, 1 is opaque.")
                       : QT_TRANSLATE_NOOP("schema", "How much the colour hides what lies behind it (alpha): 0 is "
                                                     "transparent, 255 is opaque. Every number is allowed.");
    if (name == "grey")
        return QT_TRANSLATE_NOOP("schema", "Brightness: 0 is black, 255 is white. Every number is allowed.");
    return QT_TRANSLATE_NOOP("schema", "Fills up to four bytes; no reader looks at it.");
}

} // namespace

FieldRef describeChannel(FieldRef field)
{
    field.doc(channelDoc(field.field()->name, field.field()->kind == Kind::Float));
    field.field()->isOfEngine = true; // its words are those of every format
    return field;
}

} // namespace hexahedron
