#include "core/report/annotateddump.h"

#include "core/language/plural.h"
#include "core/report/issuepage.h"
#include "core/report/orderedoutput.h"
#include "core/report/treewalk.h"
#include "core/report/valuewriter.h"
#include "core/schema/schema.h"
#include "core/tree/shortpath.h"
#include "core/tree/value.h"

#include <QCoreApplication>

namespace hexahedron {

namespace {

constexpr qint64 BytesInALine = 8;

QString reportText(const char *sentence, qint64 n = noCount)
{
    return QCoreApplication::translate("report", sentence, nullptr, pluralOf(n));
}

class DumpLines final : public TreeVisitor
{
public:
    DumpLines(TextOutput &out, const Tree &tree, const DumpOptions &options)
        : m_out(out)
        , m_tree(tree)
        , m_options(options)
    {
        for (qint64 size = tree.bytes().size() >> 32; size > 0; size >>= 4)
            ++m_offsetDigits;
    }

    void enter(const Visit &visit) override;
    void leave(const Visit &visit) override;
    void writeIssues(const std::vector<Issue> &issues);

private:
    static bool isHeaderTag(const Item &item)
    {
        return item.role == Item::Role::Field && item.field->isHeader && item.field->kind == Kind::Text;
    }
    /// Bytes of a frame that are shown on its own line: its tag.
    ByteRange tagOf(const Item &frame) const;
    QString meaning(const Visit &visit) const;
    void writeBytes(const Item &item, ByteRange range, int depth, const QString &meaning);
    void writeLine(StreamId stream, ByteRange range, int depth, const QString &meaning);
    void writeOffset(StreamId stream, qint64 offset);
    QString offsetText(qint64 offset) const
    {
        return QStringLiteral("%1").arg(offset, m_offsetDigits, 16, QLatin1Char('0'));
    }
    void put(const QString &text)
    {
        const QByteArray utf8 = text.toUtf8();
        m_out.put(std::string_view(utf8.constData(), size_t(utf8.size())));
    }

