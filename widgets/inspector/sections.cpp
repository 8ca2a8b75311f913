#include "widgets/inspector/sections.h"

#include "core/issues/issuetexts.h"
#include "widgets/elided.h"
#include "widgets/icon.h"
#include "widgets/inspector/editvalue.h"
#include "widgets/inspector/filelink.h"
#include "widgets/inspector/numberbox.h"
#include "widgets/inspector/valueeditor.h"
#include "widgets/issues/severityicon.h"
#include "widgets/session/links.h"
#include "widgets/session/session.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QPointer>
#include <QPushButton>

namespace hexahedron {

// --- Value ------------------------------------------------------------------------------------------------------------

ValueSection::ValueSection(QWidget *parent)
    : Section(tr("Value"), parent)
    , m_file(new FileLink)
    , m_error(wrappedLabel())
{
    content()->addWidget(m_file);
    connect(m_file, &FileLink::openRequested, this, &ValueSection::openRequested);
    m_error->setObjectName(QStringLiteral("error"));
    content()->addWidget(m_error);
}

void ValueSection::show(Session &session, const Item &item)
{
    if (m_editor && !m_editor->isAbout(*session.tree(), item))
        tellRefused(session);
    showEditor(session, item);
    if (!m_editor || !m_editor->isBeingWritten())
        m_error->hide();
    const bool namesFile = m_file->showItem(session.tree(), item);
    setVisible(m_editor != nullptr || namesFile);
}

void ValueSection::showEditor(Session &session, const Item &item)
{
    const bool isOther = m_editor && !m_editor->isAbout(*session.tree(), item);
    if (m_editor && m_editor->fits(item) && !(isOther && m_editor->isBeingWritten())) {
        m_editor->showItem(session.tree(), item);
        return;
    }
    dropEditor();
    m_editor = ValueEditor::make(session.tree(), item);
    if (!m_editor)
        return;
    content()->insertWidget(0, m_editor);
    m_editor->show();
    connect(m_editor, &ValueEditor::edited, this,
            [this, &session, editor = m_editor](const QString &text) { commit(session, *editor, text); });
    connect(m_editor, &ValueEditor::jumpRequested, this, &ValueSection::jumpRequested);
    for (const QLineEdit *line : m_editor->findChildren<QLineEdit *>())
        connect(line, &QLineEdit::textChanged, this, [this] { // what was said was about another text
            m_isRefused = false;
            m_error->hide();
        });
    for (const NumberBox *box : m_editor->findChildren<NumberBox *>()) // it may be left for another item
        connect(box, &NumberBox::leftEmpty, this,
                [this](const QString &shown) { Q_EMIT said(tr("No number was typed: %1 stays.").arg(shown)); });
}

void ValueSection::dropEditor()
{
    if (!m_editor)
        return;
    ValueEditor *gone = std::exchange(m_editor, nullptr);
    gone->hide(); // with the focus goes what is written in it
    m_isRefused = false;
    gone->deleteLater(); // it may be the one that has just announced something
}

void ValueSection::clear(Session *session)
{
    if (session)
        tellRefused(*session);
    dropEditor(); // it writes into its session
    hide();
}

void ValueSection::commit(Session &session, ValueEditor &editor, const QString &text)
{
    const Item item = editor.item();
    if (&editor != m_editor) { // something else is about to be shown, which no question may interrupt
        const auto edit = [this, &session, text, item, tree = editor.tree()] {
            editValues(session, tree, {item}, text, window());
        };
        QMetaObject::invokeMethod(&session, edit, Qt::QueuedConnection);
        return;
    }
    QString error;
    m_isRefused = false;
    if (session.isTreeCurrent() && !parseValue(*session.tree(), item, text, &error)) {
        refuse();
        m_error->setText(error);
        m_error->show();
        return;
    }
    m_error->hide();
    editValue(session, item, text, window(), [this, asked = QPointer(&editor)] {
        if (!asked || m_editor != asked || !asked->isBeingWritten())
            return;
        refuse();
        for (QLineEdit *line : asked->findChildren<QLineEdit *>()) { // to go on there
            if (line->isModified())
                return line->setFocus();
        }
    });
    // When nothing came of it, what is in the file is shown again.
    if (session.isPlanning())
        showAgainWhenGivenUp(session, editor);
    else if (session.isTreeCurrent() && m_editor == &editor && editor.shows(session.tree()) && !m_isRefused)
        editor.showAgain(session.tree(), editor.item());
}

/// The same for what takes a moment to plan. What somebody has typed meanwhile stays.
void ValueSection::showAgainWhenGivenUp(Session &session, ValueEditor &editor)
{
    const auto texts = [](const ValueEditor &shown) {
        QStringList all;
        for (const QLineEdit *line : shown.findChildren<QLineEdit *>())
            all += line->text();
        return all;
    };
    auto *watch = new QObject(&editor);
    connect(&session, &Session::bytesChanged, watch, &QObject::deleteLater);
    connect(&session, &Session::editGivenUp, watch, [this, &session, &editor, watch, texts, asked = texts(editor)] {
        if (session.isPlanning()) // something else was given up
            return;
        watch->deleteLater();
        if (m_editor == &editor && !m_isRefused && editor.shows(session.tree()) && texts(editor) == asked)
            editor.showAgain(session.tree(), editor.item());
    });
}

void ValueSection::refuse()
{
    m_isRefused = true;
    ++m_refusals;
}

bool ValueSection::isWriting() const
{
    return m_editor && m_editor->isBeingWritten();
}

bool ValueSection::holdsRefused() const
{
    return m_isRefused && m_editor && m_editor->isBeingWritten();
}

/// What was typed goes from here. Who has said no to it needs no reason.
void ValueSection::tellRefused(Session &session)
{
    if (holdsRefused() && !m_error->isHidden())
        Q_EMIT session.editFailed(m_error->text());
}

// --- Links ------------------------------------------------------------------------------------------------------------

LinkSection::LinkSection(QWidget *parent)
    : Section(tr("Links"), parent)
    , m_sentences(new LinkLabel)
{
    content()->addWidget(m_sentences);
    m_sentences->setObjectName(QStringLiteral("links"));
    connect(m_sentences, &QLabel::linkActivated, this, [this](const QString &number) {
        const auto target = size_t(number.toInt());
        if (target < m_targets.size())
            Q_EMIT jumpRequested(m_targets[target].stream, m_targets[target].range);
    });
}

void LinkSection::show(const Tree &tree, const Item &item)
{
    m_targets.clear();
    const QStringList sentences = linkSentences(item, [&](const Field &field) {
        const QString name = placeName(field).toHtmlEscaped();
        const Item target = linkedItem(tree, item, &field);
        if (!target.isValid())
            return name;
        m_targets.push_back(target);
        return QStringLiteral("<a href=\"%1\" title=\"%2\">%3</a>")
            .arg(QString::number(m_targets.size() - 1), tree.path(target).toHtmlEscaped(), name);
    });
    setVisible(!sentences.isEmpty());
    m_sentences->setText(sentences.join(QStringLiteral("<br>")));
}

// --- Issues -----------------------------------------------------------------------------------------------------------

namespace {

Item elementAround(const Tree &tree, Item item)
{
    while (item.isValid() && item.role != Item::Role::Element)
        item = tree.parent(item);
    return item;
}

/// One of the places of an issue behind its first, or the element in which it lies.
bool isFurtherPlace(const Tree &tree, const Issue &issue, const Item &item)
{
    const Item element = elementAround(tree, item);
    const Item first = elementAround(tree, issue.item);
    if (!element.isValid() || !first.isValid() || !(tree.parent(element) == tree.parent(first)))
        return false;
    const qint64 row = tree.row(element);
    const qint64 number = row % issue.elementStep == 0 ? issue.elements.numberOf(row / issue.elementStep) : -1;
    return number > 0 && item.range.contains(placeOf(tree, issue, number).range);
}

} // namespace

IssueSection::IssueSection(QWidget *parent)
    : Section(tr("Issues"), parent)
{
}

void IssueSection::show(Session &session, const Item &item)
{
    constexpr size_t MostShown = 5;
    for (QWidget *row : m_rows)
        row->deleteLater();
    m_rows.clear();
    const auto issues = session.isChecking() ? nullptr : session.issues();
    for (size_t i = 0; issues && i < issues->size() && m_rows.size() < MostShown; ++i) {
        const Issue &issue = (*issues)[i];
        const bool isHere = issue.item == item || (issue.item.stream == item.stream && issue.range == item.range);
        const bool isInside = item.range.contains(issue.range) && !issue.range.isEmpty()
                              && item.role != Item::Role::Root && item.role != Item::Role::Frame
                              && item.role != Item::Role::Array;
        const bool isFurther = issue.placeCount() > 1 && isFurtherPlace(*session.tree(), issue, item);
        if (issue.item.stream == item.stream && (isHere || isInside || isFurther))
            add(issue);
    }
    setVisible(!m_rows.empty());
}

void IssueSection::add(const Issue &issue)
{
    auto *row = new QWidget;
    auto *layout = new QVBoxLayout(row);
    layout->setContentsMargins(0, 0, 0, 0);
    auto *line = new QHBoxLayout;
    auto *picture = new QLabel;
    const int size = fontMetrics().height();
    picture->setPixmap(severityIcon(issue.severity, palette()).pixmap(size, size));
    line->addWidget(picture, 0, Qt::AlignTop);
    auto *message = wrappedLabel(issue.message());
    message->setToolTip(issueAdvice(*issue.kind, bool(issue.repair)));
    line->addWidget(message, 1);
    layout->addLayout(line);
    if (*issue.reference) {
        auto *rule = new LinkLabel;
        rule->setObjectName(QStringLiteral("rule"));
        rule->setText(QStringLiteral("<a href=\"rule\">%1</a>")
                          .arg(tr("Rule %1 in the reference").arg(QLatin1String(issue.reference)).toHtmlEscaped()));
        layout->addWidget(rule);
        connect(rule, &QLabel::linkActivated, this, [this, issue] { Q_EMIT ruleRequested(issue); });
    }
    if (issue.repair) {
        auto *repair = new Elided<QPushButton>;
        repair->setIcon(icon(u"repair"));
        repair->setFullText(issue.repair.text());
        repair->setToolTip(issue.repair.text());
        repair->setObjectName(QStringLiteral("repair"));
        layout->addWidget(repair, 0, Qt::AlignLeft);
        repair->setFocusPolicy(Qt::TabFocus); // see IssuesPanel::build()
        connect(repair, &QPushButton::clicked, this, [this, issue] { Q_EMIT repairRequested(issue); });
    }
    content()->addWidget(row);
    m_rows.push_back(row);
}

} // namespace hexahedron
