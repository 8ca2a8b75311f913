#pragma once

#include "core/bytes/bytes.h"

#include <QObject>

class QLabel;
class QMenu;
class QProgressBar;
class QStatusBar;
class QToolButton;

namespace hexahedron {

class DocumentPage;
struct HexForm;

/// What the status bar says: place, length and path of the selection, mode, and what runs in the background.
class StatusLine : public QObject
{
    Q_OBJECT

public:
    explicit StatusLine(QStatusBar *bar);
    /// Null when nothing is open.
    void show(const DocumentPage *page);
    void showProgress(const QString &what, double fraction);
    /// How bytes look, chosen at the button that says it.
    void setLookMenu(QMenu *menu);
    void openLookMenu();

Q_SIGNALS:
    void modeClicked();
    void paneClicked();
    void cancelClicked();

private:
    static QString formName(const HexForm &form);
    static QString lengthText(ByteRange selected, const Bytes &shown, const Bytes &file);

    QLabel *m_path;
    QLabel *m_offset;
    QLabel *m_length;
    QLabel *m_modified;
    QLabel *m_unsafe; ///< what is not saved would be lost in a crash
    QToolButton *m_look;
    QToolButton *m_pane;
    QToolButton *m_mode;
    QLabel *m_task;
    QProgressBar *m_progress;
    QToolButton *m_cancel;
};

} // namespace hexahedron
