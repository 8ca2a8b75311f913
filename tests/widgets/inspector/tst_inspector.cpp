// What the inspector shows of the selected item, and that keys and screen readers get at it.
#include "core/edit/document.h"
#include "core/formats/registry.h"
#include "core/tree/value.h"
#include "tests/support/b3dbuilder.h"
#include "tests/support/files.h"
#include "widgets/inspector/inspector.h"
#include "widgets/inspector/jumpbutton.h"
#include "widgets/inspector/numberbox.h"
#include "widgets/session/selecteditem.h"
#include "widgets/session/session.h"

#include <QAccessible>
#include <QClipboard>
#include <QComboBox>
#include <QLabel>
#include <QLayout>
#include <QLineEdit>
#include <QMenu>
#include <QPushButton>
#include <QSemaphore>
#include <QTableWidget>
#include <QTemporaryDir>
#include <QTest>
#include <QTimer>
#include <QToolButton>

#include <cmath>
#include <numbers>

using namespace hexahedron;

class TestInspector : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init();
    void cleanup();
    void aPlainCaretShowsTheFieldAndTheReadings();
    void whatIsTypedOverAReadingIsWritten();
    void aReadingIsCopiedOrSelected();
    void moreReadingsAreShownWhenAskedFor();
    void longNumbersFitANarrowPane();
    void nothingIsCutInANarrowPane();
    void namesOfNumbersShrink();
    void eachPlaceOfAnIssueShowsIt();
    void linksLeadToWhatTheyName();
    void theWayIsToldInNames();
    void tellsWhatIsRightWhileItIs();
    void saysHowManyBytesAreSelected();
    void tabReachesTheValue();
    void tabGoesFromNumberToNumber();
    void screenReadersGetTheContent();
    void whatIsTypedStaysWhileIssuesCome();
    void typedAnglesStayAsTyped();
    void whatIsGivenUpLaterShowsTheFile();
    void valuesGoIntoTheFileThatIsShown();
    void readingsGoWhereTheyWereTyped_data();
    void readingsGoWhereTheyWereTyped();
    void readingsSayFromWhere();
    void linksFollowThePalette();

private:
    QLineEdit *line() const;
    Item item(const char *path) const { return m_session->tree()->find(QString::fromLatin1(path)).value_or(Item{}); }
    void show(const char *path);
    QLabel *label(const char *name) const { return m_inspector->findChild<QLabel *>(QString::fromLatin1(name)); }
    QTableWidget *readings() const { return m_inspector->findChild<QTableWidget *>(); }

    QTemporaryDir m_folder;
    std::unique_ptr<Session> m_session;
    std::unique_ptr<Inspector> m_inspector;
};

void TestInspector::init()
{
    const QByteArray mesh = b3d::mesh(b3d::vertices(b3d::f32({0.1F, 2, 3}).repeated(3))
                                      + b3d::triangles({0, 1, 2, 0, 1, 9, 0, 2, 1, 9, 1, 0}));
    const QString path = test::written(
        m_folder.filePath(QStringLiteral("a.b3d")),
        b3d::file(b3d::textures(b3d::texture("a.png")) + b3d::node("Body", b3d::node("Arm", mesh))));
    QString error;
    m_session = std::make_unique<Session>(Document::open(path, &error));
    QTRY_VERIFY(m_session->isTreeCurrent() && !m_session->isChecking());
    m_inspector = std::make_unique<Inspector>();
    m_inspector->resize(400, 700);
    m_inspector->setSession(m_session.get());
    m_inspector->show();
    QVERIFY(QTest::qWaitForWindowActive(m_inspector.get()));
}

void TestInspector::cleanup()
{
    m_inspector.reset();
    m_session.reset();
}

void TestInspector::show(const char *path)
{
    const Item wanted = item(path);
    QVERIFY2(wanted.isValid(), path);
    select(*m_session->selection(), *m_session->tree(), wanted);
    QTRY_COMPARE(m_inspector->item(), wanted);
}

