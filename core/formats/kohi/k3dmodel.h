#pragma once

#include "core/check/checker.h"
#include "core/formats/kohi/k3dformat.h"

#include <QHash>

namespace hexahedron {

/// What rules, repairs and the scene need of a model, read once: everything but vertices, indices and keys.
struct K3dModel
{
    static constexpr qint64 None = 0xffff; ///< no name, no parent

    /// One of the columns with a number for each thing.
    struct Column
    {
        Item item; ///< invalid when the part is missing
        std::vector<qint64> values;

        qint64 count() const { return qint64(values.size()); }
        qint64 at(qint64 row, qint64 otherwise = 0) const
        {
            return row >= 0 && row < count() ? values[size_t(row)] : otherwise;
        }
    };
    struct Keys
    {
        const K3dFormat::Fields::Keys *fields = nullptr;
        Column counts, offsets;
        ByteRange range(qint64 channel, qint64 begin) const
        {
            const qint64 from = begin + offsets.at(channel);
            return {from, from + counts.at(channel) * fields->size};
        }
    };

    K3dModel(const Tree &tree, StreamId stream);

    bool isValid() const { return fields != nullptr; }
    /// From the beginning of the model: it may lie in another file.
    Bytes bytesOfFile() const;
    Item part(const Field *field) const; ///< one of the parts of the file
    /// The text that a string id names; null when there is none.
    QByteArray text(qint64 id) const;
    /// The same as names are compared: without regard to case.
    QByteArray key(qint64 id) const { return text(id).toLower(); }
    QString name(qint64 id) const;
    Item cell(const Column &column, qint64 row) const { return tree.child(column.item, row); }
    /// Where the characters of an entry lie; nothing when they do not lie inside their block.
    ByteRange characters(qint64 id) const;
    std::array<const Keys *, 3> allKeys() const { return {&positions, &rotations, &scales}; }
    /// The node that a channel or bone means; -1 for none.
    qint64 nodeNamed(qint64 id) const;

    const Tree &tree;
    StreamId stream;
    Item file;
    const K3dFormat::Fields *fields = nullptr;
    /// As the header says, whether the parts are there or not.
    qint64 boneCount = 0, animationCount = 0;
    Column submeshNames, materialNames, vertexCounts, indexCounts, meshTypes;
    Column boneNames, nodeNames, parents;
    Column animationNames, channelCounts;
    std::vector<double> durations, ticksPerSecond;
    Item durationItem, ticksItem;
    Column animationIds, channelNames;
    Keys positions, rotations, scales;
    Item keyBuffer; ///< invalid when there are no keys
    struct Entry
    {
        qint64 offset = 0;
        qint64 length = 0;
    };
    Item entriesItem;
    std::vector<Entry> entries;
    ByteRange characterBlock;

private:
    Column column(const Item &part, const Field *field) const;
    void readEntries(const Item &strings);

    QHash<QByteArray, qint64> m_nodes;
};

} // namespace hexahedron
