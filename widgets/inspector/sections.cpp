#include "widgets/inspector/sections.h"

#include "widgets/icon.h"
#include "widgets/inspector/editvalue.h"
#include "widgets/inspector/filelink.h"
#include "widgets/inspector/valueeditor.h"
#include "widgets/issues/severityicon.h"
#include "widgets/session/links.h"
#include "widgets/session/session.h"

#include <QHBoxLayout>
#include <QLabel>
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
    m_item = item;
    m_error->hide();
    showEditor(session, item);
    const bool namesFile = m_file->showItem(session.tree(), item);
    setVisible(m_editor != nullptr || namesFile);
}

void ValueSection::showEditor(Session &session, const Item &item)
{
    if (m_editor && m_editor->fits(item)) {
        m_editor->showItem(session.tree(), item);
        return;
    }
    if (m_editor)
        m_editor->deleteLater(); // it may be the one that has just announced something
    if (m_editor)
        m_editor->hide();
    m_editor = ValueEditor::make(session.tree(), item);
    if (!m_editor)
        return;
    content()->insertWidget(0, m_editor);
    m_editor->show();
    connect(m_editor, &ValueEditor::edited, this, [this, &session](const QString &text) { commit(session, text); });
    connect(m_editor, &ValueEditor::jumpRequested, this, &ValueSection::jumpRequested);
}

void ValueSection::commit(Session &session, const QString &text)
{
    QString error;
    if (session.isTreeCurrent() && !parseValue(*session.tree(), m_item, text, &error)) {
        m_error->setText(error);
        m_error->show();
        return;
    }
    m_error->hide();
    editValue(session, m_item, text, window());
    // When nothing came of it, what is in the file is shown again.
    if (session.isTreeCurrent() && m_editor && m_item.isValid())
        m_editor->showItem(session.tree(), m_item);
}

// --- Links ------------------------------------------------------------------------------------------------------------

LinkSection::LinkSection(QWidget *parent)
    : Section(tr("Links"), parent)
    , m_sentences(wrappedLabel())
    , m_go(new QPushButton(icon(u"jump"), {}))
{
    content()->addWidget(m_sentences);
    content()->addWidget(m_go, 0, Qt::AlignLeft);
    connect(m_go, &QPushButton::clicked, this, [this] { Q_EMIT jumpRequested(m_target.stream, m_target.range); });
}

void LinkSection::show(const Tree &tree, const Item &item)
{
    const QStringList sentences = linkSentences(item);
    setVisible(!sentences.isEmpty());
    m_sentences->setText(sentences.join(u'\n'));
    m_target = linkTarget(tree, item);
    m_go->setVisible(m_target.isValid());
    if (m_target.isValid())
        m_go->setText(tr("Go to %1").arg(tree.name(m_target)));
}

// --- Issues -----------------------------------------------------------------------------------------------------------

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
        if (issue.item.stream == item.stream && (isHere || isInside))
            add(session, issue);
    }
    setVisible(!m_rows.empty());
}

void IssueSection::add(Session &session, const Issue &issue)
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
    message->setToolTip(issueAdvice(*issue.kind));
    line->addWidget(message, 1);
    layout->addLayout(line);
    if (issue.repair) {
        auto *repair = new QPushButton(icon(u"repair"), issue.repair.text());
        repair->setObjectName(QStringLiteral("repair"));
        layout->addWidget(repair, 0, Qt::AlignLeft);
        connect(repair, &QPushButton::clicked, this, [&session, issue] { session.repair(issue); });
    }
    content()->addWidget(row);
    m_rows.push_back(row);
}

} // namespace hexahedron
