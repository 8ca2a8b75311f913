#pragma once

#include "core/schema/inwork.h"
#include "core/schema/schema.h"
#include "core/tree/tree.h"

#include <functional>

namespace hexahedron {

/// Where the file begins, or what comes next: for places that are counted from there. See LookFunction.
inline qint64 beginOfFile(ByteCursor &, ByteRange rest, const ValueStack &)
{
    return rest.begin;
}

/// The number of four bytes that comes next; 0 when the file ends before.
inline qint64 nextNumber(ByteCursor &bytes, ByteRange rest, const ValueStack &)
{
    const uchar *next = rest.size() >= 4 ? bytes.at(rest.begin, 4) : nullptr;
    return next ? decodeInteger(next, 4, false) : 0;
}

/// Hands the value of a field on to looks. Nothing in the description refers to it, so repairs do not try other values first.
inline const Field *asked(const FieldRef &number)
{
    number.field()->leaksValues = true;
    for (const Field *group = number.field()->parent; group->isGroup() && group->parent->parent; group = group->parent)
        inwork::field(group)->leaksValues = true;
    return number.field();
}

/// Which fields hold the numbers of a header that decide on what follows it: layout, rules and pictures read them alike.
template<typename Header>
class HeaderNumbers
{
public:
    /// Of several fields with the same number only one is in a file. Returns the field.
    const Field *add(const FieldRef &field, qint64 Header::*number)
    {
        m_numbers.emplace_back(asked(field), number);
        return field.field();
    }
    /// Numbers that the file ends before are 0.
    Header read(const ValueStack &values) const
    {
        Header header;
        for (const auto &[field, number] : m_numbers)
            header.*number += values[field];
        header.finish();
        return header;
    }
    /// Those of the file in a stream.
    Header read(const StreamTree &stream) const
    {
        NodeVisitor visitor(stream);
        const NodeId section = stream.nodes.firstChild(0);
        if (section != NoNode)
            visitor.layOut(section);
        return read(visitor.values());
    }

private:
    std::vector<std::pair<const Field *, qint64 Header::*>> m_numbers;
};

/// For later statements: a member of what Header::read() finds.
template<typename Header, auto Member>
qint64 headerNumber(ByteCursor &, ByteRange, const ValueStack &values)
{
    return qint64(std::invoke(Member, Header::read(values)));
}
/// The same of one that depends on where it is asked.
template<typename Header, auto Member>
qint64 headerNumberAt(ByteCursor &, ByteRange rest, const ValueStack &values)
{
    return qint64(std::invoke(Member, Header::read(values), rest));
}

} // namespace hexahedron
