#include "core/tree/tree.h"

#include "core/read/reader.h"
#include "core/read/syntax.h"
#include "core/read/writtenlist.h"
#include "core/schema/schema.h"
#include "core/tree/contentstore.h"
#include "core/tree/format.h"
#include "core/tree/stored.h"

#include <QHash>

#include <cstring>
#include <unordered_map>

namespace hexahedron {

namespace {

Item::Role roleOf(const Field &field)
{
    if (field.isArray())
        return Item::Role::Array;
    return field.kind == Kind::Record ? Item::Role::Record : Item::Role::Field;
}

void nameGaps(const StreamTree &stream, NodeLayout &layout);

} // namespace

/// What was laid out lately. Layouts are cheap, but a view asks for the same ones again and again. Those that were asked for more
/// than once stay when others go by: a long list must not be laid out anew for every few of its elements.
struct Tree::Cache
{
    /// Names of nodes, of the first that are asked for: paths of what is nested deeply name the same ones again and again.
    class Names
    {
    public:
        std::optional<QString> find(quint64 key)
        {
            const std::lock_guard lock(m_mutex);
            const auto known = m_known.find(key);
            return known == m_known.end() ? std::nullopt : std::optional(known->second);
        }
        void add(quint64 key, const QString &name)
        {
            constexpr size_t Most = 1 << 15;
            constexpr qsizetype MostCharacters = 64; // names can be as long as a file
            const std::lock_guard lock(m_mutex);
            if (m_known.size() < Most && name.size() <= MostCharacters)
                m_known.emplace(key, name);
        }

    private:
        std::mutex m_mutex;
        std::unordered_map<quint64, QString> m_known;
    };
    static constexpr size_t Capacity = 64;
    template<typename Key, typename Value>
    class Recent
    {
    public:
        std::shared_ptr<const Value> find(const Key &key)
        {
            const std::lock_guard lock(m_mutex);
            // Who asks for one asks for it several times in a row.
            if (m_last >= m_entries.size() || m_entries[m_last].key != key)
                m_last = size_t(std::ranges::find(m_entries, key, &Entry::key) - m_entries.begin());
            if (m_last == m_entries.size())
                return nullptr;
            m_entries[m_last].wasAsked = true;
            return m_entries[m_last].value;
        }
        void add(const Key &key, std::shared_ptr<const Value> value)
        {
            const std::lock_guard lock(m_mutex);
            if (m_entries.size() < Capacity) {
                m_last = m_entries.size();
                m_entries.push_back({key, std::move(value)});
                return;
            }
            while (std::exchange(m_entries[m_next].wasAsked, false))
                m_next = (m_next + 1) % Capacity;
            m_entries[m_next] = {key, std::move(value)};
            m_last = m_next;
            m_next = (m_next + 1) % Capacity;
        }