void TestInspector::aPlainCaretShowsTheFieldAndTheReadings()
{
    const Item vertex = item("BB3D/NODE/NODE/MESH/VRTS/vertices[1]/position");
    m_session->selection()->select(0, {vertex.range.begin, vertex.range.begin});
    QTRY_COMPARE(m_session->tree()->path(m_inspector->item()),
                 QStringLiteral("BB3D/NODE/NODE/MESH/VRTS/vertices[1]/position/x"));
    QVERIFY(readings() && readings()->isVisible());
    QStringList shown;
    for (int row = 0; row < readings()->rowCount(); ++row)
        shown += readings()->item(row, 1)->text();
    QVERIFY2(shown.contains(QStringLiteral("0.1")), qPrintable(shown.join(u' ')));
    show("BB3D/version");
    QTRY_COMPARE(readings()->item(5, 1)->text(), QStringLiteral("1"));
    QCOMPARE(readings()->item(5, 2)->text(), QStringLiteral("16777216")); // the other order
}

void TestInspector::whatIsTypedOverAReadingIsWritten()
{
    show("BB3D/version");
    QTRY_COMPARE(readings()->item(3, 0)->text(), QStringLiteral("i16"));
    const auto type = [this](int column, const QString &text) {
        readings()->setCurrentCell(3, column);
        readings()->setFocus();
        QTest::keyClick(readings(), Qt::Key_F2);
        auto *editor = readings()->findChild<QLineEdit *>();
        QVERIFY(editor);
        editor->selectAll();
        QTest::keyClicks(editor, text);
        QTest::keyClick(editor, Qt::Key_Return);
    };
    const auto bytes = [this] { return m_session->document().bytes().toByteArray({8, 12}).toHex(); };
    type(2, QStringLiteral("-2"));
    QTRY_COMPARE(bytes(), QByteArray("fffe0000"));
    QTRY_COMPARE(readings()->item(3, 1)->text(), QStringLiteral("-257"));
    type(1, QStringLiteral("70000")); // no 16 bits
    QCOMPARE(readings()->item(3, 1)->text(), QStringLiteral("-257"));
    QCOMPARE(bytes(), QByteArray("fffe0000"));
    m_session->undo();
    QTRY_COMPARE(bytes(), QByteArray("01000000")); // one step
}

void TestInspector::aReadingIsCopiedOrSelected()
{
    show("BB3D/version");
    QTRY_COMPARE(readings()->item(2, 0)->text(), QStringLiteral("u16"));
    readings()->setCurrentCell(2, 2);
    readings()->setFocus();
    QTest::keyClick(readings(), Qt::Key_C, Qt::ControlModifier);
    QCOMPARE(QGuiApplication::clipboard()->text(), QStringLiteral("256")); // the upper byte first
    const qint64 begin = m_session->selection()->range().begin;
    QTimer::singleShot(0, readings(), [] {
        auto *menu = qobject_cast<QMenu *>(QApplication::activePopupWidget());
        QVERIFY(menu);
        QTest::keyClick(menu, Qt::Key_S);
    });
    Q_EMIT readings()->customContextMenuRequested(readings()->visualItemRect(readings()->item(2, 1)).center());
    QCOMPARE(m_session->selection()->range(), (ByteRange{begin, begin + 2}));
}

void TestInspector::moreReadingsAreShownWhenAskedFor()
{
    show("BB3D/version");
    auto *more = m_inspector->findChild<QToolButton *>(QStringLiteral("moreReadings"));
    QVERIFY(more && more->isVisible());
    const auto shown = [this] {
        int count = 0;
        for (int row = 0; row < readings()->rowCount(); ++row)
            count += readings()->isRowHidden(row) ? 0 : 1;
        return count;
    };
    const int few = shown();
    QTest::mouseClick(more, Qt::LeftButton);
    QVERIFY(shown() > 2 * few);
    QTest::mouseClick(more, Qt::LeftButton);
    QCOMPARE(shown(), few);
}

