#pragma once

#include "core/bytes/bytes.h"
#include "widgets/session/session.h"

#include <QPointer>

#include <vector>

namespace hexahedron {

/// Steps that were made in other files by somebody who looks at one: at a model, whose animations lie elsewhere. Undo and redo mean
/// them as long as neither of the two files has become another one since.
class StepsElsewhere
{
public:
    /// `changed` was `before` until now; somebody looks at `shown`.
    void add(Session *shown, Session *changed, const Bytes &before);
    /// In which file Undo and Redo lead back and forth for who looks at this one; null: in itself.
    Session *undoable(const Session *shown) const;
    Session *redoable(const Session *shown) const;
    /// Files in which who looks at this one has made steps that are not undone.
    std::vector<Session *> changedFrom(const Session *shown) const;
    /// Its file is being closed.
    void forget(const Session *session);
    /// Where there is one.
    void undo(const Session *shown);
    void redo(const Session *shown);

private:
    struct Step
    {
        QPointer<Session> shown, changed;
        Bytes shownBytes; ///< at the time
        Bytes before, after;
        bool isDone = true;
    };
    const Step *lastDone(const Session *shown) const;
    const Step *firstUndone(const Session *shown) const;
    Step *known(const Step *step) { return step ? &m_steps[size_t(step - m_steps.data())] : nullptr; }

    std::vector<Step> m_steps;
};

} // namespace hexahedron
