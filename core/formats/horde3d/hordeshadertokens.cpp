#include "core/formats/horde3d/hordeshadertokens.h"

#include <algorithm>
#include <cctype>
#include <cstring>

namespace hexahedron::hordeshader {

namespace {

bool isWordCharacter(uchar c)
{
    return std::isalnum(c) || c == '_';
}

bool isSign(uchar c)
{
    return c != 0 && std::strchr("{}()<>=,;", c) != nullptr;
}

/// True when a declaration begins behind space and remarks: its first word stands there, and a name or brace behind it.
bool beginsDeclaration(const Tokens &in)
{
    Tokens next = in;
    next.skipGap();
    const Declaration kind = declarationOf(next.text(next.token()));
    return kind != Declaration::None && (kind == Declaration::Backend ? next.next() == "{" : isIdentifier(next.next()));
}

/// True when what stands behind space and remarks is on another line.
bool isOnNextLine(const Tokens &in)
{
    Tokens next = in;
    next.skipGap();
    const qint64 line = next.bytes().find('\n', in.position, next.position);
    return line >= 0;
}

/// Goes over tokens that have no place: as far as braces reach, else to the end of the line or to a sign or word that has one.
void skipJunk(Tokens &in)
{
    int depth = 0;
    for (;;) {
        const QByteArray token = in.text(in.token());
        depth += token == "{" ? 1 : token == "}" ? -1 : 0;
        const QByteArray next = in.next();
        if (next.isEmpty())
            return;
        const bool isOtherLine = isOnNextLine(in) && next != "{" && next != "=";
        if (depth <= 0 && (next == ";" || next == "}" || isOtherLine || beginsDeclaration(in)))
            return;
        in.skipGap();
    }
}

/// Gives out the pieces of a declaration one after another.
class DeclarationScan
{
public:
    DeclarationScan(Tokens &in, const Visit &visit)
        : m_in(in)
        , m_visit(visit)
    {
    }

    Lack run()
    {
        const ByteRange type = m_in.word();
        m_visit(Piece::Type, type);
        const Declaration kind = declarationOf(m_in.text(type));
        if (kind == Declaration::Backend) {
            if (!accept("{"))
                lack("{");
            return m_lack;
        }
        scanId();
        if (m_in.next() == "<")
            scanAnnotation();
        if (kind == Declaration::Context) {
            scanContext();
            return m_lack;
        }
        if (kind != Declaration::Buffer && accept("=")) {
            if (kind == Declaration::Sampler)
                scanStates();
            else
                scanInitial();
        }
        if (accept(";"))
            return m_lack;
        if (isDone() || isOnNextLine(m_in)) {
            lack(";");
            return m_lack;
        }
        junk();
        accept(";");
        return m_lack;
    }

private:
    void lack(const char *what)
    {
        if (!m_lack.what)
            m_lack = {what, m_in.position};
    }
    void give(Piece piece, qint64 begin)
    {
        if (begin < m_in.position)
            m_visit(piece, {begin, m_in.position});
    }
    void gap()
    {
        const qint64 begin = m_in.position;
        m_in.skipGap();
        give(Piece::Gap, begin);
    }
    void token(Piece piece)
    {
        gap();
        const qint64 begin = m_in.position;
        m_in.token();
        give(piece, begin);
    }
    bool accept(const char *sign)
    {
        if (m_in.next() != sign)
            return false;
        token(Piece::Sign);
        return true;
    }
    void junk()
    {
        gap();
        const qint64 begin = m_in.position;
        skipJunk(m_in);
        give(Piece::Junk, begin);
    }
    /// True when nothing comes that could belong to the declaration.
    bool isDone() const
    {
        const QByteArray next = m_in.next();
        return next.isEmpty() || next == "}" || beginsDeclaration(m_in);
    }

    void scanId()
    {
        const QByteArray next = m_in.next();
        if (isIdentifier(next))
            token(Piece::Id);
        else if (next.isEmpty() || isSign(uchar(next[0])))
            lack("id");
        else
            token(Piece::Junk);
    }

    void scanAnnotation()
    {
        constexpr qint64 LongestAnnotation = 2048;
        gap();
        const qint64 begin = m_in.position;
        Tokens in = m_in;
        in.end = qMin(in.end, begin + LongestAnnotation);
        if (in.bytes().find('>', begin, in.end) >= 0)
            in.skipTo(">");
        if (in.peek() != '>') {
            in.position = begin;
            in.skipTo(";\n");
            m_in.position = in.position;
            lack(">");
        } else {
            m_in.position = in.position + 1;
        }
        give(Piece::Annotation, begin);
    }

    void scanContext()
    {
        if (!accept("{")) {
            lack("{");
            if (accept(";") || isDone())
                return;
        }
        scanBody();
    }