void TestInspector::longNumbersFitANarrowPane()
{
    m_session->selection()->select(0, {9, 9});
    QTRY_VERIFY(readings()->isVisible());
    const auto asDouble = [this] { return readings()->item(9, 1); };
    QCOMPARE(readings()->item(9, 0)->text(), QStringLiteral("f64"));
    const QString whole = asDouble()->text();
    QVERIFY(whole.size() > 15);
    m_inspector->resize(170, 700);
    QTRY_VERIFY(asDouble()->text() != whole);
    const QString shorter = asDouble()->text();
    const int room = readings()->viewport()->width() - readings()->columnWidth(0);
    QVERIFY2(readings()->fontMetrics().horizontalAdvance(shorter) <= room, qPrintable(shorter));
    QCOMPARE(shorter.mid(shorter.indexOf(u'e')), whole.mid(whole.indexOf(u'e'))); // its size stays
    QVERIFY(asDouble()->toolTip().contains(whole));
}

void TestInspector::nothingIsCutInANarrowPane()
{
    m_inspector->resize(200, 700); // on a screen of 900 × 600
    for (const char *path : {"BB3D/NODE/NODE/MESH/TRIS/triangles[0]/vertex_id", "BB3D/NODE/position", "BB3D/TEXS",
                             "BB3D/TEXS/textures[0]/flags", "BB3D/TEXS/textures[0]/blend"}) {
        show(path);
        QTRY_VERIFY2(m_inspector->widget()->width() <= m_inspector->viewport()->width(), path);
    }
}

/// Whatever the language says of a number without a name.
void TestInspector::namesOfNumbersShrink()
{
    show("BB3D/TEXS/textures[0]/blend");
    auto *names = m_inspector->findChild<QComboBox *>();
    QVERIFY(names);
    const auto width = [this] { return m_inspector->widget()->minimumSizeHint().width(); };
    const int before = width();
    names->setPlaceholderText(QStringLiteral("such numbers have no meaning for anybody at all"));
    names->parentWidget()->layout()->activate();
    QCOMPARE(width(), before);
    m_inspector->resize(200, 700);
    QTRY_VERIFY(m_inspector->widget()->width() <= m_inspector->viewport()->width());
}

void TestInspector::eachPlaceOfAnIssueShowsIt()
{
    const auto shows = [this] {
        for (const QPushButton *button : m_inspector->findChildren<QPushButton *>(QStringLiteral("repair"))) {
            if (button->isVisible())
                return true;
        }
        return false;
    };
    for (const char *triangle : {"[1]", "[3]"}) {
        const QString path = QStringLiteral("BB3D/NODE/NODE/MESH/TRIS/triangles%1/vertex_id")
                                 .arg(QLatin1StringView(triangle));
        show(path.toLatin1().constData());
        QTRY_VERIFY2(shows(), triangle);
    }
    show("BB3D/NODE/NODE/MESH/TRIS/triangles[2]/vertex_id");
    QTRY_VERIFY(!shows());
}

void TestInspector::linksLeadToWhatTheyName()
{
    show("BB3D/NODE/NODE/MESH/TRIS/triangles[0]/vertex_id");
    QLabel *links = label("links");
    QVERIFY(links && links->isVisible());
    QVERIFY2(links->text().contains(QStringLiteral("<a href")), qPrintable(links->text()));
    for (const JumpButton *jump : m_inspector->findChildren<JumpButton *>()) // where there is room nothing is cut
        QTRY_COMPARE(jump->text(), jump->fullText());
    Q_EMIT links->linkActivated(QStringLiteral("0"));
    QCOMPARE(m_session->selection()->range(), item("BB3D/NODE/NODE/MESH/VRTS/vertices").range);
    // A count leads to what it counts.
    QTRY_COMPARE(m_inspector->item(), item("BB3D/NODE/NODE/MESH/VRTS/vertices"));
    show("BB3D/NODE/NODE/MESH/VRTS/flags");
    Q_EMIT links->linkActivated(QStringLiteral("0"));
    QCOMPARE(m_session->selection()->range(), item("BB3D/NODE/NODE/MESH/VRTS/vertices").range);
}

void TestInspector::theWayIsToldInNames()
{
    show("BB3D/NODE/NODE/MESH/VRTS");
    const QString way = label("path")->text();
    QVERIFY2(way.contains(QStringLiteral(">Body<")) && way.contains(QStringLiteral(">Arm<")), qPrintable(way));
    show("BB3D/TEXS/textures[0]/flags");
    QVERIFY2(label("path")->text().contains(QStringLiteral(">a.png<")), qPrintable(label("path")->text()));
}

