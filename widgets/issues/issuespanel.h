#pragma once

#include "core/recovery/causes.h"
#include "widgets/session/selection.h"

#include <QWidget>

#include <array>
#include <memory>

class QAction;
class QHBoxLayout;
class QLabel;
class QLineEdit;
class QModelIndex;
class QProgressBar;
class QPushButton;
class QStackedWidget;
class QSplitter;
class QTextBrowser;
class QToolButton;
class QTreeView;
class QVBoxLayout;

namespace hexahedron {

class IssuesFilter;
class IssuesModel;
class StateMark;

/// The issues of a file: what, where, why it matters and what would mend it. Changes nothing itself.
class IssuesPanel final : public QWidget
{
    Q_OBJECT

public:
    explicit IssuesPanel(Selection *selection, QWidget *parent = nullptr);
    ~IssuesPanel() override;

    /// Null as long as nothing has been checked. With the tree in which they were found all places of an issue can be gone to;
    /// with their cause they stand below it.
    void setIssues(std::shared_ptr<const std::vector<Issue>> issues, std::shared_ptr<const Tree> tree = nullptr,
                   std::shared_ptr<const Causes> causes = nullptr);
    /// While checking, issues that are shown belong to an older state: they are greyed and cannot be repaired.
    void setChecking(bool checking);
    /// Why finding nothing says nothing about this file; empty when it says that the file is fine.
    void setUncheckable(const QString &why);
    /// Why there is nothing that repairing all could do; empty when there is.
    static QString whyNothingIsRepaired(const std::vector<Issue> *issues, bool hasCauses);
    /// What a repair could not bring back: a file without issues is not whole then. `mended`: what is not as it was.
    void setMissing(const QString &what, const QString &mended = {});
    void setProgress(double fraction);

    /// To the next place of an issue and its bytes, in the order of the list, from the last to the first.
    QAction *nextAction() const { return m_next; }
    QAction *previousAction() const { return m_previous; }
    /// Of the value that the current row is about.
    QAction *editAction() const { return m_edit; }
    QTreeView *table() const { return m_table; }
    const Issue *currentIssue() const;
    /// The cause or explanation that is the current row; null on issues.
    const Cause *currentCause() const;
    /// As small as it gets with the buttons below the list.
    QSize minimumSizeHint() const override;
    /// Also when the panel is not seen.
    void goTo(int by);

Q_SIGNALS:
    void repairRequested(const hexahedron::Issue &issue);
    /// Somebody wants to write another value there himself.
    void editRequested(const hexahedron::Item &item);
    /// The edit that undoes a cause.
    void planRequested(const hexahedron::EditPlan &plan);
    /// All of these kinds, or of every kind when there are none.
    void repairAllRequested(const QStringList &codes);
    /// Somebody wants to read the rule.
    void ruleRequested(const hexahedron::Issue &issue);
    /// What it means in general.
    void meaningRequested(const hexahedron::Issue &issue);
    /// Double-clicked: somebody wants to see the place.
    void revealRequested(const hexahedron::Issue &issue);

protected:
    void resizeEvent(QResizeEvent *event) override;
    void changeEvent(QEvent *event) override;
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void build();
    QWidget *buildTop();
    QWidget *buildTable();
    QWidget *buildState();
    void updateState();
    void updateCounts();
    void updateDetails();
    void fitColumns();
    void placeButtons();
    void showMenu(const QPoint &place);
    void updateButtons();
    void repairCurrent();
    void repairKind();
    Item currentItem() const;
    QString whyNotRepaired() const;
    QString whyNotEdited() const;
    void selectBytes();
    void follow(StreamId stream, ByteRange range);
    QModelIndex rowBeside(const QModelIndex &index, int by) const;
    QModelIndex issueBeside(const QModelIndex &index, int by) const;
    void restoreCurrent(const QString &code, const QString &path, int row);
    void openExplanations();
    QString detailsOf(const Issue &issue) const;
    QString detailsOf(const Cause &cause) const;
    void copy();
    QString stateText() const;
    QString placesText(const Issue &issue) const;

    Selection *m_selection;
    IssuesModel *m_model;
    IssuesFilter *m_filter;
    std::shared_ptr<const std::vector<Issue>> m_issues;
    QString m_uncheckable, m_missing, m_mended;
    bool m_isChecking = false;
    bool m_isQuiet = false; ///< the row changes because the list does

    std::array<QToolButton *, 3> m_severities{};
    QLineEdit *m_text = nullptr;
    QPushButton *m_repairAll = nullptr;
    QProgressBar *m_progress = nullptr;
    QStackedWidget *m_pages = nullptr;
    QTreeView *m_table = nullptr;
    std::vector<int> m_widths; ///< of its columns
    QSplitter *m_splitter = nullptr;
    QWidget *m_explanation = nullptr; // of the current issue
    QWidget *m_buttons = nullptr;     // that mend it
    QHBoxLayout *m_top = nullptr;
    QVBoxLayout *m_page = nullptr;
    QAction *m_copy = nullptr;
    QAction *m_edit = nullptr;
    QTextBrowser *m_details = nullptr;
    QPushButton *m_repair = nullptr;
    QPushButton *m_repairKind = nullptr;
    StateMark *m_mark = nullptr;
    QLabel *m_stateText = nullptr;
    QLabel *m_missingText = nullptr; ///< below what is listed
    QAction *m_next = nullptr;
    QAction *m_previous = nullptr;
};

} // namespace hexahedron
