#pragma once

#include "core/find/searchterms.h"
#include "widgets/hex/hexview.h"
#include "widgets/hex/searchjob.h"

#include <QPointer>
#include <QTimer>
#include <QWidget>

class QComboBox;
class QHBoxLayout;
class QLabel;
class QLineEdit;
class QMenu;
class QProgressBar;
class QToolButton;

namespace hexahedron {

class InputHistory;
class SavedSearches;

/// Finds bytes, text, regular expressions and numbers in a hex view and selects them there. Searching runs in the background on the
/// snapshot that the view shows; if the view shows another one by the time something is found, the search is run again. To list
/// all matches, or to replace some, it asks its owner.
class FindBar : public QWidget
{
    Q_OBJECT

public:
    using Kind = SearchTerms::Kind;

    explicit FindBar(HexView *view, QWidget *parent = nullptr);
    /// In which it searches from now on.
    void setView(HexView *view);

    SearchTerms terms() const;
    void setTerms(const SearchTerms &terms);
    void setKind(Kind kind);
    void setText(const QString &text);
    QString text() const;
    SearchScope scope() const;
    void setScope(SearchScope scope);
    /// What "in the selection" means now: a match that was gone to from a selection does not take its place.
    ByteRange selectionMeant() const;
    QString replacement() const;
    bool showsReplacement() const;
    QSize minimumSizeHint() const override;
    bool isSearching() const { return m_job.isRunning(); }
    QString message() const;
    void showMessage(const QString &text);
    /// What is said besides when nothing is found: where else it could be.
    void setElsewhere(const QString &sentence) { m_elsewhere = sentence; }

public Q_SLOTS:
    /// Shows the bar, ready to type; a short selection in the view becomes what to look for.
    void activate();
    void activateInFolder();
    void activateReplacing();
    void activateStrings();
    void findNext();
    void findPrevious();
    void findAll();
    void replace();
    void replaceAll();
    void cancel();

Q_SIGNALS:
    void found(hexahedron::ByteRange range);
    void searchEnded();
    void closed();
    void findAllRequested(const hexahedron::SearchTerms &terms, hexahedron::SearchScope scope);
    void replaceRequested(const hexahedron::SearchTerms &terms, hexahedron::ByteRange match, const QByteArray &bytes);
    void replaceAllRequested(const hexahedron::SearchTerms &terms, hexahedron::SearchScope scope, const QString &by);

protected:
    void keyPressEvent(QKeyEvent *event) override;
    void hideEvent(QHideEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;

private:
    void build();
    void buildOptions();
    void buildReplacing();
    QToolButton *addToggle(const QString &text, const QString &toolTip);
    void kindChanged();
    void inputChanged();
    void start(SearchJob::Task task);
    void finish(const SearchJob::Result &result);
    void showSearching(bool searching);
    void placeMessage();
    void setReplacing(bool isReplacing);
    void takeScope(bool isReplacing);
    void takeSelection();
    void leave();
    void forgetStrings();

    QPointer<HexView> m_view;
    QHBoxLayout *m_row = nullptr;
    QHBoxLayout *m_optionRow = nullptr;
    QHBoxLayout *m_messageRow = nullptr; ///< where there is no room beside the options
    QWidget *m_options = nullptr;
    QWidget *m_replaceRow = nullptr;
    QComboBox *m_kind = nullptr;
    QLineEdit *m_text = nullptr;
    QLineEdit *m_by = nullptr; ///< what is written instead
    InputHistory *m_history = nullptr;
    InputHistory *m_byHistory = nullptr;
    SavedSearches *m_saved = nullptr;
    QString m_elsewhere;
    QComboBox *m_encoding = nullptr;
    QComboBox *m_number = nullptr;
    QComboBox *m_scope = nullptr;
    QComboBox *m_where = nullptr; ///< strings are looked for
    QToolButton *m_bigEndian = nullptr;
    QToolButton *m_matchCase = nullptr;
    QToolButton *m_wholeWords = nullptr;
    QLabel *m_message = nullptr;
    QProgressBar *m_progress = nullptr;
    QToolButton *m_next = nullptr;
    QToolButton *m_previous = nullptr;
    QToolButton *m_all = nullptr;
    QToolButton *m_replace = nullptr;
    QToolButton *m_replaceAll = nullptr;
    QToolButton *m_stop = nullptr;

    SearchJob m_job;
    QTimer m_progressTimer;
    Bytes m_searched; ///< the snapshot of the running search
    SearchJob::Task m_task = SearchJob::Task::FindNext;
    ByteRange m_lastFound;                      ///< going on from here means behind its first byte
    ByteRange m_selectedBefore;                 ///< when it was last searched from what is no match
    bool m_isScopeTaken = false;                ///< from what was selected, not chosen
    bool m_goesOn = false;                      ///< to the next when what was asked for is replaced
    std::optional<qint64> m_behind;             ///< what was put in: the search that goes on begins there
    std::optional<SearchTerms> m_beforeStrings; ///< what stood here when strings were asked for
};

} // namespace hexahedron
