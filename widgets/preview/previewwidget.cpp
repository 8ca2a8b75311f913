#include "widgets/preview/previewwidget.h"

#include "core/issues/plural.h"
#include "widgets/picture/picturewidget.h"
#include "widgets/preview/animator.h"
#include "widgets/preview/meshbuilder.h"
#include "widgets/preview/morphbar.h"
#include "widgets/preview/navigator.h"
#include "widgets/preview/nearestline.h"
#include "widgets/preview/previewtoolbar.h"
#include "widgets/preview/texturelayers.h"
#include "widgets/preview/timeline.h"
#include "widgets/preview/view3d.h"
#include "widgets/session/background.h"

#include <QEvent>
#include <QFutureWatcher>
#include <QLabel>
#include <QLocale>
#include <QPromise>
#include <QStackedLayout>
#include <QThreadPool>
#include <QVBoxLayout>

namespace hexahedron {

using namespace preview;

namespace {

/// What the background hands over.
struct Ready
{
    PreparedScenePtr prepared;
    std::shared_ptr<const Animator> animator;
};

} // namespace

class PreviewWidget::Private
{
public:
    explicit Private(PreviewWidget *widget);

    bool isPicture() const { return sides->currentWidget() == picture; }
    void showModel();
    void showMessage(const QString &message);
    void makeView();
    void takeReady();
    void describe();
    void applyDisplay();
    void applyPose();
    void applyHighlight();
    void zoom(double factor, const QPointF &at);
    bool pickLine(const QPointF &at);
    bool pickVertex(const QPointF &at);

