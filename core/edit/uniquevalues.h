#pragma once

#include "core/schema/relation.h"
#include "core/tree/tree.h"

#include <map>
#include <set>

namespace hexahedron {

/// The stored values that fields of a new record get instead of their neutral ones.
using GivenValues = std::map<const Field *, QByteArray>;

/// Finds values for the fields of new elements that no other element of their array may share.
class UniqueValues
{
public:
    UniqueValues(const Tree &tree, const Item &array);

    bool isNeeded() const { return !m_fields.empty(); }
    /// Values for the next new element; nothing when `field` is left without one.
    std::optional<GivenValues> next();
    const Field *exhausted() const { return m_exhausted; }

private:
    struct Taken
    {
        const Field *field = nullptr;
        FreshValues fresh;
        std::set<QByteArray> values;
        qint64 end = 0;  ///< of whole numbers that can be stored, or name something
        qint64 next = 0; ///< all before it are taken; of texts the number behind the name
    };
    void add(const Field *field);
    QByteArray storedIn(qint64 element, const Field *field) const;
    std::optional<QByteArray> nextOf(Taken &taken) const;
    static std::optional<QByteArray> nextNumber(Taken &taken);
    static QByteArray nextText(Taken &taken);

    const Tree &m_tree;
    Item m_array;
    std::vector<Taken> m_fields;
    const Field *m_exhausted = nullptr;
};

} // namespace hexahedron
