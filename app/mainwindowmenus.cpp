// Menus, and what the actions do.
#include "app/bytelook.h"
#include "app/colorlegend.h"
#include "app/commandlist.h"
#include "app/documentpage.h"
#include "app/handouts.h"
#include "app/itemcommands.h"
#include "app/mainwindow.h"
#include "app/messagebar.h"
#include "app/otherforms.h"
#include "app/referencepanels.h"
#include "app/selectionhistory.h"
#include "app/statusline.h"
#include "app/teaching.h"
#include "app/tour.h"
#include "app/welcomepage.h"
#include "core/formats/registry.h"
#include "core/language/languages.h"
#include "core/language/listed.h"
#include "core/language/plural.h"
#include "core/report/xmlreport.h"
#include "core/tree/namedfile.h"
#include "translations/translations.h"
#include "widgets/hex/findbar.h"
#include "widgets/hex/hexview.h"
#include "widgets/icon.h"
#include "widgets/issues/issuespanel.h"
#include "widgets/preview/previewwidget.h"

#include <QActionGroup>
#include <QApplication>
#include <QClipboard>
#include <QDir>
#include <QDockWidget>
#include <QFileInfo>
#include <QMenuBar>
#include <QMessageBox>
#include <QStackedWidget>
#include <QStatusBar>
#include <QTabWidget>

#include <algorithm>

