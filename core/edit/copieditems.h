#pragma once

#include "core/tree/tree.h"

#include <QStringList>

#include <optional>

namespace hexahedron {

class Planner;

/// What copied bytes were in the file they come from: chunks that stood beside each other, or elements of one list. It tells where
/// they can stand, in the same file or in another one of the format.
class CopiedItems
{
public:
    /// All from `first` to `last`, which stand beside each other. Nothing for what is neither a chunk nor an element, and for
    /// elements to which more belongs elsewhere.
    static std::optional<CopiedItems> of(const Tree &tree, const Item &first, const Item &last);
    /// As text, for the bytes' way through a clipboard.
    QByteArray description() const;
    /// Nothing where the text does not describe bytes: it may come from anywhere.
    static std::optional<CopiedItems> fromDescription(const QByteArray &text);

    qint64 size() const { return m_size; } ///< of the bytes
    qint64 count() const { return m_count; }
    bool areElements() const { return m_areElements; }
    /// Of the chunk or of the list.
    QString name() const;

    struct Place
    {
        Item parent;     ///< of chunks; of elements, their list
        qint64 row = 0;  ///< they come before it
        QString refusal; ///< why there is no place, for people
    };
    /// Behind the item, or at the end of it where that takes them.
    Place placeAt(const Tree &tree, const Item &item) const;
    void insert(Planner &planner, const Place &place, const QByteArray &bytes) const;

private:
    Place placeOfElements(const Tree &tree, const Item &item) const;
    Place placeOfFrames(const Tree &tree, const Item &item) const;
    bool mayStandIn(const Item &parent) const;

    QString m_format;    ///< its identifier
    QStringList m_kinds; ///< of the chunks, or of the list: see kindOf()
    QString m_layout;    ///< of elements: see layoutOf()
    bool m_areElements = false;
    qint64 m_count = 1;
    qint64 m_size = 0;
};

} // namespace hexahedron
