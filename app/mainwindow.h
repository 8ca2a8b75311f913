#pragma once

#include "app/actions.h"
#include "app/bytelook.h"
#include "app/commandlist.h"
#include "app/settings.h"
#include "app/stepselsewhere.h"
#include "core/edit/journal.h"
#include "core/edit/normals.h"
#include "core/find/searchterms.h"
#include "widgets/session/session.h"
#include "widgets/tree/insertdialog.h"
#include "widgets/tree/treeview.h"

#include <QMainWindow>
#include <QPointer>
#include <QTimer>

#include <atomic>
#include <map>
#include <optional>
#include <span>

class QDockWidget;
class QDropEvent;
class QKeyEvent;
class QLineEdit;
class QMenu;
class QStackedWidget;
class QTabWidget;

namespace hexahedron {

class BytePane;
class DocumentPage;
class BookmarksPanel;
class Handouts;
class HitsPanel;
class Inspector;
class IssuesPanel;
class MessageArea;
class OtherForms;
class PreviewWidget;
class RecoveryBar;
class ReferencePanels;
class SelectionHistory;
class StatusLine;
struct SceneChange;
class Teaching;
class WelcomePage;

/// The window: tabs of open files in the middle, what is known of the current one around it.
class MainWindow : public QMainWindow
{
    Q_OBJECT

public:
    explicit MainWindow(QWidget *parent = nullptr);
    ~MainWindow() override;

    /// Opens a file in a tab of its own, or goes to the tab that has it.
    bool open(const QString &path) { return openAll({path}); }
    /// Several of them. False, with one message that names all, when some cannot be opened.
    bool openAll(const QStringList &paths);
    void openExample();
    /// Before another window takes over: what is typed or being written comes to its end, and the layout is kept.
    /// False when that does not end, because somebody did not want to wait.
    bool prepareToGo();
    /// The open files of another window with all that can be undone, what is selected, and the lesson. That one is to be deleted.
    void takeOver(MainWindow &other);
    /// Offers what was not saved when the program last ended, unless the user has put that off.
    void offerUnsavedWork();

    /// The file that panels and commands are about: that of the tab, or the one beside it while it has the keys.
    DocumentPage *currentPage() const;
    Session *session() const; ///< null when nothing is open
    TreeView *currentTree() const;
    Inspector *inspector() const { return m_inspector; }
    PreviewWidget *preview() const { return m_preview; }
    MessageArea *messages() const { return m_messages; }
    ReferencePanels *reference() const { return m_reference; }
    BookmarksPanel *bookmarksPanel() const { return m_bookmarks; }
    HitsPanel *hitsPanel() const { return m_hits; }
    OtherForms *otherForms() const { return m_otherForms; }
    Handouts *handouts() const { return m_handouts; }
    const Actions &actions() const { return m_actions; }

