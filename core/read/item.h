#pragma once

#include "core/bytes/streamid.h"
#include "core/read/layout.h"

#include <algorithm>
#include <array>

namespace hexahedron {

/// Anything in the tree that has a path: a frame, a field, an array, an element, one number of a vector.
/// A value: it names what it means by the stored node and the rows below it, and says where that lies. Items of one tree
/// must not be used with another; carry a path across instead.
struct Item
{
    enum class Role : quint8 {
        Nothing,
        Root, ///< the file or a stream
        Frame,
        Field, ///< number, vector, text, bytes
        Array,
        Element,   ///< of an array
        Record,    ///< a nested group
        Component, ///< one number of a vector
        Bits,      ///< some bits of a number; shares its bytes
    };
    static constexpr int MostSteps = 6;

    Role role = Role::Nothing;
    quint8 steps = 0; ///< rows below the stored node
    Fault fault = Fault::None;
    StreamId stream = 0;
    NodeId node = NoNode;
    const Field *field = nullptr; ///< of an element: that of its array
    ByteRange range;
    qint64 count = 1;  ///< elements, numbers
    qint64 stride = 0; ///< 0 when elements vary in size
    std::array<qint64, MostSteps> rows{};

    bool isValid() const { return role != Role::Nothing; }
    /// The field below whose value this one shows as its own: of an attribute, and of a number in a written list.
    const Field *standsFor() const { return field && role != Role::Array ? field->document.standsFor : nullptr; }
    /// What the bytes of this item are one of: no item below it has bytes of its own to show in a coverage.
    bool isNumber() const
    {
        return field && field->isNumber() && role != Role::Array && (!field->isVector || role == Role::Component);
    }
    friend bool operator==(const Item &a, const Item &b)
    {
        return a.role == b.role && a.stream == b.stream && a.node == b.node && a.steps == b.steps
               && std::equal(a.rows.begin(), a.rows.begin() + a.steps, b.rows.begin());
    }
};

inline constexpr StreamId NoStream = -1;

} // namespace hexahedron