/// Range, usual value, flags with their sentences and rules, of a file with nothing wrong there.
void TestInspector::tellsWhatIsRightWhileItIs()
{
    show("BB3D/TEXS/textures[0]/flags");
    const QString facts = label("facts")->text();
    QVERIFY2(facts.contains(QStringLiteral("0x4 (4) masked")), qPrintable(facts));
    QVERIFY2(facts.contains(QStringLiteral("texels</a> are cut out")), qPrintable(facts));
    QVERIFY2(facts.contains(QStringLiteral("<b>0x1 (1) colour</b>")), qPrintable(facts)); // it is set
    QVERIFY2(facts.contains(QStringLiteral("<a href=\"V14\">")), qPrintable(facts));
    show("BB3D/version");
    QVERIFY(label("facts")->text().contains(QStringLiteral("New ones have 1.")));
}

/// Not how many elements.
void TestInspector::saysHowManyBytesAreSelected()
{
    const Item vertices = item("BB3D/NODE/NODE/MESH/VRTS/vertices");
    m_session->selection()->select(0, {vertices.range.begin, vertices.range.end - 1});
    const auto isSaid = [this, &vertices] {
        const QString wanted = QStringLiteral("%1 byte(s) selected").arg(vertices.range.size() - 1);
        const auto labels = m_inspector->findChildren<QLabel *>();
        return std::ranges::any_of(labels, [&](const QLabel *label) { return label->text().contains(wanted); });
    };
    QTRY_VERIFY(isSaid());
}

void TestInspector::tabReachesTheValue()
{
    show("BB3D/version");
    show("BB3D/NODE/position"); // its editor is made now, later than what stands below it
    const auto numbers = m_inspector->findChildren<NumberBox *>();
    QCOMPARE(numbers.size(), 3);
    const QWidget *last = m_inspector->findChild<QLabel *>(QStringLiteral("path"));
    // Over the button that copies the path, a word of the glossary ("left-handed"), and the link to the reference.
    QWidget *next = last->nextInFocusChain();
    QStringList between;
    while (next != last && !numbers.contains(qobject_cast<NumberBox *>(next))) {
        if (next->isVisible() && (next->focusPolicy() & Qt::TabFocus))
            between += QString::fromLatin1(next->metaObject()->className());
        next = next->nextInFocusChain();
    }
    const QString link = QStringLiteral("hexahedron::LinkLabel");
    QCOMPARE(between, (QStringList{QStringLiteral("QToolButton"), link, link}));
}

/// Numbers are typed one after the other; what they name comes behind the last.
void TestInspector::tabGoesFromNumberToNumber()
{
    show("BB3D/NODE/NODE/MESH/TRIS/triangles[0]/vertex_id");
    const auto numbers = m_inspector->findChildren<NumberBox *>();
    QCOMPARE(numbers.size(), 3);
    numbers[0]->setFocus();
    for (int next : {1, 2}) {
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_Tab);
        QVERIFY(numbers[next] == QApplication::focusWidget()
                || numbers[next]->isAncestorOf(QApplication::focusWidget()));
    }
    QTest::keyClick(QApplication::focusWidget(), Qt::Key_Tab);
    QVERIFY(qobject_cast<QToolButton *>(QApplication::focusWidget()));
}

void TestInspector::screenReadersGetTheContent()
{
    show("BB3D/NODE/position");
    auto *number = m_inspector->findChild<NumberBox *>();
    QAccessibleInterface *interface = QAccessible::queryAccessibleInterface(number);
    QVERIFY(interface && interface->valueInterface());
    QCOMPARE(interface->valueInterface()->currentValue().toString(), number->text());
    for (const QLabel *shown : m_inspector->findChildren<QLabel *>()) {
        const QString plain = shown->text().remove(QRegularExpression(QStringLiteral("<[^>]*>")));
        if (shown->isVisible() && !shown->accessibleName().isEmpty() && shown->objectName() != QStringLiteral("path"))
            QVERIFY2(shown->accessibleName().contains(plain), qPrintable(shown->accessibleName()));
    }
    QVERIFY(label("path")->accessibleName().contains(QStringLiteral("BB3D/NODE/position")));
}

