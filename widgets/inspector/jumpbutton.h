#pragma once

#include "core/tree/tree.h"

#include "widgets/elided.h"

#include <QToolButton>

namespace hexahedron {

/// Says what an index names and leads there.
class JumpButton : public Elided<QToolButton>
{
    Q_OBJECT

public:
    explicit JumpButton(QWidget *parent = nullptr);
    /// Hidden when the item is no index.
    void showItem(const Tree &tree, const Item &item);

Q_SIGNALS:
    void jumpRequested(hexahedron::StreamId stream, hexahedron::ByteRange range);

private:
    StreamId m_stream = 0;
    ByteRange m_range;
};

} // namespace hexahedron