    private:
        struct Entry
        {
            Key key;
            std::shared_ptr<const Value> value;
            bool wasAsked = false; ///< since the last one went by
        };
        std::mutex m_mutex;
        std::vector<Entry> m_entries;
        size_t m_next = 0;
        size_t m_last = 0; ///< found or added
    };
    Recent<quint64, NodeLayout> layouts;
    Names names;
    Recent<std::pair<quint64, const Field *>, std::vector<Part>> shapes;
    Recent<quint64, WrittenList> lists;
};

Tree::Tree(const Format *format, QString fileName, StreamTree file, const ExpandLimits &limits)
    : m_fileName(std::move(fileName))
    , m_cache(std::make_shared<Cache>())
{
    file.format = format;
    m_contents = std::make_shared<ContentStore>(std::move(file), limits);
}

Tree::Tree(std::shared_ptr<ContentStore> contents, StreamId top)
    : m_contents(std::move(contents))
    , m_top(top)
    , m_fileName(m_contents->stream(top).fileName)
    , m_cache(std::make_shared<Cache>())
{
}

Tree::~Tree() = default;

int Tree::ordinalOf(const Item &item) const
{
    const bool isPart = item.steps > 0;
    const NodeId above = isPart ? item.node : stream(item.stream).parentOf(item.node);
    const auto layout = layoutOf(item.stream, above);
    if (isPart) {
        const qint64 row = item.rows[item.steps - 1];
        return row < qint64(layout->partOrdinals.size()) ? layout->partOrdinals[size_t(row)] : -1;
    }
    const qint64 frame = rowInLayout(item, above) - qint64(layout->parts.size());
    return frame >= 0 ? layout->ordinals[size_t(frame)] : -1;
}

QString Tree::name(const Item &item) const
{
    if (item.role == Item::Role::Root && item.stream != 0)
        return name(holderOf(item.stream));
    const bool isStored = item.steps == 0 && item.node != 0;
    const quint64 key = quint64(numberOf(item.stream)) << 32 | item.node;
    if (isStored) {
        if (item.role == Item::Role::Element)
            return u'[' + QString::number(rowInLayout(item, stream(item.stream).parentOf(item.node))) + u']';
        if (const auto known = m_cache->names.find(key))
            return *known;
    }
    QString name = plainName(item);
    const bool mayRepeat = isStored
                           || (item.steps == 1 && item.role != Item::Role::Element
                               && (item.field->schema->syntax || item.field == item.field->schema->gap));
    if (mayRepeat) {
        if (const int ordinal = ordinalOf(item); ordinal >= 0)
            name += u'[' + QString::number(ordinal) + u']';
    } else if (name.isEmpty() && item.steps > 0) {
        name = u'[' + QString::number(item.rows[item.steps - 1]) + u']';
    }
    if (isStored)
        m_cache->names.add(key, name);
    return name;
}

std::shared_ptr<const NodeLayout> Tree::layoutOf(StreamId stream, NodeId node) const
{
    const quint64 key = quint64(numberOf(stream)) << 32 | node;
    if (auto known = m_cache->layouts.find(key))
        return known;
    const StreamTree &tree = this->stream(stream);
    auto layout = std::make_shared<NodeLayout>();
    ByteCursor cursor(tree.bytes);
    ValueStack values = fieldById(tree.nodes[node].field).derived.looksOutside ? valuesAround(stream, node)
                                                                               : ValueStack();
    layOutNode(tree, node, cursor, values, layout->parts);
    for (NodeId id = tree.nodes.firstChild(node); id != NoNode; id = tree.nodes.nextSibling(id)) {
        const bool isPart = std::any_of(layout->parts.begin(), layout->parts.end(),
                                        [id](const Part &p) { return p.node == id; });
        if (!isPart && !fieldById(tree.nodes[id].field).isElsewhere())
            layout->frames.push_back(id);
    }
    layout->nameFrames(tree, cursor);
    layout->nameParts(cursor);
    m_cache->layouts.add(key, layout);
    return layout;
}

void NodeLayout::nameFrames(const StreamTree &stream, ByteCursor &cursor)
{
    // Counted by what makes the name: the tag for frames, the description for unclaimed bytes.
    QHash<quint64, int> count;
    QHash<QByteArray, quint64> names; // that the file gives
    const auto nameNumber = [&](const QByteArray &name) {
        const auto known = names.constFind(name);
        return known != names.constEnd() ? *known : *names.insert(name, quint64(names.size()));
    };
    std::vector<quint64> keys;
    keys.reserve(frames.size());
    for (const NodeId id : frames) {
        const Node &node = stream.nodes[id];
        const Field &field = fieldById(node.field);
        quint64 key = quint64(node.field) << 32;
        if (field.kind == Kind::Frame)
            key = field.frame.tag ? field.frame.tag
                                  : quint64(decodeInteger(
                                      cursor.at(node.begin + stream.schema->frameStyle.tagOffset(), 4), 4, false));
        else if (field.document.isNamedByFile)
            key |= nameNumber(field.schema->syntax->nameOf(field, node.range(), cursor));
        keys.push_back(key);
        ++count[key];
    }
    QHash<quint64, int> used;
    ordinals.reserve(frames.size());
    for (const quint64 key : keys)
        ordinals.push_back(count[key] > 1 ? used[key]++ : -1);
    nameGaps(stream, *this);
}

void NodeLayout::nameParts(ByteCursor &cursor)
{
    if (parts.empty() || !parts.front().field->schema->syntax)
        return;
    QHash<QByteArray, int> count;
    std::vector<QByteArray> names;
    for (const Part &part : parts) {
        const Field &field = *part.field;
        names.push_back(field.document.isNamedByFile ? field.schema->syntax->nameOf(field, part.range, cursor)
                                                     : QByteArray(field.name));
        ++count[names.back()];
    }
    QHash<QByteArray, int> used;
    for (const QByteArray &name : names)
        partOrdinals.push_back(count[name] > 1 ? used[name]++ : -1);
}

namespace {

/// Bytes that nothing refers to may lie before the last part and behind it: they are counted together.
void nameGaps(const StreamTree &stream, NodeLayout &layout)
{
    const Field *gap = stream.schema->gap;
    const auto isGap = [gap](const Part &part) { return part.field == gap; };
    if (!gap || std::none_of(layout.parts.begin(), layout.parts.end(), isGap))
        return;
    layout.partOrdinals.resize(layout.parts.size(), -1);
    std::vector<int *> gaps;
    for (size_t i = 0; i < layout.parts.size(); ++i) {
        if (isGap(layout.parts[i]))
            gaps.push_back(&layout.partOrdinals[i]);
    }
    for (size_t i = 0; i < layout.frames.size(); ++i) {
        if (stream.nodes[layout.frames[i]].field == gap->id)
            gaps.push_back(&layout.ordinals[i]);
    }
    for (size_t i = 0; gaps.size() > 1 && i < gaps.size(); ++i)
        *gaps[i] = int(i);
}

} // namespace

ValueStack Tree::valuesAround(StreamId stream, NodeId node) const
{
    ValueStack values;
    ByteCursor cursor(bytes(stream));
    pushValuesAround(this->stream(stream), node, cursor, values);
    return values;
}

ValueStack Tree::valuesInside(StreamId stream, NodeId node) const
{
    ValueStack values = valuesAround(stream, node);
    ByteCursor cursor(bytes(stream));
    std::vector<Part> parts;
    layOutNode(this->stream(stream), node, cursor, values, parts);
    return values;
}

std::shared_ptr<const std::vector<Part>> Tree::shapeOf(const Item &array) const
{
    if (hasSyntax(*array.field)) { // every one has its own
        ByteCursor cursor(bytes(array.stream));
        return std::make_shared<const std::vector<Part>>(recordParts(*array.field, array.range, cursor, {}));
    }
    const std::pair key(quint64(array.stream) << 32 | array.node, array.field);
    if (auto known = m_cache->shapes.find(key))
        return known;
    auto parts = std::make_shared<const std::vector<Part>>(
        elementParts(*array.field, valuesInside(array.stream, array.node)));
    m_cache->shapes.add(key, parts);
    return parts;
}

std::shared_ptr<const WrittenList> Tree::writtenList(const Item &list) const
{
    const quint64 key = quint64(numberOf(list.stream)) << 32 | list.node;
    if (auto known = m_cache->lists.find(key))
        return known;
    const StreamTree &stream = this->stream(list.stream);
    auto found = std::make_shared<const WrittenList>(stream.bytes, stream.nodes[list.node].range(),
                                                     list.field->document.separator);
    m_cache->lists.add(key, found);
    return found;
}

Item Tree::root(StreamId stream) const
{
    return itemOf(stream, 0);
}

Item Tree::itemOf(StreamId stream, NodeId id) const
{
    const NodeStore &nodes = this->stream(stream).nodes;
    const Node &node = nodes[id];
    Item item;
    item.stream = stream;
    item.node = id;
    item.field = &fieldById(node.field);
    item.range = node.range();
    if (id == 0)
        item.role = Item::Role::Root;
    else if (item.field->kind == Kind::Frame || item.field->kind == Kind::Element)
        item.role = Item::Role::Frame;
    else if (isElementNode(nodes, id))
        item.role = Item::Role::Element;
    else
        item.role = roleOf(*item.field);
    if (item.role == Item::Role::Array)
        item.count = item.field->document.separator ? writtenList(item)->count()
                                                    : qint64(layoutOf(stream, id)->frames.size());
    return item;
}

Item Tree::itemOfPart(const Item &above, const Part &part, qint64 row) const
{
    if (part.node != NoNode) {
        Item item = itemOf(above.stream, part.node);
        item.fault = part.fault;
        return item;
    }
    if (above.steps >= Item::MostSteps)
        return {};
    Item item = above;
    item.rows[item.steps++] = row;
    item.field = part.field;
    item.role = roleOf(*part.field);
    item.range = part.range;
    item.count = part.count;
    item.stride = part.stride;
    item.fault = part.fault;
    return item;
}

Item Tree::elementOf(const Item &array, qint64 index) const
{
    Item item = array;
    if (item.steps >= Item::MostSteps)
        return {};
    item.rows[item.steps++] = index;
    item.role = Item::Role::Element;
    item.range = array.field->document.separator && array.steps == 0
                     ? writtenList(array)->element(index)
                     : ByteRange{array.range.begin + index * array.stride,
                                 array.range.begin + (index + 1) * array.stride};
    item.count = 1;
    item.fault = Fault::None;
    return item;
}

qint64 Tree::ownChildCount(const Item &item) const
{
    switch (item.role) {
    case Item::Role::Nothing:
    case Item::Role::Component:
    case Item::Role::Bits:
        return 0;
    case Item::Role::Root:
    case Item::Role::Frame:
        return layoutOf(item.stream, item.node)->rowCount();
    case Item::Role::Field:
        if (item.fault != Fault::None)
            return 0;
        return item.field->isVector ? item.count : qint64(item.field->number.bits.size());
    case Item::Role::Array:
        return item.count;
    case Item::Role::Element:
    case Item::Role::Record:
        if (item.field->kind != Kind::Record)
            return 0;
        if (item.fault == Fault::Truncated && item.steps > 0)
            return 0;
        return item.steps == 0 ? layoutOf(item.stream, item.node)->rowCount() : qint64(shapeOf(item)->size());
    }
    return 0;
}

Item Tree::ownChild(const Item &item, qint64 row) const
{
    if (row < 0 || row >= ownChildCount(item))
        return {};
    if (item.steps == 0 && item.role != Item::Role::Field && !item.field->document.separator) {
        const auto layout = layoutOf(item.stream, item.node);
        const qint64 parts = qint64(layout->parts.size());
        if (row < parts)
            return itemOfPart(item, layout->parts[size_t(row)], row);
        return itemOf(item.stream, layout->frames[size_t(row - parts)]);
    }
    if (item.role == Item::Role::Array)
        return elementOf(item, row);
    if (item.role == Item::Role::Field) {
        Item component = elementOf(item, 0);
        component.role = item.field->isVector ? Item::Role::Component : Item::Role::Bits;
        component.rows[item.steps] = row;
        if (component.role == Item::Role::Bits) {
            component.range = item.range;
            return component;
        }
        const qint64 width = item.field->width;
        component.range = {item.range.begin + row * width, item.range.begin + (row + 1) * width};
        return component;
    }
    Part part = (*shapeOf(item))[size_t(row)];
    part.range = part.range.translated(item.range.begin);
    return itemOfPart(item, part, row);
}

Item Tree::parent(const Item &item) const
{
    if (item.steps == 0) {
        const StreamTree &tree = stream(item.stream);
        const NodeId above = tree.parentOf(item.node);
        if (item.node == 0 || (above == 0 && item.stream != 0))
            return item.stream == 0 ? Item() : item.node == 0 ? parent(holderOf(item.stream)) : holderOf(item.stream);
        return itemOf(item.stream, above);
    }
    if (item.steps == 1 && item.node == 0 && item.stream != 0)
        return holderOf(item.stream);
    Item above = itemOf(item.stream, item.node);
    for (int step = 0; step + 1 < item.steps; ++step)
        above = ownChild(above, item.rows[size_t(step)]);
    return above;
}

qint64 Tree::row(const Item &item) const
{
    // What lies in a stream comes after the rows of what holds the stream.
    const NodeId above = item.steps > 0 ? item.node : stream(item.stream).parentOf(item.node);
    const bool isTop = above == 0 && item.steps <= 1 && item.stream != 0;
    const qint64 before = isTop ? ownChildCount(holderOf(item.stream)) : 0;
    if (item.steps > 0)
        return before + item.rows[item.steps - 1];
    if (above == NoNode)
        return item.stream == 0 ? 0 : row(holderOf(item.stream));
    return before + rowInLayout(item, above);
}

qint64 Tree::rowInLayout(const Item &item, NodeId above) const
{
    const auto layout = layoutOf(item.stream, above);
    const auto frame = std::lower_bound(layout->frames.begin(), layout->frames.end(), item.node);
    if (frame != layout->frames.end() && *frame == item.node)
        return qint64(layout->parts.size()) + (frame - layout->frames.begin());
    for (size_t i = 0; i < layout->parts.size(); ++i) {
        if (layout->parts[i].node == item.node)
            return qint64(i);
    }
    return -1;
}

Item Tree::descend(const Item &item, ByteRange range) const
{
    const qint64 offset = range.begin;
    if (item.role == Item::Role::Array && item.stride > 0 && item.count > 0)
        return ownChild(item, qBound<qint64>(0, (offset - item.range.begin) / item.stride, item.count - 1));
    if (item.role == Item::Role::Array && item.field->document.separator)
        return ownChild(item, writtenList(item)->indexAt(offset));
    if (item.role == Item::Role::Field)
        return ownChild(item, (offset - item.range.begin) / qMax<qint64>(1, item.field->width));
    qint64 rows = ownChildCount(item);
    if (item.steps == 0) {
        // Nodes that are no parts cannot be what is looked for: the deepest one is `item`. Parts that lie elsewhere come last.
        const auto layout = layoutOf(item.stream, item.node);
        rows = qint64(layout->parts.size());
        while (rows > 0 && layout->parts[size_t(rows - 1)].field->isElsewhere())
            --rows;
        if (rows == 0 && !layout->frames.empty())
            return {};
    }
    // Rows lie in order: the last one that begins at or before the offset, skipping those without bytes.
    qint64 low = 0;
    qint64 high = rows;
    while (high - low > 1) {
        const qint64 middle = low + (high - low) / 2;
        (ownChild(item, middle).range.begin <= offset ? low : high) = middle;
    }
    while (low > 0 && !ownChild(item, low).range.contains(offset) && ownChild(item, low).range.begin == offset)
        --low;
    return ownChild(item, low);
}

Item Tree::at(StreamId stream, qint64 offset) const
{
    return covering(stream, {offset, offset + 1});
}

Item Tree::covering(StreamId stream, ByteRange range) const
{
    const NodeStore &nodes = this->stream(stream).nodes;
    NodeId id = nodes.deepestAt(range.begin);
    while (!nodes[id].range().contains(range) && nodes.parent(id) != NoNode)
        id = nodes.parent(id);
    Item item = itemOf(stream, id);
    while (ownChildCount(item) > 0 && !(item.role == Item::Role::Field && !item.field->isVector)) {
        const Item inner = descend(item, range);
        if (!inner.isValid() || !inner.range.contains(range) || inner.range.isEmpty())
            break;
        item = inner;
    }
    const auto content = isInPlaceHolder(item) ? contentOf(item) : nullptr;
    if (!content || content->stream == NoStream)
        return item;
    const Item inner = covering(content->stream, range);
    return inner.role == Item::Role::Root ? item : inner;
}

std::shared_ptr<const Tree> readTree(const Format &format, const Bytes &bytes, const QString &fileName,
                                     const std::atomic_bool *cancelled, const ExpandLimits &limits)
{
    return std::make_shared<const Tree>(&format, fileName, readStream(*format.schema(), bytes, {}, cancelled), limits);
}

} // namespace hexahedron
