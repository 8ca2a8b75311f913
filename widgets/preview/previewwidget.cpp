#include "widgets/preview/previewwidget.h"

#include "core/issues/plural.h"
#include "core/scene/texturelayers.h"
#include "widgets/picture/picturewidget.h"
#include "widgets/preview/animator.h"
#include "widgets/preview/keyrow.h"
#include "widgets/preview/meshbuilder.h"
#include "widgets/preview/morphbar.h"
#include "widgets/preview/navigator.h"
#include "widgets/preview/nearestline.h"
#include "widgets/preview/previewtoolbar.h"
#include "widgets/preview/stillpicture.h"
#include "widgets/preview/timeline.h"
#include "widgets/preview/view3d.h"
#include "widgets/session/background.h"

#include <QEvent>
#include <QFutureWatcher>
#include <QLabel>
#include <QLocale>
#include <QPromise>
#include <QSignalBlocker>
#include <QStackedLayout>
#include <QVBoxLayout>

#include <map>
#include <set>

namespace hexahedron {

using namespace preview;

namespace {

/// What is shown. These belong together: they come together and go together.
struct Stage
{
    PreparedScenePtr prepared; ///< null: nothing is shown
    std::shared_ptr<const Animator> animator;
    Pose pose;
    QString trouble; ///< why nothing is shown
};

/// How somebody looks at a document.
struct Look
{
    OrbitCamera camera;
    Bounds bounds; ///< of what was seen, to tell a new state from a new model
    int clip = -1;
    double time = 0;
};

/// Why a scene is not shown though something is in it; empty when it is.
QString reasonToShowNothing(const PreparedScene &prepared)
{
    // Tracks of an animation name nodes of a model that is in another file: nobody knows where they are.
    if (prepared.meshes.empty() && prepared.bounds.radius() < 1e-5f && !prepared.scene->clips.empty())
        return PreviewWidget::tr("The animation moves nodes of a model that is in another file.");
    if (prepared.bounds.isEmpty())
        return PreviewWidget::tr("There is nothing to show in three dimensions.");
    const auto &nodes = prepared.scene->nodes;
    const bool hasFigures = std::any_of(nodes.begin(), nodes.end(), [](const scene::Node &node) {
        return node.isJoint || node.symbol != scene::Symbol::None;
    });
    if (prepared.elementCount == prepared.brokenElements && !hasFigures)
        return PreviewWidget::tr("Nothing to draw: there are no triangles, lines or points that could be shown. The "
                                 "issues may say why.");
    return {};
}

/// Along the axes of the file, in its own unit.
QString sizeText(const PreparedScene &prepared, const QLocale &locale)
{
    if (prepared.bounds.isEmpty() || prepared.meshes.empty())
        return {};
    const scene::Mat4 toFile = prepared.root.inverted();
    Bounds file;
    file.add(toFile.mapped(prepared.bounds.low));
    file.add(toFile.mapped(prepared.bounds.high));
    const auto length = [&](float from, float to) { return locale.toString(double(to) - double(from), 'g', 3); };
    return PreviewWidget::tr("size %1 × %2 × %3")
        .arg(length(file.low.x, file.high.x), length(file.low.y, file.high.y), length(file.low.z, file.high.z));
}

/// An edit moves a model little.
bool areSimilar(const Bounds &a, const Bounds &b)
{
    const float moved = (toVector(a.center()) - toVector(b.center())).length();
    return !a.isEmpty() && !b.isEmpty() && moved < a.radius() && b.radius() < a.radius() * 2
           && a.radius() < b.radius() * 2;
}

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
    /// The one way from one scene to another, or to none.
    void exchange(Stage next, const QObject *of);
    void rememberLook();
    void lookAsBefore();
    void showWantedClip();
    void leave(bool forward);
    void describe();
    void applyDisplay();
    Display shownDisplay() const;
    void applyPose();
    void showKeys();
    Highlight applyHighlight();
    void zoom(double factor, const QPointF &at);
    void look(OrbitCamera::View from);
    bool pickLine(const QPointF &at);
    bool pickThinElement(const QPointF &at);
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
    QFutureWatcher<Stage> watcher;
    const QObject *awaited = nullptr; ///< whose scene is being prepared
    Stage stage;
    const QObject *document = nullptr;     ///< whose scene is shown
    std::pair<int, int> keysShown{-2, -1}; ///< of which clip and node (-1: all)
    int litNode = -1;                      ///< the only one that is selected
    int wantedClip = -1;                   ///< that is shown when the scene with it is there
    std::map<const QObject *, Look> looks;
    std::set<const QObject *> watched; ///< documents whose end will be told
    StreamId litStream = 0;
    ByteRange litRange;
    Bounds litBounds;
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
    QObject::connect(toolBar, &PreviewToolBar::fitToSelectionWanted, q, &PreviewWidget::fitSelection);
    QObject::connect(toolBar, &PreviewToolBar::lookWanted, q, [this](OrbitCamera::View from) { look(from); });
    QObject::connect(timeline, &Timeline::moved, q, [this] {
        showKeys();
        applyPose();
    });
    QObject::connect(timeline, &Timeline::keyClicked, q, [this](const KeyTick &tick) {
        if (tick.isHere())
            Q_EMIT q->picked(tick.stream, tick.bytes);
    });
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
    container->setAccessibleName(PreviewWidget::tr("Model in three dimensions"));
    container->setAccessibleDescription(
        PreviewWidget::tr("Arrow keys turn the model, F shows all of it, Tab leaves it."));
    pages->addWidget(container);
    QWidget::setTabOrder(message, container); // whose place it takes
    auto *navigator = new Navigator(view, &view->orbitCamera(), q);
    QObject::connect(navigator, &Navigator::cameraMoved, q, [this] { view->updateCamera(); });
    QObject::connect(navigator, &Navigator::clicked, q, &PreviewWidget::pickAt);
    QObject::connect(navigator, &Navigator::fitWanted, q, &PreviewWidget::fitView);
    QObject::connect(navigator, &Navigator::fitToSelectionWanted, q, &PreviewWidget::fitSelection);
    QObject::connect(navigator, &Navigator::lookWanted, q, [this](OrbitCamera::View from) { look(from); });
    QObject::connect(navigator, &Navigator::orthographicWanted, toolBar, &PreviewToolBar::switchOrthographic);
    QObject::connect(navigator, &Navigator::leaveWanted, q, [this](bool forward) { leave(forward); });
    QObject::connect(view, &View3D::completed, q, &PreviewWidget::completed);
    QObject::connect(view, &View3D::cameraChanged, q, &PreviewWidget::cameraChanged);
    QObject::connect(navigator, &Navigator::zoomWanted, q, [this](double f, const QPointF &at) { zoom(f, at); });
}

void PreviewWidget::Private::takeReady()
{
    if (watcher.isCanceled() || watcher.future().resultCount() == 0)
        return;
    const Stage ready = watcher.result();
    if (!ready.trouble.isEmpty()) {
        exchange({}, nullptr);
        showMessage(ready.trouble);
        return;
    }
    if (!ready.prepared)
        return;
    const QString reason = reasonToShowNothing(*ready.prepared);
    if (!reason.isEmpty()) {
        exchange({}, nullptr);
        showMessage(reason);
        return;
    }
    makeView();
    exchange(ready, awaited);
    pages->setCurrentWidget(container);
    toolBar->setEnabled(true);
    describe();
    Q_EMIT q->shown();
}

void PreviewWidget::Private::exchange(Stage next, const QObject *of)
{
    rememberLook();
    stage = std::move(next);
    document = stage.prepared ? of : nullptr;
    litBounds = {};
    timeline->setClips(stage.prepared ? stage.prepared->scene->clips : std::vector<scene::Clip>());
    keysShown = {-2, -1}; // as of no scene
    litNode = -1;
    morphs->setMorphs(stage.prepared ? morphNames(*stage.prepared->scene) : QStringList());
    if (!view)
        return;
    if (!stage.prepared) {
        view->setScene({}, {});
        return;
    }
    stage.pose = stage.animator->pose(-1, 0, morphs->weights());
    applyDisplay();
    view->setScene(stage.prepared, stage.pose);
    lookAsBefore();
    showWantedClip();
    applyHighlight();
}

void PreviewWidget::Private::showWantedClip()
{
    if (stage.prepared && wantedClip >= 0 && wantedClip < int(stage.prepared->scene->clips.size()))
        timeline->play(std::exchange(wantedClip, -1));
}

void PreviewWidget::Private::rememberLook()
{
    if (!view || !stage.prepared)
        return;
    looks[document] = {view->orbitCamera(), stage.prepared->bounds, timeline->clip(), timeline->time()};
    if (document && watched.insert(document).second) {
        QObject::connect(document, &QObject::destroyed, q, [this](QObject *gone) {
            looks.erase(gone);
            watched.erase(gone);
            document = document == gone ? nullptr : document;
            awaited = awaited == gone ? nullptr : awaited;
        });
    }
}

void PreviewWidget::Private::lookAsBefore()
{
    const auto known = looks.find(document);
    const bool isKnown = known != looks.end() && areSimilar(known->second.bounds, stage.prepared->bounds);
    OrbitCamera &camera = view->orbitCamera();
    const QSizeF viewport = camera.viewport();
    if (isKnown) {
        if (known->second.clip >= 0)
            timeline->goTo(known->second.clip, known->second.time);
        camera = known->second.camera;
    }
    camera.setViewport(viewport);
    camera.setOrthographic(toolBar->isOrthographic());
    camera.setFrontYaw(frontYawOf(*stage.prepared));
    view->updateReach();
    if (!isKnown) {
        camera.look(OrbitCamera::View::Oblique);
        camera.fit(stage.pose.bounds);
    }
    view->updateCamera();
}

void PreviewWidget::Private::describe()
{
    const PreparedScenePtr &prepared = stage.prepared;
    const QLocale locale = q->locale();
    QStringList parts;
    if (prepared->triangleCount > 0 || prepared->lineCount + prepared->pointCount == 0)
        parts << PreviewWidget::tr("%1 triangle(s)", nullptr, pluralOf(prepared->triangleCount))
                     .arg(locale.toString(prepared->triangleCount));
    if (prepared->lineCount > 0)
        parts << PreviewWidget::tr("%1 line(s)", nullptr, pluralOf(prepared->lineCount))
                     .arg(locale.toString(prepared->lineCount));
    if (prepared->pointCount > 0)
        parts << PreviewWidget::tr("%1 point(s)", nullptr, pluralOf(prepared->pointCount))
                     .arg(locale.toString(prepared->pointCount));
    if (prepared->shownElements < prepared->elementCount)
        parts << PreviewWidget::tr("only %1 of them are shown").arg(locale.toString(prepared->shownElements));
    if (prepared->brokenElements > 0)
        parts << PreviewWidget::tr("%1 of them cannot be shown", nullptr, pluralOf(prepared->brokenElements))
                     .arg(locale.toString(prepared->brokenElements));
    parts << PreviewWidget::tr("%1 vertices", nullptr, pluralOf(prepared->vertexCount))
                 .arg(locale.toString(prepared->vertexCount));
    if (const QString size = sizeText(*prepared, locale); !size.isEmpty())
        parts << size;
    if (prepared->shownVertices < prepared->vertexCount)
        parts
            << PreviewWidget::tr("only the first %1 vertices are shown").arg(locale.toString(prepared->shownVertices));
    if (prepared->missingImages > 0)
        parts << PreviewWidget::tr("textures not found: %1").arg(prepared->missingImages);
    const auto &nodes = prepared->scene->nodes;
    const auto missing = std::count_if(nodes.begin(), nodes.end(),
                                       [](const scene::Node &node) { return node.symbol == scene::Symbol::Missing; });
    if (missing > 0)
        parts << PreviewWidget::tr("models and scenes not found: %1").arg(locale.toString(qint64(missing)));
    const auto &materials = prepared->scene->materials;
    if (std::any_of(materials.begin(), materials.end(), [this](const scene::Material &material) {
            return scene::ShownLayers(material,
                                      [&](size_t texture) {
                                          return texture < stage.prepared->images.size()
                                                 && !stage.prepared->images[texture].isNull();
                                      })
                       .leftOut
                   > 0;
        }))
        parts << PreviewWidget::tr("two texture layers of each material are shown");
    status->setText(parts.join(QStringLiteral(" · ")));
    status->show();
}

void PreviewWidget::Private::applyDisplay()
{
    if (!view)
        return;
    const Display display = shownDisplay();
    view->setBackground(display.darkBackground ? QColor(43, 47, 53) : QColor(216, 220, 225));
    view->setDisplay(display);
    if (view->orbitCamera().isOrthographic() != toolBar->isOrthographic()) {
        view->orbitCamera().setOrthographic(toolBar->isOrthographic());
        view->updateCamera();
    }
}

Display PreviewWidget::Private::shownDisplay() const
{
    Display display = toolBar->display();
    const QColor window = q->palette().color(QPalette::Window);
    using Background = PreviewToolBar::Background;
    display.darkBackground = toolBar->background() == Background::Dark
                             || (toolBar->background() == Background::LikeTheWindow && window.lightness() < 128);
    return display;
}

void PreviewWidget::Private::applyPose()
{
    if (!view || !stage.prepared)
        return;
    Levels levels = std::move(stage.pose.levels);
    stage.pose = stage.animator->pose(timeline->clip(), timeline->time(), morphs->weights());
    stage.pose.levels = std::move(levels);
    view->setPose(stage.pose);
    if (!litRange.isEmpty())
        applyHighlight();
}

/// Under the slider: the keys of the bone that is selected, where the clip moves it, else all.
void PreviewWidget::Private::showKeys()
{
    const std::pair wanted{timeline->clip(), litNode};
    if (!stage.prepared || std::exchange(keysShown, wanted) == wanted)
        return;
    std::vector<KeyTick> ticks = keyTicks(*stage.prepared, wanted.first, litNode);
    const bool isOfOneBone = litNode >= 0 && !ticks.empty();
    timeline->setKeys(isOfOneBone || litNode < 0 ? std::move(ticks) : keyTicks(*stage.prepared, wanted.first, -1),
                      isOfOneBone);
}

Highlight PreviewWidget::Private::applyHighlight()
{
    if (!view || !stage.prepared)
        return {};
    const auto picks = scene::picksIn(*stage.prepared->scene, litStream, litRange);
    Highlight highlight = Highlighter(*stage.prepared, stage.pose).collect(picks);
    if (highlight.levels != stage.pose.levels) {
        stage.pose.levels = highlight.levels;
        view->setPose(stage.pose);
    }
    litBounds = highlight.bounds;
    litNode = highlight.nodes.size() == 1 ? highlight.nodes.front() : -1;
    timeline->keys()->setLit(litStream, litRange);
    showKeys();
    view->setHighlight(highlight);
    return highlight;
}

void PreviewWidget::Private::zoom(double factor, const QPointF &at)
{
    if (!stage.prepared)
        return;
    OrbitCamera &camera = view->orbitCamera();
    const auto hit = Picker(stage.prepared, stage.pose).triangleAt(camera.ray(at));
    camera.zoom(factor, camera.onPlane(at, hit ? toVector(hit->point) : camera.target()));
    view->updateCamera();
}

void PreviewWidget::Private::look(OrbitCamera::View from)
{
    if (!view)
        return;
    view->orbitCamera().look(from);
    view->updateCamera();
}

/// The model is a window of its own, from which Tab does not lead on by itself.
void PreviewWidget::Private::leave(bool forward)
{
    QWidget *next = container;
    do {
        next = forward ? next->nextInFocusChain() : next->previousInFocusChain();
    } while (next != container
             && ((next->focusPolicy() & Qt::TabFocus) == 0 || !next->isEnabled() || !next->isVisible()
                 || next->window() != container->window() || container->isAncestorOf(next)));
    if (next == container)
        return;
    next->window()->activateWindow();
    next->setFocus(forward ? Qt::TabFocusReason : Qt::BacktabFocusReason);
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
    const PickedBytes bytes = Picker(stage.prepared, stage.pose).bytesOfNode(nearest.node());
    Q_EMIT q->picked(bytes.stream, bytes.range);
    return true;
}

/// Lines and points have no surface that a ray could meet.
bool PreviewWidget::Private::pickThinElement(const QPointF &at)
{
    NearestLine nearest(view->orbitCamera(), at);
    std::vector<Hit> offered;
    const PreparedScene &prepared = *stage.prepared;
    for (size_t m = 0; m < prepared.meshes.size(); ++m) {
        const scene::Mat4 matrix = stage.pose.matrix(prepared, m);
        const std::vector<SurfaceVertex> &vertices = stage.pose.vertices(prepared, m);
        for (size_t p = 0; p < prepared.meshes[m].parts.size(); ++p) {
            const PreparedPart &part = prepared.meshes[m].parts[p];
            if (part.corners == 3 || !stage.pose.shows(prepared, m, p))
                continue;
            for (qint64 e = 0; e < part.elementCount(); ++e) {
                const quint32 *corner = &part.indices[size_t(e * part.corners)];
                const int before = nearest.node();
                nearest.offer(int(offered.size()), matrix.mapped(vertices[corner[0]].position),
                              matrix.mapped(vertices[corner[part.corners - 1]].position));
                if (nearest.node() != before)
                    offered.push_back({.mesh = int(m), .part = int(p), .element = e, .point = {}});
            }
        }
    }
    if (nearest.node() < 0)
        return false;
    const PickedBytes bytes = Picker(stage.prepared, stage.pose).bytesOf(offered[size_t(nearest.node())]);
    Q_EMIT q->picked(bytes.stream, bytes.range);
    return true;
}

bool PreviewWidget::Private::pickVertex(const QPointF &at)
{
    constexpr double reach = 9;
    const OrbitCamera &camera = view->orbitCamera();
    const Picker picker(stage.prepared, stage.pose);
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

bool PreviewWidget::isComplete() const
{
    return !isPreparing() && (!d->view || d->view->isComplete());
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

const OrbitCamera *PreviewWidget::camera() const
{
    return d->view ? &d->view->orbitCamera() : nullptr;
}

void PreviewWidget::lookLike(const PreviewWidget &other)
{
    if (!d->view || !d->stage.prepared || !other.d->view || !other.d->stage.prepared)
        return;
    OrbitCamera &camera = d->view->orbitCamera();
    const QSizeF viewport = camera.viewport();
    camera = other.d->view->orbitCamera();
    camera.setViewport(viewport);
    const QSignalBlocker blocker(this); // who follows is not followed
    d->view->updateReach();
    d->view->updateCamera();
}

void PreviewWidget::setScene(std::shared_ptr<const scene::Scene> scene, std::vector<Bytes> streams,
                             const QObject *document)
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
    d->awaited = document;
    auto promise = std::make_shared<QPromise<Stage>>(); // shared, because a thread pool copies what it runs
    d->watcher.setFuture(promise->future());
    promise->start();
    if (d->document != document) { // the model of another document would be taken for this one's
        d->exchange({}, nullptr);
        d->wantedClip = -1;
    }
    if (!d->stage.prepared)
        d->showMessage(tr("Preparing the model …"));
    startInBackground([promise = std::move(promise), scene = std::move(scene), streams = std::move(streams)]() mutable {
        Stage ready;
        const QString trouble = troubleOf([&] {
            MeshBuilder builder(std::move(scene), std::move(streams), [&promise] { return promise->isCanceled(); });
            ready.prepared = builder.build();
            if (ready.prepared)
                ready.animator = std::make_shared<Animator>(ready.prepared);
        });
        if (!trouble.isEmpty()) {
            ready = {};
            ready.trouble = trouble;
        }
        promise->addResult(std::move(ready));
        promise->finish();
    });
}

void PreviewWidget::clear(const QString &why)
{
    d->showModel();
    d->watcher.cancel();
    d->litRange = {};
    d->exchange({}, nullptr);
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
    const Highlight highlight = d->applyHighlight();
    if (highlight.time) // who selects a key sees its moment
        d->timeline->goToOneOf(highlight.clips, *highlight.time);
}

void PreviewWidget::showClip(int clip)
{
    d->wantedClip = clip;
    if (!d->watcher.isRunning())
        d->showWantedClip();
}

void PreviewWidget::takePicture(const std::function<void(const QImage &)> &take)
{
    if (!d->view || !d->stage.prepared)
        return take({});
    const Subject subject{.prepared = d->stage.prepared,
                          .pose = d->stage.pose,
                          .display = d->shownDisplay(),
                          .camera = d->view->orbitCamera()};
    auto *picture = new StillPicture(subject, d->view->size() * d->view->devicePixelRatio(), this);
    connect(picture, &StillPicture::drawn, this, [picture, take](const QImage &image) {
        picture->deleteLater();
        take(image);
    });
}

void PreviewWidget::fitView()
{
    if (d->isPicture())
        d->picture->fit();
    if (!d->view || !d->stage.prepared)
        return;
    d->view->orbitCamera().fit(d->stage.pose.bounds);
    d->view->updateCamera();
}

void PreviewWidget::fitSelection()
{
    if (!d->view || !d->stage.prepared)
        return;
    Bounds bounds = d->litBounds.isEmpty() ? d->stage.pose.bounds : d->litBounds;
    const float least = d->stage.prepared->bounds.radius() * 0.05f; // a single vertex has no size
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
    if (!d->view || !d->stage.prepared)
        return;
    const Display display = d->toolBar->display();
    if (d->pickLine(at))
        return;
    const Picker picker(d->stage.prepared, d->stage.pose);
    const bool wantsVertex = modifiers.testFlag(Qt::ControlModifier) || display.points;
    if (wantsVertex && !(display.surfaces && modifiers.testFlag(Qt::ControlModifier)) && d->pickVertex(at))
        return;
    const auto hit = picker.triangleAt(d->view->orbitCamera().ray(at));
    if (!hit) {
        d->pickThinElement(at);
        return;
    }
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
