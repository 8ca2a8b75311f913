#pragma once

#include "core/bytes/byterange.h"
#include "core/scene/scene.h"

#include <QObject>

namespace hexahedron {

/// What is selected in a document: bytes of one stream. Views tell each other what is selected by this alone; equal values end
/// the echo.
class Selection : public QObject
{
    Q_OBJECT

public:
    using QObject::QObject;

    StreamId stream() const { return m_stream; }
    ByteRange range() const { return m_range; }
    /// Several items can have the same bytes: how far out the one that is meant lies around the innermost of them.
    int outward() const { return m_outward; }
    /// What is selected already stays, whichever item with its bytes is meant.
    void select(StreamId stream, ByteRange range)
    {
        if (stream != m_stream || range != m_range)
            select(stream, range, 0);
    }
    void select(StreamId stream, ByteRange range, int outward)
    {
        if (stream == m_stream && range == m_range && outward == m_outward)
            return;
        m_stream = stream;
        m_range = range;
        m_outward = outward;
        Q_EMIT changed(stream, range);
    }

    /// Whether brackets, quotes and space of documents are items like others, or stand for what they belong to.
    bool showsSigns() const { return m_showsSigns; }
    void setShowsSigns(bool shows) { m_showsSigns = shows; }

Q_SIGNALS:
    void changed(hexahedron::StreamId stream, hexahedron::ByteRange range);

private:
    StreamId m_stream = 0;
    ByteRange m_range;
    int m_outward = 0;
    bool m_showsSigns = false;
};

} // namespace hexahedron
