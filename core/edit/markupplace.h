#pragma once

#include "core/tree/tree.h"

namespace hexahedron {

struct Addition;

/// Where a new element comes in a document, and what sets it apart there: the line ends and indentation of its neighbours.
class MarkupPlace
{
public:
    /// As number `ordinal` of its name.
    static MarkupPlace forNew(const Tree &tree, const Item &parent, const Addition &addition, qint64 ordinal);
    /// Before a row of the parent, or at the end.
    static MarkupPlace byRow(const Tree &tree, const Item &parent, qint64 row);
    /// The space before an element, when nothing but it stands before it on its line: what goes with the element.
    static QByteArray lineBefore(const Tree &tree, const Item &element);
    /// What goes when an element or a part of one does: it, and the space before it. Where something else follows on its line the
    /// space behind it goes instead, so that nothing comes to stand behind a remark.
    static ByteRange rangeToRemove(const Tree &tree, const Item &item);

    bool isThere() const { return m_isThere; }
    qint64 count() const { return m_count; } ///< of elements of the name that was asked for
    ByteRange removed() const { return m_removed; }
    const QByteArray &before() const { return m_before; }
    /// Behind what comes there.
    QByteArray behind(const Bytes &element) const;

private:
    struct Child
    {
        Item item;
        QByteArray space; ///< before it
        bool isElement = false;
    };
    static std::vector<Child> childrenOf(const Tree &tree, const Item &parent);
    void place(const Tree &tree, const Item &parent, const std::vector<Child> &children, size_t next);
    static qint64 endWithRemark(const std::vector<Child> &children, size_t &i);
    void open(const Tree &tree, const Item &parent, const QByteArray &indent);

    bool m_isThere = false;
    qint64 m_count = 0;
    ByteRange m_removed;
    QByteArray m_before;
    QByteArray m_behind;
    QByteArray m_line; ///< ends what comes there, where that has to be whole lines
};

} // namespace hexahedron
