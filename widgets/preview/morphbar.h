#pragma once

#include "widgets/preview/morpher.h"

#include <QWidget>

class QComboBox;
class QLabel;
class QSlider;
class QToolButton;

namespace hexahedron::preview {

/// How much of which morph is shown: chooser and slider. Hidden when there are no morphs.
class MorphBar : public QWidget
{
    Q_OBJECT
public:
    explicit MorphBar(QWidget *parent);

    /// Those of a scene; weights of names that were there before stay.
    void setMorphs(const scene::Scene *scene);
    /// Those that were set.
    const MorphWeights &weights() const { return m_weights; }

Q_SIGNALS:
    void moved();

private:
    float storedWeight() const;
    void showWeight();
    void setWeight(int percent);
    void reset();

    QComboBox *m_morph;
    QSlider *m_slider;
    QLabel *m_label;
    QToolButton *m_reset;
    MorphWeights m_weights, m_stored;
};

} // namespace hexahedron::preview
