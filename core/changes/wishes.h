#pragma once

#include "core/tree/tree.h"

#include <functional>
#include <optional>

namespace hexahedron {

/// How an edit of a field that shapes a layout is meant.
enum class ShapeChange : quint8 {
    Convert,     ///< records are laid out anew: kept parts are kept, new parts get their neutral value
    Reinterpret, ///< only the field is written
};

/// What can be asked of a file, in elements, frames and values; what follows is found out by who fulfils it. All positions are those
/// of the tree. Wishes add up; one that cannot be met makes all of it refused.
class Wishes
{
public:
    virtual ~Wishes() = default;

    virtual const Tree &tree() const = 0;
    /// Adds the wishes of `wish` all together, or none of them when one cannot be met or touches bytes that an earlier wish has
    /// touched; the plan is not refused for it.
    virtual bool attempt(const std::function<void(Wishes &)> &wish) = 0;

    /// Writes a value given as text. Shapes and counts follow.
    virtual void setText(const Item &item, const QString &text, ShapeChange shape = ShapeChange::Convert) = 0;
    /// Writes a number; for a vector, `component` says which, -1 all of them.
    virtual void setNumber(const Item &item, double value, int component = -1) = 0;
    /// Replaces the bytes of a field, of the same or another size.
    virtual void setBytes(const Item &item, const QByteArray &bytes) = 0;
    /// Inserts `count` elements before `index`. Without `value` they are neutral: defaults, or as the fields' rules want. It is
    /// that of one element, or of all of them one after the other.
    virtual void insertElements(const Item &array, qint64 index, qint64 count, const QByteArray &value = {}) = 0;
    virtual void removeElements(const Item &array, qint64 index, qint64 count) = 0;
    /// Removes single elements of one array, given in ascending order; references follow as for removeElements().
    virtual void removeElements(const Item &array, const std::vector<qint64> &indexes) = 0;
    /// Frames and unclaimed bytes as a whole.
    virtual void removeFrame(const Item &frame) = 0;
    /// Gives an element, with both its tags, or an attribute another name.
    virtual void renameMarkup(const Item &item, const QByteArray &name) = 0;
    /// Adds an attribute at the end of an element's tag, set apart as the one before it is.
    virtual void insertAttribute(const Item &element, const QByteArray &name, const QString &value) = 0;
    /// Adds an element that is not there yet, the smallest that is right, as number `ordinal` of its name in `parent`; where
    /// documents have settings, one of them, with its usual value unless one is given.
    virtual void insertElement(const Item &parent, const QByteArray &name, qint64 ordinal,
                               const std::optional<QByteArray> &value = {}) = 0;
    /// Copies a frame and puts the copy right behind it.
    virtual void duplicateFrame(const Item &frame) = 0;
    /// `bytes` must be a whole frame; it comes before the child `row` of `parent`, or at the end.
    virtual void insertFrame(const Item &parent, qint64 row, const Bytes &bytes) = 0;
    /// Moves a frame before the child `row` of `parent`, which may be another frame but not one inside it.
    virtual void moveFrame(const Item &frame, const Item &parent, qint64 row) = 0;
    /// Puts content into a part of `record` that lies elsewhere and is empty: what says where it lies, its size and its sums follow.
    virtual void fillPart(const Item &record, const Field &part, const Bytes &bytes) = 0;
    /// Raw bytes anywhere; lengths of the frames around follow.
    virtual void splice(StreamId stream, ByteRange range, const Bytes &bytes) = 0;
    /// Corrects the length of a frame to where its content ends.
    virtual void correctLength(const Item &frame) = 0;
    /// What bytes are that nothing describes.
    enum class Rest : quint8 {
        Stray,
        MayBeContent, ///< that was written over where it begins, or lost a part
    };
    /// Removes some bytes of a frame or of a field in it that belong to nothing.
    virtual void removeRange(const Item &owner, ByteRange range, Rest rest) = 0;
    /// Puts bytes into a frame.
    virtual void insertBytes(const Item &owner, qint64 offset, const QByteArray &bytes) = 0;

    /// Adds a text to a table whose rows say where texts lie, and returns its number there.
    virtual qint64 addText(const Item &table, const QByteArray &text) = 0;
    /// How many texts such a table has, those that were added among them.
    virtual qint64 textCount(const Item &table) const = 0;

    /// The other arrays that have the same count: their elements belong together.
    virtual std::vector<Item> arraysBeside(const Item &array) const = 0;

    /// What the user should know besides.
    virtual void addConsequence(const QString &text) = 0;
    /// It cannot be done: a sentence for people.
    virtual void refuse(const QString &reason) = 0;
};

} // namespace hexahedron
