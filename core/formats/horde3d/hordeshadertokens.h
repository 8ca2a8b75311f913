#pragma once

#include "core/bytes/bytes.h"

#include <QByteArrayList>

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
    /// What the engine takes for one: a text with its quotes, a sign, or all up to the next sign or space. Empty at the end.
    ByteRange token();
    /// The text of the token behind space and remarks, without going there.
    QByteArray next() const;
    /// Goes on to the first of some characters, or to the end. Remarks and texts in quotes are passed over.
    void skipTo(const char *characters);
    QByteArray text(ByteRange range) const;
    ByteCursor &bytes() { return m_bytes; }

private:
    void skipText();
    ByteCursor &m_bytes;
};

/// One piece of a declaration, without gaps between pieces.
enum class Piece : quint8 { Type, Id, Annotation, Initial, Sign, Gap, Setting, Junk };
using Visit = std::function<void(Piece, ByteRange)>;

/// What a declaration lacks first, and where; null when it is whole.
struct Lack
{
    const char *what = nullptr;
    qint64 at = 0;
};

/// Takes a declaration apart that begins with a word at the position: up to its semicolon, or the brace that ends it. A
/// backend ends behind its opening brace. What does not belong is a piece of its own; a declaration that is not ended goes as
/// far as it can be meant to.
Lack scanDeclaration(Tokens &in, const Visit &visit);
/// Passes over what is no declaration, from a token at the position on: that sign, or all up to where something else begins.
void skipError(Tokens &in);

/// The parts of a setting "name = value;".
struct Setting
{
    ByteRange name, equals, value, semicolon;
};
/// Nothing, with the position unchanged, when none begins there. The semicolon may be missing.
bool scanSetting(Tokens &in, Setting &setting);
/// The tokens of a text; remarks are left out, quotes stay.
QByteArrayList tokensOf(const QByteArray &text);
/// A token without the quotes around it, which the engine drops.
QByteArray unquoted(const QByteArray &token);
/// True for what names are made of: letters, digits and '_'.
bool isIdentifier(const QByteArray &text);
inline constexpr qsizetype LongestToken = 127; ///< the engine drops the rest

/// What kind of declaration a word begins; compared without case.
enum class Declaration : quint8 { None, Uniform, Buffer, Sampler, Context, Backend };
Declaration declarationOf(const QByteArray &word);

} // namespace hexahedron::hordeshader
