#include "widgets/preview/uvpanel.h"

#include "core/language/plural.h"
#include "widgets/icon.h"
#include "widgets/preview/overlays.h"
#include "widgets/session/background.h"

#include <QComboBox>
#include <QHBoxLayout>
#include <QLabel>
#include <QLocale>
#include <QMouseEvent>
#include <QPainter>
#include <QSignalBlocker>
#include <QToolButton>

#include <cmath>

namespace hexahedron::preview {

namespace {

constexpr size_t MostLit = 20'000; ///< triangles drawn one by one

} // namespace

UvCanvas::UvCanvas(QWidget *parent)
    : QWidget(parent)
{
    setFocusPolicy(Qt::StrongFocus);
    setMinimumSize(60, 60);
    setAccessibleName(tr("Texture coordinates"));
    setAccessibleDescription(
        tr("Arrow keys move the picture, plus and minus enlarge it, F shows all of it, I selects the island of the "
           "selected triangle."));
}

UvCanvas::~UvCanvas()
{
    cancel();
}

void UvCanvas::cancel()
{
    if (m_run)
        *m_run = true;
    m_run = nullptr;
}

void UvCanvas::setSheet(std::shared_ptr<const UvSheet> sheet, const QImage &image)
{
    cancel();
    const bool isOther = !m_sheet || !sheet || m_sheet->source().name != sheet->source().name;
    m_sheet = std::move(sheet);
    m_image = image;
    m_message.clear();
    m_picture = {};
    m_lit.clear();
    m_litVertices.clear();
    m_outline.clear();
    const double longest = std::max({1, image.width(), image.height()});
    m_unit = image.isNull() ? QSizeF(1, 1) : QSizeF(image.width() / longest, image.height() / longest);
    if (isOther || m_isFitted)
        fit();
    else
        draw();
}

void UvCanvas::setMessage(const QString &message)
{
    setSheet(nullptr, {});
    m_message = message;
    update();
}

QTransform UvCanvas::place() const
{
    return {m_scale * m_unit.width(), 0, 0, m_scale * m_unit.height(), m_origin.x(), m_origin.y()};
}

void UvCanvas::fit()
{
    m_isFitted = true;
    const QRectF all = m_sheet ? m_sheet->bounds() : QRectF(0, 0, 1, 1);
    constexpr double Margin = 0.94;
    m_scale = Margin * std::min(width() / (all.width() * m_unit.width()), height() / (all.height() * m_unit.height()));
    m_scale = std::max(m_scale, 1e-3);
    m_origin = QPointF(width(), height()) / 2
               - QPointF(all.center().x() * m_unit.width(), all.center().y() * m_unit.height()) * m_scale;
    draw();
}

void UvCanvas::zoom(double factor, const QPointF &at)
{
    constexpr double Smallest = 1e-3, Largest = 200'000;
    const double scale = std::clamp(m_scale * factor, Smallest, Largest);
    m_origin = at - (at - m_origin) * (scale / m_scale);
    m_scale = scale;
    m_isFitted = false;
    draw();
}

void UvCanvas::pan(const QPointF &by)
{
    m_origin += by;
    m_isFitted = false;
    draw();
}

/// What was drawn for another place stands in until it is drawn for this one.
void UvCanvas::draw()
{
    cancel();
    update();
    if (!m_sheet || width() <= 0 || height() <= 0)
        return;
    const double ratio = devicePixelRatioF();
    const QTransform toPixels = place() * QTransform::fromScale(ratio, ratio);
    const QSize pixels = size() * ratio;
    if (qint64(m_sheet->triangles().size()) <= AtOnce) {
        m_picture = paintUv(*m_sheet, toPixels, pixels);
        Q_EMIT drawn(m_picture.hasOverlaps);
        return;
    }
    m_run = std::make_shared<std::atomic_bool>(false);
    auto picture = std::make_shared<UvPicture>();
    startInBackground(
        this,
        [picture, sheet = m_sheet, toPixels, pixels, run = m_run] {
            *picture = paintUv(*sheet, toPixels, pixels, run.get());
        },
        [this, picture, run = m_run](const QString &) {
            if (run != m_run)
                return;
            m_run = nullptr;
            m_picture = std::move(*picture);
            update();
            Q_EMIT drawn(m_picture.hasOverlaps);
        });
}

void UvCanvas::setLit(std::vector<size_t> triangles, const std::vector<QPointF> &vertices, const QList<QLineF> &outline)
{
    m_lit = std::move(triangles);
    m_litVertices = vertices;
    m_outline = outline;
    QRectF around;
    for (const size_t triangle : m_lit)
        around |= place().map(m_sheet->polygon(triangle)).boundingRect();
    for (const QPointF &vertex : m_litVertices)
        around |= QRectF(place().map(vertex) - QPointF(2, 2), QSizeF(4, 4));
    // What is selected elsewhere comes into view.
    if (!around.isEmpty() && !around.intersects(QRectF(rect())))
        pan(QRectF(rect()).center() - around.center());
    update();
}

void UvCanvas::paintGround(QPainter &painter) const
{
    const bool isDark = palette().color(QPalette::Window).lightness() < 128;
    painter.fillRect(rect(), isDark ? QColor(34, 37, 42) : QColor(200, 204, 209));
    painter.fillRect(rect(), QBrush(isDark ? QColor(52, 56, 62) : QColor(182, 187, 193), Qt::BDiagPattern));
    const QRectF inside = place().mapRect(QRectF(0, 0, 1, 1));
    painter.fillRect(inside, isDark ? QColor(60, 64, 70) : QColor(232, 234, 237));
    const QRectF seen = inside & QRectF(rect());
    if (!m_image.isNull() && !seen.isEmpty()) {
        const bool isSmaller = inside.width() < m_image.width();
        painter.setRenderHint(QPainter::SmoothPixmapTransform, isSmaller);
        const QTransform toImage = place().inverted() * QTransform::fromScale(m_image.width(), m_image.height());
        painter.drawImage(seen, m_image, toImage.mapRect(seen));
    }
    painter.setPen(QPen(isDark ? QColor(235, 238, 242) : QColor(30, 34, 40), 1));
    painter.drawRect(inside);
}

void UvCanvas::paintLit(QPainter &painter) const
{
    constexpr size_t Few = 20;
    painter.setRenderHint(QPainter::Antialiasing);
    QColor fill = selectionColor();
    painter.setPen(QPen(fill, m_lit.size() > Few ? 1 : 2));
    fill.setAlpha(120);
    painter.setBrush(fill);
    const QTransform toView = place();
    for (const size_t triangle : m_lit)
        painter.drawPolygon(toView.map(m_sheet->polygon(triangle)));
    for (const auto &[color, width] : {std::pair{QColor(20, 22, 26), 4.0}, {selectionColor(), 2.0}}) {
        painter.setPen(QPen(color, width, Qt::SolidLine, Qt::RoundCap));
        for (const QLineF &line : m_outline)
            painter.drawLine(toView.map(line));
    }
    painter.setPen(QPen(selectionColor(), 2));
    painter.setBrush(selectionColor());
    const double radius = m_litVertices.size() > Few ? 1.5 : 3;
    for (const QPointF &vertex : m_litVertices)
        painter.drawEllipse(toView.map(vertex), radius, radius);
}

void UvCanvas::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    if (!m_sheet) {
        painter.drawText(rect().adjusted(12, 12, -12, -12), Qt::AlignCenter | Qt::TextWordWrap, m_message);
        return;
    }
    paintGround(painter);
    if (!m_picture.image.isNull()) {
        painter.save();
        painter.setTransform(m_picture.place.inverted() * place(), true);
        painter.drawImage(QPointF(0, 0), m_picture.image);
        painter.restore();
    }
    paintLit(painter);
    if (hasFocus()) {
        painter.setRenderHint(QPainter::Antialiasing, false);
        painter.setBrush(Qt::NoBrush);
        painter.setPen(palette().color(QPalette::Highlight));
        painter.drawRect(rect().adjusted(0, 0, -1, -1));
    }
}

