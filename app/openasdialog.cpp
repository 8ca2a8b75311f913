#include "app/openasdialog.h"

#include "core/formats/registry.h"

#include <QCoreApplication>
#include <QDialogButtonBox>
#include <QLabel>
#include <QListWidget>
#include <QPushButton>
#include <QVBoxLayout>

namespace hexahedron {

namespace {

/// Its name, with the ending of its files.
QString nameInList(const Format &format)
{
    const QString name = QCoreApplication::translate("formats", format.name);
    return format.extensions.isEmpty() ? name : QStringLiteral("%1 (.%2)").arg(name, format.extensions.constFirst());
}

} // namespace

OpenAsDialog::OpenAsDialog(const Bytes &bytes, const QString &name, const Format *present, QWidget *parent)
    : QDialog(parent)
    , m_formats(new QListWidget)
    , m_recognition(new QLabel)
{
    setWindowTitle(tr("Open As"));
    auto *title = new QLabel(tr("Read %1 as:").arg(name));
    title->setTextFormat(Qt::PlainText);
    title->setWordWrap(true);
    title->setBuddy(m_formats);
    std::vector<const Format *> all(allFormats().begin(), allFormats().end());
    all.push_back(&unknownFormat());
    for (const Format *format : all) {
        QString text = isKnown(*format) ? nameInList(*format) : tr("No format: bytes only");
        if (isKnown(*format) && format->hasContent(bytes))
            text = tr("%1: the bytes look like one").arg(text);
        auto *row = new QListWidgetItem(text, m_formats);
        row->setData(Qt::UserRole, QString::fromLatin1(format->id));
        if (format == present)
            row->setText(tr("%1 — as now").arg(text));
    }
    m_formats->setAccessibleName(tr("Formats"));
    m_recognition->setTextFormat(Qt::PlainText);
    m_recognition->setWordWrap(true);
    m_recognition->setMinimumHeight(3 * fontMetrics().lineSpacing());
    m_recognition->setAlignment(Qt::AlignTop | Qt::AlignLeading);
    auto *buttons = new QDialogButtonBox(QDialogButtonBox::Open | QDialogButtonBox::Cancel);
    buttons->button(QDialogButtonBox::Open)->setObjectName(QStringLiteral("open"));
    auto *layout = new QVBoxLayout(this);
    layout->addWidget(title);
    layout->addWidget(m_formats, 1);
    layout->addWidget(m_recognition);
    layout->addWidget(buttons);
    connect(m_formats, &QListWidget::currentRowChanged, this, &OpenAsDialog::sayHowRecognised);
    connect(m_formats, &QListWidget::itemActivated, this, &QDialog::accept);
    connect(buttons, &QDialogButtonBox::accepted, this, &QDialog::accept);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    setFormat(present ? *present : recogniseContent(bytes));
}

const Format &OpenAsDialog::format() const
{
    return *anyFormatById(m_formats->currentItem()->data(Qt::UserRole).toString());
}

void OpenAsDialog::setFormat(const Format &format)
{
    for (int row = 0; row < m_formats->count(); ++row) {
        if (m_formats->item(row)->data(Qt::UserRole).toString() == QLatin1StringView(format.id))
            m_formats->setCurrentRow(row);
    }
}

void OpenAsDialog::sayHowRecognised()
{
    m_recognition->setText(QCoreApplication::translate("formats", format().recognition));
}

} // namespace hexahedron
