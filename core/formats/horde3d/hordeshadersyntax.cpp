#include "core/formats/horde3d/hordeshadersyntax.h"

#include "core/formats/horde3d/hordeshaderedits.h"
#include "core/formats/horde3d/hordeshaderformat.h"
#include "core/formats/horde3d/hordeshadertokens.h"
#include "core/read/noderoom.h"
#include "core/read/syntax.h"
#include "core/tree/tree.h"

namespace hexahedron {

namespace {

using hordeshader::Declaration;
using hordeshader::Piece;
using hordeshader::Tokens;

constexpr auto fields = &fieldsOf<HordeShaderFormat>;

/// The brackets around a section's name; the name ends with its line at the latest.
struct SectionHeader
{
    ByteRange open, name, close;

    static SectionHeader at(ByteCursor &bytes, ByteRange range)
    {
        const qint64 line = bytes.find('\n', range.begin, range.end);
        const qint64 bracket = bytes.find(']', range.begin + 2, line < 0 ? range.end : line);
        const qint64 nameEnd = bracket < 0 ? (line < 0 ? range.end : line) : bracket;
        const qint64 end = bracket < 0 ? nameEnd : qMin(range.end, bracket + 2);
        return {{range.begin, range.begin + 2}, {range.begin + 2, nameEnd}, {nameEnd, end}};
    }
};

class ShaderReader
{
public:
    ShaderReader(const ReadRequest &request, const ReadLimits &limits, const std::atomic_bool *cancelled)
        : m_limits(limits)
        , m_cancelled(cancelled)
        , m_cursor(request.bytes)
        , m_range(request.range)
    {
        m_stream.bytes = request.bytes;
        m_stream.schema = &request.schema;
    }

    StreamTree read()
    {
        m_parent = add(*m_stream.schema->root, m_range, NoNode);
        qint64 begin = nextSection(m_range.begin);
        if (begin == m_range.end) { // a code file
            Tokens in(m_cursor, m_range);
            readCode(in);
        } else if (begin > m_range.begin) {
            add(*fields().preamble, {m_range.begin, begin}, m_parent);
        }
        while (begin < m_range.end && !isCancelled()) {
            const qint64 end = nextSection(begin + 2);
            readSection({begin, end});
            begin = end;
        }
        close(0);
        return std::move(m_stream);
    }

private:
    NodeId add(const Field &field, ByteRange range, NodeId parent)
    {
        Node node;
        node.begin = range.begin;
        node.size = range.size();
        node.up = parent == NoNode ? 0 : m_stream.nodes.size() - parent;
        node.field = field.id;
        if (m_limits.room)
            m_limits.room->makeFor(m_stream.nodes.size());
        return m_stream.nodes.append(node);
    }
    void close(NodeId id) { m_stream.nodes[id].descendants = m_stream.nodes.size() - id - 1; }
    bool isCancelled() const { return m_cancelled && m_cancelled->load(std::memory_order_relaxed); }
    bool isFull() const { return m_stream.nodes.size() >= m_limits.nodes; }

    /// Sections are found by their brackets alone, also in remarks.
    qint64 nextSection(qint64 from)
    {
        for (qint64 at = m_cursor.find('[', from, m_range.end); at >= 0; at = m_cursor.find('[', at + 1, m_range.end)) {
            if (at + 1 < m_range.end && *m_cursor.at(at + 1, 1) == '[')
                return at;
        }
        return m_range.end;
    }

    void readSection(ByteRange range)
    {
        const SectionHeader header = SectionHeader::at(m_cursor, range);
        const bool isFx = m_stream.bytes.toByteArray(header.name) == "FX";
        const NodeId id = add(isFx ? *fields().fx : *fields().code, range, m_parent);
        const NodeId outer = std::exchange(m_parent, id);
        Tokens in(m_cursor, {header.close.end, range.end});
        if (isFx)
            readDeclarations(in, false);
        else
            readCode(in);
        m_parent = outer;
        close(id);
    }

