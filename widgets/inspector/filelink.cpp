#include "widgets/inspector/filelink.h"

#include "core/tree/namedfile.h"
#include "core/tree/value.h"
#include "widgets/icon.h"
#include "widgets/inspector/section.h"
#include "widgets/letterwidth.h"

#include <QDir>
#include <QFileInfo>
#include <QKeySequence>
#include <QLabel>
#include <QVBoxLayout>

namespace hexahedron {

namespace {
constexpr int MostCharacters = 60;
}

FileLink::FileLink(QWidget *parent)
    : QWidget(parent)
    , m_open(new Elided<QToolButton>)
    , m_missing(wrappedLabel())
    , m_lookup([this](const QString &path) { showPath(path); })
{
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(m_open, 0, Qt::AlignLeft);
    layout->addWidget(m_missing);
    m_open->setObjectName(QStringLiteral("openFile"));
    m_open->setIcon(icon(u"open"));
    m_open->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    m_open->setAutoRaise(true);
    m_missing->setObjectName(QStringLiteral("missingFile"));
    m_missing->hide();
    hide();
    connect(m_open, &QToolButton::clicked, this, [this] { Q_EMIT openRequested(m_path); });
}

bool FileLink::showItem(const std::shared_ptr<const Tree> &tree, const Item &item)
{
    const QByteArray name = fileNameIn(*tree, item);
    setVisible(!name.isEmpty());
    m_lookup.drop();
    if (name.isEmpty())
        return false;
    const QString fileName = QFileInfo(textOf(name).replace(u'\\', u'/')).fileName();
    m_missing->setText(notFoundText(*tree, name));
    m_open->setFullText(fontMetrics().elidedText(tr("Open %1").arg(fileName), Qt::ElideMiddle,
                                                 MostCharacters * letterWidth(fontMetrics())));
    if (m_name != name) { // else what is known of it stays until more is known
        m_path.clear();
        m_open->setEnabled(false);
        m_open->show();
        m_missing->hide();
    }
    m_name = name;
    m_lookup.ask([tree, item](const std::atomic_bool &) { return namedFile(*tree, item); });
    return true;
}

void FileLink::showPath(const QString &path)
{
    m_path = path;
    m_open->setEnabled(!path.isEmpty());
    m_open->setVisible(!path.isEmpty());
    const QString keys = QKeySequence(Qt::CTRL | Qt::Key_Return).toString(QKeySequence::NativeText);
    m_open->setToolTip(path.isEmpty() ? QString() : tr("Open %1 (%2)").arg(QDir::toNativeSeparators(path), keys));
    m_missing->setVisible(path.isEmpty());
}

} // namespace hexahedron
