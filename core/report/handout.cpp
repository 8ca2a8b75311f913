// What of a file goes on a handout.
#include "core/report/handout.h"

#include "core/issues/issuetexts.h"
#include "core/language/plural.h"
#include "core/report/bytecolor.h"
#include "core/report/printable.h"
#include "core/report/valuewriter.h"
#include "core/report/walk.h"
#include "core/schema/field.h"
#include "core/tree/format.h"
#include "core/tree/value.h"

#include <QCoreApplication>
#include <QFileInfo>
#include <QLocale>

#include <algorithm>
#include <map>
#include <set>
#include <unordered_map>

namespace hexahedron {

namespace {

using Role = Item::Role;

QString handoutText(const char *sentence, qint64 n = noCount)
{
    return QCoreApplication::translate("handout", sentence, nullptr, pluralOf(n));
}

QString numberOf(qint64 number)
{
    return QLocale().toString(number);
}

class HandoutMaker
{
public:
    HandoutMaker(Handout &handout, const Tree &tree, const HandoutLimits &limits)
        : m_handout(handout)
        , m_tree(tree)
        , m_limits(limits)
    {
    }

    void make(const Item &top)
    {
        streamOf(tree().baseOf(top.stream));
        top.role == Role::Root ? addParts(top, 0) : addRow(top, 0);
        for (size_t i = 0; i < m_handout.streams.size(); ++i)
            gather(int(i));
    }
    void add(const std::vector<Issue> &issues);
    void add(const std::vector<Bookmark> &bookmarks);
    void paint();
    void sayWhatIsLeftOut(qsizetype issues);

private:
    const Tree &tree() const { return m_tree; }
    int streamOf(StreamId base);
    void addRow(const Item &item, int depth);
    void addParts(const Item &item, int depth);
    void addMark(const Item &mark, int depth);
    QStringList saidOf(const Item &item) const;
    QString shortened(const QString &text) const;
    void wantBytes(int stream, ByteRange range);
    void gather(int stream);
    int rowOf(QString path) const;
    int rowAt(int stream, qint64 offset) const;

