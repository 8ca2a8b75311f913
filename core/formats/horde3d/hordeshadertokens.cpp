#include "core/formats/horde3d/hordeshadertokens.h"

#include "core/formats/horde3d/hordeshaderformat.h"

#include <cctype>
#include <cstring>

namespace hexahedron::hordeshader {

namespace {

constexpr auto fields = &fieldsOf<HordeShaderFormat>;

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
    const Field *kind = declarationOf(next.text(next.token()));
    return kind && (kind == fields().backend ? next.next() == "{" : isIdentifier(next.next()));
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
        scan();
        return m_lack;
    }

private:
    void scan()
    {
        const ByteRange type = m_in.word();
        m_visit(fields().type, type);
        const Field *kind = declarationOf(m_in.text(type));
        if (kind == fields().backend) {
            expect("{");
            return;
        }
        scanId();
        if (m_in.next() == "<")
            scanAnnotation();
        if (kind == fields().context) {
            if (expect("{") || (!accept(";") && !isDone()))
                scanBody();
            return;
        }
        if (kind != fields().buffer && accept("=")) {
            if (kind == fields().sampler)
                scanStates();
            else
                scanInitial();
        }
        if (accept(";"))
            return;
        if (isDone() || isOnNextLine(m_in))
            return lack(";");
        gap();
        const qint64 begin = m_in.position;
        skipJunk(m_in);
        give(fields().junk, begin);
        accept(";");
    }

    void lack(const char *what)
    {
        if (!m_lack.what)
            m_lack = {what, m_in.position};
    }
    void give(const Field *piece, qint64 begin)
    {
        if (begin < m_in.position)
            m_visit(piece, {begin, m_in.position});
    }
    void gap()
    {
        const qint64 begin = m_in.position;
        m_in.skipGap();
        give(fields().gap, begin);
    }
    void token(const Field *piece)
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
        token(fields().sign);
        return true;
    }
    bool expect(const char *sign)
    {
        const bool isThere = accept(sign);
        if (!isThere)
            lack(sign);
        return isThere;
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
            token(fields().id);
        else if (next.isEmpty() || isSign(uchar(next[0])))
            lack("id");
        else
            token(fields().junk);
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
        give(fields().annotation, begin);
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
                token(fields().junk);
            } else if (scanSetting(m_in, setting)) {
                give(fields().setting, begin);
            } else {
                skipJunk(m_in);
                m_in.position += m_in.peek() == ';' ? 1 : 0;
                give(fields().junk, begin);
            }
        }
    }

    void scanStates()
    {
        const QByteArray next = m_in.next();
        if (next.toLower() == "sampler_state")
            token(fields().sign);
        else if (isIdentifier(next) && !beginsDeclaration(m_in))
            token(fields().junk);
        else
            lack("sampler_state");
        if (expect("{"))
            scanBody();
    }

    /// A number, or several in braces.
    void scanInitial()
    {
        const QByteArray next = m_in.next();
        if (next == ";" || isDone())
            return lack("default");
        if (next != "{")
            return token(fields().initial);
        gap();
        const qint64 begin = m_in.position;
        m_in.skipTo("};");
        if (m_in.peek() == '}')
            ++m_in.position;
        else
            lack("}");
        give(fields().initial, begin);
    }

    Tokens &m_in;
    const Visit &m_visit;
    Lack m_lack;
};

using Kind = State::Kind;

bool isOneOf(const std::vector<const char *> &words, const QByteArray &value)
{
    return std::ranges::any_of(words, [&](const char *word) { return value.compare(word, Qt::CaseInsensitive) == 0; });
}

bool isBlend(const QByteArrayList &tokens)
{
    static const std::vector<const char *> factors{
        "Zero",      "One",      "SrcAlpha",          "OneMinusSrcAlpha", "DestAlpha", "OneMinusDestAlpha",
        "DestColor", "SrcColor", "OneMinusDestColor", "OneMinusSrcColor"};
    return tokens.size() == 5 && tokens[0] == "{" && isOneOf(factors, tokens[1]) && tokens[2] == ","
           && isOneOf(factors, tokens[3]) && tokens[4] == "}";
}

bool isNumber(const QByteArray &token)
{
    const bool isMadeOfThem = std::ranges::all_of(token,
                                                  [](char c) { return std::strchr("+-0123456789.eE", c) != nullptr; });
    bool isNumber = false;
    token.toDouble(&isNumber);
    return isMadeOfThem && isNumber;
}

