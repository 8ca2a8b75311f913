#pragma once

#include "core/edit/uniquevalues.h"

#include <optional>

namespace hexahedron {

class Wishes;

/// What elements look like that are inserted into an array without a value: neutral, as far as the fields' rules and the
/// neighbours let them.
class NewElement
{
public:
    /// `wishes`, where there are, get what new elements need besides, such as texts that they name.
    NewElement(const Tree &tree, const Item &array, qint64 index, Wishes *wishes = nullptr)
        : m_tree(tree)
        , m_array(array)
        , m_index(index)
        , m_wishes(wishes)
    {
    }

    /// The bytes of `count` elements; nothing, with a reason, when there is nothing that they could say.
    std::optional<QByteArray> make(qint64 count, QString *reason);
    /// The numbers of a given element that have to go on where those before it end. Returns the last of them.
    qint64 continueOrder(const Part &part, QByteArray &inserted) const;
    /// The same for numbers with fractions: they lie evenly between those before and behind. Where the list begins with the
    /// smallest number that there is, its first element has to make room: its bytes after that.
    std::optional<QByteArray> spread(const Part &part, QByteArray &inserted) const;

    /// Parts of one element, with ranges from its beginning; those of `element` where they vary.
    std::vector<Part> partsOf(const QByteArray &element) const;

    static qint64 numberAt(const QByteArray &bytes, qint64 offset, const Field &field);

private:
    GivenValues withTextsOfNeighbour(GivenValues given) const;
    std::optional<QByteArray> makeOne(const GivenValues &given, qint64 count, QString *reason) const;
    std::optional<QByteArray> newReferences(qint64 count, QString *reason) const;
    std::optional<QByteArray> numberLike(const Field &field) const;
    ValueStack valuesOfNew() const;
    bool namesSomething(const Field &record, QString *reason) const;
    void followNeighbour(const std::vector<Part> &parts, QByteArray &element) const;
    void moveOwnReferences(const std::vector<Part> &parts, QByteArray &element, qint64 count) const;
    Item partOf(qint64 element, const Field *field) const;
    double floatOf(qint64 element, const Field *field) const;

    const Tree &m_tree;
    Item m_array;
    qint64 m_index;
    Wishes *m_wishes;
};

} // namespace hexahedron
