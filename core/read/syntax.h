#pragma once

#include "core/read/reader.h"

#include <optional>

namespace hexahedron {

/// Something that comes into a document, as it is written there.
struct Addition
{
    QByteArray text;
    QByteArray name; ///< what the tree calls it: its number is one among those
    /// Elements before which it stands when it is the first of its name.
    std::vector<const Field *> comesBefore = {};
    /// What it takes the place of, when its number does not say where it comes.
    std::optional<ByteRange> place = {};
};

/// A place that names something: it has to change when the name does.
struct NameUse
{
    Item item;
    ByteRange range; ///< of the name in it
};

class Tree;

/// How documents are read whose text says itself how they are built: what numbers and lengths say in other formats, signs
/// such as brackets say here. A document's nodes are elements, and texts and signs between them; the beginning of an element is
/// laid out when somebody asks, as everything else is. Stateless; lives as long as the program.
class Syntax
{
public:
    virtual ~Syntax() = default;
    /// Never fails: what does not fit becomes nodes that say so, and every byte belongs to one leaf.
    virtual StreamTree read(const ReadRequest &request, const ReadLimits &limits,
                            const std::atomic_bool *cancelled) const = 0;
    /// Appends the parts with which an element or a record of `range` begins, without a gap. Returns where they end: for a
    /// record the end of the range.
    virtual qint64 layOut(const Field &record, ByteRange range, ByteCursor &bytes, std::vector<Part> &parts) const = 0;
    /// What an element or record is called that the file itself names; cut where it is long.
    virtual QByteArray nameOf(const Field &field, ByteRange range, ByteCursor &bytes) const = 0;
    /// What written text means.
    virtual QByteArray decoded(const Field &field, const QByteArray &written) const = 0;
    /// How a text is written where `item` stands. Nothing, with a reason, when it cannot stand there.
    virtual std::optional<QByteArray> encoded(const Tree &tree, const Item &item, const QByteArray &text,
                                              QString *error) const = 0;
    /// True for space between elements: it comes and goes with the one behind it.
    virtual bool isSpace(const Field &field) const = 0;
    /// The smallest right element of that name in `parent`, or setting, with a value where it takes one. Nothing when it cannot
    /// stand there, perhaps with a reason.
    virtual std::optional<Addition> addition(const Tree &tree, const Item &parent, const QByteArray &name,
                                             const std::optional<QByteArray> &value, QString *error) const = 0;
    /// Where else the name stands that `item` gives to something.
    virtual std::vector<NameUse> usesOf(const Tree &tree, const Item &item) const = 0;
};

/// True for what begins with parts that a syntax finds, instead of a description.
bool hasSyntax(const Field &field);

} // namespace hexahedron
