#include "widgets/hex/minimap.h"

#include "core/bytes/bytesummary.h"
#include "core/bytes/sampling.h"
#include "widgets/hex/hexcolors.h"
#include "widgets/hex/hexview.h"
#include "widgets/letterwidth.h"
#include "widgets/session/background.h"

#include <QCoreApplication>
#include <QHelpEvent>
#include <QLocale>
#include <QMouseEvent>
#include <QPainter>
#include <QScrollBar>
#include <QToolTip>

#include <cmath>

namespace hexahedron {

namespace {

constexpr int Pause = 60;           // ms
constexpr int MostPixelsOfARow = 4; // of the pane: a short file does not fill the height
constexpr qint64 SampleSize = 4096;
constexpr int MarkWidth = 3;

/// The entropy of a sample, as a share of what so many bytes can have.
float entropyOf(const Bytes &bytes, ByteRange sample)
{
    ByteSummary summary;
    summary.size = sample.size();
    for (const char byte : sampled(bytes, sample))
        ++summary.counts[uchar(byte)];
    const double most = std::log2(double(std::clamp<qint64>(sample.size(), 2, 256)));
    return sample.isEmpty() ? 0 : float(summary.entropy() / most);
}

} // namespace

Minimap::Minimap(HexView *view, QWidget *parent)
    : QWidget(parent)
    , m_view(view)
{
    setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Expanding);
    setAccessibleName(tr("Overview of all bytes"));
    setCursor(Qt::ArrowCursor);
    m_pause.setSingleShot(true);
    m_pause.setInterval(Pause);
    connect(&m_pause, &QTimer::timeout, this, &Minimap::measure);
    connect(view, &HexView::contentChanged, this, &Minimap::startAnew);
    const auto repaint = qOverload<>(&QWidget::update);
    connect(view->verticalScrollBar(), &QScrollBar::valueChanged, this, repaint);
    connect(view->verticalScrollBar(), &QScrollBar::rangeChanged, this, &Minimap::startAnew);
    startAnew();
}

Minimap::~Minimap()
{
    if (m_cancelled)
        *m_cancelled = true;
}

QSize Minimap::sizeHint() const
{
    return {letterWidth(fontMetrics()) * 5, 100};
}

void Minimap::startAnew()
{
    m_pause.start();
}

int Minimap::usedHeight() const
{
    const qint64 rows = m_view->bytes().size() / qMax(1, m_view->bytesPerRow()) + 1;
    return int(qMin<qint64>(height(), rows * MostPixelsOfARow));
}

qint64 Minimap::offsetAt(int y) const
{
    const int rows = qMax(1, usedHeight());
    return qint64(double(qBound(0, y, rows)) / rows * double(m_view->bytes().size()));
}

int Minimap::rowOf(qint64 offset) const
{
    return int(double(offset) / double(qMax<qint64>(1, m_view->bytes().size())) * usedHeight());
}

ByteRange Minimap::rangeOf(int y) const
{
    const qint64 begin = offsetAt(y);
    return {begin, qMax(begin + 1, offsetAt(y + 1))};
}

/// The colours at once, entropy and changes when they are known: that reads bytes, and those may come from a slow disk.
void Minimap::measure()
{
    if (!isVisible())
        return;
    draw();
    if (m_cancelled)
        *m_cancelled = true;
    m_cancelled = std::make_shared<std::atomic_bool>(false);
    std::vector<ByteRange> ranges;
    for (int y = 0; y < usedHeight(); ++y)
        ranges.push_back(rangeOf(y));
    auto measured = std::make_shared<std::pair<std::vector<float>, std::vector<bool>>>();
    const HexAnnotations *annotations = m_view->annotations();
    startInBackground(
        this,
        [measured, bytes = m_view->bytes(), ranges = std::move(ranges), cancelled = m_cancelled,
         changed = annotations ? annotations->changed() : nullptr] {
            for (const ByteRange &range : ranges) {
                if (*cancelled)
                    return;
                const ByteRange sample{range.begin, qMin(bytes.size(), range.begin + SampleSize)};
                measured->first.push_back(entropyOf(bytes, sample));
                measured->second.push_back(changed && changed(range, *cancelled));
            }
        },
        [this, measured, cancelled = m_cancelled](const QString &trouble) {
            if (!trouble.isEmpty() || *cancelled)
                return;
            std::tie(m_entropy, m_changed) = *measured;
            draw();
        });
}

