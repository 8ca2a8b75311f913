#pragma once

#include "widgets/hex/hexview.h"
#include "widgets/hex/searchjob.h"

#include <QPointer>
#include <QTimer>
#include <QWidget>

#include <array>
#include <optional>

class QCheckBox;
class QComboBox;
class QHBoxLayout;
class QLabel;
class QLineEdit;
class QProgressBar;
class QToolButton;

namespace hexahedron {

class InputHistory;

/// Finds bytes, text and numbers in a hex view and selects them there. Searching runs in the background on the
/// snapshot that the view shows; if the view shows another one by the time something is found, the search is run
/// again.
class FindBar : public QWidget
{
    Q_OBJECT

public:
    enum class Mode : quint8 { Hex, Utf8, Latin1, I32, U32, I16, U16, F32, F64 };

    explicit FindBar(HexView *view, QWidget *parent = nullptr);
    void setView(HexView *view);

    Mode mode() const;
    void setMode(Mode mode);
    QString text() const;
    void setText(const QString &text);
    /// What the input means now; nothing when it is not complete.
    std::optional<Pattern> pattern() const;
    QSize minimumSizeHint() const override;
    bool isSearching() const { return m_job.isRunning(); }
    QString message() const;
    /// What is said besides when nothing is found: where else it could be.
    void setElsewhere(const QString &sentence) { m_elsewhere = sentence; }

public Q_SLOTS:
    /// Shows the bar, ready to type; a short selection in the view becomes what to look for.
    void activate();
    void findNext();
    void findPrevious();
    void countMatches();
    void cancel();

Q_SIGNALS:
    void found(hexahedron::ByteRange range);
    void searchEnded();
    void closed();

protected:
    void keyPressEvent(QKeyEvent *event) override;
    void hideEvent(QHideEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;

private:
    void build();
    void modeChanged();
    void inputChanged();
    void start(SearchJob::Task task);
    void finish(const SearchJob::Result &result);
    void showSearching(bool searching);
    void placeExtras();
    int comfortableWidth() const;
    void showMessage(const QString &text);
    double tolerance() const;
    void takeSelection();

    QPointer<HexView> m_view;
    QHBoxLayout *m_row = nullptr;
    QHBoxLayout *m_below = nullptr;
    QWidget *m_extras = nullptr; ///< what may stand below the row
    std::array<QWidget *, 4> m_options{};
    QComboBox *m_mode = nullptr;
    QLineEdit *m_text = nullptr;
    InputHistory *m_history = nullptr;
    QString m_elsewhere;
    QLineEdit *m_tolerance = nullptr;
    QCheckBox *m_matchCase = nullptr;
    QLabel *m_message = nullptr;
    QProgressBar *m_progress = nullptr;
    QToolButton *m_next = nullptr;
    QToolButton *m_previous = nullptr;
    QToolButton *m_count = nullptr;
    QToolButton *m_stop = nullptr;

    SearchJob m_job;
    QTimer m_progressTimer;
    Bytes m_searched; ///< the snapshot of the running search
    SearchJob::Task m_task = SearchJob::Task::FindNext;
    qint64 m_patternLength = 0;
    ByteRange m_lastFound; ///< going on from here means behind its first byte
};

/// Half a unit of the last digit behind the point: "0.333" means everything that is written so when rounded.
double toleranceAsTyped(const QString &number);

} // namespace hexahedron
