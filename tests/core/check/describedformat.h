#pragma once

#include "core/check/engineissues.h"
#include "core/read/reader.h"
#include "core/schema/schema.h"
#include "core/tree/format.h"
#include "core/tree/tree.h"

/// A format for tests of the checker, and the parts that its files are made of.
namespace hexahedron {

inline const std::vector<NamedValue> colours{{1, "red"}, {2, "green"}};

/// A small format with one field for each kind of finding.
struct Described
{
    const Schema *schema = nullptr;
    const Field *points = nullptr;
    const Field *list = nullptr;
    const Field *many = nullptr;

    Described()
    {
        SchemaBuilder builder("Test", {.tagSize = 4, .tagIsText = true, .lengthSize = 4, .lengthIsSigned = true});
        builder.finite("F").rule(issues::lengthPassesParent, "P").topRule(issues::lengthPassesParent, "T");
        auto file = builder.file().chunk("FILE");
        file.i32("level").range(0, 9).error("R").equals(1).warning("E").initially({1});
        auto value = file.chunk("VALU");
        value.i32("colour").names(colours).warning("N").otherwise(2);
        value.i32("bits").flags(colours).info("B");
        value.f32("share").range(0, 1).warning("S");
        value.f32("scale").times(3).notZero().warning("Z").initially({1});
        value.f32("turn").times(4).quaternion().unitLength().warning("Q").initially({1, 0, 0, 0});
        auto name = file.chunk("NAME");
        name.text("text");
        name.u16("after");
        auto some = file.chunk("SOME");
        const auto count = some.u32("count");
        auto entry = some.records("entries").times(count);
        entry.u8("byte");
        auto point = file.chunk("PNTS");
        const auto flags = point.u32("flags").flags({{1, "normals"}}).warning("G");
        auto each = point.records("points").until(endOfFrame);
        each.f32("place").times(3);
        each.f32("normal").times(3).when(flags.has(1)).unitLength().info("U").initially({0, 1, 0});
        auto part = file.chunk("PART");
        part.i32("main").indexes(each).orNone().error("M").belowNone(Severity::Warning).otherwise(-1);
        auto corner = part.records("parts").until(endOfFrame);
        corner.i32("corner").times(3).indexes(each).error("I").distinct().info("D");
        auto texts = file.chunk("TEXT");
        auto line = texts.records("lines").until(endOfFrame);
        line.text("line");
        line.f32("weight").range(0, 1).warning("W");
        file.chunk("ODDS").unofficial();
        auto outer = file.chunk("OUTR");
        outer.contains(outer);
        schema = builder.finish();
        points = each.field();
        list = corner.field();
        many = line.field();
    }
};

inline const Described &described()
{
    static const Described one;
    return one;
}

template<typename Number>
QByteArray raw(std::initializer_list<Number> numbers)
{
    return QByteArray(reinterpret_cast<const char *>(numbers.begin()), qsizetype(numbers.size() * sizeof(Number)));
}
inline QByteArray ints(std::initializer_list<qint32> numbers)
{
    return raw(numbers);
}
inline QByteArray floats(std::initializer_list<float> numbers)
{
    return raw(numbers);
}

inline QByteArray frame(const char *tag, const QByteArray &content, std::optional<qint32> length = {})
{
    return tag + ints({length.value_or(qint32(content.size()))}) + content;
}
inline QByteArray file(const QByteArray &frames, qint32 level = 1)
{
    return frame("FILE", ints({level}) + frames);
}
inline QByteArray value(qint32 colour, qint32 bits, float share, std::initializer_list<float> scale,
                        std::initializer_list<float> turn)
{
    return frame("VALU", ints({colour, bits}) + floats({share}) + floats(scale) + floats(turn));
}
inline QByteArray points(std::initializer_list<float> numbers, qint32 flags = 0)
{
    return frame("PNTS", ints({flags}) + floats(numbers));
}
inline const QByteArray threePoints = points({0, 0, 0, 1, 0, 0, 0, 1, 0});
inline QByteArray part(std::initializer_list<qint32> corners, qint32 main = -1)
{
    return frame("PART", ints({main}) + ints(corners));
}

inline std::shared_ptr<const Tree> treeOf(const Bytes &bytes, const std::vector<Rule> &rules = {})
{
    static Format format{.id = "test",
                         .name = "Test",
                         .extensions = {},
                         .recognition = "",
                         .schema = [] { return described().schema; },
                         .rules = {},
                         .scene = nullptr};
    format.rules = rules;
    return std::make_shared<const Tree>(&format, QStringLiteral("made"), readStream(*described().schema, bytes));
}

} // namespace hexahedron
