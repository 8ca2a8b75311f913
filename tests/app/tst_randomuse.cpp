#include "core/edit/newfile.h"
#include "tests/app/windowtest.h"
#include "widgets/session/selection.h"
#include "widgets/tree/itemsview.h"

#include <QAction>
#include <QDialogButtonBox>
#include <QFileDialog>
#include <QMenuBar>
#include <QMessageBox>
#include <QRandomGenerator>

using namespace hexahedron;
using namespace hexahedron::test;

/// Commands and keys in an order that nobody has thought of: the window survives them, and undoing all of it gives the file back.
/// `HEXAHEDRON_SEED` chooses another order, `HEXAHEDRON_STEPS` how many.
class TestRandomUse : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void undoGivesTheFileBack_data();
    void undoGivesTheFileBack();

private:
    static int number(const char *variable, int usual)
    {
        return qEnvironmentVariableIsSet(variable) ? qEnvironmentVariableIntValue(variable) : usual;
    }
    bool isQuiet() const
    {
        const Session *session = m_window->session();
        return session && session->tree() && session->isTreeCurrent() && !session->isChecking()
               && !session->isPlanning() && !session->isSaving();
    }
    QByteArray bytes() const { return m_window->session()->document().bytes().toByteArray(); }
    void answer();
    void step();
    void selectSomething();
    void typeSomething();
    void doSomething();

    QRandomGenerator m_random;
    std::unique_ptr<MainWindow> m_window;
    QStringList m_done; ///< what was done last
};

namespace {

/// Actions in menus, also in menus of menus.
void collect(const QMenu *menu, QList<QAction *> &found)
{
    for (QAction *action : menu->actions()) {
        if (action->menu())
            collect(action->menu(), found);
        else if (!action->isSeparator())
            found += action;
    }
}

/// Those that lead out of the window, or on to other files: what is done to one file is what is looked at here.
QList<const QAction *> leftOut(const Actions &a)
{
    return {a.quit,    a.close,       a.closeAll, a.print,    a.open,         a.openExample, a.openBytesAs,
            a.newFile, a.unsavedWork, a.reload,   a.nextFile, a.previousFile, a.fullScreen,  a.compareWith};
}

} // namespace

/// Whatever stands in front of the window is answered or goes away.
void TestRandomUse::answer()
{
    if (QWidget *popup = QApplication::activePopupWidget()) {
        popup->close();
        return;
    }
    auto *dialog = qobject_cast<QDialog *>(QApplication::activeModalWidget());
    if (!dialog || !dialog->isVisible())
        return;
    QList<QAbstractButton *> buttons;
    for (const auto *box : dialog->findChildren<QDialogButtonBox *>())
        buttons += box->buttons();
    buttons.removeIf([](const QAbstractButton *button) { return !button->isEnabled() || !button->isVisible(); });
    if (buttons.isEmpty() || qobject_cast<QFileDialog *>(dialog) || m_random.bounded(8) == 0)
        dialog->reject();
    else // later: a dialog that it opens is to be answered, too, by the timer that calls this
        QMetaObject::invokeMethod(buttons[m_random.bounded(int(buttons.size()))], &QAbstractButton::click,
                                  Qt::QueuedConnection);
}

void TestRandomUse::selectSomething()
{
    Session *session = m_window->session();
    const qint64 size = session->document().bytes().size();
    const qint64 begin = m_random.bounded(size + 1);
    const qint64 length = m_random.bounded(3) == 0 ? m_random.bounded(64) : 0;
    m_done += QStringLiteral("select %1+%2").arg(begin).arg(length);
    session->selection()->select(0, {begin, qMin(size, begin + length)});
}

void TestRandomUse::typeSomething()
{
    static const QString letters = QStringLiteral("0123456789abcdefxyz .-");
    HexView *view = m_window->currentPage()->hexView();
    view->setFocus();
    QString text;
    for (int i = m_random.bounded(1, 9); i > 0; --i)
        text += letters[m_random.bounded(int(letters.size()))];
    m_done += QStringLiteral("type \"%1\"").arg(text);
    QTest::keyClicks(view, text);
    constexpr std::array keys{Qt::Key_Delete, Qt::Key_Backspace, Qt::Key_Left,
                              Qt::Key_End,    Qt::Key_Insert,    Qt::Key_Tab};
    if (m_random.bounded(2) == 0) {
        const Qt::Key key = keys[size_t(m_random.bounded(int(keys.size())))];
        m_done += QKeySequence(key).toString();
        QTest::keyClick(view, key);
    }
}

void TestRandomUse::doSomething()
{
    QList<QAction *> all;
    for (const QAction *menu : m_window->menuBar()->actions())
        collect(menu->menu(), all);
    const auto notMeant = leftOut(m_window->actions());
    all.removeIf([&](const QAction *action) { return !action->isEnabled() || notMeant.contains(action); });
    // What edits is meant most.
    const Actions &a = m_window->actions();
    for (QAction *often : {a.insertAfter, a.removeElement, a.duplicateElement, a.removeFrame, a.undo, a.redo, a.paste,
                           a.repairAll, a.cut, a.computeNormals}) {
        if (often->isEnabled())
            all += QList<QAction *>(6, often);
    }
    QAction *chosen = all[m_random.bounded(int(all.size()))];
    m_done += chosen->text();
    chosen->trigger();
}

void TestRandomUse::step()
{
    switch (m_random.bounded(5)) {
    case 0:
        return typeSomething();
    case 1:
    case 2:
        return selectSomething();
    default:
        return doSomething();
    }
}

void TestRandomUse::undoGivesTheFileBack_data()
{
    QTest::addColumn<QString>("format");
    for (const Format *format : allFormats()) {
        if (hasNewFile(*format, NewFile::Everything))
            QTest::newRow(format->id) << QString::fromLatin1(format->id);
    }
}

void TestRandomUse::undoGivesTheFileBack()
{
    QFETCH(QString, format);
    const XmlFile made = newFile(*anyFormatById(format), NewFile::Everything, &anyFormatById);
    const QByteArray original = made.bytes;
    QVERIFY(!original.isEmpty());
    const Desk desk;
    const QString name = QStringLiteral("a.") + format.section(u'.', 1);
    desk.write(name, original);
    m_random.seed(quint32(number("HEXAHEDRON_SEED", 1)));
    m_window = std::make_unique<MainWindow>();
    m_window->resize(1200, 800);
    m_window->show();
    QVERIFY(m_window->open(desk.path(name)));
    QTRY_VERIFY(isQuiet());
    QTimer answers;
    connect(&answers, &QTimer::timeout, this, &TestRandomUse::answer);
    answers.start(3);
    for (int i = number("HEXAHEDRON_STEPS", 6); i > 0; --i) {
        step();
        QTRY_VERIFY2(isQuiet(), qPrintable(m_done.join(u", ")));
    }
    m_window->currentPage()->hexView()->finishTyping();
    QTRY_VERIFY(isQuiet());
    Session *session = m_window->session();
    while (session->document().canUndo()) {
        session->undo();
        QTRY_VERIFY2(isQuiet(), qPrintable(m_done.join(u", ")));
    }
    QVERIFY2(bytes() == original, qPrintable(m_done.join(u", ")));
    session->discardJournal();
    m_window.reset();
    m_done.clear();
}

QTEST_MAIN(TestRandomUse)
#include "tst_randomuse.moc"
