#pragma once

#include "core/check/issue.h"
#include "core/edit/document.h"
#include "core/edit/journal.h"
#include "core/edit/planner.h"
#include "widgets/session/selection.h"

#include <QObject>

#include <functional>
#include <memory>
#include <vector>

namespace hexahedron {

/// One open file with everything that is known about it at the moment: the document, the tree read from its present snapshot,
/// the issues and the scene. Planning, reading, checking and building the scene run in the background; a newer snapshot supersedes
/// an older run. What is done within a few milliseconds is waited for, so that small files do not flicker. Views connect to the
/// signals and ask for what they need; none of them holds a tree longer than until treeChanged().
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
    /// The tree belongs to the present snapshot.
    bool isTreeCurrent() const { return m_tree && m_tree->bytes().isSameSnapshot(m_document->bytes()); }
    std::shared_ptr<const std::vector<Issue>> issues() const { return m_issues; }
    /// Issues belong to an older snapshot while this is true.
    bool isChecking() const;
    std::shared_ptr<const scene::Scene> scene() const { return m_scene; }

    /// How far what is packed may expand. The file is read again when they change.
    void setLimits(const ExpandLimits &limits);

    /// Where unsaved work is kept, so that it survives a crash; empty for nowhere.
    void setJournalFolder(const QString &folder) { m_journalFolder = folder; }
    /// Does again what a journal says was done to this file, as one undo step. False when nothing of it fits.
    bool restore(const JournalContent &content);
    /// Why what is not saved would be lost in a crash, for people. Empty when it would not.
    QString journalTrouble() const { return m_journalTrouble; }
    /// The work is saved or given up: its journal goes.
    void discardJournal();

    /// Every edit of every view comes through here: the plan is judged; one that is refused is explained, one that does more
    /// than was asked is shown first (confirm), one that is clean is applied at once as one undo step.
    void propose(EditPlan plan);
    /// Plans with a planner over the present tree, then proposes. The wish runs in another thread: it must keep what it needs.
    void edit(const QString &title, const std::function<void(Planner &)> &wish);
    /// Raw bytes, at places of the present snapshot; waits for its tree when that is still being read.
    void splice(StreamId stream, const Replacement &replacement, const QString &title = {});
    void repair(const Issue &issue);
    void repairAll(const QStringList &codes = {});
    void undo();
    void redo();
    bool save(const QString &path, const Document::SaveOptions &options, QString *error);
    bool isSaving() const { return m_isSaving; }
    /// Reads the file again from the disk; what was not saved is lost.
    bool reload(QString *error);
    /// Ends what runs in the background and can be ended: planning and saving, not reading.
    void cancel();

    /// Decides on a plan that does more than was asked or creates issues: returns true to apply. Set by the window.
    std::function<bool(const EditPlan &)> confirm;
    /// Explains a refusal to the user. Set by the window.
    std::function<void(const EditPlan &)> explain;

Q_SIGNALS:
    void bytesChanged();  ///< the document has another snapshot; its tree follows
    void treeChanged();   ///< a new snapshot was read; ids and items of the former tree are void
    void issuesChanged(); ///< also when checking begins and ends
    void sceneChanged();
    void modifiedChanged();
    void progress(const QString &what, double fraction); ///< 1 when done; what is empty when nothing runs, < 0: unknown
    void changedOnDisk();                                ///< another program wrote the file
    void editFailed(const QString &reason);
    void editGivenUp(); ///< nothing comes of what was asked for last

private:
    struct Run;
    struct Proposal;
    struct Step ///< what was selected around an undo step, by its place in the document's history
    {
        StreamId stream = 0;
        ByteRange before, after;
    };
    struct Work;
    enum class EditKind : quint8 {
        Wish,
        Typing, ///< in a view that moves its own cursor
        Sum,    ///< of several plans, one on the other
    };

    void start();
    void startCheck(const std::shared_ptr<Run> &run);
    void startScene(const std::shared_ptr<Run> &run, const QString &path);
    void drawSelected();
    void takeTree(const std::shared_ptr<Run> &run);
    void takeIssues(const std::shared_ptr<Run> &run);
    void takeScene(const std::shared_ptr<Run> &run, const std::shared_ptr<const scene::Scene> &scene);
    void prepare(const std::function<EditPlan()> &plan, EditKind kind = EditKind::Wish);
    void settle(const std::shared_ptr<Proposal> &proposal);
    bool mayApply(const EditPlan &plan, EditKind kind);
    bool goesOn(const EditPlan &plan) const;
    void apply(const EditPlan &plan, EditKind kind);
    void moved(ByteRange selected, StreamId stream);
    ByteRange selectionAfter(const EditPlan &plan) const;
    void watchFile();
    void fileTouched();

    bool openJournal(const Bytes &before);
    void append(std::span<const Replacement> step, const QString &title, const Bytes &before);
    void noteStep(std::span<const Replacement> step, const QString &title, const Bytes &before);
    void noteMove(bool isUndo, const Bytes &before);

    ExpandLimits m_limits;
    std::unique_ptr<Document> m_document;
    Selection *m_selection;
    std::shared_ptr<const Tree> m_tree;
    std::shared_ptr<const std::vector<Issue>> m_issues;
    std::shared_ptr<const scene::Scene> m_scene;
    QString m_scenePath; ///< of what holds the file that is drawn; empty for the first that shows something
    std::vector<Step> m_steps;
    size_t m_stepsDone = 0;
    QString m_journalFolder;
    std::unique_ptr<Journal> m_journal;
    QString m_journalTrouble;
    int m_journalUndos = 0; ///< steps that the journal itself can undo and redo
    int m_journalRedos = 0;
    bool m_isSaving = false;
    /// What was typed last, if the user was asked about it: what is typed behind it goes without asking.
    std::optional<std::pair<StreamId, ByteRange>> m_typed;
    std::unique_ptr<Work> m_work; // last: waits for its threads before anything else goes
};

} // namespace hexahedron