    /// Space and remarks, each as a node.
    void readGap(Tokens &in)
    {
        for (;;) {
            const qint64 begin = in.position;
            if (in.skipSpace())
                add(*fields().space, {begin, in.position}, m_parent);
            else if (in.skipComment())
                add(*fields().comment, {begin, in.position}, m_parent);
            else
                return;
        }
    }

    void readDeclarations(Tokens &in, bool isInBackend)
    {
        while (!in.atEnd() && !isCancelled()) {
            if (isFull()) {
                add(*fields().error, {in.position, in.end}, m_parent);
                return;
            }
            readGap(in);
            const qint64 begin = in.position;
            if (isInBackend && in.peek() == '}') {
                add(*fields().end, {begin, ++in.position}, m_parent);
                return;
            }
            Tokens next = in;
            const Declaration kind = hordeshader::declarationOf(in.text(next.word()));
            const bool isKnown = isInBackend ? kind == Declaration::Context : kind != Declaration::None;
            if (isKnown)
                readDeclaration(in, kind);
            else if (!in.atEnd())
                readError(in);
        }
    }

    void readError(Tokens &in)
    {
        const qint64 begin = in.position;
        skipError(in);
        add(*fields().error, {begin, in.position}, m_parent);
    }

    void readDeclaration(Tokens &in, Declaration kind)
    {
        const Field *const field = kind == Declaration::Uniform   ? fields().uniform
                                   : kind == Declaration::Buffer  ? fields().buffer
                                   : kind == Declaration::Sampler ? fields().sampler
                                   : kind == Declaration::Context ? fields().context
                                                                  : fields().backend;
        const qint64 begin = in.position;
        const hordeshader::Lack lack = scanDeclaration(in, [](Piece, ByteRange) {});
        const NodeId id = add(*field, {begin, in.position}, m_parent);
        if (kind != Declaration::Backend || lack.what)
            return;
        const NodeId outer = std::exchange(m_parent, id);
        readDeclarations(in, true);
        m_parent = outer;
        m_stream.nodes[id].size = in.position - begin;
        close(id);
    }

    /// Code is one run of text between remarks, includes and flags.
    void readCode(Tokens &in)
    {
        qint64 textBegin = in.position;
        const auto flush = [&](qint64 end) {
            if (textBegin < end)
                add(*fields().text, {textBegin, end}, m_parent);
        };
        while (!in.atEnd() && !isCancelled() && !isFull()) {
            const qint64 begin = in.position;
            const Field *special = nullptr;
            if (in.skipComment()) {
                special = fields().comment;
            } else if (in.startsWith("#include")) {
                readInclude(in);
                special = fields().include;
            } else if (const ByteRange word = in.word(); word.size() > 4) {
                special = isFlag(in.text(word)) ? fields().flag : nullptr;
            } else if (word.isEmpty()) {
                ++in.position;
            }
            if (!special)
                continue;
            flush(begin);
            add(*special, {begin, in.position}, m_parent);
            textBegin = in.position;
        }
        in.position = in.end;
        flush(in.end);
    }

    /// Up to the quote that ends the name, or the end of the line.
    static void readInclude(Tokens &in)
    {
        in.position += 8;
        int quotes = 0;
        while (!in.atEnd() && in.peek() != '\n' && in.peek() != '\r' && quotes < 2) {
            quotes += in.peek() == '"' ? 1 : 0;
            ++in.position;
        }
    }

    static bool isFlag(const QByteArray &word)
    {
        return word.startsWith("_F") && word[2] >= '0' && word[2] <= '9' && word[3] >= '0' && word[3] <= '9'
               && word[4] == '_';
    }

