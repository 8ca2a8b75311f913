// Frames that are dragged within a TreeModel.
#include "core/schema/field.h"
#include "widgets/tree/treemodel.h"

#include <QDataStream>
#include <QIODevice>
#include <QMimeData>

namespace hexahedron {

namespace {

const QString mimeType = QStringLiteral("application/x-hexahedron-frame");

} // namespace

QStringList TreeModel::mimeTypes() const
{
    return {mimeType};
}

QMimeData *TreeModel::mimeData(const QModelIndexList &indexes) const
{
    for (const QModelIndex &index : indexes) {
        const Item item = itemAt(index);
        if (index.column() != NameColumn || item.role != Item::Role::Frame)
            continue;
        QByteArray bytes;
        QDataStream stream(&bytes, QIODevice::WriteOnly);
        // The trees tell whether it comes back to where it was taken from: the number means nothing elsewhere.
        stream << quint64(reinterpret_cast<quintptr>(m_tree.get())) << item.stream << item.node;
        auto *data = new QMimeData;
        data->setData(mimeType, bytes);
        data->setText(m_tree->path(item));
        return data;
    }
    return nullptr;
}

Item TreeModel::draggedItem(const QMimeData *data) const
{
    if (!data || !m_tree)
        return {};
    QDataStream stream(data->data(mimeType));
    quint64 tree = 0;
    StreamId id = 0;
    NodeId node = NoNode;
    stream >> tree >> id >> node;
    const bool isOurs = stream.status() == QDataStream::Ok && tree == quint64(reinterpret_cast<quintptr>(m_tree.get()));
    if (!isOurs || !m_tree->hasStream(id) || node >= m_tree->stream(id).nodes.size())
        return {};
    return m_tree->itemOf(id, node);
}

qint64 TreeModel::rowBefore(const QModelIndex &parent, int row) const
{
    const Item above = itemAt(parent);
    if (!above.isValid() || above.steps > 0 || !above.field->frame.takesFrames)
        return -1;
    const auto layout = m_tree->layoutOf(above.stream, above.node);
    if (row < 0)
        return layout->rowCount(); // onto the frame: comes last
    const Container &container = m_containers[containerOf(parent)];
    if (container.found >= 0 || container.span > 1)
        return -1;
    const qint64 before = row < container.count ? rowAt(container, row) : layout->rowCount();
    return before < qint64(layout->parts.size()) ? -1 : before;
}

bool TreeModel::canDropMimeData(const QMimeData *data, Qt::DropAction action, int row, int,
                                const QModelIndex &parent) const
{
    const QModelIndex place = parent.siblingAtColumn(NameColumn);
    const qint64 before = action == Qt::MoveAction ? rowBefore(place, row) : -1;
    const Item frame = before < 0 ? Item() : draggedItem(data);
    if (frame.role != Item::Role::Frame)
        return false;
    const Item above = itemAt(place);
    const bool isInside = frame.stream == above.stream && frame.range.contains(above.range);
    const qint64 present = isInside || !(m_tree->parent(frame) == above) ? -1 : m_tree->row(frame);
    return !isInside && (present < 0 || (before != present && before != present + 1));
}

bool TreeModel::dropMimeData(const QMimeData *data, Qt::DropAction action, int row, int column,
                             const QModelIndex &parent)
{
    if (canDropMimeData(data, action, row, column, parent)) {
        const QModelIndex place = parent.siblingAtColumn(NameColumn);
        Q_EMIT moveRequested(draggedItem(data), itemAt(place), rowBefore(place, row));
    }
    return false; // rows move when the edit has been made and a new tree comes
}

} // namespace hexahedron