QLineEdit *TestInspector::line() const
{
    for (QLineEdit *found : m_inspector->findChildren<QLineEdit *>()) {
        if (found->isVisible())
            return found;
    }
    return nullptr;
}

void TestInspector::whatIsTypedStaysWhileIssuesCome()
{
    show("BB3D/NODE/position/y");
    line()->setFocus();
    line()->selectAll();
    QTest::keyClicks(line(), QStringLiteral("7.5"));
    Q_EMIT m_session->issuesChanged();
    QTest::qWait(0);
    QCOMPARE(line()->text(), QStringLiteral("7.5"));
    const QByteArray before = m_session->document().bytes().toByteArray();
    QTest::keyClick(line(), Qt::Key_Return);
    QTRY_VERIFY(m_session->document().bytes().toByteArray() != before);
    QTRY_COMPARE(line()->text(), QStringLiteral("7.5"));
}

/// Other angles make the same rotation.
void TestInspector::typedAnglesStayAsTyped()
{
    show("BB3D/NODE/rotation");
    QStringList names;
    NumberBox *aboutY = nullptr;
    for (NumberBox *box : m_inspector->findChildren<NumberBox *>()) {
        if (box->accessibleName().startsWith(QStringLiteral("Angle")))
            names += box->text();
        if (box->accessibleName().contains(QStringLiteral("about y")))
            aboutY = box;
    }
    QCOMPARE(names, (QStringList{QStringLiteral("0"), QStringLiteral("0"), QStringLiteral("0")}));
    QVERIFY(aboutY);
    auto *typed = aboutY->findChild<QLineEdit *>();
    typed->setFocus();
    typed->selectAll();
    QTest::keyClicks(typed, QStringLiteral("95"));
    Q_EMIT m_session->issuesChanged(); // of something else, meanwhile
    QTest::qWait(0);
    QCOMPARE(typed->text(), QStringLiteral("95"));
    QTest::keyClick(typed, Qt::Key_Return);
    const auto rotation = [this] {
        const Value value = valueOf(*m_session->tree(), item("BB3D/NODE/rotation"));
        return std::get<std::vector<double>>(value);
    };
    QTRY_VERIFY(m_session->isTreeCurrent() && !m_session->isChecking() && rotation()[2] != 0);
    const double half = 95 / 2.0 * std::numbers::pi / 180; // stored is the conjugate
    QVERIFY(std::abs(rotation()[0] - std::cos(half)) < 1e-6 && std::abs(rotation()[2] + std::sin(half)) < 1e-6);
    QTRY_VERIFY(!m_inspector->findChild<QLabel *>(QStringLiteral("error"))->isVisible());
    QCOMPARE(typed->text(), QStringLiteral("95"));
    QTest::keyClick(typed, Qt::Key_Tab);
    QVERIFY(m_inspector->focusWidget() && m_inspector->focusWidget() != typed);
    m_session->undo();
    QTRY_COMPARE(typed->text(), QStringLiteral("0"));
}

