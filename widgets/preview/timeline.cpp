#include "widgets/preview/timeline.h"

#include "widgets/icon.h"

#include <QComboBox>
#include <QDoubleSpinBox>
#include <QHBoxLayout>
#include <QLabel>
#include <QSignalBlocker>
#include <QSlider>
#include <QToolButton>

#include <algorithm>
#include <cmath>

namespace hexahedron::preview {

static constexpr int SliderSteps = 10'000;

Timeline::Timeline(QWidget *parent)
    : QWidget(parent)
    , m_clip(new QComboBox(this))
    , m_play(new QToolButton(this))
    , m_slider(new QSlider(Qt::Horizontal, this))
    , m_label(new QLabel(this))
    , m_rate(new QDoubleSpinBox(this))
{
    auto *layout = new QHBoxLayout(this);
    layout->setContentsMargins(4, 2, 4, 2);
    layout->addWidget(m_clip);
    layout->addWidget(m_play);
    layout->addWidget(m_slider, 1);
    layout->addWidget(m_label);
    layout->addWidget(m_rate);

    m_clip->setToolTip(tr("The animation to show"));
    m_clip->setAccessibleName(tr("Animation"));
    m_clip->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    m_clip->setMinimumContentsLength(9);
    m_clip->setMinimumWidth(60);
    m_play->setCheckable(true);
    m_play->setAutoRaise(true);
    m_play->setToolTip(tr("Play or pause the animation"));
    m_play->setAccessibleName(tr("Play"));
    m_slider->setRange(0, SliderSteps);
    m_slider->setToolTip(tr("The moment of the animation"));
    m_slider->setAccessibleName(tr("Moment of the animation"));
    m_slider->setMinimumWidth(50);
    m_rate->setRange(0.1, 1000);
    m_rate->setDecimals(1);
    m_rate->setSuffix(tr(" /s"));
    m_rate->setAccessibleName(tr("Speed"));
    m_rate->setToolTip(tr("How many units of time (mostly frames) pass in a second"));
    m_timer.setInterval(33);

    connect(m_clip, &QComboBox::currentIndexChanged, this, &Timeline::chooseClip);
    connect(m_play, &QToolButton::toggled, this, &Timeline::setPlaying);
    connect(&m_timer, &QTimer::timeout, this, &Timeline::advance);
    connect(m_slider, &QSlider::valueChanged, this,
            [this](int value) { setTime(span().first + (span().last - span().first) * value / SliderSteps); });
    setPlaying(false);
    hide();
}

void Timeline::setClips(const std::vector<scene::Clip> &clips)
{
    m_play->setChecked(false);
    const QSignalBlocker quiet(m_clip);
    m_clip->clear();
    m_spans.clear();
    m_clip->addItem(tr("As stored"));
    for (const scene::Clip &clip : clips) {
        m_spans.push_back(scene::playedSpan(clip));
        m_clip->addItem(clip.name.isEmpty() ? tr("Animation %1").arg(m_spans.size()) : clip.name);
    }
    setVisible(!clips.empty());
    showClip();
}

void Timeline::goTo(int clip, double time)
{
    if (clip < -1 || clip >= int(m_spans.size()) || !std::isfinite(time))
        return;
    m_play->setChecked(false);
    {
        const QSignalBlocker quiet(m_clip);
        m_clip->setCurrentIndex(clip + 1);
    }
    showClip();
    setTime(time);
}

void Timeline::play(int clip)
{
    if (clip < 0 || clip >= int(m_spans.size()))
        return;
    goTo(clip, m_spans[size_t(clip)].first);
    m_play->setChecked(true);
}

int Timeline::clip() const
{
    return m_clip->currentIndex() - 1;
}

scene::PlayedSpan Timeline::span() const
{
    return clip() >= 0 ? m_spans[size_t(clip())] : scene::PlayedSpan{};
}

void Timeline::goToOneOf(const std::vector<int> &clips, double time)
{
    const auto has = [&](int clip) {
        const bool isKnown = clip >= 0 && clip < int(m_spans.size());
        return isKnown && m_spans[size_t(clip)].first <= time && time <= m_spans[size_t(clip)].last;
    };
    if (std::find(clips.begin(), clips.end(), clip()) != clips.end() && has(clip()))
        return goTo(clip(), time);
    const auto other = std::find_if(clips.begin(), clips.end(), has);
    if (other != clips.end())
        goTo(*other, time);
}

void Timeline::chooseClip()
{
    showClip();
    Q_EMIT moved();
}

void Timeline::showClip()
{
    const bool any = clip() >= 0;
    for (QWidget *widget :
         {static_cast<QWidget *>(m_slider), static_cast<QWidget *>(m_label), static_cast<QWidget *>(m_rate)})
        widget->setEnabled(any);
    if (!any)
        m_play->setChecked(false);
    m_label->setVisible(any);
    m_rate->setVisible(any);
    if (any)
        m_rate->setValue(span().rate);
    showTime(span().first);
}

void Timeline::setPlaying(bool playing)
{
    m_play->setIcon(icon(playing ? u"pause" : u"play"));
    if (playing && clip() < 0)
        m_clip->setCurrentIndex(1); // who presses Play wants to see something move
    if (playing) {
        m_elapsed.start();
        m_timer.start();
    } else {
        m_timer.stop();
    }
}

void Timeline::advance()
{
    const scene::PlayedSpan range = span();
    const double length = range.last - range.first;
    const double passed = double(m_elapsed.restart()) / 1000 * m_rate->value();
    setTime(length > 0 ? range.first + std::fmod(m_time - range.first + passed, length) : range.first);
}

void Timeline::setTime(double time)
{
    showTime(time);
    Q_EMIT moved();
}

void Timeline::showTime(double time)
{
    m_time = time;
    const scene::PlayedSpan range = span();
    const double length = range.last - range.first;
    const QSignalBlocker quiet(m_slider);
    m_slider->setValue(length > 0 ? int(std::lround((time - range.first) / length * SliderSteps)) : 0);
    m_label->setText(locale().toString(time, 'f', length > 15 ? 0 : 2));
}

void Timeline::hideEvent(QHideEvent *event)
{
    m_play->setChecked(false); // nobody looks
    QWidget::hideEvent(event);
}

} // namespace hexahedron::preview
