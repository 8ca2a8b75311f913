#include "app/documentpage.h"

#include "app/addedanimations.h"
#include "app/bookmarks.h"
#include "app/messagebar.h"
#include "app/settings.h"
#include "core/formats/registry.h"
#include "core/report/printable.h"
#include "core/schema/schema.h"
#include "core/tree/tree.h"
#include "widgets/hex/findbar.h"
#include "widgets/hex/hexview.h"
#include "widgets/hex/minimap.h"
#include "widgets/issues/issuespanel.h"
#include "widgets/session/selecteditem.h"
#include "widgets/tree/treeview.h"

#include <QFileInfo>
#include <QHBoxLayout>
#include <QScopedValueRollback>
#include <QScrollBar>
#include <QSignalBlocker>
#include <QVBoxLayout>

namespace hexahedron {

namespace {

/// Why finding no issues says nothing about the file; empty when it does say that the file is fine.
QString whyUncheckable(const Session &session)
{
    const auto tree = session.tree();
    if (!session.trouble().isEmpty())
        return session.trouble();
    if (session.document().bytes().size() == 0)
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

DocumentPage::DocumentPage(std::unique_ptr<Session> session)
    : m_session(session.release())
    , m_animations(new AddedAnimations(m_session, this))
    , m_bookmarks(new Bookmarks(m_session, Settings::bookmarkFolder(), this))
    , m_hexView(new HexView)
    , m_tree(new TreeView(m_session->selection()))
    , m_issues(new IssuesPanel(m_session->selection()))
    , m_findBar(new FindBar(m_hexView))
    , m_messages(new MessageArea)
    , m_minimap(new Minimap(m_hexView))
{
    m_session->setParent(this);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    layout->addWidget(m_messages);
    auto *bytes = new QHBoxLayout;
    bytes->setSpacing(0);
    bytes->addWidget(m_hexView, 1);
    bytes->addWidget(m_minimap);
    layout->addLayout(bytes, 1);
    layout->addWidget(m_findBar);
    m_findBar->hide();
    setFocusProxy(m_hexView);
    m_hexView->setAnnotations(&m_annotations);
    m_hexView->setFrameShape(QFrame::NoFrame);

    Selection *selection = m_session->selection();
    connect(selection, &Selection::changed, this, [this](StreamId stream, ByteRange range) {
        showStream(stream);
        if (stream == m_stream)
            m_hexView->setSelection(range);
    });
    connect(m_hexView, &HexView::selectionChanged, this, [this, selection](ByteRange range) {
        if (!m_isFollowing)
            selection->select(m_stream, range);
    });
    connect(m_hexView, &HexView::replaceRequested, this,
            [this](const Replacement &replacement) { m_session->splice(m_stream, replacement); });
    connect(m_hexView, &HexView::zoomChanged, this, &DocumentPage::fitMinimap);
    connect(m_session, &Session::editGivenUp, m_hexView, &HexView::giveUpRequest);
    connect(m_hexView, &HexView::refused, this,
            [this](const QString &reason) { m_messages->show(QStringLiteral("refused"), Severity::Info, reason); });
    connect(m_session, &Session::bytesChanged, this, &DocumentPage::takeBytes);
    connect(m_session, &Session::bytesChanged, this, [this] { m_messages->remove(QStringLiteral("refused")); });
    connect(m_session, &Session::treeChanged, this, &DocumentPage::takeTree);
    connect(m_bookmarks, &Bookmarks::changed, this, [this] {
        showNotes();
        m_hexView->annotationsChanged();
    });
    connect(m_session, &Session::issuesChanged, this, &DocumentPage::takeIssues);
    connect(m_session, &Session::modifiedChanged, this, [this] {
        markChanged();
        m_hexView->annotationsChanged();
    });
    connect(m_session, &Session::treeChanged, m_tree, [this] { showTree(); });
    connect(m_session, &Session::issuesChanged, m_issues, [this] { showIssues(); });
    connect(m_session, &Session::causesChanged, m_issues,
            [this] { m_issues->setIssues(m_session->issues(), m_session->tree(), m_session->causes()); });
    m_hexView->setBytes(m_session->document().bytes());
    takeTree();
    takeIssues();
    showTree();
    showIssues();
    // A session that comes from another window has a place already.
    const StreamId stream = selection->stream();
    const ByteRange selected = selection->range();
    showStream(stream);
    if (stream == m_stream)
        m_hexView->setSelection(selected, true);
    else
        selection->select(m_stream, {});
}

DocumentPage::~DocumentPage()
{
    m_hexView->setAnnotations(nullptr);
    delete m_bookmarks; // keeps what is new, and needs the session for it
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

void DocumentPage::showTree()
{
    m_tree->setTree(m_session->tree());
}

void DocumentPage::showIssues()
{
    const bool isCurrent = m_session->isTreeCurrent() && !m_session->isChecking();
    if (isCurrent)
        m_tree->setIssues(m_session->issues());
    m_issues->setChecking(m_session->isChecking());
    if (isCurrent)
        m_issues->setIssues(m_session->issues(), m_session->tree(), m_session->causes());
    m_issues->setUncheckable(whyUncheckable(*m_session));
}

std::unique_ptr<Session> DocumentPage::giveSession()
{
    m_bookmarks->finish();
    m_session->confirm = nullptr;
    m_session->explain = nullptr;
    for (QObject *listener : std::initializer_list<QObject *>{this, m_tree, m_issues})
        m_session->disconnect(listener);
    m_session->setParent(nullptr);
    return std::unique_ptr<Session>(m_session);
}

void DocumentPage::setShowsMinimap(bool shows)
{
    m_showsMinimap = shows;
    fitMinimap();
}

void DocumentPage::resizeEvent(QResizeEvent *event)
{
    QWidget::resizeEvent(event);
    fitMinimap();
}

void DocumentPage::fitMinimap()
{
    constexpr int ShortRow = 8;
    const int row = m_hexView->layout().widthOf(ShortRow) + m_hexView->verticalScrollBar()->sizeHint().width();
    m_minimap->setVisible(m_showsMinimap && width() >= row + m_minimap->sizeHint().width());
}

QString DocumentPage::title() const
{
    const QString path = m_session->document().path();
    return path.isEmpty() ? tr("Example") : printable(QFileInfo(path).fileName());
}

void DocumentPage::takeBytes()
{
    // Until the tree of these bytes is there nothing is known of them; old colours at new places would mislead.
    m_annotations.setTree(nullptr);
    m_annotations.setIssues(nullptr);
    if (m_session->document().bytes().size() != m_hexView->bytes().size())
        setHits({}); // their places are others now
    markChanged();
    if (m_stream == 0) // what packed bytes expand to is known when they have been read
        m_hexView->setBytes(m_session->document().bytes());
}

void DocumentPage::takeTree()
{
    if (m_session->isTreeCurrent() && m_stream != 0)
        findStream();
    if (m_session->isTreeCurrent())
        m_annotations.setTree(m_session->tree(), m_stream);
    markChanged();
    m_hexView->annotationsChanged();
    sayWhatIsSearched();
}

void DocumentPage::markChanged()
{
    const Document &document = m_session->document();
    const bool isCurrent = m_session->isTreeCurrent();
    if (isCurrent && !document.isModified() && m_session->tree()->stream(0).schema->hasContents)
        m_savedTree = m_session->tree();
    if (m_stream == 0)
        return m_annotations.setChanged(ChangedBytes::ofEdited(document.bytes(), document.savedBytes()));
    // What was packed before is known by its path; what is new all of it.
    if (!isCurrent || !m_session->tree()->hasStream(m_stream) || !m_savedTree)
        return m_annotations.setChanged({});
    const Bytes &now = m_session->tree()->bytes(m_stream);
    const std::optional<Item> holder = m_savedTree->find(m_streamPath);
    const auto content = holder ? m_savedTree->contentOf(*holder) : nullptr;
    const bool wasThere = content && content->stream != NoStream;
    m_annotations.setChanged(ChangedBytes::ofRemade(now, wasThere ? m_savedTree->bytes(content->stream) : Bytes()));
}

void DocumentPage::sayWhatIsSearched()
{
    const auto tree = m_session->tree();
    if (!tree || !tree->stream(0).schema->hasContents)
        m_findBar->setElsewhere({});
    else if (m_stream == 0)
        m_findBar->setElsewhere(tr("Packed bytes were not searched: list all matches to look into them, too."));
    else
        m_findBar->setElsewhere(
            tr("Only the unpacked bytes that are shown were searched: list all to look everywhere."));
}

/// Shows the bytes of the file, or what some packed bytes in it expand to.
void DocumentPage::showStream(StreamId stream)
{
    const auto tree = m_session->tree();
    if (stream == m_stream || !m_session->isTreeCurrent() || !tree->hasStream(stream))
        return;
    m_stream = stream;
    m_streamPath = stream == 0 ? QString() : tree->path(tree->stream(stream).holder);
    markChanged();
    m_annotations.setTree(tree, stream);
    showHits();
    showNotes();
    sayWhatIsSearched();
    takeIssues();
    m_hexView->giveUpRequest();              // what was typed for the other bytes is not for these
    const QSignalBlocker blocker(m_hexView); // what was selected in the other bytes is selected no more
    m_hexView->setBytes(tree->bytes(stream));
}

/// After an edit: the stream of the same place, which may have another number; the file when there is none.
void DocumentPage::findStream()
{
    const auto tree = m_session->tree();
    const std::optional<Item> holder = tree->find(m_streamPath);
    const auto content = holder ? tree->contentOf(*holder) : nullptr;
    const bool isThere = content && content->stream != NoStream && tree->baseOf(content->stream) == content->stream;
    ByteRange selected = m_session->selection()->range();
    m_stream = isThere ? content->stream : 0;
    if (!isThere)
        m_streamPath.clear();
    markChanged();
    showHits();
    showNotes();
    {
        // The number of the stream is not yet that of the selection. What was typed ahead is asked for all the same.
        const QScopedValueRollback following(m_isFollowing, true);
        if (m_hexView->setBytes(tree->bytes(m_stream)))
            selected = m_hexView->selection();
    }
    m_session->selection()->select(m_stream, isThere ? selected : ByteRange());
}

void DocumentPage::setHits(StreamRanges hits)
{
    m_hits = std::move(hits);
    showHits();
    m_hexView->annotationsChanged();
}

void DocumentPage::showNotes()
{
    std::vector<TreeAnnotations::Note> notes;
    for (const Bookmark &bookmark : m_bookmarks->all()) {
        if (bookmark.streamPath == m_streamPath)
            notes.push_back({bookmark.range, bookmark.color, bookmark.text});
    }
    m_annotations.setNotes(std::move(notes));
}

void DocumentPage::goTo(const QString &streamPath, ByteRange range)
{
    const auto tree = m_session->tree();
    const std::optional<Item> holder = streamPath.isEmpty() || !m_session->isTreeCurrent() ? std::nullopt
                                                                                           : tree->find(streamPath);
    const auto content = holder ? tree->contentOf(*holder) : nullptr;
    if (streamPath.isEmpty())
        m_session->selection()->select(0, range);
    else if (content && content->stream != NoStream)
        m_session->selection()->select(tree->baseOf(content->stream), range);
}

void DocumentPage::showHits()
{
    const auto shown = m_hits.find(m_stream);
    m_annotations.setHits(shown == m_hits.end() ? nullptr : shown->second);
}

void DocumentPage::takeIssues()
{
    m_annotations.setIssues(m_session->isChecking() ? nullptr : m_session->issues());
    m_hexView->annotationsChanged();
}

// --- What is selected -------------------------------------------------------------------------------------------------

Item DocumentPage::selectedItem() const
{
    return m_session->isTreeCurrent() ? hexahedron::selectedItem(*m_session->tree(), *m_session->selection()) : Item{};
}

void DocumentPage::select(const Item &item)
{
    hexahedron::select(*m_session->selection(), *m_session->tree(), item);
}

} // namespace hexahedron
