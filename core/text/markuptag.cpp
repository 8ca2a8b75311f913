#include "core/text/markuptag.h"

#include <cstring>

namespace hexahedron::markup {

bool Scanner::startsWith(const char *text)
{
    const auto size = qint64(std::strlen(text));
    const uchar *bytes = size <= end - position ? m_bytes.at(position, size) : nullptr;
    return bytes && std::memcmp(bytes, text, size_t(size)) == 0;
}

void Scanner::skipSpace()
{
    while (isSpace(peek()))
        ++position;
}

void Scanner::skipName()
{
    while (isNameCharacter(peek()))
        ++position;
}

void Scanner::skipTo(const char *characters)
{
    while (!atEnd() && !std::strchr(characters, peek()))
        ++position;
}

qint64 Scanner::find(const char *sequence)
{
    const auto size = qint64(std::strlen(sequence));
    if (size == 1)
        return m_bytes.find(uchar(*sequence), position, end);
    for (qint64 from = position; from + size <= end; ++from) {
        // The last character of a mark is rarer than the first.
        const qint64 last = m_bytes.find(uchar(sequence[size - 1]), from + size - 1, end);
        if (last < 0)
            return -1;
        from = last - size + 1;
        if (std::memcmp(m_bytes.at(from, size), sequence, size_t(size)) == 0)
            return from;
    }
    return -1;
}

bool scanAttribute(Scanner &in, Attribute &attribute)
{
    Scanner at = in;
    at.skipSpace();
    attribute.space = {in.position, at.position};
    attribute.name.begin = at.position;
    at.skipName();
    attribute.name.end = at.position;
    at.skipSpace();
    if (attribute.name.isEmpty() || at.peek() != '=')
        return false;
    ++at.position;
    at.skipSpace();
    const char quote[] = {char(at.peek()), 0};
    if (*quote != '"' && *quote != '\'')
        return false;
    ++at.position;
    attribute.equals = {attribute.name.end, at.position};
    attribute.value.begin = at.position;
    const qint64 close = at.find(quote);
    if (close < 0)
        at.skipTo("<>\r\n");
    else
        at.position = close;
    attribute.value.end = at.position;
    attribute.quote = {at.position, at.position + (close < 0 ? 0 : 1)};
    in.position = attribute.quote.end;
    return true;
}

} // namespace hexahedron::markup