void Minimap::draw()
{
    const HexColors colors = HexColors::fromPalette(palette(), QPalette::Active);
    const HexAnnotations *annotations = m_view->annotations();
    m_image = QImage(size() * devicePixelRatioF(), QImage::Format_RGB32);
    m_image.setDevicePixelRatio(devicePixelRatioF());
    m_image.fill(colors.base);
    QPainter painter(&m_image);
    const int marks = width() - MarkWidth;
    const int structure = (width() - 2 * MarkWidth) * 2 / 3;
    for (int y = 0; annotations && y < usedHeight(); ++y) {
        painter.fillRect(MarkWidth, y, structure, 1, colors.background(annotations->colorOver(rangeOf(y))));
        if (size_t(y) < m_entropy.size()) {
            QColor grey = colors.text;
            grey.setAlphaF(m_entropy[size_t(y)] * 0.6F);
            painter.fillRect(MarkWidth + structure, y, marks - MarkWidth - structure, 1, grey);
        }
        if (size_t(y) < m_changed.size() && m_changed[size_t(y)])
            painter.fillRect(0, y, MarkWidth, 2, colors.changedMark);
    }
    for (int y = 0; annotations && y < usedHeight(); ++y) { // over the lines above and below, so that one is seen
        const HexAnnotations::MarksOver over = annotations->marksOver(rangeOf(y));
        if (over.hasHits)
            painter.fillRect(MarkWidth, y, structure / 2, 2, colors.hitMark);
        if (over.color >= 0)
            painter.fillRect(MarkWidth, y - 1, marks - MarkWidth, 3,
                             colors.marks[size_t(over.color) % colors.marks.size()]);
        if (const int severity = annotations->severityIn(rangeOf(y)); severity > HexSpan::Info)
            painter.fillRect(marks, y - 1, MarkWidth, 3, colors.severities[size_t(severity)]);
    }
    update();
}

void Minimap::paintEvent(QPaintEvent * /*event*/)
{
    QPainter painter(this);
    const HexColors colors = HexColors::fromPalette(palette(), QPalette::Active);
    painter.fillRect(rect(), colors.base);
    painter.drawImage(QPointF(0, 0), m_image);
    const ByteRange seen = m_view->visibleRange();
    if (seen.isEmpty())
        return;
    const int top = rowOf(seen.begin);
    const QRect frame(0, top, width() - 1, qMax(3, rowOf(seen.end) - top));
    QColor inside = colors.selection;
    inside.setAlphaF(0.25F);
    painter.fillRect(frame, inside);
    painter.setPen(colors.selectionOutline);
    painter.drawRect(frame);
}

void Minimap::resizeEvent(QResizeEvent *event)
{
    QWidget::resizeEvent(event);
    startAnew();
}

void Minimap::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::PaletteChange)
        startAnew();
}

/// What was clicked comes to the middle of the pane.
void Minimap::goTo(int y)
{
    QScrollBar *bar = m_view->verticalScrollBar();
    const double share = double(qBound(0, y, usedHeight())) / qMax(1, usedHeight());
    bar->setValue(int(share * (double(bar->maximum()) + bar->pageStep()) - bar->pageStep() / 2.0));
}

void Minimap::mousePressEvent(QMouseEvent *event)
{
    if (event->button() == Qt::LeftButton)
        goTo(qRound(event->position().y()));
}

void Minimap::mouseMoveEvent(QMouseEvent *event)
{
    if (event->buttons() & Qt::LeftButton)
        goTo(qRound(event->position().y()));
}

void Minimap::wheelEvent(QWheelEvent *event)
{
    QCoreApplication::sendEvent(m_view->verticalScrollBar(), event);
}

bool Minimap::event(QEvent *event)
{
    if (event->type() == QEvent::Show)
        startAnew();
    if (event->type() != QEvent::ToolTip)
        return QWidget::event(event);
    const auto *help = static_cast<QHelpEvent *>(event);
    if (help->pos().y() >= usedHeight()) { // a short file does not fill the height
        QToolTip::hideText();
        event->ignore();
        return true;
    }
    const qint64 offset = offsetAt(help->pos().y());
    QString text = QStringLiteral("0x") + QString::number(offset, 16).toUpper();
    if (const HexAnnotations *annotations = m_view->annotations())
        text += u' ' + annotations->nameAt(offset);
    if (const auto row = size_t(help->pos().y()); row < m_entropy.size())
        text += u'\n' + tr("Entropy: %1 %").arg(QLocale().toString(int(m_entropy[row] * 100)));
    QToolTip::showText(help->globalPos(), text, this);
    return true;
}

} // namespace hexahedron
