#include "app/comparebytes.h"

#include "widgets/hex/hexview.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QScrollBar>

namespace hexahedron {

CompareBytes::CompareBytes(QWidget *parent)
    : QWidget(parent)
{
    auto *layout = new QHBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    for (size_t side = 0; side < 2; ++side) {
        auto *view = new HexView(this);
        view->setReadOnly(true);
        view->setOverwriteMode(false);
        view->setAnnotations(&m_annotations[side]);
        view->setMinimumHeight(5 * view->layout().rowHeight());
        view->viewport()->installEventFilter(this);
        m_views[side] = view;
        layout->addWidget(view, 1);
    }
    m_views[0]->setAccessibleName(tr("Bytes before"));
    m_views[1]->setAccessibleName(tr("Bytes after"));
    for (size_t side = 0; side < 2; ++side) {
        HexView *other = m_views[1 - side];
        connect(m_views[side]->verticalScrollBar(), &QScrollBar::valueChanged, other->verticalScrollBar(),
                &QScrollBar::setValue);
        connect(m_views[side]->horizontalScrollBar(), &QScrollBar::valueChanged, other->horizontalScrollBar(),
                &QScrollBar::setValue);
        connect(m_views[side], &HexView::selectionChanged, other,
                [other](ByteRange places) { other->setSelection(places, false); });
    }
}

CompareBytes::~CompareBytes()
{
    for (HexView *view : m_views) {
        view->viewport()->removeEventFilter(this);
        view->setAnnotations(nullptr);
    }
}

void CompareBytes::setFiles(const File &before, const File &after, const std::vector<AlignedPart> &parts)
{
    m_paired = PairedBytes(before.tree->bytes(), after.tree->bytes(), parts);
    for (const Side side : {Side::Before, Side::After}) {
        const File &file = side == Side::Before ? before : after;
        m_annotations[size_t(side)].set(&m_paired, side, file.tree, file.issues);
        view(side)->setBytes(m_paired.bytes(side), m_paired.gaps(side));
        view(side)->annotationsChanged();
    }
    fitRows();
    goTo(1);
}

void CompareBytes::goTo(int by)
{
    const std::vector<ByteRange> &all = m_paired.differences();
    if (all.empty())
        return;
    const qint64 here = m_views[0]->selection().begin;
    const bool isAtOne = std::find(all.begin(), all.end(), m_views[0]->selection()) != all.end();
    const auto next = std::partition_point(all.begin(), all.end(), [&](const ByteRange &range) {
        return by > 0 && isAtOne ? range.begin <= here : range.begin < here;
    });
    if (by > 0)
        selectPlaces(next == all.end() ? all.front() : *next);
    else
        selectPlaces(next == all.begin() ? all.back() : *(next - 1));
}

void CompareBytes::select(Side side, ByteRange offsets)
{
    selectPlaces(m_paired.placesOf(side, offsets));
}

/// With a few rows above, so that one sees what it lies between.
void CompareBytes::selectPlaces(ByteRange places)
{
    constexpr int RowsAround = 3;
    HexView *view = m_views[0];
    const qint64 around = qint64(RowsAround) * view->bytesPerRow();
    view->reveal({qMax<qint64>(0, places.begin - around), qMin(places.end, places.begin + around) + around});
    view->setSelection(places, false);
    m_views[1]->setSelection(places, false);
}

/// Rows of the same length in both.
void CompareBytes::fitRows()
{
    int length = HexLayout::RowLengths.front();
    for (const int longer : HexLayout::RowLengths) {
        const bool fits = std::all_of(m_views.begin(), m_views.end(), [=](const HexView *view) {
            return view->layout().widthOf(longer) <= view->viewport()->width();
        });
        if (fits)
            length = longer;
    }
    for (HexView *view : m_views)
        view->setBytesPerRow(length);
}

bool CompareBytes::eventFilter(QObject *watched, QEvent *event)
{
    if (event->type() == QEvent::Resize)
        QMetaObject::invokeMethod(this, &CompareBytes::fitRows, Qt::QueuedConnection); // when both have their sizes
    return QWidget::eventFilter(watched, event);
}

} // namespace hexahedron
