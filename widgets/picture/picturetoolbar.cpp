#include "widgets/picture/picturetoolbar.h"

#include "widgets/icon.h"
#include "widgets/letterwidth.h"

#include <QAction>
#include <QComboBox>
#include <QDoubleSpinBox>
#include <QHBoxLayout>
#include <QLabel>
#include <QSignalBlocker>
#include <QToolButton>
#include <QVBoxLayout>

namespace hexahedron::picture {

using scene::Picture;

PictureToolBar::PictureToolBar(QWidget *parent)
    : QWidget(parent)
    , m_choices(new QWidget(this))
{
    auto *rows = new QVBoxLayout(this);
    rows->setContentsMargins(2, 2, 2, 2);
    rows->setSpacing(2);
    auto *first = new QHBoxLayout;
    first->setSpacing(1);
    rows->addLayout(first);
    rows->addWidget(m_choices);
    auto *second = new QHBoxLayout(m_choices);
    second->setContentsMargins(0, 0, 0, 0);
    second->setSpacing(4);

    m_channels = addBox(first, tr("Channels"), tr("Which numbers of the pixels are shown"));
    using Channels = Display::Channels;
    for (const auto &[text, channels] : {std::pair{tr("Colours"), Channels::Colors},
                                         {tr("Red"), Channels::Red},
                                         {tr("Green"), Channels::Green},
                                         {tr("Blue"), Channels::Blue},
                                         {tr("Alpha"), Channels::Alpha},
                                         {tr("Luminance"), Channels::Luminance}})
        m_channels->addItem(text, int(channels));
    connect(m_channels, &QComboBox::currentIndexChanged, this, &PictureToolBar::displayChanged);

    m_transparent = new QAction(hexahedron::icon(u"texture"), tr("Transparency"), this);
    m_transparent->setToolTip(tr("Let alpha show the checkerboard below"));
    m_transparent->setCheckable(true);
    m_transparent->setChecked(true);
    connect(m_transparent, &QAction::toggled, this, &PictureToolBar::displayChanged);
    m_transparentButton = addButton(first, m_transparent);

    m_exposure = new QDoubleSpinBox(this);
    m_exposure->setRange(-16, 16);
    m_exposure->setSingleStep(0.5);
    m_exposure->setDecimals(1);
    m_exposure->setSuffix(tr(" EV", "stops of exposure"));
    m_exposure->setToolTip(tr("Exposure: one stop more is twice as bright; magenta is what is no number"));
    m_exposure->setAccessibleName(tr("Exposure"));
    connect(m_exposure, &QDoubleSpinBox::valueChanged, this, &PictureToolBar::displayChanged);
    first->addWidget(m_exposure);

    first->addStretch();
    m_scale = new QLabel(this);
    m_scale->setAccessibleName(tr("Zoom"));
    m_scale->setContentsMargins(6, 0, 2, 0);
    first->addWidget(m_scale);
    auto *whole = new QAction(tr("1:1"), this);
    whole->setToolTip(tr("One pixel of the screen for each of the picture (1)"));
    connect(whole, &QAction::triggered, this, [this] { Q_EMIT scaleWanted(1); });
    addButton(first, whole);
    auto *fit = new QAction(hexahedron::icon(u"fit"), tr("Fit"), this);
    fit->setToolTip(tr("Show the whole picture (0)"));
    connect(fit, &QAction::triggered, this, &PictureToolBar::fitWanted);
    addButton(first, fit);

    m_level = addBox(second, tr("Level"), tr("Mip level: each is half as large as the one before"));
    m_face = addBox(second, tr("Face"), tr("Face of the cube"));
    for (QComboBox *box : {m_level, m_face})
        connect(box, &QComboBox::currentIndexChanged, this, &PictureToolBar::choiceChanged);
    m_layerName = new QLabel(this);
    m_layer = new QSpinBox(this);
    second->addWidget(m_layerName);
    second->addWidget(m_layer);
    second->addStretch();
    connect(m_layer, &QSpinBox::valueChanged, this, &PictureToolBar::choiceChanged);
    setKind(false, false);
}

QToolButton *PictureToolBar::addButton(QLayout *row, QAction *action)
{
    auto *button = new QToolButton(this);
    button->setDefaultAction(action);
    button->setAutoRaise(true);
    button->setIconSize(QSize(20, 20));
    button->setAccessibleName(action->text());
    row->addWidget(button);
    return button;
}

QComboBox *PictureToolBar::addBox(QLayout *row, const QString &name, const QString &tip)
{
    auto *box = new QComboBox(this);
    box->setAccessibleName(name);
    box->setToolTip(tip);
    box->setSizeAdjustPolicy(QComboBox::AdjustToContents);
    constexpr int FewLetters = 3;
    box->setMinimumWidth(box->minimumSizeHint().width() + FewLetters * letterWidth(fontMetrics()));
    row->addWidget(box);
    return box;
}

void PictureToolBar::fillLevels(const Picture &picture)
{
    const QSignalBlocker blocker(m_level);
    const int chosen = std::max(0, m_level->currentIndex());
    m_level->clear();
    for (int level = 0; level < picture.levelCount(); ++level) {
        const auto it = std::find_if(picture.surfaces.begin(), picture.surfaces.end(),
                                     [=](const scene::PictureSurface &surface) { return surface.level == level; });
        m_level->addItem(it == picture.surfaces.end()
                             ? tr("Level %1").arg(level)
                             : tr("Level %1: %2 × %3").arg(level).arg(it->width).arg(it->height));
    }
    m_level->setCurrentIndex(std::min(chosen, m_level->count() - 1));
}

void PictureToolBar::fillFaces(const Picture &picture)
{
    const QSignalBlocker blocker(m_face);
    const QVariant chosen = m_face->currentData();
    m_face->clear();
    if (picture.isCube) {
        m_face->addItem(tr("All faces"), Choice::AllFaces);
        int face = 0;
        for (const char *name : {"+X", "-X", "+Y", "-Y", "+Z", "-Z"})
            m_face->addItem(QString::fromLatin1(name), face++);
    }
    m_face->setCurrentIndex(std::max(0, m_face->findData(chosen)));
}

void PictureToolBar::setPicture(const Picture &picture)
{
    fillLevels(picture);
    fillFaces(picture);
    const QSignalBlocker blocker(m_layer);
    const int layers = std::max(1, picture.layerCount());
    const QString name = picture.layers == Picture::Layers::Slices   ? tr("Slice")
                         : picture.layers == Picture::Layers::Frames ? tr("Frame")
                                                                     : tr("Element");
    m_layerName->setText(name);
    m_layer->setAccessibleName(name);
    m_layer->setRange(1, layers);
    m_layer->setSuffix(tr(" of %1").arg(layers));
    m_level->setVisible(m_level->count() > 1);
    m_face->setVisible(m_face->count() > 1);
    m_layerName->setVisible(layers > 1);
    m_layer->setVisible(layers > 1);
    m_choices->setVisible(m_level->count() > 1 || m_face->count() > 1 || layers > 1);
}

void PictureToolBar::setKind(bool isFloat, bool hasAlpha)
{
    m_exposure->setVisible(isFloat);
    m_transparentButton->setVisible(hasAlpha);
    makeRoom();
}

void PictureToolBar::setScale(double scale)
{
    m_scale->setText(tr("%1 %").arg(locale().toString(scale * 100, 'f', scale < 0.1 ? 1 : 0)));
    makeRoom();
}

QSize PictureToolBar::minimumSizeHint() const
{
    const QSize one = m_transparentButton->sizeHint();
    constexpr int Buttons = 3;
    return {m_channels->minimumWidth() + Buttons * one.width() + 2 * one.width() / 3,
            QWidget::minimumSizeHint().height()};
}

/// A narrow panel goes without the zoom in numbers.
void PictureToolBar::makeRoom()
{
    int needed = m_channels->sizeHint().width() + m_scale->sizeHint().width();
    constexpr int Buttons = 3;
    needed += Buttons * (m_transparentButton->sizeHint().width() + 2);
    needed += m_exposure->isHidden() ? 0 : m_exposure->sizeHint().width();
    m_scale->setVisible(width() >= needed);
}

void PictureToolBar::resizeEvent(QResizeEvent *event)
{
    QWidget::resizeEvent(event);
    makeRoom();
}

Choice PictureToolBar::choice() const
{
    return {.level = std::max(0, m_level->currentIndex()),
            .face = m_face->count() > 0 ? m_face->currentData().toInt() : 0,
            .layer = m_layer->value() - 1};
}

void PictureToolBar::setChoice(const Choice &choice)
{
    const QSignalBlocker levels(m_level), faces(m_face), layers(m_layer);
    m_level->setCurrentIndex(choice.level);
    m_face->setCurrentIndex(std::max(0, m_face->findData(choice.face)));
    m_layer->setValue(choice.layer + 1);
}

Display PictureToolBar::display() const
{
    return {.channels = Display::Channels(m_channels->currentData().toInt()),
            .isTransparent = m_transparent->isChecked(),
            .exposure = m_exposure->isHidden() ? 0 : m_exposure->value()};
}

} // namespace hexahedron::picture
