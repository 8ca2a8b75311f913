#include "core/report/numbertext.h"

namespace hexahedron {

namespace {

template<typename Float>
char *writeSpecial(char *to, Float value)
{
    const char *const text = std::isnan(value) ? "\"nan\"" : value < 0 ? "\"-inf\"" : "\"inf\"";
    const size_t size = std::strlen(text);
    std::memcpy(to, text, size);
    return to + size;
}

char *writeSmall(char *to, int value)
{
    return std::to_chars(to, to + MostNumberText, value).ptr;
}

template<typename Float>
char *writeAny(char *to, Float value)
{
    // Whole numbers below 100000 have no shorter text than their digits; -0 is not among them.
    if (std::abs(value) < Float(100000)) {
        const int whole = int(value);
        if (Float(whole) == value && !(whole == 0 && std::signbit(value)))
            return writeSmall(to, whole);
    } else if (!std::isfinite(value)) {
        return writeSpecial(to, value);
    }
    return std::to_chars(to, to + MostNumberText, value).ptr;
}

} // namespace

char *writeInteger(char *to, qint64 value)
{
    return std::to_chars(to, to + MostNumberText, value).ptr;
}

char *writeInteger(char *to, quint64 value)
{
    return std::to_chars(to, to + MostNumberText, value).ptr;
}

char *writeFloat(char *to, float value)
{
    return writeAny(to, value);
}

char *writeFloat(char *to, double value)
{
    return writeAny(to, value);
}

} // namespace hexahedron
