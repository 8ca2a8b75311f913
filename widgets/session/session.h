#pragma once

#include "core/check/issue.h"
#include "core/edit/document.h"
#include "core/edit/planner.h"
#include "widgets/session/selection.h"

#include <QObject>

#include <functional>
#include <memory>
#include <vector>

namespace hexahedron {

/// One open file with everything that is known about it at the moment: the document, the tree read from its present snapshot,
/// the issues and the scene. Reading, checking and building the scene run in the background; a newer snapshot supersedes an
/// older run. Views connect to the signals and ask for what they need; none of them holds a tree longer than until treeChanged().
class Session : public QObject
{
    Q_OBJECT

public:
    explicit Session(std::unique_ptr<Document> document, QObject *parent = nullptr);
    ~Session() override;

    const Document &document() const { return *m_document; }
    Selection *selection() const { return m_selection; }
    /// Null until the first reading is done.
    std::shared_ptr<const Tree> tree() const { return m_tree; }
    std::shared_ptr<const std::vector<Issue>> issues() const { return m_issues; }
    /// Issues belong to an older snapshot while this is true.
    bool isChecking() const;
    std::shared_ptr<const scene::Scene> scene() const { return m_scene; }

    /// Every edit of every view comes through here: the plan is judged; one that is refused is explained, one that does more
    /// than was asked is shown first (planShown), one that is clean is applied at once as one undo step.
    void propose(EditPlan plan);
    /// Plans with a planner over the present tree, then proposes.
    void edit(const QString &title, const std::function<void(Planner &)> &wish);
    void repair(const Issue &issue);
    void repairAll(const QStringList &codes = {});
    void undo();
    void redo();
    bool save(const QString &path, const Document::SaveOptions &options, QString *error);

    /// Decides on a plan that does more than was asked or creates issues: returns true to apply. Set by the window.
    std::function<bool(const EditPlan &)> confirm;
    /// Explains a refusal to the user. Set by the window.
    std::function<void(const EditPlan &)> explain;

Q_SIGNALS:
    void treeChanged();   ///< a new snapshot was read; ids and items of the former tree are void
    void issuesChanged(); ///< also when checking begins and ends
    void sceneChanged();
    void modifiedChanged();
    void progress(const QString &what, double fraction); ///< 1 when done; what is empty when nothing runs

private:
    struct Work;
    void bytesChanged();

    std::unique_ptr<Document> m_document;
    Selection *m_selection;
    std::shared_ptr<const Tree> m_tree;
    std::shared_ptr<const std::vector<Issue>> m_issues;
    std::shared_ptr<const scene::Scene> m_scene;
    std::unique_ptr<Work> m_work;
};

} // namespace hexahedron