namespace hexahedron {

void MainWindow::addMenus()
{
    const Actions &a = m_actions;
    QMenu *file = menuBar()->addMenu(tr("&File"));
    connect(file, &QMenu::aboutToShow, this, &MainWindow::updateSaving); // something may be typed in a cell
    file->addActions({a.newFile, a.open});
    m_recentMenu = file->addMenu(tr("Open &Recent"));
    file->addAction(a.openAs);
    file->addActions({a.openExample, a.unsavedWork});
    file->addSeparator();
    file->addActions({a.save, a.saveAs, a.keepBackup, a.earlierVersions, a.reload});
    file->addSeparator();
    file->addActions({a.addAnimation, a.savePicture, a.saveTurntable});
    file->addSeparator();
    file->addActions({a.exportHandout, a.print});
    file->addSeparator();
    file->addActions({a.exportModel, a.exportXml, a.importXml, a.salvage});
    file->addSeparator();
    file->addActions({a.close, a.closeAll, a.quit});

    QMenu *edit = menuBar()->addMenu(tr("&Edit"));
    edit->addActions({a.undo, a.redo});
    edit->addSeparator();
    edit->addActions({a.cut, a.copy, a.paste});
    edit->setToolTipsVisible(true); // they say why something cannot be done
    connect(edit, &QMenu::aboutToShow, this, &MainWindow::sayWhetherPasted);
    connect(edit, &QMenu::aboutToHide, this, &MainWindow::updateClipboardActions);
    QMenu *bytes = edit->addMenu(tr("&Bytes"));
    fillCopyMenu();
    bytes->addMenu(m_copyAs);
    bytes->addSeparator();
    bytes->addActions({a.insertBytes, a.insertFile, a.fillBytes, a.removeBytes});
    bytes->addSeparator();
    bytes->addActions({a.saveBytes, a.openBytesAs, a.summary});
    bytes->addSeparator();
    bytes->addAction(a.switchPane);
    edit->addActions({a.selectField, a.selectAll, a.copyPath, a.copyOffset});
    edit->addSeparator();
    edit->addActions({a.find, a.findNext, a.findPrevious, a.findAll, a.findInFolder, a.replace, a.strings});
    edit->addSeparator();
    edit->addActions({a.addBookmark, a.selectBetween, a.exportBookmarks});
    edit->addSeparator();
    edit->addActions({a.insertBefore, a.insertAfter, a.duplicateElement, a.removeElement});
    edit->addSeparator();
    edit->addActions({a.insertInside, a.insertAttribute});
    edit->addSeparator();
    edit->addActions({a.computeNormals, a.computeMissingNormals});
    m_chunkMenu = edit->addMenu(tr("Chunk"));
    m_chunkMenu->addActions({a.duplicateFrame, a.removeFrame, a.moveFrameUp, a.moveFrameDown});

    QMenu *view = menuBar()->addMenu(tr("&View"));
    for (QDockWidget *dock : m_docks)
        view->addAction(dock->toggleViewAction());
    view->addSeparator();
    view->addActions({a.filterTree, a.showSigns, a.minimap, a.fitPreview});
    view->addSeparator();
    m_byteLook->addTo(view);
    auto *look = new QMenu(this);
    m_byteLook->addTo(look);
    m_status->setLookMenu(look);
    view->addAction(a.byteLook);
    QMenu *split = view->addMenu(tr("Second B&yte Pane"));
    split->addActions({a.splitBelow, a.splitBeside, a.unsplit});
    split->addSeparator();
    m_besideMenu = split->addMenu(tr("Another &File Beside"));
    connect(m_besideMenu, &QMenu::aboutToShow, this, &MainWindow::fillBesideMenu);
    split->addAction(a.comparePanes);
    view->addActions({a.zoomIn, a.zoomOut, a.zoomReset});
    view->addSeparator();
    addThemeMenu(view->addMenu(tr("&Colours")));
    view->addSeparator();
    view->addActions({a.fullScreen, a.resetLayout});

    QMenu *go = menuBar()->addMenu(tr("&Go"));
    go->addActions({a.goTo, a.followLink, a.goUp, a.goDown});
    go->addSeparator();
    go->addActions({a.back, a.forward});
    go->addSeparator();
    go->addActions({a.nextIssue, a.previousIssue, a.nextHit, a.previousHit, a.nextBookmark, a.previousBookmark});
    go->addActions({a.nextDifference, a.previousDifference});
    go->addSeparator();
    for (QAction *action : m_paneActions)
        go->addAction(action);
    go->addActions({a.nextPane, a.previousPane});
    go->addSeparator();
    go->addActions({a.nextFile, a.previousFile});

    QMenu *tools = menuBar()->addMenu(tr("&Tools"));
    tools->addAction(a.repairAll);
    tools->addAction(a.compareWith);
    tools->addAction(a.showSmallPlans);
    tools->addAction(a.limits);
    addLanguageMenu(tools->addMenu(tr("&Language")));

    QMenu *help = menuBar()->addMenu(tr("&Help"));
    help->addActions({a.reference, a.commands, a.shortcuts, a.colorLegend});
    help->addSeparator();
    help->addActions({a.about, a.aboutQt});
    m_teaching = new Teaching(this, help);
    new Tour(this, m_teaching, help);
    connect(m_welcome, &WelcomePage::lessonsClicked, m_teaching, &Teaching::chooseLesson);
    connect(m_welcome, &WelcomePage::formatClicked, m_teaching, &Teaching::openExample);
    fillRecentMenu();
}

void MainWindow::addThemeMenu(QMenu *menu)
{
    auto *group = new QActionGroup(menu);
    const std::vector<std::pair<Theme, QString>> themes{{Theme::System, tr("As the &System")},
                                                        {Theme::Light, tr("&Light")},
                                                        {Theme::Dark, tr("&Dark")},
                                                        {Theme::HighContrast, tr("High &Contrast")}};
    for (const auto &[theme, name] : themes) {
        QAction *action = menu->addAction(name);
        action->setCheckable(true);
        action->setChecked(m_settings.theme() == theme);
        group->addAction(action);
        connect(action, &QAction::triggered, this, [this, theme = theme] {
            m_settings.setTheme(theme);
            applyTheme(theme);
        });
    }
}

void MainWindow::addLanguageMenu(QMenu *menu)
{
    auto *group = new QActionGroup(menu);
    // Languages are called what they call themselves.
    std::vector<std::pair<QString, QString>> offered{{QString(), tr("As the &System")}};
    for (const Language *language : spokenLanguages())
        offered.emplace_back(QString::fromLatin1(language->code), QString::fromUtf8(language->name));
    for (const auto &[code, name] : offered) {
        QAction *action = menu->addAction(name);
        action->setCheckable(true);
        action->setChecked(m_settings.language() == code);
        group->addAction(action);
        connect(action, &QAction::triggered, this, [this, code = code] { Q_EMIT languageChosen(code); });
    }
}

void MainWindow::fillRecentMenu()
{
    m_recentMenu->clear();
    for (const QString &file : m_settings.recentFiles()) {
        const QString text = QDir::toNativeSeparators(file);
        QAction *action = m_recentMenu->addAction(QString(text).replace(u'&', QStringLiteral("&&")), this,
                                                  [this, file] { open(file); });
        action->setEnabled(QFileInfo::exists(file));
    }
    m_recentMenu->addSeparator();
    m_recentMenu->addAction(tr("&Forget These"), this, [this] {
        m_settings.clearRecentFiles();
        fillRecentMenu();
    });
    m_recentMenu->setEnabled(!m_settings.recentFiles().isEmpty());
}

void MainWindow::connectActions()
{
    connectFileActions();
    connectEditActions();
    connectByteActions();
    connectElementActions();
    connectGoActions();
    connectViewActions();
}

void MainWindow::connectFileActions()
{
    const Actions &a = m_actions;
    connect(a.newFile, &QAction::triggered, this, &MainWindow::makeFile);
    connect(a.open, &QAction::triggered, this, &MainWindow::chooseFiles);
    connect(a.openAs, &QAction::triggered, this, &MainWindow::openAs);
    connect(a.openBytesAs, &QAction::triggered, this, &MainWindow::openBytesAs);
    connect(a.openExample, &QAction::triggered, this, &MainWindow::openExample);
    connect(a.unsavedWork, &QAction::triggered, this, &MainWindow::offerAllUnsavedWork);
    connect(a.save, &QAction::triggered, this, [this] {
        finishTyping();
        updateSaving(); // an answer may have closed the file, or left it as it is on the disk
        if (isToBeSaved())
            save(currentPage(), {});
        tellOfUnsavedElsewhere();
    });
    connect(a.saveAs, &QAction::triggered, this, [this] { saveAs(currentPage()); });
    a.keepBackup->setChecked(m_settings.keepsBackup());
    connect(a.keepBackup, &QAction::toggled, this, [this](bool keep) { m_settings.setKeepsBackup(keep); });
    onAction(a.earlierVersions, [this] { chooseEarlierVersion(); });
    connect(a.reload, &QAction::triggered, this, [this] { readAgain(currentPage()); });
    connectModelActions();
    onAction(a.exportHandout, [this] { exportHandout(); });
    onAction(a.print, [this] { print(); });
    connect(m_handouts, &Handouts::written, this, [this](const QString &path) {
        m_messages->show(QStringLiteral("handout"), Severity::Info, tr("%1 is written.").arg(path));
    });
    connect(m_handouts, &Handouts::failed, this,
            [this](const QString &text) { m_messages->show(QStringLiteral("handout"), Severity::Error, text); });
    onAction(a.exportXml, [this] { exportXml(); });
    connect(a.importXml, &QAction::triggered, this, &MainWindow::importXml);
    onAction(a.salvage, [this] { salvage(); });
    connect(m_otherForms, &OtherForms::failed, this,
            [this](const QString &text) { m_messages->show(QStringLiteral("xml"), Severity::Error, text); });
    connect(m_otherForms, &OtherForms::written, this, [this](const QString &path, const QStringList &remarks) {
        m_messages->show(QStringLiteral("xml"), Severity::Info,
                         (QStringList(tr("%1 is written.").arg(path)) + remarks).join(u'\n'));
    });
    connect(m_otherForms, &OtherForms::notKept, this,
            [this](const QString &xml, const QString &path, const QString &why) {
                MessageBar *bar = m_messages->show(QStringLiteral("xml"), Severity::Warning,
                                                   OtherForms::notKeptText(path, why));
                bar->addButton(tr("Save Anyway"), [this, xml, path] {
                    m_messages->remove(QStringLiteral("xml"));
                    if (mayWrite(path)) // it may have been opened meanwhile
                        m_otherForms->read(xml, path, true);
                });
            });
    connect(m_otherForms, &OtherForms::made, this, [this](const QString &path, const QStringList &remarks) {
        m_messages->remove(QStringLiteral("xml"));
        if (!remarks.isEmpty())
            m_messages->show(QStringLiteral("xml"), Severity::Warning, remarks.join(u'\n'));
        open(path);
    });
    connect(a.close, &QAction::triggered, this, [this] { close(m_tabs->indexOf(currentPage())); });
    connect(a.closeAll, &QAction::triggered, this, [this] {
        while (m_tabs->count() > 0 && close(m_tabs->count() - 1)) { }
    });
    connect(a.quit, &QAction::triggered, this, &QWidget::close);
}

/// For commands that change the file or write what is in it: what is being typed comes before them.
void MainWindow::onAction(QAction *action, const std::function<void()> &change)
{
    connect(action, &QAction::triggered, this, [this, change] { onceTyped(change); });
}

void MainWindow::connectEditActions()
{
    const Actions &a = m_actions;
    onAction(a.undo, [this] { undoOrRedo(true); });
    onAction(a.redo, [this] { undoOrRedo(false); });
    connect(a.copyPath, &QAction::triggered, this, [this] {
        if (const Item item = selectedItem(); item.isValid())
            QApplication::clipboard()->setText(session()->tree()->path(item));
    });
    connect(a.find, &QAction::triggered, this, [this] { currentPage()->findBar()->activate(); });
    connect(a.findNext, &QAction::triggered, this, [this] { findFurther(true); });
    connect(a.findPrevious, &QAction::triggered, this, [this] { findFurther(false); });
    connectSearchActions();
    connectBookmarkActions();
    connect(a.repairAll, &QAction::triggered, this, [this] {
        Session *open = session();
        onceChecked(open, [this, open] {
            if (const QString why = whyNothingIsRepaired(open); !why.isEmpty())
                statusBar()->showMessage(why, 10'000);
            else
                repairAll(open, {});
        });
    });
    a.showSmallPlans->setChecked(m_settings.showsSmallPlans());
    connect(a.showSmallPlans, &QAction::toggled, this, [this](bool shows) { m_settings.setShowsSmallPlans(shows); });
}

void MainWindow::connectElementActions()
{
    const Actions &a = m_actions;
    using Run = void (*)(ItemCommands &, const Item &);
    const std::vector<std::pair<QAction *, Run>> runs{
        {a.insertBefore, [](ItemCommands &c, const Item &i) { c.insertElement(i, ItemCommands::Side::Before); }},
        {a.insertAfter, [](ItemCommands &c, const Item &i) { c.insertElement(i, ItemCommands::Side::After); }},
        {a.duplicateElement, [](ItemCommands &c, const Item &i) { c.duplicate(i); }},
        {a.removeElement, [](ItemCommands &c, const Item &i) { c.remove(i); }},
        {a.duplicateFrame, [](ItemCommands &c, const Item &i) { c.duplicateFrame(i); }},
        {a.removeFrame, [](ItemCommands &c, const Item &i) { c.removeFrame(i); }},
        {a.moveFrameUp, [](ItemCommands &c, const Item &i) { c.moveFrame(i, -1); }},
        {a.moveFrameDown, [](ItemCommands &c, const Item &i) { c.moveFrame(i, 1); }},
    };
    using New = InsertDialog::Kind;
    onAction(a.insertInside, [this] { insertMarkup(selectedItem(), New::Element); });
    onAction(a.insertAttribute, [this] { insertMarkup(selectedItem(), New::Attribute); });
    for (const auto &[action, run] : runs) {
        const bool removes = action == a.removeElement || action == a.removeFrame;
        onAction(action, [this, run = run, removes] {
            ItemCommands commands(session());
            if (removes)
                removeAndSay(session(), [&] { run(commands, selectedItem()); });
            else
                run(commands, selectedItem());
        });
    }
}

void MainWindow::connectGoActions()
{
    const Actions &a = m_actions;
    connect(a.followLink, &QAction::triggered, this, [this] {
        const Item item = selectedItem();
        if (!ItemCommands(session()).goToTarget(item))
            openNamedFile(item);
    });
    connect(a.goTo, &QAction::triggered, this, &MainWindow::goTo);
    connect(a.back, &QAction::triggered, m_history, &SelectionHistory::goBack);
    connect(a.forward, &QAction::triggered, m_history, &SelectionHistory::goForward);
    connect(a.goUp, &QAction::triggered, this, &MainWindow::selectAbove);
    connect(a.goDown, &QAction::triggered, this, &MainWindow::selectBelow);
    const auto goToIssue = [this](int by) {
        if (const DocumentPage *page = currentPage())
            page->issues()->goTo(by);
    };
    connect(a.nextIssue, &QAction::triggered, this, [goToIssue] { goToIssue(1); });
    connect(a.previousIssue, &QAction::triggered, this, [goToIssue] { goToIssue(-1); });
}

void MainWindow::connectViewActions()
{
    const Actions &a = m_actions;
    connect(a.zoomIn, &QAction::triggered, this, [this] { m_byteLook->setZoom(m_byteLook->look().zoom + 1); });
    connect(a.zoomOut, &QAction::triggered, this, [this] { m_byteLook->setZoom(m_byteLook->look().zoom - 1); });
    connect(a.zoomReset, &QAction::triggered, this, [this] { m_byteLook->setZoom(0); });
    connectPaneActions();
    connect(a.byteLook, &QAction::triggered, m_status, &StatusLine::openLookMenu);
    connect(a.fitPreview, &QAction::triggered, m_preview, &PreviewWidget::fitView);
    connect(a.filterTree, &QAction::triggered, this, [this] {
        m_docks.front()->show();
        m_docks.front()->raise();
        if (TreeView *tree = currentTree())
            tree->focusFilter();
    });
    connect(a.limits, &QAction::triggered, this, &MainWindow::chooseLimits);
    a.minimap->setChecked(m_settings.showsMinimap());
    connect(a.minimap, &QAction::toggled, this, [this](bool shows) {
        m_settings.setShowsMinimap(shows);
        for (int i = 0; i < m_tabs->count(); ++i)
            page(i)->setShowsMinimap(shows);
    });
    a.showSigns->setChecked(m_settings.showsSigns());
    connect(a.showSigns, &QAction::toggled, this, [this](bool shows) {
        m_settings.setShowsSigns(shows);
        for (int i = 0; i < m_tabs->count(); ++i)
            page(i)->tree()->setShowsSigns(shows);
    });
    connect(a.resetLayout, &QAction::triggered, this, &MainWindow::resetLayout);
    connect(a.nextPane, &QAction::triggered, this, [this] { goToPane(1); });
    connect(a.previousPane, &QAction::triggered, this, [this] { goToPane(-1); });
    connect(a.nextFile, &QAction::triggered, this, [this] { goToTab(1); });
    connect(a.previousFile, &QAction::triggered, this, [this] { goToTab(-1); });
    connect(a.fullScreen, &QAction::toggled, this, [this](bool full) { full ? showFullScreen() : showNormal(); });
    connect(a.reference, &QAction::triggered, m_reference, &ReferencePanels::openWindow);
    connect(a.commands, &QAction::triggered, this, [this] { listCommands(CommandList::Purpose::Run); });
    connect(a.shortcuts, &QAction::triggered, this, [this] { listCommands(CommandList::Purpose::Keys); });
    connect(a.colorLegend, &QAction::triggered, this,
            [this] { ColorLegend(m_byteLook->look().coloring, this).exec(); });
    connect(a.about, &QAction::triggered, this, &MainWindow::about);
    connect(a.aboutQt, &QAction::triggered, qApp, &QApplication::aboutQt);
    connect(m_status, &StatusLine::modeClicked, this, [this] {
        if (DocumentPage *shown = currentPage())
            shown->hexView()->setOverwriteMode(!shown->hexView()->isOverwriteMode());
    });
    connect(m_status, &StatusLine::paneClicked, m_actions.switchPane, &QAction::trigger);
    connect(m_status, &StatusLine::cancelClicked, this, [this] {
        if (session())
            session()->cancel();
    });
}

/// At once: whoever presses Ctrl+S in a field wants saved what the field has just changed.
void MainWindow::updateSaving()
{
    const auto elsewhere = m_elsewhere.changedFrom(session());
    m_actions.save->setEnabled(isToBeSaved() || std::ranges::any_of(elsewhere, [](const Session *changed) {
                                   return changed->document().isModified();
                               }));
}

bool MainWindow::isToBeSaved() const
{
    const Session *shown = session();
    return shown
           && (shown->document().isModified() || shown->document().path().isEmpty() || shown->isPlanning()
               || m_preview->isTypingValue() || isWritingValue());
}

void MainWindow::updateActions()
{
    const Actions &a = m_actions;
    const DocumentPage *shown = currentPage();
    for (QAction *action :
         {a.save,         a.saveAs,      a.reload,        a.close,        a.closeAll,         a.selectAll,
          a.copyPath,     a.copyOffset,  a.find,          a.findNext,     a.findPrevious,     a.goTo,
          a.goUp,         a.goDown,      a.copyHex,       a.copyText,     a.openAs,           a.compareWith,
          a.byteLook,     a.insertBytes, a.insertFile,    a.summary,      a.removeBytes,      a.selectField,
          a.switchPane,   a.filterTree,  a.fitPreview,    a.nextIssue,    a.previousIssue,    a.nextPane,
          a.previousPane, a.findAll,     a.findInFolder,  a.replace,      a.nextHit,          a.previousHit,
          a.strings,      a.addBookmark, a.selectBetween, a.nextBookmark, a.previousBookmark, a.exportBookmarks,
          a.splitBelow,   a.splitBeside})
        action->setEnabled(shown != nullptr);
    const DocumentPage *host = tabPage();
    a.unsplit->setEnabled(host && host->secondPane());
    a.comparePanes->setEnabled(host && host->secondPage() && host->secondPage() != host);
    for (QAction *action : {a.nextDifference, a.previousDifference})
        action->setEnabled(host && host->comparison());
    for (QAction *action : m_paneActions)
        action->setEnabled(shown != nullptr);
    for (QAction *action : {a.nextFile, a.previousFile})
        action->setEnabled(m_tabs->count() > 1);
    const bool hasSelection = shown && !shown->hexView()->selection().isEmpty();
    for (QAction *action : m_copyAs->actions() + QList{a.fillBytes, a.saveBytes, a.openBytesAs, m_copyAs->menuAction()})
        action->setEnabled(hasSelection);
    const Document *document = shown ? &shown->session()->document() : nullptr;
    updateSaving();
    a.reload->setEnabled(document && !document->path().isEmpty());
    a.earlierVersions->setEnabled(a.reload->isEnabled());
    const auto tree = shown ? shown->session()->tree() : nullptr;
    updateModelActions();
    for (QAction *action : {a.exportHandout, a.print})
        action->setEnabled(tree != nullptr);
    a.exportXml->setEnabled(tree && isKnown(*tree->format()) && hasXmlForm(*tree));
    updateUndo();

    const qint64 bytes = hasSelection ? shown->hexView()->selection().size() : 0;
    a.removeBytes->setText(bytes > 0 ? tr("&Remove %n Selected Byte(s)", nullptr, pluralOf(bytes))
                                     : tr("&Remove the Byte at the Cursor"));

    updateClipboardActions();
    updateElementActions();
    const Session *open = session();
    const auto issues = open ? open->issues() : nullptr;
    // While it is checked nobody knows: a key that comes then waits.
    const QString why = issues ? whyNothingIsRepaired(open) : QString();
    a.repairAll->setEnabled(issues && (open->isChecking() || why.isEmpty()));
    Actions::setTip(a.repairAll, why.isEmpty() ? a.repairAll->whatsThis() : why);
    a.nextIssue->setEnabled(issues && !issues->empty());
    a.previousIssue->setEnabled(a.nextIssue->isEnabled());
    a.back->setEnabled(m_history->canGoBack());
    a.forward->setEnabled(m_history->canGoForward());
}

QString MainWindow::whyNothingIsRepaired(const Session *session)
{
    const auto causes = session->causes();
    return IssuesPanel::whyNothingIsRepaired(session->issues().get(), causes && !causes->all.empty());
}

/// What would be duplicated or removed is named, so that elements, chunks and bytes are not taken for each other.
void MainWindow::updateElementActions()
{
    const Actions &a = m_actions;
    const Item item = selectedItem();
    Session *open = session();
    ItemCommands commands(open);
    const bool isItem = item.isValid();
    a.insertBefore->setEnabled(isItem && commands.canInsertElement(item));
    a.insertAfter->setEnabled(a.insertBefore->isEnabled());
    const auto canTake = [&](InsertDialog::Kind kind) {
        return isItem && InsertDialog::placeFor(kind, *open->tree(), item).isValid();
    };
    a.insertInside->setEnabled(canTake(InsertDialog::Kind::Element));
    a.insertAttribute->setEnabled(canTake(InsertDialog::Kind::Attribute));
    const bool isElement = isItem && commands.canRemoveElement(item);
    const bool isInChunk = isItem && commands.canEditFrame(item);
    const auto named = [](const QString &plain, const QString &text, QString name) {
        return name.isEmpty() ? plain : text.arg(name.replace(u'&', QStringLiteral("&&")));
    };
    const QString chunk = isInChunk ? commands.frameName(item) : QString();
    const qint64 count = isElement ? commands.selectedElements(item) : 1;
    const QString wholeCopied = named(tr("&Duplicate the Chunk"), tr("&Duplicate %1 with All in It"), chunk);
    const QString wholeRemoved = named(tr("Re&move the Chunk"), tr("Re&move %1 with All in It"), chunk);
    a.duplicateFrame->setText(wholeCopied);
    a.removeFrame->setText(wholeRemoved);
    if (isElement) {
        const QString element = commands.elementName(item);
        a.duplicateElement->setText(named({}, tr("&Duplicate Element %1"), element));
        a.removeElement->setText(count > 1 ? tr("Re&move %n Element(s)", nullptr, pluralOf(count))
                                           : named({}, tr("Re&move Element %1"), element));
    } else {
        a.duplicateElement->setText(isInChunk ? wholeCopied : tr("&Duplicate the Element"));
        a.removeElement->setText(isInChunk ? wholeRemoved : tr("Re&move the Element"));
    }
    const bool isPart = ItemCommands::isPart(item);
    const auto run = isItem ? commands.selectedRun() : std::nullopt;
    if (isPart) {
        a.removeElement->setText(named({}, tr("Re&move %1"), open->tree()->name(item)));
    } else if (run) {
        const bool areElements = run->first.role == Item::Role::Element;
        const int many = pluralOf(run->count);
        a.duplicateElement->setText(areElements ? tr("&Duplicate %n Element(s)", nullptr, many)
                                                : tr("&Duplicate %n Chunk(s)", nullptr, many));
        a.removeElement->setText(areElements ? tr("Re&move %n Element(s)", nullptr, many)
                                             : tr("Re&move %n Chunk(s)", nullptr, many));
    }
    a.duplicateElement->setEnabled(isItem && commands.canDuplicate(item));
    a.removeElement->setEnabled(isElement || isInChunk || isPart || run);
    m_chunkMenu->setTitle(named(tr("Chunk"), tr("Chunk %1"), chunk));
    m_chunkMenu->setEnabled(isInChunk);
    // Where the same would be done by the commands above, they are not offered twice. Their keys stay.
    const bool isSame = isInChunk && !isElement && !isPart && !run;
    for (QAction *action : {a.duplicateFrame, a.removeFrame}) {
        if (isSame)
            m_chunkMenu->removeAction(action);
        else
            m_chunkMenu->insertAction(a.moveFrameUp, action);
    }
    for (QAction *action : {a.duplicateFrame, a.removeFrame})
        action->setEnabled(isInChunk);
    a.moveFrameUp->setEnabled(isItem && commands.canMoveFrame(item, -1));
    a.moveFrameDown->setEnabled(isItem && commands.canMoveFrame(item, 1));
    const Item target = isItem ? commands.target(item) : Item();
    a.followLink->setEnabled(target.isValid() || (isItem && !fileNameIn(*open->tree(), item).isEmpty()));
    if (DocumentPage *shown = currentPage())
        shown->setTarget(target.isValid() ? open->tree()->baseOf(target.stream) : NoStream,
                         target.isValid() ? target.range : ByteRange());
}

/// What was chosen is done when the list is gone: it may open a dialog itself.
void MainWindow::listCommands(CommandList::Purpose purpose)
{
    CommandList list(menuBar()->actions(), purpose, this);
    if (list.exec() == QDialog::Accepted && list.chosen())
        list.chosen()->trigger();
}

void MainWindow::about()
{
    QStringList formats;
    for (const Format *format : allFormats())
        formats += QCoreApplication::translate("formats", format->name);
    QMessageBox box(this);
    box.setIconPixmap(applicationIcon().pixmap(64, 64));
    box.setWindowTitle(tr("About Hexahedron"));
    box.setText(tr("<h3>Hexahedron %1</h3><p>Shows what every byte of a 3D file means, says what is wrong with it, and "
                   "changes it "
                   "without breaking the rest.</p>")
                    .arg(QStringLiteral(HEXAHEDRON_VERSION)));
    box.setInformativeText(tr("Formats: %1").arg(listed(formats)));
    box.exec();
}

} // namespace hexahedron
