#pragma once

#include "core/tree/tree.h"

#include <QStringList>

#include <functional>
#include <map>
#include <vector>

namespace hexahedron {

/// What becomes of the vertices of one list whose weights belong to something that goes: counted, and then said.
class Rebinding
{
public:
    /// Its other weights take over what is gone.
    void addShared() { ++m_shared; }
    /// What was bound to something that goes is bound to element `heir` instead, in numbers of before.
    void addBound(qint64 heir) { ++m_bound[heir]; }
    /// Nothing is left that it could be bound to.
    void addUnbound() { ++m_unbound; }

    /// `vertices` were bound to elements of `bones`, of which `removed` go.
    QStringList sentences(const Tree &tree, const Item &vertices, const Item &bones,
                          const std::vector<qint64> &removed) const;
    /// The same for elements of `elements` whose parent goes: the heir is their parent then, or they have none.
    QStringList sentencesOfChildren(const Tree &tree, const Item &elements) const;
    /// The same for numbers through which something is bound.
    QStringList sentencesOfNumbers(const Tree &tree, const Item &numbers, const Item &bones) const;

    /// What becomes of vertices whose weights stand in a frame that goes.
    static QStringList sentencesOfFrame(const Tree &tree, const Item &frame);

private:
    QStringList sentencesOf(const QString &list, const QString &gone,
                            const std::function<QString(qint64)> &titleOfHeir) const;

    qint64 m_shared = 0;
    qint64 m_lighter = 0; ///< lose a weight, and their other ones stay as they are
    qint64 m_unbound = 0;
    std::map<qint64, qint64> m_bound; ///< how many, by what they are bound to
};

} // namespace hexahedron
