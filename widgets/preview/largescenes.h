#pragma once

#include "widgets/preview/sceneentity.h"

#include <Qt3DCore/QEntity>
#include <Qt3DRender/QFrameGraphNode>

#include <QElapsedTimer>
#include <QPointer>
#include <QTimer>

namespace Qt3DRender {
class QCamera;
class QClearBuffers;
class QRenderCapture;
class QRenderTarget;
class QRenderTargetSelector;
class QRenderSurfaceSelector;
class QSubtreeEnabler;
class QTexture2D;
} // namespace Qt3DRender

namespace hexahedron::preview {

class Effects;
class ScreenMaterial;

/// How a scene is drawn that is too large for a picture in the twinkling of an eye: while it moves its coarse picture, and when it
/// rests all of it, in stretches that are short enough for the mouse to be answered in between. The whole picture takes the
/// place of the coarse one when it is complete.
class LargeScenes : public Qt3DCore::QNode
{
    Q_OBJECT
public:
    struct Layers
    {
        SceneLayers scene;
        Qt3DRender::QLayer *onTop, *backdrop;
    };
    LargeScenes(QObject *surface, Qt3DRender::QCamera *eye, const Layers &layers, const Effects &effects,
                Qt3DCore::QNode *parent);

    Qt3DRender::QFrameGraphNode *frameGraph() const;
    void setClearColor(const QColor &color);
    /// Of the view. Seen from the next \c startAgain() on.
    void setSize(const QSize &pixels);
    /// Null: none.
    void setScene(SceneEntity *scene);
    /// Something but what lies on top of the picture looks otherwise now.
    void startAgain();
    bool isComplete() const { return m_stage == Stage::Complete; }

Q_SIGNALS:
    void completed();

private:
    enum class Stage {
        Moving,   ///< the coarse picture is drawn, or the whole one where that is fast enough
        Drawing,  ///< the whole picture is drawn stretch by stretch, while the coarse one is seen
        Complete, ///< the whole picture is seen
    };
    struct Canvas ///< where one of the two pictures is kept
    {
        Qt3DRender::QRenderTarget *target = nullptr;
        Qt3DRender::QTexture2D *color = nullptr;
        QSize size; ///< of the target, in pixels
        Qt3DRender::QRenderTargetSelector *selector = nullptr;
        Qt3DRender::QSubtreeEnabler *enabler = nullptr;
        Qt3DRender::QSubtreeEnabler *beginning =
            nullptr; ///< what is before the first stretch: clearing and the backdrop
        Qt3DRender::QClearBuffers *clear = nullptr;
    };
    Canvas makeCanvas(Qt3DCore::QNode *camera, const Layers &layers, const QList<Qt3DRender::QLayer *> &without);
    /// Gives it the size of the view: before something new is drawn on it.
    void fit(Canvas &canvas);
    void show(const Canvas &canvas);
    /// The next stretch, or what comes when there is none left.
    void advance();
    void awaitFrame();
    void takeFrame();
    void drawWholeAtOnce();
    /// Of the frame that took so long.
    void measure(double seconds);

    static constexpr int RestMilliseconds = 150;    ///< without a change, until the whole picture is begun
    static constexpr double StretchSeconds = 0.045; ///< that a stretch should take

    Qt3DRender::QRenderSurfaceSelector *m_graph;
    QSize m_size{1, 1}; ///< of the view, in pixels
    Canvas m_coarse, m_whole;
    Qt3DCore::QEntity *m_view; ///< what covers the view with one of the two
    ScreenMaterial *m_screen;
    QPointer<SceneEntity> m_scene;
    Stage m_stage = Stage::Complete;
    qint64 m_drawn = 0; ///< elements of the whole picture
    qint64 m_stretch = 100'000;
    qint64 m_lastStretch = 0; ///< what the last frame has drawn of it
    bool m_isFast = false;    ///< the graphics card draws all of it while it moves
    /// One pixel is read back of each frame that matters: then it has really been drawn, by whatever works in the background.
    Qt3DRender::QRenderCapture *m_frames;
    bool m_isFrameAwaited = false;
    QElapsedTimer m_sinceFrame;
    QTimer m_rest; ///< runs while something moves
};

} // namespace hexahedron::preview
