#pragma once

#include "core/check/referrers.h"
#include "core/tree/tree.h"
#include "widgets/inspector/section.h"

#include <QThreadPool>

#include <atomic>

class QLabel;
class QListWidget;

namespace hexahedron {

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

    QLabel *m_summary;
    QListWidget *m_list;
    std::shared_ptr<std::atomic_bool> m_cancelled;
    QThreadPool m_pool; // last: waits for the search before anything else goes
};

} // namespace hexahedron
