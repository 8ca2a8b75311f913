#pragma once

#include "core/edit/scenechange.h"
#include <QWidget>

#include <functional>
#include <memory>
#include <vector>

class QWindow;

namespace hexahedron {

class PictureWidget;
namespace preview {
class OrbitCamera;
class Turntable;
} // namespace preview

/// Shows a scene in three dimensions, or the picture that it is, and knows the bytes of everything in it: what is clicked is told as bytes, and selected
/// bytes light up. Scenes are prepared in the background; a newer one replaces an older one that is still being prepared.
class PreviewWidget : public QWidget
{
    Q_OBJECT
public:
    explicit PreviewWidget(QWidget *parent = nullptr);
    ~PreviewWidget() override;

    /// `streams` is indexed by StreamId. Every document is looked at in its own way: where the eye stands, which clip is shown at
    /// which time. That stays when the scene is a new state of the same one, and comes back with the document.
    void setScene(std::shared_ptr<const scene::Scene> scene, std::vector<Bytes> streams,
                  const QObject *document = nullptr);
    /// Where pictures for the model are looked for first, when somebody chooses one.
    void setFolder(const QString &folder);
    /// Paints a part of the model (PartEntry::key) with the picture in a file as long as the document is open; an empty path: as
    /// the document says.
    void paintPart(const QString &key, const QString &file);
    /// Shows the picture in a file behind the model as long as the document is open.
    void setBackdrop(const QString &file);
    /// Shows nothing, and says why.
    void clear(const QString &why = {});
    /// Lights up what has these bytes; an empty range: nothing.
    void highlight(StreamId stream, ByteRange range);

    /// Nothing comes of what was dragged: it is shown as it is stored again.
    void giveUpChange();
    /// The bytes are others now, and their scene will come: tools wait for it, but not forever.
    void expectScene();
    /// Something is moved that is not in the bytes yet.
    bool isTypingValue() const;
    /// It is carried out, as if it had been let go now.
    void finishTyping();

    /// What shows scenes that are pictures.
    PictureWidget *pictureWidget() const;

    /// Whether there is OpenGL. Without it the widget says so in words and shows pictures, the list of parts and texture coordinates.
    bool isAvailable() const;
    bool isPreparing() const;
    /// Whether all of the model is in the picture: a large one is drawn coarsely while it moves.
    bool isComplete() const;
    /// Plays a clip of the scene that is shown, or that is being prepared.
    void showClip(int clip);
    /// Draws what is seen, without ground and bones, on a transparent ground, and then calls `take` in this thread; with a null image
    /// where nothing can be drawn.
    void takePicture(const std::function<void(const QImage &)> &take);
    /// The same from all around. Null where nothing can be drawn; else it goes with the parent.
    preview::Turntable *startTurntable(int count, QObject *parent);
    /// Selects the triangles on which a place of the picture in a file is seen, from 0, 0 at its upper left to 1, 1. Of the scene
    /// that was given last, when it is shown.
    void showTrianglesAt(const QString &picture, const QPointF &place);
    /// How bytes are called, for what lies under the mouse.
    void setNamer(std::function<QString(StreamId stream, ByteRange range)> namer);
    void fitView();
    void fitSelection();
    /// Whether these are the bytes of a camera of the scene.
    bool isCamera(StreamId stream, ByteRange range) const;
    /// Shows what that camera sees, until somebody looks from elsewhere.
    void lookThrough(StreamId stream, ByteRange range);
    /// What a click at this place of the view does.
    void pickAt(const QPointF &at, Qt::KeyboardModifiers modifiers = {});
    /// The window the model is drawn in; null before the first scene and without OpenGL.
    QWindow *surface() const;
    /// Where the model is seen from; null as above.
    const preview::OrbitCamera *camera() const;
    /// From where the other one looks, for models that are compared.
    void lookLike(const PreviewWidget &other);

    QSize sizeHint() const override { return {480, 400}; }

Q_SIGNALS:
    void picked(hexahedron::StreamId stream, hexahedron::ByteRange range);
    /// The same of a key in another file, in what is packed at `holder` there or in the file itself. `isWanted`: to be seen there.
    void pickedElsewhere(const QString &file, const QString &holder, hexahedron::ByteRange range, bool isWanted);
    /// Somebody wants the file of the change to be changed, by what was seen while it was dragged. `bytes` are those that the scene
    /// has of it; until it is one of others, or giveUpChange(), the change is shown as if it had been done.
    void changeWanted(const hexahedron::SceneChange &change, const hexahedron::Bytes &bytes);
    /// What is being dragged would be this change of its file; not as often as the mouse moves. Until changeWanted() or changeGivenUp().
    void changeTried(const hexahedron::SceneChange &change, const hexahedron::Bytes &bytes);
    void changeGivenUp();
    void typingChanged(); ///< see isTypingValue()
    void removeWanted();  ///< of what is selected in the document
    void undoWanted();    ///< of the last step of the document
    void redoWanted();
    void said(const QString &what); ///< for the status bar
    void cameraChanged();
    void shown();     ///< a scene has been prepared and is displayed
    void completed(); ///< all of a large model is in the picture

protected:
    void changeEvent(QEvent *event) override;
    bool eventFilter(QObject *watched, QEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;

private:
    class Private;
    std::unique_ptr<Private> d;
};

} // namespace hexahedron
