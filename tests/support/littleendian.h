#pragma once

#include <QByteArray>

#include <initializer_list>

/// Numbers and texts as files hold them that store the lowest byte first. Builders of samples are made of these.
namespace littleendian {

QByteArray u8(std::initializer_list<quint8> values);
QByteArray u16(std::initializer_list<quint16> values);
QByteArray u32(std::initializer_list<quint32> values);
QByteArray i32(std::initializer_list<qint32> values);
QByteArray f32(std::initializer_list<float> values);
QByteArray f64(std::initializer_list<double> values);
QByteArray text(const char *text); ///< with its NUL

} // namespace littleendian
