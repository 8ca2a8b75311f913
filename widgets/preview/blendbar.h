#pragma once

#include <QWidget>

class QComboBox;
class QLabel;
class QSlider;

namespace hexahedron::preview {

/// Which second clip is blended with the one that plays, and how much of it.
class BlendBar : public QWidget
{
    Q_OBJECT
public:
    explicit BlendBar(QWidget *parent);

    void setClips(const QStringList &names);
    void setBlend(int clip, int percent);
    int clip() const;
    int percent() const;

Q_SIGNALS:
    void changed(); ///< by somebody

private:
    QComboBox *m_clip;
    QSlider *m_slider;
    QLabel *m_label;
};

} // namespace hexahedron::preview
