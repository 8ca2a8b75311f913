#include "core/report/effect.h"

#include "core/language/listed.h"
#include "core/schema/field.h"
#include "core/tree/items.h"
#include "core/tree/value.h"

#include <QCoreApplication>

#include <algorithm>
#include <array>
#include <cmath>
#include <numbers>

namespace hexahedron {

namespace {

using Vector = std::array<double, 3>;

QString effectText(const char *text)
{
    return QCoreApplication::translate("report", text);
}

/// As exact as people read it, without -0.
QString rounded(double number)
{
    constexpr double Shown = 1e4;
    const double shown = std::abs(number) < 1e9 ? std::round(number * Shown) / Shown + 0.0 : number;
    return QString::fromLatin1(numberText(shown, false));
}

QString vectorText(const Vector &v)
{
    return QStringLiteral("(%1, %2, %3)").arg(rounded(v[0]), rounded(v[1]), rounded(v[2]));
}

double dot(const Vector &a, const Vector &b)
{
    return a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
}

Vector cross(const Vector &a, const Vector &b)
{
    return {a[1] * b[2] - a[2] * b[1], a[2] * b[0] - a[0] * b[2], a[0] * b[1] - a[1] * b[0]};
}

/// Where the axes and the origin go.
struct Frame
{
    std::array<Vector, 3> axes;
    Vector origin;
};

Frame frameOf(std::span<const double> m)
{
    const auto isNothing = [&](size_t a, size_t b, size_t c) { return m[a] == 0 && m[b] == 0 && m[c] == 0; };
    const bool isByRows = m.size() == 12 || (isNothing(12, 13, 14) && !isNothing(3, 7, 11));
    Frame frame;
    for (size_t i = 0; i < 3; ++i) {
        for (size_t j = 0; j < 3; ++j)
            frame.axes[i][j] = isByRows ? m[j * 4 + i] : m[i * 4 + j];
        frame.origin[i] = isByRows ? m[i * 4 + 3] : m[12 + i];
    }
    return frame;
}

/// "90° about (0, 1, 0)" of axes of length 1 that stand upright on each other.
QString turnText(const std::array<Vector, 3> &a)
{
    const double cosine = std::clamp((a[0][0] + a[1][1] + a[2][2] - 1) / 2, -1.0, 1.0);
    const double angle = std::acos(cosine);
    Vector axis{a[1][2] - a[2][1], a[2][0] - a[0][2], a[0][1] - a[1][0]};
    constexpr double Small = 1e-5;
    if (std::sqrt(dot(axis, axis)) < Small) { // half a turn: the axis stays where it is
        for (size_t i = 0; i < 3; ++i) {
            axis = {a[0][i], a[1][i], a[2][i]};
            axis[i] += 1;
            if (dot(axis, axis) > 0.5)
                break;
        }
    }
    const double length = std::sqrt(dot(axis, axis));
    for (double &part : axis)
        part /= length;
    return effectText(QT_TRANSLATE_NOOP("report", "turns by %1° about %2"))
        .arg(rounded(angle * 180 / std::numbers::pi), vectorText(axis));
}

} // namespace

QString matrixEffect(std::span<const double> numbers)
{
    if ((numbers.size() != 12 && numbers.size() != 16)
        || !std::all_of(numbers.begin(), numbers.end(), [](double n) { return std::isfinite(n); }))
        return {};
    constexpr double Tolerance = 1e-4;
    const Frame frame = frameOf(numbers);
    QStringList parts;
    if (std::sqrt(dot(frame.origin, frame.origin)) > Tolerance)
        parts += effectText(QT_TRANSLATE_NOOP("report", "moves by %1")).arg(vectorText(frame.origin));
    Vector scale;
    std::array<Vector, 3> axes = frame.axes;
    for (size_t i = 0; i < 3; ++i) {
        scale[i] = std::sqrt(dot(axes[i], axes[i]));
        for (double &part : axes[i])
            part = scale[i] > 0 ? part / scale[i] : 0;
    }
    if (scale[0] * scale[1] * scale[2] < 1e-12)
        return effectText(QT_TRANSLATE_NOOP("report", "It makes everything flat."));
    if (dot(cross(axes[0], axes[1]), axes[2]) < 0) { // as mirrored along x, then turned
        scale[0] = -scale[0];
        for (double &part : axes[0])
            part = -part;
        parts += effectText(QT_TRANSLATE_NOOP("report", "mirrors"));
    }
    const auto isOne = [](double s) { return std::abs(std::abs(s) - 1) < Tolerance; };
    if (!isOne(scale[0]) || !isOne(scale[1]) || !isOne(scale[2]))
        parts += effectText(QT_TRANSLATE_NOOP("report", "stretches x, y, z by %1")).arg(vectorText(scale));
    const bool isUpright = std::abs(dot(axes[0], axes[1])) < 1e-2 && std::abs(dot(axes[1], axes[2])) < 1e-2
                           && std::abs(dot(axes[0], axes[2])) < 1e-2;
    if (!isUpright)
        parts += effectText(QT_TRANSLATE_NOOP("report", "slants"));
    else if (axes[0][0] + axes[1][1] + axes[2][2] < 3 - 1e-7)
        parts += turnText(axes);
    if (parts.isEmpty())
        return effectText(QT_TRANSLATE_NOOP("report", "The identity: it leaves everything where it is."));
    return effectText(QT_TRANSLATE_NOOP("report", "As a matrix it %1.")).arg(listed(parts));
}

namespace {

/// One entry of a list that says how the elements of an array are laid out, or its only number.
QString descriptorText(const Tree &tree, const Item &item)
{
    Item entry = item;
    if (entry.isValid() && entry.role != Item::Role::Element)
        entry = tree.parent(entry);
    const Item list = entry.isValid() && entry.role == Item::Role::Element ? tree.parent(entry) : Item();
    if (!list.isValid() || !list.field || !list.field->layout.of || !list.field->layout.function)
        return {};
    constexpr qint64 MostEntries = 64; // as the reader takes
    const qint64 index = tree.row(entry);
    if (list.count > MostEntries || index < 0 || index >= list.count)
        return {};
    // Where a number behind the list takes part, entries say their places themselves: this one is asked alone.
    const Field *closer = list.field->layout.closer;
    std::vector<qint64> numbers;
    for (qint64 i = closer ? index : 0; i < (closer ? index + 1 : list.count); ++i) {
        for (const Field *field : list.field->body)
            numbers.push_back(integerIn(tree, tree.child(list, i), field));
    }
    if (closer)
        numbers.push_back(integerIn(tree, tree.parent(list), closer));
    ElementLayout layout;
    list.field->layout.function(numbers, *list.field->layout.of, layout);
    if (!layout.isKnown || (!closer && qint64(layout.places.size()) != list.count))
        return {};
    QStringList said;
    for (const ElementLayout::Place &place : layout.places) {
        const bool isMeant = closer ? place.field->isNumber()
                                    : &place == &layout.places[size_t(index)]; // else it is a gap
        if (isMeant)
            said += effectText(QT_TRANSLATE_NOOP("report", "%1, %2, at %3 of %4 bytes."))
                        .arg(QString::fromUtf8(place.field->name), typeName(*place.field, place.count))
                        .arg(place.offset)
                        .arg(layout.stride);
    }
    return said.join(u' ');
}

} // namespace

QString effectOf(const Tree &tree, const Item &item)
{
    const Field *field = item.field;
    if (!field || item.role == Item::Role::Bits)
        return {};
    const bool isMatrix = field->isVector && field->kind == Kind::Float && !field->index.array && !field->vector.isColor
                          && item.role != Item::Role::Component && (item.count == 12 || item.count == 16);
    if (!isMatrix)
        return descriptorText(tree, item);
    const Value value = valueOf(tree, item);
    const auto *numbers = std::get_if<std::vector<double>>(&value);
    return numbers ? matrixEffect(*numbers) : QString();
}

} // namespace hexahedron
