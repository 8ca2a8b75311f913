#include "tests/support/browser.h"

#include <QElapsedTimer>
#include <QJsonArray>
#include <QJsonDocument>
#include <QStandardPaths>
#include <QUrl>

namespace hexahedron::test {

namespace {
constexpr int Patience = 60'000; // milliseconds, for machines that do many other things
}

Browser::~Browser()
{
    if (m_process.state() == QProcess::NotRunning)
        return;
    call(QStringLiteral("Browser.close"));
    if (!m_process.waitForFinished(Patience / 4))
        m_process.kill();
    m_process.waitForFinished();
}

QString Browser::program()
{
    for (const char *name : {"chromium", "chromium-browser", "google-chrome"}) {
        const QString found = QStandardPaths::findExecutable(QString::fromLatin1(name));
        if (!found.isEmpty())
            return found;
    }
    return {};
}

/// The protocol goes over the file descriptors 3 and 4, a NUL behind each message.
bool Browser::start(const QString &profileFolder)
{
    m_process.setProcessChannelMode(QProcess::SeparateChannels);
    m_process.setStandardErrorFile(QProcess::nullDevice());
    m_process.start(QStringLiteral("/bin/sh"),
                    {QStringLiteral("-c"),
                     QStringLiteral("exec \"$0\" --headless --no-sandbox --enable-unsafe-swiftshader --no-first-run "
                                    "--disable-dev-shm-usage --remote-debugging-pipe --window-size=1400,900 "
                                    "--user-data-dir=\"$1\" about:blank 3<&0 4>&1 1>/dev/null"),
                     program(), profileFolder});
    if (!m_process.waitForStarted()) {
        m_error = m_process.errorString();
        return false;
    }
    const QJsonObject made = call(QStringLiteral("Target.createTarget"),
                                  {{QStringLiteral("url"), QStringLiteral("about:blank")}});
    const QJsonObject attached = call(
        QStringLiteral("Target.attachToTarget"),
        {{QStringLiteral("targetId"), made.value(QStringLiteral("targetId"))}, {QStringLiteral("flatten"), true}});
    m_session = attached.value(QStringLiteral("sessionId")).toString();
    return !m_session.isEmpty();
}

QJsonObject Browser::call(const QString &method, const QJsonObject &parameters)
{
    QJsonObject message{
        {QStringLiteral("id"), ++m_lastId}, {QStringLiteral("method"), method}, {QStringLiteral("params"), parameters}};
    if (!m_session.isEmpty())
        message.insert(QStringLiteral("sessionId"), m_session);
    m_process.write(QJsonDocument(message).toJson(QJsonDocument::Compact) + '\0');
    QElapsedTimer timer;
    timer.start();
    while (timer.elapsed() < Patience) {
        const qsizetype end = m_received.indexOf('\0');
        if (end < 0) {
            if (!m_process.waitForReadyRead(Patience) && m_process.state() == QProcess::NotRunning)
                break;
            m_received += m_process.readAllStandardOutput();
            continue;
        }
        const QJsonObject answer = QJsonDocument::fromJson(m_received.left(end)).object();
        m_received.remove(0, end + 1);
        if (answer.value(QStringLiteral("id")).toInt() != m_lastId)
            continue; // an event
        if (answer.contains(QStringLiteral("error")))
            m_error = answer.value(QStringLiteral("error")).toObject().value(QStringLiteral("message")).toString();
        return answer.value(QStringLiteral("result")).toObject();
    }
    m_error = QStringLiteral("no answer to ") + method;
    return {};
}

bool Browser::open(const QString &file)
{
    call(QStringLiteral("Page.navigate"), {{QStringLiteral("url"), QUrl::fromLocalFile(file).toString()}});
    QElapsedTimer timer;
    timer.start();
    while (timer.elapsed() < Patience) {
        if (value(QStringLiteral("document.documentElement.dataset.ready")).toString() == u"1")
            return true;
    }
    return false;
}

bool Browser::openWithout(const QString &script, const QString &file)
{
    call(QStringLiteral("Page.enable")); // else the next is not heeded
    const QJsonObject added = call(QStringLiteral("Page.addScriptToEvaluateOnNewDocument"),
                                   {{QStringLiteral("source"), script}});
    const bool isOpen = open(file);
    call(QStringLiteral("Page.removeScriptToEvaluateOnNewDocument"),
         {{QStringLiteral("identifier"), added.value(QStringLiteral("identifier"))}});
    return isOpen;
}

QJsonValue Browser::value(const QString &expression)
{
    const QJsonObject answer = call(QStringLiteral("Runtime.evaluate"), {{QStringLiteral("expression"), expression},
                                                                         {QStringLiteral("returnByValue"), true}});
    const QJsonObject result = answer.value(QStringLiteral("result")).toObject();
    if (answer.contains(QStringLiteral("exceptionDetails")))
        return QStringLiteral("error: ") + result.value(QStringLiteral("description")).toString();
    return result.value(QStringLiteral("value"));
}

bool Browser::mouse(const QString &selector, bool presses)
{
    const QJsonArray place =
        value(QStringLiteral(
                  "(()=>{const e=document.querySelector(%1);if(!e)return [];e.scrollIntoView({block:'nearest'});"
                  "const r=e.getClientRects()[0];return "
                  "r?[r.x+(e.tagName==='CANVAS'?r.width/2+3:Math.min(40,r.width/2)),r.y+r.height/2]:[];})()")
                  .arg(QString::fromUtf8(
                      QJsonDocument(QJsonArray{selector}).toJson(QJsonDocument::Compact).chopped(1).mid(1))))
            .toArray();
    if (place.size() != 2)
        return false;
    QJsonObject event{{QStringLiteral("type"), QStringLiteral("mouseMoved")},
                      {QStringLiteral("x"), place[0]},
                      {QStringLiteral("y"), place[1]}};
    call(QStringLiteral("Input.dispatchMouseEvent"), event);
    event.insert(QStringLiteral("button"), QStringLiteral("left"));
    event.insert(QStringLiteral("clickCount"), 1);
    for (const char *type : {"mousePressed", "mouseReleased"}) {
        event.insert(QStringLiteral("type"), QString::fromLatin1(type));
        if (presses)
            call(QStringLiteral("Input.dispatchMouseEvent"), event);
    }
    return true;
}

void Browser::key(const QString &name)
{
    for (const char *type : {"keyDown", "keyUp"})
        call(QStringLiteral("Input.dispatchKeyEvent"),
             {{QStringLiteral("type"), QString::fromLatin1(type)}, {QStringLiteral("key"), name}});
}

void Browser::showAsPrinted(bool printed)
{
    call(QStringLiteral("Emulation.setEmulatedMedia"),
         {{QStringLiteral("media"), printed ? QStringLiteral("print") : QString()}});
}

QByteArray Browser::pdf()
{
    const QJsonObject printed = call(QStringLiteral("Page.printToPDF"));
    return QByteArray::fromBase64(printed.value(QStringLiteral("data")).toString().toLatin1());
}

} // namespace hexahedron::test
