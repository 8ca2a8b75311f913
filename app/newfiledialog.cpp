#include "app/newfiledialog.h"

#include "core/formats/registry.h"
#include "widgets/letterwidth.h"

#include <QComboBox>
#include <QCoreApplication>
#include <QDialogButtonBox>
#include <QDir>
#include <QFileDialog>
#include <QFileInfo>
#include <QFormLayout>
#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QRadioButton>
#include <QVBoxLayout>

namespace hexahedron {

NewFileDialog::NewFileDialog(const QString &folder, QWidget *parent)
    : QDialog(parent)
    , m_folder(folder)
    , m_format(new QComboBox)
    , m_smallest(new QRadioButton(tr("the &smallest that is right")))
    , m_everything(new QRadioButton(tr("a &larger one that shows most of the format")))
    , m_broken(new QRadioButton(tr("a &broken one, to find and repair what is wrong")))
    , m_path(new QLineEdit)
{
    setWindowTitle(tr("New File"));
    for (const Format *format : allFormats()) {
        if (hasNewFile(*format, NewFile::Smallest))
            m_format->addItem(
                QStringLiteral("%1 (.%2)")
                    .arg(QCoreApplication::translate("formats", format->name), format->extensions.constFirst()),
                QString::fromLatin1(format->id));
    }
    m_everything->setChecked(true);
    auto *choose = new QPushButton(tr("&Choose…"));
    auto *where = new QHBoxLayout;
    where->addWidget(m_path, 1);
    where->addWidget(choose);
    auto *kinds = new QVBoxLayout;
    for (QRadioButton *kind : {m_smallest, m_everything, m_broken})
        kinds->addWidget(kind);
    auto *form = new QFormLayout;
    form->addRow(tr("&Format:"), m_format);
    form->addRow(tr("Content:"), kinds);
    form->addRow(tr("F&ile:"), where);
    qobject_cast<QLabel *>(form->labelForField(where))->setBuddy(m_path);
    auto *buttons = new QDialogButtonBox(QDialogButtonBox::Ok | QDialogButtonBox::Cancel);
    m_create = buttons->button(QDialogButtonBox::Ok);
    m_create->setText(tr("C&reate"));
    m_create->setObjectName(QStringLiteral("create"));
    auto *layout = new QVBoxLayout(this);
    layout->addLayout(form);
    layout->addWidget(buttons);
    m_path->setMinimumWidth(40 * letterWidth(fontMetrics()));
    m_path->setAccessibleName(tr("File"));
    connect(buttons, &QDialogButtonBox::accepted, this, &QDialog::accept);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    connect(choose, &QPushButton::clicked, this, &NewFileDialog::browse);
    connect(m_format, &QComboBox::currentIndexChanged, this, &NewFileDialog::suggest);
    for (QRadioButton *kind : {m_smallest, m_everything, m_broken})
        connect(kind, &QRadioButton::toggled, this, &NewFileDialog::suggest);
    connect(m_path, &QLineEdit::textEdited, this, [this] { m_isOwnPath = true; });
    connect(m_path, &QLineEdit::textChanged, this,
            [this](const QString &text) { m_create->setEnabled(!text.isEmpty()); });
    suggest();
}

const Format &NewFileDialog::format() const
{
    return *formatById(m_format->currentData().toString());
}

NewFile NewFileDialog::kind() const
{
    if (m_broken->isChecked())
        return NewFile::Broken;
    return m_smallest->isChecked() ? NewFile::Smallest : NewFile::Everything;
}

QString NewFileDialog::path() const
{
    return QDir::cleanPath(QDir(m_folder).absoluteFilePath(m_path->text()));
}

/// A name that no file has yet. One of somebody's own gets the ending of another format.
void NewFileDialog::suggest()
{
    m_broken->setEnabled(hasNewFile(format(), NewFile::Broken));
    if (!m_broken->isEnabled() && m_broken->isChecked())
        m_everything->setChecked(true);
    const QString ending = format().extensions.constFirst();
    const QString before = u'.' + std::exchange(m_ending, ending);
    if (m_isOwnPath) {
        if (const QString own = m_path->text(); own.endsWith(before, Qt::CaseInsensitive))
            m_path->setText(own.chopped(before.size()) + u'.' + ending);
        return;
    }
    const QString name = kind() == NewFile::Broken ? QStringLiteral("broken") : QStringLiteral("new");
    const QDir folder(m_folder);
    QString free = folder.filePath(QStringLiteral("%1.%2").arg(name, ending));
    for (int n = 2; QFileInfo::exists(free); ++n)
        free = folder.filePath(QStringLiteral("%1-%2.%3").arg(name).arg(n).arg(ending));
    m_path->setText(QDir::toNativeSeparators(free));
}

void NewFileDialog::browse()
{
    const QString chosen = QFileDialog::getSaveFileName(this, tr("New File"), path(), {}, nullptr,
                                                        QFileDialog::DontConfirmOverwrite);
    if (chosen.isEmpty())
        return;
    m_isOwnPath = true;
    m_path->setText(QDir::toNativeSeparators(chosen));
}

} // namespace hexahedron
