#include "app/mainwindow.h"

#include "app/addedanimations.h"
#include "app/bookmarks.h"
#include "app/bookmarkspanel.h"
#include "app/comparedialog.h"
#include "app/documentpage.h"
#include "app/itemcommands.h"
#include "app/limitsdialog.h"
#include "app/messagebar.h"
#include "app/referencepanels.h"
#include "app/selectionhistory.h"
#include "app/statusline.h"
#include "app/welcomepage.h"
#include "core/edit/keptbytes.h"
#include "core/language/listed.h"
#include "core/language/plural.h"
#include "core/schema/schema.h"
#include "core/tree/nearestpath.h"
#include "widgets/hex/gotodialog.h"
#include "widgets/hex/hexview.h"
#include "widgets/icon.h"
#include "widgets/inspector/inspector.h"
#include "widgets/issues/issuespanel.h"
#include "widgets/letterwidth.h"
#include "widgets/plan/plandialog.h"
#include "widgets/plan/repairdialog.h"
#include "widgets/preview/previewwidget.h"
#include "widgets/tree/itemsview.h"

#include <QApplication>
#include <QClipboard>
#include <QDockWidget>
#include <QEventLoop>
#include <QFileInfo>
#include <QKeyEvent>
#include <QMimeData>
#include <QPointer>
#include <QScreen>
#include <QShowEvent>
#include <QStackedWidget>
#include <QStatusBar>
#include <QTabWidget>
#include <QTimer>

#include <algorithm>
#include <array>