    const ReadLimits &m_limits;
    const std::atomic_bool *m_cancelled;
    ByteCursor m_cursor;
    ByteRange m_range;
    StreamTree m_stream;
    NodeId m_parent = NoNode;
};

void add(std::vector<Part> &parts, const Field *field, ByteRange range, bool mayBeEmpty = false)
{
    if (!range.isEmpty() || mayBeEmpty)
        parts.push_back({.field = field, .range = range});
}

const Field *fieldOf(Piece piece)
{
    switch (piece) {
    case Piece::Type:
        return fields().type;
    case Piece::Id:
        return fields().id;
    case Piece::Annotation:
        return fields().annotation;
    case Piece::Initial:
        return fields().initial;
    case Piece::Sign:
        return fields().sign;
    case Piece::Gap:
        return fields().gap;
    case Piece::Setting:
        return fields().setting;
    case Piece::Junk:
        break;
    }
    return fields().junk;
}

qint64 layOutInclude(ByteRange range, ByteCursor &bytes, std::vector<Part> &parts)
{
    const qint64 open = bytes.find('"', range.begin, range.end);
    const qint64 close = open < 0 ? -1 : bytes.find('"', open + 1, range.end);
    if (close < 0) {
        add(parts, fields().includeWord, range);
        return range.end;
    }
    add(parts, fields().includeWord, {range.begin, open + 1});
    add(parts, fields().includeFile, {open + 1, close}, true);
    add(parts, fields().includeEnd, {close, range.end});
    return range.end;
}

class ShaderSyntax final : public Syntax
{
public:
    StreamTree read(const ReadRequest &request, const ReadLimits &limits,
                    const std::atomic_bool *cancelled) const override
    {
        return ShaderReader(request, limits, cancelled).read();
    }

    qint64 layOut(const Field &record, ByteRange range, ByteCursor &bytes, std::vector<Part> &parts) const override
    {
        constexpr size_t MostParts = 4096; // of one declaration; what follows is one run of bytes
        if (&record == fields().fx || &record == fields().code) {
            const SectionHeader header = SectionHeader::at(bytes, range);
            add(parts, fields().open, header.open);
            add(parts, fields().name, header.name);
            add(parts, fields().close, header.close);
            return header.close.end;
        }
        if (&record == fields().include)
            return layOutInclude(range, bytes, parts);
        Tokens in(bytes, range);
        if (&record == fields().setting) {
            hordeshader::Setting setting;
            if (!scanSetting(in, setting))
                return range.begin;
            add(parts, fields().settingName, setting.name);
            add(parts, fields().equals, setting.equals);
            add(parts, fields().value, setting.value, true);
            add(parts, fields().semicolon, setting.semicolon);
            return in.position;
        }
        qint64 rest = -1;
        scanDeclaration(in, [&](Piece piece, ByteRange part) {
            if (parts.size() < MostParts)
                add(parts, fieldOf(piece), part);
            else
                rest = part.end;
        });
        if (rest >= 0)
            add(parts, fields().junk, {parts.back().range.end, rest});
        return in.position;
    }

    QByteArray nameOf(const Field &field, ByteRange range, ByteCursor &bytes) const override
    {
        Tokens in(bytes, range);
        if (&field == fields().setting)
            return in.text(in.word());
        const QByteArray name = in.text(SectionHeader::at(bytes, range).name);
        QByteArray safe; // what paths take for their own signs is written otherwise
        for (const char c : name)
            safe += c == '/' || c == '[' || c == ']' || c == '\\' || uchar(c) <= 0x20 ? "\\x" + QByteArray(1, c).toHex()
                                                                                      : QByteArray(1, c);
        return safe.isEmpty() ? QByteArray("#unnamed") : safe; // a path names everything
    }

    QByteArray decoded(const Field &field, const QByteArray &written) const override
    {
        return &field == fields().value ? hordeshader::unquoted(written) : written;
    }

    std::optional<QByteArray> encoded(const Tree &tree, const Item &item, const QByteArray &text,
                                      QString *error) const override
    {
        return hordeshader::encodedIn(tree, item, text, error);
    }
    bool isSpace(const Field &field) const override { return &field == fields().space || &field == fields().gap; }
    std::optional<Addition> addition(const Tree &tree, const Item &parent, const QByteArray &name,
                                     const std::optional<QByteArray> &value, QString *error) const override
    {
        return hordeshader::additionTo(tree, parent, name, value, error);
    }
    std::vector<NameUse> usesOf(const Tree &tree, const Item &item) const override
    {
        return hordeshader::usesOf(tree, item);
    }
};

} // namespace

const Syntax &hordeShaderSyntax()
{
    static const ShaderSyntax syntax;
    return syntax;
}

} // namespace hexahedron
