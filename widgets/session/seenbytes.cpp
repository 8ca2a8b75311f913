#include "widgets/session/seenbytes.h"

#include "core/edit/bookmarks.h"

#include <algorithm>

namespace hexahedron {

namespace {

constexpr qint64 MostCompared = 4096;

/// Whether two places of one size have the same bytes, but for what was overwritten between them.
bool areAlike(const Bytes &before, ByteRange place, const Bytes &now, ByteRange placeNow)
{
    const qint64 size = std::min({place.size(), placeNow.size(), MostCompared});
    const QByteArray old = before.toByteArray({place.begin, place.begin + size});
    const QByteArray present = now.toByteArray({placeNow.begin, placeNow.begin + size});
    if (old == present)
        return true;
    const std::vector<ByteRange> overwritten = before.rangesNotIn(now);
    for (qint64 i = 0; i < size; ++i) {
        const ByteRange byte{place.begin + i, place.begin + i + 1};
        if (old[i] != present[i]
            && std::ranges::none_of(overwritten, [byte](const ByteRange &range) { return range.contains(byte); }))
            return false;
    }
    return true;
}

} // namespace

SeenBytes::SeenBytes(const Bytes &file, ByteRange place)
    : m_size(file.size())
    , m_bytes(file)
    , m_place(place)
{
}

SeenBytes::SeenBytes(const Tree &tree, StreamId stream, ByteRange place)
    : m_stream(stream)
    , m_size(tree.bytes(stream).size())
    , m_holder(stream == 0 ? QString() : tree.path(tree.stream(stream).holder))
    , m_bytes(tree.bytes(stream))
    , m_place(place)
{
}

bool SeenBytes::areStillIn(const Tree &now) const
{
    return now.hasStream(m_stream) && now.bytes(m_stream).size() == m_size
           && (m_stream == 0 || now.path(now.stream(m_stream).holder) == m_holder)
           && areAlike(m_bytes, m_place, now.bytes(m_stream), m_place);
}

std::optional<Item> foundAgain(const Tree &before, const Item &item, const Tree &now)
{
    const auto found = now.find(before.path(item));
    if (!found || found->field != item.field || found->role != item.role)
        return {};
    // What it lies in, up to its chunk: many vertices have the same normal.
    Item around = before.parent(item), aroundNow = now.parent(*found);
    for (; around.isValid() && aroundNow.isValid(); around = before.parent(around), aroundNow = now.parent(aroundNow)) {
        if (around.role != Item::Role::Array && around.range.size() == aroundNow.range.size()
            && !areAlike(before.bytes(around.stream), around.range, now.bytes(aroundNow.stream), aroundNow.range))
            return {};
        if (around.role == Item::Role::Frame)
            break;
    }
    return found;
}

namespace {

/// What holds packed bytes that had that holder: by its path, unless others stand there because something came or went before it.
std::optional<Item> holderAgain(const Tree &before, const Item &holder, const Tree &now)
{
    std::optional<Item> found = now.find(before.path(holder));
    const PlaceMap places(before.bytes(), now.bytes());
    if (holder.stream != 0 || places.isRemade(holder.range))
        return found;
    const PlaceMap back(now.bytes(), before.bytes());
    const ByteRange was = found && !back.isRemade(found->range) ? back.map(found->range) : ByteRange();
    if (found && (was.isEmpty() || was.overlaps(holder.range)))
        return found;
    const ByteRange there = places.map(holder.range);
    Item item = there.isEmpty() ? Item() : now.at(0, there.begin);
    while (item.isValid() && !now.contentOf(item))
        item = now.parent(item);
    return item.isValid() ? std::optional(item) : std::nullopt;
}

} // namespace

std::optional<StreamId> streamAgain(const Tree &before, StreamId stream, const Tree &now)
{
    if (stream == 0 || &before == &now || !before.hasStream(stream))
        return stream;
    const std::optional<Item> holder = holderAgain(before, before.stream(stream).holder, now);
    const auto content = holder ? now.contentOf(*holder) : nullptr;
    return content && content->stream != NoStream ? std::optional(content->stream) : std::nullopt;
}

SeenPlace placeAgain(const Tree &before, const SeenPlace &place, const Tree &now)
{
    if (const auto stream = streamAgain(before, place.stream, now))
        return {*stream, place.range};
    const Item &holder = before.stream(place.stream).holder;
    return holder.stream == 0 ? SeenPlace{0, PlaceMap(before.bytes(), now.bytes()).map(holder.range)}
                              : placeAgain(before, {holder.stream, holder.range}, now);
}

} // namespace hexahedron
