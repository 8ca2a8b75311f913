#pragma once

#include "app/documentpage.h"
#include "app/mainwindow.h"
#include "core/formats/registry.h"
#include "core/tree/value.h"
#include "tests/support/files.h"
#include "widgets/hex/hexview.h"
#include "widgets/inspector/inspector.h"
#include "widgets/plan/plandialog.h"

#include <QAbstractButton>
#include <QApplication>
#include <QDir>
#include <QFileDialog>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QSettings>
#include <QStandardPaths>
#include <QTemporaryDir>
#include <QTest>
#include <QTimer>
#include <QTreeView>

namespace hexahedron::test {

/// A folder with the example in it, and settings that are not the user's.
class Desk
{
public:
    Desk()
    {
        QStandardPaths::setTestModeEnabled(true);
        QCoreApplication::setOrganizationName(QStringLiteral("Hexahedron test"));
        QCoreApplication::setApplicationName(
            QStringLiteral("hexahedron-test-%1").arg(QCoreApplication::applicationPid()));
        QSettings::setDefaultFormat(QSettings::IniFormat);
        QSettings::setPath(QSettings::IniFormat, QSettings::UserScope, folder.path());
        for (const Format *format : allFormats()) {
            for (const ExampleFile &file : format->example ? format->example() : std::vector<ExampleFile>{}) {
                write(file.name, file.bytes);
                if (example.isEmpty())
                    example = path(file.name);
            }
        }
    }
    ~Desk() { QDir(QStandardPaths::writableLocation(QStandardPaths::AppDataLocation)).removeRecursively(); }

    QString path(const QString &name) const { return folder.filePath(name); }
    void write(const QString &name, const QByteArray &bytes) const { written(path(name), bytes); }

    QTemporaryDir folder;
    QString example;
};

/// The first widget of a kind that is seen; null when none is.
template<typename Widget>
Widget *visibleIn(const QWidget *parent)
{
    for (Widget *widget : parent->findChildren<Widget *>()) {
        if (widget->isVisible())
            return widget;
    }
    return nullptr;
}

/// Replaces what stands in a line.
inline void typeInto(QLineEdit *line, const QString &text)
{
    QVERIFY(line);
    line->setFocus();
    line->selectAll();
    QTest::keyClicks(line, text);
    QTest::keyClick(line, Qt::Key_Return);
}

/// Types a path into the next dialog for a file or a folder.
inline void chooseFile(QWidget *window, const QString &path)
{
    auto *timer = new QTimer(window);
    QObject::connect(timer, &QTimer::timeout, window, [timer, path] {
        auto *dialog = qobject_cast<QFileDialog *>(QApplication::activeModalWidget());
        if (!dialog || !dialog->isVisible())
            return;
        timer->deleteLater();
        auto *line = dialog->findChild<QLineEdit *>();
        line->setText(path);
        QTest::keyClick(line, Qt::Key_Return);
    });
    timer->start(10);
}

/// Presses a button of the next dialog as soon as that is there, and notes what it said. A dialog in which it cannot be pressed for
/// long is another one than is meant: it is closed, so that the test says so and does not hang.
class DialogAnswer : public QObject
{
public:
    explicit DialogAnswer(const QString &button)
    {
        m_timer.setInterval(10);
        connect(&m_timer, &QTimer::timeout, this, [this, button] {
            auto *dialog = qobject_cast<QDialog *>(QApplication::activeModalWidget());
            if (!dialog || !dialog->isVisible())
                return;
            auto *found = dialog->findChild<QAbstractButton *>(button);
            if (!found || !found->isVisible() || !found->isEnabled()) { // what it needs may come later
                if (++m_lookedInVain < MostLooks)
                    return;
                m_timer.stop();
                qWarning("%s cannot be pressed in the dialog %s", qPrintable(button),
                         qPrintable(dialog->windowTitle()));
                dialog->reject();
                return;
            }
            m_timer.stop();
            m_isGiven = true;
            for (const QLabel *label : dialog->findChildren<QLabel *>())
                m_texts += label->text();
            QTest::mouseClick(found, Qt::LeftButton);
        });
        m_timer.start();
    }
    bool isGiven() const { return m_isGiven; }
    const QStringList &texts() const { return m_texts; }

private:
    static constexpr int MostLooks = 3000; // half a minute, or more
    QTimer m_timer;
    int m_lookedInVain = 0;
    bool m_isGiven = false;
    QStringList m_texts;
};

} // namespace hexahedron::test
