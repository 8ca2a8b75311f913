#include "app/earlierdialog.h"

#include <QDialogButtonBox>
#include <QLabel>
#include <QLocale>
#include <QPushButton>
#include <QRegularExpression>
#include <QTreeWidget>
#include <QVBoxLayout>

namespace hexahedron {

namespace {

/// With seconds, which the short form of most languages leaves out, and three digits behind them where these are asked for.
QString timeText(const QDateTime &time, bool hasMilliseconds)
{
    static const QRegularExpression minutes(QStringLiteral("(\\W)(mm?)")), seconds(QStringLiteral("ss?"));
    const QLocale locale;
    QString format = locale.timeFormat(QLocale::ShortFormat);
    if (!format.contains(seconds))
        format.replace(minutes, QStringLiteral("\\1\\2\\1ss"));
    if (hasMilliseconds)
        format.replace(seconds, QStringLiteral("ss%1zzz").arg(locale.decimalPoint()));
    return locale.toString(time.date(), QLocale::ShortFormat) + u' ' + locale.toString(time.time(), format);
}

bool isSameSecond(const EarlierVersions::Version &one, const EarlierVersions::Version &other)
{
    return one.time.toSecsSinceEpoch() == other.time.toSecsSinceEpoch();
}

} // namespace

EarlierDialog::EarlierDialog(std::vector<EarlierVersions::Version> versions, QWidget *parent)
    : QDialog(parent)
    , m_versions(std::move(versions))
    , m_list(new QTreeWidget)
{
    setWindowTitle(tr("Earlier Versions"));
    auto *what = new QLabel(
        m_versions.empty()
            ? tr("There is none: saving keeps what was there when the file was opened.")
            : tr("What was replaced in the last %n day(s), by saving or by another program while the file was open "
                 "here: the oldest version, and up to %1 others. The older they are, the fewer are left.",
                 nullptr, EarlierVersions::MostDays)
                  .arg(EarlierVersions::MostOfOneFile - 1));
    what->setWordWrap(true);
    m_list->setHeaderLabels({tr("Replaced"), tr("Bytes")});
    m_list->setRootIsDecorated(false);
    for (size_t i = 0; i < m_versions.size(); ++i) {
        const EarlierVersions::Version &version = m_versions[i];
        const bool isOneOfASecond = (i > 0 && isSameSecond(version, m_versions[i - 1]))
                                    || (i + 1 < m_versions.size() && isSameSecond(version, m_versions[i + 1]));
        m_list->addTopLevelItem(
            new QTreeWidgetItem({timeText(version.time, isOneOfASecond), QLocale().toString(version.size)}));
    }
    m_list->resizeColumnToContents(0);
    auto *buttons = new QDialogButtonBox;
    QPushButton *goBack = buttons->addButton(tr("Go Back to This One"), QDialogButtonBox::AcceptRole);
    buttons->addButton(QDialogButtonBox::Cancel);
    goBack->setObjectName(QStringLiteral("goBack"));
    goBack->setToolTip(tr("Shows it here as a step that can be undone; nothing is written before you save"));
    goBack->setEnabled(!m_versions.empty());
    if (!m_versions.empty())
        m_list->setCurrentItem(m_list->topLevelItem(0));
    auto *layout = new QVBoxLayout(this);
    layout->addWidget(what);
    layout->addWidget(m_list);
    layout->addWidget(buttons);
    connect(buttons, &QDialogButtonBox::accepted, this, &QDialog::accept);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    connect(m_list, &QTreeWidget::itemActivated, this, &QDialog::accept);
}

const EarlierVersions::Version &EarlierDialog::version() const
{
    return m_versions[size_t(qMax(0, m_list->indexOfTopLevelItem(m_list->currentItem())))];
}

} // namespace hexahedron
