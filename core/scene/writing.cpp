#include "core/scene/writing.h"

#include <QtEndian>

#include <cmath>
#include <limits>

namespace hexahedron::scene {

namespace {

template<typename Whole>
void writeWhole(double value, bool normalised, char *at)
{
    using Limits = std::numeric_limits<Whole>;
    const double stored = normalised ? value * double(Limits::max()) : value;
    const double least = normalised && Limits::is_signed ? -double(Limits::max()) : double(Limits::min());
    // Not a number is stored as the least; the largest float that is no more than the greatest is exact for all of these.
    const double fitting = stored > least ? std::min(stored, double(Limits::max())) : least;
    qToLittleEndian(Whole(std::llround(fitting)), at);
}

/// What stays keeps its bytes: there are two zeros.
template<typename Float>
void writeFloat(double value, char *at)
{
    if (qFromLittleEndian<Float>(at) != Float(value))
        qToLittleEndian(Float(value), at);
}

} // namespace

bool canBeWritten(const View &view)
{
    return view.isPresent() && (view.component != Component::Packed1010102 || view.normalised);
}

std::pair<double, double> limitsOf(const View &view)
{
    const auto whole = [&view]<typename Whole>(Whole) {
        using Limits = std::numeric_limits<Whole>;
        if (view.normalised)
            return std::pair(Limits::is_signed ? -1.0 : 0.0, 1.0);
        return std::pair(double(Limits::min()), double(Limits::max()));
    };
    switch (view.component) {
    case Component::Packed1010102:
        return {-1, 1};
    case Component::U8:
        return whole(quint8());
    case Component::I8:
        return whole(qint8());
    case Component::U16:
        return whole(quint16());
    case Component::I16:
        return whole(qint16());
    case Component::U32:
        return whole(quint32());
    case Component::I32:
        return whole(qint32());
    case Component::F64:
        return {-std::numeric_limits<double>::max(), std::numeric_limits<double>::max()};
    default:
        return {-double(std::numeric_limits<float>::max()), double(std::numeric_limits<float>::max())};
    }
}

bool fits(const View &view, std::span<const double> value)
{
    constexpr double Rounding = 1e-4;
    if (view.component == Component::F32 || view.component == Component::F64)
        return true; // what is beyond becomes infinite, and issues say so
    const auto [least, largest] = limitsOf(view);
    return std::ranges::all_of(value, [least = least - Rounding, largest = largest + Rounding](double number) {
        return number >= least && number <= largest;
    });
}

qint64 sizeOf(const View &view, qsizetype numbers)
{
    return (view.component == Component::Packed1010102 ? 1 : numbers) * componentSize(view.component);
}

void writeElement(const View &view, std::span<const double> value, char *at)
{
    if (view.component == Component::Packed1010102) {
        auto packed = qFromLittleEndian<quint32>(at);
        for (size_t i = 0; i < std::min<size_t>(3, value.size()); ++i) {
            const auto bits = quint32(std::lround(std::clamp(value[i], -1.0, 1.0) * 511)) & 0x3ffU;
            packed = (packed & ~(0x3ffU << (10 * i))) | (bits << (10 * i));
        }
        qToLittleEndian(packed, at);
        return;
    }
    for (const double number : value) {
        switch (view.component) {
        case Component::U8:
            writeWhole<quint8>(number, view.normalised, at);
            break;
        case Component::I8:
            writeWhole<qint8>(number, view.normalised, at);
            break;
        case Component::U16:
            writeWhole<quint16>(number, view.normalised, at);
            break;
        case Component::I16:
            writeWhole<qint16>(number, view.normalised, at);
            break;
        case Component::U32:
            writeWhole<quint32>(number, view.normalised, at);
            break;
        case Component::I32:
            writeWhole<qint32>(number, view.normalised, at);
            break;
        case Component::F64:
            writeFloat<double>(number, at);
            break;
        default:
            writeFloat<float>(number, at);
            break;
        }
        at += componentSize(view.component);
    }
}

std::array<double, 4> nearerQuaternion(const std::array<double, 4> &rotation, const std::array<double, 4> &before)
{
    const auto &[a, b, c, d] = rotation;
    const double alike = a * before[0] + b * before[1] + c * before[2] + d * before[3];
    return alike < 0 ? std::array{0.0 - a, 0.0 - b, 0.0 - c, 0.0 - d} : rotation;
}

} // namespace hexahedron::scene
