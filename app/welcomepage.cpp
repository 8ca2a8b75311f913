#include "app/welcomepage.h"

#include "app/thumbnails.h"
#include "core/edit/newfile.h"
#include "core/formats/registry.h"
#include "widgets/icon.h"
#include "widgets/preview/view3d.h"

#include <QCommandLinkButton>
#include <QCoreApplication>
#include <QDir>
#include <QFileInfo>
#include <QKeyEvent>
#include <QLabel>
#include <QMenu>
#include <QPainter>
#include <QPushButton>
#include <QScrollArea>
#include <QStandardPaths>
#include <QVBoxLayout>

namespace hexahedron {

namespace {

constexpr int MostShown = 6;
constexpr int ExamplesMargin = 36; ///< below the words of the buttons

/// Enter presses it, as people expect of what looks like a link, and the focus is seen in every style.
class LinkButton : public QCommandLinkButton
{
public:
    LinkButton(const QString &text, const QString &description, QStringView iconName)
        : QCommandLinkButton(text, description)
    {
        setIcon(hexahedron::icon(iconName));
    }

protected:
    void keyPressEvent(QKeyEvent *event) override
    {
        if (event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter)
            click();
        else
            QCommandLinkButton::keyPressEvent(event);
    }
    void paintEvent(QPaintEvent *event) override
    {
        QCommandLinkButton::paintEvent(event);
        if (!hasFocus())
            return;
        QPainter painter(this);
        painter.setRenderHint(QPainter::Antialiasing);
        painter.setPen(QPen(palette().color(QPalette::Highlight), 2));
        painter.drawRoundedRect(QRectF(rect()).adjusted(1, 1, -1, -1), 4, 4);
    }
};

/// Has room for a picture in place of its icon, and is as high as the others.
class FileButton final : public LinkButton
{
public:
    FileButton(const QString &text, const QString &description)
        : LinkButton(text, description, u"jump")
        , m_sign(icon())
    {
        QPixmap room(Side, 1);
        room.fill(Qt::transparent);
        setIcon(room);
        setIconSize(room.size());
    }
    void setPicture(const QImage &picture)
    {
        m_picture = QPixmap::fromImage(picture);
        update();
    }

protected:
    void paintEvent(QPaintEvent *event) override
    {
        LinkButton::paintEvent(event);
        constexpr int Margin = 7, SignSide = 20; // as QCommandLinkButton has them
        const QRect place(Margin, (height() - Side) / 2, Side, Side);
        QPainter painter(this);
        if (m_picture.isNull())
            return m_sign.paint(
                &painter,
                QRect(QPoint(), QSize(SignSide, SignSide)).translated(place.center() - QPoint(SignSide, SignSide) / 2));
        painter.setRenderHint(QPainter::SmoothPixmapTransform);
        painter.drawPixmap(place, m_picture);
    }

private:
    static constexpr int Side = 42; ///< of the picture

