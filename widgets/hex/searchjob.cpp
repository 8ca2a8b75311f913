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

SearchJob::Result SearchJob::run(const Request &request)
{
    const bool isForward = request.task == Task::FindNext;
    Result result;
    qint64 doneBefore = 0;
    SearchContext context{.cancel = &m_cancel, .progress = [&](qint64 done) { m_done = doneBefore + done; }};
    const auto find = [&](const Bytes &bytes, qint64 from) {
        return findIn(bytes, request.pattern, from, isForward ? Direction::Forward : Direction::Backward, context);
    };
    result.match = find(request.bytes, request.from);
    if (!result.match) { // the other part
        result.wrapped = true;
        doneBefore = isForward ? request.bytes.size() - request.from : request.from;
        result.match = find(request.bytes, isForward ? 0 : request.bytes.size());
        const bool isInBoth = result.match && (result.match->begin >= request.from) == isForward;
        if (isInBoth) // where an expression looked before, it may see a match otherwise from another place on
            result.match = std::nullopt;
    }
    result.givenUp = context.givenUp;
    return result;
}

} // namespace hexahedron
