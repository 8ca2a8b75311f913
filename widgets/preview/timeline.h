#pragma once

#include "core/scene/tracks.h"
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

    /// Stands at the pose as stored then, without a word: who sets other clips shows another scene with them.
    void setClips(const std::vector<scene::Clip> &clips);
    /// Pauses there. What does not exist is ignored.
    void goTo(int clip, double time);
    /// Plays a clip from its begin on.
    void play(int clip);
    /// Pauses at `time` in the clip that is chosen, if it is one of `clips` and has that time, else in the first one that has.
    void goToOneOf(const std::vector<int> &clips, double time);
    int clip() const; ///< -1: the pose as stored
    double time() const { return m_time; }

Q_SIGNALS:
    void moved(); ///< to another clip or time

protected:
    void hideEvent(QHideEvent *event) override;

private:
    void chooseClip();
    void showClip();
    void showTime(double time);
    void setPlaying(bool playing);
    void advance();
    void setTime(double time);
    scene::PlayedSpan span() const;

    QComboBox *m_clip;
    QToolButton *m_play;
    QSlider *m_slider;
    QLabel *m_label;
    QDoubleSpinBox *m_rate;
    QTimer m_timer;
    QElapsedTimer m_elapsed;
    std::vector<scene::PlayedSpan> m_spans;
    double m_time = 0;
};

} // namespace hexahedron::preview
