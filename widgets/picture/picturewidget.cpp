#include "widgets/picture/picturewidget.h"

#include "widgets/icon.h"
#include "widgets/picture/picturestatus.h"
#include "widgets/picture/picturetoolbar.h"
#include "widgets/picture/pictureview.h"
#include "widgets/session/background.h"

#include <QFutureWatcher>
#include <QHBoxLayout>
#include <QLabel>
#include <QPromise>
#include <QStackedLayout>
#include <QThreadPool>
#include <QTimer>
#include <QVBoxLayout>

namespace hexahedron {

using namespace picture;

class PictureWidget::Private
{
public:
    explicit Private(PictureWidget *widget);

    void decode(bool keepsDecoded);
    void cancel();
    void take(const SheetPtr &made);
    void mark(bool isToBeSeen);
    void describe(const std::optional<QPoint> &pixel);
    void choose(QPoint pixel);
    void showMenu(const QPoint &at);
    const scene::PictureSurface &surfaceOf(const Tile &tile) const { return shown.surfaces[size_t(tile.surface)]; }

    PictureWidget *q;
    PictureToolBar *toolBar;
    PictureView *view;
    QLabel *message; ///< instead of the view
    QStackedLayout *pages;
    QWidget *warning;
    QLabel *warningText;
    QLabel *status;
    scene::Picture shown;
    Bytes bytes;
    SheetPtr sheet;
    QFutureWatcher<SheetPtr> watcher;
    QTimer patience;                             ///< most pictures are there before it ends
    std::shared_ptr<std::atomic_bool> cancelled; ///< of what runs
    QThreadPool pool;                            ///< of its own: somebody waits, and other threads give way for good
    StreamId litStream = 0;
    ByteRange litRange;
};

PictureWidget::Private::Private(PictureWidget *widget)
    : q(widget)
    , toolBar(new PictureToolBar(widget))
    , view(new PictureView(widget))
    , message(new QLabel(widget))
    , pages(new QStackedLayout)
    , warning(new QWidget(widget))
    , warningText(new QLabel(warning))
    , status(new QLabel(widget))
{
    auto *layout = new QVBoxLayout(q);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    layout->addWidget(toolBar);
    layout->addLayout(pages, 1);
    layout->addWidget(warning);
    layout->addWidget(status);
    pages->addWidget(view);
    pages->addWidget(message);
    message->setObjectName(QStringLiteral("pictureMessage"));
    message->setAlignment(Qt::AlignCenter);
    message->setWordWrap(true);
    message->setMargin(16);
    message->setTextInteractionFlags(Qt::TextSelectableByMouse);
    auto *warningRow = new QHBoxLayout(warning);
    warningRow->setContentsMargins(6, 3, 6, 3);
    auto *sign = new QLabel(warning);
    sign->setPixmap(hexahedron::icon(u"warning", QColor(0xd0, 0x80, 0x10)).pixmap(16, 16));
    warningRow->addWidget(sign, 0, Qt::AlignTop);
    warningRow->addWidget(warningText, 1);
    warningText->setWordWrap(true);
    warningText->setObjectName(QStringLiteral("trouble"));
    warning->hide();
    status->setContentsMargins(6, 2, 6, 3);
    status->setObjectName(QStringLiteral("status"));
    status->setWordWrap(true);
    status->setAlignment(Qt::AlignTop);
    // What is said of a pixel is longer than what is said of the picture, which must not move under the pointer.
    status->setMinimumHeight(2 * status->fontMetrics().lineSpacing() + 5);
    status->setTextFormat(Qt::PlainText);
    QObject::connect(&watcher, &QFutureWatcherBase::finished, q, [this] {
        if (!watcher.isCanceled() && watcher.future().resultCount() > 0)
            take(watcher.result());
    });
    constexpr int Patience = 200;
    patience.setSingleShot(true);
    patience.setInterval(Patience);
    QObject::connect(&patience, &QTimer::timeout, q, [this] {
        message->setText(PictureWidget::tr("Reading the picture…"));
        pages->setCurrentWidget(message);
    });
    QObject::connect(toolBar, &PictureToolBar::choiceChanged, q, [this] { decode(true); });
    QObject::connect(toolBar, &PictureToolBar::displayChanged, q, [this] { decode(true); });
    QObject::connect(toolBar, &PictureToolBar::fitWanted, view, &PictureView::fit);
    QObject::connect(toolBar, &PictureToolBar::scaleWanted, view, &PictureView::setScale);
    QObject::connect(view, &PictureView::scaleChanged, q, [this] { toolBar->setScale(view->viewport().scale()); });
    QObject::connect(view, &PictureView::hovered, q, [this](const std::optional<QPoint> &pixel) { describe(pixel); });
    view->setContextMenuPolicy(Qt::CustomContextMenu);
    QObject::connect(view, &QWidget::customContextMenuRequested, q, [this](const QPoint &at) { showMenu(at); });
    QObject::connect(view, &PictureView::chosen, q, [this](QPoint pixel) { choose(pixel); });
}

void PictureWidget::Private::showMenu(const QPoint &at)
{
    const auto pixel = view->pixelAt(at);
    const Tile *tile = pixel && sheet ? sheet->tileAt(*pixel) : nullptr;
    if (!tile || sheet->tiles.size() > 1) // faces and layers lie on nothing flat
        return;
    const QPointF inside = QPointF(*pixel - tile->place.topLeft()) + QPointF(0.5, 0.5);
    auto *menu = new QMenu(q);
    menu->setAttribute(Qt::WA_DeleteOnClose);
    Q_EMIT q->menuShown(menu, {inside.x() / tile->place.width(), inside.y() / tile->place.height()});
    if (menu->isEmpty())
        delete menu;
    else
        menu->popup(view->mapToGlobal(at));
}

/// Makes a sheet of what is chosen; surfaces that are decoded already are taken over when they belong to the same bytes.
void PictureWidget::Private::decode(bool keepsDecoded)
{
    cancel();
    cancelled = std::make_shared<std::atomic_bool>(false);
    auto promise = std::make_shared<QPromise<SheetPtr>>(); // shared, because a thread pool copies what it runs
    watcher.setFuture(promise->future());
    promise->start();
    pool.start([promise = std::move(promise), isCancelled = cancelled, picture = shown, content = bytes,
                choice = toolBar->choice(), display = toolBar->display(), former = keepsDecoded ? sheet : nullptr] {
        const QString trouble = troubleOf(
            [&] { promise->addResult(makeSheet(picture, content, choice, display, former.get(), *isCancelled)); });
        if (!trouble.isEmpty()) {
            Sheet nothing;
            nothing.troubles += trouble;
            promise->addResult(std::make_shared<const Sheet>(std::move(nothing)));
        }
        promise->finish();
    });
}

void PictureWidget::Private::cancel()
{
    if (cancelled)
        *cancelled = true;
    watcher.cancel();
    patience.stop();
}

void PictureWidget::Private::take(const SheetPtr &made)
{
    patience.stop();
    if (!made)
        return;
    sheet = made;
    const QString troubles = sheet->troubles.join(u'\n');
    toolBar->setKind(sheet->isFloat(), sheet->hasAlpha());
    toolBar->setEnabled(true);
    view->setSheet(sheet);
    message->setText(troubles);
    warningText->setText(troubles);
    pages->setCurrentWidget(sheet->isEmpty() ? static_cast<QWidget *>(message) : view);
    warning->setVisible(!troubles.isEmpty() && !sheet->isEmpty());
    mark(true);
    describe(std::nullopt);
    if (toolBar->display() != sheet->display) // the kind of picture decides on what there is to choose
        decode(true);
    Q_EMIT q->shown();
}

void PictureWidget::Private::mark(bool isToBeSeen)
{
    std::vector<QRect> rects;
    const bool isHere = sheet && litStream == shown.stream && !litRange.isEmpty();
    for (size_t i = 0; isHere && i < sheet->tiles.size(); ++i) {
        const Tile &tile = sheet->tiles[i];
        // Around everything an outline tells nothing.
        if (litRange.contains(surfaceOf(tile).bytes) && sheet->tiles.size() == 1)
            continue;
        for (const QRect &rect : pixelsIn(shown, surfaceOf(tile), litRange))
            rects.push_back(rect.translated(tile.place.topLeft()));
    }
    view->setMarked(rects);
    if (isToBeSeen && rects.size() == 1)
        view->reveal(rects.front());
}

void PictureWidget::Private::describe(const std::optional<QPoint> &pixel)
{
    const Tile *tile = sheet && pixel ? sheet->tileAt(*pixel) : nullptr;
    status->setText(tile    ? textOfPixel(shown, surfaceOf(*tile), *tile, bytes, *pixel)
                    : sheet ? textOfSheet(shown, *sheet)
                            : QString());
}

void PictureWidget::Private::choose(QPoint pixel)
{
    const Tile *tile = sheet ? sheet->tileAt(pixel) : nullptr;
    if (!tile)
        return;
    const ByteRange range = bytesOfPixel(shown, surfaceOf(*tile), pixel - tile->place.topLeft());
    if (!range.isEmpty())
        Q_EMIT q->picked(shown.stream, range);
}

PictureWidget::PictureWidget(QWidget *parent)
    : QWidget(parent)
    , d(std::make_unique<Private>(this))
{
}

PictureWidget::~PictureWidget()
{
    d->watcher.disconnect(this);
    d->cancel();
}

PictureView *PictureWidget::view() const
{
    return d->view;
}

bool PictureWidget::isDecoding() const
{
    return d->watcher.isRunning();
}

void PictureWidget::fit()
{
    d->view->fit();
}

void PictureWidget::setPicture(const scene::Picture &picture, const Bytes &bytes)
{
    // An edit leaves most bytes as they are; a picture of another file has none in common.
    if (picture.path != d->shown.path || bytes.changedSince(d->bytes) == bytes.range())
        d->view->setSheet(nullptr);
    d->shown = picture;
    d->bytes = bytes;
    d->toolBar->setPicture(picture);
    d->sheet.reset(); // its surfaces are those of other bytes
    d->decode(false);
    if (!d->view->sheet())
        d->patience.start();
}

void PictureWidget::clear()
{
    d->cancel();
    d->sheet.reset();
    d->shown = {};
    d->bytes = {};
    d->litRange = {};
    d->view->setSheet(nullptr);
    d->warning->hide();
    d->status->clear();
}

void PictureWidget::highlight(StreamId stream, ByteRange range)
{
    if (stream == d->litStream && range == d->litRange)
        return;
    d->litStream = stream;
    d->litRange = range;
    const int surface = stream == d->shown.stream && !range.isEmpty() ? d->shown.surfaceIn(range) : -1;
    if (surface >= 0 && d->sheet && !d->sheet->tileOf(surface)
        && d->shown.surfaces[size_t(surface)].bytes.contains(range)) {
        const scene::PictureSurface &wanted = d->shown.surfaces[size_t(surface)];
        const bool isUnfolded = d->toolBar->choice().face == Choice::AllFaces;
        d->toolBar->setChoice(
            {.level = wanted.level, .face = isUnfolded ? Choice::AllFaces : wanted.face, .layer = wanted.layer});
        d->decode(true);
        return;
    }
    d->mark(true);
}

} // namespace hexahedron
