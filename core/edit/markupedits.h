#pragma once

#include "core/tree/tree.h"

#include <optional>

namespace hexahedron {

class MarkupPlace;
class PendingChanges;

/// Elements, attributes and settings of documents come, go and are renamed, with the space that sets them apart.
class MarkupEdits
{
public:
    explicit MarkupEdits(PendingChanges &changes);

    /// See Wishes.
    void rename(const Item &item, const QByteArray &name);
    void insertAttribute(const Item &element, const QByteArray &name, const QString &value);
    void insertElement(const Item &parent, const QByteArray &name, qint64 ordinal,
                       const std::optional<QByteArray> &value);
    void insert(const Item &parent, const MarkupPlace &place, const Bytes &element);
    void remove(const Item &item);
    void renameUses(const Item &item, const QByteArray &name);

private:
    PendingChanges &m_changes;
    const Tree &m_tree;
};

} // namespace hexahedron
