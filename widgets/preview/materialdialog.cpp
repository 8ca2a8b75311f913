#include "widgets/preview/materialdialog.h"

#include "widgets/session/background.h"

#include <QDialogButtonBox>
#include <QDir>
#include <QFileInfo>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QPushButton>
#include <QVBoxLayout>

namespace hexahedron::preview {

MaterialDialog::MaterialDialog(const scene::MaterialFiles &files, const QString &model, const QString &part,
                               QWidget *parent)
    : QDialog(parent)
    , m_model(model)
    , m_filter(new QLineEdit(this))
    , m_list(new QListWidget(this))
    , m_remark(new QLabel(tr("Looking for materials…"), this))
{
    setWindowTitle(tr("Material for %1").arg(part));
    m_filter->setPlaceholderText(tr("Filter"));
    m_filter->setClearButtonEnabled(true);
    m_filter->setAccessibleName(tr("Filter"));
    m_list->setAccessibleName(tr("Materials"));
    m_remark->setWordWrap(true);
    auto *buttons = new QDialogButtonBox(QDialogButtonBox::Ok | QDialogButtonBox::Cancel, this);
    buttons->button(QDialogButtonBox::Ok)->setEnabled(false);
    auto *layout = new QVBoxLayout(this);
    layout->addWidget(m_filter);
    layout->addWidget(m_list, 1);
    layout->addWidget(m_remark);
    layout->addWidget(buttons);
    resize(420, 480);
    connect(buttons, &QDialogButtonBox::accepted, this, &QDialog::accept);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    connect(m_filter, &QLineEdit::textChanged, this, &MaterialDialog::filter);
    connect(m_list, &QListWidget::itemActivated, this, &QDialog::accept);
    connect(m_list, &QListWidget::currentRowChanged, this,
            [this, buttons] { buttons->button(QDialogButtonBox::Ok)->setEnabled(!chosen().isEmpty()); });
    auto found = std::make_shared<QStringList>();
    startInBackground(
        this, [found, model, around = files.around] { *found = around(model); },
        [this, found](const QString &trouble) {
            fill(*found);
            if (!trouble.isEmpty())
                m_remark->setText(trouble);
        });
}

QString MaterialDialog::chosen() const
{
    const QListWidgetItem *item = m_list->currentItem();
    return item && !item->isHidden() ? item->data(Qt::UserRole).toString() : QString();
}

/// Their places are told from the folder on in which the folders of materials lie.
void MaterialDialog::fill(const QStringList &paths)
{
    for (const QString &path : paths) {
        const qsizetype from = path.lastIndexOf(QLatin1String("/Materials/"), -1, Qt::CaseInsensitive);
        auto *item = new QListWidgetItem(from < 0 ? QFileInfo(path).fileName() : path.mid(from + 1), m_list);
        item->setData(Qt::UserRole, path);
        item->setToolTip(QDir::toNativeSeparators(path));
    }
    m_remark->setText(
        tr("There are no materials in folders \"Materials\" around %1.").arg(QFileInfo(m_model).fileName()));
    m_remark->setVisible(paths.isEmpty());
    filter(m_filter->text());
    m_filter->setFocus();
}

void MaterialDialog::filter(const QString &text)
{
    QListWidgetItem *first = nullptr;
    for (int i = 0; i < m_list->count(); ++i) {
        QListWidgetItem *item = m_list->item(i);
        item->setHidden(!item->text().contains(text, Qt::CaseInsensitive));
        first = first || item->isHidden() ? first : item;
    }
    if (chosen().isEmpty())
        m_list->setCurrentItem(first);
}

} // namespace hexahedron::preview
