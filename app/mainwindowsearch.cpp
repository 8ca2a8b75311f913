// Lists of what was found, and replacing it.
#include "app/bookmarks.h"
#include "app/bookmarkspanel.h"
#include "app/documentpage.h"
#include "app/hitspanel.h"
#include "app/mainwindow.h"
#include "app/messagebar.h"
#include "core/bytes/search.h"
#include "core/edit/planner.h"
#include "core/find/bytesearch.h"
#include "core/language/listed.h"
#include "core/language/plural.h"
#include "widgets/hex/findbar.h"
#include "widgets/hex/hexview.h"

#include <QDockWidget>
#include <QFileDialog>
#include <QFileInfo>
#include <QStatusBar>
#include <QTabWidget>

namespace hexahedron {

void MainWindow::buildSearch()
{
    m_hits = new HitsPanel;
    m_bookmarks = new BookmarksPanel;
    connect(m_bookmarks, &BookmarksPanel::exportRequested, this, &MainWindow::exportBookmarks);
    connect(m_hits, &HitsPanel::hitChosen, this, &MainWindow::showHit);
    connect(m_hits, &HitsPanel::hitInFileChosen, this, &MainWindow::showHitInFile);
    connect(m_hits, &HitsPanel::hitActivated, this, [this] {
        if (DocumentPage *shown = currentPage())
            shown->hexView()->setFocus(Qt::OtherFocusReason);
    });
    connect(m_hits, &HitsPanel::hitsChanged, this, [this] {
        const Hits &hits = m_hits->hits();
        for (DocumentPage *page : pages()) {
            const auto file = std::find_if(hits.files.begin(), hits.files.end(),
                                           [page](const HitFile &one) { return one.page == page; });
            const bool isSearched = file != hits.files.end() && hits.marks.size() == hits.files.size();
            page->setHits(isSearched ? hits.marks[size_t(file - hits.files.begin())] : StreamRanges());
            if (isSearched)
                page->findBar()->showMessage(m_hits->message());
        }
    });
}

void MainWindow::connectSearch(DocumentPage *page, TreeView *tree)
{
    FindBar *bar = page->findBar();
    connect(bar, &FindBar::findAllRequested, this,
            [this, page](const SearchTerms &terms, SearchScope scope) { listHits(page, terms, scope); });
    connect(bar, &FindBar::replaceAllRequested, this,
            [this, page](const SearchTerms &terms, SearchScope scope, const QString &by) {
                onceTyped([=, this] { replaceHits(page, terms, scope, by); });
            });
    connect(bar, &FindBar::replaceRequested, this,
            [this, page](const SearchTerms &, ByteRange match, const QByteArray &bytes) {
                onceTyped([=, this, seen = page->hexView()->bytes().toByteArray(match)] {
                    const Bytes &now = page->hexView()->bytes();
                    if (match.end > now.size() || now.toByteArray(match) != seen)
                        return page->findBar()->showMessage(tr("What you typed has moved this match: find it again."));
                    page->session()->edit(tr("Replace a match"), [=, stream = page->shownStream()](Planner &planner) {
                        planner.splice(stream, match, Bytes(bytes));
                    });
                });
            });
    connect(tree, &TreeView::listRequested, this, [this, page](const QString &query) {
        SearchTerms terms;
        terms.kind = SearchTerms::Kind::Structure;
        terms.text = query;
        listHits(page, terms, SearchScope::File);
    });
    connect(page->bookmarks(), &Bookmarks::failed, this, [page](const QString &reason) {
        page->messages()->show(QStringLiteral("bookmarks"), Severity::Warning, reason);
    });
    const QString unkept = QStringLiteral("bookmarks kept");
    connect(page->bookmarks(), &Bookmarks::unkept, this, [this, page, unkept](const QString &reason) {
        MessageBar *said = page->messages()->show(
            unkept, Severity::Error, tr("The newest bookmarks and notes are only in this window: %1").arg(reason));
        said->addButton(tr("Try Again"), [page] { page->bookmarks()->keepAgain(); });
        said->addButton(m_actions.exportBookmarks->text(), [this, page = QPointer(page)] {
            exportBookmarks();
            if (page)
                page->bookmarks()->keepAgain();
        });
    });
    connect(page->bookmarks(), &Bookmarks::kept, this, [page, unkept] { page->messages()->remove(unkept); });
    connect(page->session(), &Session::treeChanged, this, [this, page] { m_hits->pageChanged(page); });
}

void MainWindow::connectSearchActions()
{
    const Actions &a = m_actions;
    connect(a.findAll, &QAction::triggered, this, [this] {
        FindBar *bar = currentPage()->findBar();
        bar->text().isEmpty() ? bar->activate() : bar->findAll();
    });
    connect(a.findInFolder, &QAction::triggered, this, [this] { currentPage()->findBar()->activateInFolder(); });
    connect(a.replace, &QAction::triggered, this, [this] { currentPage()->findBar()->activateReplacing(); });
    connect(a.strings, &QAction::triggered, this, [this] { currentPage()->findBar()->activateStrings(); });
    connect(a.nextHit, &QAction::triggered, this, [this] { m_hits->goTo(1); });
    connect(a.previousHit, &QAction::triggered, this, [this] { m_hits->goTo(-1); });
}

void MainWindow::connectBookmarkActions()
{
    const Actions &a = m_actions;
    connect(a.addBookmark, &QAction::triggered, this, [this] {
        m_bookmarksDock->show();
        m_bookmarksDock->raise();
        m_bookmarks->addHere();
    });
    connect(a.nextBookmark, &QAction::triggered, this, [this] { m_bookmarks->goTo(1); });
    connect(a.previousBookmark, &QAction::triggered, this, [this] { m_bookmarks->goTo(-1); });
    connect(a.selectBetween, &QAction::triggered, this, &MainWindow::selectBetweenBookmarks);
    connect(a.exportBookmarks, &QAction::triggered, this, &MainWindow::exportBookmarks);
}

void MainWindow::selectBetweenBookmarks()
{
    DocumentPage *shown = currentPage();
    const qint64 here = shown->hexView()->selection().begin;
    const QString stream = shown->streamPath();
    const Bookmark *before = nullptr, *behind = nullptr;
    for (const Bookmark &mark : shown->bookmarks()->all()) { // by place
        if (mark.streamPath == stream && mark.range.begin <= here)
            before = &mark;
        else if (mark.streamPath == stream && !behind)
            behind = &mark;
    }
    if (!before || !behind)
        return statusBar()->showMessage(tr("There has to be a bookmark before the cursor and one behind it."), 10'000);
    shown->session()->selection()->select(shown->shownStream(),
                                          {before->range.begin, qMax(before->range.end, behind->range.end)});
    shown->hexView()->setFocus(Qt::ShortcutFocusReason);
}

void MainWindow::exportBookmarks()
{
    m_bookmarks->finishWriting();
    const DocumentPage *shown = currentPage();
    const QString path = newPath(tr("Export Bookmarks"), QStringLiteral("bookmarks"), {tr("XML (*.xml)")});
    QString error;
    if (path.isEmpty() || shown != currentPage())
        return;
    const bool isWritten = shown->bookmarks()->exportTo(path, &error);
    m_messages->remove(QStringLiteral("export"));
    if (!error.isEmpty())
        m_messages->show(QStringLiteral("export"), isWritten ? Severity::Info : Severity::Error, error);
}

std::vector<DocumentPage *> MainWindow::pages() const
{
    std::vector<DocumentPage *> all;
    for (int i = 0; i < m_tabs->count(); ++i)
        all.push_back(page(i));
    return all;
}

void MainWindow::showHit(DocumentPage *page, StreamId stream, ByteRange range)
{
    m_tabs->setCurrentWidget(page);
    page->session()->selection()->select(stream, range);
    for (const HitFile &file : m_hits->hits().files) {
        if (file.page == page && m_hits->isInFolder())
            sayWhetherHitsHold(page, page->session()->document().bytes().isSameSnapshot(file.tree->bytes()));
    }
}

/// What was found in a folder is not looked for again by itself when a file changes.
void MainWindow::sayWhetherHitsHold(DocumentPage *page, bool doHold)
{
    const QString kind = QStringLiteral("hits");
    if (doHold)
        return page->messages()->remove(kind);
    MessageBar *bar = page->messages()->show(
        kind, Severity::Warning,
        tr("The file has changed since the folder was searched: what was found may be elsewhere or gone."));
    bar->addButton(tr("Search Again"), [this] { m_hits->searchAgain(); });
}

/// Opens the file, and goes there once it is read. What was found in it is marked as in files that were open.
void MainWindow::showHitInFile(const QString &path, const QString &streamPath, ByteRange range, bool opens)
{
    if ((!opens && tabOf(path) < 0) || !open(path))
        return;
    const QPointer<DocumentPage> opened = currentPage();
    const Hits &hits = m_hits->hits();
    const auto present = FileVersion::of(path);
    for (size_t i = 0; i < hits.marks.size(); ++i) {
        const HitFile &file = hits.files[i];
        if (file.path != path)
            continue;
        const bool isUnchanged = !opened->session()->document().isModified() && present && file.version
                                 && present->isUnwritten(*file.version);
        sayWhetherHitsHold(opened, isUnchanged);
        const auto marks = hits.marks[i].find(0); // numbers of other streams are those of the reading that found them
        if (marks != hits.marks[i].end())
            opened->setHits(isUnchanged ? StreamRanges{*marks} : StreamRanges());
    }
    opened->session()->onceSettled([opened, streamPath, range] {
        if (opened)
            opened->goTo(streamPath, range);
    });
}

void MainWindow::listHits(DocumentPage *page, const SearchTerms &terms, SearchScope scope)
{
    HitQuery query{.terms = terms};
    const ByteRange shown = page->hexView()->bytes().range(), selected = page->findBar()->selectionMeant();
    if (terms.kind != SearchTerms::Kind::Structure && (scope == SearchScope::Shown || scope == SearchScope::Selection))
        query.within = {page->shownStream(), scope == SearchScope::Shown ? shown : selected};
    if (scope == SearchScope::Folder) {
        const QString present = page->session()->document().path();
        query.folder = QFileDialog::getExistingDirectory(this, tr("Find in a Folder"),
                                                         m_searchedFolder.isEmpty() ? QFileInfo(present).absolutePath()
                                                                                    : m_searchedFolder);
        query.limits = m_settings.limits();
        if (query.folder.isEmpty())
            return;
        m_searchedFolder = query.folder;
    }
    const bool isInAll = scope == SearchScope::AllFiles || scope == SearchScope::Folder;
    m_hits->search(query, isInAll ? pages() : std::vector{page});
    m_hitsDock->show();
    m_hitsDock->raise();
}

namespace {

/// What is packed: its bytes mean nothing as they are, and change with what they expand to.
std::vector<ByteHit> packedPlaces(const Tree &tree)
{
    std::vector<ByteHit> places;
    for (const StreamId id : tree.openStreams()) {
        const StreamTree &stream = tree.stream(id);
        if (!stream.codec.isEmpty())
            places.push_back({tree.baseOf(stream.parent), stream.packed});
    }
    return places;
}

/// Looks for matches in the tree that is planned on, and replaces them; of those that overlap the first. How many; -1: refused.
qint64 planReplacing(Planner &planner, const SearchTerms &terms, const ByteSearchOptions &options, const QString &by)
{
    const Tree &tree = planner.tree();
    const auto pattern = terms.pattern();
    if (!pattern) {
        planner.refuse(MainWindow::tr("There is nothing to look for."));
        return -1;
    }
    const ByteHits found = findBytes(tree, *pattern, options);
    const std::vector<ByteHit> packed = options.within ? std::vector<ByteHit>() : packedPlaces(tree);
    std::optional<ByteHit> last;
    qint64 count = 0, inPacked = 0;
    for (const ByteHit &hit : found.hits) {
        const bool isInPacked = std::any_of(packed.begin(), packed.end(), [&](const ByteHit &place) {
            return place.stream == hit.stream && place.range.overlaps(hit.range);
        });
        if (isInPacked) {
            ++inPacked;
            continue;
        }
        if (last && last->stream == hit.stream && hit.range.begin < last->range.end)
            continue;
        const Bytes &bytes = tree.bytes(hit.stream);
        const QByteArray match = bytes.toByteArray(hit.range);
        const auto made = terms.replacement(by, match, partsAt(bytes, *pattern, hit.range.begin));
        if (!made) {
            planner.refuse(MainWindow::tr("What it is replaced with makes no sense."));
            return -1;
        }
        last = hit;
        ++count;
        if (*made != match)
            planner.splice(hit.stream, hit.range, Bytes(*made));
    }
    if (count == 0)
        return 0;
    planner.setTitle(MainWindow::tr("Replace %n match(es)", nullptr, pluralOf(count)));
    if (inPacked > 0)
        planner.addConsequence(
            MainWindow::tr("%n match(es) in bytes that are packed stay: what these expand to is replaced.", nullptr,
                           pluralOf(inPacked)));
    if (const qint64 left = qint64(found.hits.size()) - count - inPacked; left > 0)
        planner.addConsequence(MainWindow::tr("%n match(es) overlap others and stay.", nullptr, pluralOf(left)));
    if (found.isCut)
        planner.addConsequence(
            MainWindow::tr("Only the first %L1 matches are replaced at a time.").arg(options.mostHits));
    if (found.givenUp > 0)
        planner.addConsequence(
            MainWindow::tr("The expression took too many steps in %L1 bytes: those were not searched to the end.")
                .arg(found.givenUp));
    return count;
}

} // namespace

void MainWindow::replaceHits(DocumentPage *page, const SearchTerms &terms, SearchScope scope, const QString &by)
{
    if (scope == SearchScope::Folder) {
        page->findBar()->showMessage(tr("Only open files are changed: choose where to replace."));
        return;
    }
    page->findBar()->showMessage({});
    ByteSearchOptions options;
    const ByteRange shown = page->hexView()->bytes().range(), selected = page->findBar()->selectionMeant();
    if (scope == SearchScope::Shown || scope == SearchScope::Selection)
        options.within = {page->shownStream(), scope == SearchScope::Shown ? shown : selected};
    Replacing replacing;
    for (DocumentPage *one : scope == SearchScope::AllFiles ? pages() : std::vector{page}) {
        one->messages()->remove(QStringLiteral("refused")); // of the time before
        replacing.files += one;
    }
    replacing.isInAll = scope == SearchScope::AllFiles;
    replacing.replace = [=, count = replacing.count](Planner &planner) {
        *count = planReplacing(planner, terms, options, by);
    };
    replaceInEach(replacing);
}

/// In one file after the other: who says no to what follows from it in one means those behind it, too.
void MainWindow::replaceInEach(Replacing replacing)
{
    replacing.files.removeAll(nullptr); // closed meanwhile
    if (replacing.files.isEmpty())
        return sayReplaced(replacing);
    DocumentPage *page = replacing.files.takeFirst();
    Session *session = page->session();
    auto *wait = new QObject(session);
    const auto goOn = [=, this, declined = m_declinedPlans, before = session->document().bytes()] {
        wait->deleteLater();
        disconnect(wait->parent(), nullptr, wait, nullptr);
        Replacing rest = replacing;
        rest.isCancelled = m_declinedPlans != declined;
        if (!session->document().bytes().isSameSnapshot(before))
            rest.done.emplace_back(page, *replacing.count);
        if (rest.isCancelled)
            return sayReplaced(rest);
        QMetaObject::invokeMethod(
            this, [this, rest] { replaceInEach(rest); }, Qt::QueuedConnection);
    };
    connect(session, &Session::bytesChanged, wait, goOn);
    connect(session, &Session::editGivenUp, wait, goOn);
    *replacing.count = 0;
    session->onceSettled([=] { session->edit(tr("Replace all matches"), replacing.replace); });
}

/// In which files how many, and which are left as they were.
void MainWindow::sayReplaced(const Replacing &replacing)
{
    QStringList said;
    for (const auto &[page, count] : replacing.done) {
        if (page && replacing.isInAll)
            said += tr("%n in %1", "matches in a file", pluralOf(count)).arg(page->title());
        else if (page)
            said += tr("Done: %1").arg(page->session()->document().undoTitle());
    }
    QStringList sentences;
    if (!said.isEmpty())
        sentences += replacing.isInAll ? tr("Replaced: %1.").arg(listed(said)) : said.front();
    if (replacing.isCancelled && !replacing.files.isEmpty())
        sentences += tr("Cancelled: %n more file(s) were not changed.", nullptr, pluralOf(replacing.files.size()));
    DocumentPage *shown = currentPage();
    if (!sentences.isEmpty() && shown)
        sayOfStep(shown->session(), sentences.join(u' '));
    else if (shown && *replacing.count == 0)
        shown->findBar()->showMessage(tr("There is no match."));
}

} // namespace hexahedron
