// What the window does with a model as a whole: animations of other files play on it, and it is saved as a picture.
#include "app/addedanimations.h"
#include "app/messagebar.h"
#include "tests/app/windowtest.h"
#include "tests/support/b3dbuilder.h"
#include "tests/support/urhobuilder.h"
#include "widgets/picture/pictureview.h"
#include "widgets/picture/picturewidget.h"
#include "widgets/preview/orbitcamera.h"
#include "widgets/preview/previewwidget.h"
#include "widgets/preview/timeline.h"
#include "widgets/tree/treeview.h"

#include <QContextMenuEvent>
#include <QDropEvent>
#include <QImage>
#include <QInputDialog>
#include <QMenu>
#include <QMimeData>
#include <QProgressDialog>
#include <QPushButton>
#include <QSignalSpy>
#include <QTabWidget>
#include <QUrl>
#include <QWindow>

using namespace hexahedron;
using namespace hexahedron::test;

class TestModels : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init();
    void cleanup() { m_window.reset(); }
    void newNormalsAreOffered();
    void normalsThatAreReadAgainAreNotNew();
    void addedAnimationsPlay();
    void addedAnimationsStay();
    void whatIsDroppedOnTheModelPlaysOrIsOpened();
    void pictureIsTransparent();
    void picturesFromAllSidesAreNumbered();
    void placeOfAPictureLeadsToTriangles();
    void menuOfACameraLooksThroughIt();

private:
    AddedAnimations *animations() const { return m_window->currentPage()->animations(); }
    size_t clipCount() const { return animations()->scene() ? animations()->scene()->clips.size() : 0; }
    QString message() const
    {
        const MessageBar *bar = visibleIn<MessageBar>(m_window->currentPage()->messages());
        return bar ? bar->text() : QString();
    }
    /// An animation that moves that bone, and perhaps another.
    QString animation(const char *name, const char *bone, const char *other = nullptr) const
    {
        const auto track = [](const char *of) {
            return urho::track(of, 1, {urho::f32({0, 0, 0, 0}), urho::f32({2, 0, 3, 0})});
        };
        const QString path = m_desk->path(QString::fromLatin1(name));
        written(path, other ? urho::animation(2, {track(bone), track(other)}) : urho::animation(2, {track(bone)}));
        return path;
    }
    QByteArray bytes() const { return m_window->session()->document().bytes().toByteArray(); }
    void drop(const QStringList &paths, QWidget *on) const;

    std::unique_ptr<Desk> m_desk;
    std::unique_ptr<MainWindow> m_window;
};

void TestModels::init()
{
    m_desk = std::make_unique<Desk>();
    m_window = std::make_unique<MainWindow>();
    m_window->show();
    QVERIFY(QTest::qWaitForWindowExposed(m_window.get()));
    QVERIFY(!m_window->actions().addAnimation->isEnabled());
    QVERIFY(!m_window->actions().savePicture->isEnabled());
    m_desk->write(QStringLiteral("man.mdl"), urho::skinnedTriangle().bytes());
    QVERIFY(m_window->open(m_desk->path(QStringLiteral("man.mdl"))));
    QTRY_VERIFY(m_window->actions().addAnimation->isEnabled());
    QVERIFY(m_window->actions().exportModel->isEnabled());
}

