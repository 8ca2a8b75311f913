#include "widgets/preview/previewwidget.h"

#include "core/language/plural.h"
#include "core/scene/texturelayers.h"
#include "widgets/picture/picturewidget.h"
#include "widgets/picture/textureimage.h"
#include "widgets/preview/animator.h"
#include "widgets/preview/boxes.h"
#include "widgets/preview/curves.h"
#include "widgets/preview/edgepicker.h"
#include "widgets/preview/filecameras.h"
#include "widgets/preview/flight.h"
#include "widgets/preview/handtools.h"
#include "widgets/preview/keykeeper.h"
#include "widgets/preview/keyrow.h"
#include "widgets/preview/materialdialog.h"
#include "widgets/preview/measure.h"
#include "widgets/preview/meshbuilder.h"
#include "widgets/preview/morphbar.h"
#include "widgets/preview/navigator.h"
#include "widgets/preview/nearestline.h"
#include "widgets/preview/partentries.h"
#include "widgets/preview/partspanel.h"
#include "widgets/preview/previewtoolbar.h"
#include "widgets/preview/reshaping.h"
#include "widgets/preview/stillpicture.h"
#include "widgets/preview/texturehits.h"
#include "widgets/preview/timeline.h"
#include "widgets/preview/turntable.h"
#include "widgets/preview/uvpanel.h"
#include "widgets/preview/view3d.h"
#include "widgets/session/background.h"

#include <QElapsedTimer>
#include <QEvent>
#include <QEventLoop>
#include <QFileDialog>
#include <QFileInfo>
#include <QFutureWatcher>
#include <QGuiApplication>
#include <QKeyEvent>
#include <QLabel>
#include <QLocale>
#include <QMenu>
#include <QProgressDialog>
#include <QPromise>
#include <QSet>
#include <QSignalBlocker>
#include <QSplitter>
#include <QStackedLayout>
#include <QTimer>
#include <QToolTip>
#include <QVBoxLayout>
#include <QWhatsThis>
#include <QWindow>

#include <algorithm>
#include <map>
#include <optional>
#include <set>
#include <tuple>

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

/// Of what is shown no more. Of very many nodes even that takes a while, and nobody waits for it in the background.
void letGo(Stage old)
{
    if (old.prepared)
        startInBackground([kept = std::make_shared<Stage>(std::move(old))] {});
}

/// How somebody looks at a document.
struct Look
{
    OrbitCamera camera;
    Bounds bounds; ///< of what was seen, to tell a new state from a new model
    int clip = -1;
    double time = 0;
    QString fileCamera; ///< through which is looked, while the camera is at a given place
};

constexpr int MostLevels = 64;   ///< of detail to choose from
constexpr qint64 SlowHover = 50; ///< ms

/// What somebody wants to see otherwise than a document says, as long as it is open. Parts are known by their keys.
struct Wishes
{
    QHash<QString, QString> textures; ///< files
    QSet<QString> hidden;
    int level = 0; ///< of detail, of what has several
    PlayWishes play;
    QImage backdrop; ///< in place of a plain background
    bool isBackdropDark = false;
};

/// Another pose that is shown besides: which one.
struct Ghost
{
    int clip = -1;
    double time = 0;
    Mix mix;
    MorphWeights morphs;
    Visibility visible;
    bool isOnDark = false;
    friend bool operator==(const Ghost &, const Ghost &) = default;
};

/// Whether most of a picture is dark.
bool isDark(const QImage &picture)
{
    const QColor whole = picture.scaled(1, 1, Qt::IgnoreAspectRatio, Qt::SmoothTransformation).pixelColor(0, 0);
    return whole.lightness() < 128;
}

