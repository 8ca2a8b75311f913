#pragma once

#include "widgets/tree/treefilter.h"

#include <QTimer>
#include <QWidget>

class QAction;
class QLabel;
class QLineEdit;
class QProgressBar;
class QPushButton;
class QToolButton;

namespace hexahedron {

/// The line above a tree in which somebody writes what to look for. Searches in the background as soon as typing pauses.
class FilterBar final : public QWidget
{
    Q_OBJECT

public:
    explicit FilterBar(QWidget *parent = nullptr);

    /// Searches the new tree for the same words.
    void setTree(std::shared_ptr<const Tree> tree);
    /// What is wrong with that tree; null as long as nobody knows.
    void setIssues(std::shared_ptr<const std::vector<Issue>> issues);
    bool isActive() const;
    QString text() const;
    void setText(const QString &text);
    void takeFocus();
    /// "3 of 17", or how many there are.
    void showHits(const FilterResult &result, std::optional<size_t> current);
    QAction *nextAction() const { return m_next; }
    QAction *previousAction() const { return m_previous; }

Q_SIGNALS:
    /// Null when nothing is looked for any more.
    void found(std::shared_ptr<const hexahedron::FilterResult> result);
    /// Nothing more was found than what is shown.
    void confirmed(std::shared_ptr<const hexahedron::FilterResult> result);
    void leaveRequested();                   ///< down into the tree
    void listRequested(const QString &text); ///< all hits, with their values, below one another

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;
    void changeEvent(QEvent *event) override;

private:
    void search(bool inAllLists = false);
    void stop();
    void take(const std::shared_ptr<const FilterResult> &result);
    void showError(const QString &error);
    void updateProgress();
    void build();
    void fitPlaceholder();

    std::shared_ptr<const Tree> m_tree;
    std::shared_ptr<const std::vector<Issue>> m_issues;
    TreeFilter m_filter;
    QTimer m_pause;
    QTimer m_ticks;
    QLineEdit *m_line;
    QWidget *m_results;
    QPushButton *m_lookAtAll;
    QLabel *m_message;
    QProgressBar *m_progress;
    QToolButton *m_stop;
    QToolButton *m_list;
    QAction *m_next;
    QAction *m_previous;
    bool m_isError = false;
    bool m_wantsIssues = false; ///< what is looked for stands at findings
    qint64 m_foundBefore = -1;  ///< elsewhere than in lists; -1: not told
};

} // namespace hexahedron
