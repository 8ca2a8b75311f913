#pragma once

#include "core/check/issue.h"
#include "core/tree/tree.h"
#include "widgets/inspector/section.h"

class QLabel;
class QPushButton;

namespace hexahedron {

class FileLink;
class Session;
class ValueEditor;

/// The editor that fits the item, the file that the item names, and why what was typed cannot be meant.
class ValueSection : public Section
{
    Q_OBJECT

public:
    explicit ValueSection(QWidget *parent = nullptr);
    void show(Session &session, const Item &item);
    /// Shows nothing any more. What is being written goes to the session that was shown.
    void clear(Session *session);
    ValueEditor *editor() const { return m_editor; }
    /// How often something was typed that was not written: it cannot be, or somebody has said no to what follows from it.
    int refusals() const { return m_refusals; }
    /// Whether such a text still stands in the editor.
    bool holdsRefused() const;
    /// Something stands here that the file does not say.
    bool isWriting() const;

Q_SIGNALS:
    void jumpRequested(hexahedron::StreamId stream, hexahedron::ByteRange range);
    void openRequested(const QString &path);
    void said(const QString &what); ///< of what was done or was not

private:
    void showEditor(Session &session, const Item &item);
    void dropEditor();
    void commit(Session &session, ValueEditor &editor, const QString &text);
    void showAgainWhenGivenUp(Session &session, ValueEditor &editor);
    void refuse();
    void tellRefused(Session &session);

    ValueEditor *m_editor = nullptr;
    FileLink *m_file;
    QLabel *m_error;
    int m_refusals = 0;
    bool m_isRefused = false; ///< what was typed last
};

/// What depends on the item, as sentences whose links lead there.
class LinkSection : public Section
{
    Q_OBJECT

public:
    explicit LinkSection(QWidget *parent = nullptr);
    void show(const Tree &tree, const Item &item);

Q_SIGNALS:
    void jumpRequested(hexahedron::StreamId stream, hexahedron::ByteRange range);

private:
    QLabel *m_sentences;
    std::vector<Item> m_targets; ///< of the links, in their order
};

/// What is wrong with the item.
class IssueSection : public Section
{
    Q_OBJECT

public:
    explicit IssueSection(QWidget *parent = nullptr);
    void show(Session &session, const Item &item);

Q_SIGNALS:
    void ruleRequested(const hexahedron::Issue &issue);
    void repairRequested(const hexahedron::Issue &issue);

private:
    void add(const Issue &issue);
    std::vector<QWidget *> m_rows;
};

} // namespace hexahedron
