#pragma once

#include "core/salvage/rescue.h"

#include <QDialog>
#include <QTimer>

class QCheckBox;
class QLabel;
class QLineEdit;
class QProgressBar;
class QPushButton;
class QTreeWidget;

namespace hexahedron {

/// What still can be read of a file, each find with a tick, and a folder into which they go. Searching and writing run in the
/// background; the dialog closes when all is written.
class SalvageDialog final : public QDialog
{
    Q_OBJECT

public:
    /// `path` is what the bytes are called, `limits` how far packed ones may expand.
    SalvageDialog(const Bytes &file, const QString &path, const ExpandLimits &limits, QWidget *parent = nullptr);
    ~SalvageDialog() override;

    /// What was written.
    struct Outcome
    {
        QString folder;
        QStringList files; ///< with their paths, in the order of the list
        int repaired = 0;
        int damaged = 0;     ///< in which errors are left
        QStringList missing; ///< what is lost of them, for people
        QString error;       ///< why it ended early
    };
    const Outcome &outcome() const { return m_outcome; }

    QSize sizeHint() const override { return {820, 520}; }

private:
    struct Run;

    void build();
    void search();
    void fill();
    void write();
    void showProgress();
    void start(const std::function<void(Run &)> &work, void (SalvageDialog::*then)(Run &));
    void searched(Run &run);
    void written(Run &run);
    void tickAll(bool isTicked);
    void chooseFolder();
    void updateState();
    int foundRows() const;
    std::vector<bool> ticks() const;

    Bytes m_file;
    QString m_path;
    ExpandLimits m_limits;
    std::shared_ptr<const salvage::Survey> m_survey; ///< null while it is searched
    std::shared_ptr<Run> m_run;                      ///< null when nothing is going on
    Outcome m_outcome;
    QString m_trouble;
    QTimer m_timer;
    bool m_isFilling = false;

    QLabel *m_title = nullptr;
    QProgressBar *m_progress = nullptr;
    QTreeWidget *m_list = nullptr;
    QLabel *m_detail = nullptr;
    QLabel *m_rest = nullptr;
    QPushButton *m_all = nullptr;
    QPushButton *m_none = nullptr;
    QCheckBox *m_withRest = nullptr;
    QLineEdit *m_folder = nullptr;
    QPushButton *m_choose = nullptr;
    QPushButton *m_salvage = nullptr;
};

} // namespace hexahedron
