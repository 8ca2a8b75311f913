#include "widgets/hex/searchjob.h"

#include "widgets/session/background.h"

namespace hexahedron {

SearchJob::~SearchJob()
{
    stopThread();
}

void SearchJob::stopThread()
{
    m_cancel = true;
    if (m_thread.joinable())
        m_thread.join(); // looks at `cancel` every megabyte
}

void SearchJob::start(Request request)
{
    stopThread();
    m_cancel = false;
    m_done = 0;
    m_total = std::max<qint64>(1, request.bytes.size());
    m_running = true;
    const quint64 generation = ++m_generation;
    const auto report = [this, generation](const Result &result) {
        const auto tell = [this, generation, result] {
            if (generation != m_generation || !m_running)
                return;
            m_running = false;
            Q_EMIT finished(result);
        };
        QMetaObject::invokeMethod(this, tell, Qt::QueuedConnection);
    };
    const QString trouble = troubleOf([&] {
        m_thread = std::thread([this, report, request = std::move(request)] {
            Result result;
            const QString why = troubleOf([&] { result = run(request); });
            if (!why.isEmpty())
                result = {.trouble = why};
            report(result);
        });
    });
    if (!trouble.isEmpty())
        report({.trouble = trouble});
}

void SearchJob::cancel()
{
    stopThread();
    m_running = false;
}

int SearchJob::progress() const
{
    return int(std::clamp(double(m_done) / double(m_total) * 1000, 0.0, 1000.0));
}

qint64 SearchJob::find(const Bytes &bytes, const Request &request, qint64 from, qint64 doneBefore)
{
    const Direction direction = request.task == Task::FindPrevious ? Direction::Backward : Direction::Forward;
    return findIn(bytes, request.pattern, from, direction, &m_cancel, [&](qint64 done) { m_done = doneBefore + done; });
}

SearchJob::Result SearchJob::run(const Request &request)
{
    const Bytes &bytes = request.bytes;
    Result result;
    if (request.task == Task::Count) {
        result.count = countIn(bytes, request.pattern, MostCounted, &m_cancel, [&](qint64 done) { m_done = done; });
        return result;
    }
    result.offset = find(bytes, request, request.from, 0);
    if (result.offset >= 0)
        return result;
    // The other part, far enough over the border for a match that lies across it.
    result.wrapped = true;
    if (request.task == Task::FindNext) {
        const Bytes before = bytes.mid({0, std::min(request.from + request.pattern.length() - 1, bytes.size())});
        result.offset = find(before, request, 0, bytes.size() - request.from);
    } else {
        const Bytes behind = bytes.mid({request.from, bytes.size()});
        const qint64 offset = find(behind, request, behind.size(), request.from);
        result.offset = offset < 0 ? -1 : request.from + offset;
    }
    return result;
}

} // namespace hexahedron
