#include "core/formats/image/imagefields.h"

#include "core/check/engineissues.h"

#include <array>
#include <string_view>

namespace hexahedron {

namespace {

struct ChannelText
{
    std::string_view name;
    const char *byteText;
    const char *floatText;
};

constexpr std::array channelTexts{
    ChannelText{
        "red",
        QT_TRANSLATE_NOOP("schema", "How much red the colour has: 0 is none, 255 is full. Every number is allowed."),
        QT_TRANSLATE_NOOP("schema",
                          "How much red the pixel has: 0 is none, 1 is full; more is brighter than a screen shows.")},
    ChannelText{
        "green",
        QT_TRANSLATE_NOOP("schema", "How much green the colour has: 0 is none, 255 is full. Every number is allowed."),
        QT_TRANSLATE_NOOP("schema",
                          "How much green the pixel has: 0 is none, 1 is full; more is brighter than a screen shows.")},
    ChannelText{
        "blue",
        QT_TRANSLATE_NOOP("schema", "How much blue the colour has: 0 is none, 255 is full. Every number is allowed."),
        QT_TRANSLATE_NOOP("schema",
                          "How much blue the pixel has: 0 is none, 1 is full; more is brighter than a screen shows.")},
    ChannelText{"alpha",
                QT_TRANSLATE_NOOP("schema", "How much the colour hides what lies behind it (alpha): 0 is transparent, "
                                            "255 is opaque. Every number is allowed."),
                QT_TRANSLATE_NOOP(
                    "schema", "How much the pixel hides what lies behind it (alpha): 0 is transparent, 1 is opaque.")},
    ChannelText{"grey", QT_TRANSLATE_NOOP("schema", "Brightness: 0 is black, 255 is white. Every number is allowed."),
                ""},
};

} // namespace

FieldRef describeChannel(FieldRef field)
{
    const auto text = std::ranges::find(channelTexts, std::string_view(field.field()->name), &ChannelText::name);
    if (text == channelTexts.end())
        field.doc(QT_TRANSLATE_NOOP("schema", "Fills up to four bytes; no reader looks at it."));
    else
        field.doc(field.field()->kind == Kind::Float ? text->floatText : text->byteText);
    field.field()->isOfEngine = true; // its words are those of every format
    return field;
}

void sayRules(SchemaBuilder &builder, const char *rule)
{
    builder.rule(issues::notThisFormat, "89")
        .rule(issues::cutOff, rule)
        .rule(issues::trailingBytes, rule)
        .rule(issues::bytesLeftOver, rule);
}

void describeChannels(RecordRef color, std::initializer_list<const char *> names)
{
    for (const char *name : names)
        describeChannel(color.u8(name));
}

void describeWholePixels(RecordRef row, const FieldRef &width, const FieldRef &bits)
{
    auto plain = row.records("pixels").form("24 bits").times(width).when(bits.is(24));
    describeChannels(plain, {"blue", "green", "red"});
    auto pixel = row.records("pixels").form("32 bits").times(width).when(bits.is(32));
    describeChannels(pixel, {"blue", "green", "red", "alpha"});
}

} // namespace hexahedron
