#include "widgets/session/background.h"

#include "core/read/cancelscope.h"

#include <QCoreApplication>
#include <QPointer>
#include <QThreadPool>

#include <atomic>
#include <memory>
#include <new>
#include <system_error>

#include <sys/resource.h>

namespace hexahedron {

namespace {

class Texts
{
    Q_DECLARE_TR_FUNCTIONS(hexahedron::Tasks)
};

QThreadPool &pool()
{
    static QThreadPool pool;
    return pool;
}

} // namespace

void startInBackground(std::function<void()> task)
{
    // Before the application goes, to whose thread the tasks tell what they have found.
    static const bool isWaitedFor = (qAddPostRoutine([] { pool().waitForDone(); }), true);
    static_cast<void>(isWaitedFor);
    pool().start([task = std::move(task)] {
        beInBackground();
        task();
    });
}

void startInBackground(QObject *receiver, std::function<void()> work, std::function<void(const QString &trouble)> take)
{
    startInBackground([self = QPointer(receiver), work = std::move(work), take = std::move(take)] {
        QString trouble;
        try {
            trouble = troubleOf(work);
        } catch (const CancelScope::Cancelled &) {
            return; // nobody waits for it
        }
        // The receiver may go while this runs; only its own thread may ask whether it is still there.
        QMetaObject::invokeMethod(
            QCoreApplication::instance(),
            [self, take, trouble] {
                if (self)
                    take(trouble);
            },
            Qt::QueuedConnection);
    });
}

static std::atomic_int writing = 0;

void writeInBackground(QObject *receiver, std::function<void()> work, std::function<void(const QString &trouble)> take)
{
    ++writing;
    const std::shared_ptr<void> end(nullptr, [](void *) { --writing; }); // goes with the work, however that ends
    startInBackground(receiver, std::move(work),
                      [take = std::move(take), end](const QString &trouble) { take(trouble); });
}

bool isWritingInBackground()
{
    return writing > 0;
}

QString troubleOf(const std::function<void()> &task)
{
    try {
        task();
    } catch (const std::bad_alloc &) {
        return Texts::tr("There is not enough memory.");
    } catch (const std::system_error &error) {
        return Texts::tr("The system gives no more threads (%1).").arg(QString::fromLocal8Bit(error.what()));
    }
    return {};
}

void beInBackground()
{
    // QThread's priorities mean nothing to the usual scheduler of Linux, where threads have a niceness of their own.
    constexpr int Niceness = 10;
    thread_local const bool isDone = setpriority(PRIO_PROCESS, 0, Niceness) == 0;
    static_cast<void>(isDone);
}

} // namespace hexahedron
