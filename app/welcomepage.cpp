#include "app/welcomepage.h"

#include "widgets/icon.h"

#include <QCommandLinkButton>
#include <QDir>
#include <QFileInfo>
#include <QLabel>
#include <QVBoxLayout>

namespace hexahedron {

namespace {

constexpr int MostShown = 6;

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
{
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

    auto *open = new QCommandLinkButton(tr("Open files…"), tr("Or drop them here"));
    open->setIcon(icon(u"open"));
    auto *example = new QCommandLinkButton(tr("Open an example"),
                                           tr("A small animated model that the program makes itself"));
    example->setIcon(icon(u"mesh"));
    connect(open, &QAbstractButton::clicked, this, &WelcomePage::openClicked);
    connect(example, &QAbstractButton::clicked, this, &WelcomePage::exampleClicked);
    column->addWidget(open);
    column->addWidget(example);
    column->addSpacing(12);

    m_recentBox = new QWidget;
    auto *box = new QVBoxLayout(m_recentBox);
    box->setContentsMargins(0, 0, 0, 0);
    box->addWidget(heading(tr("Opened before"), 1.1));
    m_recent = new QVBoxLayout;
    m_recent->setSpacing(0);
    box->addLayout(m_recent);
    column->addWidget(m_recentBox);

    auto *content = new QWidget;
    content->setLayout(column);
    content->setMaximumWidth(560);
    auto *layout = new QVBoxLayout(this);
    layout->addStretch(2);
    layout->addWidget(content, 0, Qt::AlignHCenter);
    layout->addStretch(3);
    content->setMinimumWidth(400);
    setBackgroundRole(QPalette::Base);
    setAutoFillBackground(true);
}

void WelcomePage::setRecentFiles(const QStringList &files)
{
    while (QLayoutItem *item = m_recent->takeAt(0)) {
        item->widget()->deleteLater();
        delete item;
    }
    int shown = 0;
    for (const QString &file : files) {
        const QFileInfo info(file);
        if (shown == MostShown || !info.exists())
            continue;
        ++shown;
        auto *button = new QCommandLinkButton(QString(info.fileName()).replace(u'&', QStringLiteral("&&")),
                                              QDir::toNativeSeparators(info.absolutePath()));
        button->setIcon(icon(u"jump"));
        connect(button, &QAbstractButton::clicked, this, [this, file] { Q_EMIT fileClicked(file); });
        m_recent->addWidget(button);
    }
    m_recentBox->setVisible(shown > 0);
}

} // namespace hexahedron
