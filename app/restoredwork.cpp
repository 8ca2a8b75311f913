#include "app/restoredwork.h"

#include "widgets/session/session.h"

namespace hexahedron {

RestoredWork::RestoredWork(Session *session, const Bytes &before)
    : QObject(session)
    , m_before(before)
    , m_step(session->document().undoTitle())
{
    connect(session, &Session::savingEnded, this, [this, session] {
        if (!session->document().isModified() && !isUndoneIn(session))
            deleteLater();
    });
}

void RestoredWork::note(Session *session, const Bytes &before)
{
    delete session->findChild<RestoredWork *>(QString(), Qt::FindDirectChildrenOnly);
    new RestoredWork(session, before);
}

bool RestoredWork::isUndoneIn(const Session *session)
{
    const Document &document = session->document();
    const auto *work = session->findChild<RestoredWork *>(QString(), Qt::FindDirectChildrenOnly);
    return work && document.canRedo() && document.redoTitle() == work->m_step
           && document.bytes().isSameSnapshot(work->m_before);
}

} // namespace hexahedron