    PreviewWidget *q;
    QStackedLayout *sides; ///< the model, or the picture
    QWidget *model;
    PictureWidget *picture;
    PreviewToolBar *toolBar;
    QStackedLayout *pages;
    QLabel *message;
    QLabel *status;
    Timeline *timeline;
    MorphBar *morphs;
    QWidget *container = nullptr; // of the view
    View3D *view = nullptr;
    QFutureWatcher<Ready> watcher;
    PreparedScenePtr prepared;
    std::shared_ptr<const Animator> animator;
    Pose pose;
    StreamId litStream = 0;
    ByteRange litRange;
    Bounds litBounds;
    Bounds shownBounds; // of the scene before, to tell a new state from a new model
};

PreviewWidget::Private::Private(PreviewWidget *widget)
    : q(widget)
    , sides(new QStackedLayout(widget))
    , model(new QWidget(widget))
    , picture(new PictureWidget(widget))
    , toolBar(new PreviewToolBar(model))
    , pages(new QStackedLayout)
    , message(new QLabel(model))
    , status(new QLabel(model))
    , timeline(new Timeline(model))
    , morphs(new MorphBar(model))
{
    sides->addWidget(model);
    sides->addWidget(picture);
    QObject::connect(picture, &PictureWidget::picked, q, &PreviewWidget::picked);
    QObject::connect(picture, &PictureWidget::shown, q, &PreviewWidget::shown);
    auto *layout = new QVBoxLayout(model);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    layout->addWidget(toolBar);
    layout->addLayout(pages, 1);
    layout->addWidget(morphs);
    layout->addWidget(timeline);
    layout->addWidget(status);
    message->setObjectName(QStringLiteral("message"));
    message->setAlignment(Qt::AlignCenter);
    message->setWordWrap(true);
    message->setMargin(16);
    message->setTextInteractionFlags(Qt::TextSelectableByMouse);
    pages->addWidget(message);
    status->setContentsMargins(6, 2, 6, 3);
    status->setWordWrap(true);
    status->hide();
    showMessage(q->isAvailable()
                    ? PreviewWidget::tr("There is nothing to show in three dimensions.")
                    : PreviewWidget::tr("The model cannot be shown here because OpenGL 3.2 is not available. "
                                        "Everything else works as usual."));
    QObject::connect(&watcher, &QFutureWatcherBase::finished, q, [this] { takeReady(); });
    QObject::connect(toolBar, &PreviewToolBar::displayChanged, q, [this] { applyDisplay(); });
    QObject::connect(toolBar, &PreviewToolBar::fitWanted, q, &PreviewWidget::fitView);
    QObject::connect(timeline, &Timeline::moved, q, [this] { applyPose(); });
    QObject::connect(morphs, &MorphBar::moved, q, [this] { applyPose(); });
}

void PreviewWidget::Private::showModel()
{
    if (isPicture())
        picture->clear();
    sides->setCurrentWidget(model);
}

void PreviewWidget::Private::showMessage(const QString &text)
{
    message->setText(text);
    pages->setCurrentWidget(message);
    toolBar->setEnabled(false);
    status->hide();
}

/// Made with the first scene: starting the renderer takes a while and files without meshes never need it.
void PreviewWidget::Private::makeView()
{
    if (view)
        return;
    view = new View3D;
    view->setLabelFont(q->font());
    container = QWidget::createWindowContainer(view, q);
    container->setFocusPolicy(Qt::StrongFocus);
    container->setMinimumSize(40, 40);
    pages->addWidget(container);
    auto *navigator = new Navigator(view, &view->orbitCamera(), q);
    QObject::connect(navigator, &Navigator::cameraMoved, q, [this] { view->updateCamera(); });
    QObject::connect(navigator, &Navigator::clicked, q, &PreviewWidget::pickAt);
    QObject::connect(navigator, &Navigator::fitWanted, q, &PreviewWidget::fitView);
    QObject::connect(navigator, &Navigator::fitToSelectionWanted, q, &PreviewWidget::fitSelection);
    QObject::connect(navigator, &Navigator::zoomWanted, q, [this](double f, const QPointF &at) { zoom(f, at); });
}

void PreviewWidget::Private::takeReady()
{
    if (watcher.isCanceled() || watcher.future().resultCount() == 0)
        return;
    const Ready ready = watcher.result();
    if (!ready.prepared)
        return;
    prepared = ready.prepared;
    animator = ready.animator;
    // Tracks of an animation name nodes of a model that is in another file: nobody knows where they are.
    const bool isAnimationAlone = prepared->meshes.empty() && prepared->bounds.radius() < 1e-5f
                                  && !prepared->scene->clips.empty();
    if (prepared->bounds.isEmpty() || isAnimationAlone) {
        timeline->setClips({});
        morphs->setMorphs({});
        showMessage(isAnimationAlone
                        ? PreviewWidget::tr("The animation moves nodes of a model that is in another file.")
                        : PreviewWidget::tr("There is nothing to show in three dimensions."));
        return;
    }
    makeView();
    morphs->setMorphs(morphNames(*prepared->scene));
    pose = animator->pose(-1, 0, morphs->weights());
    view->setScene(prepared, pose);
    pages->setCurrentWidget(container);
    toolBar->setEnabled(true);
    timeline->setClips(prepared->scene->clips);
    applyDisplay();
    // An edit moves a model little; then the user's view of it is kept.
    const float moved = (toVector(prepared->bounds.center()) - toVector(shownBounds.center())).length();
    const float radius = prepared->bounds.radius();
    const bool similar = !shownBounds.isEmpty() && moved < radius && shownBounds.radius() < radius * 2
                         && radius < shownBounds.radius() * 2;
    // What looks along the file's +z shows its face to an eye on that side, wherever that lies in the view.
    view->orbitCamera().setFrontYaw(prepared->root.m[10] < 0 ? 180 : 0);
    if (!similar) {
        view->orbitCamera().look(OrbitCamera::View::Oblique);
        view->orbitCamera().fit(prepared->bounds);
        view->updateCamera();
    }
    shownBounds = prepared->bounds;
    describe();
    applyHighlight();
    Q_EMIT q->shown();
}

void PreviewWidget::Private::describe()
{
    const QLocale locale = q->locale();
    QStringList parts;
    parts << PreviewWidget::tr("%1 triangle(s)", nullptr, pluralOf(prepared->triangleCount))
                 .arg(locale.toString(prepared->triangleCount));
    parts << PreviewWidget::tr("%1 vertices", nullptr, pluralOf(prepared->vertexCount))
                 .arg(locale.toString(prepared->vertexCount));
    if (prepared->shownTriangles < prepared->triangleCount)
        parts << PreviewWidget::tr("only %1 of the triangles are shown").arg(locale.toString(prepared->shownTriangles));
    if (prepared->shownVertices < prepared->vertexCount)
        parts
            << PreviewWidget::tr("only the first %1 vertices are shown").arg(locale.toString(prepared->shownVertices));
    if (prepared->brokenTriangles > 0)
        parts << PreviewWidget::tr("%1 triangle(s) cannot be shown", nullptr, pluralOf(prepared->brokenTriangles))
                     .arg(locale.toString(prepared->brokenTriangles));
    if (prepared->missingImages > 0)
        parts << PreviewWidget::tr("textures not found: %1").arg(prepared->missingImages);
    const auto &nodes = prepared->scene->nodes;
    const auto missing = std::count_if(nodes.begin(), nodes.end(),
                                       [](const scene::Node &node) { return node.symbol == scene::Symbol::Missing; });
    if (missing > 0)
        parts << PreviewWidget::tr("models and scenes not found: %1").arg(locale.toString(qint64(missing)));
    const auto &materials = prepared->scene->materials;
    if (std::any_of(materials.begin(), materials.end(), [this](const scene::Material &material) {
            return ShownLayers(material, prepared->images).leftOut > 0;
        }))
        parts << PreviewWidget::tr("two texture layers of each material are shown");
    status->setText(parts.join(QStringLiteral(" · ")));
    status->show();
}

void PreviewWidget::Private::applyDisplay()
{
    if (!view)
        return;
    Display display = toolBar->display();
    const QColor window = q->palette().color(QPalette::Window);
    using Background = PreviewToolBar::Background;
    display.darkBackground = toolBar->background() == Background::Dark
                             || (toolBar->background() == Background::LikeTheWindow && window.lightness() < 128);
    view->setBackground(display.darkBackground ? QColor(43, 47, 53) : QColor(216, 220, 225));
    view->setDisplay(display);
    if (view->orbitCamera().isOrthographic() != toolBar->isOrthographic()) {
        view->orbitCamera().setOrthographic(toolBar->isOrthographic());
        view->updateCamera();
    }
}

void PreviewWidget::Private::applyPose()
{
    if (!view || !prepared)
        return;
    pose = animator->pose(timeline->clip(), timeline->time(), morphs->weights());
    view->setPose(pose);
    if (!litRange.isEmpty())
        applyHighlight();
}

void PreviewWidget::Private::applyHighlight()
{
    if (!view || !prepared)
        return;
    const Highlight highlight = Highlighter(*prepared, pose)
                                    .collect(scene::picksIn(*prepared->scene, litStream, litRange));
    litBounds = highlight.bounds;
    view->setHighlight(highlight);
}

void PreviewWidget::Private::zoom(double factor, const QPointF &at)
{
    if (!prepared)
        return;
    OrbitCamera &camera = view->orbitCamera();
    const auto hit = Picker(prepared, pose).triangleAt(camera.ray(at));
    camera.zoom(factor, camera.onPlane(at, hit ? toVector(hit->point) : camera.target()));
    view->updateCamera();
}

bool PreviewWidget::Private::pickLine(const QPointF &at)
{
    NearestLine nearest(view->orbitCamera(), at);
    for (const BoneStretch &bone : toolBar->display().bones ? view->bones() : std::vector<BoneStretch>())
        nearest.offer(bone.node, bone.from, bone.to);
    for (const SymbolFigure &figure : view->symbols()) {
        for (const auto &[from, to] : figure.lines)
            nearest.offer(figure.node, from, to);
    }
    if (nearest.node() < 0)
        return false;
    const PickedBytes bytes = Picker(prepared, pose).bytesOfNode(nearest.node());
    Q_EMIT q->picked(bytes.stream, bytes.range);
    return true;
}

bool PreviewWidget::Private::pickVertex(const QPointF &at)
{
    constexpr double reach = 9;
    const OrbitCamera &camera = view->orbitCamera();
    const Picker picker(prepared, pose);
    const auto found = picker.vertexNear(at.x(), at.y(), reach,
                                         [&](const scene::Vec3 &v) { return camera.toScreen(v); });
    if (!found)
        return false;
    const PickedBytes bytes = picker.bytesOfVertex(found->mesh, found->vertex);
    Q_EMIT q->picked(bytes.stream, bytes.range);
    return true;
}

PreviewWidget::PreviewWidget(QWidget *parent)
    : QWidget(parent)
    , d(std::make_unique<Private>(this))
{
}

PreviewWidget::~PreviewWidget()
{
    d->watcher.disconnect(this);
    d->watcher.cancel();
}

bool PreviewWidget::isAvailable() const
{
    return View3D::isPossible();
}

bool PreviewWidget::isPreparing() const
{
    return d->isPicture() ? d->picture->isDecoding() : d->watcher.isRunning();
}

PictureWidget *PreviewWidget::pictureWidget() const
{
    return d->picture;
}

QWindow *PreviewWidget::surface() const
{
    return d->view;
}

void PreviewWidget::setScene(std::shared_ptr<const scene::Scene> scene, std::vector<Bytes> streams)
{
    if (scene && scene->picture) {
        if (!d->isPicture())
            clear();
        const StreamId stream = scene->picture->stream;
        const bool isThere = stream >= 0 && size_t(stream) < streams.size();
        d->picture->setPicture(*scene->picture, isThere ? streams[size_t(stream)] : Bytes());
        d->sides->setCurrentWidget(d->picture);
        return;
    }
    d->showModel();
    if (!isAvailable())
        return;
    if (!scene || scene->isEmpty()) {
        clear();
        return;
    }
    d->watcher.cancel();
    auto promise = std::make_shared<QPromise<Ready>>(); // shared, because a thread pool copies what it runs
    d->watcher.setFuture(promise->future());
    promise->start();
    if (d->pages->currentWidget() == d->message)
        d->message->setText(tr("Preparing the model …"));
    QThreadPool::globalInstance()->start(
        [promise = std::move(promise), scene = std::move(scene), streams = std::move(streams)]() mutable {
            beInBackground();
            MeshBuilder builder(std::move(scene), std::move(streams), [&promise] { return promise->isCanceled(); });
            Ready ready;
            ready.prepared = builder.build();
            if (ready.prepared)
                ready.animator = std::make_shared<Animator>(ready.prepared);
            promise->addResult(std::move(ready));
            promise->finish();
        });
}

void PreviewWidget::clear(const QString &why)
{
    d->showModel();
    d->watcher.cancel();
    d->prepared.reset();
    d->animator.reset();
    d->pose = {};
    d->shownBounds = {};
    d->litRange = {};
    d->timeline->setClips({});
    d->morphs->setMorphs({});
    if (d->view)
        d->view->setScene({}, {});
    if (isAvailable())
        d->showMessage(why.isEmpty() ? tr("There is nothing to show in three dimensions.") : why);
}

void PreviewWidget::highlight(StreamId stream, ByteRange range)
{
    d->picture->highlight(stream, range);
    if (stream == d->litStream && range == d->litRange)
        return;
    d->litStream = stream;
    d->litRange = range;
    d->applyHighlight();
}

void PreviewWidget::fitView()
{
    if (d->isPicture())
        d->picture->fit();
    if (!d->view || !d->prepared)
        return;
    d->view->orbitCamera().fit(d->prepared->bounds);
    d->view->updateCamera();
}

void PreviewWidget::fitSelection()
{
    if (!d->view || !d->prepared)
        return;
    Bounds bounds = d->litBounds.isEmpty() ? d->prepared->bounds : d->litBounds;
    const float least = d->prepared->bounds.radius() * 0.05f; // a single vertex has no size
    if (bounds.radius() < least) {
        const scene::Vec3 c = bounds.center();
        bounds.add(scene::Vec3{c.x - least, c.y - least, c.z - least});
        bounds.add(scene::Vec3{c.x + least, c.y + least, c.z + least});
    }
    d->view->orbitCamera().fit(bounds);
    d->view->updateCamera();
}

void PreviewWidget::pickAt(const QPointF &at, Qt::KeyboardModifiers modifiers)
{
    if (!d->view || !d->prepared)
        return;
    const Display display = d->toolBar->display();
    if (d->pickLine(at))
        return;
    const Picker picker(d->prepared, d->pose);
    const bool wantsVertex = modifiers.testFlag(Qt::ControlModifier) || display.points;
    if (wantsVertex && !(display.surfaces && modifiers.testFlag(Qt::ControlModifier)) && d->pickVertex(at))
        return;
    const auto hit = picker.triangleAt(d->view->orbitCamera().ray(at));
    if (!hit)
        return;
    const PickedBytes bytes = wantsVertex ? picker.bytesOfVertex(hit->mesh, picker.nearestCorner(*hit))
                                          : picker.bytesOf(*hit);
    Q_EMIT picked(bytes.stream, bytes.range);
}

void PreviewWidget::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::PaletteChange)
        d->applyDisplay();
}

} // namespace hexahedron
