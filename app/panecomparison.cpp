#include "app/panecomparison.h"

#include "app/bytepane.h"
#include "core/language/plural.h"
#include "widgets/hex/hexview.h"

#include <QLocale>
#include <QScopedValueRollback>
#include <QScrollBar>

namespace hexahedron {

namespace {

constexpr int Pause = 150; // ms after a change
constexpr int While = 500; // ms, after which somebody wants to know how far it is

ByteRange rangeOf(const AlignedPart &part, size_t side)
{
    return side == 0 ? part.before : part.after;
}

} // namespace

PaneComparison::PaneComparison(BytePane *first, BytePane *second)
    : QObject(second)
    , m_panes{first, second}
    , m_lookup([this](const Answer &answer) { take(answer); })
{
    m_pause.setSingleShot(true);
    m_pause.setInterval(Pause);
    connect(&m_pause, &QTimer::timeout, this, &PaneComparison::compare);
    m_ticks.setInterval(While);
    connect(&m_ticks, &QTimer::timeout, this, [this] { Q_EMIT progressed(m_permille->load()); });
    for (size_t side = 0; side < 2; ++side)
        connectView(side);
    compare();
}

PaneComparison::~PaneComparison()
{
    m_lookup.drop();
    for (BytePane *pane : m_panes) {
        if (!pane)
            continue;
        pane->setDifferences(nullptr);
        pane->hexView()->setCompanion({});
    }
}

void PaneComparison::connectView(size_t side)
{
    const HexView *shown = view(side);
    connect(shown, &HexView::contentChanged, this, &PaneComparison::compareLater);
    connect(shown->verticalScrollBar(), &QScrollBar::valueChanged, this, [this, side] { scrollBeside(side); });
    connect(shown, &HexView::selectionChanged, this, [this, side] { selectBeside(side); });
}

HexView *PaneComparison::view(size_t side) const
{
    return m_panes[side] ? m_panes[side]->hexView() : nullptr;
}

/// Where the bytes are what they were only their meaning has changed.
void PaneComparison::compareLater()
{
    for (size_t side = 0; side < 2; ++side) {
        if (view(side) && !view(side)->bytes().isSameSnapshot(m_compared[side]))
            m_pause.start();
    }
}

void PaneComparison::compare()
{
    if (!view(0) || !view(1))
        return;
    m_compared = {view(0)->bytes(), view(1)->bytes()};
    m_isComparing = true;
    m_permille = std::make_shared<std::atomic<int>>(0);
    m_ticks.start();
    m_lookup.ask([bytes = m_compared, permille = m_permille](const std::atomic_bool &cancelled) {
        return Answer{bytes, std::make_shared<const std::vector<AlignedPart>>(
                                 alignedBest(bytes[0], bytes[1], {&cancelled, permille.get()}))};
    });
}

/// Until one of both changes.
void PaneComparison::cancel()
{
    if (!m_isComparing)
        return;
    m_lookup.drop();
    take({m_compared, nullptr});
}

void PaneComparison::take(const Answer &answer)
{
    m_isComparing = false;
    m_ticks.stop();
    m_compared = answer.bytes;
    m_parts = answer.parts;
    m_differences.clear();
    for (size_t i = 0; m_parts && i < m_parts->size(); ++i) {
        if (!(*m_parts)[i].isEqual)
            m_differences.push_back(i);
    }
    mark();
    scrollBeside(view(1) && view(1)->hasFocus() ? 1 : 0);
    Q_EMIT compared();
}

void PaneComparison::mark()
{
    for (size_t side = 0; side < 2; ++side) {
        if (!m_panes[side])
            continue;
        auto ranges = std::make_shared<std::vector<ByteRange>>();
        for (const size_t part : m_differences)
            ranges->push_back(rangeOf((*m_parts)[part], side));
        m_panes[side]->setDifferences(std::move(ranges));
    }
}

/// What stands at the same height in the other pane.
qint64 PaneComparison::placeBeside(size_t side, qint64 offset) const
{
    if (!m_parts || m_parts->empty())
        return offset;
    auto part = std::partition_point(m_parts->begin(), m_parts->end(),
                                     [&](const AlignedPart &one) { return rangeOf(one, side).end <= offset; });
    if (part == m_parts->end())
        return rangeOf(m_parts->back(), 1 - side).end;
    const ByteRange here = rangeOf(*part, side), there = rangeOf(*part, 1 - side);
    return qMin(there.begin + offset - here.begin, there.end);
}

void PaneComparison::scrollBeside(size_t side)
{
    HexView *other = view(1 - side);
    if (m_isFollowing || !view(side) || !other)
        return;
    const QScopedValueRollback following(m_isFollowing, true);
    other->showOnTop(placeBeside(side, view(side)->visibleRange().begin));
}

/// What is selected in the pane that has the keys is lit in the other.
void PaneComparison::selectBeside(size_t side)
{
    const HexView *shown = view(side);
    HexView *other = view(1 - side);
    if (!shown || !other || !shown->hasFocus())
        return;
    const ByteRange selected = shown->selection();
    other->setCompanion(selected.isEmpty()
                            ? ByteRange()
                            : ByteRange{placeBeside(side, selected.begin), placeBeside(side, selected.end - 1) + 1});
}

void PaneComparison::goTo(int by)
{
    const size_t side = view(1) && view(1)->hasFocus() ? 1 : 0;
    HexView *shown = view(side);
    if (!shown || m_differences.empty())
        return Q_EMIT wentTo(message());
    const auto at = [&](size_t difference) { return rangeOf((*m_parts)[m_differences[difference]], side); };
    const qint64 here = shown->selection().begin;
    size_t next = size_t(std::partition_point(m_differences.begin(), m_differences.end(),
                                              [&](size_t part) { return rangeOf((*m_parts)[part], side).begin < here; })
                         - m_differences.begin());
    const bool isAtOne = next < m_differences.size() && at(next) == shown->selection();
    if (by > 0)
        next = isAtOne ? next + 1 : next;
    else
        next = next == 0 ? m_differences.size() - 1 : next - 1;
    next = next % m_differences.size();
    const ByteRange range = at(next), beside = rangeOf((*m_parts)[m_differences[next]], 1 - side);
    shown->setSelection(range);
    if (HexView *other = view(1 - side))
        other->setCompanion(beside);
    const auto inWords = [](qint64 number) { return QLocale().toString(number); };
    Q_EMIT wentTo(tr("Difference %1 of %2: %3 byte(s) here, %4 beside", nullptr, pluralOf(range.size()))
                      .arg(inWords(qint64(next) + 1), inWords(qint64(m_differences.size())), inWords(range.size()),
                           inWords(beside.size())));
}

QString PaneComparison::message() const
{
    if (m_isComparing)
        return tr("Comparing…");
    if (!m_parts)
        return tr("The files were not compared to the end.");
    if (m_differences.empty())
        return tr("Both are the same.");
    return tr("Differences: %L1, with %L2 bytes. Next one: %3")
        .arg(qint64(m_differences.size()))
        .arg(differingBytes(*m_parts))
        .arg(QKeySequence(Qt::Key_F9).toString(QKeySequence::NativeText));
}

} // namespace hexahedron
