#pragma once

#include "core/scene/scene.h"

#include "widgets/picture/sheet.h"

#include <QWidget>

class QAction;
class QComboBox;
class QDoubleSpinBox;
class QLabel;
class QSpinBox;
class QToolButton;

namespace hexahedron::picture {

/// What is shown of a picture, and how. Choices that a picture does not offer are hidden.
class PictureToolBar : public QWidget
{
    Q_OBJECT
public:
    explicit PictureToolBar(QWidget *parent);

    /// Offers what the picture has; keeps what was chosen where it has that too.
    void setPicture(const scene::Picture &picture);
    /// What is only known when it has been decoded.
    void setKind(bool isFloat, bool hasAlpha);
    void setScale(double scale);

    Choice choice() const;
    void setChoice(const Choice &choice); ///< without choiceChanged()
    Display display() const;

    QSize minimumSizeHint() const override;

Q_SIGNALS:
    void choiceChanged();
    void displayChanged();
    void fitWanted();
    void scaleWanted(double scale);

protected:
    void resizeEvent(QResizeEvent *event) override;

private:
    void makeRoom();
    QToolButton *addButton(class QLayout *row, QAction *action);
    QComboBox *addBox(class QLayout *row, const QString &name, const QString &tip);
    void fillLevels(const scene::Picture &picture);
    void fillFaces(const scene::Picture &picture);

    QComboBox *m_channels, *m_level, *m_face;
    QAction *m_transparent;
    QToolButton *m_transparentButton;
    QDoubleSpinBox *m_exposure;
    QWidget *m_choices; ///< the second row, when there is something to choose
    QLabel *m_layerName;
    QSpinBox *m_layer;
    QLabel *m_scale;
};

} // namespace hexahedron::picture
