#include "widgets/tree/treemodel.h"

#include "core/report/printable.h"
#include "core/schema/schema.h"
#include "core/tree/value.h"
#include "widgets/tree/itemtext.h"

#include <QFileInfo>

#include <limits>

namespace hexahedron {

namespace {

constexpr size_t MostContainers = std::numeric_limits<quint32>::max();

/// Whether the children are the parts and frames of a stored node.
bool isStored(const Item &item)
{
    return item.steps == 0 && item.isValid() && item.role != Item::Role::Field;
}

qint64 spanFor(qint64 count, qint64 mostFlat)
{
    qint64 span = 1;
    if (count > mostFlat) {
        while ((count - 1) / span >= TreeModel::MostRows)
            span *= TreeModel::MostRows;
    }
    return span;
}

quint64 keyOf(quint32 container, int row)
{
    return quint64(container) << 32 | quint32(row);
}

} // namespace

TreeModel::TreeModel(QObject *parent)
    : QAbstractItemModel(parent)
{
    forget();
}

void TreeModel::forget()
{
    m_containers.clear();
    m_containerIds.clear();
    m_lastKey = ~quint64(0);
    Container top;
    top.count = m_tree ? 1 : 0;
    top.found = m_filter ? 0 : -1;
    m_containers.push_back(std::move(top));
}

void TreeModel::setTree(std::shared_ptr<const Tree> tree)
{
    beginResetModel();
    m_tree = std::move(tree);
    m_issues.reset();
    m_marks = {};
    m_filter.reset();
    forget();
    endResetModel();
}

void TreeModel::setFilter(std::shared_ptr<const FilterResult> filter)
{
    beginResetModel();
    m_filter = std::move(filter);
    forget();
    endResetModel();
}

void TreeModel::setShowsSigns(bool shows)
{
    if (shows == m_showsSigns)
        return;
    beginResetModel();
    m_showsSigns = shows;
    forget();
    endResetModel();
}

void TreeModel::setIssues(std::shared_ptr<const std::vector<Issue>> issues)
{
    m_issues = std::move(issues);
    m_marks = m_tree && m_issues ? IssueMarks(*m_tree, *m_issues) : IssueMarks();
    for (size_t id = 0; id < m_containers.size(); ++id) {
        const int rows = rowsOf(m_containers[id]);
        if (rows > 0)
            Q_EMIT dataChanged(createIndex(0, 0, id), createIndex(rows - 1, ColumnCount - 1, id));
    }
}

int TreeModel::rowsOf(const Container &container) const
{
    if (container.found >= 0)
        return int(m_filter->nodes[size_t(container.found)].children.size());
    return int((container.count + container.span - 1) / container.span);
}

/// The child of the item, whatever part of its children the container shows.
Item TreeModel::childOf(const Container &container, qint64 row) const
{
    if (!container.item.isValid())
        return m_tree->root();
    // What the item holds comes after its own rows.
    if (!container.layout || row >= container.layout->rowCount())
        return m_tree->child(container.item, row);
    const auto parts = qint64(container.parts.size());
    return row < parts ? container.parts[size_t(row)]
                       : m_tree->itemOf(container.item.stream, container.layout->frames[size_t(row - parts)]);
}

/// The rows of a document's item that are more than signs; null where that makes no difference.
std::shared_ptr<const std::vector<qint64>> TreeModel::rowsWithoutSigns(const Container &container) const
{
    const Item &item = container.item;
    if (m_showsSigns || !item.isValid() || item.role == Item::Role::Array || !item.field->schema->syntax
        || item.role == Item::Role::Field)
        return nullptr;
    auto rows = std::make_shared<std::vector<qint64>>();
    const NodeStore &nodes = m_tree->stream(item.stream).nodes;
    const qint64 parts = isStored(item) ? qint64(container.parts.size()) : m_tree->childCount(item);
    for (qint64 row = 0; row < parts; ++row) {
        const Item part = isStored(item) ? container.parts[size_t(row)] : m_tree->child(item, row);
        if (!part.field->document.isSign && part.field != item.standsFor())
            rows->push_back(row);
    }
    for (size_t i = 0; container.layout && i < container.layout->frames.size(); ++i) {
        if (!fieldById(nodes[container.layout->frames[i]].field).document.isSign)
            rows->push_back(parts + qint64(i));
    }
    return rows;
}

/// The row in the item above of what the container shows at a place, and the reverse; -1 for what it does not show.
qint64 TreeModel::rowAt(const Container &container, qint64 place)
{
    return container.rows ? (*container.rows)[size_t(place)] : place;
}

qint64 TreeModel::placeOf(const Container &container, qint64 row)
{
    if (!container.rows)
        return row;
    const auto found = std::lower_bound(container.rows->begin(), container.rows->end(), row);
    return found != container.rows->end() && *found == row ? found - container.rows->begin() : -1;
}

/// As Tree::name(), without laying the parent out again.
QString TreeModel::nameOf(const Container &container, qint64 row, const Item &item) const
{
    if (item.role == Item::Role::Root)
        return printable(QFileInfo(m_tree->fileName()).fileName());
    const qint64 frame = row - qint64(container.parts.size());
    if (!container.layout || frame < 0 || row >= container.layout->rowCount() || item.role == Item::Role::Element
        || *item.field->name == 0)
        return item.role == Item::Role::Element ? u'[' + QString::number(row) + u']' : m_tree->name(item);
    const int ordinal = container.layout->ordinals[size_t(frame)];
    const QString name = QString::fromLatin1(item.field->name);
    return ordinal < 0 ? name : name + u'[' + QString::number(ordinal) + u']';
}

const TreeModel::Entry &TreeModel::entryAt(const QModelIndex &index) const
{
    const auto id = quint32(index.internalId());
    const quint64 key = keyOf(id, index.row());
    if (key == m_lastKey)
        return m_lastEntry;
    const Container &container = m_containers[id];
    Entry entry;
    if (container.found >= 0) {
        entry.found = int(m_filter->nodes[size_t(container.found)].children[size_t(index.row())]);
        entry.first = m_filter->nodes[size_t(entry.found)].row;
    } else {
        entry.first = container.first + index.row() * container.span;
        entry.isGroup = container.span > 1;
    }
    if (entry.isGroup) {
        entry.count = qMin(container.span, container.first + container.count - entry.first);
        entry.item = container.item;
    } else {
        entry.first = container.found >= 0 ? entry.first : rowAt(container, entry.first);
        entry.item = childOf(container, entry.first);
    }
    m_lastEntry = entry;
    m_lastKey = key;
    return m_lastEntry;
}

TreeModel::Container TreeModel::open(const QModelIndex &index) const
{
    const Entry entry = entryAt(index);
    Container opened;
    opened.item = entry.item;
    opened.parent = quint32(index.internalId());
    opened.row = index.row();
    if (entry.isGroup) {
        const Container &above = m_containers[opened.parent];
        opened.layout = above.layout;
        opened.parts = above.parts;
        opened.rows = above.rows;
        opened.first = entry.first;
        opened.count = entry.count;
        opened.span = above.span / MostRows;
        return opened;
    }
    if (isStored(entry.item)) {
        opened.layout = m_tree->layoutOf(entry.item.stream, entry.item.node);
        for (size_t i = 0; i < opened.layout->parts.size(); ++i)
            opened.parts.push_back(m_tree->ownChild(entry.item, qint64(i)));
    }
    opened.rows = rowsWithoutSigns(opened);
    opened.count = opened.rows ? qint64(opened.rows->size()) : m_tree->childCount(entry.item);
    const bool hasNames = isStored(entry.item) && entry.item.role != Item::Role::Array;
    opened.span = spanFor(opened.count, hasNames ? MostFrames : MostRows);
    if (entry.found >= 0 && !m_filter->nodes[size_t(entry.found)].children.empty())
        opened.found = entry.found;
    return opened;
}

quint32 TreeModel::containerOf(const QModelIndex &index) const
{
    if (!index.isValid())
        return 0;
    const quint64 key = keyOf(quint32(index.internalId()), index.row());
    const auto known = m_containerIds.constFind(key);
    if (known != m_containerIds.cend())
        return *known;
    if (m_containers.size() >= MostContainers)
        return 0;
    const auto id = quint32(m_containers.size());
    m_containers.push_back(open(index));
    m_containerIds.insert(key, id);
    return id;
}

bool TreeModel::canHaveChildren(const Entry &entry) const
{
    // Without laying anything out: a view asks this for every row of what it opens.
    if (entry.isGroup)
        return true;
    if (entry.found >= 0 && !m_filter->nodes[size_t(entry.found)].children.empty())
        return true;
    switch (entry.item.role) {
    case Item::Role::Frame:
    case Item::Role::Root:
        return !entry.item.range.isEmpty();
    case Item::Role::Element:
    case Item::Role::Record:
        return entry.item.field->kind == Kind::Record && !entry.item.range.isEmpty()
               && (m_showsSigns || !entry.item.standsFor() || !entry.item.field->schema->syntax);
    default:
        return m_tree->childCount(entry.item) > 0;
    }
}

bool TreeModel::hasChildren(const QModelIndex &parent) const
{
    if (!parent.isValid())
        return rowsOf(m_containers[0]) > 0;
    return parent.column() == NameColumn && canHaveChildren(entryAt(parent));
}

int TreeModel::rowCount(const QModelIndex &parent) const
{
    if (parent.isValid() && (parent.column() != NameColumn || !canHaveChildren(entryAt(parent))))
        return 0;
    return rowsOf(m_containers[containerOf(parent)]);
}

int TreeModel::columnCount(const QModelIndex &) const
{
    return ColumnCount;
}

QModelIndex TreeModel::index(int row, int column, const QModelIndex &parent) const
{
    if (row < 0 || column < 0 || column >= ColumnCount || row >= rowCount(parent))
        return {};
    return createIndex(row, column, quintptr(containerOf(parent)));
}

QModelIndex TreeModel::parent(const QModelIndex &index) const
{
    if (!index.isValid() || index.internalId() == 0)
        return {};
    const Container &container = m_containers[index.internalId()];
    return createIndex(container.row, 0, quintptr(container.parent));
}

Item TreeModel::itemAt(const QModelIndex &index) const
{
    if (!index.isValid())
        return {};
    const Entry &entry = entryAt(index);
    return entry.isGroup ? Item() : entry.item;
}

bool TreeModel::isGroup(const QModelIndex &index) const
{
    return index.isValid() && entryAt(index).isGroup;
}

ByteRange TreeModel::rangeOf(const QModelIndex &index, const Entry &entry) const
{
    if (!entry.isGroup)
        return entry.item.range;
    const Container &container = m_containers[index.internalId()];
    return {childOf(container, rowAt(container, entry.first)).range.begin,
            childOf(container, rowAt(container, entry.first + entry.count - 1)).range.end};
}

ByteRange TreeModel::rangeAt(const QModelIndex &index) const
{
    return index.isValid() ? rangeOf(index, entryAt(index)) : ByteRange();
}

StreamId TreeModel::streamAt(const QModelIndex &index) const
{
    return index.isValid() ? entryAt(index).item.stream : 0;
}

QString TreeModel::nameAt(const QModelIndex &index) const
{
    if (!index.isValid())
        return {};
    const Entry entry = entryAt(index);
    const Container &container = m_containers[index.internalId()];
    if (!entry.isGroup)
        return nameOf(container, entry.first, entry.item);
    const qint64 first = rowAt(container, entry.first);
    const qint64 last = rowAt(container, entry.first + entry.count - 1);
    if (container.item.role == Item::Role::Array || !container.layout)
        return QStringLiteral("[%1 … %2]").arg(first).arg(last);
    return QStringLiteral("%1 … %2").arg(nameOf(container, first, childOf(container, first)),
                                         nameOf(container, last, childOf(container, last)));
}

/// The row of the item's child, through as many groups as there are.
QModelIndex TreeModel::locate(quint32 container, qint64 row) const
{
    for (;;) {
        const Container &shown = m_containers[container];
        if (shown.found >= 0) {
            const std::vector<quint32> &children = m_filter->nodes[size_t(shown.found)].children;
            const auto child = std::lower_bound(
                children.begin(), children.end(), row,
                [this](quint32 id, qint64 wanted) { return m_filter->nodes[id].row < wanted; });
            const bool isShown = child != children.end() && m_filter->nodes[*child].row == row;
            return isShown ? createIndex(int(child - children.begin()), 0, quintptr(container)) : QModelIndex();
        }
        const qint64 place = placeOf(shown, row);
        if (place < shown.first || place >= shown.first + shown.count)
            return {};
        const QModelIndex index = createIndex(int((place - shown.first) / shown.span), 0, quintptr(container));
        if (shown.span == 1)
            return index;
        container = containerOf(index);
    }
}

QModelIndex TreeModel::indexOf(const Item &item, int column) const
{
    if (!m_tree || !item.isValid() || !m_tree->hasStream(item.stream))
        return {};
    const StreamTree &stream = m_tree->stream(item.stream);
    // What a stream holds stands below what holds the stream, behind its own rows.
    const bool isHeld = item.stream != 0;
    QModelIndex found = isHeld ? indexOf(stream.holder) : locate(0, 0);
    bool isShown = found.isValid() && (!isHeld || itemAt(found) == stream.holder);
    std::vector<NodeId> way;
    for (NodeId id = item.node; id != NoNode && id != 0; id = stream.parentOf(id))
        way.push_back(id);
    const auto step = [&](qint64 row) {
        const QModelIndex next = locate(containerOf(found), row);
        if (next.isValid())
            found = next;
        return next.isValid();
    };
    for (auto id = way.rbegin(); isShown && id != way.rend(); ++id) {
        const bool isTopOfHeld = isHeld && id == way.rbegin();
        isShown = step(isTopOfHeld ? m_tree->row(m_tree->itemOf(item.stream, *id))
                                   : rowOf(m_containers[containerOf(found)], *id));
    }
    const qint64 before = isHeld && way.empty() ? m_tree->ownChildCount(stream.holder) : 0;
    for (int i = 0; isShown && i < item.steps; ++i)
        isShown = step(item.rows[size_t(i)] + (i == 0 ? before : 0));
    return found.isValid() ? found.siblingAtColumn(column) : QModelIndex();
}

/// The row of a stored node, from the kept layout; -1 when it is none of the container's.
qint64 TreeModel::rowOf(const Container &container, NodeId id)
{
    if (!container.layout)
        return -1;
    const auto &frames = container.layout->frames;
    const auto frame = std::lower_bound(frames.begin(), frames.end(), id);
    if (frame != frames.end() && *frame == id)
        return qint64(container.parts.size()) + (frame - frames.begin());
    const auto part = std::find_if(container.parts.begin(), container.parts.end(),
                                   [id](const Item &p) { return p.steps == 0 && p.node == id; });
    return part == container.parts.end() ? -1 : part - container.parts.begin();
}

QModelIndex TreeModel::indexOfHit(size_t hit) const
{
    if (!m_filter || hit >= m_filter->hits.size())
        return {};
    std::vector<qint64> way;
    for (quint32 id = m_filter->hits[hit]; id != 0; id = m_filter->nodes[id].parent)
        way.push_back(m_filter->nodes[id].row);
    QModelIndex index;
    for (auto row = way.rbegin(); row != way.rend(); ++row) {
        index = locate(containerOf(index), *row);
        if (!index.isValid())
            break;
    }
    return index;
}

size_t TreeModel::hitsBefore(const QModelIndex &index) const
{
    if (!m_filter)
        return 0;
    for (QModelIndex i = index; i.isValid(); i = i.parent()) {
        const int found = entryAt(i).found;
        if (found < 0)
            continue;
        const FilterResult::Node &node = m_filter->nodes[size_t(found)];
        // What a hit contains comes after it.
        return node.hitsBefore + (i != index.siblingAtColumn(0) && node.isHit ? 1 : 0);
    }
    return 0;
}

QModelIndex TreeModel::indexNamed(const QModelIndex &parent, const QString &name, int hint) const
{
    constexpr int Near = 8;
    const int rows = rowCount(parent);
    for (int distance = 0; distance <= Near; ++distance) {
        for (const int row : {hint - distance, hint + distance}) {
            const QModelIndex index = this->index(row, 0, parent);
            if (index.isValid() && nameAt(index) == name)
                return index;
        }
    }
    for (int row = 0; row < rows; ++row) {
        const QModelIndex index = this->index(row, 0, parent);
        if (nameAt(index) == name)
            return index;
    }
    return {};
}

std::vector<QModelIndex> TreeModel::opened() const
{
    std::vector<QModelIndex> indexes;
    for (size_t id = 1; id < m_containers.size(); ++id)
        indexes.push_back(createIndex(m_containers[id].row, 0, quintptr(m_containers[id].parent)));
    return indexes;
}

Qt::ItemFlags TreeModel::flags(const QModelIndex &index) const
{
    if (!index.isValid())
        return Qt::NoItemFlags;
    Qt::ItemFlags flags = Qt::ItemIsEnabled | Qt::ItemIsSelectable;
    const Entry &entry = entryAt(index);
    if (entry.isGroup)
        return flags;
    if (!canHaveChildren(entry))
        flags |= Qt::ItemNeverHasChildren;
    if (entry.item.role == Item::Role::Frame)
        flags |= Qt::ItemIsDragEnabled;
    if (entry.item.field->frame.takesFrames)
        flags |= Qt::ItemIsDropEnabled;
    if (index.column() == ValueColumn && isEditable(entry.item))
        flags |= Qt::ItemIsEditable;
    return flags;
}

bool TreeModel::setData(const QModelIndex &index, const QVariant &value, int role)
{
    if (role != Qt::EditRole || !(flags(index) & Qt::ItemIsEditable))
        return false;
    const QString text = value.toString();
    if (text != data(index, Qt::EditRole).toString())
        Q_EMIT editRequested(Item(entryAt(index).item), text); // whoever hears it may ask for other rows
    return false;                                              // the shown value has not changed yet
}

} // namespace hexahedron
