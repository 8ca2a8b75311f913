#include "app/documentpage.h"

#include "app/addedanimations.h"
#include "app/bookmarks.h"
#include "app/messagebar.h"
#include "app/panecomparison.h"
#include "app/settings.h"
#include "core/formats/registry.h"
#include "core/report/printable.h"
#include "core/schema/schema.h"
#include "core/tree/tree.h"
#include "widgets/hex/findbar.h"
#include "widgets/hex/hexview.h"
#include "widgets/issues/issuespanel.h"
#include "widgets/session/selecteditem.h"
#include "widgets/tree/treeview.h"

#include <QFileInfo>
#include <QSplitter>
#include <QVBoxLayout>

namespace hexahedron {

namespace {

/// Why finding no issues says nothing about the file; empty when it does say that the file is fine.
QString whyUncheckable(const Session &session)
{
    const auto tree = session.tree();
    if (!session.trouble().isEmpty())
        return session.trouble();
    if (session.bytes().size() == 0)
        return DocumentPage::tr("The file is empty: there is nothing to check.");
    if (tree && !isKnown(*tree->format()))
        return DocumentPage::tr("The format of this file is not known, so nothing could be checked.");
    return {};
}

} // namespace

DocumentPage::DocumentPage(std::unique_ptr<Document> document)
    : DocumentPage(std::make_unique<Session>(std::move(document)))
{
}

DocumentPage::DocumentPage(std::unique_ptr<Session> given)
    : m_splitter(new QSplitter)
    , m_messages(new MessageArea)
{
    m_source.session = given.release();
    session()->setParent(this);
    // A session that comes from another window has a place already.
    Selection *selection = session()->selection();
    const StreamId stream = selection->stream();
    const ByteRange selected = selection->range();
    m_animations = new AddedAnimations(session(), this);
    m_tree = new TreeView(selection);
    m_issues = new IssuesPanel(selection);
    m_source.bookmarks = new Bookmarks(session(), Settings::bookmarkFolder(), this);
    // Before the panes: they show what is kept here.
    connect(session(), &Session::bytesChanged, this, [this] {
        m_messages->remove(QStringLiteral("refused"));
        if (session()->bytes().size() != m_first->hexView()->bytes().size())
            m_source.hits.clear(); // their places are others now
    });
    connect(session(), &Session::treeChanged, this, &DocumentPage::keepSaved);
    connect(session(), &Session::modifiedChanged, this, &DocumentPage::keepSaved);
    connect(m_source.bookmarks, &Bookmarks::changed, this, &DocumentPage::sourceChanged);
    connect(m_source.bookmarks, &Bookmarks::changed, m_issues,
            [this] { m_issues->setMissing(m_source.bookmarks->loss(), m_source.bookmarks->mended()); });
    keepSaved();

    m_splitter->setChildrenCollapsible(false);
    m_active = m_first = addPane();
    m_first->setActive(true);
    m_splitter->addWidget(m_first);
    m_findBar = new FindBar(m_first->hexView());
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    layout->addWidget(m_messages);
    layout->addWidget(m_splitter, 1);
    layout->addWidget(m_findBar);
    m_findBar->hide();
    setFocusProxy(m_first);
    connect(session(), &Session::treeChanged, this, &DocumentPage::sayWhatIsSearched);
    sayWhatIsSearched();
    connect(session(), &Session::treeChanged, m_tree, [this] { showTree(); });
    connect(session(), &Session::issuesChanged, m_issues, [this] { showIssues(); });
    connect(session(), &Session::causesChanged, m_issues,
            [this] { m_issues->setIssues(session()->issues(), session()->tree(), session()->causes()); });
    showTree();
    showIssues();
    selection->select(stream, selected);
    if (m_first->stream() != stream)
        selection->select(m_first->stream(), {});
}

DocumentPage::~DocumentPage()
{
    disconnect(session(), nullptr, this, nullptr);
    setComparing(false);
    for (BytePane *pane : std::exchange(m_panes, {}))
        delete pane;           // also those that stand beside other files
    closeSecondPane();         // one of another file
    delete m_source.bookmarks; // keeps what is new, and needs the session for it
    delete m_tree;
    delete m_issues;
}

TreeView *DocumentPage::tree() const
{
    return m_tree;
}

IssuesPanel *DocumentPage::issues() const
{
    return m_issues;
}

std::unique_ptr<Session> DocumentPage::giveSession()
{
    closeSecondPane();
    m_source.bookmarks->finish();
    session()->confirm = nullptr;
    session()->explain = nullptr;
    session()->openFiles = nullptr;
    for (QObject *listener : std::initializer_list<QObject *>{this, m_tree, m_issues})
        session()->disconnect(listener);
    for (BytePane *pane : m_panes) { // what it shows from now on is nobody's selection
        session()->disconnect(pane);
        session()->disconnect(pane->hexView());
        session()->selection()->disconnect(pane);
        pane->hexView()->disconnect(pane);
    }
    session()->setParent(nullptr);
    return std::unique_ptr<Session>(session());
}

void DocumentPage::showTree()
{
    m_tree->setTree(session()->tree());
}

void DocumentPage::showIssues()
{
    const bool isCurrent = session()->isTreeCurrent() && !session()->isChecking();
    if (isCurrent)
        m_tree->setIssues(session()->issues());
    m_issues->setChecking(session()->isChecking());
    if (isCurrent)
        m_issues->setIssues(session()->issues(), session()->tree(), session()->causes());
    m_issues->setUncheckable(whyUncheckable(*session()));
    m_issues->setMissing(m_source.bookmarks->loss(), m_source.bookmarks->mended());
}

QString DocumentPage::title() const
{
    const QString path = session()->document().path();
    if (path.isEmpty())
        return m_title.isEmpty() ? tr("Example") : m_title;
    return printable(QFileInfo(path).fileName());
}

void DocumentPage::setNames(const QString &title, const QString &fileName)
{
    m_title = title;
    m_likelyFileName = fileName;
}

// --- Panes ------------------------------------------------------------------------------------------------------------

BytePane *DocumentPage::addPane()
{
    auto *pane = new BytePane(m_source);
    pane->setLook(m_look);
    pane->setShowsMinimap(m_showsMinimap);
    m_panes.push_back(pane);
    connect(pane, &BytePane::activated, this, [this, pane] { activate(pane); });
    connect(pane, &BytePane::streamChanged, this, &DocumentPage::sayWhatIsSearched);
    connect(pane, &QObject::destroyed, this, [this, pane] { forget(pane); });
    connect(pane->hexView(), &HexView::refused, this,
            [this](const QString &reason) { m_messages->show(QStringLiteral("refused"), Severity::Info, reason); });
    return pane;
}

void DocumentPage::activate(BytePane *pane)
{
    if (pane != m_active) {
        m_active->setActive(false);
        m_active = pane;
        pane->setActive(true);
        setFocusProxy(m_splitter->isAncestorOf(pane) ? pane : m_first);
        m_findBar->setView(pane->hexView());
        sayWhatIsSearched();
    }
    Q_EMIT paneActivated();
}

/// A pane that goes away with the page beside whose bytes it stood.
void DocumentPage::forget(BytePane *pane)
{
    std::erase(m_panes, pane);
    if (pane != m_active || m_panes.empty())
        return;
    m_active = m_first;
    m_first->setActive(true);
    setFocusProxy(m_first);
    m_findBar->setView(m_first->hexView());
}

BytePane *DocumentPage::split(DocumentPage *shown, Qt::Orientation orientation)
{
    closeSecondPane();
    m_second = shown->addPane();
    m_secondPage = shown;
    m_second->goWhere(*shown->m_active);
    m_splitter->setOrientation(orientation);
    m_splitter->addWidget(m_second);
    m_splitter->setSizes({1 << 16, 1 << 16}); // equal shares
    Q_EMIT shown->paneAdded(m_second);
    return m_second;
}

void DocumentPage::setComparing(bool isWanted)
{
    const bool isPossible = m_second && m_secondPage && m_secondPage != this;
    if (!isWanted || !isPossible)
        delete m_comparison;
    else if (!m_comparison)
        m_comparison = new PaneComparison(m_first, m_second);
}

PaneComparison *DocumentPage::comparison() const
{
    return m_comparison;
}

void DocumentPage::closeSecondPane()
{
    const bool hadKeys = m_second && m_second->isAncestorOf(m_second->window()->focusWidget());
    delete m_second;
    m_secondPage = nullptr;
    if (hadKeys && !m_panes.empty())
        m_first->setFocus(Qt::OtherFocusReason);
}

std::vector<BytePane *> DocumentPage::panesHere() const
{
    return m_second ? std::vector<BytePane *>{m_first, m_second} : std::vector<BytePane *>{m_first};
}

void DocumentPage::setShowsMinimap(bool shows)
{
    m_showsMinimap = shows;
    for (BytePane *pane : m_panes)
        pane->setShowsMinimap(shows);
}

void DocumentPage::setLook(const PaneLook &look)
{
    m_look = look;
    for (BytePane *pane : m_panes)
        pane->setLook(look);
}

void DocumentPage::setTarget(StreamId stream, ByteRange range)
{
    for (BytePane *pane : m_panes)
        pane->setTarget(stream, range);
}

// --- What panes show --------------------------------------------------------------------------------------------------

void DocumentPage::keepSaved()
{
    const bool isCurrent = session()->isTreeCurrent();
    if (isCurrent && !session()->isModified() && session()->tree()->stream(0).schema->hasContents)
        m_source.savedTree = session()->tree();
}

void DocumentPage::sourceChanged()
{
    for (BytePane *pane : m_panes)
        pane->sourceChanged();
}

void DocumentPage::setHits(StreamRanges hits)
{
    m_source.hits = std::move(hits);
    sourceChanged();
}

void DocumentPage::sayWhatIsSearched()
{
    const auto tree = session()->tree();
    if (!tree || !tree->stream(0).schema->hasContents)
        m_findBar->setElsewhere({});
    else if (shownStream() == 0)
        m_findBar->setElsewhere(tr("Packed bytes were not searched: list all matches to look into them, too."));
    else
        m_findBar->setElsewhere(
            tr("Only the unpacked bytes that are shown were searched: list all to look everywhere."));
}

void DocumentPage::goTo(const QString &streamPath, ByteRange range)
{
    const auto tree = session()->tree();
    const std::optional<Item> holder = streamPath.isEmpty() || !session()->isTreeCurrent() ? std::nullopt
                                                                                           : tree->find(streamPath);
    const auto content = holder ? tree->contentOf(*holder) : nullptr;
    if (streamPath.isEmpty())
        session()->selection()->select(0, range);
    else if (content && content->stream != NoStream)
        session()->selection()->select(tree->baseOf(content->stream), range);
}

// --- What is selected -------------------------------------------------------------------------------------------------

Item DocumentPage::selectedItem() const
{
    return session()->isTreeCurrent() ? hexahedron::selectedItem(*session()->tree(), *session()->selection()) : Item{};
}

void DocumentPage::select(const Item &item)
{
    hexahedron::select(*session()->selection(), *session()->tree(), item);
}

} // namespace hexahedron
