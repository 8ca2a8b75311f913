#pragma once

#include "core/tree/tree.h"

namespace hexahedron {

/// Of a table whose rows say where texts lie in a pool beside it; null where it is no such table.
struct PooledTexts
{
    const Field *pool = nullptr;
    const Field *text = nullptr; ///< a piece of the pool

    explicit operator bool() const { return text != nullptr; }
};
PooledTexts pooledTextsOf(const Field &table);

/// The text of a row, or how a long one begins; empty where there is none.
QByteArray textOfRow(const Tree &tree, const Item &table, qint64 row);

} // namespace hexahedron
