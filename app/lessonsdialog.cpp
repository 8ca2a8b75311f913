#include "app/lessonsdialog.h"

#include "core/formats/registry.h"
#include "core/report/explanation.h"

#include <QCoreApplication>
#include <QDialogButtonBox>
#include <QFileDialog>
#include <QLabel>
#include <QPushButton>
#include <QSettings>
#include <QTreeWidget>
#include <QVBoxLayout>

#include <map>

namespace hexahedron {

namespace {

const QString folderKey = QStringLiteral("lessons/folder");
constexpr int LessonRole = Qt::UserRole;

} // namespace

LessonsDialog::LessonsDialog(QWidget *parent)
    : QDialog(parent)
    , m_list(new QTreeWidget)
    , m_intro(new QLabel)
{
    setWindowTitle(tr("Lessons"));
    m_list->setHeaderHidden(true);
    m_list->setAccessibleName(tr("Lessons"));
    m_intro->setWordWrap(true);
    m_intro->setTextFormat(Qt::PlainText);
    m_intro->setMinimumHeight(5 * fontMetrics().lineSpacing());
    m_intro->setAlignment(Qt::AlignTop | Qt::AlignLeft);
    auto *buttons = new QDialogButtonBox(QDialogButtonBox::Ok | QDialogButtonBox::Cancel);
    m_start = buttons->button(QDialogButtonBox::Ok);
    m_start->setText(tr("&Begin"));
    auto *folder = buttons->addButton(tr("&Folder of Lessons…"), QDialogButtonBox::ActionRole);
    folder->setToolTip(tr("Lessons of your own, as Markdown files"));
    auto *layout = new QVBoxLayout(this);
    layout->addWidget(m_list, 1);
    layout->addWidget(m_intro);
    layout->addWidget(buttons);
    resize(80 * fontMetrics().averageCharWidth(), 26 * fontMetrics().lineSpacing());
    connect(buttons, &QDialogButtonBox::accepted, this, &QDialog::accept);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    connect(folder, &QPushButton::clicked, this, &LessonsDialog::chooseFolder);
    connect(m_list, &QTreeWidget::currentItemChanged, this, &LessonsDialog::update);
    connect(m_list, &QTreeWidget::itemActivated, this, [this] {
        if (lesson())
            accept();
    });
    fill();
}

QString LessonsDialog::ownFolder()
{
    return QSettings().value(folderKey).toString();
}

void LessonsDialog::fill()
{
    m_list->clear();
    m_lessons = allLessons(readersLanguage(), ownFolder());
    std::map<QString, QTreeWidgetItem *> formats;
    QTreeWidgetItem *first = nullptr;
    for (size_t i = 0; i < m_lessons.size(); ++i) {
        const Format *format = formatById(m_lessons[i].format);
        const QString name = format ? QCoreApplication::translate("formats", format->name) : tr("Other lessons");
        QTreeWidgetItem *&above = formats[name];
        if (!above) {
            above = new QTreeWidgetItem(m_list, {name});
            above->setFlags(Qt::ItemIsEnabled);
        }
        auto *row = new QTreeWidgetItem(above, {m_lessons[i].title.isEmpty() ? m_lessons[i].id : m_lessons[i].title});
        row->setData(0, LessonRole, int(i));
        first = first ? first : row;
    }
    m_list->expandAll();
    m_list->setCurrentItem(first);
    update(first);
}

const Lesson *LessonsDialog::lesson() const
{
    const QTreeWidgetItem *row = m_list->currentItem();
    const QVariant index = row ? row->data(0, LessonRole) : QVariant();
    const Lesson *chosen = index.isValid() ? &m_lessons[size_t(index.toInt())] : nullptr;
    return chosen && chosen->trouble.isEmpty() ? chosen : nullptr;
}

void LessonsDialog::update(QTreeWidgetItem *current)
{
    const QVariant index = current ? current->data(0, LessonRole) : QVariant();
    m_start->setEnabled(lesson() != nullptr);
    if (!index.isValid())
        return m_intro->clear();
    const Lesson &shown = m_lessons[size_t(index.toInt())];
    m_intro->setText(shown.trouble.isEmpty() ? shown.intro : tr("This lesson cannot be begun. %1").arg(shown.trouble));
}

void LessonsDialog::chooseFolder()
{
    QSettings settings;
    const QString chosen = QFileDialog::getExistingDirectory(this, tr("Folder of Lessons"),
                                                             settings.value(folderKey).toString());
    if (chosen.isEmpty())
        return;
    settings.setValue(folderKey, chosen);
    fill();
}

} // namespace hexahedron