/// Vertices that are given normals can have those of their triangles.
void TestModels::newNormalsAreOffered()
{
    const QByteArray bent = b3d::vertices(b3d::f32({0, 0, 0, 1, 0, 0, 1, 1, 0, 0, 1, 1}))
                            + b3d::triangles({0, 2, 1, 0, 3, 2});
    m_desk->write(QStringLiteral("bent.b3d"), b3d::file(b3d::node("a", b3d::mesh(bent))));
    QVERIFY(m_window->open(m_desk->path(QStringLiteral("bent.b3d"))));
    QTRY_VERIFY(m_window->actions().exportModel->isEnabled());
    QVERIFY(!m_window->actions().computeNormals->isEnabled());
    Session *session = m_window->session();
    const auto flags = session->tree()->find(u"BB3D/NODE/MESH/VRTS/flags");
    QVERIFY(flags);
    DialogAnswer answer(QStringLiteral("apply"));
    session->edit({}, [item = *flags](Planner &planner) { planner.setText(item, QStringLiteral("1")); });
    MessageArea *messages = m_window->currentPage()->messages();
    QTRY_VERIFY(messages->has(QStringLiteral("normals")));
    const QByteArray neutral = bytes();
    messages->findChild<MessageBar *>()->findChild<QPushButton *>()->click();
    QTRY_VERIFY(bytes() != neutral);
    QCOMPARE(bytes().size(), neutral.size());
    QTRY_VERIFY(!messages->has(QStringLiteral("normals")));
    session->undo();
    QCOMPARE(bytes(), neutral);
    // The same from the menu.
    QTRY_VERIFY(session->isTreeCurrent() && m_window->actions().computeNormals->isEnabled());
    m_window->actions().computeNormals->trigger();
    QTRY_VERIFY(bytes() != neutral);
}

/// A plane has the same normal everywhere, and keeps it when it can be read again.
void TestModels::normalsThatAreReadAgainAreNotNew()
{
    const QByteArray plane = b3d::vertices(b3d::f32({0, 0, 0, 0, 0, 1, 1, 0, 0, 0, 0, 1, 1, 1, 0, 0, 0, 1}), 1)
                             + b3d::triangles({0, 2, 1});
    const QByteArray whole = b3d::file(b3d::node("a", b3d::mesh(plane)));
    const qsizetype tag = whole.indexOf("MESH");
    m_desk->write(QStringLiteral("plane.b3d"), QByteArray(whole).replace(tag, 4, "MESX"));
    QVERIFY(m_window->open(m_desk->path(QStringLiteral("plane.b3d"))));
    Session *session = m_window->session();
    QTRY_VERIFY(session->isSceneCurrent() && session->scene() && session->scene()->meshes.empty());
    session->splice(0, {{tag, tag + 4}, Bytes(QByteArray("MESH"))});
    QTRY_VERIFY(session->isSceneCurrent() && session->scene()->meshes.size() == 1);
    QVERIFY(!m_window->currentPage()->messages()->has(QStringLiteral("normals")));
}

void TestModels::addedAnimationsPlay()
{
    animations()->add(animation("jump.ani", "tip"));
    QTRY_VERIFY(message().endsWith(QLatin1String("jump.ani: all 1 tracks found what they move.")));
    QCOMPARE(clipCount(), size_t(1));
    if (m_window->preview()->isAvailable()) {
        const auto *timeline = m_window->preview()->findChild<preview::Timeline *>();
        QTRY_COMPARE(timeline->clip(), 0);
    }
    animations()->add(animation("wave.ani", "tip", "hand"));
    QTRY_VERIFY(message().endsWith(QLatin1String("Not in this model: hand")));
    QCOMPARE(clipCount(), size_t(2));
    animations()->add(animation("fly.ani", "wing"));
    QTRY_VERIFY(message().endsWith(QLatin1String("It moves: wing")));
    QCOMPARE(clipCount(), size_t(2));
}

void TestModels::addedAnimationsStay()
{
    animations()->add(animation("jump.ani", "tip"));
    QTRY_COMPARE(clipCount(), size_t(1));
    const QSignalSpy changed(animations(), &AddedAnimations::sceneChanged);
    m_window->session()->splice(0, {{12, 13}, Bytes(QByteArray(1, '\1'))}); // whatever it makes of the model
    QTRY_VERIFY(!changed.isEmpty());
    QVERIFY(!animations()->isPossible() || clipCount() == 1);
    m_window->session()->undo();
    QTRY_COMPARE(clipCount(), size_t(1));
    QTRY_VERIFY(animations()->tree() == m_window->session()->tree());
}

