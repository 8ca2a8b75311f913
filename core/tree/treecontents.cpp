// What lies in a file besides its own bytes: streams and how they hang together.
#include "core/read/cancelscope.h"
#include "core/schema/schema.h"
#include "core/tree/contentstore.h"

namespace hexahedron {

/// The number in the store.
StreamId Tree::numberOf(StreamId id) const
{
    return id == 0 ? m_top : id;
}

/// The same item, with the number that its stream has in this tree.
Item Tree::holderOf(StreamId id) const
{
    Item holder = stream(id).holder;
    if (holder.stream == m_top)
        holder.stream = 0;
    return holder;
}

const QString &Tree::fileName(StreamId id) const
{
    if (id == 0)
        return m_fileName;
    const QString &own = stream(id).fileName;
    return own.isEmpty() ? m_fileName : own;
}

StreamId Tree::streamCount() const
{
    return m_contents->expandedCount();
}

std::vector<StreamId> Tree::openStreams() const
{
    return m_contents->ids();
}

bool Tree::hasStream(StreamId id) const
{
    return m_contents->has(numberOf(id));
}

const StreamTree &Tree::stream(StreamId id) const
{
    return m_contents->stream(numberOf(id));
}

const ExpandLimits &Tree::limits() const
{
    return m_contents->limits();
}

qint64 Tree::expandedSize() const
{
    return m_contents->expandedSize();
}

bool Tree::mayHold(const Item &item)
{
    const bool isHolder = item.steps <= 1 && item.isValid() && item.field && item.field->content
                          && item.role != Item::Role::Array && item.role != Item::Role::Bits;
    return isHolder && !item.range.isEmpty();
}

bool Tree::isInPlaceHolder(const Item &item)
{
    return mayHold(item) && !item.field->content->codec;
}

std::shared_ptr<const OpenedContent> Tree::contentOf(const Item &item) const
{
    if (!mayHold(item))
        return nullptr;
    if (m_top == 0)
        return m_contents->open(*this, item);
    Item global = item;
    global.stream = numberOf(item.stream);
    return m_contents->open(*asFile(0), global);
}

void Tree::openAll(const std::atomic_bool *cancelled) const
{
    if (m_top == 0)
        m_contents->openAll(*this, cancelled);
}

std::shared_ptr<const Tree> Tree::asFile(StreamId id) const
{
    return std::shared_ptr<const Tree>(new Tree(m_contents, id));
}

qint64 Tree::childCount(const Item &item) const
{
    const auto content = contentOf(item);
    return ownChildCount(item) + (content && content->stream != NoStream ? ownChildCount(root(content->stream)) : 0);
}

Item Tree::child(const Item &item, qint64 row) const
{
    CancelScope::check();
    const qint64 own = mayHold(item) ? ownChildCount(item) : row + 1;
    if (row < own)
        return ownChild(item, row);
    const auto content = contentOf(item);
    return content && content->stream != NoStream ? ownChild(root(content->stream), row - own) : Item();
}

} // namespace hexahedron
