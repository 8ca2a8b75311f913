#pragma once

#include <QByteArray>
#include <QString>

#include <array>
#include <optional>
#include <span>

namespace hexahedron {

struct Reading;

/// How the digits half of the hex pane writes bytes: a small value that the layout, the painter, screen readers, the clipboard
/// and typing all ask. A cell is what stands between two gaps: a byte, or a number of several.
struct HexForm
{
    enum class Notation : quint8 { Hexadecimal, Decimal, Signed, Octal, Binary, Float };
    enum class Order : quint8 {
        File,   ///< each byte by itself, one after the other
        Format, ///< numbers in the order of the format
        Little,
        Big,
    };
    static constexpr std::array<int, 4> Groups{1, 2, 4, 8}; ///< in bytes
    static constexpr int MostDigits = 64;                   ///< of a cell

    Notation notation = Notation::Hexadecimal;
    Order order = Order::File;
    int group = 1;
    bool isUpper = true;
    bool isFormatBig = false; ///< what the order of the format is

    friend bool operator==(const HexForm &, const HexForm &) = default;

    /// With a group and an order that the notation can have: no real number is one byte.
    HexForm possible() const;
    bool isNumber() const { return group > 1 && order != Order::File; } ///< several bytes make one
    int unit() const { return isNumber() ? group : 1; }                 ///< bytes of a cell
    int digits() const;                                                 ///< characters of a cell
    bool isBig() const { return order == Order::Big || (order == Order::Format && isFormatBig); }
    /// Digits go to the bytes one by one as they are typed; in all other forms a whole value is typed.
    bool isTypedByDigits() const { return notation == Notation::Hexadecimal && !isNumber(); }
    /// Whether each value has all its digits when so many are typed.
    bool hasFixedLength() const;

    using Cell = std::array<char, MostDigits>;
    /// Writes digits() characters. Bytes that are too few for a number stand as hexadecimal digits.
    void write(std::span<const uchar> bytes, Cell &to) const;
    /// The same with a space between cells.
    QByteArray text(const QByteArray &bytes) const;
    bool isDigit(QChar character) const;
    /// The bytes of one cell; nothing when the text is no value, or one that does not fit.
    std::optional<QByteArray> bytesOf(const QString &text) const;
    /// The same of values with space between them.
    std::optional<QByteArray> bytesOfAll(const QString &text) const;

    /// As kept from one start to the next. What cannot be read is as in a new form.
    QString kept() const;
    static HexForm fromKept(const QString &text);

private:
    const Reading *reading() const;
    int base() const;
};

/// How the gutter writes offsets: from the beginning, or from a place that somebody has chosen.
struct HexAddresses
{
    bool isDecimal = false;
    bool isUpper = true;
    std::optional<qint64> base;

    friend bool operator==(const HexAddresses &, const HexAddresses &) = default;

    int digitsFor(qint64 size) const; ///< without the sign that relative ones have
    int lengthFor(qint64 size) const { return digitsFor(size) + (base ? 1 : 0); }
    QByteArray text(qint64 offset, int digits) const;
};

} // namespace hexahedron