void UvCanvas::resizeEvent(QResizeEvent *event)
{
    QWidget::resizeEvent(event);
    if (m_isFitted)
        fit();
    else
        draw();
}

void UvCanvas::wheelEvent(QWheelEvent *event)
{
    zoom(std::pow(1.0015, double(event->angleDelta().y())), event->position());
    event->accept();
}

void UvCanvas::mousePressEvent(QMouseEvent *event)
{
    if (m_button != Qt::NoButton)
        return;
    m_button = event->button();
    m_pressed = m_last = event->position();
    m_isDragging = false;
}

/// Comes in place of the second press; the first click has chosen a triangle.
void UvCanvas::mouseDoubleClickEvent(QMouseEvent *event)
{
    const std::vector<size_t> found = m_sheet && event->button() == Qt::LeftButton
                                          ? m_sheet->at(place().inverted().map(event->position()))
                                          : std::vector<size_t>();
    if (found.empty())
        return;
    const bool isLit = m_lit.size() == 1 && std::ranges::find(found, m_lit.front()) != found.end();
    wantIsland(isLit ? m_lit.front() : found.front(), event->modifiers());
}

void UvCanvas::mouseMoveEvent(QMouseEvent *event)
{
    constexpr double clickReach = 4;
    if (m_button == Qt::NoButton || (!m_isDragging && (event->position() - m_pressed).manhattanLength() < clickReach))
        return;
    m_isDragging = true;
    pan(event->position() - m_last);
    m_last = event->position();
}