void TestModels::drop(const QStringList &paths, QWidget *on) const
{
    QMimeData files;
    QList<QUrl> urls;
    for (const QString &path : paths)
        urls += QUrl::fromLocalFile(path);
    files.setUrls(urls);
    QDragEnterEvent enter({5, 5}, Qt::CopyAction, &files, Qt::LeftButton, Qt::NoModifier);
    QCoreApplication::sendEvent(on, &enter);
    QVERIFY(enter.isAccepted());
    QDropEvent event(QPointF(5, 5), Qt::CopyAction, &files, Qt::LeftButton, Qt::NoModifier);
    QCoreApplication::sendEvent(on, &event);
}

void TestModels::whatIsDroppedOnTheModelPlaysOrIsOpened()
{
    auto *tabs = m_window->findChild<QTabWidget *>();
    QTRY_VERIFY(!m_window->preview()->isPreparing());
    QTest::qWait(0);
    drop({animation("jump.ani", "tip"), m_desk->example}, m_window->preview());
    QTRY_COMPARE(tabs->count(), 2); // the example
    tabs->setCurrentIndex(0);
    QTRY_COMPARE(clipCount(), size_t(1));
    drop({animation("wave.ani", "tip")}, m_window->inspector());
    QTRY_COMPARE(tabs->count(), 3); // not on the model
    tabs->setCurrentIndex(0);
    QCOMPARE(clipCount(), size_t(1));
}

