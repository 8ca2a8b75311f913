#include "widgets/preview/handtools.h"

#include "widgets/preview/dragkeys.h"

#include <QCoreApplication>
#include <QMouseEvent>
#include <QWhatsThis>
#include <QWindow>

#include <algorithm>
#include <array>
#include <memory>
#include <utility>

namespace hexahedron::preview {

namespace {

std::optional<Tool> toolOf(int key)
{
    switch (key) {
    case Qt::Key_Q:
        return Tool::Look;
    case Qt::Key_W:
        return Tool::Move;
    case Qt::Key_E:
        return Tool::Turn;
    case Qt::Key_R:
        return Tool::Resize;
    case Qt::Key_B:
        return Tool::Box;
    case Qt::Key_K:
        return Tool::Lasso;
    case Qt::Key_M:
        return Tool::Measure;
    default:
        return {};
    }
}

/// Others turn the model or open panels, which need not wait.
bool isForTools(int key)
{
    constexpr std::array others{Qt::Key_X,     Qt::Key_Y,     Qt::Key_Z,      Qt::Key_Return, Qt::Key_Enter,
                                Qt::Key_Minus, Qt::Key_Comma, Qt::Key_Period, Qt::Key_Delete, Qt::Key_Backspace};
    return toolOf(key) || (key >= Qt::Key_0 && key <= Qt::Key_9)
           || std::find(others.begin(), others.end(), key) != others.end();
}

} // namespace

HandTools::HandTools(QWindow *window, const OrbitCamera *camera, QObject *parent)
    : QObject(parent)
    , m_window(window)
    , m_camera(camera)
{
    constexpr int Patience = 60'000; // ms; large models take a while
    m_patience.setSingleShot(true);
    m_patience.setInterval(Patience);
    connect(&m_patience, &QTimer::timeout, this, [this] {
        m_isDropped = false;
        setBusy(false);
    });
    constexpr int ClickSelects = 500; // ms; there may be nothing under it
    m_untilSelected.setSingleShot(true);
    m_untilSelected.setInterval(ClickSelects);
    connect(&m_untilSelected, &QTimer::timeout, this, &HandTools::goOn);
    window->installEventFilter(this);
}

void HandTools::setTool(Tool tool)
{
    giveUp();
    m_tool = tool;
    m_gizmo.setTool(tool);
    m_hot = Gizmo::Handle::None;
    Q_EMIT looksOtherwise();
}

void HandTools::setPlace(const std::optional<GizmoPlace> &place)
{
    m_isPlaced = place.has_value();
    m_isDropped = m_isDropped && !m_isPlaced;
    if (place)
        m_gizmo.place(*place);
    const bool isLost = !place && isDragging();
    Q_EMIT looksOtherwise();
    if (!isLost)
        return;
    giveUp();
    Q_EMIT placeLost();
}

void HandTools::giveUp()
{
    m_mouseWaits = false;
    if (!m_region.isEmpty()) {
        m_region.clear();
        Q_EMIT regionDrawn({});
    }
    if (!isDragging())
        return;
    m_gizmo.end();
    m_typed.clear();
    Q_EMIT givenUp();
    Q_EMIT looksOtherwise();
}

void HandTools::finish()
{
    if (isDragging())
        drop();
}

void HandTools::setBusy(bool busy)
{
    m_isBusy = busy;
    if (busy)
        return m_patience.start();
    m_patience.stop();
    goOn();
}

void HandTools::selectionIsShown()
{
    m_untilSelected.stop();
    goOn();
}

void HandTools::goOn()
{
    if (isBusy())
        return;
    Q_EMIT comesToRest();
    // One of them may make it busy again: then the next ones wait.
    for (const std::function<void()> &task : std::exchange(m_waiting, {}))
        task();
    if (m_waiting.empty())
        Q_EMIT settled();
}

void HandTools::later(std::function<void()> task)
{
    constexpr size_t MostWaiting = 200; // as fast as somebody types
    if (m_waiting.size() < MostWaiting)
        m_waiting.push_back(std::move(task));
}

void HandTools::onceAtRest(std::function<void()> task)
{
    if (isBusy())
        later(std::move(task));
    else
        task();
}

void HandTools::clickLater(const QPointF &at, Qt::KeyboardModifiers modifiers)
{
    later([=, this] {
        const QPointF global = m_window->mapToGlobal(at);
        QMouseEvent press(QEvent::MouseButtonPress, at, global, Qt::LeftButton, Qt::LeftButton, modifiers);
        QMouseEvent release(QEvent::MouseButtonRelease, at, global, Qt::LeftButton, Qt::NoButton, modifiers);
        QCoreApplication::sendEvent(m_window, &press);
        QCoreApplication::sendEvent(m_window, &release);
        m_untilSelected.start(); // the keys behind it are for what it selects
    });
}

void HandTools::keepForLater(const QKeyEvent &event)
{
    later([this, kept = std::shared_ptr<QKeyEvent>(event.clone())] {
        kept->ignore();
        QCoreApplication::sendEvent(m_window, kept.get());
    });
}

size_t HandTools::forgetWaitingKeys()
{
    m_mouseWaits = false;
    const size_t count = std::exchange(m_waiting, {}).size();
    Q_EMIT settled();
    return count;
}

void HandTools::goOnWithMouse()
{
    if (!std::exchange(m_mouseWaits, false))
        return;
    Q_EMIT placeWanted();
    if (!m_isPlaced)
        return; // and why has been said
    m_isByKeys = false;
    m_gizmo.begin(*m_camera, m_mouse.handle, m_mouse.pressed);
    m_gizmo.dragTo(*m_camera, m_mouse.moved, m_mouse.snaps);
    Q_EMIT dragged();
    Q_EMIT looksOtherwise();
    if (m_mouse.isReleased)
        drop();
}

void HandTools::beginAnew()
{
    const bool isByMouse = isDragging() && !m_isByKeys;
    if (isDragging() && m_isByKeys) {
        const auto before = std::exchange(m_waiting, {});
        keepForLater(QKeyEvent(QEvent::KeyPress, m_axisKey, Qt::NoModifier));
        for (const QChar c : m_typed) {
            const int key = c == u'-'   ? int(Qt::Key_Minus)
                            : c == u'.' ? int(Qt::Key_Period)
                                        : Qt::Key_0 + c.digitValue();
            keepForLater(QKeyEvent(QEvent::KeyPress, key, Qt::NoModifier));
        }
        m_waiting.insert(m_waiting.end(), before.begin(), before.end());
    }
    giveUp();
    if (!isByMouse)
        return;
    m_mouseWaits = true;
    m_mouse.isReleased = false;
    m_waiting.insert(m_waiting.begin(), [this] { goOnWithMouse(); });
}

void HandTools::drop()
{
    if (m_gizmo.isNothing()) {
        bool isNumber = false;
        m_typed.toDouble(&isNumber);
        const bool isLeftEmpty = m_isByKeys && m_wasTyped && !isNumber;
        giveUp();
        if (isLeftEmpty)
            Q_EMIT leftEmpty();
        return;
    }
    m_isDropped = true;
    Q_EMIT dropped();
    m_gizmo.end();
    m_isPlaced = false; // until it is known where that is now
    m_typed.clear();
    if (!isBusy()) // a question was asked and answered with no meanwhile
        Q_EMIT comesToRest();
    Q_EMIT looksOtherwise();
}

bool HandTools::eventFilter(QObject *watched, QEvent *event)
{
    switch (event->type()) {
    case QEvent::MouseButtonPress:
        if (QWhatsThis::inWhatsThisMode() || !press(*static_cast<QMouseEvent *>(event)))
            return false;
        static_cast<QWindow *>(watched)->requestActivate(); // so that the keys come here
        return true;
    case QEvent::MouseMove:
        return move(*static_cast<QMouseEvent *>(event));
    case QEvent::MouseButtonRelease:
        return release(*static_cast<QMouseEvent *>(event));
    case QEvent::ShortcutOverride: {
        event->setAccepted(isOwn(*static_cast<QKeyEvent *>(event)));
        return event->isAccepted();
    }
    case QEvent::FocusOut: // as a number that was typed anywhere else
        if (m_isByKeys)
            finish();
        return false;
    case QEvent::KeyPress:
        return key(*static_cast<QKeyEvent *>(event));
    default:
        return QObject::eventFilter(watched, event);
    }
}

bool HandTools::press(const QMouseEvent &event)
{
    if (m_mouseWaits)
        return true;
    if (isDragging()) { // by keys: a click is as good as Enter
        if (m_isByKeys && event.button() == Qt::LeftButton)
            drop();
        return true;
    }
    if (event.button() != Qt::LeftButton)
        return false;
    if (m_tool == Tool::Box || m_tool == Tool::Lasso) {
        m_region = {event.position()};
        return true;
    }
    const Gizmo::Handle handle = hasGizmo() ? m_gizmo.handleAt(*m_camera, event.position()) : Gizmo::Handle::None;
    if (handle == Gizmo::Handle::None)
        return false;
    m_isByKeys = false;
    m_typed.clear();
    m_mouse = {.handle = handle, .pressed = event.position(), .moved = event.position()};
    m_gizmo.begin(*m_camera, handle, event.position());
    Q_EMIT looksOtherwise();
    return true;
}

bool HandTools::move(const QMouseEvent &event)
{
    if (!m_region.isEmpty()) {
        const QPointF from = m_region.front(), to = event.position();
        if (m_tool == Tool::Box)
            m_region = QPolygonF({from, {to.x(), from.y()}, to, {from.x(), to.y()}});
        else
            m_region += to;
        Q_EMIT regionDrawn(m_region);
        return true;
    }
    if (m_mouseWaits || (isDragging() && !m_isByKeys)) {
        m_mouse.moved = event.position();
        m_mouse.snaps = event.modifiers().testFlag(Qt::ControlModifier);
    }
    if (m_mouseWaits)
        return true;
    if (isDragging()) {
        if (!m_isByKeys) {
            m_gizmo.dragTo(*m_camera, m_mouse.moved, m_mouse.snaps);
            Q_EMIT dragged();
        }
        return true;
    }
    if (!hasGizmo() || event.buttons() != Qt::NoButton)
        return false;
    const Gizmo::Handle under = m_gizmo.handleAt(*m_camera, event.position());
    if (std::exchange(m_hot, under) != under)
        Q_EMIT looksOtherwise();
    return false;
}

bool HandTools::release(const QMouseEvent &event)
{
    if (!m_region.isEmpty() && event.button() == Qt::LeftButton) {
        const QPolygonF region = std::exchange(m_region, {});
        Q_EMIT regionDrawn({});
        Q_EMIT regionChosen(region, event.modifiers().testFlag(Qt::ShiftModifier));
        return true;
    }
    if (m_mouseWaits) {
        m_mouse.isReleased = m_mouse.isReleased || event.button() == Qt::LeftButton;
        return true;
    }
    if (!isDragging())
        return false;
    if (!m_isByKeys && event.button() == Qt::LeftButton)
        drop();
    return true;
}

/// As if an axis was taken hold of at its end, and not moved.
void HandTools::beginByKey(Gizmo::Handle handle)
{
    m_isByKeys = true;
    m_axisKey = handle == Gizmo::Handle::X ? Qt::Key_X : handle == Gizmo::Handle::Y ? Qt::Key_Y : Qt::Key_Z;
    m_typed.clear();
    m_wasTyped = false;
    m_gizmo.begin(*m_camera, handle, m_gizmo.pixelOf(*m_camera, handle));
    Q_EMIT dragged();
    Q_EMIT looksOtherwise();
}

/// Whether a key is for what is dragged now, or what it is to be dragged next.
bool HandTools::isOwn(const QKeyEvent &event) const
{
    const DragKey meaning = dragKeyOf(event);
    if (isDragging() || !m_region.isEmpty())
        return meaning == DragKey::TakesBack || meaning == DragKey::Plain;
    return isBusy()
           && (meaning == DragKey::TakesBack || meaning == DragKey::Redoes
               || (meaning == DragKey::Plain && isForTools(event.key())));
}

bool HandTools::dragKey(const QKeyEvent &event)
{
    constexpr qsizetype MostTyped = 32; // more digits than a number has
    using enum Gizmo::Handle;
    const int key = event.key();
    if (!isOwn(event))
        return false;
    if (dragKeyOf(event) == DragKey::TakesBack) {
        giveUp();
        return true;
    }
    if (key == Qt::Key_Return || key == Qt::Key_Enter) {
        drop();
        return true;
    }
    if (key == Qt::Key_X || key == Qt::Key_Y || key == Qt::Key_Z) {
        if (!m_typed.isEmpty() && key != m_axisKey) { // a number for another axis: the one before is a step of its own
            finish();
            return this->key(event);
        }
        beginByKey(key == Qt::Key_X ? X : key == Qt::Key_Y ? Y : Z);
        return true;
    }
    if (toolOf(key)) { // another one, or the same once more: what was typed so far is a step of its own
        finish();
        return this->key(event);
    }
    if (key == Qt::Key_Backspace)
        m_typed.chop(1);
    else if (key == Qt::Key_Minus)
        m_typed = m_typed.startsWith(u'-') ? m_typed.mid(1) : u'-' + m_typed;
    else if ((key == Qt::Key_Period || key == Qt::Key_Comma) && !m_typed.contains(u'.'))
        m_typed += u'.';
    else if (key >= Qt::Key_0 && key <= Qt::Key_9 && m_typed.size() < MostTyped)
        m_typed += QChar(u'0' + key - Qt::Key_0);
    else
        return true; // nothing else happens meanwhile
    m_wasTyped = m_wasTyped || !m_typed.isEmpty();
    bool isNumber = false;
    const double number = m_typed.toDouble(&isNumber);
    m_gizmo.setTyped(isNumber ? std::optional(number) : std::nullopt);
    Q_EMIT dragged();
    return true;
}

bool HandTools::key(const QKeyEvent &event)
{
    using enum Gizmo::Handle;
    if (isDragging())
        return dragKey(event);
    if (isBusy() && isOwn(event)) {
        keepForLater(event);
        return true;
    }
    if (event.matches(QKeySequence::Undo)) {
        Q_EMIT undoWanted();
        return true;
    }
    if (dragKeyOf(event) == DragKey::Redoes) {
        Q_EMIT redoWanted();
        return true;
    }
    if (!m_region.isEmpty() && event.key() == Qt::Key_Escape) {
        giveUp();
        return true;
    }
    if ((event.modifiers() & ~Qt::KeypadModifier) != Qt::NoModifier)
        return false;
    if (const auto tool = toolOf(event.key())) {
        Q_EMIT toolWanted(*tool);
        return true;
    }
    switch (event.key()) {
    case Qt::Key_Delete:
        Q_EMIT removeWanted();
        return true;
    case Qt::Key_Escape:
        if (m_tool == Tool::Look)
            return false;
        Q_EMIT toolWanted(Tool::Look);
        return true;
    case Qt::Key_X:
    case Qt::Key_Y:
    case Qt::Key_Z:
        if (!isShaping(m_tool))
            return false;
        if (m_isDropped && !m_isPlaced) { // a plan was answered just now: the model is still that of before
            setBusy(true);
            keepForLater(event);
            return true;
        }
        Q_EMIT placeWanted();
        if (m_isPlaced)
            beginByKey(event.key() == Qt::Key_X ? X : event.key() == Qt::Key_Y ? Y : Z);
        return true;
    default:
        return false;
    }
}

} // namespace hexahedron::preview
