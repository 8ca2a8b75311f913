#pragma once

#include "core/read/layout.h"

#include <span>

namespace hexahedron {

/// A relation between numbers of one element. When a repair has mended others of them, it makes its own right again.
class ElementSettling
{
public:
    virtual ~ElementSettling() = default;
    /// `field` is the one of which the relation is said; `shape` says where the fields lie in the element.
    virtual void settle(const Field &field, std::span<const Part> shape, uchar *element) const = 0;
    /// True when nothing in the element is left that could make it right: settle() makes something up.
    virtual bool makesUp(const Field &field, std::span<const Part> shape, const uchar *element) const = 0;
};

} // namespace hexahedron