/// Why a scene is not shown though something is in it; empty when it is.
QString reasonToShowNothing(const PreparedScene &prepared)
{
    // Tracks of an animation name nodes of a model that is in another file: nobody knows where they are.
    if (prepared.meshes.empty() && prepared.bounds.radius() < 1e-5f && !prepared.scene->clips.empty())
        return PreviewWidget::tr("The animation moves nodes of a model that is in another file.");
    if (prepared.bounds.isEmpty())
        return PreviewWidget::tr("There is nothing to show in three dimensions.");
    const bool hasFigures = !prepared.joints.empty() || !prepared.symbolNodes.empty();
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
    const auto length = [&](float from, float to) {
        const double size = double(to) - double(from);
        return size >= 100 && size < 1e7 ? locale.toString(size, 'f', 0) : locale.toString(size, 'g', 3);
    };
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

/// Whether numbers of vertices mean the same in both.
bool hasSameVertices(const PreparedScenePtr &a, const PreparedScenePtr &b)
{
    const auto alike = [](const scene::Mesh &one, const scene::Mesh &other) {
        return one.vertexCount == other.vertexCount && one.path == other.path;
    };
    return a && b && std::ranges::equal(a->scene->meshes, b->scene->meshes, alike);
}

/// Where two runs of vertices touch or overlap they become one.
std::vector<scene::Pick> joined(std::vector<scene::Pick> runs)
{
    const auto place = [](const scene::Pick &run) { return std::pair(run.mesh, run.first); };
    std::ranges::sort(runs, {}, place);
    std::vector<scene::Pick> result;
    for (const scene::Pick &run : runs) {
        if (result.empty() || result.back().mesh != run.mesh || result.back().first + result.back().count < run.first)
            result.push_back(run);
        else
            result.back().count = std::max(result.back().count, run.first + run.count - result.back().first);
    }
    return result;
}

/// How many vertices of the file these are: several nodes may show those of one mesh.
qint64 countOf(std::vector<scene::Pick> runs, const scene::Scene &scene)
{
    std::map<std::pair<StreamId, qint64>, int> first; // mesh of those with the same positions
    for (scene::Pick &run : runs) {
        const scene::View &positions = scene.meshes[size_t(run.mesh)].positions;
        run.mesh = first.emplace(std::pair(positions.stream, positions.begin), run.mesh).first->second;
    }
    qint64 count = 0;
    for (const scene::Pick &run : joined(std::move(runs)))
        count += run.count;
    return count;
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
    /// Makes what is given ready to be shown, in the background.
    void prepare();
    void takeReady();
    /// The one way from one scene to another, or to none.
    void exchange(Stage next, const QObject *of);
    void watch(const QObject *of);
    void rememberLook();
    void lookAsBefore(bool isChangedHere);
    void onceThere(const KeyTick &tick, std::function<void()> change);
    void waitForKeys();
    void showWantedClip();
    void showWantedTriangles();
    Subject subject() const;
    void leave(bool forward);
    void describe();
    QStringList textureRemarks() const;
    QStringList lightRemarks() const;
    void showMenu(const std::optional<QPointF> &at);
    void showPartMenu(int entry, const QPoint &at, int camera = -1);
    void showPanel(QWidget *panel, bool on);
    void fillParts();
    void choosePart(int entry);
    void chooseLevel(int level);
    Levels chosenLevels() const;
    /// What of the scene is shown has changed.
    void applyVisibility(Visibility visible);
    HiddenParts hiddenParts() const;
    void chooseTexture(const PartEntry &entry);
    void chooseMaterial(const PartEntry &entry);
    QString askForPicture(const QString &title);
    void chooseBackdrop();
    QImage backdrop() const;
    void showGhost();
    void runParticles();
    void applyDisplay();
    void sayBoxes();
    Display shownDisplay() const;
    void applyPose();
    void pickKey(const KeyTick &tick, bool isWanted);
    void showKeys();
    void showRows();
    void showCurves();
    SceneChange momentChange(const KeyTick &tick, double time) const;
    SceneChange curveChange(const CurveKey &key, int component, double value) const;
    /// Shows what a change would come to.
    void tryOut(const SceneChange &change);
    /// Others are told of what is dragged: of the newest, when there is time.
    void tellLater(const std::function<SceneChange()> &change);
    void tell();
    /// Asks for a change, which is shown until it is done.
    void carryOut(const SceneChange &change);
    const Bytes *fileOf(const SceneChange &change) const;
    void makeHands();
    void chooseTool(Tool tool);
    void reshape();
    void updateReshaping();
    void refreshGizmo();
    void drawRegion(const QPolygonF &region);
    void chooseIn(const QPolygonF &region, bool adds);
    void choose(std::vector<scene::Pick> vertices);
    void removeChosen();
    void removeKey();
    QString amountText() const;
    Highlight applyHighlight();
    void zoom(double factor, const QPointF &at);
    void look(OrbitCamera::View from);
    void lookThroughNode(int node);
    /// The eye goes where the camera is that it looks through.
    void followCamera();
    int cameraWith(StreamId stream, ByteRange range) const;
    int nodeAt(const QPointF &at) const;
    std::optional<PickedBytes> thinElementAt(const QPointF &at) const;
    std::optional<PickedBytes> vertexAt(const QPointF &at) const;
    /// Where edges are shown and no vertex is nearer.
    std::optional<EdgeHit> edgeUnder(const QPointF &at, Qt::KeyboardModifiers modifiers) const;
    QString nameOf(const EdgeHit &edge) const;
    /// What a click would mean there; nothing where nothing is.
    std::optional<PickedBytes> bytesAt(const QPointF &at, Qt::KeyboardModifiers modifiers) const;
    /// A click of the tool that measures, or where the mouse is while it may click.
    void measureAt(const QPointF &at, bool isClick);
    void showMeasure();
    void nameHovered();
    void endHover();
    int selectedNode() const;
    QString selectedNumbers() const;
    std::vector<std::pair<int, qint64>> selectedVertices() const;
    scene::Vec3 placeOf(const std::pair<int, qint64> &vertex) const;

    PreviewWidget *q;
    QStackedLayout *sides; ///< the model, or the picture
    QWidget *model;
    PictureWidget *picture;
    PreviewToolBar *toolBar;
    QSplitter *panels; ///< the view and what may be beside it
    QStackedLayout *pages;
    PartsPanel *partsPanel;
    UvPanel *uv;
    QLabel *message;
    QLabel *status;
    Timeline *timeline;
    MorphBar *morphs;
    QWidget *container = nullptr; // of the view
    View3D *view = nullptr;
    KeyKeeper *keys = nullptr;
    QFutureWatcher<Stage> watcher;
    bool isExchanging = false;        ///< the scene
    bool isAwaiting = false;          ///< what the watcher brings has not been taken yet
    const QObject *awaited = nullptr; ///< whose scene is being prepared
    std::shared_ptr<const scene::Scene> given;
    std::vector<Bytes> givenStreams;
    QString folder;
    Stage stage;
    std::shared_ptr<const Animator> trial;    ///< while something is dragged, in place of the stage's
    std::function<void(Pose &pose)> reshaped; ///< while something is dragged: what it makes of a pose
    std::function<SceneChange()> untold;      ///< what is dragged, as others do not know it yet
    QTimer tellTimer;                         ///< runs until they may be told again
    bool isTold = false;                      ///< they show something of it
    HandTools *hands = nullptr;               ///< of the view
    std::vector<scene::Pick> picks;           ///< what is selected
    std::vector<scene::Pick> chosen;          ///< vertices that are selected together, which bytes in a row are not
    Measure measure;                          ///< of the tool
    Reshaping reshaping;                      ///< the same as something that can be moved
    PartEntries entries;                      ///< of what is shown
    int litEntry = -1;                        ///< the first one of which something is selected
    const QObject *document = nullptr;        ///< whose scene is shown
    std::pair<int, int> keysShown{-2, -1};    ///< of which clip and node (-1: all)
    int rowsShown = -2;                       ///< of which clip
    int rootShown = -2;                       ///< of which clip
    /// Of which clip, node and property.
    std::tuple<int, int, Curves::Target> curvesShown{-2, -1, {}};
    std::optional<Ghost> ghostShown;
    QTimer particleTimer;
    QElapsedTimer particleClock;
    std::function<QString(StreamId, ByteRange)> namer;
    QTimer hoverTimer; ///< runs until the mouse rests
    QPointF hoverPlace;
    Qt::KeyboardModifiers hoverModifiers;
    bool areBoxesShown = false;
    bool isHoverSlow = false; ///< to find out what is there takes too long in this scene
    int litNode = -1;         ///< the only one that is selected
    QString fileCamera;       ///< path of the node that is looked through, while the camera is at a given place
    int wantedClip = -1;      ///< that is shown when the scene with it is there
    std::pair<QString, QPointF> wantedTriangles; ///< that are selected then: a file of a picture, and a place of it
    std::map<const QObject *, Look> looks;
    std::map<const QObject *, Wishes> wishes;
    bool isLevelOfSelection = true;    ///< what is selected is shown, whatever level of detail it is
    std::set<const QObject *> watched; ///< documents whose end will be told
    StreamId litStream = 0;            ///< may be one of another file, which the selection of the document is not
    ByteRange litRange;
    PickedBytes clickedKey;              ///< until something else is selected
    std::pair<StreamId, ByteRange> told; ///< what is selected in the document
    Bounds litBounds;
};

PreviewWidget::Private::Private(PreviewWidget *widget)
    : q(widget)
    , sides(new QStackedLayout(widget))
    , model(new QWidget(widget))
    , picture(new PictureWidget(widget))
    , toolBar(new PreviewToolBar(model))
    , panels(new QSplitter(model))
    , pages(new QStackedLayout)
    , partsPanel(new PartsPanel(panels))
    , uv(new UvPanel(panels))
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
    auto *viewPart = new QWidget(panels);
    viewPart->setLayout(pages);
    panels->insertWidget(0, viewPart);
    panels->setChildrenCollapsible(false);
    panels->installEventFilter(q);
    panels->setStretchFactor(0, 3);
    panels->setStretchFactor(1, 2);
    panels->setStretchFactor(2, 2);
    partsPanel->hide();
    uv->hide();
    layout->addWidget(panels, 1);
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
    toolBar->setHasView(q->isAvailable());
    showMessage(q->isAvailable()
                    ? PreviewWidget::tr("There is nothing to show in three dimensions.")
                    : PreviewWidget::tr("The model cannot be shown here because OpenGL 3.2 is not available. "
                                        "Everything else works as usual."));
    QObject::connect(&watcher, &QFutureWatcherBase::finished, q, [this] { takeReady(); });
    QObject::connect(toolBar, &PreviewToolBar::displayChanged, q, [this] {
        applyDisplay();
        if (stage.prepared && status->isVisible())
            describe();
    });
    QObject::connect(toolBar, &PreviewToolBar::backgroundChosen, q, [this] {
        wishes[document].backdrop = {};
        applyDisplay();
    });
    QObject::connect(toolBar, &PreviewToolBar::pictureWanted, q, [this] { chooseBackdrop(); });
    QObject::connect(toolBar, &PreviewToolBar::companionsSwitched, q, [this] { updateReshaping(); });
    QObject::connect(toolBar, &PreviewToolBar::fitWanted, q, &PreviewWidget::fitView);
    QObject::connect(toolBar, &PreviewToolBar::fitToSelectionWanted, q, &PreviewWidget::fitSelection);
    QObject::connect(toolBar, &PreviewToolBar::lookWanted, q, [this](OrbitCamera::View from) { look(from); });
    QObject::connect(toolBar, &PreviewToolBar::cameraWanted, q, [this](int camera) {
        if (stage.prepared)
            lookThroughNode(fileCameras(*stage.prepared).at(size_t(camera)));
    });
    QObject::connect(toolBar, &PreviewToolBar::toolChosen, q, [this](Tool tool) {
        chooseTool(tool);
        if (container)
            container->setFocus(); // what is typed next is for the tool
    });
    QObject::connect(toolBar, &PreviewToolBar::partsToggled, q, [this](bool on) { showPanel(partsPanel, on); });
    QObject::connect(toolBar, &PreviewToolBar::uvToggled, q, [this](bool on) { showPanel(uv, on); });
    QObject::connect(uv, &UvPanel::triangleClicked, q, [this](const Hit &hit) {
        const PickedBytes bytes = Picker(stage.prepared, stage.pose).bytesOf(hit);
        Q_EMIT q->picked(bytes.stream, bytes.range);
    });
    QObject::connect(uv, &UvPanel::removeWanted, q, [this] { removeChosen(); });
    QObject::connect(uv, &UvPanel::vertexClicked, q, [this](int mesh, qint64 vertex) {
        const PickedBytes bytes = Picker(stage.prepared, stage.pose).bytesOfVertex(mesh, vertex);
        Q_EMIT q->picked(bytes.stream, bytes.range);
    });
    QObject::connect(uv, &UvPanel::verticesChosen, q, [this](std::vector<scene::Pick> vertices, bool adds) {
        if (adds)
            vertices.insert(vertices.end(), chosen.begin(), chosen.end());
        choose(joined(std::move(vertices)));
    });
    QObject::connect(partsPanel, &PartsPanel::hiddenChanged, q, [this] {
        if (!stage.prepared)
            return;
        wishes[document].hidden = partsPanel->hidden();
        applyVisibility({.levels = stage.pose.visible.levels, .hidden = hiddenParts()});
    });
    QObject::connect(partsPanel, &PartsPanel::levelChosen, q, [this](int level) { chooseLevel(level); });
    QObject::connect(partsPanel, &PartsPanel::partChosen, q, [this](int entry) { choosePart(entry); });
    QObject::connect(partsPanel, &PartsPanel::menuWanted, q,
                     [this](int entry, const QPoint &at) { showPartMenu(entry, at); });
    QObject::connect(timeline, &Timeline::moved, q, [this] {
        showKeys();
        applyPose();
    });
    QObject::connect(timeline, &Timeline::wishesChanged, q, [this] { wishes[document].play = timeline->wishes(); });
    QObject::connect(timeline, &Timeline::keyClicked, q, [this](const KeyTick &tick) { pickKey(tick, false); });
    QObject::connect(timeline, &Timeline::keyOpened, q, [this](const KeyTick &tick) { pickKey(tick, true); });
    QObject::connect(timeline, &Timeline::nodeClicked, q, [this](int node) {
        const PickedBytes bytes = Picker(stage.prepared, stage.pose).bytesOfNode(node);
        Q_EMIT q->picked(bytes.stream, bytes.range);
    });
    constexpr int FrameLength = 40; // ms
    particleTimer.setInterval(FrameLength);
    QObject::connect(&particleTimer, &QTimer::timeout, q, [this] { runParticles(); });
    constexpr int RestLength = 150; // ms
    hoverTimer.setSingleShot(true);
    hoverTimer.setInterval(RestLength);
    QObject::connect(&hoverTimer, &QTimer::timeout, q, [this] { nameHovered(); });
    tellTimer.setSingleShot(true);
    QObject::connect(&tellTimer, &QTimer::timeout, q, [this] { tell(); });
    QObject::connect(timeline, &Timeline::ghostToggled, q, [this] { showGhost(); });
    QObject::connect(timeline, &Timeline::rowsToggled, q, [this] { showRows(); });
    QObject::connect(timeline, &Timeline::cannotMove, q, &PreviewWidget::said);
    QObject::connect(timeline, &Timeline::keyDragged, q, [this](const KeyTick &tick, double time) {
        tryOut(momentChange(tick, time));
        tellLater([this, tick, time] { return momentChange(tick, time); });
        Q_EMIT q->said(PreviewWidget::tr("Key from %1 to %2; Esc gives it up")
                           .arg(q->locale().toString(tick.time), q->locale().toString(time)));
        Q_EMIT q->typingChanged();
    });
    QObject::connect(timeline, &Timeline::keyDropped, q, [this](const KeyTick &tick, double time) {
        onceThere(tick, [this, tick, time] {
            tryOut(momentChange(tick, time));
            carryOut(momentChange(tick, time));
        });
    });
    QObject::connect(timeline, &Timeline::curvesWanted, q, [this] { showCurves(); });
    QObject::connect(timeline, &Timeline::valueDragged, q, [this](const CurveKey &key, int component, double value) {
        const SceneChange change = curveChange(key, component, value);
        tryOut(change);
        tellLater([change] { return change; });
        Q_EMIT q->said(change.isEmpty()
                           ? PreviewWidget::tr("The file stores these numbers in a way that cannot be changed here.")
                           : PreviewWidget::tr("%1; Esc gives it up").arg(change.title));
        Q_EMIT q->typingChanged();
    });
    QObject::connect(timeline, &Timeline::valueDropped, q, [this](const CurveKey &key, int component, double value) {
        onceThere(key.tick, [this, key, component, value] {
            tryOut(curveChange(key, component, value));
            carryOut(curveChange(key, component, value));
        });
    });
    QObject::connect(timeline, &Timeline::keyDragEnded, q, &PreviewWidget::giveUpChange);
    QObject::connect(timeline, &Timeline::keyRemovalWanted, q, [this] {
        if (hands)
            hands->onceAtRest([this] { removeKey(); });
        else
            removeKey();
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
    toolBar->setEnabled(!q->isAvailable()); // panels work without a view
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
    container->setMinimumSize(40, 66); // below that nothing is told apart
    container->setAccessibleName(PreviewWidget::tr("Model in three dimensions"));
    container->setAccessibleDescription(
        PreviewWidget::tr("Arrow keys turn the model, F shows all of it, Tab leaves it. With the right button held, W, "
                          "A, S, D, E and Q fly."));
    pages->addWidget(container);
    QWidget::setTabOrder(message, container); // whose place it takes
    auto *navigator = new Navigator(view, &view->orbitCamera(), q);
    QObject::connect(navigator, &Navigator::cameraMoved, q, [this] { view->updateCamera(); });
    QObject::connect(navigator, &Navigator::clicked, q, &PreviewWidget::pickAt);
    QObject::connect(navigator, &Navigator::hoverEnded, q, [this] { endHover(); });
    QObject::connect(navigator, &Navigator::askedAbout, q, [this](const QPoint &at) {
        const QWidget *explained = q;
        while (explained && explained->whatsThis().isEmpty())
            explained = explained->parentWidget();
        if (explained)
            QWhatsThis::showText(at, explained->whatsThis(), q);
    });
    QObject::connect(navigator, &Navigator::hovered, q, [this](const QPointF &at, Qt::KeyboardModifiers modifiers) {
        if ((at - hoverPlace).manhattanLength() > 1)
            endHover();
        if (hands->tool() == Tool::Measure)
            return measureAt(at, false);
        hoverPlace = at;
        hoverModifiers = modifiers;
        hoverTimer.start();
    });
    QObject::connect(navigator, &Navigator::fitWanted, q, &PreviewWidget::fitView);
    QObject::connect(navigator, &Navigator::fitToSelectionWanted, q, &PreviewWidget::fitSelection);
    QObject::connect(navigator, &Navigator::doubleClicked, q, [this](const QPointF &at) {
        const int node = stage.prepared ? nodeAt(at) : -1;
        if (node >= 0 && stage.prepared->scene->nodes[size_t(node)].symbol == scene::Symbol::Camera)
            lookThroughNode(node);
        else
            q->fitSelection();
    });
    QObject::connect(navigator, &Navigator::lookWanted, q, [this](OrbitCamera::View from) { look(from); });
    QObject::connect(navigator, &Navigator::orthographicWanted, toolBar, &PreviewToolBar::switchOrthographic);
    QObject::connect(navigator, &Navigator::leaveWanted, q, [this](bool forward) { leave(forward); });
    QObject::connect(navigator, &Navigator::menuWanted, q, [this](const std::optional<QPointF> &at) { showMenu(at); });
    QObject::connect(navigator, &Navigator::partsWanted, toolBar, &PreviewToolBar::switchParts);
    QObject::connect(navigator, &Navigator::uvWanted, toolBar, &PreviewToolBar::switchUv);
    QObject::connect(view, &View3D::completed, q, &PreviewWidget::completed);
    QObject::connect(view, &View3D::cameraChanged, q, &PreviewWidget::cameraChanged);
    QObject::connect(navigator, &Navigator::zoomWanted, q, [this](double f, const QPointF &at) { zoom(f, at); });
    makeHands();
    auto *flight = new Flight(view, &view->orbitCamera(), q);
    QObject::connect(flight, &Flight::begun, navigator, &Navigator::letGo);
    QObject::connect(flight, &Flight::cameraMoved, q, [this] { view->updateCamera(); });
    QObject::connect(flight, &Flight::speedChanged, q, [this](double factor) {
        Q_EMIT q->said(PreviewWidget::tr("Speed of flight: %1").arg(q->locale().toString(factor, 'g', 3)));
    });
    keys = new KeyKeeper(container, view, q);
}

/// Behind the navigator, so that they are asked before it.
void PreviewWidget::Private::makeHands()
{
    hands = new HandTools(view, &view->orbitCamera(), q);
    QObject::connect(hands, &HandTools::toolWanted, q, [this](Tool tool) { chooseTool(tool); });
    QObject::connect(hands, &HandTools::placeWanted, q, [this] {
        if (const QString whyNot = reshaping.whyNot(hands->tool()); !whyNot.isEmpty())
            Q_EMIT q->said(whyNot);
    });
    QObject::connect(hands, &HandTools::comesToRest, q, [this] { updateReshaping(); });
    QObject::connect(hands, &HandTools::looksOtherwise, q, [this] { refreshGizmo(); });
    QObject::connect(view, &View3D::cameraChanged, q, [this] { refreshGizmo(); });
    QObject::connect(hands, &HandTools::dragged, q, [this] {
        reshape();
        Q_EMIT q->typingChanged();
    });
    QObject::connect(hands, &HandTools::dropped, q, [this] {
        const Gizmo &gizmo = hands->gizmo();
        carryOut(reshaping.change(gizmo.tool(), gizmo.transform(), gizmo.amounts()));
        hands->setBusy(trial || reshaped);
    });
    QObject::connect(hands, &HandTools::givenUp, q, [this] {
        q->giveUpChange();
        Q_EMIT q->typingChanged();
    });
    QObject::connect(hands, &HandTools::leftEmpty, q,
                     [this] { Q_EMIT q->said(PreviewWidget::tr("No number was typed: nothing is changed.")); });
    QObject::connect(hands, &HandTools::placeLost, q, [this] {
        Q_EMIT q->said(PreviewWidget::tr("What was being dragged is not there any more: it is not moved."));
    });
    QObject::connect(hands, &HandTools::regionDrawn, q, [this](const QPolygonF &region) { drawRegion(region); });
    QObject::connect(hands, &HandTools::regionChosen, q,
                     [this](const QPolygonF &region, bool adds) { chooseIn(region, adds); });
    QObject::connect(hands, &HandTools::removeWanted, q, [this] { removeChosen(); });
    const auto walk = [this](void (PreviewWidget::*wanted)()) {
        hands->setBusy(true); // until the model is that of the other step
        Q_EMIT(q->*wanted)();
    };
    QObject::connect(hands, &HandTools::undoWanted, q, [walk] { walk(&PreviewWidget::undoWanted); });
    QObject::connect(hands, &HandTools::redoWanted, q, [walk] { walk(&PreviewWidget::redoWanted); });
}

void PreviewWidget::Private::chooseTool(Tool tool)
{
    toolBar->setTool(hands ? tool : Tool::Look);
    if (!hands)
        return;
    hands->setTool(tool);
    measure.clear();
    showMeasure();
    updateReshaping();
    if (tool == Tool::Measure)
        return Q_EMIT q->said(PreviewWidget::tr("Click two points, vertices or places of a surface. Esc ends it."));
    if (tool == Tool::Box || tool == Tool::Lasso)
        return Q_EMIT q->said(PreviewWidget::tr("Drag around vertices, also those behind; Shift adds, Esc ends it."));
    if (!isShaping(tool))
        return Q_EMIT q->said({});
    const QString whyNot = reshaping.whyNot(tool);
    Q_EMIT q->said(whyNot.isEmpty() ? PreviewWidget::tr(
                       "Drag a handle, or press X, Y or Z and type a number. Ctrl snaps, Esc gives it up.")
                                    : whyNot);
}

/// Shows what the drag comes to.
void PreviewWidget::Private::reshape()
{
    const Gizmo &gizmo = hands->gizmo();
    if (!stage.prepared || !gizmo.isDragging())
        return;
    tellLater([this] {
        return reshaping.change(hands->gizmo().tool(), hands->gizmo().transform(), hands->gizmo().amounts());
    });
    if (reshaping.isKey(gizmo.tool())) {
        tryOut(reshaping.change(gizmo.tool(), gizmo.transform(), gizmo.amounts()));
    } else {
        reshaped = [this, tool = gizmo.tool(), world = gizmo.transform(), factors = gizmo.amounts()](Pose &pose) {
            reshaping.apply(tool, world, factors, pose);
        };
        applyPose();
    }
    refreshGizmo();
    Q_EMIT q->said(amountText());
}

QString PreviewWidget::Private::amountText() const
{
    const Gizmo &gizmo = hands->gizmo();
    const QVector3D by = gizmo.amounts();
    const auto number = [&](float value) { return q->locale().toString(double(value), 'g', 5); };
    const int axis = int(gizmo.handle()) - 1;
    QString text;
    if (gizmo.tool() == Tool::Turn)
        text = PreviewWidget::tr("Rotated by %1°").arg(number(by[axis < 3 ? axis : 0]));
    else
        text = (gizmo.tool() == Tool::Move ? PreviewWidget::tr("Moved by %1, %2, %3")
                                           : PreviewWidget::tr("Scaled by %1, %2, %3"))
                   .arg(number(by.x()), number(by.y()), number(by.z()));
    if (const qint64 companions = reshaping.companionCount(); companions > 0)
        text += QStringLiteral("  ·  ")
                + PreviewWidget::tr("%n vertices at the same places go along", nullptr, pluralOf(companions));
    if (!hands->typed().isEmpty())
        return text + QStringLiteral("  [") + hands->typed() + u']';
    return text + QStringLiteral("  ·  ") + PreviewWidget::tr("type a number for it, Ctrl snaps, Esc gives it up");
}

/// The one that is selected, with or without those below it; -1: none, or more than nodes.
int PreviewWidget::Private::selectedNode() const
{
    const auto &nodes = stage.prepared->scene->nodes;
    const auto isSelected = [this](const scene::Node &node) {
        return chosen.empty() && node.stream == litStream && node.bytes == litRange && !litRange.isEmpty();
    };
    const auto whole = std::ranges::find_if(nodes, isSelected);
    const bool hasVertices = std::ranges::any_of(picks, [](const scene::Pick &pick) {
        return pick.kind == scene::Pick::Kind::Vertex || pick.kind == scene::Pick::Kind::Element;
    });
    return whole != nodes.end() ? int(whole - nodes.begin()) : hasVertices ? -1 : litNode;
}

/// What is selected as something that can be moved, as long as somebody may want to.
void PreviewWidget::Private::updateReshaping()
{
    if (!hands || hands->isDragging())
        return;
    const bool isWanted = stage.prepared && isShaping(hands->tool()) && !trial && !reshaped;
    if (!isWanted) { // what was dropped is on its way into the bytes
        reshaping = trial || reshaped ? reshaping : Reshaping();
        return hands->setPlace({});
    }
    const int node = selectedNode();
    const Mix mix = timeline->mixAt(timeline->time());
    const bool isMixed = mix.clip >= 0 || (mix.heldNode >= 0 && mix.heldNode == node);
    reshaping = Reshaping(stage.prepared, stage.pose, picks, node, {timeline->clip(), timeline->time(), isMixed},
                          toolBar->movesCompanions() ? Reshaping::Companions::GoAlong : Reshaping::Companions::Stay);
    if (!reshaping.whyNot(hands->tool()).isEmpty())
        return hands->setPlace({});
    hands->setPlace(reshaping.place(hands->tool(), view->gridCell() / 10));
}

void PreviewWidget::Private::drawRegion(const QPolygonF &region)
{
    const OrbitCamera &camera = view->orbitCamera();
    FlatVertices lines;
    for (qsizetype i = 0; i < region.size(); ++i) {
        for (const QPointF &pixel : {region[i], region[(i + 1) % region.size()]})
            lines.emplace_back(fromVector(camera.onPlane(pixel, camera.target())), selectionColor());
    }
    view->setRegion(lines);
}

void PreviewWidget::Private::chooseIn(const QPolygonF &region, bool adds)
{
    constexpr double ClickReach = 5;
    if (!stage.prepared)
        return;
    const OrbitCamera &camera = view->orbitCamera();
    const Picker picker(stage.prepared, stage.pose);
    const ScreenProjection toScreen = camera.projection();
    std::vector<scene::Pick> vertices = picker.verticesIn(region, Reshaping::MostVertices, toScreen);
    const QRectF box = region.boundingRect();
    if (box.width() < ClickReach && box.height() < ClickReach) { // a click means the nearest one
        const QPointF at = box.center();
        const auto hit = picker.vertexNear(at.x(), at.y(), 2 * ClickReach, toScreen);
        vertices.clear();
        if (hit)
            vertices.push_back(
                {scene::Pick::Kind::Vertex, stage.prepared->meshes[size_t(hit->mesh)].mesh, -1, hit->vertex, 1});
    }
    if (adds)
        vertices.insert(vertices.end(), chosen.begin(), chosen.end());
    choose(joined(std::move(vertices)));
}

/// The bytes that are selected are those of all vertices, where they lie in a row, else of the first one.
void PreviewWidget::Private::choose(std::vector<scene::Pick> vertices)
{
    chosen = std::move(vertices);
    const qint64 count = chosen.empty() ? 0 : countOf(chosen, *stage.prepared->scene);
    Q_EMIT q->said(count > 0 ? PreviewWidget::tr("%n vertices selected; Del removes them", nullptr, pluralOf(count))
                             : PreviewWidget::tr("There is no vertex."));
    if (chosen.empty()) {
        applyHighlight();
        return;
    }
    const scene::Pick &run = chosen.front();
    const scene::Mesh &mesh = stage.prepared->scene->meshes[size_t(run.mesh)];
    litStream = mesh.vertexStride > 0 ? mesh.stream : mesh.positions.stream;
    litRange = mesh.vertexRange(run.first);
    if (chosen.size() == 1)
        litRange.end = mesh.vertexRange(run.first + run.count - 1).end;
    applyHighlight();
    Q_EMIT q->picked(litStream, litRange);
}

void PreviewWidget::Private::removeChosen()
{
    if (chosen.empty())
        return Q_EMIT q->removeWanted();
    carryOut(Reshaping(stage.prepared, stage.pose, chosen, -1, {}, Reshaping::Companions::Stay).removal());
}

/// The one that was clicked is selected. Its moment goes with it where that lies in a list of its own.
void PreviewWidget::Private::removeKey()
{
    if (!stage.prepared)
        return;
    const std::vector<KeyTick> ticks = keyTicks(*stage.prepared, timeline->clip(), -1);
    const bool isClicked = !clickedKey.range.isEmpty();
    const PickedBytes key = isClicked ? clickedKey : PickedBytes{litStream, litRange};
    const auto tick = std::ranges::find_if(ticks, [&key](const KeyTick &one) {
        return one.stream == key.stream && one.bytes == key.range && !key.range.isEmpty();
    });
    if (tick == ticks.end())
        return Q_EMIT q->said(PreviewWidget::tr("Click a key first."));
    SceneChange change;
    change.title = PreviewWidget::tr("Delete key at %1").arg(q->locale().toString(tick->time));
    change.removals.push_back({tick->stream, tick->bytes});
    if (!tick->timeBytes.isEmpty())
        change.removals.push_back({tick->timeStream, tick->timeBytes});
    carryOut(change);
}

void PreviewWidget::Private::refreshGizmo()
{
    const bool isShown = hands->hasGizmo() && stage.prepared;
    view->setGizmo(isShown ? hands->gizmo().shape(view->orbitCamera(), hands->hot()) : FlatVertices());
}

void PreviewWidget::Private::takeReady()
{
    isAwaiting = false;
    if (watcher.isCanceled() || watcher.future().resultCount() == 0)
        return;
    const Stage ready = watcher.result();
    if (!ready.prepared && ready.trouble.isEmpty())
        return;
    if (!q->isAvailable()) { // the message stays
        exchange(ready, awaited);
        return;
    }
    if (!ready.trouble.isEmpty()) {
        exchange({}, nullptr);
        showMessage(ready.trouble);
        return;
    }
    const QString reason = reasonToShowNothing(*ready.prepared);
    if (!reason.isEmpty()) {
        const bool hasKeys = !ready.prepared->scene->clips.empty(); // which can be seen and moved without a model
        exchange(hasKeys ? ready : Stage(), hasKeys ? awaited : nullptr);
        showMessage(reason);
        return;
    }
    makeView();
    exchange(ready, awaited);
    pages->setCurrentWidget(container);
    toolBar->setEnabled(true);
    describe();
    showWantedTriangles();
    Q_EMIT q->shown();
}

void PreviewWidget::Private::exchange(Stage next, const QObject *of)
{
    rememberLook();
    isExchanging = true;
    isHoverSlow = false;
    endHover();
    const bool isSame = of == document;
    const bool isChangedHere = isSame && (trial || reshaped);
    const bool goesOnPlaying = of == document && timeline->isPlaying();
    if (hands) // keys that wait are for this one: leaving the one before has waited for its keys
        of == document ? hands->beginAnew() : hands->giveUp();
    if (of != document || !hasSameVertices(stage.prepared, next.prepared))
        chosen.clear();
    const scene::OtherStream *other = stage.prepared ? stage.prepared->scene->originOf(litStream) : nullptr;
    if (litStream >= FirstOtherFile) { // its number may be another one now
        const bool isKept = other && of == document && next.prepared;
        const auto now = isKept ? next.prepared->scene->findOther(*other) : std::nullopt;
        std::tie(litStream, litRange) = now ? std::pair(*now, litRange) : told;
    }
    Stage before = std::exchange(stage, std::move(next));
    entries = stage.prepared ? PartEntries(*stage.prepared->scene) : PartEntries();
    litEntry = -1;
    clickedKey = {};
    measure.clear();
    document = stage.prepared ? of : nullptr;
    litBounds = {};
    const bool moves = stage.prepared && view; // else nobody sees it
    if (isSame)
        timeline->beginExchange();
    static const std::vector<scene::Clip> noClips;
    timeline->setClips(stage.prepared ? stage.prepared->scene->clips : noClips, wishes[document].play);
    keysShown = {-2, -1}; // as of no scene
    rowsShown = rootShown = -2;
    curvesShown = {-2, -1, {}};
    ghostShown.reset();
    trial.reset();
    reshaped = nullptr;
    reshaping = {};
    litNode = -1;
    morphs->setMorphs(moves ? stage.prepared->scene.get() : nullptr);
    fillParts();
    if (stage.prepared) {
        stage.pose = stage.animator->pose(-1, 0, morphs->weights());
        stage.pose.visible = {.levels = chosenLevels(), .hidden = hiddenParts()};
    }
    uv->setScene(stage.prepared, stage.pose.visible);
    if (view) {
        applyDisplay();
        view->setScene(stage.prepared, stage.pose);
        showMeasure();
        QStringList cameras;
        for (const int node : stage.prepared ? fileCameras(*stage.prepared) : std::vector<int>())
            cameras += stage.prepared->scene->nodes[size_t(node)].name;
        toolBar->setCameras(cameras);
        particleTimer.stop();
        if (stage.prepared && !stage.prepared->scene->emitters.empty())
            particleTimer.start();
        particleClock.start();
    }
    if (view && stage.prepared) {
        lookAsBefore(isChangedHere);
        if (goesOnPlaying)
            timeline->goOnPlaying();
        showWantedClip();
    }
    applyHighlight();
    timeline->endExchange();
    letGo(std::move(before)); // by now nothing else has it
    isExchanging = false;
    if (hands)
        hands->setBusy(false);
}

/// What was dragged before the model of the step before has come is done with that one, where the key still stands where it stood.
void PreviewWidget::Private::onceThere(const KeyTick &tick, std::function<void()> change)
{
    if (!hands)
        return change();
    hands->onceAtRest([this, tick, change = std::move(change)] {
        const std::vector<KeyTick> ticks = stage.prepared ? keyTicks(*stage.prepared, timeline->clip(), tick.owner.node)
                                                          : std::vector<KeyTick>();
        if (std::ranges::any_of(ticks, [&tick](const KeyTick &now) { return now.isSameKey(tick); }))
            return change();
        q->giveUpChange();
        Q_EMIT q->said(PreviewWidget::tr("The key that was dragged is not there any more."));
    });
}

/// Until each of the keys that wait is done, one after the other. What takes long can be cancelled.
void PreviewWidget::Private::waitForKeys()
{
    constexpr int MillisecondsWithoutDialog = 300;
    if (!hands->hasWaitingKeys())
        return;
    QEventLoop loop;
    QObject::connect(hands, &HandTools::settled, &loop, &QEventLoop::quit);
    QTimer::singleShot(MillisecondsWithoutDialog, &loop, &QEventLoop::quit);
    loop.exec(QEventLoop::ExcludeUserInputEvents);
    if (!hands->hasWaitingKeys())
        return;
    QProgressDialog dialog(PreviewWidget::tr("What you have typed is being done…"), PreviewWidget::tr("Cancel"), 0, 0,
                           q->window());
    dialog.setWindowModality(Qt::ApplicationModal);
    dialog.setMinimumDuration(0);
    dialog.show();
    QObject::connect(&dialog, &QProgressDialog::canceled, q, [this] {
        const size_t count = hands->forgetWaitingKeys();
        Q_EMIT q->said(
            PreviewWidget::tr("%n key(s) that waited for the model were dropped", nullptr, pluralOf(qint64(count))));
    });
    loop.exec();
}

void PreviewWidget::Private::showWantedClip()
{
    if (view && stage.prepared && wantedClip >= 0 && wantedClip < int(stage.prepared->scene->clips.size()))
        timeline->play(std::exchange(wantedClip, -1));
}

Subject PreviewWidget::Private::subject() const
{
    return {.prepared = stage.prepared, .pose = stage.pose, .display = shownDisplay(), .camera = view->orbitCamera()};
}

void PreviewWidget::Private::showWantedTriangles()
{
    const auto [file, place] = std::exchange(wantedTriangles, {});
    if (file.isEmpty() || !stage.prepared)
        return;
    auto found = std::make_shared<TextureHits>();
    startInBackground(
        q,
        [found, file = file, place = place, prepared = stage.prepared, visible = stage.pose.visible] {
            *found = hitsOnTexture(prepared, visible, file, place);
        },
        [this, found, prepared = stage.prepared](const QString &) {
            if (stage.prepared != prepared)
                return;
            if (found->triangles.size() > 1)
                choose(joined(found->vertices));
            else if (!found->triangles.empty()) {
                const PickedBytes bytes = Picker(stage.prepared, stage.pose).bytesOf(found->triangles.front());
                Q_EMIT q->picked(bytes.stream, bytes.range);
            }
            Q_EMIT q->said(found->triangles.empty()
                               ? PreviewWidget::tr("No triangle of this model shows that place of the picture.")
                               : PreviewWidget::tr("%n triangles show that place of the picture", nullptr,
                                                   pluralOf(qint64(found->triangles.size()))));
        });
}

void PreviewWidget::Private::rememberLook()
{
    if (!view || !stage.prepared)
        return;
    looks[document] = {view->orbitCamera(), stage.prepared->bounds, timeline->clip(), timeline->time(), fileCamera};
}

/// What is known of a document goes with it.
void PreviewWidget::Private::watch(const QObject *of)
{
    if (!of || !watched.insert(of).second)
        return;
    QObject::connect(of, &QObject::destroyed, q, [this](QObject *gone) {
        looks.erase(gone);
        wishes.erase(gone);
        watched.erase(gone);
        document = document == gone ? nullptr : document;
        awaited = awaited == gone ? nullptr : awaited;
    });
}

/// Who changes it here goes on from where they look, however far something was moved.
void PreviewWidget::Private::lookAsBefore(bool isChangedHere)
{
    const auto known = looks.find(document);
    const bool isKnown = known != looks.end()
                         && (isChangedHere || areSimilar(known->second.bounds, stage.prepared->bounds));
    OrbitCamera &camera = view->orbitCamera();
    const QSizeF viewport = camera.viewport();
    if (isKnown) {
        if (known->second.clip >= 0)
            timeline->goTo(known->second.clip, known->second.time);
        camera = known->second.camera;
        fileCamera = known->second.fileCamera;
    }
    camera.setViewport(viewport);
    camera.setOrthographic(toolBar->isOrthographic());
    camera.setFrontYaw(frontYawOf(*stage.prepared));
    view->updateReach();
    if (!isKnown) {
        camera.look(OrbitCamera::View::Oblique);
        camera.fit(stage.pose.bounds);
    }
    followCamera();
    view->updateCamera();
}

void PreviewWidget::Private::describe()
{
    const PreparedScenePtr &prepared = stage.prepared;
    const QLocale locale = q->locale();
    const ShownAmount amount = shownAmount(*prepared, stage.pose.visible);
    QStringList parts;
    if (amount.triangles > 0 || amount.lines + amount.points == 0)
        parts << PreviewWidget::tr("%1 triangle(s)", nullptr, pluralOf(amount.triangles))
                     .arg(locale.toString(amount.triangles));
    if (amount.lines > 0)
        parts << PreviewWidget::tr("%1 line(s)", nullptr, pluralOf(amount.lines)).arg(locale.toString(amount.lines));
    if (amount.points > 0)
        parts << PreviewWidget::tr("%1 point(s)", nullptr, pluralOf(amount.points)).arg(locale.toString(amount.points));
    if (prepared->shownElements < prepared->elementCount)
        parts << PreviewWidget::tr("only %1 of them are shown").arg(locale.toString(prepared->shownElements));
    if (prepared->brokenElements > 0)
        parts << PreviewWidget::tr("%1 of them cannot be shown", nullptr, pluralOf(prepared->brokenElements))
                     .arg(locale.toString(prepared->brokenElements));
    parts << PreviewWidget::tr("%1 vertices", nullptr, pluralOf(amount.vertices)).arg(locale.toString(amount.vertices));
    if (const QString size = sizeText(*prepared, locale); !size.isEmpty())
        parts << size;
    if (prepared->shownVertices < prepared->vertexCount)
        parts
            << PreviewWidget::tr("only the first %1 vertices are shown").arg(locale.toString(prepared->shownVertices));
    parts << textureRemarks() << lightRemarks();
    if (toolBar->display().bones && view && view->leavesBonesOut())
        parts << PreviewWidget::tr("%1 bones, of which not all are shown at once")
                     .arg(locale.toString(qint64(prepared->joints.size())));
    const auto missing = std::ranges::count(prepared->symbolNodes, scene::Symbol::Missing, [&prepared](int node) {
        return prepared->scene->nodes[size_t(node)].symbol;
    });
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

/// Nobody misses a texture in whose place another one was chosen.
QStringList PreviewWidget::Private::textureRemarks() const
{
    const scene::Scene &shown = *stage.prepared->scene;
    const std::set<int> used = usedTextures(shown);
    const std::set<int> usedBefore = shown.textures.empty() ? std::set<int>() : usedTextures(*given);
    int missing = 0;
    QStringList remarks;
    for (size_t i = 0; i < shown.textures.size(); ++i) {
        if (i >= stage.prepared->images.size() || !stage.prepared->images[i].isNull())
            continue;
        if (i >= given->textures.size())
            remarks << PreviewWidget::tr("%1 is no picture that can be read").arg(shown.textures[i].name);
        else
            missing += used.contains(int(i)) || !usedBefore.contains(int(i)) ? 1 : 0;
    }
    if (missing > 0)
        remarks.prepend(PreviewWidget::tr("textures not found: %1").arg(missing));
    return remarks;
}

/// A shader has room for a few of them.
QStringList PreviewWidget::Private::lightRemarks() const
{
    const PlacedLights lights(stage.prepared);
    if (toolBar->display().shading != Shading::SceneLit || lights.isEmpty())
        return {};
    const QLocale locale = q->locale();
    const auto number = [&](size_t count) { return locale.toString(qint64(count)); };
    QStringList remarks;
    if (lights.count() < lights.storedCount())
        remarks
            << PreviewWidget::tr("%1 of %2 lights are shown").arg(number(lights.count()), number(lights.storedCount()));
    if (lights.storedShadows() > 0 && view && !view->showsShadows())
        remarks << PreviewWidget::tr("shadows are left out in a scene of this size");
    else if (lights.shadowCount() < lights.storedShadows())
        remarks << PreviewWidget::tr("shadows of %1 of %2 lights are shown")
                       .arg(number(lights.shadowCount()), number(lights.storedShadows()));
    return remarks;
}

/// Where there is no room for two, the other one goes.
void PreviewWidget::Private::showPanel(QWidget *panel, bool on)
{
    constexpr int RoomForTwo = 560;
    const int room = panels->orientation() == Qt::Horizontal ? panels->width() : panels->height();
    if (on && room < RoomForTwo && panel == uv && partsPanel->isVisible())
        toolBar->switchParts();
    if (on && room < RoomForTwo && panel == partsPanel && uv->isVisible())
        toolBar->switchUv();
    panel->setVisible(on);
    if (on && given && !stage.prepared && !isAwaiting)
        prepare();
    if (on)
        panel->setFocus(Qt::OtherFocusReason);
    else if (container)
        container->setFocus(Qt::OtherFocusReason);
}

void PreviewWidget::Private::fillParts()
{
    if (!stage.prepared)
        return partsPanel->setParts({}, {});
    int levels = 1;
    for (const PreparedMesh &mesh : stage.prepared->meshes) {
        for (const PreparedPart &part : mesh.parts) {
            const scene::Part &source = stage.prepared->scene->meshes[size_t(mesh.mesh)].parts[size_t(part.part)];
            if (source.group >= 0)
                levels = std::max(levels, std::min(source.level, MostLevels - 1) + 1);
        }
    }
    const Wishes &wished = wishes[document];
    partsPanel->setParts(entries.all(), elementCounts(entries, *stage.prepared, chosenLevels()));
    partsPanel->setHidden(wished.hidden);
    partsPanel->setLevels(levels, wished.level);
}

/// The next level of each group that is as coarse as wanted, or its last.
Levels PreviewWidget::Private::chosenLevels() const
{
    const auto wished = wishes.find(document);
    Levels levels;
    if (wished == wishes.end() || wished->second.level == 0)
        return levels;
    for (const scene::Mesh &mesh : stage.prepared->scene->meshes) {
        for (const scene::Part &part : mesh.parts) {
            if (part.group >= 0 && part.level <= wished->second.level)
                levels[part.group] = std::max(levels[part.group], part.level);
        }
    }
    return levels;
}

HiddenParts PreviewWidget::Private::hiddenParts() const
{
    HiddenParts hidden;
    const auto wished = wishes.find(document);
    for (const QString &key : wished == wishes.end() ? QSet<QString>() : wished->second.hidden) {
        if (const int entry = entries.of(key); entry >= 0)
            hidden.insert(hidden.end(), entries.all()[size_t(entry)].parts.begin(),
                          entries.all()[size_t(entry)].parts.end());
    }
    std::ranges::sort(hidden);
    return hidden;
}

void PreviewWidget::Private::applyVisibility(Visibility visible)
{
    if (!stage.prepared || visible == stage.pose.visible)
        return;
    stage.pose.visible = std::move(visible);
    partsPanel->setCounts(elementCounts(entries, *stage.prepared, stage.pose.visible.levels));
    if (view)
        view->setPose(stage.pose);
    if (view && pages->currentWidget() == container)
        describe();
    uv->setScene(stage.prepared, stage.pose.visible);
    showGhost();
}

void PreviewWidget::Private::chooseLevel(int level)
{
    if (!stage.prepared)
        return;
    wishes[document].level = level;
    isLevelOfSelection = false;
    applyVisibility({.levels = chosenLevels(), .hidden = stage.pose.visible.hidden});
}

void PreviewWidget::Private::choosePart(int entry)
{
    if (!stage.prepared)
        return;
    const auto [mesh, part] = shownPart(entries.all()[size_t(entry)], *stage.prepared->scene,
                                        stage.pose.visible.levels);
    const PickedBytes bytes = Picker(stage.prepared, stage.pose).bytesOfPart(mesh, part);
    Q_EMIT q->picked(bytes.stream, bytes.range);
}

void PreviewWidget::Private::showMenu(const std::optional<QPointF> &at)
{
    if (!view || !stage.prepared)
        return;
    const int node = at ? nodeAt(*at) : selectedNode();
    int index = litEntry;
    QPoint place = container->mapToGlobal(container->rect().center());
    if (at) {
        const auto hit = Picker(stage.prepared, stage.pose).triangleAt(view->orbitCamera().ray(*at));
        const PreparedMesh *mesh = hit ? &stage.prepared->meshes[size_t(hit->mesh)] : nullptr;
        index = mesh ? entries.of(mesh->mesh, mesh->parts[size_t(hit->part)].part) : -1;
        place = view->mapToGlobal(at->toPoint());
    }
    const bool isCamera = node >= 0 && stage.prepared->scene->nodes[size_t(node)].symbol == scene::Symbol::Camera;
    showPartMenu(isCamera ? -1 : index, place, isCamera ? node : -1);
}

void PreviewWidget::Private::showPartMenu(int index, const QPoint &at, int camera)
{
    auto *menu = new QMenu(q);
    menu->setAttribute(Qt::WA_DeleteOnClose);
    if (camera >= 0) {
        const scene::Node &node = stage.prepared->scene->nodes[size_t(camera)];
        menu->addSection(node.name);
        menu->addAction(PreviewWidget::tr("Look &Through This Camera"), q,
                        [this, stream = node.stream, bytes = node.bytes] { q->lookThrough(stream, bytes); });
        menu->addSeparator();
    }
    if (index >= 0) {
        const PartEntry entry = entries.all()[size_t(index)];
        menu->addSection(entry.name);
        menu->addAction(PreviewWidget::tr("Choose &Texture…"), q, [this, entry] { chooseTexture(entry); });
        if (stage.prepared->scene->materialFiles)
            menu->addAction(PreviewWidget::tr("Choose &Material…"), q, [this, entry] { chooseMaterial(entry); });
        QAction *asStored = menu->addAction(PreviewWidget::tr("Texture of the &File"), q,
                                            [this, entry] { q->paintPart(entry.key, {}); });
        asStored->setEnabled(wishes[document].textures.contains(entry.key));
        menu->addSeparator();
        menu->addAction(PreviewWidget::tr("&Hide"), q, [this, entry] { partsPanel->hidePart(entries.of(entry.key)); });
        menu->addAction(PreviewWidget::tr("Show &Only This"), q,
                        [this, entry] { partsPanel->showOnly({entries.of(entry.key)}); });
    }
    QAction *all = menu->addAction(PreviewWidget::tr("Show &All"), partsPanel, &PartsPanel::showAll);
    all->setEnabled(!partsPanel->hidden().isEmpty());
    menu->addAction(PreviewWidget::tr("F&it"), q, &PreviewWidget::fitView);
    menu->popup(at);
}

void PreviewWidget::Private::chooseTexture(const PartEntry &entry)
{
    const QObject *of = document;
    const QString file = askForPicture(PreviewWidget::tr("Texture for %1").arg(entry.name));
    if (!file.isEmpty() && of == document) // another one may be shown by now
        q->paintPart(entry.key, file);
}

void PreviewWidget::Private::chooseMaterial(const PartEntry &entry)
{
    const QObject *of = document;
    const scene::Scene &shown = *stage.prepared->scene;
    MaterialDialog dialog(*shown.materialFiles, shown.modelFile, entry.name, q);
    const bool isChosen = dialog.exec() == QDialog::Accepted && !dialog.chosen().isEmpty();
    if (isChosen && of == document)
        q->paintPart(entry.key, dialog.chosen());
}

/// Empty when nobody wants any.
QString PreviewWidget::Private::askForPicture(const QString &title)
{
    const QString kinds = QStringLiteral("*.png *.jpg *.jpeg *.dds *.tga *.ktx *.bmp *.gif *.psd *.hdr *.jp2");
    const QString file = QFileDialog::getOpenFileName(q, title, folder,
                                                      PreviewWidget::tr("Pictures (%1)").arg(kinds)
                                                          + QStringLiteral(";;") + PreviewWidget::tr("All files (*)"));
    if (!file.isEmpty())
        folder = QFileInfo(file).absolutePath();
    return file;
}

void PreviewWidget::Private::chooseBackdrop()
{
    const QObject *of = document;
    const QString file = askForPicture(PreviewWidget::tr("Picture as Background"));
    applyDisplay(); // what the menu says is what is shown
    if (!file.isEmpty() && of == document)
        q->setBackdrop(file);
}

/// As long as somebody looks. A step is never so long that all of them would be gone at once.
void PreviewWidget::Private::runParticles()
{
    constexpr float Longest = 0.1F;
    const float passed = float(particleClock.restart()) / 1000;
    if (view->isExposed() && toolBar->display().particles)
        view->moveParticles(std::min(passed, Longest));
}

QImage PreviewWidget::Private::backdrop() const
{
    const auto wished = wishes.find(document);
    return wished == wishes.end() ? QImage() : wished->second.backdrop;
}

/// Where a key before is wanted and there is one: how everything stood there.
void PreviewWidget::Private::showGhost()
{
    const std::optional<double> before = timeline->showsGhost() ? timeline->keyBefore() : std::nullopt;
    if (!view || !stage.prepared || !before) {
        if (std::exchange(ghostShown, std::nullopt) && view)
            view->setGhost(nullptr);
        return;
    }
    const double time = before.value_or(0);
    const Ghost wanted{.clip = timeline->clip(),
                       .time = time,
                       .mix = timeline->mixAt(time),
                       .morphs = morphs->weights(),
                       .visible = stage.pose.visible,
                       .isOnDark = shownDisplay().darkBackground};
    if (ghostShown == wanted)
        return;
    ghostShown = wanted;
    Pose pose = stage.animator->pose(wanted.clip, wanted.time, wanted.morphs, wanted.mix);
    pose.visible = wanted.visible;
    view->setGhost(&pose);
}

void PreviewWidget::Private::applyDisplay()
{
    if (!view)
        return;
    const Display display = shownDisplay();
    const QImage behind = backdrop();
    toolBar->setPictureShown(!behind.isNull());
    if (display.shading == Shading::Overdraw) // it adds up from nothing
        view->setBackground(Qt::black, {});
    else if (!behind.isNull())
        view->setBackground(behind);
    else if (toolBar->background() == PreviewToolBar::Background::Checkered) // neither white nor black is lost on it
        view->setBackground(QColor(96, 100, 106), QColor(134, 138, 144));
    else
        view->setBackground(display.darkBackground ? QColor(43, 47, 53) : QColor(216, 220, 225), {});
    view->setDisplay(display);
    if (!std::exchange(areBoxesShown, display.bounds) && display.bounds)
        sayBoxes();
    if (view->orbitCamera().setOrthographic(toolBar->isOrthographic()))
        view->updateCamera();
}

/// What the colours are, and whether one does not fit, which may lie out of view.
void PreviewWidget::Private::sayBoxes()
{
    if (!stage.prepared)
        return;
    const std::vector<scene::StoredBox> &stored = stage.prepared->scene->boxes;
    const auto wrong = std::ranges::count_if(
        stored, [this](const scene::StoredBox &box) { return fitOf(*stage.prepared, box) == Fit::Wrong; });
    const auto larger = std::ranges::count_if(
        stored, [this](const scene::StoredBox &box) { return fitOf(*stage.prepared, box) == Fit::Larger; });
    Q_EMIT q->said(stored.empty()
                       ? PreviewWidget::tr("The box around the model; the file stores none.")
                       : PreviewWidget::tr(
                             "Yellow: computed; blue: stored. Stored boxes: %1, of which %2 are larger than needed and "
                             "%3 do not fit. F shows all of them.")
                             .arg(q->locale().toString(qint64(stored.size())), q->locale().toString(qint64(larger)),
                                  q->locale().toString(qint64(wrong))));
}

Display PreviewWidget::Private::shownDisplay() const
{
    Display display = toolBar->display();
    const QColor window = q->palette().color(QPalette::Window);
    using Background = PreviewToolBar::Background;
    display.darkBackground = toolBar->background() == Background::Dark || toolBar->background() == Background::Checkered
                             || (toolBar->background() == Background::LikeTheWindow && window.lightness() < 128);
    if (const auto wished = wishes.find(document); wished != wishes.end() && !wished->second.backdrop.isNull())
        display.darkBackground = wished->second.isBackdropDark;
    display.darkBackground = display.darkBackground || display.shading == Shading::Overdraw;
    return display;
}

void PreviewWidget::Private::applyPose()
{
    if (!stage.prepared)
        return;
    Visibility visible = std::move(stage.pose.visible);
    stage.pose = (trial ? trial : stage.animator)
                     ->pose(timeline->clip(), timeline->time(), morphs->weights(), timeline->mixAt(timeline->time()));
    stage.pose.visible = std::move(visible);
    if (reshaped)
        reshaped(stage.pose);
    if (view)
        view->setPose(stage.pose);
    followCamera();
    if (!measure.isEmpty())
        showMeasure();
    if (!litRange.isEmpty())
        applyHighlight();
    showGhost();
}

/// A key of another file lights up here, and is only gone to where somebody wants that.
void PreviewWidget::Private::pickKey(const KeyTick &tick, bool isWanted)
{
    clickedKey = {};
    if (tick.isHere()) {
        Q_EMIT q->picked(tick.stream, tick.bytes);
        clickedKey = {tick.stream, tick.bytes}; // a key may come before it is known to be selected
        return;
    }
    const scene::OtherStream *from = stage.prepared ? stage.prepared->scene->originOf(tick.stream) : nullptr;
    if (!from || from->file.isEmpty())
        return;
    const scene::OtherStream origin = *from;
    if (hands)
        hands->finish();
    litStream = tick.stream;
    litRange = tick.bytes;
    chosen.clear();
    applyHighlight();
    Q_EMIT q->pickedElsewhere(origin.file, origin.holder, tick.bytes, isWanted);
}

/// Under the slider: the keys of the bone that is selected, where the clip moves it, else all.
void PreviewWidget::Private::showKeys()
{
    showRows();
    showCurves();
    if (stage.prepared && std::exchange(rootShown, timeline->clip()) != timeline->clip())
        timeline->setRoot(stage.animator->rootOf(timeline->clip()));
    const std::pair wanted{timeline->clip(), litNode};
    if (!stage.prepared || std::exchange(keysShown, wanted) == wanted)
        return;
    std::vector<KeyTick> ticks = keyTicks(*stage.prepared, wanted.first, litNode);
    const bool isOfOneBone = litNode >= 0 && !ticks.empty();
    timeline->setKeys(isOfOneBone || litNode < 0 ? std::move(ticks) : keyTicks(*stage.prepared, wanted.first, -1),
                      isOfOneBone);
}

/// The keys of every node that the clip moves, and of every morph.
void PreviewWidget::Private::showRows()
{
    constexpr size_t MostRows = 1000;
    if (!stage.prepared || !timeline->showsRows() || std::exchange(rowsShown, timeline->clip()) == timeline->clip())
        return;
    std::vector<KeyTick> ticks = keyTicks(*stage.prepared, timeline->clip(), -1);
    std::vector<KeyOwner> owners = ownersOf(ticks);
    std::erase_if(owners, [&](const KeyOwner &owner) {
        return owner.node < 0 || size_t(owner.node) >= stage.prepared->scene->nodes.size();
    });
    owners.resize(std::min(owners.size(), MostRows));
    QStringList names;
    for (const KeyOwner &owner : owners)
        names += preview::nameOf(owner, *stage.prepared->scene);
    timeline->setRows(std::move(ticks), std::move(owners), names);
    timeline->setLit(litStream, litRange, litNode);
}

/// How the clip moves the bone that is selected.
void PreviewWidget::Private::showCurves()
{
    if (!stage.prepared || !timeline->showsCurves())
        return;
    const int whole = selectedNode(); // with those below it
    const int node = whole < 0 ? litNode : whole;
    const std::tuple wanted{timeline->clip(), node, timeline->curveTarget()};
    if (std::exchange(curvesShown, wanted) == wanted)
        return;
    timeline->setCurves(node < 0 ? Curves{}
                                 : curvesOf(*stage.prepared, timeline->clip(), node, timeline->curveTarget()));
}

SceneChange PreviewWidget::Private::momentChange(const KeyTick &tick, double time) const
{
    SceneChange change;
    const auto clip = size_t(timeline->clip());
    if (!stage.prepared || clip >= stage.prepared->scene->clips.size()
        || size_t(tick.channel) >= stage.prepared->scene->clips[clip].channels.size())
        return change;
    change.title = PreviewWidget::tr("Move key from %1 to %2")
                       .arg(q->locale().toString(tick.time), q->locale().toString(time));
    change.values.push_back(
        {stage.prepared->scene->clips[clip].channels[size_t(tick.channel)].times, tick.key, {time}});
    return change;
}

SceneChange PreviewWidget::Private::curveChange(const CurveKey &key, int component, double value) const
{
    if (!stage.prepared)
        return {};
    const Curves::Target target = timeline->curveTarget();
    SceneChange change = valueChange(*stage.prepared, timeline->clip(), key, target, component, value);
    const QString what = target == Curves::Target::Rotation ? PreviewWidget::tr("Set angle about %1 at %2 to %3°")
                         : target == Curves::Target::Scale  ? PreviewWidget::tr("Set scale along %1 at %2 to %3")
                                                            : PreviewWidget::tr("Set translation along %1 at %2 to %3");
    change.title = what.arg(QStringLiteral("xyz")[component], q->locale().toString(key.tick.time),
                            q->locale().toString(value, 'g', 6));
    return change;
}

void PreviewWidget::Private::tryOut(const SceneChange &change)
{
    if (!stage.prepared)
        return;
    trial = std::make_shared<Animator>(stage.prepared, changedStreams(stage.prepared->streams, change),
                                       changedStreams(stage.prepared->scene->otherFiles, change, FirstOtherFile));
    applyPose();
}

void PreviewWidget::Private::tellLater(const std::function<SceneChange()> &change)
{
    untold = change;
    if (!tellTimer.isActive())
        tell();
}

/// Of many vertices it takes a while to say what becomes of them; the mouse comes first.
void PreviewWidget::Private::tell()
{
    constexpr int LeastPause = 25; // ms
    constexpr int PauseForWork = 4;
    if (!stage.prepared || !untold)
        return;
    QElapsedTimer clock;
    clock.start();
    const SceneChange change = inItsFile(std::exchange(untold, nullptr)(), *stage.prepared->scene);
    const Bytes *seen = change.isEmpty() ? nullptr : fileOf(change);
    if (seen) {
        isTold = true;
        Q_EMIT q->changeTried(change, *seen);
    }
    tellTimer.start(std::max(LeastPause, int(clock.elapsed()) * PauseForWork));
}

void PreviewWidget::Private::carryOut(const SceneChange &change)
{
    untold = nullptr;
    if (!stage.prepared || change.isEmpty())
        return q->giveUpChange();
    Q_EMIT q->said({});
    const PreparedScenePtr prepared = stage.prepared; // another one may be shown behind a question
    const SceneChange own = inItsFile(change, *prepared->scene);
    const Bytes *seen = fileOf(own);
    if (!seen)
        return q->giveUpChange();
    isTold = false; // whoever carries it out knows what they show
    Q_EMIT q->changeWanted(own, *seen);
}

/// What the scene has of the file that a change is of; null where it has none.
const Bytes *PreviewWidget::Private::fileOf(const SceneChange &change) const
{
    const auto other = stage.prepared->scene->findOther({.file = change.file, .holder = {}});
    return stage.prepared->stream(change.file.isEmpty() ? 0 : other.value_or(-1));
}

Highlight PreviewWidget::Private::applyHighlight()
{
    if (!stage.prepared)
        return {};
    picks = chosen.empty() ? scene::picksIn(*stage.prepared->scene, litStream, litRange) : chosen;
    const auto lit = std::ranges::find(picks, scene::Pick::Kind::Element, &scene::Pick::kind);
    litEntry = lit == picks.end() ? -1 : entries.of(lit->mesh, lit->part);
    const bool isOne = std::ranges::all_of(picks, [&](const scene::Pick &pick) {
        return pick.kind != scene::Pick::Kind::Element || entries.of(pick.mesh, pick.part) == litEntry;
    });
    partsPanel->setCurrent(isOne ? litEntry : -1);
    uv->setLit(picks);
    Highlight highlight = Highlighter(*stage.prepared, stage.pose).collect(picks);
    Levels levels = chosenLevels();
    for (const auto &[group, level] : isLevelOfSelection ? highlight.levels : Levels())
        levels[group] = level;
    applyVisibility({.levels = std::move(levels), .hidden = stage.pose.visible.hidden});
    litBounds = highlight.bounds;
    litNode = highlight.nodes.size() == 1 ? highlight.nodes.front() : -1;
    if (const auto ends = selectedVertices(); ends.size() == 2) { // an edge, or as far as one measures
        for (const auto &end : ends)
            highlight.lines.emplace_back(placeOf(end), selectionColor());
    }
    highlight.numbers = selectedNumbers();
    highlight.numberedNode = selectedNode();
    timeline->setLit(litStream, litRange, litNode);
    showKeys();
    showGhost(); // of that bone
    if (view)
        view->setHighlight(highlight);
    updateReshaping();
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

void PreviewWidget::Private::lookThroughNode(int node)
{
    const auto place = view ? placeOfCamera(*stage.prepared, stage.pose, node) : std::nullopt;
    if (!place)
        return;
    fileCamera = stage.prepared->scene->nodes[size_t(node)].path;
    view->orbitCamera().take(*place, toVector(stage.pose.bounds.center()));
    view->setEyeNode(node);
    view->updateCamera();
}

void PreviewWidget::Private::followCamera()
{
    if (!view || !view->orbitCamera().isGiven())
        return;
    for (const int node : fileCameras(*stage.prepared)) {
        if (stage.prepared->scene->nodes[size_t(node)].path == fileCamera)
            return lookThroughNode(node);
    }
}

int PreviewWidget::Private::cameraWith(StreamId stream, ByteRange range) const
{
    for (const int node : stage.prepared ? fileCameras(*stage.prepared) : std::vector<int>()) {
        const scene::Node &camera = stage.prepared->scene->nodes[size_t(node)];
        if (camera.stream == stream && camera.bytes == range)
            return node;
    }
    return -1;
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

/// Of a bone or a symbol; -1: none is there.
int PreviewWidget::Private::nodeAt(const QPointF &at) const
{
    NearestLine nearest(view->orbitCamera(), at);
    for (const BoneStretch &bone : toolBar->display().bones ? view->bones() : std::vector<BoneStretch>())
        nearest.offer(bone.node, bone.from, bone.to);
    for (const SymbolFigure &figure : view->symbols()) {
        for (const auto &[from, to] : figure.lines)
            nearest.offer(figure.node, from, to);
    }
    return nearest.node();
}

/// Lines and points have no surface that a ray could meet.
std::optional<PickedBytes> PreviewWidget::Private::thinElementAt(const QPointF &at) const
{
    NearestLine nearest(view->orbitCamera(), at);
    std::vector<Hit> offered;
    const PreparedScene &prepared = *stage.prepared;
    for (size_t m = 0; m < prepared.meshes.size(); ++m) {
        const scene::Mat4 matrix = stage.pose.matrix(prepared, m);
        const SurfaceVertices &vertices = stage.pose.vertices(prepared, m);
        for (size_t p = 0; p < prepared.meshes[m].parts.size(); ++p) {
            const PreparedPart &part = prepared.meshes[m].parts[p];
            if (part.corners == 3 || !stage.pose.shows(prepared, m, p))
                continue;
            for (qint64 e = 0; e < part.elementCount(); ++e) {
                // The boxes are those of the unbent mesh.
                if (e % PreparedPart::RunLength == 0 && !stage.pose.isSkinned(m)
                    && !nearest.mayBeIn(part.runs[size_t(e / PreparedPart::RunLength)], matrix)) {
                    e += PreparedPart::RunLength - 1;
                    continue;
                }
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
        return {};
    return Picker(stage.prepared, stage.pose).bytesOf(offered[size_t(nearest.node())]);
}

std::optional<PickedBytes> PreviewWidget::Private::vertexAt(const QPointF &at) const
{
    constexpr double reach = 9;
    const OrbitCamera &camera = view->orbitCamera();
    const Picker picker(stage.prepared, stage.pose);
    const auto found = picker.vertexNear(at.x(), at.y(), reach, camera.projection());
    if (!found)
        return {};
    return picker.bytesOfVertex(found->mesh, found->vertex);
}

std::optional<PickedBytes> PreviewWidget::Private::bytesAt(const QPointF &at, Qt::KeyboardModifiers modifiers) const
{
    const Picker picker(stage.prepared, stage.pose);
    if (const int node = nodeAt(at); node >= 0)
        return picker.bytesOfNode(node);
    const Display display = toolBar->display();
    const bool wantsVertex = modifiers.testFlag(Qt::ControlModifier) || display.points;
    if (wantsVertex && !(display.surfaces && modifiers.testFlag(Qt::ControlModifier))) {
        if (const auto vertex = vertexAt(at))
            return vertex;
    }
    const auto hit = picker.triangleAt(view->orbitCamera().ray(at));
    if (!hit)
        return thinElementAt(at);
    return wantsVertex ? picker.bytesOfVertex(hit->mesh, picker.nearestCorner(*hit)) : picker.bytesOf(*hit);
}

std::optional<EdgeHit> PreviewWidget::Private::edgeUnder(const QPointF &at, Qt::KeyboardModifiers modifiers) const
{
    const Display display = toolBar->display();
    if (!display.wireframe || modifiers.testFlag(Qt::ControlModifier) || nodeAt(at) >= 0
        || (display.points && vertexAt(at)))
        return {};
    const auto edge = edgeAt(stage.prepared, stage.pose, view->orbitCamera(), at, display.surfaces);
    const bool isElsewhere =
        edge && stage.prepared->scene->meshes[size_t(stage.prepared->meshes[size_t(edge->mesh)].mesh)].isElsewhere();
    return isElsewhere ? std::nullopt : edge;
}

QString PreviewWidget::Private::nameOf(const EdgeHit &edge) const
{
    const Picker picker(stage.prepared, stage.pose);
    const PickedBytes from = picker.bytesOfVertex(edge.mesh, edge.from), to = picker.bytesOfVertex(edge.mesh, edge.to);
    const QString first = namer(from.stream, from.range), second = namer(to.stream, to.range);
    // Of two neighbours in a list the number tells enough.
    const bool isAlike = first.section(u'[', 0, -2) == second.section(u'[', 0, -2);
    return first + QStringLiteral(" – ")
           + (isAlike && second.contains(u'[') ? u'[' + second.section(u'[', -1) : second);
}

void PreviewWidget::Private::measureAt(const QPointF &at, bool isClick)
{
    if (!stage.prepared || (!isClick && (!measure.wantsSecond() || isHoverSlow)))
        return;
    QElapsedTimer clock;
    clock.start();
    const auto point = measuredPointAt(stage.prepared, stage.pose, view->orbitCamera(), at);
    isHoverSlow = isHoverSlow || clock.elapsed() > SlowHover;
    if (!isClick)
        measure.offer(point);
    else if (point)
        measure.add(*point);
    showMeasure();
}

void PreviewWidget::Private::showMeasure()
{
    if (!stage.prepared || measure.isEmpty())
        return view->setMeasure({}, {});
    view->setMeasure(measure.lines(*stage.prepared, stage.pose, view->markSize()),
                     measure.label(*stage.prepared, stage.pose, q->locale()));
    if (const QString text = measure.text(*stage.prepared, stage.pose, q->locale()); !text.isEmpty())
        Q_EMIT q->said(text);
}

void PreviewWidget::Private::nameHovered()
{
    if (!view || !stage.prepared || !namer || isHoverSlow || isAwaiting
        || QGuiApplication::mouseButtons() != Qt::NoButton)
        return;
    QElapsedTimer clock;
    clock.start();
    const auto edge = edgeUnder(hoverPlace, hoverModifiers);
    const auto bytes = edge ? std::nullopt : bytesAt(hoverPlace, hoverModifiers);
    isHoverSlow = clock.elapsed() > SlowHover; // the mouse must not wait for it again
    const int node = nodeAt(hoverPlace);
    QStringList parts;
    if (node >= 0)
        parts << stage.prepared->scene->nodes[size_t(node)].name;
    if (bytes)
        parts << namer(bytes->stream, bytes->range);
    if (edge)
        parts << PreviewWidget::tr("edge %1").arg(nameOf(*edge));
    parts.removeAll(QString());
    if (!parts.isEmpty())
        QToolTip::showText(view->mapToGlobal(hoverPlace.toPoint()), parts.join(QStringLiteral(" · ")), container);
}

void PreviewWidget::Private::endHover()
{
    hoverTimer.stop();
    if (QToolTip::isVisible() && !hoverPlace.isNull())
        QToolTip::hideText();
    hoverPlace = {};
}

/// Where the one vertex is that is selected, how far two are apart, or how far the one node is from its parent, in the units of the
/// file.
QString PreviewWidget::Private::selectedNumbers() const
{
    const auto written = [&](const scene::Vec3 &v) {
        QStringList numbers;
        for (const float number : {v.x, v.y, v.z})
            numbers += q->locale().toString(double(number), 'g', 5);
        return numbers.join(QStringLiteral("; "));
    };
    const PreparedScene &prepared = *stage.prepared;
    if (const int node = selectedNode(); node >= 0 && size_t(node) < stage.pose.nodes.size()) {
        const int parent = prepared.scene->nodes[size_t(node)].parent;
        const bool hasParent = parent >= 0 && parent < node;
        const scene::Mat4 &around = hasParent ? stage.pose.nodes[size_t(parent)] : prepared.root;
        const auto &m = (around.inverted() * stage.pose.nodes[size_t(node)]).m;
        const float least = prepared.bounds.radius() * 1e-6F; // the rest is rounding
        const auto rounded = [&](float value) { return std::abs(value) < least ? 0 : value; };
        return written({rounded(m[12]), rounded(m[13]), rounded(m[14])});
    }
    const auto vertices = selectedVertices();
    if (vertices.size() == 1) { // as it is stored, or will be
        const PreparedMesh &mesh = prepared.meshes[size_t(vertices[0].first)];
        const scene::Mat4 &around = mesh.node >= 0 ? stage.pose.nodes[size_t(mesh.node)] : prepared.root;
        return written(reshaped ? around.inverted().mapped(placeOf(vertices[0]))
                                : mesh.vertices[size_t(vertices[0].second)].position);
    }
    return vertices.size() == 2 ? shortDistanceText(prepared, placeOf(vertices[0]), placeOf(vertices[1]), q->locale())
                                : QString();
}

/// Of prepared meshes, at most three of them; none when anything else is selected, too.
std::vector<std::pair<int, qint64>> PreviewWidget::Private::selectedVertices() const
{
    constexpr size_t Most = 3;
    std::vector<std::pair<int, qint64>> vertices;
    for (const scene::Pick &pick : picks) {
        const int mesh = stage.prepared->indexOf(pick.mesh);
        if (pick.kind != scene::Pick::Kind::Vertex || mesh < 0)
            return {};
        const auto count = qint64(stage.prepared->meshes[size_t(mesh)].vertices.size());
        for (qint64 v = pick.first; v >= 0 && v < std::min(pick.first + pick.count, count) && vertices.size() < Most;
             ++v)
            vertices.emplace_back(mesh, v);
    }
    return vertices;
}

scene::Vec3 PreviewWidget::Private::placeOf(const std::pair<int, qint64> &vertex) const
{
    const auto mesh = size_t(vertex.first);
    const SurfaceVertices &all = stage.pose.vertices(*stage.prepared, mesh);
    return stage.pose.matrix(*stage.prepared, mesh).mapped(all[size_t(vertex.second)].position);
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
    delete d->keys; // what goes with the view tells of the keys
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
    return d->isPicture() ? d->picture->isDecoding() : d->isAwaiting;
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
    if (!scene || scene->isEmpty()) {
        clear();
        return;
    }
    d->given = std::move(scene);
    d->givenStreams = std::move(streams);
    d->watch(document);
    d->awaited = document;
    if (d->document != document) { // the model of another document would be taken for this one's
        d->exchange({}, nullptr);
        d->wantedClip = -1;
    }
    d->prepare();
}

void PreviewWidget::giveUpChange()
{
    d->untold = nullptr;
    if (std::exchange(d->isTold, false))
        Q_EMIT changeGivenUp();
    const bool wasReshaped = std::exchange(d->reshaped, nullptr) != nullptr;
    if (std::exchange(d->trial, nullptr) || wasReshaped) {
        d->applyPose();
        Q_EMIT said({});
        Q_EMIT typingChanged();
    }
    d->updateReshaping(); // also where the model of before is back already
    if (d->hands && !d->isExchanging && !d->isAwaiting)
        d->hands->setBusy(false);
}

void PreviewWidget::expectScene()
{
    if (d->hands)
        d->hands->setBusy(true);
}

bool PreviewWidget::isTypingValue() const
{
    const bool isMoving = d->hands && d->hands->isDragging() && !d->hands->gizmo().isNothing();
    return isMoving || (d->hands && d->hands->hasWaitingKeys()) || d->timeline->isDragging();
}

void PreviewWidget::finishTyping()
{
    d->timeline->finishDrag();
    if (!d->hands)
        return;
    d->waitForKeys();
    d->hands->finish();
}

void PreviewWidget::setFolder(const QString &folder)
{
    d->folder = folder;
}

void PreviewWidget::paintPart(const QString &key, const QString &file)
{
    QHash<QString, QString> &textures = d->wishes[d->document].textures;
    if (file.isEmpty())
        textures.remove(key);
    else
        textures.insert(key, file);
    if (d->given && d->document == d->awaited)
        d->prepare();
}

void PreviewWidget::setBackdrop(const QString &file)
{
    auto picture = std::make_shared<QImage>();
    startInBackground(
        this,
        [picture, file] {
            constexpr int MostSide = 4096;
            if (const auto bytes = Bytes::fromFile(file))
                *picture = picture::textureImage(*bytes, file, MostSide);
        },
        [this, picture, file, of = d->document](const QString &trouble) {
            if (of && !d->watched.contains(of))
                return; // it has been closed
            if (!trouble.isEmpty() || picture->isNull()) {
                Q_EMIT said(tr("%1 is no picture that can be read").arg(QFileInfo(file).fileName()));
                return;
            }
            Wishes &wishes = d->wishes[of];
            wishes.backdrop = *picture;
            wishes.isBackdropDark = isDark(*picture);
            d->applyDisplay();
        });
}

void PreviewWidget::Private::prepare()
{
    watcher.cancel();
    isAwaiting = false;
    if (!q->isAvailable() && !partsPanel->isVisibleTo(q) && !uv->isVisibleTo(q)) { // nobody would see it
        if (hands)
            hands->setBusy(false);
        return;
    }
    auto promise = std::make_shared<QPromise<Stage>>(); // shared, because a thread pool copies what it runs
    watcher.setFuture(promise->future());
    isAwaiting = true;
    if (hands)
        hands->setBusy(true);
    promise->start();
    if (!stage.prepared && q->isAvailable())
        showMessage(PreviewWidget::tr("Preparing the model…"));
    startInBackground([promise = std::move(promise), scene = given, streams = givenStreams,
                       textures = wishes[awaited].textures]() mutable {
        Stage ready;
        const QString trouble = troubleOf([&] {
            MeshBuilder builder(withOwnTextures(std::move(scene), textures), std::move(streams),
                                [&promise] { return promise->isCanceled(); });
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
    d->isAwaiting = false;
    d->given.reset();
    d->givenStreams.clear();
    d->litRange = {};
    d->exchange({}, nullptr);
    if (isAvailable())
        d->showMessage(why.isEmpty() ? tr("There is nothing to show in three dimensions.") : why);
}

void PreviewWidget::highlight(StreamId stream, ByteRange range)
{
    d->picture->highlight(stream, range);
    const bool isOld = std::exchange(d->told, {stream, range}) == std::pair(stream, range);
    if ((stream == d->litStream && range == d->litRange) || (isOld && d->litStream >= FirstOtherFile))
        return;
    if (d->hands)
        d->hands->finish(); // it is meant for what was selected
    d->litStream = stream;
    d->litRange = range;
    d->clickedKey = {};
    d->chosen.clear();
    d->isLevelOfSelection = true;
    const Highlight highlight = d->applyHighlight();
    if (highlight.time) // who selects a key sees its moment
        d->timeline->goToOneOf(highlight.clips, *highlight.time);
    if (d->hands)
        d->hands->selectionIsShown();
}

void PreviewWidget::showClip(int clip)
{
    d->wantedClip = clip;
    if (!d->isAwaiting)
        d->showWantedClip();
}

preview::Turntable *PreviewWidget::startTurntable(int count, QObject *parent)
{
    if (!d->view || !d->stage.prepared)
        return nullptr;
    return new Turntable(d->subject(), d->view->size() * d->view->devicePixelRatio(), count, parent);
}

void PreviewWidget::showTrianglesAt(const QString &picture, const QPointF &place)
{
    d->wantedTriangles = {picture, place};
    if (!d->isAwaiting)
        d->showWantedTriangles();
}

void PreviewWidget::takePicture(const std::function<void(const QImage &)> &take)
{
    if (!d->view || !d->stage.prepared)
        return take({});
    auto *picture = new StillPicture(d->subject(), d->view->size() * d->view->devicePixelRatio(), this);
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
    Bounds bounds = d->stage.pose.bounds;
    if (d->toolBar->display().bounds)
        bounds.add(storedExtent(*d->stage.prepared));
    d->view->orbitCamera().fit(bounds);
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

bool PreviewWidget::isCamera(StreamId stream, ByteRange range) const
{
    return d->view && d->cameraWith(stream, range) >= 0;
}

void PreviewWidget::lookThrough(StreamId stream, ByteRange range)
{
    if (const int node = d->cameraWith(stream, range); node >= 0)
        d->lookThroughNode(node);
}

void PreviewWidget::pickAt(const QPointF &at, Qt::KeyboardModifiers modifiers)
{
    if (d->hands && d->hands->isBusy()) // what is there then is meant
        return d->hands->clickLater(at, modifiers);
    if (!d->view || !d->stage.prepared)
        return;
    if (d->hands->tool() == Tool::Measure)
        return d->measureAt(at, true);
    if (!d->chosen.empty()) { // even where the click hits what was among it
        d->chosen.clear();
        d->litRange = {};
        d->applyHighlight();
    }
    if (const auto edge = d->edgeUnder(at, modifiers)) {
        const int mesh = d->stage.prepared->meshes[size_t(edge->mesh)].mesh;
        d->choose(joined({{scene::Pick::Kind::Vertex, mesh, -1, edge->from, 1},
                          {scene::Pick::Kind::Vertex, mesh, -1, edge->to, 1}}));
        return;
    }
    if (const auto bytes = d->bytesAt(at, modifiers))
        Q_EMIT picked(bytes->stream, bytes->range);
}

void PreviewWidget::setNamer(std::function<QString(StreamId, ByteRange)> namer)
{
    d->namer = std::move(namer);
}

/// Panels are where there is more room for them.
bool PreviewWidget::eventFilter(QObject *watched, QEvent *event)
{
    if (watched == d->panels && event->type() == QEvent::Resize) {
        const bool isWide = d->panels->width() * 5 > d->panels->height() * 6;
        d->panels->setOrientation(isWide ? Qt::Horizontal : Qt::Vertical);
    }
    return QWidget::eventFilter(watched, event);
}

/// Esc closes the panel in which the keyboard is.
void PreviewWidget::keyPressEvent(QKeyEvent *event)
{
    const QWidget *focus = focusWidget();
    if (event->key() == Qt::Key_Escape && d->partsPanel->isAncestorOf(focus))
        d->toolBar->switchParts();
    else if (event->key() == Qt::Key_Escape && d->uv->isAncestorOf(focus))
        d->toolBar->switchUv();
    else
        QWidget::keyPressEvent(event);
}

void PreviewWidget::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::PaletteChange)
        d->applyDisplay();
}

} // namespace hexahedron