    TextOutput &m_out;
    const Tree &m_tree;
    const DumpOptions &m_options;
    int m_offsetDigits = 8;
};

ByteRange DumpLines::tagOf(const Item &frame) const
{
    const qint64 size = m_tree.stream(frame.stream).schema->frameStyle.tagSize;
    return {frame.range.begin, qMin(frame.range.end, frame.range.begin + size)};
}

QString DumpLines::meaning(const Visit &visit) const
{
    const Item &item = visit.item;
    const QString name = QString::fromUtf8(visit.name.data(), qsizetype(visit.name.size()));
    switch (item.role) {
    case Item::Role::Frame:
        return QStringLiteral("%1  %2 [%3, %4)")
            .arg(name, m_tree.type(item), offsetText(item.range.begin), offsetText(item.range.end));
    case Item::Role::Array:
        if (item.stride > 0)
            return reportText(QT_TRANSLATE_NOOP("report", "%1: %2 of %3 bytes each"))
                .arg(name)
                .arg(item.count)
                .arg(item.stride);
        return reportText(QT_TRANSLATE_NOOP("report", "%1: %2")).arg(name).arg(item.count);
    default:
        break;
    }
    if (!ValueWriter::hasValue(item))
        return name;
    if (ValueWriter::isRaw(item))
        return reportText(QT_TRANSLATE_N_NOOP("report", "%1: %2 bytes"), item.range.size())
            .arg(name)
            .arg(item.range.size());
    return QStringLiteral("%1 = %2").arg(name, displayText(m_tree, item));
}

void DumpLines::enter(const Visit &visit)
{
    const Item &item = visit.item;
    if (isHeaderTag(item))
        return; // on the line of its frame
    const QString text = meaning(visit);
    if (item.role == Item::Role::Frame) {
        writeLine(item.stream, tagOf(item), visit.depth, text);
        if (visit.isLeaf)
            writeBytes(item, {tagOf(item).end, item.range.end}, visit.depth + 1,
                       reportText(QT_TRANSLATE_NOOP("report", "content")));
        return;
    }
    const bool isOneValue = (ValueWriter::hasValue(item) && visit.isLeaf)
                            || (visit.isLeaf && item.role != Item::Role::Array);
    if (isOneValue && !item.range.isEmpty())
        writeBytes(item, item.range, visit.depth, text);
    else
        writeLine(item.stream, {item.range.begin, item.range.begin}, visit.depth, text);
}

void DumpLines::leave(const Visit &visit)
{
    const Item &array = visit.item;
    if (array.role != Item::Role::Array || array.count <= m_options.mostElements)
        return;
    const Item next = m_tree.child(array, m_options.mostElements);
    writeLine(array.stream, {next.range.begin, next.range.begin}, visit.depth + 1,
              reportText(QT_TRANSLATE_NOOP("report", "… %1 more up to %2"))
                  .arg(array.count - m_options.mostElements)
                  .arg(offsetText(array.range.end)));
}

/// One value on as many lines as its bytes need; numbers are shown whole, long texts and runs of bytes are cut.
void DumpLines::writeBytes(const Item &item, ByteRange range, int depth, const QString &meaning)
{
    if (range.isEmpty())
        return;
    const bool isCut = !item.field->isNumber() && range.size() > m_options.mostLines * BytesInALine;
    const qint64 end = isCut ? range.begin + m_options.mostLines * BytesInALine : range.end;
    for (qint64 begin = range.begin; begin < end; begin += BytesInALine)
        writeLine(item.stream, {begin, qMin(begin + BytesInALine, end)}, depth,
                  begin == range.begin ? meaning : QString());
    if (isCut) {
        writeLine(item.stream, {end, end}, depth,
                  reportText(QT_TRANSLATE_NOOP("report", "… %1 more bytes up to %2"))
                      .arg(range.end - end)
                      .arg(offsetText(range.end)));
    }
}

void DumpLines::writeLine(StreamId stream, ByteRange range, int depth, const QString &meaning)
{
    writeOffset(stream, range.begin);
    QString hex = QString::fromLatin1(m_tree.bytes(stream).toByteArray(range).toHex(' '));
    if (!meaning.isEmpty()) {
        hex = hex.leftJustified(3 * BytesInALine + 1 + 2 * depth) + meaning;
        put(QStringLiteral("  "));
        put(hex);
    } else if (!hex.isEmpty()) {
        put(QStringLiteral("  "));
        put(hex);
    }
    m_out.put('\n');
}

/// Of a decoded stream with its number in front: offsets there begin at 0 again.
void DumpLines::writeOffset(StreamId stream, qint64 offset)
{
    stream = m_tree.baseOf(stream);
    if (stream > 0)
        put(QStringLiteral("%1:").arg(stream));
    put(offsetText(offset));
}

void DumpLines::writeIssues(const std::vector<Issue> &issues)
{
    m_out.put('\n');
    if (issues.empty())
        put(reportText(QT_TRANSLATE_NOOP("report", "No issues.")) + QLatin1Char('\n'));
    for (const Issue &issue : issues) {
        writeOffset(issue.stream, issue.range.begin);
        QStringList head{QString(severityName(issue.severity)), QString::fromLatin1(issue.kind->code),
                         QString::fromLatin1(issue.reference), shortPath(issue.path)};
        head.removeAll(QString());
        put(QStringLiteral("  %1\n").arg(head.join(QLatin1Char(' '))));
        put(QStringLiteral("          %1\n").arg(issue.message()));
        if (const QString times = foundTimes(issue); !times.isEmpty())
            put(QStringLiteral("          %1\n").arg(times));
        if (issue.repair)
            put(QStringLiteral("          %1\n")
                    .arg(reportText(QT_TRANSLATE_NOOP("report", "Repair: %1")).arg(issue.repair.text())));
    }
}

} // namespace

bool writeAnnotatedDump(QIODevice *device, const Tree &tree, const std::vector<Issue> &issues,
                        const DumpOptions &options)
{
    OrderedOutput output(device, 1);
    DumpLines lines(output.text(), tree, options);
    const WalkLimits limits{.depth = options.depth,
                            .expand = std::numeric_limits<qint64>::max(),
                            .intoVarying = true,
                            .mostElements = options.mostElements};
    TreeWalk(tree, limits, lines).walkAll();
    lines.writeIssues(issues);
    return output.finish();
}

} // namespace hexahedron
