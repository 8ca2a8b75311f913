#include "core/formats/horde3d/hordeshadertokens.h"

#include <cctype>
#include <cstring>

namespace hexahedron::hordeshader {

namespace {

bool isWordCharacter(uchar c)
{
    return std::isalnum(c) || c == '_';
}

/// Gives out a piece that ends at the position, when there is one.
void give(const Visit &visit, Piece piece, qint64 begin, const Tokens &in)
{
    if (begin < in.position)
        visit(piece, {begin, in.position});
}

void scanGap(Tokens &in, const Visit &visit)
{
    const qint64 begin = in.position;
    in.skipGap();
    give(visit, Piece::Gap, begin, in);
}

void scanSign(Tokens &in, const Visit &visit)
{
    const qint64 begin = in.position++;
    give(visit, Piece::Sign, begin, in);
}

/// Settings up to the closing brace.
void scanBody(Tokens &in, const Visit &visit)
{
    while (!in.atEnd()) {
        scanGap(in, visit);
        const qint64 begin = in.position;
        Setting setting;
        if (in.peek() == '}')
            return scanSign(in, visit);
        if (in.peek() == ';') {
            scanSign(in, visit);
        } else if (scanSetting(in, setting)) {
            visit(Piece::Setting, {setting.name.begin, setting.semicolon.end});
        } else if (!in.atEnd()) {
            ++in.position;
            in.skipTo(";}");
            give(visit, Piece::Junk, begin, in);
        }
    }
}

/// A value behind '=': numbers, perhaps in braces, up to the semicolon.
void scanInitial(Tokens &in, const Visit &visit)
{
    const qint64 begin = in.position;
    const bool hasBraces = in.peek() == '{';
    in.skipTo(hasBraces ? "}" : ";{}");
    in.position += hasBraces && !in.atEnd() ? 1 : 0;
    give(visit, Piece::Initial, begin, in);
}

} // namespace

bool Tokens::startsWith(const char *text)
{
    const auto size = qint64(std::strlen(text));
    const uchar *bytes = size <= end - position ? m_bytes.at(position, size) : nullptr;
    return bytes && std::memcmp(bytes, text, size_t(size)) == 0;
}

bool Tokens::skipSpace()
{
    const qint64 begin = position;
    while (!atEnd() && (std::isspace(peek()) || peek() == 0))
        ++position;
    return position > begin;
}

bool Tokens::skipComment()
{
    const bool isLine = startsWith("//");
    if (!isLine && !startsWith("/*"))
        return false;
    position += 2;
    if (isLine) {
        const qint64 line = m_bytes.find('\n', position, end);
        position = line < 0 ? end : line;
        return true;
    }
    for (;;) {
        const qint64 star = m_bytes.find('*', position, end);
        position = star < 0 ? end : star + 1;
        if (star < 0 || peek() == '/') {
            position += star < 0 ? 0 : 1;
            return true;
        }
    }
}

bool Tokens::skipGap()
{
    const qint64 begin = position;
    while (skipSpace() || skipComment()) { }
    return position > begin;
}

ByteRange Tokens::word()
{
    const qint64 begin = position;
    while (isWordCharacter(peek()))
        ++position;
    return {begin, position};
}

void Tokens::skipTo(const char *characters)
{
    while (!atEnd() && (peek() == 0 || !std::strchr(characters, peek()))) {
        if (!skipComment())
            ++position;
    }
}

QByteArray Tokens::text(ByteRange range) const
{
    constexpr qint64 LongestWord = 240;
    return m_bytes.bytes().toByteArray({range.begin, qMin(range.end, range.begin + LongestWord)});
}

Declaration declarationOf(const QByteArray &word)
{
    const QByteArray lower = word.toLower();
    if (lower == "float" || lower == "float4")
        return Declaration::Uniform;
    if (lower == "sampler2d" || lower == "samplercube" || lower == "sampler3d")
        return Declaration::Sampler;
    if (lower == "opengl4" || lower == "opengles3")
        return Declaration::Backend;
    return lower == "buffer" ? Declaration::Buffer : lower == "context" ? Declaration::Context : Declaration::None;
}

bool scanSetting(Tokens &in, Setting &setting)
{
    Tokens at = in;
    setting.name = at.word();
    at.skipGap();
    if (setting.name.isEmpty() || at.peek() != '=')
        return false;
    ++at.position;
    at.skipGap();
    setting.equals = {setting.name.end, at.position};
    setting.value.begin = at.position;
    if (at.peek() == '{')
        at.skipTo("};");
    at.position += at.peek() == '}' && at.position > setting.value.begin ? 1 : 0;
    at.skipTo(";}");
    setting.value.end = at.position;
    // Space before the semicolon belongs to it.
    while (setting.value.end > setting.value.begin && std::isspace(*at.bytes().at(setting.value.end - 1, 1)))
        --setting.value.end;
    at.position += at.peek() == ';' ? 1 : 0;
    setting.semicolon = {setting.value.end, at.position};
    in.position = at.position;
    return true;
}

void scanDeclaration(Tokens &in, const Visit &visit)
{
    const ByteRange type = in.word();
    visit(Piece::Type, type);
    const Declaration kind = declarationOf(in.text(type));
    scanGap(in, visit);
    if (kind == Declaration::Backend) {
        if (in.peek() == '{')
            scanSign(in, visit);
        return;
    }
    if (const ByteRange id = in.word(); !id.isEmpty())
        visit(Piece::Id, id);
    scanGap(in, visit);
    if (in.peek() == '<') {
        const qint64 begin = in.position;
        in.skipTo(">");
        in.position += in.atEnd() ? 0 : 1;
        give(visit, Piece::Annotation, begin, in);
        scanGap(in, visit);
    }
    if (kind != Declaration::Context && in.peek() == '=') {
        scanSign(in, visit);
        scanGap(in, visit);
        if (kind == Declaration::Sampler) {
            if (const ByteRange state = in.word(); !state.isEmpty())
                visit(in.text(state).toLower() == "sampler_state" ? Piece::Sign : Piece::Junk, state);
            scanGap(in, visit);
        } else {
            scanInitial(in, visit);
            scanGap(in, visit);
        }
    }
    if (in.peek() == '{') {
        scanSign(in, visit);
        scanBody(in, visit);
    }
    if (kind == Declaration::Context)
        return;
    Tokens next = in; // the semicolon may stand further on
    next.skipGap();
    if (next.peek() != ';') {
        const qint64 begin = in.position;
        in.skipTo(";}\n");
        give(visit, Piece::Junk, begin, in);
        if (in.peek() == ';')
            scanSign(in, visit);
        return;
    }
    scanGap(in, visit);
    scanSign(in, visit);
}

} // namespace hexahedron::hordeshader
