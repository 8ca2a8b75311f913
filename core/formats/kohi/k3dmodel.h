#pragma once

#include "core/check/checker.h"
#include "core/formats/kohi/k3dformat.h"
#include "core/tree/value.h"

#include <QHash>

namespace hexahedron {

/// What rules, repairs and the scene need of a model, read once: everything but vertices, indices and keys.
struct K3dModel
{
    using Fields = K3dFormat::Fields;

    /// One of the columns with a number for each thing.
    template<typename Number>
    struct ColumnOf
    {
        Item item; ///< invalid when the part is missing
        std::vector<Number> values;

        qint64 count() const { return qint64(values.size()); }
        Number at(qint64 row, Number otherwise = 0) const
        {
            return row >= 0 && row < count() ? values[size_t(row)] : otherwise;
        }
    };
    using Column = ColumnOf<qint64>;
    using FloatColumn = ColumnOf<double>;

    struct Keys
    {
        const Fields::Keys *fields = nullptr;
        Column counts, offsets;
        ByteRange range(qint64 channel, qint64 begin) const
        {
            const qint64 from = begin + offsets.at(channel);
            return {from, from + counts.at(channel) * fields->size};
        }
    };
    struct Entry
    {
        qint64 offset = 0;
        qint64 length = 0;
    };

    K3dModel(const Tree &wholeTree, StreamId ofStream);

    bool isValid() const { return fields != nullptr; }
    /// What a field describes of which the model has one; invalid when it is missing.
    Item item(const Field *field) const;
    template<typename Number>
    Item cell(const ColumnOf<Number> &column, qint64 row) const
    {
        return tree.child(column.item, row);
    }
    /// The same of a column that is not read; invalid when it has no such row.
    Item cell(const Field *column, qint64 row) const;
    /// The text that a string id names; null when there is none.
    QByteArray text(qint64 id) const;
    /// The same as names are compared: without regard to case.
    QByteArray key(qint64 id) const { return text(id).toLower(); }
    QString name(qint64 id) const { return textOf(text(id)); }
    /// Where the characters of an entry lie; nothing when they do not lie inside their block.
    ByteRange characters(qint64 id) const;
    std::array<const Keys *, 3> allKeys() const { return {&positions, &rotations, &scales}; }
    /// The node that a channel or bone means; -1 for none.
    qint64 nodeNamed(qint64 id) const;

private:
    Column column(const Field *field) const;
    Column column(const Field *Fields::*field) const { return fields ? column(fields->*field) : Column{}; }
    FloatColumn floatColumn(const Field *Fields::*field) const;
    Keys keysOf(Fields::Keys Fields::*kind) const;
    void readEntries();

    QHash<QByteArray, qint64> m_nodes;

public:
    const Tree &tree;
    StreamId stream;
    Item file;
    const Fields *fields;
    Column submeshNames = column(&Fields::submeshNames), materialNames = column(&Fields::materialNames);
    Column vertexCounts = column(&Fields::vertexCounts), indexCounts = column(&Fields::indexCounts);
    Column meshTypes = column(&Fields::meshTypes), boneNames = column(&Fields::boneNames);
    Column nodeNames = column(&Fields::nodeNames), parents = column(&Fields::parents);
    Column animationNames = column(&Fields::animationNames), channelCounts = column(&Fields::channelCounts);
    FloatColumn durations = floatColumn(&Fields::durations), ticksPerSecond = floatColumn(&Fields::ticksPerSecond);
    Column animationIds = column(&Fields::animationIds), channelNames = column(&Fields::channelNames);
    Keys positions = keysOf(&Fields::positions), rotations = keysOf(&Fields::rotations);
    Keys scales = keysOf(&Fields::scales);
    Item keyBuffer; ///< invalid when there are no keys
    Item entriesItem;
    std::vector<Entry> entries;
    ByteRange characterBlock;
};

/// The rules about strings, and about names that lead to nodes; see k3drules.cpp for the others.
void stringsAreTexts(Checker &checker, const K3dModel &model);
void namesLeadToNodes(Checker &checker, const K3dModel &model);

} // namespace hexahedron
