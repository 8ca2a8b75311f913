#pragma once

#include "core/bytes/byterange.h"
#include "core/bytes/streamid.h"

#include <QObject>
#include <QPointer>

#include <vector>

namespace hexahedron {

class DocumentPage;

/// Where somebody has been, over all open files, to go back to. Small steps from place to place count as one place.
class SelectionHistory : public QObject
{
    Q_OBJECT

public:
    using QObject::QObject;

    struct Place
    {
        QPointer<DocumentPage> page;
        StreamId stream = 0;
        ByteRange range;
    };
    void visit(DocumentPage *page);
    bool canGoBack() const { return m_current > 0; }
    bool canGoForward() const { return m_current + 1 < m_places.size(); }
    void goBack();
    void goForward();

Q_SIGNALS:
    void changed();
    void placeRequested(hexahedron::DocumentPage *page);

private:
    void go(int by);

    std::vector<Place> m_places;
    size_t m_current = 0;
    bool m_isGoing = false;
};

} // namespace hexahedron
