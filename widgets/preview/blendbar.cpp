#include "widgets/preview/blendbar.h"

#include <QComboBox>
#include <QHBoxLayout>
#include <QLabel>
#include <QSignalBlocker>
#include <QSlider>

namespace hexahedron::preview {

BlendBar::BlendBar(QWidget *parent)
    : QWidget(parent)
    , m_clip(new QComboBox(this))
    , m_slider(new QSlider(Qt::Horizontal, this))
    , m_label(new QLabel(this))
{
    auto *layout = new QHBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(m_clip);
    layout->addWidget(m_slider, 1);
    layout->addWidget(m_label);
    m_clip->setToolTip(tr("The second animation. It runs in step with the first one, from its begin to its end."));
    m_clip->setAccessibleName(tr("Second animation"));
    m_clip->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    m_clip->setMinimumContentsLength(9);
    m_clip->setMinimumWidth(60);
    m_slider->setRange(0, 100);
    m_slider->setMinimumWidth(50);
    m_slider->setToolTip(tr("How much of the second animation is seen"));
    m_slider->setAccessibleName(tr("Share of the second animation"));
    m_label->setMinimumWidth(m_label->fontMetrics().horizontalAdvance(QStringLiteral("100 %")));
    m_label->setAlignment(Qt::AlignRight | Qt::AlignVCenter);
    connect(m_clip, &QComboBox::currentIndexChanged, this, &BlendBar::changed);
    connect(m_slider, &QSlider::valueChanged, this, [this](int percent) {
        m_label->setText(tr("%1 %").arg(percent));
        Q_EMIT changed();
    });
}

void BlendBar::setClips(const QStringList &names)
{
    const QSignalBlocker quiet(m_clip);
    m_clip->clear();
    m_clip->addItems(names);
}

void BlendBar::setBlend(int clip, int percent)
{
    const QSignalBlocker quiet(m_clip), quietToo(m_slider);
    m_clip->setCurrentIndex(clip);
    m_slider->setValue(percent);
    m_label->setText(tr("%1 %").arg(percent));
}

int BlendBar::clip() const
{
    return m_clip->currentIndex();
}

int BlendBar::percent() const
{
    return m_slider->value();
}

} // namespace hexahedron::preview
