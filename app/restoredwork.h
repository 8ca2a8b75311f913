#pragma once

#include "core/bytes/bytes.h"

#include <QObject>

namespace hexahedron {

class Session;

/// Work that an ended program left behind, as the last step of the session that it belongs to. Until it is saved it is nowhere else.
class RestoredWork final : public QObject
{
    Q_OBJECT

public:
    /// It has just been restored, on `before`.
    static void note(Session *session, const Bytes &before);
    /// It was undone: Redo brings it back, but closing loses it.
    static bool isUndoneIn(const Session *session);

private:
    RestoredWork(Session *session, const Bytes &before);

    const Bytes m_before;
    const QString m_step;
};

} // namespace hexahedron
