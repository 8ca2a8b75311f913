#pragma once

#include <QJsonObject>
#include <QProcess>
#include <QString>

namespace hexahedron::test {

/// A real browser without a window, driven over its own protocol: Debian's chromium.
class Browser
{
public:
    ~Browser();

    /// Empty where there is none on this machine.
    static QString program();
    /// False when it does not start; error() says why.
    bool start(const QString &profileFolder);
    QString error() const { return m_error; }
    /// Opens a file and waits until its script has run.
    bool open(const QString &file);
    /// As open(), but `script` runs first: in it the page can be denied something.
    bool openWithout(const QString &script, const QString &file);
    /// The value of an expression in the page; an error as a text that begins with "error".
    QJsonValue value(const QString &expression);
    /// Presses the mouse on the middle of the first element that fits, as a person would, or only points at it.
    bool click(const QString &selector) { return mouse(selector, true); }
    bool pointAt(const QString &selector) { return mouse(selector, false); }
    void key(const QString &name);
    /// As it would be printed.
    void showAsPrinted(bool printed);
    QByteArray pdf();

private:
    bool mouse(const QString &selector, bool presses);
    QJsonObject call(const QString &method, const QJsonObject &parameters = {});

    QProcess m_process;
    QByteArray m_received;
    QString m_session;
    QString m_error;
    int m_lastId = 0;
};

} // namespace hexahedron::test