    QIcon m_sign;
    QPixmap m_picture;
};

QLabel *heading(const QString &text, double scale)
{
    auto *label = new QLabel(text);
    QFont font = label->font();
    font.setPointSizeF(font.pointSizeF() * scale);
    font.setBold(true);
    label->setFont(font);
    return label;
}

} // namespace

WelcomePage::WelcomePage(QWidget *parent)
    : QWidget(parent)
    , m_thumbnails(new Thumbnails(
          QStandardPaths::writableLocation(QStandardPaths::CacheLocation) + QStringLiteral("/thumbnails"), this))
{
    connect(m_thumbnails, &Thumbnails::made, this, &WelcomePage::showPicture);
    auto *column = new QVBoxLayout;
    auto *title = new QHBoxLayout;
    auto *picture = new QLabel;
    picture->setPixmap(applicationIcon().pixmap(64, 64));
    auto *words = new QVBoxLayout;
    words->addWidget(heading(tr("Hexahedron"), 1.8));
    words->addWidget(new QLabel(tr("See and change what every byte of a 3D file means.")));
    title->addWidget(picture);
    title->addSpacing(12);
    title->addLayout(words, 1);
    column->addLayout(title);
    column->addSpacing(20);

    auto *open = new LinkButton(tr("Open files…"), tr("Or drop them here"), u"open");
    auto *example = new LinkButton(tr("Open an example"), tr("A small animated model that the program makes itself"),
                                   u"mesh");
    auto *make = new LinkButton(tr("New file…"), tr("Of any format, also a broken one to repair"), u"new");
    auto *reference = new LinkButton(tr("Reference"), tr("Read about the formats"), u"book");
    auto *lessons = new LinkButton(tr("Lessons"), tr("Learn to read, change and repair files, step by step"), u"info");
    setFocusProxy(open);
    connect(lessons, &QAbstractButton::clicked, this, &WelcomePage::lessonsClicked);
    connect(make, &QAbstractButton::clicked, this, &WelcomePage::newClicked);
    connect(reference, &QAbstractButton::clicked, this, &WelcomePage::referenceClicked);
    connect(open, &QAbstractButton::clicked, this, &WelcomePage::openClicked);
    connect(example, &QAbstractButton::clicked, this, &WelcomePage::exampleClicked);
    column->addWidget(open);
    m_recentBox = new QWidget;
    auto *box = new QVBoxLayout(m_recentBox);
    box->setContentsMargins(0, 12, 0, 12);
    box->addWidget(heading(tr("Opened before"), 1.1));
    m_recent = new QVBoxLayout;
    m_recent->setSpacing(0);
    box->addLayout(m_recent);
    column->addWidget(m_recentBox);
    column->addWidget(lessons);
    column->addWidget(example);
    column->addWidget(makeExamples());
    column->addWidget(make);
    column->addWidget(reference);

    auto *content = new QWidget;
    content->setLayout(column);
    content->setMaximumWidth(560);
    content->setMinimumWidth(400);
    auto *middle = new QWidget;
    auto *layout = new QVBoxLayout(middle);
    layout->addStretch(2);
    layout->addWidget(content, 0, Qt::AlignHCenter);
    layout->addStretch(3);
    middle->setBackgroundRole(QPalette::Base);
    auto *scroll = new QScrollArea; // small windows do not show all of it
    scroll->setFrameShape(QFrame::NoFrame);
    scroll->setWidgetResizable(true);
    scroll->setWidget(middle);
    scroll->setFocusPolicy(Qt::NoFocus);
    auto *whole = new QVBoxLayout(this);
    whole->setContentsMargins(0, 0, 0, 0);
    whole->addWidget(scroll);
    setBackgroundRole(QPalette::Base);
    setAutoFillBackground(true);
}

/// A small file of every format that the program can make: many, so they are in a menu, maker by maker.
QWidget *WelcomePage::makeExamples()
{
    auto *menu = new QMenu(this);
    menu->setObjectName(QStringLiteral("examples"));
    QString maker;
    for (const Format *format : allFormats()) {
        if (!hasNewFile(*format, NewFile::Everything))
            continue;
        const QString id = QString::fromLatin1(format->id);
        if (!maker.isEmpty() && maker != id.section(u'.', 0, 0))
            menu->addSeparator();
        maker = id.section(u'.', 0, 0);
        QAction *action = menu->addAction(QCoreApplication::translate("formats", format->name));
        action->setData(id);
        connect(action, &QAction::triggered, this, [this, id] { Q_EMIT formatClicked(id); });
    }
    auto *button = new QPushButton(tr("Example of another format"));
    button->setMenu(menu);
    auto *row = new QWidget;
    auto *layout = new QHBoxLayout(row);
    layout->setContentsMargins(ExamplesMargin, 0, 0, 4);
    layout->addWidget(button);
    layout->addStretch(1);
    return row;
}

void WelcomePage::setRecentFiles(const QStringList &files)
{
    while (QLayoutItem *item = m_recent->takeAt(0)) {
        item->widget()->deleteLater();
        delete item;
    }
    m_shown.clear();
    m_buttons.clear();
    for (const QString &file : files) {
        const QFileInfo info(file);
        if (m_shown.size() == MostShown || !info.exists())
            continue;
        m_shown += file;
        auto *button = new FileButton(QString(info.fileName()).replace(u'&', QStringLiteral("&&")),
                                      QDir::toNativeSeparators(info.absolutePath()));
        connect(button, &QAbstractButton::clicked, this, [this, file] { Q_EMIT fileClicked(file); });
        m_recent->addWidget(button);
        m_buttons.insert(file, button);
    }
    m_recentBox->setVisible(!m_shown.isEmpty());
    askForPictures();
}

/// Nobody who does not see this page waits for them.
void WelcomePage::askForPictures()
{
    m_thumbnails->want(isVisible() && preview::View3D::isPossible() ? m_shown : QStringList());
}

void WelcomePage::showPicture(const QString &file, const QImage &picture)
{
    if (auto *button = static_cast<FileButton *>(m_buttons.value(file)))
        button->setPicture(picture);
}

void WelcomePage::showEvent(QShowEvent *event)
{
    QWidget::showEvent(event);
    askForPictures();
}

void WelcomePage::hideEvent(QHideEvent *event)
{
    QWidget::hideEvent(event);
    askForPictures();
}

} // namespace hexahedron
