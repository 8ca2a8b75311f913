#pragma once

#include <QByteArray>
#include <QtEndian>

#include <initializer_list>

/// Numbers as files hold them that store the highest byte first.
namespace bigendian {

template<typename Number>
QByteArray packed(std::initializer_list<Number> values)
{
    QByteArray bytes;
    for (const Number value : values) {
        const Number swapped = qToBigEndian(value);
        bytes.append(reinterpret_cast<const char *>(&swapped), sizeof swapped);
    }
    return bytes;
}

inline QByteArray u8(std::initializer_list<quint8> values)
{
    return packed(values);
}
inline QByteArray u16(std::initializer_list<quint16> values)
{
    return packed(values);
}
inline QByteArray u32(std::initializer_list<quint32> values)
{
    return packed(values);
}

} // namespace bigendian
