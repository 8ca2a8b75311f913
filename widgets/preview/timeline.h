#pragma once

#include "core/scene/scene.h"

#include <QElapsedTimer>
#include <QTimer>
#include <QWidget>

class QComboBox;
class QDoubleSpinBox;
class QLabel;
class QSlider;
class QToolButton;

namespace hexahedron::preview {

/// Which clip at which moment: chooser, play button and slider. Hidden when there are no clips.
class Timeline : public QWidget
{
    Q_OBJECT
public:
    explicit Timeline(QWidget *parent);

    void setClips(const std::vector<scene::Clip> &clips);
    int clip() const; ///< -1: the pose as stored
    double time() const { return m_time; }

Q_SIGNALS:
    void moved();

protected:
    void hideEvent(QHideEvent *event) override;

private:
    struct Span
    {
        double first = 0, last = 0, rate = 0;
    };
    void chooseClip();
    void setPlaying(bool playing);
    void advance();
    void setTime(double time);
    Span span() const;

    QComboBox *m_clip;
    QToolButton *m_play;
    QSlider *m_slider;
    QLabel *m_label;
    QDoubleSpinBox *m_rate;
    QTimer m_timer;
    QElapsedTimer m_elapsed;
    std::vector<Span> m_spans;
    double m_time = 0;
};

} // namespace hexahedron::preview
