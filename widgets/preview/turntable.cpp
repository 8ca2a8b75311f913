#include "widgets/preview/turntable.h"

#include <QTimer>

namespace hexahedron::preview {

Turntable::Turntable(const Subject &subject, const QSize &size, int count, QObject *parent)
    : QObject(parent)
    , m_camera(subject.camera)
    , m_count(std::clamp(count, Least, Most))
    , m_picture(new StillPicture(subject, size, this))
{
    connect(m_picture, &StillPicture::drawn, this, &Turntable::take);
}

void Turntable::take(const QImage &image)
{
    Q_EMIT drawn(++m_number, image);
    if (image.isNull() || m_number == m_count) {
        Q_EMIT finished();
        return;
    }
    m_camera.turn(360.F / float(m_count));
    m_picture->drawFrom(m_camera);
}

} // namespace hexahedron::preview
