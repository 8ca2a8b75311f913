#pragma once

#include "widgets/preview/stillpicture.h"

namespace hexahedron::preview {

/// Pictures of a scene from all around, at the same distance and height: one turn, which can be shown again and again.
class Turntable : public QObject
{
    Q_OBJECT

public:
    static constexpr int Least = 2, Most = 3600; ///< pictures

    Turntable(const Subject &subject, const QSize &size, int count, QObject *parent = nullptr);

Q_SIGNALS:
    void drawn(int number, const QImage &image); ///< from 1 on; null where that took too long, then no more come
    void finished();

private:
    void take(const QImage &image);

    OrbitCamera m_camera;
    int m_count, m_number = 0;
    StillPicture *m_picture;
};

} // namespace hexahedron::preview
