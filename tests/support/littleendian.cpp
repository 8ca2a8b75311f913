#include "tests/support/littleendian.h"

namespace littleendian {

template<typename Number>
static QByteArray packed(std::initializer_list<Number> values)
{
    static_assert(Q_BYTE_ORDER == Q_LITTLE_ENDIAN);
    return QByteArray(reinterpret_cast<const char *>(values.begin()), qsizetype(values.size() * sizeof(Number)));
}

QByteArray u8(std::initializer_list<quint8> values)
{
    return packed(values);
}

QByteArray u16(std::initializer_list<quint16> values)
{
    return packed(values);
}

QByteArray u32(std::initializer_list<quint32> values)
{
    return packed(values);
}

QByteArray i32(std::initializer_list<qint32> values)
{
    return packed(values);
}

QByteArray f32(std::initializer_list<float> values)
{
    return packed(values);
}

QByteArray f64(std::initializer_list<double> values)
{
    return packed(values);
}

QByteArray text(const char *text)
{
    return QByteArray(text) + '\0';
}

} // namespace littleendian