/// A text in quotes, or a bare word.
bool isText(const QByteArray &token)
{
    return !token.startsWith('"') || (token.size() >= 2 && token.endsWith('"'));
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

const Field *declarationOf(const QByteArray &word)
{
    const QByteArray lower = word.toLower();
    if (lower == "float" || lower == "float4")
        return fields().uniform;
    if (lower == "sampler2d" || lower == "samplercube" || lower == "sampler3d")
        return fields().sampler;
    if (lower == "opengl4" || lower == "opengles3")
        return fields().backend;
    return lower == "buffer" ? fields().buffer : lower == "context" ? fields().context : nullptr;
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
    return !text.isEmpty() && std::ranges::all_of(text, [](char c) { return isWordCharacter(uchar(c)); });
}

std::span<const State> samplerStates()
{
    static const std::vector<State> states{
        {"Texture", Kind::Text, {}, "\"$Tex2D\""},
        {"TexUnit", Kind::Integer, {}, "0"},
        {"Address", Kind::Word, {"Wrap", "Clamp", "Border"}, "Wrap"},
        {"Filter", Kind::Word, {"Trilinear", "Bilinear", "None"}, "Trilinear"},
        {"MaxAnisotropy", Kind::Integer, {}, "8"},
        {"Usage", Kind::Word, {"Texture", "ComputeImageRO", "ComputeImageWO", "ComputeImageRW"}, "Texture"},
    };
    return states;
}

std::span<const State> contextStates()
{
    static const std::vector<State> states{
        {"ZWriteEnable", Kind::Word, {"true", "false"}, "true"},
        {"ZEnable", Kind::Word, {"true", "false"}, "true"},
        {"ZFunc", Kind::Word, {"LessEqual", "Less", "Equal", "Greater", "GreaterEqual", "Always"}, "LessEqual"},
        {"BlendMode", Kind::Blend, {"Replace", "Blend", "Add", "AddBlended", "Mult"}, "Replace"},
        {"CullMode", Kind::Word, {"Back", "Front", "None"}, "Back"},
        {"AlphaToCoverage", Kind::Word, {"true", "1", "false"}, "false"}, // 0 is refused: the engine asks for 1 twice
        {"TessPatchVertices", Kind::Integer, {}, "1"},
        {"VertexShader", Kind::Code},
        {"PixelShader", Kind::Code},
        {"GeometryShader", Kind::Code},
        {"TessControlShader", Kind::Code},
        {"TessEvalShader", Kind::Code},
        {"ComputeShader", Kind::Code},
    };
    return states;
}

const State *stateNamed(std::span<const State> states, const QByteArray &name)
{
    const auto it = std::ranges::find_if(
        states, [&](const State &state) { return name.compare(state.name, Qt::CaseInsensitive) == 0; });
    return it == states.end() ? nullptr : &*it;
}

bool isRightFor(const State &state, const QByteArray &value)
{
    const QByteArrayList tokens = tokensOf(value);
    const QByteArray token = tokens.size() == 1 ? tokens[0] : QByteArray();
    const QByteArray word = unquoted(token);
    bool isNumber = false;
    switch (state.kind) {
    case Kind::Word:
        return isOneOf(state.words, word);
    case Kind::Blend:
        return isOneOf(state.words, word) || isBlend(tokens);
    case Kind::Integer:
        word.toInt(&isNumber);
        return isNumber;
    case Kind::Text:
        return !token.isEmpty() && isText(token);
    case Kind::Code:
        return !compiledSection(value).isEmpty();
    }
    return true;
}

QByteArray compiledSection(const QByteArray &value)
{
    const QByteArrayList tokens = tokensOf(value);
    const bool isCompile = tokens.size() == 3 && tokens[0].compare("compile", Qt::CaseInsensitive) == 0
                           && tokens[1].compare("GLSL", Qt::CaseInsensitive) == 0 && isIdentifier(tokens[2]);
    return isCompile ? tokens[2] : QByteArray();
}

bool isDefaultFor(const QByteArray &type, const QByteArray &value)
{
    QByteArrayList tokens = tokensOf(value);
    if (type.compare("float4", Qt::CaseInsensitive) != 0)
        return tokens.size() == 1 && isNumber(tokens[0]);
    const bool hasBraces = tokens.size() >= 3 && tokens.takeFirst() == "{" && tokens.takeLast() == "}";
    bool isRight = hasBraces && tokens.size() % 2 == 1 && tokens.size() < 8;
    for (qsizetype i = 0; i < tokens.size(); ++i)
        isRight = isRight && (i % 2 == 0 ? isNumber(tokens[i]) : tokens[i] == ",");
    return isRight;
}

} // namespace hexahedron::hordeshader
