#include "widgets/preview/timeline.h"

#include "widgets/icon.h"
#include "widgets/preview/animator.h"
#include "widgets/preview/blendbar.h"
#include "widgets/preview/curveplot.h"
#include "widgets/preview/keyrow.h"

#include <QComboBox>
#include <QDoubleSpinBox>
#include <QFileInfo>
#include <QGridLayout>
#include <QScrollArea>
#include <QSignalBlocker>
#include <QSlider>
#include <QStyle>
#include <QToolButton>

#include <algorithm>
#include <cmath>

namespace hexahedron::preview {

static constexpr int SliderSteps = 10'000;

Timeline::Timeline(QWidget *parent)
    : QWidget(parent)
    , m_clip(new QComboBox(this))
    , m_moment(new QDoubleSpinBox(this))
    , m_rate(new QDoubleSpinBox(this))
    , m_ending(new QComboBox(this))
    , m_previous(addButton(tr("Key before"), tr("Go to the key before")))
    , m_play(addButton(tr("Play"), tr("Play or pause the animation")))
    , m_next(addButton(tr("Key behind"), tr("Go to the key behind")))
    , m_showGhost(addButton(tr("Ghost"), tr("Show the pose at the key before as well, pale")))
    , m_showRows(addButton(tr("Keys of all bones"), tr("Show a row of keys for each bone and morph")))
    , m_showCurves(addButton(tr("Curves"), tr("Show the values of the selected bone as curves")))
    , m_showBlend(addButton(tr("Blend"), tr("Blend a second animation with this one")))
    , m_inPlace(
          addButton(tr("Keep in place"), tr("Keep the model where it stands: it does not travel over the ground")))
    , m_blend(new BlendBar(this))
    , m_slider(new QSlider(Qt::Horizontal, this))
    , m_range(new PlayRange(m_slider->style()->pixelMetric(QStyle::PM_SliderLength, nullptr, m_slider) / 2, this))
    , m_keys(new KeyRow(m_slider->style()->pixelMetric(QStyle::PM_SliderLength, nullptr, m_slider) / 2, this))
    , m_rows(new KeyRow(8, nullptr))
    , m_rowArea(new QScrollArea(this))
    , m_property(new QComboBox(this))
    , m_plot(new CurvePlot(m_slider->style()->pixelMetric(QStyle::PM_SliderLength, nullptr, m_slider) / 2, this))
{
    auto *layout = new QGridLayout(this);
    layout->setContentsMargins(4, 2, 4, 2);
    layout->setVerticalSpacing(1);
    auto *choices = new QHBoxLayout;
    choices->addWidget(m_clip, 1);
    for (QWidget *widget :
         {static_cast<QWidget *>(m_moment), static_cast<QWidget *>(m_rate), static_cast<QWidget *>(m_ending)})
        choices->addWidget(widget);
    choices->addWidget(m_showGhost);
    choices->addWidget(m_showRows);
    choices->addWidget(m_showCurves);
    layout->addLayout(choices, 0, 0, 1, 4);
    layout->addWidget(m_previous, 1, 0);
    layout->addWidget(m_play, 1, 1);
    layout->addWidget(m_next, 1, 2);
    layout->addWidget(m_slider, 1, 3);
    layout->addWidget(m_range, 2, 3);
    layout->addWidget(m_keys, 3, 3);
    layout->addWidget(m_inPlace, 2, 0, 2, 1);
    layout->addWidget(m_showBlend, 2, 1, 2, 1);
    layout->addWidget(m_blend, 4, 0, 1, 4);
    layout->addWidget(m_rowArea, 5, 0, 1, 4);
    constexpr int LeastRowArea = 48, MostRowArea = 140; // the model needs its room, too
    m_rowArea->setWidget(m_rows);
    m_rowArea->setWidgetResizable(true);
    m_rowArea->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_rowArea->setMinimumHeight(LeastRowArea);
    m_rowArea->setMaximumHeight(MostRowArea);
    m_rowArea->setFocusPolicy(Qt::NoFocus);
    m_rowArea->hide();
    layout->addWidget(m_property, 6, 0, 1, 4, Qt::AlignLeft);
    layout->addWidget(m_plot, 7, 3);
    m_property->addItems({tr("Translation"), tr("Angles"), tr("Scale")}); // as Channel::Target has them
    m_property->setSizeAdjustPolicy(QComboBox::AdjustToContents);
    m_property->setAccessibleName(tr("Property of the curves"));
    m_property->setToolTip(tr("Which values of the bone the curves are"));
    m_property->hide();
    m_plot->hide();
    m_showGhost->setCheckable(true);
    m_showGhost->setIcon(icon(u"ghost"));
    m_showCurves->setCheckable(true);
    m_showCurves->setIcon(icon(u"curves"));
    m_inPlace->setCheckable(true);
    m_inPlace->setIcon(icon(u"inplace"));
    m_inPlace->setEnabled(false);
    m_showBlend->setCheckable(true);
    m_showBlend->setIcon(icon(u"blend"));
    m_showBlend->hide();
    m_blend->hide();
    m_showRows->setCheckable(true);
    m_showRows->setIcon(icon(u"rows"));
    layout->setColumnStretch(3, 1);

    m_clip->setToolTip(tr("The animation to show"));
    m_clip->setAccessibleName(tr("Animation"));
    m_clip->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    m_clip->setMinimumContentsLength(6);
    m_clip->setMinimumWidth(60);
    m_previous->setArrowType(Qt::LeftArrow);
    m_next->setArrowType(Qt::RightArrow);
    m_play->setCheckable(true);
    m_slider->setRange(0, SliderSteps);
    m_slider->setSingleStep(SliderSteps / 100);
    m_slider->setPageStep(SliderSteps / 10);
    m_slider->setToolTip(tr("The moment of the animation"));
    m_slider->setAccessibleName(tr("Moment of the animation"));
    m_slider->setMinimumWidth(50);
    m_slider->setContextMenuPolicy(Qt::CustomContextMenu);
    m_moment->setAccessibleName(tr("Moment as a number"));
    m_moment->setToolTip(tr("The moment of the animation (mostly a frame); another one can be typed"));
    m_moment->setKeyboardTracking(false);
    m_rate->setRange(0.1, 1000);
    m_rate->setDecimals(1);
    m_rate->setSuffix(tr(" /s"));
    m_rate->setMinimumWidth(74); // of the usual speeds, so that the window fits into 900 pixels in every language
    m_rate->setAccessibleName(tr("Speed"));
    m_rate->setToolTip(tr("How many units of time (mostly frames) pass in a second"));
    m_ending->addItems({tr("Loop"), tr("Back and forth"), tr("Once")});
    m_ending->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    m_ending->setMinimumContentsLength(4);
    m_ending->setMinimumWidth(60);
    m_ending->setAccessibleName(tr("What happens at the end"));
    m_ending->setToolTip(tr("What happens at the end of the animation"));
    m_timer.setInterval(33);

    connect(m_clip, &QComboBox::currentIndexChanged, this, &Timeline::chooseClip);
    connect(m_play, &QToolButton::toggled, this, &Timeline::setPlaying);
    connect(m_previous, &QToolButton::clicked, this, [this] { step(false); });
    connect(m_next, &QToolButton::clicked, this, [this] { step(true); });
    connect(&m_timer, &QTimer::timeout, this, &Timeline::advance);
    connect(m_slider, &QSlider::valueChanged, this,
            [this](int value) { setTime(span().first + (span().last - span().first) * value / SliderSteps); });
    connect(m_slider, &QSlider::customContextMenuRequested, this,
            [this](const QPoint &at) { m_range->showMenu(m_slider->mapToGlobal(at)); });
    connect(m_range, &PlayRange::changed, this, &Timeline::takeRange);
    connect(m_moment, &QDoubleSpinBox::valueChanged, this, [this](double time) { goTo(clip(), time); });
    connect(m_showGhost, &QToolButton::toggled, this, &Timeline::ghostToggled);
    connect(m_showRows, &QToolButton::toggled, this, [this](bool on) {
        m_rowArea->setVisible(on);
        Q_EMIT rowsToggled();
    });
    connect(m_showCurves, &QToolButton::toggled, this, [this](bool on) {
        m_property->setVisible(on);
        m_plot->setVisible(on);
        Q_EMIT curvesWanted();
    });
    connect(m_showBlend, &QToolButton::toggled, this, [this](bool on) {
        if (on && m_blend->clip() == clip()) // of a clip with itself nothing would be seen
            m_blend->setBlend(clip() == 0 ? 1 : 0, m_blend->percent());
        m_blend->setVisible(on);
        takeBlend();
    });
    connect(m_inPlace, &QToolButton::toggled, this, [this](bool on) {
        m_wishes.staysInPlace = on;
        Q_EMIT wishesChanged();
        Q_EMIT moved();
    });
    connect(m_blend, &BlendBar::changed, this, &Timeline::takeBlend);
    connect(m_property, &QComboBox::currentIndexChanged, this, &Timeline::curvesWanted);
    connect(m_plot, &CurvePlot::sought, this, [this](double time) { goTo(clip(), time); });
    connect(m_plot, &CurvePlot::clicked, this, [this](const KeyTick &tick) {
        goTo(clip(), tick.time);
        Q_EMIT keyClicked(tick);
    });
    connect(m_plot, &CurvePlot::dragged, this, &Timeline::valueDragged);
    connect(m_plot, &CurvePlot::dropped, this, &Timeline::valueDropped);
    connect(m_plot, &CurvePlot::dragEnded, this, &Timeline::keyDragEnded);
    connect(m_plot, &CurvePlot::cannotMove, this, &Timeline::cannotMove);
    connect(m_plot, &CurvePlot::removeWanted, this, &Timeline::keyRemovalWanted);
    connect(m_plot, &CurvePlot::opened, this, &Timeline::keyOpened);
    connectKeys(m_keys);
    connectKeys(m_rows);
    setPlaying(false);
    hide();
}

void Timeline::connectKeys(KeyRow *row)
{
    connect(row, &KeyRow::sought, this, [this](double time) { goTo(clip(), time); });
    connect(row, &KeyRow::clicked, this, [this](const KeyTick &tick) {
        goTo(clip(), tick.time);
        Q_EMIT keyClicked(tick);
    });
    connect(row, &KeyRow::nodeClicked, this, &Timeline::nodeClicked);
    connect(row, &KeyRow::dragged, this, &Timeline::keyDragged);
    connect(row, &KeyRow::dropped, this, &Timeline::keyDropped);
    connect(row, &KeyRow::dragEnded, this, &Timeline::keyDragEnded);
    connect(row, &KeyRow::cannotMove, this, &Timeline::cannotMove);
    connect(row, &KeyRow::removeWanted, this, &Timeline::keyRemovalWanted);
    connect(row, &KeyRow::opened, this, &Timeline::keyOpened);
}

bool Timeline::isDragging() const
{
    return m_keys->isDragging() || m_rows->isDragging() || m_plot->isDragging();
}

void Timeline::beginExchange()
{
    for (KeyStrip *strip : std::initializer_list<KeyStrip *>{m_keys, m_rows, m_plot})
        strip->beginExchange();
}

void Timeline::endExchange()
{
    for (KeyStrip *strip : std::initializer_list<KeyStrip *>{m_keys, m_rows, m_plot})
        strip->endExchange();
}

void Timeline::finishDrag()
{
    m_keys->finish();
    m_rows->finish();
    m_plot->finish();
}

void Timeline::setRows(std::vector<KeyTick> ticks, std::vector<KeyOwner> owners, QStringList names)
{
    m_rows->setRows(std::move(ticks), span(), std::move(owners), std::move(names));
}

bool Timeline::showsRows() const
{
    return m_showRows->isChecked();
}

void Timeline::setCurves(Curves curves)
{
    m_plot->setCurves(std::move(curves), span().first, span().last);
}

bool Timeline::showsGhost() const
{
    return m_showGhost->isChecked();
}

std::optional<double> Timeline::keyBefore() const
{
    const double time = nextKey(m_keys->ticks(), m_time, false);
    return clip() >= 0 && time < m_time ? std::optional(time) : std::nullopt;
}

bool Timeline::showsCurves() const
{
    return m_showCurves->isChecked();
}

Curves::Target Timeline::curveTarget() const
{
    return Curves::Target(m_property->currentIndex());
}

void Timeline::setLit(StreamId stream, ByteRange range, int node)
{
    m_keys->setLit(stream, range);
    m_rows->setLit(stream, range);
    m_rows->setLitNode(node);
    if (const auto top = m_rows->rowTop(node))
        m_rowArea->ensureVisible(0, *top + 8, 0, 8);
}

QToolButton *Timeline::addButton(const QString &name, const QString &tip)
{
    auto *button = new QToolButton(this);
    button->setAutoRaise(true);
    button->setToolTip(tip);
    button->setAccessibleName(name);
    return button;
}

void Timeline::setEnding(Ending ending)
{
    m_ending->setCurrentIndex(int(ending));
}

Timeline::Ending Timeline::ending() const
{
    return Ending(m_ending->currentIndex());
}

void Timeline::setKeys(std::vector<KeyTick> ticks, bool isOfOneBone)
{
    const bool isAny = !ticks.empty();
    m_keys->setKeys(std::move(ticks), span(), isOfOneBone);
    m_range->setInFrames(m_keys->areFrames());
    for (QToolButton *button : {m_previous, m_next})
        button->setEnabled(isAny);
}

void Timeline::step(bool forward)
{
    const auto [first, last] = m_range->range();
    std::vector<KeyTick> ticks = m_keys->ticks();
    std::erase_if(ticks, [=](const KeyTick &tick) { return tick.time < first || tick.time > last; });
    goTo(clip(), nextKey(ticks, m_time, forward));
}

void Timeline::setClips(const std::vector<scene::Clip> &clips, PlayWishes wishes)
{
    m_play->setChecked(false);
    const QSignalBlocker quiet(m_clip);
    m_clip->clear();
    m_spans.clear();
    m_names.clear();
    m_files.clear();
    m_wishes = std::move(wishes);
    setKeys({}, false);
    setRows({}, {}, {});
    setCurves({});
    m_clip->addItem(tr("As stored"));
    QStringList shown;
    for (const scene::Clip &clip : clips) {
        m_spans.push_back(scene::playedSpan(clip));
        m_names += QStringList{clip.name, clip.path, clip.otherFile, clip.otherPath}.join(u'\n');
        m_files += QFileInfo(clip.otherFile).fileName();
        shown += clip.name.isEmpty() ? tr("Animation %1").arg(m_spans.size()) : clip.name;
    }
    m_clip->addItems(shown);
    const auto second = int(m_names.indexOf(m_wishes.second));
    const QSignalBlocker quietToo(m_showBlend), quietAsWell(m_inPlace);
    m_inPlace->setChecked(m_wishes.staysInPlace);
    m_blend->setClips(shown);
    m_blend->setBlend(std::max(0, second), m_wishes.percent);
    m_showBlend->setVisible(clips.size() > 1);
    m_showBlend->setChecked(second >= 0);
    m_blend->setVisible(second >= 0);
    setVisible(!clips.empty());
    showClip();
}

void Timeline::goTo(int clip, double time)
{
    if (clip < -1 || clip >= int(m_spans.size()) || !std::isfinite(time))
        return;
    m_play->setChecked(false);
    if (clip != this->clip()) {
        const QSignalBlocker quiet(m_clip);
        m_clip->setCurrentIndex(clip + 1);
        showClip();
    }
    setTime(time);
}

void Timeline::play(int clip)
{
    if (clip < 0 || clip >= int(m_spans.size()))
        return;
    goTo(clip, rangeOf(clip).first);
    m_play->setChecked(true);
}

bool Timeline::isPlaying() const
{
    return m_play->isChecked();
}

void Timeline::goOnPlaying()
{
    if (clip() >= 0)
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

TimeRange Timeline::rangeOf(int clip) const
{
    const scene::PlayedSpan &all = m_spans[size_t(clip)];
    const TimeRange wanted = m_wishes.ranges.value(m_names[clip], {all.first, all.last});
    return {std::clamp(wanted.first, all.first, all.last), std::clamp(wanted.second, all.first, all.last)};
}

void Timeline::takeRange()
{
    if (m_range->isAll())
        m_wishes.ranges.remove(m_names[clip()]);
    else
        m_wishes.ranges.insert(m_names[clip()], m_range->range());
    Q_EMIT wishesChanged();
}

void Timeline::takeBlend()
{
    m_wishes.second = m_showBlend->isChecked() ? m_names.value(m_blend->clip()) : QString();
    m_wishes.percent = m_blend->percent();
    Q_EMIT wishesChanged();
    Q_EMIT moved();
}

void Timeline::setRoot(int node)
{
    m_root = node;
    m_inPlace->setEnabled(node >= 0);
}

Mix Timeline::mixAt(double time) const
{
    if (clip() < 0)
        return {};
    const int held = m_inPlace->isChecked() ? m_root : -1;
    const int second = m_showBlend->isChecked() ? m_blend->clip() : -1;
    if (second < 0 || second == clip() || m_blend->percent() == 0)
        return {.clip = -1, .time = 0, .share = 0, .heldNode = held};
    const scene::PlayedSpan from = span(), to = m_spans[size_t(second)];
    const double share = from.last > from.first ? (time - from.first) / (from.last - from.first) : 0;
    return {.clip = second,
            .time = to.first + share * (to.last - to.first),
            .share = float(m_blend->percent()) / 100,
            .heldNode = held};
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
         {static_cast<QWidget *>(m_slider), static_cast<QWidget *>(m_moment), static_cast<QWidget *>(m_rate),
          static_cast<QWidget *>(m_ending), static_cast<QWidget *>(m_keys), static_cast<QWidget *>(m_rows),
          static_cast<QWidget *>(m_plot), static_cast<QWidget *>(m_range), static_cast<QWidget *>(m_showBlend),
          static_cast<QWidget *>(m_blend)})
        widget->setEnabled(any);
    if (!any)
        m_play->setChecked(false);
    for (QWidget *widget :
         {static_cast<QWidget *>(m_moment), static_cast<QWidget *>(m_rate), static_cast<QWidget *>(m_ending)})
        widget->setVisible(any);
    for (KeyStrip *strip : std::initializer_list<KeyStrip *>{m_keys, m_rows, m_plot})
        strip->setFile(m_files.value(clip()));
    const scene::PlayedSpan range = span();
    m_range->setSpan(range);
    if (any) {
        m_range->setRange(rangeOf(clip()));
        m_rate->setValue(range.rate);
        const QSignalBlocker quiet(m_moment);
        m_moment->setDecimals(range.last - range.first > 15 ? 0 : 2);
        m_moment->setSingleStep(range.last - range.first > 15 ? 1 : 0.05);
        m_moment->setRange(range.first, range.last);
    }
    showTime(m_range->range().first);
}

void Timeline::setPlaying(bool playing)
{
    m_play->setIcon(icon(playing ? u"pause" : u"play"));
    if (playing && clip() < 0)
        m_clip->setCurrentIndex(1); // who presses Play wants to see something move
    if (playing) {
        m_direction = 1;
        const auto [first, last] = m_range->range();
        if (m_time < first || m_time > last || (ending() == Ending::Once && m_time >= last))
            setTime(first);
        m_elapsed.start();
        m_timer.start();
    } else {
        m_timer.stop();
    }
}

void Timeline::advance()
{
    const auto [first, last] = m_range->range();
    const double length = last - first;
    const double passed = double(m_elapsed.restart()) / 1000 * m_rate->value();
    double at = std::clamp(m_time, first, last) - first + m_direction * passed;
    if (length <= 0) {
        at = 0;
    } else if (ending() == Ending::Loop) {
        at = std::fmod(at, length);
        at += at < 0 ? length : 0;
    } else if (at > length && ending() == Ending::Once) {
        at = length;
        m_play->setChecked(false);
    } else if (at > length || at < 0) {
        m_direction = at > length ? -1 : 1;
        at = qBound(0.0, at > length ? 2 * length - at : -at, length);
    }
    setTime(first + at);
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
    const QSignalBlocker quiet(m_slider), quietToo(m_moment);
    m_slider->setValue(length > 0 ? int(std::lround((time - range.first) / length * SliderSteps)) : 0);
    m_moment->setValue(time);
    m_range->setTime(time);
    m_keys->setTime(time);
    m_rows->setTime(time);
    m_plot->setTime(time);
}

void Timeline::hideEvent(QHideEvent *event)
{
    m_play->setChecked(false); // nobody looks
    QWidget::hideEvent(event);
}

} // namespace hexahedron::preview
