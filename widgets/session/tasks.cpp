#include "widgets/session/tasks.h"

#include "widgets/session/background.h"

#include <QScopeGuard>
#include <QThreadPool>

#include <condition_variable>
#include <mutex>

namespace hexahedron {

namespace {

/// Threads that stay: each new one needs descriptors, of which there may be none any more when it is wanted.
class Pool : public QThreadPool
{
public:
    explicit Pool(int threads)
    {
        setMaxThreadCount(threads);
        setExpiryTimeout(-1);
    }
};

QThreadPool &poolFor(Tasks::Urgency urgency)
{
    static Pool awaited(6);
    static Pool saving(2);
    static Pool later(4);
    return urgency == Tasks::Urgency::Awaited ? awaited : urgency == Tasks::Urgency::Saving ? saving : later;
}

} // namespace

struct Tasks::State
{
    std::mutex mutex;
    std::condition_variable ended;
    int running = 0;
    bool isFinished = false;

    bool begin()
    {
        const std::lock_guard lock(mutex);
        running += isFinished ? 0 : 1;
        return !isFinished;
    }
    void end()
    {
        const std::lock_guard lock(mutex);
        --running;
        ended.notify_all();
    }
};

Tasks::Tasks()
    : m_state(std::make_shared<State>())
{
}

void Tasks::start(Urgency urgency, std::function<void()> task, Failed failed)
{
    poolFor(urgency).start([state = m_state, urgency, task = std::move(task), failed = std::move(failed)] {
        if (!state->begin())
            return;
        if (urgency == Urgency::Later)
            beInBackground();
        const auto end = qScopeGuard([&state] { state->end(); });
        if (const QString trouble = troubleOf(task); !trouble.isEmpty())
            failed(trouble);
    });
}

void Tasks::finish()
{
    std::unique_lock lock(m_state->mutex);
    m_state->isFinished = true;
    m_state->ended.wait(lock, [this] { return m_state->running == 0; });
}

} // namespace hexahedron