void UvCanvas::mouseReleaseEvent(QMouseEvent *event)
{
    if (event->button() != m_button)
        return;
    m_button = Qt::NoButton;
    if (!m_isDragging && event->button() == Qt::LeftButton)
        click(event->position(), event->modifiers());
}

/// Of triangles that lie on each other the next one at every click.
void UvCanvas::click(const QPointF &at, Qt::KeyboardModifiers modifiers)
{
    if (!m_sheet)
        return;
    const QPointF onSheet = place().inverted().map(at);
    const std::vector<size_t> found = m_sheet->at(onSheet);
    if (found.empty())
        return;
    const auto lit = m_lit.size() == 1 ? std::ranges::find(found, m_lit.front()) : found.end();
    const bool isNext = lit != found.end() && !modifiers.testFlag(Qt::ControlModifier);
    const size_t chosen = lit == found.end() ? 0 : (size_t(lit - found.begin()) + (isNext ? 1 : 0)) % found.size();
    Q_EMIT triangleClicked(found[chosen], modifiers, onSheet);
}

void UvCanvas::wantIsland(size_t triangle, Qt::KeyboardModifiers modifiers)
{
    Q_EMIT islandWanted(triangle, modifiers.testFlag(Qt::ShiftModifier));
}

void UvCanvas::keyPressEvent(QKeyEvent *event)
{
    constexpr double Step = 30, Factor = 1.25;
    const QPointF middle = QRectF(rect()).center();
    switch (event->key()) {
    case Qt::Key_Plus:
    case Qt::Key_Equal:
        return zoom(Factor, middle);
    case Qt::Key_Minus:
        return zoom(1 / Factor, middle);
    case Qt::Key_F:
    case Qt::Key_Home:
        return fit();
    case Qt::Key_I:
        return m_lit.empty() ? void() : wantIsland(m_lit.front(), event->modifiers());
    case Qt::Key_Delete:
        return event->modifiers() == Qt::NoModifier ? removeWanted() : QWidget::keyPressEvent(event);
    case Qt::Key_Left:
        return pan({Step, 0});
    case Qt::Key_Right:
        return pan({-Step, 0});
    case Qt::Key_Up:
        return pan({0, Step});
    case Qt::Key_Down:
        return pan({0, -Step});
    default:
        QWidget::keyPressEvent(event);
    }
}

void UvCanvas::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::PaletteChange)
        update();
}

