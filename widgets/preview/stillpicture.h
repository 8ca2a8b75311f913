#pragma once

#include "widgets/preview/orbitcamera.h"
#include "widgets/preview/sceneentity.h"

#include <QColor>
#include <QImage>
#include <QObject>
#include <QTimer>

#include <memory>

namespace hexahedron::preview {

/// What a picture of a scene shows.
struct Subject
{
    PreparedScenePtr prepared;
    Pose pose;
    Display display;
    OrbitCamera camera; ///< its viewport counts for nothing: the picture has its own size
};

/// From where the front of a scene is seen, see OrbitCamera::setFrontYaw().
inline float frontYawOf(const PreparedScene &prepared)
{
    // What looks along the file's +z shows its face to an eye on that side, wherever that lies in the view.
    return prepared.root.m[10] < 0 ? 180 : 0;
}
/// What a camera sees that looks at the whole of a pose.
OrbitCamera cameraFor(const PreparedScene &prepared, const Pose &pose, const QSizeF &viewport, OrbitCamera::View from);

/// Draws a scene once, into memory and without a window, on a transparent ground. Where nothing has a surface its bones are drawn.
class StillPicture : public QObject
{
    Q_OBJECT

public:
    static constexpr int MostPixels = 8192; ///< of a side

    StillPicture(const Subject &subject, const QSize &size, QObject *parent = nullptr);
    ~StillPicture() override;
    /// The same once more from elsewhere, when it has been drawn.
    void drawFrom(const OrbitCamera &camera);

Q_SIGNALS:
    void drawn(const QImage &image); ///< null where that took too long; once each time

private:
    class Stage;
    void capture();
    void take(const QImage &frame);

    QSize m_size;
    std::unique_ptr<Stage> m_stage;
    QImage m_last;
    QTimer m_patience;
    int m_frames = 0, m_same = 0;
    bool m_isDone = false;
};

} // namespace hexahedron::preview
