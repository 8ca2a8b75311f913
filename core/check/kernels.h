#pragma once

#include <QtGlobal>

#include <cstring>

/// Straight loops over raw bytes: true when something may be wrong with one of the elements, so that they have to be looked
/// at one by one. Without branches in the loops, so that compilers can vectorise them.
namespace hexahedron::kernels {

/// An unsigned number of 2 or 4 bytes.
template<typename Word = quint32>
quint32 word(const uchar *bytes)
{
    Word value;
    std::memcpy(&value, bytes, sizeof value);
    return value;
}

inline float single(const uchar *bytes)
{
    float value;
    std::memcpy(&value, bytes, 4);
    return value;
}

/// Elements that lie `stride` bytes apart, each with `count` numbers together.
struct Span
{
    const uchar *bytes;
    qint64 elements;
    qint64 stride;
    qint64 count;

    bool isDense(qint64 width = 4) const { return stride == count * width; }
};

inline bool anyNotFinite(const uchar *bytes, qint64 words)
{
    quint32 bad = 0;
    for (qint64 i = 0; i < words; ++i)
        bad |= quint32((word(bytes + 4 * i) & 0x7f800000u) == 0x7f800000u);
    return bad != 0;
}

inline bool anyNotFinite(const Span &span)
{
    if (span.isDense())
        return anyNotFinite(span.bytes, span.elements * span.count);
    bool bad = false;
    for (qint64 i = 0; i < span.elements; ++i)
        bad |= anyNotFinite(span.bytes + i * span.stride, span.count);
    return bad;
}

/// `test` says of one word of `Width` bytes whether it may be bad.
template<qint64 Width = 4, typename Test>
bool anyNumber(const Span &span, Test test)
{
    quint32 bad = 0;
    if (span.isDense(Width)) {
        const qint64 words = span.elements * span.count;
        for (qint64 i = 0; i < words; ++i)
            bad |= quint32(test(span.bytes + Width * i));
        return bad != 0;
    }
    for (qint64 i = 0; i < span.elements; ++i) {
        for (qint64 c = 0; c < span.count; ++c)
            bad |= quint32(test(span.bytes + i * span.stride + Width * c));
    }
    return bad != 0;
}

/// Not within [low, high]; NaN may pass or not.
inline bool anyOutside(const Span &span, float low, float high)
{
    return anyNumber(span, [=](const uchar *b) { return (int(single(b) >= low) & int(single(b) <= high)) == 0; });
}

inline bool anyZero(const Span &span)
{
    return anyNumber(span, [](const uchar *b) { return (word(b) & 0x7fffffffu) == 0; });
}

inline bool anyBits(const Span &span, quint32 bits)
{
    return anyNumber(span, [=](const uchar *b) { return (word(b) & bits) != 0; });
}

/// Unsigned, so that numbers below zero are too large. `none` allows the greatest number.
template<typename Word>
bool anyIndexFrom(const Span &span, quint32 total, bool none)
{
    const quint32 shift = none ? 1 : 0; // "none" becomes 0, all others stay in order
    const quint32 limit = total + shift;
    return anyNumber<sizeof(Word)>(span, [=](const uchar *b) { return Word(word<Word>(b) + shift) >= limit; });
}

template<int Count>
bool anySquareOutside(const Span &span, float low, float high)
{
    quint32 bad = 0;
    for (qint64 i = 0; i < span.elements; ++i) {
        const uchar *bytes = span.bytes + i * span.stride;
        float sum = 0;
        for (int c = 0; c < Count; ++c)
            sum += single(bytes + 4 * c) * single(bytes + 4 * c);
        bad |= quint32(!(sum >= low)) | quint32(!(sum <= high));
    }
    return bad != 0;
}

/// Squared lengths not within [low, high].
inline bool anyLengthOutside(const Span &span, float low, float high)
{
    switch (span.count) {
    case 2:
        return anySquareOutside<2>(span, low, high);
    case 3:
        return anySquareOutside<3>(span, low, high);
    case 4:
        return anySquareOutside<4>(span, low, high);
    default:
        return span.elements > 0;
    }
}

inline qint32 short16(const uchar *bytes)
{
    qint16 value;
    std::memcpy(&value, bytes, 2);
    return value;
}

/// Signed numbers of two bytes not within [low, high]; the count of the span is one of such numbers.
inline bool anyShortOutside(const Span &span, qint32 low, qint32 high)
{
    return anyNumber<2>(span, [=](const uchar *b) { return (int(short16(b) < low) | int(short16(b) > high)) != 0; });
}

/// Squared lengths of three such numbers not within [low, high].
inline bool anyShortLengthOutside(const Span &span, float low, float high)
{
    quint32 bad = 0;
    for (qint64 i = 0; i < span.elements; ++i) {
        const uchar *bytes = span.bytes + i * span.stride;
        const auto x = float(short16(bytes));
        const auto y = float(short16(bytes + 2));
        const auto z = float(short16(bytes + 4));
        const float sum = x * x + y * y + z * z;
        bad |= quint32(!(sum >= low)) | quint32(!(sum <= high));
    }
    return bad != 0;
}

template<typename Word>
bool anyTripleRepeats(const Span &span)
{
    quint32 bad = 0;
    for (qint64 i = 0; i < span.elements; ++i) {
        const uchar *bytes = span.bytes + i * span.stride;
        const quint32 a = word<Word>(bytes);
        const quint32 b = word<Word>(bytes + sizeof(Word));
        const quint32 c = word<Word>(bytes + 2 * sizeof(Word));
        bad |= quint32(a == b) | quint32(b == c) | quint32(a == c);
    }
    return bad != 0;
}

} // namespace hexahedron::kernels
