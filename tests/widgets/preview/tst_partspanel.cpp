#include "widgets/preview/partspanel.h"

#include <QComboBox>
#include <QLineEdit>
#include <QSignalSpy>
#include <QTest>
#include <QToolButton>
#include <QTreeView>

using namespace hexahedron;
using namespace hexahedron::preview;

/// Which parts of a model are shown is chosen in a list.
class TestPartsPanel : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init();
    void cleanup() { m_panel.reset(); }
    void levelsOfOneThingAreOneEntry();
    void partsOfOneNameAreToldApart();
    void spaceAndClickHide();
    void enterShowsOnlyThisAndAllAgain();
    void showAllComesBack();
    void choosingTellsThePart();
    void keyboardInTheListChoosesNothingByItself();
    void filterLooksAtNamesAndMaterials();
    void levelOfDetailIsChosen();
    void thousandsOfPartsAreListed();

private:
    void fill(int count);
    QStringList rows() const;
    void key(Qt::Key key) const { QTest::keyClick(m_list, key); }

    std::unique_ptr<PartsPanel> m_panel;
    QTreeView *m_list = nullptr;
};

void TestPartsPanel::init()
{
    m_panel = std::make_unique<PartsPanel>(nullptr);
    m_list = m_panel->findChild<QTreeView *>();
    m_panel->resize(400, 300);
    m_panel->show();
    QVERIFY(QTest::qWaitForWindowExposed(m_panel.get()));
}

void TestPartsPanel::fill(int count)
{
    std::vector<PartEntry> entries;
    std::vector<qint64> counts;
    for (int i = 0; i < count; ++i) {
        const QString number = QString::number(i);
        entries.push_back({.key = number,
                           .name = QStringLiteral("part") + number,
                           .material = i % 2 == 0 ? QStringLiteral("stone") : QStringLiteral("wood"),
                           .parts = {{0, i}}});
        counts.push_back(10 * i);
    }
    m_panel->setParts(entries, counts);
}

QStringList TestPartsPanel::rows() const
{
    QStringList names;
    for (int i = 0; i < m_list->model()->rowCount(); ++i)
        names += m_list->model()->index(i, 0).data().toString();
    return names;
}

void TestPartsPanel::levelsOfOneThingAreOneEntry()
{
    scene::Scene scene;
    scene::Mesh mesh;
    mesh.path = QStringLiteral("mesh");
    for (const auto &[group, level] : {std::pair{0, 1}, {0, 0}, {1, 0}, {-1, 0}}) {
        scene::Part part;
        part.group = group;
        part.level = level;
        part.path = QStringLiteral("part%1").arg(mesh.parts.size());
        mesh.parts.push_back(part);
    }
    scene.meshes = {mesh};
    const PartEntries entries(scene);
    QCOMPARE(entries.all().size(), size_t(3));
    QCOMPARE(entries.all()[0].parts, (std::vector<std::pair<int, int>>{{0, 1}, {0, 0}})); // the finest first
    QCOMPARE(entries.of(0, 0), 0);
    QCOMPARE(entries.of(0, 3), 2);
    QCOMPARE(entries.of(0, 4), -1);
    // Two things on one level: nobody knows which of the other level belongs to which.
    scene.meshes[0].parts[2].group = 0;
    QCOMPARE(PartEntries(scene).all().size(), size_t(4));
}

void TestPartsPanel::partsOfOneNameAreToldApart()
{
    scene::Scene scene;
    scene.meshes.resize(2);
    for (scene::Mesh &mesh : scene.meshes)
        mesh.parts.resize(1);
    const PartEntries entries(scene);
    QCOMPARE(entries.all().size(), size_t(2));
    QVERIFY(entries.all()[0].key != entries.all()[1].key);
    QCOMPARE(entries.of(entries.all()[1].key), 1);
}

