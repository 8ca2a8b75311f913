#pragma once

#include <QString>

#include <optional>
#include <span>

namespace hexahedron {

/// How a number stands in bytes: "u16be", "f32".
struct NumberFormat
{
    enum class Kind : quint8 { Unsigned, Signed, Float };
    Kind kind = Kind::Unsigned;
    int size = 4; ///< bytes
    bool isBigEndian = false;

    /// Nothing for other words. "le" and "be" may follow; without them it is little-endian.
    static std::optional<NumberFormat> fromName(const QString &name);
    QString name() const;
    /// Little-endian, in the order in which people choose.
    static std::span<const NumberFormat> all();
    friend bool operator==(const NumberFormat &, const NumberFormat &) = default;
};

/// Numbers from one to another as they may stand in bytes, told apart without a calculation: the bits of a number are made a key
/// that ascends with it.
class NumberRange
{
public:
    /// "7", "0x10", "1.5", "1.5±0.01" (or "+-"), "10..20", "nan". A floating point number without a tolerance means all that are
    /// written so when rounded: "0.333" is 0.3325 to 0.3335.
    static std::optional<NumberRange> parse(const QString &text, const NumberFormat &format);

    /// The format that such a text begins with: "u16be 10..20".
    static std::optional<NumberFormat> formatIn(const QString &text);

    const NumberFormat &format() const { return m_format; }
    /// The number that was meant, or the first of the range, in its bytes.
    QByteArray nearest() const;
    bool contains(const uchar *bytes) const;
    /// Which bits all of these numbers share, as bytes in their order; nothing may be.
    void commonBits(QByteArray &value, QByteArray &mask) const;

private:
    bool setBounds(const QString &text);
    QByteArray bytesOf(quint64 bits) const;
    quint64 bitsAt(const uchar *bytes) const;
    quint64 keyOf(quint64 bits) const;
    quint64 bitsOf(quint64 key) const;
    quint64 signBit() const { return quint64(1) << (m_format.size * 8 - 1); }
    std::optional<quint64> integerKey(const QString &text) const;
    quint64 floatKey(double number) const; ///< of the nearest
    double floatOf(quint64 key) const;
    bool setFloats(double low, double high);

    NumberFormat m_format;
    quint64 m_low = 0, m_high = 0; ///< keys
    quint64 m_middle = 0;          ///< of what was meant
    bool m_isNothing = false;      ///< what is no number is meant
};

/// Half a unit of the last digit behind the point: "0.333" means everything that is written so when rounded.
double toleranceAsTyped(const QString &number);

} // namespace hexahedron