UvPanel::UvPanel(QWidget *parent)
    : QWidget(parent)
    , m_source(new QComboBox(this))
    , m_canvas(new UvCanvas(this))
    , m_status(new QLabel(this))
{
    m_source->setToolTip(tr("The picture whose triangles are shown"));
    m_source->setAccessibleName(tr("Picture"));
    m_source->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    m_source->setMinimumContentsLength(8);
    auto *fit = new QToolButton(this);
    fit->setIcon(icon(u"fit"));
    fit->setAutoRaise(true);
    fit->setToolTip(tr("Show the whole picture (F)"));
    fit->setAccessibleName(tr("Fit"));
    m_status->setWordWrap(true);
    m_status->setToolTip(tr(
        "Triangles outside the picture repeat it. Where several lie on one place they share its colours. An "
        "island is what hangs together: a double click (I) selects all of it, with Shift besides what is selected."));
    m_status->setContentsMargins(4, 0, 4, 0);

    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(2, 2, 2, 2);
    layout->setSpacing(2);
    auto *row = new QHBoxLayout;
    row->addWidget(m_source, 1);
    row->addWidget(fit);
    layout->addLayout(row);
    layout->addWidget(m_canvas, 1);
    layout->addWidget(m_status);
    setFocusProxy(m_canvas);

    connect(m_source, &QComboBox::activated, this, &UvPanel::load);
    connect(fit, &QToolButton::clicked, m_canvas, &UvCanvas::fit);
    connect(m_canvas, &UvCanvas::drawn, this, &UvPanel::describe);
    connect(m_canvas, &UvCanvas::islandWanted, this, &UvPanel::chooseIsland);
    connect(m_canvas, &UvCanvas::removeWanted, this, &UvPanel::removeWanted);
    connect(m_canvas, &UvCanvas::triangleClicked, this,
            [this](size_t triangle, Qt::KeyboardModifiers modifiers, const QPointF &at) {
                const Hit hit = m_sheet->hit(triangle);
                if (!modifiers.testFlag(Qt::ControlModifier)) {
                    Q_EMIT triangleClicked(hit);
                    return;
                }
                const QPolygonF corners = m_sheet->polygon(triangle);
                const auto nearest = std::ranges::min_element(corners, {}, [&](const QPointF &corner) {
                    return std::hypot(corner.x() - at.x(), corner.y() - at.y());
                });
                const PreparedPart &part = m_prepared->meshes[size_t(hit.mesh)].parts[size_t(hit.part)];
                Q_EMIT vertexClicked(hit.mesh, part.indices[size_t(hit.element * 3 + (nearest - corners.begin()))]);
            });
}

UvPanel::~UvPanel()
{
    cancel();
}

void UvPanel::cancel()
{
    if (m_run)
        *m_run = true;
    m_run = nullptr;
}

void UvPanel::setScene(PreparedScenePtr prepared, const Visibility &visible)
{
    if (prepared == m_prepared && visible == m_visible)
        return;
    if (prepared != m_prepared)
        m_picks.clear();
    m_prepared = std::move(prepared);
    m_visible = visible;
    m_isCurrent = false;
    if (isVisible())
        refresh();
    else
        take(nullptr); // keeps nothing of what has gone
}

void UvPanel::showEvent(QShowEvent *event)
{
    QWidget::showEvent(event);
    if (!m_isCurrent)
        refresh();
}

void UvPanel::refresh()
{
    m_isCurrent = true;
    const QString before = m_source->currentText();
    m_sources = m_prepared ? uvSources(*m_prepared, m_visible) : std::vector<UvSource>();
    {
        const QSignalBlocker quiet(m_source);
        m_source->clear();
        for (const UvSource &source : m_sources)
            m_source->addItem(source.name.isEmpty() ? tr("No picture") : source.name.section(u'/', -1));
    }
    m_source->setEnabled(!m_sources.empty());
    const int wanted = std::max(sourceOfLit(), m_source->findText(before));
    load(std::max(0, wanted));
}

void UvPanel::load(int source)
{
    cancel();
    m_source->setCurrentIndex(source);
    if (size_t(source) >= m_sources.size()) {
        take(nullptr);
        m_canvas->setMessage(m_prepared ? tr("What is shown of the model has no texture coordinates.") : QString());
        return;
    }
    const UvSource &wanted = m_sources[size_t(source)];
    if (wanted.triangleCount <= UvCanvas::AtOnce) {
        take(std::make_shared<const UvSheet>(m_prepared, wanted));
        return;
    }
    take(nullptr);
    m_canvas->setMessage(tr("Preparing the texture coordinates…"));
    m_run = std::make_shared<std::atomic_bool>(false);
    auto sheet = std::make_shared<std::shared_ptr<const UvSheet>>();
    startInBackground(
        this,
        [sheet, prepared = m_prepared, wanted, run = m_run] {
            *sheet = std::make_shared<const UvSheet>(prepared, wanted, run.get());
        },
        [this, sheet, run = m_run](const QString &trouble) {
            if (run != m_run)
                return;
            m_run = nullptr;
            if (!trouble.isEmpty())
                return m_canvas->setMessage(trouble);
            take(*sheet);
        });
}

