// What concerns the model that is shown: animations of other files, and pictures and other forms of it.
#include "app/addedanimations.h"
#include "app/documentpage.h"
#include "app/mainwindow.h"
#include "app/messagebar.h"
#include "app/numberedname.h"
#include "app/otherforms.h"
#include "core/bytes/savefile.h"
#include "core/edit/normals.h"
#include "core/language/listed.h"
#include "core/scene/elements.h"
#include "widgets/picture/picturewidget.h"
#include "widgets/preview/previewwidget.h"
#include "widgets/preview/texturehits.h"
#include "widgets/preview/turntable.h"

#include <QAction>
#include <QFileDialog>
#include <QFileInfo>
#include <QImage>
#include <QInputDialog>
#include <QMenu>
#include <QPointer>
#include <QProgressDialog>
#include <QStatusBar>
#include <QWindow>

#include <algorithm>
#include <iterator>
#include <set>

namespace hexahedron {

static bool savePng(const QImage &image, const QString &path, QString *error)
{
    const auto content = [&image](QIODevice &file) { return image.save(&file, "PNG"); };
    return saveFile(content, path, {}, error) == SaveResult::Saved;
}

static QString animationBar()
{
    return QStringLiteral("animation");
}

void MainWindow::connectModelActions()
{
    connect(m_actions.addAnimation, &QAction::triggered, this, &MainWindow::addAnimation);
    onAction(m_actions.computeNormals, [this] { onceDrawn([this] { computeNormals(NormalsOf::All); }); });
    onAction(m_actions.computeMissingNormals, [this] { onceDrawn([this] { computeNormals(NormalsOf::Missing); }); });
    onAction(m_actions.exportModel, [this] { onceDrawn([this] { exportModel(); }); });
    onAction(m_actions.savePicture, [this] { savePicture(); });
    onAction(m_actions.saveTurntable, [this] { saveTurntable(); });
    connect(m_preview->pictureWidget(), &PictureWidget::menuShown, this, &MainWindow::addPictureCommands);
}

void MainWindow::connectAnimations(DocumentPage *added)
{
    AddedAnimations *animations = added->animations();
    connect(animations, &AddedAnimations::sceneChanged, this, [this, added] {
        if (added != currentPage())
            return;
        previewLater(true);
        updateModelActions();
    });
    connect(animations, &AddedAnimations::added, this,
            [this, added](const QString &remark, bool fitsWhole, int firstClip) {
                added->messages()->show(animationBar(), fitsWhole ? Severity::Info : Severity::Warning, remark);
                if (added == currentPage())
                    m_preview->showClip(firstClip);
            });
    connect(animations, &AddedAnimations::failed, this,
            [added](const QString &why) { added->messages()->show(animationBar(), Severity::Error, why); });
    connect(animations, &AddedAnimations::isNone, this, &MainWindow::openFromHere);
    connect(added->session(), &Session::editGivenUp, m_preview, &PreviewWidget::giveUpChange);
    connect(added->session(), &Session::sceneChanged, this, [this, added, without = std::set<QString>()]() mutable {
        const Session *session = added->session();
        if (!session->isTreeCurrent() || !session->scene())
            return;
        const std::vector<scene::Mesh> &meshes = session->scene()->meshes;
        const std::vector<int> alike = meshesWithOneNormal(*session->documentTree(), *session->scene());
        // A mesh that could not be read before has normals of its own.
        const bool areNew = std::any_of(alike.begin(), alike.end(),
                                        [&](int number) { return without.contains(meshes[size_t(number)].path); });
        if (areNew && session->document().canUndo())
            offerNormals(added);
        without.clear();
        for (const scene::Mesh &mesh : meshes) {
            if (mesh.vertexCount > 0 && !mesh.normals.isPresent())
                without.insert(mesh.path);
        }
    });
}

/// Vertices that were given normals have neutral ones, which are all alike.
void MainWindow::offerNormals(DocumentPage *page)
{
    page->messages()
        ->show(QStringLiteral("normals"), Severity::Info, tr("New normals all point the same way."))
        ->addButton(tr("Compute Normals"), [this, page] {
            if (page == currentPage())
                m_actions.computeNormals->trigger();
        });
}

/// Runs a command that is about the model when that is the model of the present bytes.
void MainWindow::onceDrawn(const std::function<void()> &task)
{
    const QPointer<DocumentPage> shown = currentPage();
    Session *session = shown->session();
    const auto isDrawn = [shown, session] {
        const auto tree = shown->animations()->tree();
        return session->isSceneCurrent() && tree && tree->bytes().isSameSnapshot(session->document().bytes());
    };
    if (isDrawn())
        return task();
    statusBar()->showMessage(tr("This waits for the model, which is being made anew."), 10'000);
    auto *wait = new QObject(session);
    const auto go = [this, shown, isDrawn, task, wait] {
        if (!shown || !isDrawn())
            return;
        shown->animations()->disconnect(wait);
        wait->deleteLater();
        statusBar()->clearMessage();
        if (shown == currentPage())
            task();
        else
            statusBar()->showMessage(tr("Another file is shown now: nothing was done to %1.").arg(shown->title()),
                                     10'000);
    };
    connect(shown->animations(), &AddedAnimations::sceneChanged, wait, go, Qt::QueuedConnection);
}

void MainWindow::computeNormals(NormalsOf which)
{
    const DocumentPage *shown = currentPage();
    Session *session = shown->session();
    const auto scene = session->scene();
    if (!scene || !session->isTreeCurrent())
        return;
    const Item selected = shown->selectedItem();
    const QString path = selected.isValid() ? session->tree()->path(selected) + u'/' : QString();
    currentPage()->messages()->remove(QStringLiteral("normals"));
    const std::vector<int> all = meshesWithNormals(*scene);
    std::vector<int> meant;
    std::ranges::copy_if(all, std::back_inserter(meant),
                         [&](int mesh) { return path.startsWith(scene->meshes[size_t(mesh)].path + u'/'); });
    if (meant.empty())
        meant = all;
    session->edit({}, [scene, meant, which](Planner &planner) { planNormals(planner, *scene, meant, which); });
}

void MainWindow::updateModelActions()
{
    const DocumentPage *shown = currentPage();
    const auto scene = shown ? shown->animations()->scene() : nullptr;
    m_actions.addAnimation->setEnabled(shown && shown->animations()->isPossible());
    const auto own = shown ? shown->session()->scene() : nullptr;
    m_actions.computeNormals->setEnabled(own && !meshesWithNormals(*own).empty());
    m_actions.computeMissingNormals->setEnabled(m_actions.computeNormals->isEnabled());
    m_actions.exportModel->setEnabled(scene && scene::hasModel(*scene));
    m_actions.savePicture->setEnabled(m_actions.exportModel->isEnabled() && m_preview->isAvailable());
    m_actions.saveTurntable->setEnabled(m_actions.savePicture->isEnabled());
}

void MainWindow::addModelCommands(QMenu *menu, const Item &item)
{
    if (!item.isValid() || !m_preview->isCamera(item.stream, item.range))
        return;
    menu->addAction(tr("Look &Through This Camera"), this,
                    [this, stream = item.stream, range = item.range] { m_preview->lookThrough(stream, range); });
}

void MainWindow::addPictureCommands(QMenu *menu, const QPointF &place)
{
    const DocumentPage *shown = currentPage();
    const QString picture = shown ? shown->session()->document().path() : QString();
    for (DocumentPage *page : pages()) {
        const auto scene = page->animations()->scene();
        if (picture.isEmpty() || page == shown || !scene || !preview::usesPicture(*scene, picture))
            continue;
        const QString name = page->title().replace(u'&', QStringLiteral("&&"));
        const QPointer<DocumentPage> guard(page);
        menu->addAction(tr("Show Triangles Here in %1").arg(name), this, [this, guard, picture, place] {
            if (!guard)
                return;
            m_tabs->setCurrentWidget(guard);
            showPreview(); // at once, so that it is this model that is asked
            m_preview->showTrianglesAt(picture, place);
        });
    }
}

void MainWindow::addAnimation()
{
    DocumentPage *shown = currentPage();
    const QStringList paths = QFileDialog::getOpenFileNames(
        this, tr("Add Animation"), QFileInfo(shown->session()->document().path()).absolutePath());
    for (const QString &path : paths)
        shown->animations()->add(path);
}

/// Whether files that are dropped at this place go to the model that is shown there.
bool MainWindow::isDropOnModel(const QObject *place) const
{
    const DocumentPage *shown = currentPage();
    const auto *widget = qobject_cast<const QWidget *>(place);
    const bool isPreview = widget ? widget == m_preview || m_preview->isAncestorOf(widget)
                                  : place && place == static_cast<const QObject *>(m_preview->surface());
    return isPreview && shown && m_scenePage == shown && shown->animations()->isPossible();
}

void MainWindow::exportModel()
{
    const DocumentPage *shown = currentPage();
    const auto scene = shown ? shown->animations()->scene() : nullptr;
    if (!scene || !scene::hasModel(*scene))
        return;
    const auto tree = shown->animations()->tree(); // what is exported is what is seen now
    const QString name = QFileInfo(tree->fileName()).completeBaseName();
    const QString path = newPath(tr("Export as glTF"), name, {tr("glTF (*.glb)")});
    if (!path.isEmpty())
        m_otherForms->writeModel(tree, scene, path);
}

void MainWindow::savePicture()
{
    const DocumentPage *shown = currentPage();
    const QString name = QFileInfo(shown->session()->document().path()).completeBaseName();
    const QString path = newPath(tr("Save Picture"), name, {tr("PNG pictures (*.png)")});
    if (path.isEmpty())
        return;
    m_preview->takePicture([this, path](const QImage &image) {
        const QString bar = QStringLiteral("picture");
        QString error;
        if (image.isNull())
            m_messages->show(bar, Severity::Error, tr("There is no model of which a picture could be made."));
        else if (savePng(image, path, &error))
            m_messages->show(bar, Severity::Info, tr("%1 is written.").arg(path));
        else
            m_messages->show(bar, Severity::Error, error);
    });
}

void MainWindow::saveTurntable()
{
    constexpr int Usual = 36;
    const DocumentPage *shown = currentPage();
    const QString name = QFileInfo(shown->session()->document().path()).completeBaseName();
    bool isWanted = false;
    const int count = QInputDialog::getInt(this, tr("Save Pictures from All Sides"),
                                           tr("How many pictures for one turn:"), Usual, preview::Turntable::Least,
                                           preview::Turntable::Most, 1, &isWanted);
    const QString path = isWanted ? newPath(tr("Save Pictures from All Sides"), name, {tr("PNG pictures (*.png)")})
                                  : QString();
    if (path.isEmpty())
        return;
    for (int number = 1; number <= count; ++number) {
        if (!mayWrite(numberedName(path, number, count)))
            return;
    }
    const QString bar = QStringLiteral("picture");
    auto *progress = new QProgressDialog(tr("Drawing the model from all around…"), tr("Cancel"), 0, count, this);
    progress->setAttribute(Qt::WA_DeleteOnClose);
    progress->setWindowTitle(tr("Save Pictures from All Sides"));
    progress->setMinimumDuration(0);
    progress->show();
    preview::Turntable *turn = m_preview->startTurntable(count, progress);
    if (!turn) {
        progress->close();
        m_messages->show(bar, Severity::Error, tr("There is no model of which a picture could be made."));
        return;
    }
    connect(progress, &QProgressDialog::canceled, progress, &QWidget::close);
    connect(turn, &preview::Turntable::drawn, this, [=, this](int number, const QImage &image) {
        const QString file = numberedName(path, number, count);
        QString error;
        if (!savePng(image, file, &error)) {
            m_messages->show(bar, Severity::Error, error);
            progress->close();
            return;
        }
        if (number == count)
            m_messages->show(bar, Severity::Info,
                             tr("%1 to %2 are written.").arg(numberedName(path, 1, count), QFileInfo(file).fileName()));
        progress->setValue(number); // the last one closes it
    });
    connect(turn, &preview::Turntable::finished, progress, &QWidget::close);
}

/// Where something new shall be written: not where an open file is. Asks before a file is replaced, also where the ending is not
/// typed: then it is that of the kind that is chosen.
QString MainWindow::newPath(const QString &title, const QString &name, const QStringList &kinds)
{
    const auto endingOf = [](const QString &kind) {
        return kind.section(QStringLiteral("(*."), 1).section(u')', 0, 0);
    };
    QFileDialog dialog(this, title, m_settings.folder());
    dialog.setAcceptMode(QFileDialog::AcceptSave);
    dialog.setNameFilters(kinds);
    connect(&dialog, &QFileDialog::filterSelected, &dialog,
            [&](const QString &kind) { dialog.setDefaultSuffix(endingOf(kind)); });
    dialog.setDefaultSuffix(endingOf(kinds.front()));
    dialog.selectFile(name + u'.' + endingOf(kinds.front()));
    if (dialog.exec() != QDialog::Accepted)
        return {};
    const QString path = dialog.selectedFiles().value(0);
    QStringList endings;
    for (const QString &kind : kinds)
        endings += u'.' + endingOf(kind);
    m_messages->remove(QStringLiteral("ending")); // of the path before
    // Another ending would promise what is not in the file.
    if (std::ranges::any_of(endings, [&](const QString &one) { return path.endsWith(one, Qt::CaseInsensitive); }))
        return mayWrite(path) ? path : QString();
    m_messages->show(QStringLiteral("ending"), Severity::Error,
                     tr("%1 is not written: what is written here has names that end with %2.")
                         .arg(QFileInfo(path).fileName(), listed(endings)));
    return {};
}

} // namespace hexahedron
