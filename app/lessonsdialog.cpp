#include "app/lessonsdialog.h"

#include "core/formats/registry.h"
#include "core/language/listed.h"
#include "core/report/explanation.h"
#include "widgets/letterwidth.h"

#include <QCoreApplication>
#include <QDialogButtonBox>
#include <QDir>
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
const QString doneKey = QStringLiteral("lessons/done");
constexpr int LessonRole = Qt::UserRole;

/// Formats that nobody knows are together.
QString engineOf(const Lesson &lesson)
{
    return formatById(lesson.format) ? lesson.format.section(u'.', 0, 0) : QString();
}

/// The names of its formats: the lessons of an engine are counted through all of them.
QString titleOf(const std::vector<Lesson> &lessons, const QString &engine)
{
    QStringList names;
    for (const Lesson &lesson : lessons) {
        const Format *format = engineOf(lesson) == engine ? formatById(lesson.format) : nullptr;
        const QString name = format ? QCoreApplication::translate("formats", format->name) : QString();
        if (format && !names.contains(name))
            names += name;
    }
    return names.isEmpty() ? LessonsDialog::tr("Other lessons") : listed(names);
}

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
    folder->setToolTip(tr("Adds lessons of your own, such as those of your teacher: a folder with Markdown files"));
    auto *where = new QLabel(
        tr("Begin with lesson 1 of any engine: it expects no knowledge, and the next ones build on it. If you "
           "have no engine in mind, take the first in the list."));
    where->setWordWrap(true);
    auto *layout = new QVBoxLayout(this);
    layout->addWidget(where);
    layout->addWidget(m_list, 1);
    layout->addWidget(m_intro);
    layout->addWidget(buttons);
    resize(80 * letterWidth(fontMetrics()), 32 * fontMetrics().lineSpacing());
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

void LessonsDialog::setDone(const Lesson &lesson)
{
    QSettings settings;
    QStringList done = settings.value(doneKey).toStringList();
    if (done.contains(lesson.id))
        return;
    done += lesson.id;
    settings.setValue(doneKey, done);
}

void LessonsDialog::fill()
{
    const QStringList done = QSettings().value(doneKey).toStringList();
    m_list->clear();
    m_lessons = allLessons(readersLanguage(), ownFolder());
    std::map<QString, QTreeWidgetItem *> engines;
    QTreeWidgetItem *first = nullptr, *firstToDo = nullptr;
    for (size_t i = 0; i < m_lessons.size(); ++i) {
        const QString engine = engineOf(m_lessons[i]);
        QTreeWidgetItem *&above = engines[engine];
        if (!above) {
            above = new QTreeWidgetItem(m_list, {titleOf(m_lessons, engine)});
            above->setFlags(Qt::ItemIsEnabled);
        }
        const QString title = m_lessons[i].title.isEmpty() ? m_lessons[i].id : m_lessons[i].title;
        const bool isDone = done.contains(m_lessons[i].id);
        auto *row = new QTreeWidgetItem(above, {isDone ? tr("%1 (done)").arg(title) : title});
        row->setData(0, LessonRole, int(i));
        first = first ? first : row;
        if (!isDone && !firstToDo)
            firstToDo = row;
    }
    m_list->expandAll();
    m_list->setCurrentItem(firstToDo ? firstToDo : first);
    update(m_list->currentItem());
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
    const QString chosen = QFileDialog::getExistingDirectory(this, tr("Folder with Lessons of Your Own (*.md)"),
                                                             settings.value(folderKey).toString());
    if (chosen.isEmpty())
        return;
    settings.setValue(folderKey, chosen);
    fill();
    if (m_lessons.size() == allLessons(readersLanguage()).size())
        m_intro->setText(tr("There is no lesson in %1. A lesson is a text file in Markdown whose name ends with .md.")
                             .arg(QDir::toNativeSeparators(chosen)));
}

} // namespace hexahedron