void TestModels::pictureIsTransparent()
{
    if (!m_window->preview()->isAvailable())
        QSKIP("There is no OpenGL 3.2 here.");
    QVERIFY(m_window->actions().savePicture->isEnabled());
    QTRY_VERIFY(m_window->preview()->surface());
    QTRY_VERIFY(!m_window->preview()->isPreparing());
    QImage taken;
    m_window->preview()->takePicture([&](const QImage &image) { taken = image; });
    QTRY_VERIFY_WITH_TIMEOUT(!taken.isNull(), 60'000);
    QCOMPARE(taken.size(), m_window->preview()->surface()->size() * m_window->preview()->surface()->devicePixelRatio());
    QCOMPARE(qAlpha(taken.pixel(0, 0)), 0);
    bool isAnySeen = false;
    for (int y = 0; y < taken.height(); ++y) {
        for (int x = 0; x < taken.width(); ++x)
            isAnySeen = isAnySeen || qAlpha(taken.pixel(x, y)) > 0; // dotted: it is seen from behind
    }
    QVERIFY(isAnySeen);
}

void TestModels::picturesFromAllSidesAreNumbered()
{
    if (!m_window->preview()->isAvailable())
        QSKIP("There is no OpenGL 3.2 here.");
    QTRY_VERIFY(m_window->preview()->surface());
    QTRY_VERIFY(!m_window->preview()->isPreparing());
    QTimer::singleShot(0, m_window.get(), [] {
        auto *dialog = qobject_cast<QInputDialog *>(QApplication::activeModalWidget());
        dialog->setIntValue(3);
        dialog->accept();
    });
    chooseFile(m_window.get(), m_desk->path(QStringLiteral("turn.png")));
    m_window->actions().saveTurntable->trigger();
    QVERIFY(visibleIn<QProgressDialog>(m_window.get()));
    const QString last = m_desk->path(QStringLiteral("turn-003.png"));
    QTRY_VERIFY_WITH_TIMEOUT(QFile::exists(last), 60'000);
    const QImage one(m_desk->path(QStringLiteral("turn-001.png"))), other(last);
    QVERIFY(!one.isNull() && one.size() == other.size() && one != other);
    QTRY_VERIFY(!visibleIn<QProgressDialog>(m_window.get()));
    QVERIFY(!QFile::exists(m_desk->path(QStringLiteral("turn-004.png"))));
}

void TestModels::placeOfAPictureLeadsToTriangles()
{
    if (!m_window->preview()->isAvailable())
        QSKIP("There is no OpenGL 3.2 here.");
    QImage picture(8, 8, QImage::Format_RGB32);
    picture.fill(Qt::red);
    const QString file = m_desk->path(QStringLiteral("skin.png"));
    QVERIFY(picture.save(file));
    // The upper left half of the picture, and the lower right one twice beside it.
    const QByteArray corners = b3d::vertices(b3d::f32({0, 0, 0, 0, 0, 1, 0, 0, 1, 0, 0, 1, 0, 0, 1, //
                                                       1, 1, 0, 1, 1, 2, 1, 0, 2, 1, 1, 2, 0, 2, 0}),
                                             0, 1, 2);
    m_desk->write(QStringLiteral("skinned.b3d"),
                  b3d::file(b3d::textures(b3d::texture("skin.png")) + b3d::brushes(1, b3d::brush("skin", {0}))
                            + b3d::node("a", b3d::mesh(corners + b3d::triangles({0, 2, 1, 3, 4, 5}, 0)))));
    QVERIFY(m_window->open(m_desk->path(QStringLiteral("skinned.b3d"))));
    const DocumentPage *model = m_window->currentPage();
    QTRY_VERIFY(animations()->scene() && !animations()->scene()->textures.empty());
    QVERIFY(m_window->open(file));
    PictureWidget *shown = m_window->preview()->pictureWidget();
    QTRY_VERIFY(shown->isVisible() && !shown->isDecoding() && shown->view()->sheet());
    const auto follow = [&](QPoint pixel) {
        const QPoint at = shown->view()->placeOf(pixel).toPoint();
        QContextMenuEvent event(QContextMenuEvent::Mouse, at, shown->view()->mapToGlobal(at));
        QCoreApplication::sendEvent(shown->view(), &event);
        auto *menu = qobject_cast<QMenu *>(QApplication::activePopupWidget());
        QVERIFY(menu);
        QCOMPARE(menu->actions().size(), 1);
        QVERIFY(menu->actions().front()->text().contains(QStringLiteral("skinned.b3d")));
        menu->actions().front()->trigger();
        menu->close();
    };
    follow({1, 1});
    QCOMPARE(m_window->currentPage(), model);
    const scene::Part &part = animations()->scene()->meshes[0].parts[0];
    QTRY_COMPARE(m_window->session()->selection()->range(), part.elementRange(0));
    QVERIFY(m_window->open(file)); // which is open
    QTRY_VERIFY(shown->isVisible() && !shown->isDecoding() && shown->view()->sheet());
    follow({6, 6}); // where the picture is repeated
    QTRY_COMPARE(m_window->session()->selection()->range(), part.elementRange(1));
}

void TestModels::menuOfACameraLooksThroughIt()
{
    if (!m_window->preview()->isAvailable())
        QSKIP("There is no OpenGL 3.2 here.");
    m_desk->write(QStringLiteral("seen.scene.xml"),
                  "<Group name=\"all\"><Camera name=\"eye\" pipeline=\"p\" tz=\"9\"/></Group>");
    QVERIFY(m_window->open(m_desk->path(QStringLiteral("seen.scene.xml"))));
    const auto item = [this](const char16_t *path) {
        return m_window->session()->isTreeCurrent() ? m_window->session()->tree()->find(QString::fromUtf16(path))
                                                    : std::nullopt;
    };
    QTRY_VERIFY(item(u"Group/Camera"));
    const Item camera = *item(u"Group/Camera"), group = *item(u"Group");
    QTRY_VERIFY(m_window->preview()->isCamera(camera.stream, camera.range));
    QMenu menu;
    Q_EMIT m_window->currentPage()->tree()->menuShown(&menu, group);
    QVERIFY(menu.isEmpty());
    Q_EMIT m_window->currentPage()->tree()->menuShown(&menu, camera);
    QCOMPARE(menu.actions().size(), 1);
    menu.actions().front()->trigger();
    QVERIFY(m_window->preview()->camera()->isGiven());
    QVERIFY((m_window->preview()->camera()->eye() - QVector3D(0, 0, 9)).length() < 1e-3F);
}

QTEST_MAIN(TestModels)
#include "tst_models.moc"
