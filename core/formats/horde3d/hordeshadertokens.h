#pragma once

#include "core/bytes/bytes.h"

#include <functional>

namespace hexahedron::hordeshader {

/// Reads the text of a shader, which has C's words, signs and remarks.
class Tokens
{
public:
    Tokens(ByteCursor &bytes, ByteRange range)
        : position(range.begin)
        , end(range.end)
        , m_bytes(bytes)
    {
    }
    qint64 position;
    qint64 end;

    bool atEnd() const { return position >= end; }
    uchar peek(qint64 ahead = 0) { return position + ahead < end ? *m_bytes.at(position + ahead, 1) : 0; }
    bool startsWith(const char *text);
    /// Space and remarks; false when there is neither.
    bool skipGap();
    bool skipSpace();
    bool skipComment();
    /// A name or number; the range is empty when there is none.
    ByteRange word();
    /// Goes on to the first of some characters, or to the end. Remarks are passed over.
    void skipTo(const char *characters);
    QByteArray text(ByteRange range) const;
    ByteCursor &bytes() { return m_bytes; }

private:
    ByteCursor &m_bytes;
};

/// One piece of a declaration, without gaps between pieces.
enum class Piece : quint8 { Type, Id, Annotation, Initial, Sign, Gap, Setting, Junk };
using Visit = std::function<void(Piece, ByteRange)>;

/// Takes a declaration apart that begins with a word at the position: up to its semicolon, or the brace that ends it. A
/// backend ends behind its opening brace.
void scanDeclaration(Tokens &in, const Visit &visit);

/// The parts of a setting "name = value;".
struct Setting
{
    ByteRange name, equals, value, semicolon;
};
bool scanSetting(Tokens &in, Setting &setting);

/// What kind of declaration a word begins; compared without case.
enum class Declaration : quint8 { None, Uniform, Buffer, Sampler, Context, Backend };
Declaration declarationOf(const QByteArray &word);

} // namespace hexahedron::hordeshader
