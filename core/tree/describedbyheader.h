#pragma once

#include "core/schema/described.h"
#include "core/schema/inwork.h"
#include "core/tree/tree.h"

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
    number.field()->derived.leaksValues = true;
    for (const Field *group = number.field()->parent; group->isGroup() && group->parent->parent; group = group->parent)
        inwork::field(group)->derived.leaksValues = true;
    return number.field();
}

/// A description in which several numbers of a header together decide on what follows it. `Header` is a struct of them with what
/// follows: layout, rules and scenes read it alike.
template<typename Self, typename Header>
class DescribedByHeader : public Described<Self>
{
public:
    /// That of the file in a stream. Numbers that the file ends before are 0.
    static Header headerOf(const StreamTree &stream)
    {
        NodeVisitor visitor(stream);
        const NodeId section = stream.nodes.firstChild(0);
        if (section != NoNode)
            visitor.layOut(section);
        return Self::instance().read(visitor.values());
    }

protected:
    /// The field holds a number of the header. Of several fields with the same number only one is in a file.
    const Field *keep(const FieldRef &field, qint64 Header::*number)
    {
        m_numbers.emplace_back(asked(field), number);
        return field.field();
    }
    /// For later statements: a member of the header as far as it is read, or what it says of the bytes that are left.
    template<auto Member>
    static FieldRef look(RecordRef record)
    {
        return record.look([](ByteCursor &, ByteRange rest, const ValueStack &values) {
            const Header header = Self::instance().read(values);
            if constexpr (std::is_invocable_v<decltype(Member), Header, ByteRange>)
                return qint64(std::invoke(Member, header, rest));
            else
                return qint64(std::invoke(Member, header));
        });
    }

private:
    Header read(const ValueStack &values) const
    {
        Header header;
        for (const auto &[field, number] : m_numbers)
            header.*number += values[field];
        header.finish();
        return header;
    }

    std::vector<std::pair<const Field *, qint64 Header::*>> m_numbers;
};

} // namespace hexahedron
