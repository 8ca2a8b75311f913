#pragma once

#include "core/bytes/bytes.h"

#include <array>

namespace hexahedron::markup {

inline bool isSpace(uchar c)
{
    return c == ' ' || c == '\t' || c == '\n' || c == '\r';
}
inline constexpr auto nameCharacters = [] {
    std::array<bool, 256> names{};
    for (int i = 0x21; i < 256; ++i)
        names[size_t(i)] = i != 0x7f;
    for (const char sign : {'<', '>', '/', '=', '?', '!', '"', '\'', '&', '[', ']', '\\', '#', '@', ';', ','})
        names[uchar(sign)] = false;
    return names;
}();
/// Characters that names of elements and attributes are made of. All above ASCII count, as in most parsers.
inline bool isNameCharacter(uchar c)
{
    return nameCharacters[c];
}

/// Reads the bytes of a document one after another, up to an end.
class Scanner
{
public:
    Scanner(ByteCursor &bytes, ByteRange range)
        : position(range.begin)
        , end(range.end)
        , m_bytes(bytes)
    {
    }
    qint64 position;
    qint64 end;

    bool atEnd() const { return position >= end; }
    uchar peek() { return position < end ? *m_bytes.at(position, 1) : 0; }
    bool startsWith(const char *text);
    void skipSpace();
    void skipName();
    /// Goes on to the first of some characters, or to the end.
    void skipTo(const char *characters);
    /// The offset of a sequence, or -1.
    qint64 find(const char *sequence);

private:
    ByteCursor &m_bytes;
};

/// One attribute of a tag, without gaps between its parts.
struct Attribute
{
    ByteRange space, name, equals, value, quote;
    ByteRange range() const { return {space.begin, quote.end}; }
};

struct TagPiece
{
    enum class Kind : quint8 { Open, Name, Attribute, Gap, Error, Close };
    Kind kind = Kind::Open;
    ByteRange range;
    Attribute attribute = {}; ///< when it is one
};

/// What the pieces of a start tag lead to.
struct TagEnd
{
    qint64 end = 0;
    bool isClosed = false; ///< by a '>'
    bool isEmpty = false;  ///< by "/>"
};

/// Takes a start tag apart that begins at the scanner's position. A tag that is not closed ends where the next one begins.
template<typename Visit>
TagEnd scanTag(Scanner &in, Visit visit);

/// An attribute that begins at the scanner's position, which may be the space before it. Nothing, with the position unchanged,
/// when there is none.
bool scanAttribute(Scanner &in, Attribute &attribute);

template<typename Visit>
TagEnd scanTag(Scanner &in, Visit visit)
{
    const auto piece = [&](TagPiece::Kind kind, qint64 begin) {
        if (begin < in.position)
            visit(TagPiece{.kind = kind, .range = {begin, in.position}});
    };
    qint64 begin = in.position++;
    piece(TagPiece::Kind::Open, begin);
    begin = in.position;
    in.skipName();
    piece(TagPiece::Kind::Name, begin);
    while (!in.atEnd()) {
        Attribute attribute;
        if (scanAttribute(in, attribute)) {
            visit(TagPiece{.kind = TagPiece::Kind::Attribute, .range = attribute.range(), .attribute = attribute});
            continue;
        }
        begin = in.position;
        in.skipSpace();
        piece(TagPiece::Kind::Gap, begin);
        begin = in.position;
        const bool isEmpty = in.startsWith("/>");
        if (isEmpty || in.peek() == '>') {
            in.position += isEmpty ? 2 : 1;
            piece(TagPiece::Kind::Close, begin);
            return {in.position, true, isEmpty};
        }
        if (in.atEnd() || in.peek() == '<')
            break;
        ++in.position;
        in.skipTo(" \t\r\n<>/");
        piece(TagPiece::Kind::Error, begin);
    }
    return {in.position, false, false};
}

} // namespace hexahedron::markup