void UvPanel::take(std::shared_ptr<const UvSheet> sheet)
{
    m_sheet = std::move(sheet);
    m_status->clear();
    const int texture = m_sheet ? m_sheet->source().texture : -1;
    m_canvas->setSheet(m_sheet, texture >= 0 ? m_prepared->images[size_t(texture)] : QImage());
    showLit();
}

void UvPanel::describe(bool hasOverlaps)
{
    const qint64 count = m_sheet ? qint64(m_sheet->triangles().size()) : 0;
    if (!m_sheet)
        return;
    QStringList parts{tr("%1 triangle(s)", nullptr, pluralOf(count)).arg(locale().toString(count))};
    if (count < m_sheet->source().triangleCount)
        parts << tr("more are not shown");
    if (const int islands = m_sheet->islands().count(); islands > 0)
        parts << tr("%n island(s)", nullptr, islands);
    if (m_sheet->outsideCount() > 0)
        parts << tr("%1 outside").arg(locale().toString(m_sheet->outsideCount()));
    if (hasOverlaps)
        parts << tr("red: overlapping");
    m_status->setText(parts.join(QStringLiteral(" · ")));
}

void UvPanel::setLit(std::vector<scene::Pick> picks)
{
    if (picks == m_picks)
        return;
    m_picks = std::move(picks);
    const int wanted = m_isCurrent && isVisible() ? sourceOfLit() : -1;
    if (wanted >= 0 && wanted != m_source->currentIndex())
        load(wanted);
    else
        showLit();
}

/// The sheet with what is selected; -1 when all of it is on this one, or none on any.
int UvPanel::sourceOfLit() const
{
    int found = -1;
    for (const scene::Pick &pick : m_prepared ? m_picks : std::vector<scene::Pick>()) {
        const int mesh = pick.kind == scene::Pick::Kind::Element ? m_prepared->indexOf(pick.mesh) : -1;
        for (size_t i = 0; i < m_sources.size() && mesh >= 0; ++i) {
            if (std::ranges::find(m_sources[i].parts, std::pair(mesh, pick.part)) == m_sources[i].parts.end())
                continue;
            if (int(i) == m_source->currentIndex())
                return -1;
            found = found < 0 ? int(i) : found;
        }
    }
    return found;
}

void UvPanel::chooseIsland(size_t triangle, bool adds)
{
    const std::vector<size_t> island = m_sheet->islands().around(triangle);
    if (!island.empty())
        Q_EMIT verticesChosen(m_sheet->verticesOf(island), adds);
}

void UvPanel::showLit()
{
    std::vector<size_t> triangles;
    std::vector<QPointF> vertices;
    for (const scene::Pick &pick : m_sheet ? m_picks : std::vector<scene::Pick>()) {
        const int mesh = m_prepared->indexOf(pick.mesh);
        if (pick.kind == scene::Pick::Kind::Element && mesh >= 0) {
            const auto [first, end] = m_sheet->triangles(mesh, pick.part, pick.first, pick.count);
            for (size_t i = first; i < end && triangles.size() < MostLit; ++i)
                triangles.push_back(i);
        } else if (pick.kind == scene::Pick::Kind::Vertex && mesh >= 0) {
            for (qint64 v = pick.first; v < pick.first + pick.count && vertices.size() < MostLit; ++v) {
                const auto at = m_sheet->vertex(mesh, v);
                if (!at)
                    break;
                vertices.push_back(*at);
            }
        }
    }
    QList<QLineF> outline;
    if (m_sheet && triangles.size() == 1) {
        outline = m_sheet->outline(m_sheet->islands().around(triangles.front()));
    } else if (m_sheet && triangles.empty() && vertices.size() > 2) {
        triangles = m_sheet->trianglesOf(m_picks, MostLit);
        outline = m_sheet->outline(triangles);
    }
    m_canvas->setLit(std::move(triangles), vertices, outline);
}

} // namespace hexahedron::preview