/// A value that waits for another edit is not in the file, and does not look as if it were.
void TestInspector::whatIsGivenUpLaterShowsTheFile()
{
    show("BB3D/NODE/position/y");
    const QString inFile = line()->text();
    const auto gate = std::make_shared<QSemaphore>();
    m_session->edit({}, [gate](Planner &) { gate->tryAcquire(1, 10'000); });
    QVERIFY(m_session->isPlanning());
    line()->setFocus();
    line()->selectAll();
    QTest::keyClicks(line(), QStringLiteral("7.5"));
    QTest::keyClick(line(), Qt::Key_Return);
    QCOMPARE(line()->text(), QStringLiteral("7.5"));
    m_session->cancel();
    gate->release();
    QCOMPARE(line()->text(), inFile);
    QVERIFY(!m_inspector->isWriting());
    QVERIFY(!m_session->document().isModified());
}

/// Another tab with a file of the same kind, in which the same field is selected.
void TestInspector::valuesGoIntoTheFileThatIsShown()
{
    QString error;
    const QByteArray bytes = m_session->document().bytes().toByteArray();
    const QString path = test::written(m_folder.filePath(QStringLiteral("b.b3d")), bytes);
    Session other(Document::open(path, &error));
    QTRY_VERIFY(other.isTreeCurrent() && !other.isChecking());
    show("BB3D/NODE/position/y");
    select(*other.selection(), *other.tree(), *other.tree()->find(u"BB3D/NODE/position/y"));
    line()->setFocus();
    line()->selectAll();
    QTest::keyClicks(line(), QStringLiteral("7.5")); // not ended with Enter: it counts when the focus goes
    m_inspector->setSession(&other);
    QTRY_VERIFY(m_session->document().isModified());
    QVERIFY(!other.document().isModified());
    m_session->undo();
    QVERIFY(!m_session->document().isModified());
    QTRY_VERIFY(line());
    line()->setFocus();
    line()->selectAll();
    QTest::keyClicks(line(), QStringLiteral("8.5"));
    QTest::keyClick(line(), Qt::Key_Return);
    QTRY_VERIFY(other.document().isModified());
    QVERIFY(!m_session->document().isModified());
    m_inspector->setSession(nullptr);
}

void TestInspector::readingsGoWhereTheyWereTyped_data()
{
    QTest::addColumn<bool>("isOtherFile");
    QTest::addRow("another file is shown before Enter") << true;
    QTest::addRow("something else is selected before Enter") << false;
}

void TestInspector::readingsGoWhereTheyWereTyped()
{
    QFETCH(const bool, isOtherFile);
    QString error;
    const QByteArray before = m_session->document().bytes().toByteArray();
    Session other(Document::open(test::written(m_folder.filePath(QStringLiteral("b.b3d")), before), &error));
    QTRY_VERIFY(other.isTreeCurrent() && !other.isChecking());
    show("BB3D/version");
    QTRY_COMPARE(readings()->item(0, 1)->text(), QStringLiteral("1"));
    readings()->setCurrentCell(0, 1);
    readings()->setFocus();
    QTest::keyClick(readings(), Qt::Key_F2);
    auto *editor = readings()->findChild<QLineEdit *>();
    QVERIFY(editor);
    editor->selectAll();
    QTest::keyClicks(editor, QStringLiteral("7"));
    if (isOtherFile)
        m_inspector->setSession(&other);
    else
        show("BB3D/NODE/position/y");
    if (QWidget *focus = m_inspector->focusWidget())
        QTest::keyClick(focus, Qt::Key_Return);
    QByteArray after = before;
    after[8] = 7;
    QTRY_COMPARE(m_session->document().bytes().toByteArray(), after);
    QVERIFY(!other.document().isModified());
    m_inspector->setSession(nullptr);
}

void TestInspector::readingsSayFromWhere()
{
    const auto says = [this](const QString &wanted) {
        const QList<QLabel *> labels = m_inspector->findChildren<QLabel *>();
        return std::any_of(labels.begin(), labels.end(),
                           [&](const QLabel *shown) { return shown->isVisible() && shown->text() == wanted; });
    };
    m_session->selection()->select(0, {0x1d, 0x1d});
    QTRY_VERIFY(says(QStringLiteral("Read as, from 0x1D on")));
}

/// From light to dark while the program runs.
void TestInspector::linksFollowThePalette()
{
    show("BB3D/NODE/NODE/MESH/TRIS/triangles[0]/vertex_id");
    for (const QColor &color : {QColor(Qt::green), QColor(Qt::red)}) {
        QPalette palette = QApplication::palette();
        palette.setColor(QPalette::Link, color);
        QApplication::setPalette(palette);
        const auto hasColor = [&](QLabel *shown) {
            const QImage image = shown->grab().toImage();
            for (int y = 0; y < image.height(); ++y) {
                for (int x = 0; x < image.width(); ++x) {
                    if (image.pixelColor(x, y).rgb() == color.rgb())
                        return true;
                }
            }
            return false;
        };
        QTRY_VERIFY2(hasColor(label("path")), qPrintable(color.name()));
        QTRY_VERIFY2(hasColor(label("links")), qPrintable(color.name()));
    }
    QApplication::setPalette(QPalette());
}

QTEST_MAIN(TestInspector)
#include "tst_inspector.moc"