    /// Settings up to the closing brace.
    void scanBody()
    {
        while (!accept("}")) {
            if (isDone())
                return lack("}");
            gap();
            const qint64 begin = m_in.position;
            Setting setting;
            if (m_in.peek() == ';') {
                token(Piece::Junk);
            } else if (scanSetting(m_in, setting)) {
                give(Piece::Setting, begin);
            } else {
                skipJunk(m_in);
                m_in.position += m_in.peek() == ';' ? 1 : 0;
                give(Piece::Junk, begin);
            }
        }
    }

    void scanStates()
    {
        const QByteArray next = m_in.next();
        if (next.toLower() == "sampler_state")
            token(Piece::Sign);
        else if (isIdentifier(next) && !beginsDeclaration(m_in))
            token(Piece::Junk);
        else
            lack("sampler_state");
        if (accept("{"))
            scanBody();
        else
            lack("{");
    }

    /// A number, or several in braces.
    void scanInitial()
    {
        const QByteArray next = m_in.next();
        if (next == ";" || isDone())
            return lack("default");
        if (next != "{")
            return token(Piece::Initial);
        gap();
        const qint64 begin = m_in.position;
        m_in.skipTo("};");
        if (m_in.peek() == '}')
            ++m_in.position;
        else
            lack("}");
        give(Piece::Initial, begin);
    }

    Tokens &m_in;
    const Visit &m_visit;
    Lack m_lack;
};

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
        const qint64 lineEnd = line < 0 ? end : line;
        const qint64 carriageReturn = m_bytes.find('\r', position, lineEnd);
        position = carriageReturn < 0 ? lineEnd : carriageReturn;
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

/// A text in quotes; it ends with its line at the latest. The engine blanks remarks before it looks for quotes.
void Tokens::skipText()
{
    ++position;
    while (!atEnd() && peek() != '"' && peek() != '\n' && peek() != '\r') {
        if (!skipComment())
            ++position;
    }
    position += peek() == '"' ? 1 : 0;
}

ByteRange Tokens::token()
{
    const qint64 begin = position;
    if (peek() == '"') {
        skipText();
    } else if (isSign(peek())) {
        ++position;
    } else {
        while (!atEnd() && !isSign(peek()) && peek() != 0 && !std::isspace(peek())
               && (peek() != '/' || (peek(1) != '/' && peek(1) != '*')))
            ++position;
    }
    return {begin, position};
}

QByteArray Tokens::next() const
{
    Tokens behind = *this;
    behind.skipGap();
    return behind.text(behind.token());
}

void Tokens::skipTo(const char *characters)
{
    while (!atEnd() && (peek() == 0 || !std::strchr(characters, peek()))) {
        if (peek() == '"')
            skipText();
        else if (!skipComment())
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
    if (setting.name.isEmpty() || at.next() != "=")
        return false;
    at.skipGap();
    at.token();
    setting.equals = {setting.name.end, at.position};
    setting.value = {at.position, at.position};
    int depth = 0;
    for (;;) {
        Tokens next = at;
        next.skipGap();
        const ByteRange token = next.token();
        const uchar first = token.isEmpty() ? uchar(0) : *next.bytes().at(token.begin, 1);
        const uchar sign = isSign(first) ? first : uchar(0);
        const bool isNextSetting = depth == 0 && sign == 0 && next.next() == "=";
        if (token.isEmpty() || sign == ';' || (sign == '}' && depth == 0) || isNextSetting || beginsDeclaration(at))
            break;
        depth += sign == '{' ? 1 : sign == '}' ? -1 : 0;
        if (setting.value.isEmpty()) {
            setting.equals.end = token.begin; // space before the value belongs to it
            setting.value.begin = token.begin;
        }
        at.position = setting.value.end = token.end;
    }
    setting.semicolon = {at.position, at.position};
    if (at.next() == ";") {
        at.skipGap();
        at.token();
        setting.semicolon.end = at.position;
    }
    in.position = at.position;
    return true;
}

Lack scanDeclaration(Tokens &in, const Visit &visit)
{
    return DeclarationScan(in, visit).run();
}

void skipError(Tokens &in)
{
    if (in.peek() == ';' || in.peek() == '}') {
        ++in.position;
        return;
    }
    skipJunk(in);
    if (in.next() == ";" && !isOnNextLine(in)) {
        in.skipGap();
        in.token();
    }
}

QByteArrayList tokensOf(const QByteArray &text)
{
    const Bytes bytes(text);
    ByteCursor cursor(bytes);
    Tokens in(cursor, bytes.range());
    QByteArrayList tokens;
    for (in.skipGap(); !in.atEnd(); in.skipGap()) {
        const ByteRange token = in.token();
        tokens += text.mid(token.begin, token.size());
    }
    return tokens;
}

QByteArray unquoted(const QByteArray &token)
{
    const bool isText = token.size() >= 2 && token.startsWith('"') && token.indexOf('"', 1) == token.size() - 1;
    return isText ? token.mid(1, token.size() - 2) : token;
}

bool isIdentifier(const QByteArray &text)
{
    return !text.isEmpty() && std::all_of(text.begin(), text.end(), [](char c) { return isWordCharacter(uchar(c)); });
}

} // namespace hexahedron::hordeshader
