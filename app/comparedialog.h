#pragma once

#include "core/edit/editplan.h"
#include "core/report/difference.h"

#include <QDialog>

#include <array>

class QCheckBox;
class QLabel;
class QProgressBar;
class QSplitter;
class QToolButton;

namespace hexahedron {

class CompareBytes;
class CompareTrees;
class PreviewWidget;

/// A file before and after an edit, side by side: bytes, structure and model. Changes nothing.
class CompareDialog final : public QDialog
{
    Q_OBJECT

public:
    /// `tree` is the one that was planned on.
    CompareDialog(const EditPlan &plan, std::shared_ptr<const Tree> tree, QWidget *parent = nullptr);
    ~CompareDialog() override;

    CompareBytes *bytes() const { return m_bytes; }
    CompareTrees *trees() const { return m_trees; }
    PreviewWidget *modelBefore() const { return m_models[0]; }
    PreviewWidget *modelAfter() const { return m_models[1]; }

    QSize sizeHint() const override { return {1320, 860}; }

Q_SIGNALS:
    void compared(); ///< everything is shown, but the models are still being prepared

private:
    struct Run;

    void build(const QString &title);
    QCheckBox *addPart(const QString &name, QWidget *part);
    void start(const EditPlan &plan);
    void take(const std::shared_ptr<Run> &run);
    void showModels(const Run &run);
    QString headingOf(const QString &side, const Bytes &bytes, const std::vector<Issue> &issues) const;

    std::shared_ptr<const Tree> m_tree;
    std::shared_ptr<Run> m_run;
    QLabel *m_title = nullptr;
    QProgressBar *m_progress = nullptr;
    std::array<QLabel *, 2> m_headings{};
    QWidget *m_switches = nullptr;
    QSplitter *m_parts = nullptr;
    CompareBytes *m_bytes = nullptr;
    CompareTrees *m_trees = nullptr;
    QWidget *m_modelPart = nullptr;
    std::array<PreviewWidget *, 2> m_models{};
    QCheckBox *m_modelSwitch = nullptr;
    QToolButton *m_previous = nullptr;
    QToolButton *m_next = nullptr;
};

} // namespace hexahedron
