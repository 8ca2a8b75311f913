#pragma once

#include "core/bytes/bytes.h"

#include <QImage>
#include <QTimer>
#include <QWidget>

#include <atomic>
#include <memory>

namespace hexahedron {

class HexView;

/// All bytes of a hex pane at once, from top to bottom: what they are in colour, how mixed they are in grey, marks for issues and
/// changes, a frame around what is on the screen. A click or drag goes there. Looks at samples only, so that a file of any size
/// takes the same time.
class Minimap final : public QWidget
{
    Q_OBJECT

public:
    explicit Minimap(HexView *view, QWidget *parent = nullptr);
    ~Minimap() override;

    QSize sizeHint() const override;
    /// The first byte for which a row of pixels stands.
    qint64 offsetAt(int y) const;
    /// Entropy of the bytes around each row, from 0 to 1; empty as long as it is not known.
    const std::vector<float> &entropy() const { return m_entropy; }
    const std::vector<bool> &changed() const { return m_changed; }

protected:
    void paintEvent(QPaintEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;
    void changeEvent(QEvent *event) override;
    void mousePressEvent(QMouseEvent *event) override;
    void mouseMoveEvent(QMouseEvent *event) override;
    void wheelEvent(QWheelEvent *event) override;
    bool event(QEvent *event) override;

private:
    void startAnew();
    void measure();
    void draw();
    int usedHeight() const;
    int rowOf(qint64 offset) const;
    ByteRange rangeOf(int y) const;
    void goTo(int y);

    HexView *m_view;
    QImage m_image;
    std::vector<float> m_entropy;
    std::vector<bool> m_changed; ///< whether a byte has, for each row
    QTimer m_pause;              ///< so that many changes in a row are drawn once
    std::shared_ptr<std::atomic_bool> m_cancelled;
};

} // namespace hexahedron