void TestPartsPanel::spaceAndClickHide()
{
    fill(3);
    QSignalSpy changed(m_panel.get(), &PartsPanel::hiddenChanged);
    m_list->setFocus();
    key(Qt::Key_Down);
    key(Qt::Key_Space);
    QCOMPARE(m_panel->hidden(), (QSet<QString>{QStringLiteral("1")}));
    const QRect row = m_list->visualRect(m_list->model()->index(2, 0));
    QTest::mouseClick(m_list->viewport(), Qt::LeftButton, {}, QPoint(row.left() + 10, row.center().y()));
    QCOMPARE(m_panel->hidden(), (QSet<QString>{QStringLiteral("1"), QStringLiteral("2")}));
    QCOMPARE(changed.size(), 2);
}

void TestPartsPanel::enterShowsOnlyThisAndAllAgain()
{
    fill(3);
    m_list->setFocus();
    key(Qt::Key_Down);
    key(Qt::Key_Return);
    QCOMPARE(m_panel->hidden(), (QSet<QString>{QStringLiteral("0"), QStringLiteral("2")}));
    key(Qt::Key_Return);
    QVERIFY(m_panel->hidden().isEmpty());
}

void TestPartsPanel::showAllComesBack()
{
    fill(3);
    const auto buttons = m_panel->findChildren<QToolButton *>();
    const auto all = std::ranges::find_if(buttons, [](const QToolButton *b) { return b->text().contains(u"All"); });
    QVERIFY(all != buttons.end() && !(*all)->isEnabled());
    m_panel->setHidden({QStringLiteral("1")});
    QTest::mouseClick(*all, Qt::LeftButton);
    QVERIFY(m_panel->hidden().isEmpty());
}

void TestPartsPanel::choosingTellsThePart()
{
    fill(3);
    QSignalSpy chosen(m_panel.get(), &PartsPanel::partChosen);
    m_panel->setCurrent(2); // what is selected elsewhere
    QCOMPARE(chosen.size(), 0);
    QCOMPARE(m_list->currentIndex().row(), 2);
    m_list->setFocus();
    key(Qt::Key_Up);
    QCOMPARE(chosen.last()[0].toInt(), 1);
    QTest::mouseClick(m_list->viewport(), Qt::LeftButton, {},
                      m_list->visualRect(m_list->model()->index(0, 1)).center());
    QCOMPARE(chosen.last()[0].toInt(), 0);
}

void TestPartsPanel::keyboardInTheListChoosesNothingByItself()
{
    fill(3);
    QSignalSpy chosen(m_panel.get(), &PartsPanel::partChosen);
    m_panel->findChild<QLineEdit *>()->setFocus();
    m_panel->setFocus(Qt::TabFocusReason);
    QTRY_VERIFY(m_list->hasFocus());
    QCOMPARE(chosen.size(), 0);
}

void TestPartsPanel::filterLooksAtNamesAndMaterials()
{
    fill(4);
    auto *text = m_panel->findChild<QLineEdit *>();
    QTest::keyClicks(text, QStringLiteral("Wood"));
    QCOMPARE(rows(), (QStringList{QStringLiteral("part1"), QStringLiteral("part3")}));
    text->clear();
    QTest::keyClicks(text, QStringLiteral("t2"));
    QCOMPARE(rows(), QStringList{QStringLiteral("part2")});
}

void TestPartsPanel::levelOfDetailIsChosen()
{
    auto *levels = m_panel->findChild<QComboBox *>();
    m_panel->setLevels(1, 0);
    QVERIFY(!levels->isVisible());
    m_panel->setLevels(3, 1);
    QVERIFY(levels->isVisible());
    QCOMPARE(levels->currentIndex(), 1);
    QSignalSpy chosen(m_panel.get(), &PartsPanel::levelChosen);
    QTest::keyClick(levels, Qt::Key_Down);
    QCOMPARE(chosen.size(), 1);
    QCOMPARE(chosen[0][0].toInt(), 2);
}

void TestPartsPanel::thousandsOfPartsAreListed()
{
    fill(4000);
    QCOMPARE(m_list->model()->rowCount(), 4000);
    m_list->setFocus();
    key(Qt::Key_End);
    QCOMPARE(m_list->currentIndex().row(), 3999);
    key(Qt::Key_Return);
    QCOMPARE(m_panel->hidden().size(), 3999);
}

QTEST_MAIN(TestPartsPanel)
#include "tst_partspanel.moc"