namespace hexahedron {

namespace {

constexpr qint64 MostOffered = 500; // paths while one is typed

/// For completing a path that is being typed; long lists are known by their numbers.
QStringList pathsBelow(const Tree &tree, const QString &above)
{
    const std::optional<Item> item = tree.find(above);
    QStringList paths;
    const qint64 rows = item ? qMin(tree.childCount(*item), MostOffered) : 0;
    for (qint64 row = 0; row < rows; ++row)
        paths += tree.path(tree.child(*item, row));
    return paths;
}

} // namespace

MainWindow::MainWindow(QWidget *parent)
    : QMainWindow(parent)
    , m_actions(this)
    , m_byteLook(new ByteLook(&m_settings, this))
{
    setWindowIcon(applicationIcon());
    setAcceptDrops(true);
    build();
    addMenus();
    addToolBar();
    connectActions();
    qApp->installEventFilter(this);
    m_selectionTimer.setSingleShot(true);
    m_selectionTimer.setInterval(0);
    connect(&m_selectionTimer, &QTimer::timeout, this, &MainWindow::showSelection);
    m_previewTimer.setSingleShot(true);
    connect(&m_previewTimer, &QTimer::timeout, this, &MainWindow::showPreview);
    m_resizeTimer.setSingleShot(true);
    m_resizeTimer.setInterval(0);
    connect(&m_resizeTimer, &QTimer::timeout, this, &MainWindow::sizeDocks);
    resize(screen()->availableSize() * 0.85);
    restoreGeometry(m_settings.geometry());
    m_panelLayout = m_settings.layout();
    restoreState(m_panelLayout); // the tool bar
    for (QDockWidget *dock : m_docks) {
        dock->hide();
        dock->toggleViewAction()->setEnabled(false);
    }
    showPage(-1);
}

void MainWindow::showEvent(QShowEvent *event)
{
    QMainWindow::showEvent(event);
    // Only a window that has its size, which the screen may limit, can share it out.
    if (!event->spontaneous() && m_settings.layout().isEmpty()) {
        QTimer::singleShot(0, this, [this] {
            if (m_arePanelsShown)
                arrangeDocks();
        });
    }
}

/// In a small window the docks get small; in a large one they come back.
void MainWindow::resizeEvent(QResizeEvent *event)
{
    QMainWindow::resizeEvent(event);
    if (m_arePanelsShown)
        m_resizeTimer.start();
}

MainWindow::~MainWindow()
{
    m_preview->disconnect(this);       // what is dragged is let go when the keys go
    for (DocumentPage *open : pages()) // as long as there is a window to be told which pane has the keys
        open->closeSecondPane();
}

DocumentPage *MainWindow::page(int index) const
{
    return qobject_cast<DocumentPage *>(m_tabs->widget(index));
}

DocumentPage *MainWindow::tabPage() const
{
    return page(m_tabs->currentIndex());
}

DocumentPage *MainWindow::currentPage() const
{
    return m_beside ? m_beside.data() : tabPage();
}

Session *MainWindow::session() const
{
    const DocumentPage *page = currentPage();
    return page ? page->session() : nullptr;
}

TreeView *MainWindow::currentTree() const
{
    const DocumentPage *page = currentPage();
    return page ? page->tree() : nullptr;
}

Item MainWindow::selectedItem() const
{
    const DocumentPage *page = currentPage();
    return page ? page->selectedItem() : Item{};
}

void MainWindow::showPage(int index)
{
    m_preview->finishTyping(); // for the page that was shown
    for (const DocumentPage *page : pages()) {
        for (const BytePane *pane : page->panes())
            pane->hexView()->finishTyping(); // a dialog had the keys
    }
    DocumentPage *shown = page(index);
    m_center->setCurrentIndex(shown ? 1 : 0);
    // What is not shown needs no room.
    const QSizePolicy::Policy policy = shown ? QSizePolicy::Ignored : QSizePolicy::Preferred;
    m_welcome->setSizePolicy(policy, policy);
    showPanels(shown != nullptr);
    if (!shown)
        m_welcome->setRecentFiles(m_settings.recentFiles());
    if (!shown)
        m_welcome->setFocus();
    m_bookmarks->setPage(shown);
    m_trees->setCurrentWidget(shown ? shown->tree() : m_trees->widget(0));
    m_issueLists->setCurrentWidget(shown ? shown->issues() : m_issueLists->widget(0));
    m_inspector->setSession(shown ? shown->session() : nullptr);
    m_status->showProgress({}, 1);
    showScene();
    if (shown) {
        showTitle(shown);
    } else {
        setWindowTitle(tr("Hexahedron"));
        setWindowModified(false);
        setWindowFilePath({});
    }
    showSelection();
}

void MainWindow::showTitle(DocumentPage *page)
{
    const bool isModified = page->session()->isModified();
    const int index = m_tabs->indexOf(page);
    // No name takes the whole bar: both ends of a long one stay.
    constexpr int WidestTitle = 40; // letters
    const QFontMetrics letters = m_tabs->fontMetrics();
    QString title = letters.elidedText(page->title(), Qt::ElideMiddle, WidestTitle * letterWidth(letters));
    m_tabs->setTabText(index,
                       (isModified ? QStringLiteral("• ") : QString()) + title.replace(u'&', QStringLiteral("&&")));
    m_tabs->setTabToolTip(index, page->session()->document().path());
    if (page == currentPage()) {
        setWindowTitle(QStringLiteral("%1[*] — %2").arg(page->title(), tr("Hexahedron")));
        setWindowModified(isModified);
    }
}

/// Drawing a large model can take longer than everything else together, so the other views are painted first.
void MainWindow::previewLater(bool hasNewScene)
{
    constexpr qint64 LargeFile = 8 << 20;
    constexpr int Pause = 80;
    m_hasNewScene = m_hasNewScene || hasNewScene;
    const bool isLarge = session() && session()->document().bytes().size() > LargeFile;
    m_previewTimer.start(isLarge ? Pause : 0);
}

void MainWindow::showPreview()
{
    const DocumentPage *shown = currentPage();
    if (m_hasNewScene)
        showScene();
    else if (shown && m_scenePage == shown)
        highlightSelection();
}

void MainWindow::highlightSelection()
{
    if (session()->isTrying()) // what is dragged stays in the hand
        return;
    const Selection &selection = *session()->selection();
    m_preview->highlight(selection.stream(), selection.range());
    m_lit = {selection.stream(), selection.range()};
}

void MainWindow::showScene()
{
    m_hasNewScene = false;
    DocumentPage *shown = currentPage();
    if (!shown) {
        m_preview->clear(tr("Nothing is open."));
        m_scenePage = nullptr;
        return;
    }
    const auto scene = shown->animations()->scene();
    const auto tree = shown->animations()->tree();
    if (!scene || scene->isEmpty()) {
        if (m_scenePage != shown || scene)
            m_preview->clear(scene ? tr("There is nothing to see in this file.") : tr("Preparing the model…"));
        m_scenePage = scene ? shown : nullptr;
        return;
    }
    m_scenePage = shown;
    std::vector<Bytes> streams;
    for (StreamId id = 0; id < tree->streamCount(); ++id)
        streams.push_back(tree->bytes(id));
    m_preview->setFolder(QFileInfo(tree->fileName()).absolutePath());
    m_preview->setScene(scene, std::move(streams), shown);
    highlightSelection();
}

void MainWindow::showSelection()
{
    DocumentPage *shown = currentPage();
    m_status->show(shown);
    m_reference->follow(shown);
    if (shown && !shown->session()->isTrying()
        && m_lit != std::pair(shown->session()->selection()->stream(), shown->session()->selection()->range()))
        previewLater(false);
    updateActions();
}

void MainWindow::goTo()
{
    DocumentPage *shown = currentPage();
    if (!shown)
        return;
    Session *open = shown->session();
    const StreamId here = shown->shownStream();
    StreamId there = here;
    const HexView &view = *shown->hexView();
    const ByteRange selected = view.selection();
    GoToDialog dialog({view.cursor(), view.bytes().size(), true, selected,
                       view.bytes().toByteArray({selected.begin, selected.begin + qint64(sizeof(quint64))})},
                      this);
    const Item around = selectedItem();
    dialog.setResolver([open, here, around, &there](const QString &text) -> std::optional<GoToDialog::Place> {
        const std::optional<Item> item = open->isTreeCurrent() ? findNearest(*open->tree(), around, text)
                                                               : std::nullopt;
        if (!item)
            return {};
        there = open->tree()->baseOf(item->stream);
        return GoToDialog::Place(item->range, there != here);
    });
    dialog.setSuggestion([open, around](const QString &text) {
        return open->isTreeCurrent() ? similarPath(*open->tree(), around, text) : QString();
    });
    dialog.setCompletion([open](const QString &above) {
        if (!open->isTreeCurrent())
            return QStringList();
        QStringList paths = pathsBelow(*open->tree(), above);
        if (above.isEmpty())
            paths += structurePaths(*open->tree(), MostOffered);
        paths.removeDuplicates();
        return paths;
    });
    if (dialog.exec() == QDialog::Accepted && dialog.target()) {
        open->selection()->select(dialog.isElsewhere() ? there : here, *dialog.target());
        shown->hexView()->setFocus();
    }
}

MainWindow::Selected MainWindow::selectedNow() const
{
    DocumentPage *shown = currentPage();
    const Selection &selection = *shown->session()->selection();
    return {shown, shown->session()->document().bytes(), selection.stream(), selection.range(), selection.outward()};
}

bool MainWindow::Selected::isSame(const Selected &other) const
{
    return page == other.page && stream == other.stream && range == other.range && outward == other.outward
           && bytes.isSameSnapshot(other.bytes);
}

void MainWindow::selectAbove()
{
    const Item item = selectedItem();
    const Item above = item.isValid() ? session()->tree()->parent(item) : Item();
    if (!above.isValid())
        return;
    const Selected before = selectedNow();
    if (!m_grown.empty() && !m_grown.back().second.isSame(before))
        m_grown.clear();
    currentPage()->select(above);
    m_grown.emplace_back(before, selectedNow());
}

/// Back along the steps up, as long as nothing else was selected since; then on to the first part.
void MainWindow::selectBelow()
{
    if (!m_grown.empty() && m_grown.back().second.isSame(selectedNow())) {
        const Selected before = m_grown.back().first;
        m_grown.pop_back();
        session()->selection()->select(before.stream, before.range, before.outward);
        return;
    }
    m_grown.clear();
    const Item item = selectedItem();
    if (item.isValid() && session()->tree()->childCount(item) > 0)
        currentPage()->select(session()->tree()->child(item, 0));
}

void MainWindow::runTreeCommand(TreeView::Command command, const Item &item, qint64 count)
{
    DocumentPage *shown = currentPage();
    if (!shown)
        return;
    ItemCommands commands(shown->session());
    switch (command) {
    case TreeView::Command::GoToTarget:
    case TreeView::Command::FollowLink:
        commands.goToTarget(item);
        return;
    case TreeView::Command::OpenFile:
        return openNamedFile(item);
    case TreeView::Command::CopyJson:
        return copyJson(item);
    default: // changes the file, or writes what is in it
        break;
    }
    onceTyped([this, shown, command, path = shown->session()->tree()->path(item), count] {
        if (const auto found = shown->session()->tree()->find(path))
            changeItem(shown, command, *found, count);
    });
}

void MainWindow::changeItem(DocumentPage *shown, TreeView::Command command, const Item &item, qint64 count)
{
    ItemCommands commands(shown->session());
    const bool isFrame = item.role == Item::Role::Frame || item.field->isUnknown;
    switch (command) {
    case TreeView::Command::InsertBefore:
        return commands.insertElement(item, ItemCommands::Side::Before);
    case TreeView::Command::InsertAfter:
        return commands.insertElement(item, ItemCommands::Side::After);
    case TreeView::Command::Duplicate:
        if (count > 1)
            return commands.duplicate(item);
        return isFrame ? commands.duplicateFrame(item) : commands.duplicateElement(item);
    case TreeView::Command::Paste:
        return paste(shown, item);
    case TreeView::Command::MoveUp:
        return commands.moveFrame(item, -1);
    case TreeView::Command::MoveDown:
        return commands.moveFrame(item, 1);
    case TreeView::Command::Remove:
        return removeAndSay(shown->session(), [&] {
            if (ItemCommands::isPart(item))
                commands.removePart(item);
            else if (isFrame && count > 1)
                commands.remove(item);
            else
                isFrame ? commands.removeFrame(item) : commands.removeElements(item, count);
        });
    case TreeView::Command::InsertInside:
        return insertMarkup(item, InsertDialog::Kind::Element);
    case TreeView::Command::InsertAttribute:
        return insertMarkup(item, InsertDialog::Kind::Attribute);
    case TreeView::Command::ExportBytes:
        return exportBytes(item);
    default: // done by the tree itself
        return;
    }
}

void MainWindow::paste(DocumentPage *shown, const Item &item)
{
    const QString why = shown->tree()->whyNotPasted(item);
    if (!why.isEmpty())
        return statusBar()->showMessage(why, 10'000);
    const QMimeData *offered = QApplication::clipboard()->mimeData();
    if (const auto copied = hexclipboard::itemsOf(offered))
        ItemCommands(shown->session()).paste(item, *copied, offered->data(hexclipboard::RawType));
}

void MainWindow::removeAndSay(Session *session, const std::function<void()> &remove)
{
    const auto text = [this, session, before = session->document().bytes().size()] {
        const Document &document = session->document();
        const qint64 gone = before - document.bytes().size();
        return gone <= 0
                   ? QString()
                   : tr("%1: the file is %n byte(s) shorter. %2 brings it back.", nullptr, pluralOf(gone))
                         .arg(document.undoTitle(), m_actions.undo->shortcut().toString(QKeySequence::NativeText));
    };
    doAndSay(session, remove, text);
}

void MainWindow::doAndSay(Session *session, const std::function<void()> &task, const std::function<QString()> &say)
{
    const QPointer<QObject> wait = new QObject(session);
    connect(session, &Session::editGivenUp, wait, &QObject::deleteLater);
    connect(session, &Session::bytesChanged, wait, [this, wait, session, say, before = session->document().bytes()] {
        if (session->document().bytes().isSameSnapshot(before)) // only what was tried out is not shown any more
            return;
        wait->deleteLater();
        if (const QString text = say(); !text.isEmpty())
            sayOfStep(session, text);
    });
    task();
    if (wait && !session->isPlanning()) // nothing comes of it, or it is done
        delete wait;
}

/// What is true until the next step, and for who looks at a file in which Undo means that step.
void MainWindow::sayOfStep(Session *session, const QString &text)
{
    constexpr int Shown = 10'000; // ms
    statusBar()->showMessage(text, Shown);
    auto *until = new QObject(session);
    connect(session, &Session::bytesChanged, until, [this, until, text] {
        until->deleteLater();
        if (statusBar()->currentMessage() == text)
            statusBar()->clearMessage();
    });
    connect(m_tabs, &QTabWidget::currentChanged, until, [this, session, text] {
        if (this->session() != session && m_elsewhere.undoable(this->session()) != session
            && statusBar()->currentMessage() == text)
            statusBar()->clearMessage();
    });
}

void MainWindow::insertMarkup(const Item &selected, InsertDialog::Kind kind)
{
    DocumentPage *shown = currentPage();
    const std::shared_ptr<const Tree> tree = shown->session()->tree();
    const Item item = InsertDialog::placeFor(kind, *tree, selected);
    if (!item.isValid())
        return;
    InsertDialog dialog(kind, *tree, item, this);
    if (selected.field->kind == Kind::Element && !(selected == item)) // another one of its kind
        dialog.setLikely(tree->name(selected).section(u'[', 0, 0));
    if (dialog.exec() != QDialog::Accepted || dialog.name().isEmpty() || shown->session()->tree() != tree)
        return;
    ItemCommands commands(shown->session());
    const bool isElement = kind == InsertDialog::Kind::Element;
    const QString path = isElement ? commands.pathOfNewElement(item, dialog.name())
                                   : commands.pathOfNewAttribute(item, dialog.name());
    // When it is there it is what somebody wants to go on with.
    auto *wait = new QObject(shown);
    connect(shown->session(), &Session::treeChanged, wait, [wait, shown, path] {
        wait->deleteLater();
        if (const auto inserted = shown->session()->tree()->find(path))
            shown->select(*inserted);
    });
    connect(shown->session(), &Session::editGivenUp, wait, &QObject::deleteLater);
    if (isElement)
        commands.insertInside(item, dialog.name());
    else
        commands.insertAttribute(item, dialog.name());
}

void MainWindow::repairAll(Session *session, const QStringList &codes)
{
    if (!session->isTreeCurrent())
        return;
    const std::shared_ptr<const Tree> tree = session->tree();
    const bool isPartLost = !currentPage()->bookmarks()->loss().isEmpty();
    RepairDialog dialog(tree, {.codes = codes, .isPartLost = isPartLost}, this);
    dialog.setCanKeep(!session->document().path().isEmpty());
    connect(&dialog, &RepairDialog::compareRequested, this,
            [&](const EditPlan &plan) { CompareDialog(plan, tree, &dialog).exec(); });
    const QPointer<Session> guard(session); // it may be closed meanwhile
    if (dialog.exec() != QDialog::Accepted || !guard)
        return;
    if (!dialog.keepsRemoved() || keepRemoved(currentPage(), dialog.plan(), *tree))
        guard->repairAll(dialog.plan());
}

/// Beside the file, before anything is changed: who cannot keep it does not lose it either.
bool MainWindow::keepRemoved(DocumentPage *page, const EditPlan &plan, const Tree &tree)
{
    if (m_tabs->indexOf(page) < 0) // it has been closed meanwhile
        return false;
    QString error;
    const QStringList files = keepBeside(tree.fileName(), removedBy(plan, tree), &error);
    MessageArea *messages = page->messages();
    if (!error.isEmpty())
        messages->show(QStringLiteral("kept"), Severity::Error,
                       tr("Nothing was changed, because the removed bytes could not be kept: %1").arg(error));
    else if (!files.isEmpty())
        messages->show(QStringLiteral("kept"), Severity::Info,
                       tr("The removed bytes are kept in %1").arg(listed(files)));
    return error.isEmpty();
}

namespace {

/// Keys that type go where they belong; everything else waits no longer, and is not done before the question is answered.
class TypingWatch final : public QObject
{
public:
    explicit TypingWatch(QEventLoop *loop)
        : m_loop(loop)
    {
        constexpr int Pause = 250; // ms
        m_timer.setSingleShot(true);
        m_timer.setInterval(Pause);
        connect(&m_timer, &QTimer::timeout, loop, &QEventLoop::quit);
        m_timer.start();
        qApp->installEventFilter(this);
    }

protected:
    bool eventFilter(QObject *watched, QEvent *event) override
    {
        switch (event->type()) {
        case QEvent::ShortcutOverride:
        case QEvent::KeyPress: {
            const auto *key = static_cast<QKeyEvent *>(event);
            const bool isCommand = key->modifiers() & (Qt::ControlModifier | Qt::AltModifier | Qt::MetaModifier);
            constexpr std::array others{Qt::Key_Escape, Qt::Key_Tab, Qt::Key_Backtab, Qt::Key_Return, Qt::Key_Enter};
            if (isCommand || (key->key() >= Qt::Key_F1 && key->key() <= Qt::Key_F35)
                || std::find(others.begin(), others.end(), key->key()) != others.end())
                break;
            m_timer.start();
            return QObject::eventFilter(watched, event);
        }
        case QEvent::Shortcut:
        case QEvent::MouseButtonPress:
        case QEvent::Close:
        case QEvent::Drop:
            break;
        default:
            return QObject::eventFilter(watched, event);
        }
        m_loop->quit();
        event->ignore();
        return true;
    }

private:
    QEventLoop *m_loop;
    QTimer m_timer;
};

} // namespace

/// Who types on does not look at a question that comes in between, and what is typed into that would be lost.
void MainWindow::waitForPauseInTyping()
{
    QEventLoop loop;
    const TypingWatch watch(&loop);
    loop.exec();
}

bool MainWindow::confirmPlan(DocumentPage *page, EditPlan &plan)
{
    const int index = m_tabs->indexOf(page);
    if (index < 0) // it has been closed meanwhile
        return false;
    const std::vector<BytePane *> panes = page->panes();
    const bool isSeen = std::ranges::any_of(panes, [](const BytePane *pane) { return pane->isVisible(); });
    m_shownToAsk = isSeen ? nullptr : page;
    if (!m_settings.showsSmallPlans() && PlanDialog::isSmall(plan))
        return true;
    if (!isSeen) // nobody can answer about a file that is not seen
        m_tabs->setCurrentIndex(index);
    if ((page->hexView()->isBusy() && page->hexView()->hasFocus()) || isWritingValue())
        waitForPauseInTyping();
    const std::shared_ptr<const Tree> tree = page->session()->tree();
    PlanDialog dialog(plan, tree, this);
    if (m_tabs->count() > 1)
        dialog.setWindowTitle(tr("What Will Change in %1").arg(page->title()));
    dialog.setCanKeep(!page->session()->document().path().isEmpty());
    connect(&dialog, &PlanDialog::compareRequested, this,
            [&](const EditPlan &shown) { CompareDialog(shown, tree, &dialog).exec(); });
    dialog.setAskAgain(m_settings.showsSmallPlans());
    dialog.setOnlyAsked(page->session()->onlyAsked());
    const bool isAccepted = dialog.exec() == QDialog::Accepted
                            && (!dialog.keepsRemoved() || keepRemoved(page, dialog.plan(), *tree));
    if (isAccepted) {
        plan = dialog.plan();
        m_settings.setShowsSmallPlans(dialog.askAgain());
        m_actions.showSmallPlans->setChecked(dialog.askAgain());
    } else {
        ++m_declinedPlans;
    }
    return isAccepted;
}

void MainWindow::chooseLimits()
{
    LimitsDialog dialog(m_settings.limits(), this);
    if (dialog.exec() != QDialog::Accepted)
        return;
    m_settings.setLimits(dialog.limits());
    for (int i = 0; i < m_tabs->count(); ++i)
        page(i)->session()->setLimits(dialog.limits());
}

} // namespace hexahedron
