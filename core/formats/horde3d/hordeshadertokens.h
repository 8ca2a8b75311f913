#pragma once

#include "core/read/syntax.h"
#include "core/tree/tree.h"

#include <QByteArrayList>

#include <functional>
#include <span>

/// The language of Horde3D's shaders, which has C's words, signs and remarks, and how something is written in it.
namespace hexahedron::hordeshader {

/// Reads the text of a shader.
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

/// Gets the pieces of a declaration one after another, without gaps between them, each with the field that describes it.
using Visit = std::function<void(const Field *, ByteRange)>;

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

/// What describes the declaration that a word begins, in any case; null when none begins so.
const Field *declarationOf(const QByteArray &word);

/// A state that a sampler or context can have, and what it may be set to.
struct State
{
    enum class Kind : quint8 { Word, Integer, Text, Blend, Code };
    const char *name;
    Kind kind = Kind::Word;
    std::vector<const char *> words = {}; ///< in any case
    const char *usual = "";               ///< what the engine takes when nobody says it
};

std::span<const State> samplerStates();
std::span<const State> contextStates();
/// The state of that name, in any case; null when there is none.
const State *stateNamed(std::span<const State> states, const QByteArray &name);
bool isRightFor(const State &state, const QByteArray &value);
/// The section that a "compile GLSL NAME" names; empty when it is none.
QByteArray compiledSection(const QByteArray &value);
/// True for a default of such a uniform: a number for float, one to four in braces for float4.
bool isDefaultFor(const QByteArray &type, const QByteArray &value);

/// Calls visit(part) for each part of an element, in order.
template<typename Visit>
void forEachPart(const Tree &tree, const Item &element, Visit visit)
{
    const auto layout = tree.layoutOf(element.stream, element.node);
    for (size_t row = 0; row < layout->parts.size(); ++row)
        visit(tree.child(element, qint64(row)));
}

/// How a text is written where `item` stands: file names in quotes where they need some. Nothing, with a reason, when what would be
/// read there is something else.
std::optional<QByteArray> encodedIn(const Tree &tree, const Item &item, const QByteArray &text, QString *error);
/// Sections, declarations, and settings of contexts and samplers, written as their neighbours are.
std::optional<Addition> additionTo(const Tree &tree, const Item &parent, const QByteArray &name,
                                   const std::optional<QByteArray> &value, QString *error);
/// Where contexts name a section.
std::vector<NameUse> usesOf(const Tree &tree, const Item &item);

} // namespace hexahedron::hordeshader
