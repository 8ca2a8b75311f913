#pragma once

#include "core/tree/tree.h"

namespace hexahedron {

/// The bytes that somebody had in mind who typed something or asked for it, which may be done only later. A place in them is the
/// same one as long as nothing has come or gone.
class SeenBytes
{
public:
    explicit SeenBytes(const Bytes &file);
    SeenBytes(const Tree &tree, StreamId stream);

    bool areStillIn(const Tree &now) const;

private:
    StreamId m_stream = 0;
    qint64 m_size = 0;
    QString m_holder; ///< of what is packed: its path
};

} // namespace hexahedron
