#include "app/treeannotations.h"

#include "core/schema/schema.h"
#include "core/tree/shortpath.h"
#include "core/tree/value.h"
#include "widgets/session/links.h"
#include "widgets/tree/itemtext.h"

namespace hexahedron {

namespace {

constexpr qint64 MostPlacesMarked = 1000; // of one issue
constexpr qint64 LongestMark = 64;        // an issue with more bytes is about a structure: its beginning is marked

int typeColorOf(const Field &field)
{
    if (field.isUnknown)
        return -1;
    if (field.isHeader)
        return field.kind == Kind::Integer ? byteColor::Length : byteColor::Tag;
    switch (field.kind) {
    case Kind::Integer:
        return field.index.array            ? TreeAnnotations::Index
               : field.number.names.empty() ? TreeAnnotations::WholeNumber
                                            : TreeAnnotations::Named;
    case Kind::Float:
        return TreeAnnotations::RealNumber;
    case Kind::Text:
        return TreeAnnotations::Text;
    case Kind::Raw:
        return TreeAnnotations::Raw;
    default:
        return -1;
    }
}

} // namespace

void TreeAnnotations::setTree(std::shared_ptr<const Tree> tree, StreamId stream)
{
    m_tree = std::move(tree);
    m_stream = stream;
    m_cachedRange = {};
}

void TreeAnnotations::setIssues(std::shared_ptr<const std::vector<Issue>> issues)
{
    m_issues = std::move(issues);
    m_marks.clear();
    m_cachedRange = {};
    if (!m_issues)
        return;
    for (const Issue &issue : *m_issues) {
        if (issue.stream != m_stream)
            continue;
        const qint64 places = m_tree ? qMin(issue.placeCount(), MostPlacesMarked) : 1;
        for (qint64 place = 0; place < places; ++place) {
            const ByteRange all = place == 0 ? issue.range : placeOf(*m_tree, issue, place).range;
            const ByteRange range{all.begin, qMin(all.end, all.begin + LongestMark)};
            m_marks.push_back({range, 0, int(issue.severity) + 1, &issue});
        }
    }
    std::stable_sort(m_marks.begin(), m_marks.end(),
                     [](const Mark &a, const Mark &b) { return a.range.begin < b.range.begin; });
    qint64 reach = 0;
    for (Mark &mark : m_marks)
        mark.reach = reach = qMax(reach, mark.range.end);
}

/// Calls `see` with each mark that touches the range.
template<typename See>
void TreeAnnotations::forEachMark(ByteRange range, See see) const
{
    auto mark = std::partition_point(m_marks.begin(), m_marks.end(),
                                     [&](const Mark &m) { return m.reach <= range.begin; });
    for (; mark != m_marks.end() && mark->range.begin < range.end; ++mark) {
        if (mark->range.overlaps(range))
            see(*mark);
    }
}

int TreeAnnotations::colorOver(ByteRange range) const
{
    if (!m_tree || range.isEmpty() || !m_tree->bytes(m_stream).range().contains(range))
        return -1;
    const Item item = m_tree->covering(m_stream, range);
    // Lists and chunks of a kind look the same everywhere, other than the fields inside them.
    return item.field && !item.field->isUnknown && item.role != Item::Role::Root ? int(item.field->id % FieldColors)
                                                                                 : -1;
}

int TreeAnnotations::severityIn(ByteRange range) const
{
    int worst = HexSpan::Fine;
    forEachMark(range, [&](const Mark &mark) { worst = qMax(worst, mark.severity); });
    return worst;
}

Item TreeAnnotations::fieldItem(qint64 offset) const
{
    if (!m_tree || offset < 0 || offset >= m_tree->bytes(m_stream).size())
        return {};
    const Item item = m_tree->at(m_stream, offset);
    return item.role == Item::Role::Component ? m_tree->parent(item) : item;
}

HexSpan TreeAnnotations::spanAt(qint64 offset) const
{
    const Item item = fieldItem(offset);
    if (!item.isValid() || !item.field)
        return {{offset, offset + 1}};
    HexSpan span{item.range, byteColor::of(item)};
    span.typeColor = typeColorOf(*item.field);
    // The first field of a frame or element begins it.
    const Item above = m_tree->parent(item);
    span.startsGroup = above.isValid() && above.range.begin == item.range.begin
                       && (above.role == Item::Role::Frame || above.role == Item::Role::Element);
    span.severity = severityIn(item.range);
    return span;
}

void TreeAnnotations::spansIn(ByteRange visible, std::vector<HexSpan> &out) const
{
    if (!m_tree)
        return;
    if (visible != m_cachedRange) {
        m_cached.clear();
        for (qint64 offset = visible.begin; offset < visible.end;) {
            m_cached.push_back(spanAt(offset));
            offset = qMax(offset + 1, m_cached.back().range.end);
        }
        m_cachedRange = visible;
    }
    out.insert(out.end(), m_cached.begin(), m_cached.end());
}

void TreeAnnotations::changedIn(ByteRange visible, std::vector<ByteRange> &out) const
{
    m_changed.in(visible, out);
}

void TreeAnnotations::setHits(std::shared_ptr<const std::vector<ByteRange>> hits)
{
    m_hits = std::move(hits);
    m_longestHit = 0;
    for (const ByteRange &hit : m_hits ? *m_hits : std::vector<ByteRange>())
        m_longestHit = qMax(m_longestHit, hit.size());
}

/// Calls `see` with each hit that touches the range until it returns false.
template<typename See>
void TreeAnnotations::forEachHit(ByteRange range, See see) const
{
    if (!m_hits)
        return;
    auto hit = std::partition_point(m_hits->begin(), m_hits->end(),
                                    [&](const ByteRange &h) { return h.begin + m_longestHit <= range.begin; });
    for (; hit != m_hits->end() && hit->begin < range.end; ++hit) {
        if (hit->overlaps(range) && !see(*hit))
            return;
    }
}

/// Calls `see` with each difference that touches the range until it returns false.
template<typename See>
void TreeAnnotations::forEachDifference(ByteRange range, See see) const
{
    if (!m_differences)
        return;
    auto one = std::partition_point(m_differences->begin(), m_differences->end(),
                                    [&](const ByteRange &d) { return d.end <= range.begin; });
    while (one != m_differences->end() && one->begin < range.end && see(*one))
        ++one;
}

/// Hits that overlap are one.
void TreeAnnotations::marksIn(ByteRange visible, std::vector<HexMark> &out) const
{
    const size_t first = out.size();
    forEachHit(visible, [&](const ByteRange &hit) {
        if (out.size() > first && hit.begin < out.back().range.end)
            out.back().range.end = qMax(out.back().range.end, hit.end);
        else
            out.push_back({hit, HexMark::Hit});
        return true;
    });
    forEachDifference(visible, [&](const ByteRange &difference) {
        if (!difference.isEmpty())
            out.push_back({difference, HexMark::Difference});
        return true;
    });
    for (const Note &note : m_notes) {
        if (note.range.overlaps(visible))
            out.push_back({note.range, note.color});
    }
}

HexAnnotations::MarksOver TreeAnnotations::marksOver(ByteRange range) const
{
    MarksOver over;
    const auto see = [&](const ByteRange &) {
        over.hasHits = true;
        return false;
    };
    forEachHit(range, see);
    forEachDifference(range, see);
    const auto found = std::find_if(m_notes.begin(), m_notes.end(),
                                    [&](const Note &n) { return n.range.overlaps(range); });
    if (found != m_notes.end())
        over.color = found->color;
    return over;
}

QString TreeAnnotations::toolTip(qint64 offset) const
{
    const Item item = fieldItem(offset);
    if (!item.isValid() || !item.field)
        return {};
    QStringList messages;
    forEachMark(item.range, [&](const Mark &mark) {
        if (mark.issue->range.size() <= LongestMark && messages.size() < 3)
            messages += mark.issue->message();
    });
    for (const Note &note : m_notes) {
        if (note.range.contains(offset) && !note.text.isEmpty())
            messages.prepend(note.text);
    }
    // Over a vector it is the number under the mouse that may lead somewhere.
    const Item number = m_tree->at(m_stream, offset);
    const Item target = indexMeaning(*m_tree, number).target;
    const Item led = target.isValid() ? target : linkTarget(*m_tree, item);
    if (led.isValid())
        messages.prepend(QStringLiteral("→ ") + shortPath(m_tree->path(led)).toHtmlEscaped());
    return explanation(*m_tree, item, messages);
}

HexAnnotations::Changed TreeAnnotations::changed() const
{
    if (m_changed.isEmpty())
        return {};
    return [changed = m_changed](ByteRange range, const std::atomic_bool &cancelled) {
        return changed.isAnyIn(range, cancelled);
    };
}

/// With the element that it lies in: "vertices[3]/position".
QString TreeAnnotations::nameAt(qint64 offset) const
{
    const Item item = fieldItem(offset);
    if (!item.isValid() || !item.field)
        return {};
    const Item above = m_tree->parent(item);
    const bool isInElement = above.isValid() && above.role == Item::Role::Element;
    return m_tree->path(item).section(u'/', isInElement ? -2 : -1);
}

ByteRange TreeAnnotations::fieldAt(qint64 offset) const
{
    return fieldItem(offset).range;
}

ByteRange TreeAnnotations::groupAt(qint64 offset) const
{
    Item item = fieldItem(offset);
    if (!item.isValid())
        return {};
    const ByteRange field = item.range;
    while (item.isValid() && item.role != Item::Role::Frame && item.role != Item::Role::Element)
        item = m_tree->parent(item);
    return item.isValid() ? item.range : field;
}

} // namespace hexahedron
