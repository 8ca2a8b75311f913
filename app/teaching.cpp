#include "app/teaching.h"

#include "app/documentpage.h"
#include "app/guidebar.h"
#include "app/lessonsdialog.h"
#include "app/mainwindow.h"
#include "app/messagebar.h"
#include "app/referencepanels.h"
#include "app/settings.h"
#include "core/bytes/savefile.h"
#include "core/formats/registry.h"
#include "core/report/explanation.h"
#include "core/report/glossary.h"
#include "core/report/walk.h"
#include "widgets/icon.h"

#include <QAction>
#include <QBoxLayout>
#include <QDir>
#include <QFileInfo>
#include <QMenu>
#include <QTabWidget>
#include <QTextDocument>
#include <QTimer>

namespace hexahedron {

namespace {

/// Words of the glossary in it become links.
QString htmlOfMarkdown(const QString &text)
{
    QTextDocument document;
    document.setMarkdown(withWordLinks(text, readersLanguage(), [](const QString &word, const QString &anchor) {
        return QStringLiteral("[%1](glossary#%2)").arg(word, anchor);
    }));
    return document.toHtml();
}

} // namespace

Teaching::Teaching(MainWindow *window, QMenu *help)
    : QObject(window)
    , m_window(window)
    , m_bar(new GuideBar)
    , m_timer(new QTimer(this))
{
    if (auto *column = qobject_cast<QBoxLayout *>(window->centralWidget()->layout()))
        column->insertWidget(0, m_bar);
    auto *walkAction = new QAction(tr("&Walk through This File"), this);
    walkAction->setShortcut(QKeySequence(Qt::SHIFT | Qt::Key_F1));
    walkAction->setStatusTip(tr("Structure by structure, with a sentence for each"));
    auto *walkOn = new QAction(tr("Walk &on from What Is Selected"), this);
    walkOn->setStatusTip(tr("As the walk through the file, from the selected place on"));
    auto *lessons = new QAction(icon(u"book"), tr("&Lessons…"), this);
    lessons->setStatusTip(tr("Learn to read, change and repair files, step by step"));
    connect(walkAction, &QAction::triggered, this, &Teaching::walk);
    connect(walkOn, &QAction::triggered, this, &Teaching::walkFromHere);
    connect(lessons, &QAction::triggered, this, &Teaching::chooseLesson);
    QAction *before = help->actions().value(1);
    help->insertActions(before, {walkAction, walkOn, lessons});
    const auto enable = [walkAction, walkOn](bool isEnabled) {
        walkAction->setEnabled(isEnabled);
        walkOn->setEnabled(isEnabled);
    };
    connect(help, &QMenu::aboutToShow, this, [this, enable] { enable(m_window->session() != nullptr); });
    // What is opened meanwhile can be walked through with the key.
    connect(help, &QMenu::aboutToHide, this, [enable] { enable(true); });
    m_timer->setSingleShot(true);
    m_timer->setInterval(0);
    connect(m_timer, &QTimer::timeout, this, &Teaching::look);
    connect(m_bar, &GuideBar::nextClicked, this, &Teaching::goOn);
    connect(m_bar, &GuideBar::backClicked, this, &Teaching::goBack);
    connect(m_bar, &GuideBar::overClicked, this, &Teaching::passOver);
    connect(m_bar, &GuideBar::left, this, &Teaching::leave);
    connect(m_bar, &GuideBar::placeRequested, window->reference(), &ReferencePanels::showPlace);
    if (auto *tabs = window->findChild<QTabWidget *>())
        connect(tabs, &QTabWidget::currentChanged, m_timer, qOverload<>(&QTimer::start));
}

const Tree *Teaching::tree() const
{
    return m_page && m_page->session()->isTreeCurrent() ? m_page->session()->tree().get() : nullptr;
}

void Teaching::follow(DocumentPage *page)
{
    if (m_page)
        m_page->session()->disconnect(m_timer);
    m_page = page;
    const auto later = qOverload<>(&QTimer::start);
    const Session *session = page->session();
    connect(session, &Session::treeChanged, m_timer, later);
    connect(session, &Session::issuesChanged, m_timer, later);
    connect(session->selection(), &Selection::changed, m_timer, later);
}

void Teaching::leave()
{
    const bool wasWalk = m_kind == Kind::Walk;
    m_kind = Kind::None;
    m_bar->hide();
    if (wasWalk && m_hasLesson && m_lessonPage) {
        m_kind = Kind::Lesson;
        follow(m_lessonPage);
        look();
    }
    m_hasLesson = false;
}

void Teaching::say(const QString &trouble)
{
    m_window->messages()->show(QStringLiteral("teaching"), Severity::Error, trouble);
}

// --- The walk ---------------------------------------------------------------------------------------------------------

void Teaching::walk()
{
    beginWalk(false);
}

void Teaching::walkFromHere()
{
    beginWalk(true);
}

void Teaching::beginWalk(bool isFromHere)
{
    DocumentPage *page = m_window->currentPage();
    if (!page)
        return say(tr("Open a file first."));
    if (m_kind == Kind::Lesson) {
        m_hasLesson = true;
        m_lessonPage = m_page;
    }
    follow(page);
    m_kind = Kind::Walk;
    m_path.clear();
    m_stream = 0;
    if (const Tree *read = tree())
        go(isFromHere ? walk::stepOf(*read, page->selectedItem()) : walk::first(*read));
    m_bar->setFocus();
}

Item Teaching::currentStep() const
{
    const Tree *read = tree();
    if (!read)
        return {};
    const std::optional<Item> item = m_path.isEmpty() ? std::optional(read->root()) : read->find(m_path);
    return item ? *item : walk::first(*read);
}

void Teaching::go(const Item &step)
{
    const Tree *read = tree();
    if (!read || !step.isValid())
        return;
    m_path = read->path(step);
    m_page->select(step);
    showWalk(*read, step);
}

void Teaching::showWalk(const Tree &read, const Item &step)
{
    GuideBar::Step shown;
    const QString path = read.path(step);
    shown.title = path.isEmpty() ? tr("The whole file") : path;
    shown.text = htmlWithWordLinks(walk::sentences(read, step).join(u'\n')).replace(u'\n', QStringLiteral("<br>"));
    const Item next = walk::next(read, step);
    shown.hasBack = walk::previous(read, step).isValid();
    shown.hasNext = true;
    shown.isLast = !next.isValid();
    const Item over = walk::over(read, step);
    shown.hasOver = over.isValid() && !(over == next);
    if (shown.isLast)
        shown.state = tr("Here the file ends: all of it has been told.");
    m_bar->show(shown);
}

// --- Lessons ----------------------------------------------------------------------------------------------------------

void Teaching::chooseLesson()
{
    LessonsDialog dialog(m_window);
    if (dialog.exec() == QDialog::Accepted && dialog.lesson())
        start(*dialog.lesson());
}

/// What is there already stays.
bool Teaching::write(const QString &path, const QByteArray &bytes)
{
    QDir().mkpath(QFileInfo(path).absolutePath());
    if (QFileInfo::exists(path))
        return true;
    QString error;
    if (saveFile(Bytes(bytes), path, {}, &error) == SaveResult::Saved)
        return true;
    say(error);
    return false;
}

void Teaching::openExample(const QString &formatId)
{
    const Format *format = formatById(formatId);
    if (!format)
        return;
    const XmlFile made = newFile(*format, NewFile::Everything, &anyFormatById);
    const QString path = QDir(Settings::exampleFolder())
                             .filePath(QString(formatId).replace(u'.', u'-') + u'.' + format->extensions.value(0));
    if (!made.isMade())
        return say(made.error.text);
    if (write(path, made.bytes))
        m_window->open(path);
}

void Teaching::start(const Lesson &lesson)
{
    const XmlFile made = lessonFile(lesson, &anyFormatById);
    if (!made.isMade())
        return say(made.error.text);
    const Format *format = formatById(lesson.format);
    const QString path = QDir(Settings::exampleFolder())
                             .filePath(lesson.id + u'.' + (format ? format->extensions.value(0) : QString()));
    // A lesson that was done before begins again as a step that can be undone: what was saved and what is offered after a crash
    // stay.
    if (!write(path, made.bytes) || !m_window->open(path))
        return;
    if (m_window->session()->document().bytes().toByteArray() != made.bytes)
        m_window->session()->replaceAll(Bytes(made.bytes), tr("Begin the lesson again"));
    follow(m_window->currentPage());
    m_kind = Kind::Lesson;
    m_hasLesson = false;
    m_lesson = lesson;
    m_step = 0;
    beginStep();
    m_bar->setFocus();
}

void Teaching::goOnWith(const Teaching &other)
{
    DocumentPage *page = m_window->currentPage();
    if (other.m_kind == Kind::None || !other.m_bar->isVisibleTo(other.m_window) || !page)
        return;
    m_kind = other.m_kind;
    m_hasLesson = other.m_hasLesson && other.m_lessonPage == other.m_page;
    m_lessonPage = page;
    m_path = other.m_path;
    m_stream = other.m_stream;
    m_lesson = other.m_lesson;
    m_step = other.m_step;
    m_isReached = other.m_isReached;
    m_isBegun = true;
    for (const Lesson &lesson : allLessons(readersLanguage(), LessonsDialog::ownFolder())) {
        if (lesson.id == m_lesson.id && lesson.steps.size() == m_lesson.steps.size() && lesson.trouble.isEmpty())
            m_lesson = lesson;
    }
    follow(page);
    look();
}

void Teaching::beginStep()
{
    m_isBegun = false;
    m_isReached = false;
    look();
}

void Teaching::showStep()
{
    const Lesson::Step &step = m_lesson.steps[m_step];
    GuideBar::Step shown;
    shown.title =
        tr("%1 · step %2 of %3: %4").arg(m_lesson.title).arg(m_step + 1).arg(m_lesson.steps.size()).arg(step.title);
    const QString intro = m_step == 0 && !m_lesson.intro.isEmpty() ? m_lesson.intro + QStringLiteral("\n\n")
                                                                   : QString();
    shown.text = htmlOfMarkdown(intro + step.text);
    shown.hasBack = m_step > 0;
    shown.isLast = m_step + 1 == m_lesson.steps.size();
    shown.hasNext = m_isReached;
    const auto issues = m_page->session()->issues();
    if (m_isReached && step.goal.kind != Lesson::Goal::Kind::Nothing)
        shown.state = tr("Done: you can go on.");
    else if (!m_isReached && step.goal.kind == Lesson::Goal::Kind::Selected)
        shown.state = tr("To do: select the place.");
    else if (!m_isReached && step.goal.kind == Lesson::Goal::Kind::Issues && issues)
        shown.state = tr("To do: %n issue(s) left.", nullptr, int(qMin<qint64>(findingsIn(*issues), 1'000'000)));
    else if (!m_isReached)
        shown.state = tr("To do: it is not there yet.");
    m_bar->show(shown);
}

/// What has changed may be what somebody was asked to do.
void Teaching::look()
{
    if (m_kind == Kind::None)
        return;
    if (!m_page)
        return leave();
    if (m_window->currentPage() != m_page) {
        m_bar->hide(); // until they come back
        return;
    }
    const Tree *read = tree();
    if (m_kind == Kind::Walk) {
        if (read)
            showWalk(*read, currentStep());
        return;
    }
    Session *session = m_page->session();
    const Lesson::Step &step = m_lesson.steps[m_step];
    if (read && !m_isBegun) {
        m_isBegun = true;
        const std::optional<Item> place = step.at.isEmpty() ? std::nullopt : read->find(step.at);
        if (place && place->isValid())
            m_page->select(*place);
    }
    if (read && !m_isReached) {
        const auto issues = session->isChecking() ? nullptr : session->issues();
        m_isReached = isReached(step.goal, *read, m_page->selectedItem(), issues.get());
    }
    showStep();
}

// --- Both -------------------------------------------------------------------------------------------------------------

void Teaching::goOn()
{
    if (m_kind == Kind::Lesson) {
        if (!m_isReached)
            return;
        if (m_step + 1 == m_lesson.steps.size()) {
            LessonsDialog::setDone(m_lesson);
            return leave();
        }
        ++m_step;
        return beginStep();
    }
    const Tree *read = tree();
    const Item next = read ? walk::next(*read, currentStep()) : Item();
    if (next.isValid())
        go(next);
    else if (read)
        leave();
}

void Teaching::goBack()
{
    if (m_kind == Kind::Lesson) {
        if (m_step == 0)
            return;
        --m_step;
        beginStep();
        m_isReached = true; // it was, once
        return showStep();
    }
    if (const Tree *read = tree())
        go(walk::previous(*read, currentStep()));
}

void Teaching::passOver()
{
    if (const Tree *read = m_kind == Kind::Walk ? tree() : nullptr)
        go(walk::over(*read, currentStep()));
}

} // namespace hexahedron
