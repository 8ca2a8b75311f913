#include "app/bytepane.h"

#include "app/bookmarks.h"
#include "app/itemcommands.h"
#include "app/panecomparison.h"
#include "core/edit/bookmarks.h"
#include "core/edit/planner.h"
#include "core/schema/schema.h"
#include "widgets/hex/hexview.h"
#include "widgets/hex/minimap.h"
#include "widgets/session/seenbytes.h"
#include "widgets/session/session.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QScopedValueRollback>
#include <QScrollBar>
#include <QSignalBlocker>

namespace hexahedron {

BytePane::BytePane(const PaneSource &source, QWidget *parent)
    : QWidget(parent)
    , m_source(source)
    , m_session(source.session)
    , m_hexView(new HexView)
    , m_minimap(new Minimap(m_hexView))
{
    auto *layout = new QHBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    layout->addWidget(m_hexView, 1);
    layout->addWidget(m_minimap);
    setFocusProxy(m_hexView);
    m_hexView->setAnnotations(&m_annotations);
    m_hexView->setFrameShape(QFrame::NoFrame);
    m_hexView->installEventFilter(this);

    connect(m_session->selection(), &Selection::changed, this, &BytePane::takeSelection);
    connect(m_hexView, &HexView::selectionChanged, this, [this](ByteRange range) {
        if (m_isActive && !m_isFollowing)
            m_session->selection()->select(m_stream, range);
    });
    connect(m_hexView, &HexView::replaceRequested, this, &BytePane::makeEdit);
    connect(m_hexView, &HexView::zoomChanged, this, &BytePane::fitMinimap);
    connect(m_hexView, &HexView::cursorMoved, this, &BytePane::followRecord);
    connect(m_session, &Session::editGivenUp, m_hexView, &HexView::giveUpRequest);
    connect(m_session, &Session::bytesChanged, this, &BytePane::takeBytes);
    connect(m_session, &Session::treeChanged, this, &BytePane::takeTree);
    connect(m_session, &Session::issuesChanged, this, &BytePane::takeIssues);
    connect(m_session, &Session::modifiedChanged, this, [this] {
        markChanged();
        m_hexView->annotationsChanged();
    });
    m_hexView->setBytes(m_session->bytes());
    takeTree();
    takeIssues();
}

BytePane::~BytePane()
{
    delete findChild<PaneComparison *>(QString(), Qt::FindDirectChildrenOnly); // while there is something to unmark
    m_hexView->setAnnotations(nullptr);
}

/// Half of a number that is typed may well be wrong. What comes as a whole is checked before it is there.
void BytePane::makeEdit(const Replacement &replacement)
{
    if (!m_hexView->isWishWhole() || !m_session->tree())
        return m_session->splice(m_stream, replacement);
    const SeenBytes seen = m_stream == 0 ? SeenBytes(m_session->bytes()) : SeenBytes(*m_session->tree(), m_stream);
    m_session->onceSettled(seen, [session = m_session, stream = m_stream, replacement] {
        session->edit({}, [stream, replacement](Planner &planner) {
            planner.splice(stream, replacement.removed, replacement.inserted);
        });
    });
}

void BytePane::setActive(bool active)
{
    if (active == m_isActive)
        return;
    m_isActive = active;
    if (!active) { // what is selected is what the other pane says
        m_hexView->finishTyping();
        m_hexView->setSelection({m_hexView->cursor(), m_hexView->cursor()}, false);
        return;
    }
    m_hexView->setCompanion({});
    m_session->selection()->select(m_stream, m_hexView->selection());
}

bool BytePane::eventFilter(QObject *watched, QEvent *event)
{
    if (event->type() == QEvent::FocusIn)
        Q_EMIT activated();
    return QWidget::eventFilter(watched, event);
}

void BytePane::takeSelection(StreamId stream, ByteRange range)
{
    if (m_isActive)
        showStream(stream);
    if (!m_isActive)
        m_hexView->setCompanion(stream == m_stream ? range : ByteRange());
    else if (stream == m_stream)
        m_hexView->setSelection(range);
}

void BytePane::goWhere(const BytePane &other)
{
    showStream(other.stream());
    if (m_stream == other.stream())
        m_hexView->goTo(other.hexView()->cursor());
}

// --- How it looks -----------------------------------------------------------------------------------------------------

void BytePane::setLook(const PaneLook &look)
{
    m_look = look;
    HexForm form = look.form;
    const auto tree = m_session->tree();
    form.isFormatBig = tree && tree->hasStream(m_stream) && tree->stream(m_stream).schema->isBigEndian;
    m_hexView->setForm(form);
    m_hexView->setColoring(look.coloring);
    m_hexView->setZoom(look.zoom);
    showAddresses(m_hexView->addresses().base);
    if (look.rowLength == PaneLook::Records)
        followRecord();
    else
        m_hexView->setBytesPerRow(look.rowLength);
}

void BytePane::setAddressBase(std::optional<qint64> base)
{
    m_formerBases.clear();
    showAddresses(base);
}

void BytePane::showAddresses(std::optional<qint64> base)
{
    m_hexView->setAddresses({m_look.hasDecimalAddresses, m_look.form.isUpper, base});
}

/// The base stays at the byte that somebody has chosen, as bookmarks do.
void BytePane::moveAddressBase(const Bytes &from, const Bytes &to, bool isRemade)
{
    constexpr size_t MostKept = 200;
    const std::optional<qint64> base = m_hexView->addresses().base;
    if (!base || from.isSameSnapshot(to))
        return;
    const auto known = std::find_if(m_formerBases.begin(), m_formerBases.end(),
                                    [&](const auto &one) { return one.first.isSameSnapshot(to); });
    const PlaceMap map = isRemade ? PlaceMap::ofRemade(from, to) : PlaceMap(from, to);
    const qint64 moved = known == m_formerBases.end() ? map.map({*base, *base}).begin : known->second;
    std::erase_if(m_formerBases, [&](const auto &one) { return one.first.isSameSnapshot(from); });
    m_formerBases.emplace_back(from, *base);
    if (m_formerBases.size() > MostKept)
        m_formerBases.erase(m_formerBases.begin());
    showAddresses(moved);
}

/// Records of a list, one below the other: what is at the same place in each of them stands in one column. Where the cursor is in
/// none the rows stay.
void BytePane::followRecord()
{
    if (m_look.rowLength != PaneLook::Records || !m_session->isTreeCurrent() || !m_session->tree()->hasStream(m_stream))
        return;
    const Tree &tree = *m_session->tree();
    const qint64 cursor = m_hexView->cursor();
    const Item record = cursor < tree.bytes(m_stream).size()
                            ? ItemCommands(m_session).recordAround(tree.at(m_stream, cursor))
                            : Item();
    if (!record.isValid())
        return;
    const qint64 length = record.range.size();
    const HexRows &present = m_hexView->rows();
    const bool isSame = present.areRecords && present.length == length
                        && (record.range.begin - present.origin) % length == 0;
    HexRows rows{int(length), isSame ? present.origin : record.range.begin, true};
    for (qint64 row = 0; row < tree.childCount(record); ++row) {
        const Item part = tree.child(record, row);
        const ByteRange columns = part.range.translated(-record.range.begin);
        if (!columns.isEmpty() && columns.end <= length)
            rows.heads.push_back({int(columns.begin), int(columns.end), tree.name(part)});
    }
    m_hexView->setRows(rows);
}

void BytePane::setShowsMinimap(bool shows)
{
    m_showsMinimap = shows;
    fitMinimap();
}

void BytePane::resizeEvent(QResizeEvent *event)
{
    QWidget::resizeEvent(event);
    fitMinimap();
}

int BytePane::widthOf(int bytes) const
{
    return m_hexView->layout().widthOf(bytes) + m_hexView->verticalScrollBar()->sizeHint().width();
}

void BytePane::fitMinimap()
{
    constexpr int ShortRow = 8;
    m_minimap->setVisible(m_showsMinimap && width() >= widthOf(ShortRow) + m_minimap->sizeHint().width());
}

void BytePane::setDifferences(std::shared_ptr<const std::vector<ByteRange>> differences)
{
    m_annotations.setDifferences(std::move(differences));
    m_hexView->annotationsChanged();
}

void BytePane::setTarget(StreamId stream, ByteRange range)
{
    m_hexView->setTarget(stream == m_stream ? range : ByteRange());
}

// --- What it shows ----------------------------------------------------------------------------------------------------

void BytePane::takeBytes()
{
    // Until the tree of these bytes is there nothing is known of them; old colours at new places would mislead.
    m_annotations.setTree(nullptr);
    m_annotations.setIssues(nullptr);
    markChanged();
    if (m_stream != 0) // what packed bytes expand to is known when they have been read
        return;
    moveAddressBase(m_hexView->bytes(), m_session->bytes(), false);
    m_hexView->setBytes(m_session->bytes());
}

void BytePane::takeTree()
{
    if (m_session->isTreeCurrent() && m_stream != 0)
        findStream();
    if (m_session->isTreeCurrent())
        m_annotations.setTree(m_session->tree(), m_stream);
    setLook(m_look); // the format, and with it the order of bytes, may be another
    sourceChanged();
    // Nothing more comes that could be the answer to what was typed: who waits for it would wait forever.
    if (m_session->isTreeCurrent() && !m_session->isPlanning() && m_hexView->isBusy())
        m_hexView->giveUpRequest();
}

void BytePane::takeIssues()
{
    m_annotations.setIssues(m_session->isChecking() ? nullptr : m_session->issues());
    m_hexView->annotationsChanged();
}

void BytePane::markChanged()
{
    if (m_stream == 0)
        return m_annotations.setChanged(ChangedBytes::ofEdited(m_session->bytes(), m_session->document().savedBytes()));
    // What was packed before is known by its path; what is new all of it.
    const auto saved = m_source.savedTree;
    if (!m_session->isTreeCurrent() || !m_session->tree()->hasStream(m_stream) || !saved)
        return m_annotations.setChanged({});
    const Bytes &now = m_session->tree()->bytes(m_stream);
    const std::optional<Item> holder = saved->find(m_streamPath);
    const auto content = holder ? saved->contentOf(*holder) : nullptr;
    const bool wasThere = content && content->stream != NoStream;
    m_annotations.setChanged(ChangedBytes::ofRemade(now, wasThere ? saved->bytes(content->stream) : Bytes()));
}

void BytePane::sourceChanged()
{
    markChanged();
    const auto shown = m_source.hits.find(m_stream);
    m_annotations.setHits(shown == m_source.hits.end() ? nullptr : shown->second);
    std::vector<TreeAnnotations::Note> notes;
    for (const Bookmark &bookmark : m_source.bookmarks->all()) {
        if (bookmark.streamPath == m_streamPath)
            notes.push_back({bookmark.range, bookmark.color, bookmark.text});
    }
    m_annotations.setNotes(std::move(notes));
    m_hexView->annotationsChanged();
}

/// Shows the bytes of the file, or what some packed bytes in it expand to.
void BytePane::showStream(StreamId stream)
{
    const auto tree = m_session->tree();
    if (stream == m_stream || !m_session->isTreeCurrent() || !tree->hasStream(stream))
        return;
    m_stream = stream;
    m_streamPath = stream == 0 ? QString() : tree->path(tree->stream(stream).holder);
    m_annotations.setTree(tree, stream);
    sourceChanged();
    takeIssues();
    {
        m_hexView->giveUpRequest();              // what was typed for the other bytes is not for these
        const QSignalBlocker blocker(m_hexView); // what was selected in the other bytes is selected no more
        m_hexView->setBytes(tree->bytes(stream));
        setAddressBase({});
        setLook(m_look);
    }
    Q_EMIT streamChanged();
}

/// After an edit: the stream of the same place, which may have another number; the file when there is none.
void BytePane::findStream()
{
    const auto tree = m_session->tree();
    const std::optional<Item> holder = tree->find(m_streamPath);
    const auto content = holder ? tree->contentOf(*holder) : nullptr;
    const bool isThere = content && content->stream != NoStream && tree->baseOf(content->stream) == content->stream;
    ByteRange selected = m_session->selection()->range();
    m_stream = isThere ? content->stream : 0;
    if (isThere)
        moveAddressBase(m_hexView->bytes(), tree->bytes(m_stream), true);
    else
        setAddressBase({});
    if (!isThere)
        m_streamPath.clear();
    sourceChanged();
    {
        // The number of the stream is not yet that of the selection. What was typed ahead is asked for all the same.
        const QScopedValueRollback following(m_isFollowing, true);
        if (m_hexView->setBytes(tree->bytes(m_stream)))
            selected = m_hexView->selection();
    }
    if (m_isActive)
        m_session->selection()->select(m_stream, isThere ? selected : ByteRange());
    if (!isThere)
        Q_EMIT streamChanged();
}

} // namespace hexahedron
