#include "widgets/preview/morphbar.h"

#include "widgets/icon.h"

#include <QComboBox>
#include <QHBoxLayout>
#include <QLabel>
#include <QSignalBlocker>
#include <QSlider>
#include <QToolButton>

#include <cmath>

namespace hexahedron::preview {

MorphBar::MorphBar(QWidget *parent)
    : QWidget(parent)
    , m_morph(new QComboBox(this))
    , m_slider(new QSlider(Qt::Horizontal, this))
    , m_label(new QLabel(this))
    , m_reset(new QToolButton(this))
{
    auto *layout = new QHBoxLayout(this);
    layout->setContentsMargins(4, 2, 4, 2);
    layout->addWidget(m_morph);
    layout->addWidget(m_slider, 1);
    layout->addWidget(m_label);
    layout->addWidget(m_reset);
    m_morph->setToolTip(tr("The morph whose weight the slider sets"));
    m_morph->setAccessibleName(tr("Morph"));
    m_morph->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    m_morph->setMinimumContentsLength(9);
    m_morph->setMinimumWidth(60);
    m_slider->setRange(0, 100);
    m_slider->setMinimumWidth(50);
    m_slider->setToolTip(tr("How much of the morph is added"));
    m_slider->setAccessibleName(tr("Weight of the morph"));
    m_label->setMinimumWidth(m_label->fontMetrics().horizontalAdvance(QStringLiteral("100 %")));
    m_label->setAlignment(Qt::AlignRight | Qt::AlignVCenter);
    m_reset->setIcon(icon(u"undo"));
    m_reset->setAutoRaise(true);
    m_reset->setToolTip(tr("Show the morphs as the file has them"));
    m_reset->setAccessibleName(m_reset->toolTip());
    connect(m_morph, &QComboBox::currentIndexChanged, this, &MorphBar::showWeight);
    connect(m_slider, &QSlider::valueChanged, this, &MorphBar::setWeight);
    connect(m_reset, &QToolButton::clicked, this, &MorphBar::reset);
    hide();
}

/// As far as the slider goes.
static int percentOf(float weight)
{
    return int(std::lround(std::clamp(weight, -100.f, 100.f) * 100));
}

float MorphBar::storedWeight() const
{
    return m_stored.value(m_morph->currentText());
}

void MorphBar::setMorphs(const scene::Scene *scene)
{
    const QStringList names = scene ? morphNames(*scene) : QStringList();
    m_stored = scene ? storedWeights(*scene) : MorphWeights();
    m_weights.removeIf([&](const auto &weight) { return !names.contains(weight.key()); });
    const QString chosen = m_morph->currentText();
    {
        const QSignalBlocker quiet(m_morph);
        m_morph->clear();
        m_morph->addItems(names);
        m_morph->setCurrentIndex(std::max(0, int(names.indexOf(chosen))));
    }
    setVisible(!names.isEmpty());
    showWeight();
}

void MorphBar::showWeight()
{
    const int percent = percentOf(m_weights.value(m_morph->currentText(), storedWeight()));
    const QSignalBlocker quiet(m_slider);
    m_slider->setValue(percent);
    m_label->setText(tr("%1 %").arg(percent));
    m_reset->setEnabled(!m_weights.isEmpty());
}

void MorphBar::setWeight(int percent)
{
    const QString name = m_morph->currentText();
    if (percent == percentOf(storedWeight()))
        m_weights.remove(name);
    else
        m_weights.insert(name, float(percent) / 100);
    showWeight();
    Q_EMIT moved();
}

void MorphBar::reset()
{
    m_weights.clear();
    showWeight();
    Q_EMIT moved();
}

} // namespace hexahedron::preview