    QSize sizeHint() const override { return {1400, 900}; }

Q_SIGNALS:
    /// "de"; empty for that of the system.
    void languageChosen(const QString &code);

protected:
    bool event(QEvent *event) override;
    void closeEvent(QCloseEvent *event) override;
    void showEvent(QShowEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    // mainwindowlayout.cpp
    void build();
    void addDocks();
    QDockWidget *addDock(const QString &name, const QString &title, QWidget *content, Qt::DockWidgetArea area);
    void arrangeDocks();
    void showPanels(bool show);
    void sizeDocks();
    std::vector<QSize> dockSizes() const;
    void resetLayout();
    void addToolBar();
    // mainwindowmenus.cpp
    void connectActions();
    void connectFileActions();
    void connectEditActions();
    void onAction(QAction *action, const std::function<void()> &change);
    void connectElementActions();
    void connectGoActions();
    void connectViewActions();
    void addMenus();
    void addThemeMenu(QMenu *menu);
    void addLanguageMenu(QMenu *menu);
    void connectByteActions();
    void fillCopyMenu();
    void followKeysTo(const QWidget *pane);
    void updateClipboardActions();
    void sayWhetherPasted();
    void showByteMenu(const QPoint &place);
    void updateElementActions();
    void fillRecentMenu();
    void updateActions();
    void updateSaving();
    bool isToBeSaved() const; ///< the present file
    void tellOfUnsavedElsewhere();
    bool isUnsavedElsewhere(const DocumentPage *shown, const DocumentPage *other) const;
    void about();
    void listCommands(CommandList::Purpose purpose);
    // mainwindowpanes.cpp
    void connectPaneActions();
    void connectPane(DocumentPage *page, BytePane *pane);
    void split(DocumentPage *shown, Qt::Orientation orientation);
    void fillBesideMenu();
    void restoreSecondPane(DocumentPage *page);
    void comparePanes();
    void compareWith();
    void goToDifference(int by);
    void goToBytes();
    void setAddressBase(ByteLook::Base base);
    void goToFile(DocumentPage *page);
    // mainwindowfiles.cpp
    enum class PagePlace { InFront, Behind };
    void addPage(DocumentPage *added, PagePlace place = PagePlace::InFront);
    void connectPage(DocumentPage *page);
    int tabOf(const QString &path) const;
    bool openOne(const QString &path, QString *error);
    void chooseFiles();
    void openAs();
    void openBytesAs();
    void makeFile();
    void openNamedFile(const Item &item);
    void openFromHere(const QString &path);
    bool close(int index);
    void exportBytes(const Item &item);
    void exportHandout();
    void print();
    void exportXml();
    void importXml();
    bool takeDrop(const QObject *place, QDropEvent *event);
    // mainwindowmodels.cpp
    void connectModelActions();
    void connectAnimations(DocumentPage *page);
    void updateModelActions();
    void offerNormals(DocumentPage *page);
    void onceDrawn(const std::function<void()> &task);
    void computeNormals(NormalsOf which);
    void addModelCommands(QMenu *menu, const Item &item);
    void addPictureCommands(QMenu *menu, const QPointF &place);
    void addAnimation();
    bool isDropOnModel(const QObject *place) const;
    void exportModel();
    void savePicture();
    void saveTurntable();
    /// Not a file that is open here: then it says so.
    bool mayWrite(const QString &path, const DocumentPage *own = nullptr);
    QString newPath(const QString &title, const QString &name, const QStringList &kinds);
    // mainwindowotherfiles.cpp
    OpenFiles openFiles() const;
    void fileStateChanged(DocumentPage *page);
    void forgetFile(DocumentPage *page);
    void showInModels(const QString &path);
    DocumentPage *openBehind(const QString &path, const Bytes &seen, QString *error);
    void tryChange(const SceneChange &change, const Bytes &seen);
    void endTrial();
    void changeModel(const SceneChange &change, const Bytes &seen);
    void backToModel(QPointer<DocumentPage> model, Session *session, const Bytes &before);
    void changeOtherFile(const SceneChange &change, const Bytes &seen);
    void pickElsewhere(const QString &file, const QString &holder, ByteRange range, bool isWanted);
    void undoOrRedo(bool isUndo);
    void updateUndo();
    // mainwindowsearch.cpp
    void buildSearch();
    void connectSearch(DocumentPage *page, TreeView *tree);
    void connectSearchActions();
    void connectBookmarkActions();
    void exportBookmarks();
    void listHits(DocumentPage *page, const SearchTerms &terms, SearchScope scope);
    void replaceHits(DocumentPage *page, const SearchTerms &terms, SearchScope scope, const QString &by);
    /// All matches in several files, one after the other.
    struct Replacing
    {
        QList<QPointer<DocumentPage>> files; ///< that are still to come
        bool isInAll = false;                ///< of the files that are open
        std::function<void(Planner &)> replace;
        std::shared_ptr<std::atomic<qint64>> count = std::make_shared<std::atomic<qint64>>(0); ///< in the present one
        std::vector<std::pair<QPointer<DocumentPage>, qint64>> done; ///< files that were changed, how often
        bool isCancelled = false;
    };
    void replaceInEach(Replacing replacing);
    void sayReplaced(const Replacing &replacing);
    void showHit(DocumentPage *page, StreamId stream, ByteRange range);
    void sayWhetherHitsHold(DocumentPage *page, bool doHold);
    void showHitInFile(const QString &path, const QString &streamPath, ByteRange range, bool opens);
    std::vector<DocumentPage *> pages() const;
    // mainwindowsalvage.cpp
    void salvage();
    // mainwindowsaving.cpp
    void save(DocumentPage *page, const QString &path, Document::SaveOptions options = {});
    void write(DocumentPage *page, const QString &path, Document::SaveOptions options);
    void saveAs(DocumentPage *page, const Document::SaveOptions &options = {});
    bool asksOfOtherNames(DocumentPage *page, const QString &path, const Document::SaveOptions &options);
    QString likelyPath(const DocumentPage *page) const;
    void saved(DocumentPage *page, const QString &path, const Document::SaveOptions &options,
               const Document::SaveOutcome &outcome);
    void waitWhile(Session *session, bool (Session::*isBusy)() const, const QString &what);
    void finishTyping();
    const QLineEdit *typedLine() const;
    QString heldTyping() const;
    bool isHeldByTyping(const QString &say);
    void sayWhileHeld(const QString &text);
    bool settlesTyping(DocumentPage *page, const QString &say);
    bool takesTyping(Session *session);
    void onceTyped(const std::function<void()> &task);
    void onceWritten(Session *session, DocumentPage *shown, const std::function<void()> &task);
    void onceChecked(Session *session, const std::function<void()> &task);
    void repair(Session *session, const Issue &issue);
    QWidget *widgetWithKeys() const;
    bool isWritingValue() const;
    bool isTypingValue() const;
    bool waitForSaving(DocumentPage *page);
    bool mayLose(DocumentPage *page, std::span<DocumentPage *const> others = {});
    bool mayLoseChanges(DocumentPage *page, std::span<DocumentPage *const> others);
    bool mayLoseReplaced(DocumentPage *page);
    bool mayLoseBookmarks(DocumentPage *page);
    int askToSave(const DocumentPage *page, const QStringList &others);
    void readAgain(DocumentPage *page);
    void fileChangedOnDisk(DocumentPage *page);
    void modifiedChanged(DocumentPage *page);
    void askWhichVersion(DocumentPage *page);
    void compareWithDisk(DocumentPage *page);
    void chooseEarlierVersion();

    // mainwindowrecovery.cpp
    void offerAllUnsavedWork();
    void offerUnsavedWorkOn(const QString &path);
    void warnOfOtherWindow(const FoundJournal &journal);
    bool offer(const FoundJournal &journal);
    void putOffUnsavedWork();
    void answered(const QString &journalPath);
    void lookAt(const FoundJournal &journal);
    void restore(const FoundJournal &journal);
    void addProposed(const Bytes &bytes, const QString &path);
    void restoreAside(const FoundJournal &journal, const Bytes &base);

    DocumentPage *page(int index) const;
    DocumentPage *tabPage() const;
    void showPage(int index);
    void previewLater(bool hasNewScene);
    void showPreview();
    void showScene();
    void highlightSelection();
    void showSelection();
    void showTitle(DocumentPage *page);
    void goTo();
    void selectAbove();
    void selectBelow();
    void runTreeCommand(TreeView::Command command, const Item &item, qint64 count);
    void changeItem(DocumentPage *shown, TreeView::Command command, const Item &item, qint64 count);
    void paste(DocumentPage *shown, const Item &item);
    void insertMarkup(const Item &selected, InsertDialog::Kind kind);
    static QString whyNothingIsRepaired(const Session *session);
    void repairAll(Session *session, const QStringList &codes);
    bool confirmPlan(DocumentPage *page, EditPlan &plan);
    void waitForPauseInTyping();
    bool keepRemoved(DocumentPage *page, const EditPlan &plan, const Tree &tree);
    Item selectedItem() const;
    void chooseLimits();
    std::vector<QWidget *> panes() const;
    void goToPane(int by);
    void goToDock(QDockWidget *dock);
    void goToTab(int by);
    bool staysInFront();
    void findFurther(bool forward);
    void insertBytes();
    void copyOffset();
    void selectBetweenBookmarks();
    void insertFile();
    void fillBytes();
    void saveBytes();
    void copyMeaning();
    void writeBytes(const Bytes &bytes, const QString &path);
    void showSummary();
    void copyJson(const Item &item);
    /// Says in the status bar what is gone: a key has no label that says how much it takes.
    void removeAndSay(Session *session, const std::function<void()> &remove);
    /// Says it in the status bar when the bytes are others, until they are others again.
    void doAndSay(Session *session, const std::function<void()> &task, const std::function<QString()> &say);
    void sayOfStep(Session *session, const QString &text);
    bool isWindowKey(const QKeyEvent &event, const QWidget *focus) const;

    Settings m_settings;
    int m_declinedPlans = 0;
    QString m_toldTyped;              ///< what is not written, and was said to be so
    QPointer<QObject> m_untilWritten; ///< while that is said
    std::optional<int> m_answerToAll; ///< what becomes of all files that are changed, while the window closes
    Actions m_actions;
    ByteLook *m_byteLook;
    QStackedWidget *m_center = nullptr;
    WelcomePage *m_welcome = nullptr;
    MessageArea *m_messages = nullptr;
    OtherForms *m_otherForms = nullptr;
    Handouts *m_handouts = nullptr;
    RecoveryBar *m_recovery = nullptr;         ///< while something is offered
    std::map<QString, JournalClaim> m_offered; ///< so that no other window offers it
    QTabWidget *m_tabs = nullptr;
    QStackedWidget *m_trees = nullptr;
    QStackedWidget *m_issueLists = nullptr;
    Inspector *m_inspector = nullptr;
    PreviewWidget *m_preview = nullptr;
    ReferencePanels *m_reference = nullptr;
    Teaching *m_teaching = nullptr;
    StatusLine *m_status = nullptr;
    SelectionHistory *m_history = nullptr;
    std::vector<QDockWidget *> m_docks;
    QDockWidget *m_referenceDock = nullptr;
    QDockWidget *m_hitsDock = nullptr;
    HitsPanel *m_hits = nullptr;
    QString m_searchedFolder;
    QDockWidget *m_bookmarksDock = nullptr;
    BookmarksPanel *m_bookmarks = nullptr;
    std::vector<QSize> m_ownSizes;     ///< of the docks, as somebody has drawn them; empty: nobody has
    std::vector<QSize> m_pressedSizes; ///< when the mouse button went down
    QTimer m_resizeTimer;
    std::vector<QAction *> m_paneActions; ///< that go to a pane: the first docks, the bytes, the reference
    QMenu *m_chunkMenu = nullptr;
    QByteArray m_panelLayout; ///< of the panels while they are hidden because nothing is open
    bool m_arePanelsShown = false;
    QMenu *m_recentMenu = nullptr;
    QMenu *m_besideMenu = nullptr;   ///< of other open files
    QPointer<DocumentPage> m_beside; ///< has the keys, but stands in the tab of another file
    QMenu *m_copyAs = nullptr;       ///< forms in which bytes are copied
    bool m_isTreeMeant = false;      ///< by Cut, Copy and Paste of the menus: it had the keys last
    QTimer m_selectionTimer;         ///< so that many changes in a row are shown once
    QTimer m_previewTimer;
    DocumentPage *m_scenePage = nullptr;
    struct Selected ///< what is selected, and in which bytes
    {
        DocumentPage *page = nullptr;
        Bytes bytes;
        StreamId stream = 0;
        ByteRange range;
        int outward = 0;

        bool isSame(const Selected &other) const;
    };
    Selected selectedNow() const;
    std::vector<std::pair<Selected, Selected>> m_grown; ///< each step up, from what to what
    bool m_isRestoringPane = false;
    struct FileState ///< of an open file: what models show of it
    {
        QString named; ///< as the document has it
        QString path;  ///< canonical
        Bytes bytes;
    };
    std::map<DocumentPage *, FileState> m_fileStates;
    StepsElsewhere m_elsewhere;
    QPointer<DocumentPage> m_shownToAsk;  ///< the last question was about it, though another one was shown
    QPointer<Session> m_tried;            ///< shows something that is being dragged
    std::pair<StreamId, ByteRange> m_lit; ///< what the preview shows as selected
    bool m_hasNewScene = false;           ///< that the preview does not show yet
};

} // namespace hexahedron
