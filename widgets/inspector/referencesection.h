#pragma once

#include "core/tree/tree.h"
#include "widgets/inspector/section.h"

#include <QThreadPool>

#include <atomic>

class QLabel;
class QListWidget;

namespace hexahedron {

/// Places that refer to one element of an array, in the order of the bytes.
struct References
{
    struct Place
    {
        ByteRange range;
        QString path;
    };
    std::vector<Place> places; ///< the first ones
    qint64 count = 0;
    bool isComplete = true; ///< false when the search was given up
};

/// Looks through all indexes that could name `element`. When `cancelled` becomes true the result must not be used.
References findReferences(const Tree &tree, const Item &element, const std::atomic_bool *cancelled = nullptr);

/// Whether anything can refer to elements of the array at all.
bool canBeReferred(const Tree &tree, const Item &element);

/// What refers to the selected element; looked for in the background.
class ReferenceSection : public Section
{
    Q_OBJECT

public:
    explicit ReferenceSection(QWidget *parent = nullptr);
    ~ReferenceSection() override;
    void show(const std::shared_ptr<const Tree> &tree, const Item &item);

Q_SIGNALS:
    void jumpRequested(hexahedron::StreamId stream, hexahedron::ByteRange range);

private:
    void fill(const References &found);

    StreamId m_stream = 0;
    QLabel *m_summary;
    QListWidget *m_list;
    std::shared_ptr<std::atomic_bool> m_cancelled;
    QThreadPool m_pool; // last: waits for the search before anything else goes
};

} // namespace hexahedron