    Handout &m_handout;
    const Tree &m_tree;
    const HandoutLimits &m_limits;
    std::map<StreamId, int> m_streams;
    std::vector<std::vector<ByteRange>> m_wanted; ///< of each stream
    std::unordered_map<QString, int> m_rows;      ///< by path
    std::set<const Field *> m_fields;             ///< of which something has been said
    qint64 m_bytesLeft = m_limits.mostBytes;
    int m_marks = 0; ///< around what is being added
};

QString HandoutMaker::shortened(const QString &text) const
{
    const QString safe = printable(text.left(m_limits.longestText + 1));
    return safe.size() <= m_limits.longestText ? safe : safe.left(m_limits.longestText) + u'…';
}

int HandoutMaker::streamOf(StreamId base)
{
    const auto [it, isNew] = m_streams.try_emplace(base, int(m_handout.streams.size()));
    if (isNew) {
        const StreamTree &stream = m_tree.stream(base);
        m_handout.streams.push_back(
            {base, base == 0 ? QString() : printable(m_tree.path(stream.holder)), stream.bytes, {}});
        m_wanted.emplace_back();
    }
    return it->second;
}

/// Rows that say nothing of their own: the numbers of a vector, the marks of a document's syntax, what is empty.
bool isRow(const Item &item)
{
    if (!item.isValid() || item.role == Role::Component || item.role == Role::Bits || item.range.isEmpty())
        return false;
    return !item.field || (!item.field->document.isSign && !item.field->document.isOfSyntax);
}

QStringList HandoutMaker::saidOf(const Item &item) const
{
    QStringList said;
    for (const QString &sentence : walk::sentences(m_tree, item, false))
        said += shortened(sentence);
    return said;
}

void HandoutMaker::addRow(const Item &item, int depth)
{
    const int number = int(m_handout.rows.size());
    Handout::Row row;
    row.depth = depth;
    row.path = printable(m_tree.path(item));
    row.name = printable(m_tree.name(item));
    row.type = m_tree.type(item);
    if (item.role == Role::Array)
        row.value = QStringLiteral("× ") + numberOf(item.count);
    else if (ValueWriter::hasValue(item))
        row.value = shortened(displayText(m_tree, item));
    row.said = saidOf(item);
    row.isFirstOfItsField = m_fields.insert(item.field).second;
    row.stream = streamOf(m_tree.baseOf(item.stream));
    row.range = item.range;
    row.color = item.field ? byteColor::of(item) : byteColor::None;
    m_rows.emplace(row.path, number);
    m_handout.rows.push_back(std::move(row));
    addParts(item, depth + 1);
    Handout::Row &added = m_handout.rows[size_t(number)];
    added.last = int(m_handout.rows.size()) - 1;
    if (added.last == number)
        wantBytes(added.stream, {item.range.begin, qMin(item.range.end, item.range.begin + m_limits.mostBytesOfOne)});
}

/// What a mark of a document holds stands for itself.
void HandoutMaker::addMark(const Item &mark, int depth)
{
    constexpr int MostMarks = 100; // in each other
    ++m_marks;
    if (m_marks < MostMarks)
        addParts(mark, depth);
    --m_marks;
}

/// One below the other, as far as there is room. An array says how many there are, so its rest is only counted.
void HandoutMaker::addParts(const Item &item, int depth)
{
    const bool isVector = item.role == Role::Field || item.standsFor();
    const qint64 first = isVector ? m_tree.ownChildCount(item) : 0; // what is packed in it comes behind its own numbers
    const qint64 count = m_tree.childCount(item);
    const bool isArray = item.role == Role::Array;
    const qint64 most = !isArray ? m_limits.mostParts : count <= m_limits.wholeArrays ? count : m_limits.mostElements;
    qint64 shown = 0, row = first;
    qint64 tried = 0;
    constexpr qint64 MostTried = 100'000; // marks of a document are no rows
    for (; row < count && shown < most && ++tried < MostTried; ++row) {
        if (depth > m_limits.depth || int(m_handout.rows.size()) >= m_limits.mostRows)
            break;
        const Item part = m_tree.child(item, row);
        if (isRow(part)) {
            addRow(part, depth);
            ++shown;
        } else if (part.isValid() && part.role != Role::Component && part.role != Role::Bits && part.field) {
            addMark(part, depth);
        }
    }
    if (m_handout.rows.empty())
        return;
    // What is no row of its own is not missed.
    qint64 leftOut = 0;
    for (qint64 rest = row; rest < count && leftOut < MostTried; ++rest) {
        if (isArray || count - row > MostTried) {
            leftOut = count - row;
            break;
        }
        leftOut += isRow(m_tree.child(item, rest)) ? 1 : 0;
    }
    const int above = m_rows.contains(printable(m_tree.path(item))) ? m_rows[printable(m_tree.path(item))] : -1;
    if (above >= 0)
        m_handout.rows[size_t(above)].leftOut += leftOut;
    else if (leftOut > 0)
        m_handout.leftOut += handoutText(QT_TRANSLATE_N_NOOP("handout", "%n part(s) at the end of the file."), leftOut);
}

void HandoutMaker::wantBytes(int stream, ByteRange range)
{
    range = range.intersected(m_handout.streams[size_t(stream)].bytes.range());
    range.end = qMin(range.end, range.begin + m_bytesLeft);
    if (range.isEmpty())
        return;
    m_bytesLeft -= range.size();
    m_wanted[size_t(stream)].push_back(range);
}

/// What is wanted, in the order of the bytes, in whole lines: gaps that take no more room than a remark are shown, too.
void HandoutMaker::gather(int number)
{
    constexpr qint64 Line = 16;
    Handout::Stream &stream = m_handout.streams[size_t(number)];
    std::vector<ByteRange> &wanted = m_wanted[size_t(number)];
    std::sort(wanted.begin(), wanted.end(), [](const ByteRange &a, const ByteRange &b) { return a.begin < b.begin; });
    std::vector<ByteRange> shown;
    const qint64 size = stream.bytes.size();
    for (const ByteRange &range : wanted) {
        const ByteRange lines{range.begin / Line * Line, qMin(size, (range.end + Line - 1) / Line * Line)};
        if (!shown.empty() && lines.begin <= shown.back().end + 2 * Line)
            shown.back().end = qMax(shown.back().end, lines.end);
        else
            shown.push_back(lines);
    }
    if (!shown.empty() && shown.front().begin <= 2 * Line)
        shown.front().begin = 0;
    if (!shown.empty() && size - shown.back().end <= 2 * Line)
        shown.back().end = size;
    qint64 at = 0;
    for (const ByteRange &range : shown) {
        if (at < range.begin)
            stream.stretches.push_back({{at, range.begin}, false, {}, {}});
        const auto count = size_t(range.size());
        stream.stretches.push_back({range, true, std::vector<int>(count, -1), std::vector<int>(count, -1)});
        at = range.end;
    }
    if (at < size)
        stream.stretches.push_back({{at, size}, false, {}, {}});
}

/// The row of that path, or of what holds it.
int HandoutMaker::rowOf(QString path) const
{
    while (!path.isEmpty()) {
        if (const auto found = m_rows.find(path); found != m_rows.end())
            return found->second;
        const qsizetype slash = path.lastIndexOf(u'/');
        const qsizetype bracket = path.endsWith(u']') ? path.lastIndexOf(u'[') : -1;
        path.truncate(std::max<qsizetype>({slash, bracket, 0}));
    }
    return -1;
}

int HandoutMaker::rowAt(int stream, qint64 offset) const
{
    int found = -1;
    for (size_t i = 0; i < m_handout.rows.size(); ++i) {
        if (m_handout.rows[i].stream == stream && m_handout.rows[i].range.contains(offset))
            found = int(i);
    }
    return found;
}

void HandoutMaker::add(const std::vector<Issue> &issues)
{
    for (const Issue &issue : issues) {
        if (qsizetype(m_handout.findings.size()) == m_limits.mostFindings)
            break;
        Handout::Finding finding;
        finding.severity = issue.severity;
        finding.code = QString::fromLatin1(issue.kind->code);
        finding.text = shortened(issue.message());
        finding.advice = shortened(issueAdvice(*issue.kind, bool(issue.repair)));
        finding.rule = QString::fromLatin1(issue.reference);
        finding.path = shortened(issue.path);
        finding.offset = issue.range.begin;
        finding.count = issue.count;
        finding.row = rowOf(printable(issue.path));
        if (finding.row >= 0 && issue.severity != Severity::Info)
            m_handout.rows[size_t(finding.row)].isWrong = true;
        m_handout.findings.push_back(std::move(finding));
    }
}

void HandoutMaker::add(const std::vector<Bookmark> &bookmarks)
{
    for (const Bookmark &bookmark : bookmarks) {
        Handout::Note note;
        note.text = shortened(bookmark.text);
        note.path = shortened(bookmark.path);
        note.range = bookmark.range;
        if (!bookmark.streamPath.isEmpty()) {
            const std::optional<Item> holder = m_tree.find(bookmark.streamPath);
            const auto content = holder && Tree::mayHold(*holder) ? m_tree.contentOf(*holder) : nullptr;
            const auto known = content && content->stream != NoStream ? m_streams.find(m_tree.baseOf(content->stream))
                                                                      : m_streams.end();
            note.stream = known != m_streams.end() ? known->second : -1;
        }
        note.row = note.stream < 0 ? -1 : rowAt(note.stream, bookmark.range.begin);
        m_handout.notes.push_back(std::move(note));
    }
}

/// Says of each byte that is shown to which row it belongs: to the last, which is the deepest that has it.
void HandoutMaker::paint()
{
    const auto mark = [this](int stream, ByteRange range, int number, std::vector<int> Handout::Stretch::*numbers) {
        for (Handout::Stretch &stretch : m_handout.streams[size_t(stream)].stretches) {
            const ByteRange part = stretch.isShown ? stretch.range.intersected(range) : ByteRange();
            for (qint64 at = part.begin; at < part.end; ++at)
                (stretch.*numbers)[size_t(at - stretch.range.begin)] = number;
        }
    };
    for (size_t i = 0; i < m_handout.rows.size(); ++i)
        mark(m_handout.rows[i].stream, m_handout.rows[i].range, int(i), &Handout::Stretch::rows);
    for (size_t i = 0; i < m_handout.notes.size(); ++i) {
        if (m_handout.notes[i].stream >= 0)
            mark(m_handout.notes[i].stream, m_handout.notes[i].range, int(i), &Handout::Stretch::notes);
    }
}

void HandoutMaker::sayWhatIsLeftOut(qsizetype issues)
{
    qint64 shown = 0, all = 0, parts = 0;
    for (const Handout::Stream &stream : m_handout.streams) {
        all += stream.bytes.size();
        for (const Handout::Stretch &stretch : stream.stretches)
            shown += stretch.isShown ? stretch.range.size() : 0;
    }
    for (const Handout::Row &row : m_handout.rows)
        parts += row.leftOut > 0 ? 1 : 0;
    if (shown < all)
        m_handout.leftOut += handoutText(QT_TRANSLATE_NOOP("handout", "Of %1 bytes %2 are shown."))
                                 .arg(numberOf(all), numberOf(shown));
    if (parts > 0)
        m_handout.leftOut += handoutText(QT_TRANSLATE_N_NOOP("handout",
                                                             "Of %n list(s) and structure(s) only the beginning "
                                                             "is shown; each says how much more there is."),
                                         parts);
    if (m_handout.model.leftOut > 0)
        m_handout.leftOut += handoutText(QT_TRANSLATE_N_NOOP("handout", "%n triangle(s) of the model."),
                                         m_handout.model.leftOut);
    const qsizetype told = qsizetype(m_handout.findings.size());
    if (told < issues)
        m_handout.leftOut += handoutText(QT_TRANSLATE_NOOP("handout", "Of %1 issues the first %2 are listed."))
                                 .arg(numberOf(issues), numberOf(told));
}

} // namespace

Handout makeHandout(const Tree &tree, const std::vector<Issue> &issues, const std::vector<Bookmark> &bookmarks,
                    const std::optional<Item> &below, const HandoutLimits &limits)
{
    Handout handout;
    const Item root = tree.root();
    handout.fileName = printable(QFileInfo(tree.fileName()).fileName());
    handout.formatName = QCoreApplication::translate("formats", tree.format()->name);
    handout.about = walk::sentences(tree, root).join(u' ');
    handout.size = tree.bytes().size();
    HandoutMaker maker(handout, tree, limits);
    maker.make(below.value_or(root));
    maker.add(issues);
    maker.add(bookmarks);
    maker.paint();
    if (!below)
        handout.model = handoutModel(tree, limits.mostTriangles, limits.mostVertices);
    maker.sayWhatIsLeftOut(qsizetype(issues.size()));
    return handout;
}

} // namespace hexahedron
