#include "core/report/jsonwriter.h"

#include "core/report/numbertext.h"
#include "core/tree/value.h"

#include <algorithm>

namespace hexahedron {

namespace {

bool isPlain(char c)
{
    return uchar(c) >= 0x20 && c != '"' && c != '\\';
}

void putEscaped(TextOutput &out, char c)
{
    switch (c) {
    case '"':
        return out.put("\\\"");
    case '\\':
        return out.put("\\\\");
    case '\n':
        return out.put("\\n");
    case '\r':
        return out.put("\\r");
    case '\t':
        return out.put("\\t");
    default:
        constexpr char digits[] = "0123456789abcdef";
        const char text[] = {'\\', 'u', '0', '0', digits[uchar(c) >> 4], digits[uchar(c) & 15]};
        return out.put(std::string_view(text, sizeof text));
    }
}

} // namespace

void JsonWriter::string(std::string_view text)
{
    separate();
    m_out.put('"');
    while (!text.empty()) {
        const auto special = std::find_if_not(text.begin(), text.end(), isPlain);
        const auto plain = size_t(special - text.begin());
        m_out.put(text.substr(0, plain));
        if (special != text.end())
            putEscaped(m_out, *special);
        text.remove_prefix(std::min(text.size(), plain + 1));
    }
    m_out.put('"');
}

void JsonWriter::string(const QString &text)
{
    const QByteArray utf8 = text.toUtf8();
    string(std::string_view(utf8.constData(), size_t(utf8.size())));
}

void JsonWriter::text(const QByteArray &bytes)
{
    const bool isAscii = std::all_of(bytes.begin(), bytes.end(), [](char c) { return uchar(c) < 0x80 && c != '\\'; });
    if (isAscii)
        string(std::string_view(bytes.constData(), size_t(bytes.size())));
    else
        string(textOf(bytes));
}

void JsonWriter::beginHex()
{
    separate();
    m_out.put('"');
    m_isFirstByte = true;
}

void JsonWriter::moreHex(std::span<const uchar> bytes)
{
    constexpr char digits[] = "0123456789abcdef";
    char *to = m_out.reserve(bytes.size() * 3);
    for (const uchar byte : bytes) {
        if (!m_isFirstByte)
            *to++ = ' ';
        m_isFirstByte = false;
        *to++ = digits[byte >> 4];
        *to++ = digits[byte & 15];
    }
    m_out.commit(to);
}

void JsonWriter::number(qint64 value)
{
    separate();
    m_out.commit(writeInteger(m_out.reserve(MostNumberText), value));
}

void JsonWriter::number(quint64 value)
{
    separate();
    m_out.commit(writeInteger(m_out.reserve(MostNumberText), value));
}

void JsonWriter::number(double value, bool isSingle)
{
    separate();
    char *to = m_out.reserve(MostNumberText);
    m_out.commit(isSingle ? writeFloat(to, float(value)) : writeFloat(to, value));
}

void JsonWriter::boolean(bool value)
{
    separate();
    m_out.put(value ? std::string_view("true") : std::string_view("false"));
}

void JsonWriter::null()
{
    separate();
    m_out.put("null");
}

} // namespace hexahedron
