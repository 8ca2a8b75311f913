#pragma once

#include "core/tree/reader.h"

#include <functional>

namespace hexahedron {

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
};

/// True for what begins with parts that a syntax finds, instead of a description.
bool hasSyntax(const Field &field);

} // namespace hexahedron
