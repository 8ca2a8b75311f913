#pragma once

#include "widgets/session/background.h"

#include <QFutureWatcher>
#include <QPromise>

#include <atomic>
#include <functional>
#include <memory>

namespace hexahedron {

/// Has one question after the other answered in the background. A newer question supersedes the one before, whose answer is
/// dropped, as it is when the lookup goes: nobody waits for a slow disk.
template<typename Answer>
class Lookup
{
public:
    using Question = std::function<Answer(const std::atomic_bool &cancelled)>;

    explicit Lookup(const std::function<void(const Answer &)> &take)
    {
        QObject::connect(&m_watcher, &QFutureWatcherBase::finished, &m_watcher, [this, take] {
            if (m_cancelled && !*m_cancelled && m_watcher.isFinished() && m_watcher.future().resultCount() > 0)
                take(m_watcher.result());
        });
    }
    ~Lookup() { drop(); }
    Q_DISABLE_COPY_MOVE(Lookup)

    void ask(const Question &question)
    {
        drop();
        m_cancelled = std::make_shared<std::atomic_bool>(false);
        auto promise = std::make_shared<QPromise<Answer>>(); // shared, because a thread pool copies what it runs
        m_watcher.setFuture(promise->future());
        promise->start();
        startInBackground([promise, question, cancelled = m_cancelled] {
            troubleOf([&] { promise->addResult(question(*cancelled)); }); // then nothing comes of it
            promise->finish();
        });
    }
    void drop()
    {
        if (m_cancelled)
            *m_cancelled = true;
    }

private:
    QFutureWatcher<Answer> m_watcher;
    std::shared_ptr<std::atomic_bool> m_cancelled;
};

} // namespace hexahedron
