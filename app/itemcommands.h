#pragma once

#include "core/tree/tree.h"

#include <QCoreApplication>

#include <optional>

namespace hexahedron {

class CopiedItems;
class Session;

/// What can be done with an item, from menus and views alike. Items are those of the session's present tree.
class ItemCommands
{
    Q_DECLARE_TR_FUNCTIONS(ItemCommands)

public:
    explicit ItemCommands(Session *session)
        : m_session(session)
    {
    }

    enum class Side : quint8 { Before, After };
    bool canInsertElement(const Item &item) const { return arrayPlace(item, Side::After).has_value(); }
    bool canRemoveElement(const Item &item) const;
    /// Neutral elements beside the element that `item` lies in; at the ends of the array when it is one.
    void insertElement(const Item &item, Side side);
    /// `count` elements from the one on that `item` lies in.
    void removeElements(const Item &item, qint64 count);
    void duplicateElement(const Item &item);

    /// An element of that name, with what it needs, behind the last one in an element of a document.
    void insertInside(const Item &item, const QString &name);
    QString pathOfNewElement(const Item &item, const QString &name) const;
    /// An attribute with its usual value.
    void insertAttribute(const Item &item, const QString &name);
    QString pathOfNewAttribute(const Item &item, const QString &name) const;

    /// Neighbours that are selected together, several of them.
    struct Run
    {
        Item first; ///< an element of a list, or a frame
        qint64 count = 0;
    };
    std::optional<Run> selectedRun() const;
    /// What is selected: a run of neighbours, else what `item` is or lies in.
    void remove(const Item &item);
    bool canDuplicate(const Item &item) const;
    void duplicate(const Item &item);

    /// What was copied comes behind the item: see CopiedItems::placeAt().
    void paste(const Item &item, const CopiedItems &copied, const QByteArray &bytes);

    bool canEditFrame(const Item &item) const;
    void duplicateFrame(const Item &item);
    void removeFrame(const Item &item);
    /// Bytes that nobody claims, or an attribute of a document.
    static bool isPart(const Item &item);
    void removePart(const Item &item);
    bool canMoveFrame(const Item &item, int by) const;
    void moveFrame(const Item &item, int by);

    /// What an index names, a count counts or a field shapes; not valid when there is nothing.
    Item target(const Item &item) const;
    bool goToTarget(const Item &item);

    /// The record of a list that an item lies in, all of one size; not valid where there is none, or it is too long for a row.
    Item recordAround(const Item &item) const;
    /// What would be duplicated or removed, as it is called in a path: "vertices[3]", "NODE".
    QString elementName(const Item &item) const;
    QString frameName(const Item &item) const;

    /// How many elements of the array lie in the selection, from the one of `item` on.
    qint64 selectedElements(const Item &item) const;

private:
    struct Place
    {
        Item array;
        qint64 index = 0;
    };
    std::optional<Place> arrayPlace(const Item &item, Side side) const;
    qint64 elementsOf(const Item &item, const QString &name) const;
    std::vector<Item> framesOf(const Run &run) const;
    QString saidOfMore(const Item &removed) const;
    Item elementAround(Item item) const;
    Item frameAround(Item item) const;

    Session *m_session;
};

} // namespace hexahedron
