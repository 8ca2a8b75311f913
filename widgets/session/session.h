#pragma once

#include "core/bytes/alignment.h"
#include "core/check/issue.h"
#include "core/edit/document.h"
#include "core/edit/journal.h"
#include "core/edit/planner.h"
#include "core/formats/otheranimations.h"
#include "core/recovery/causes.h"
#include "core/scene/scene.h"
#include "widgets/session/seenbytes.h"
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
    /// What views show: those of the document, or what they would be by what is being tried out. Tree and issues are of these.
    const Bytes &bytes() const;
    Selection *selection() const { return m_selection; }
    /// Null until the first reading is done.
    std::shared_ptr<const Tree> tree() const { return m_tree; }
    /// That of the document, whatever is tried out: what the scene is made of.
    std::shared_ptr<const Tree> documentTree() const;
    /// The tree belongs to the present snapshot.
    bool isTreeCurrent() const { return m_tree && m_tree->bytes().isSameSnapshot(bytes()); }
    std::shared_ptr<const std::vector<Issue>> issues() const { return m_issues; }
    /// What the issues may follow from; null as long as that is not known, and where nothing is broken.
    std::shared_ptr<const Causes> causes() const { return m_causes; }
    /// Why the present snapshot could not be read, checked or drawn, for people; empty when it could, or may still.
    const QString &trouble() const { return m_trouble; }
    /// What repairs made readable, but could not bring back, for people; empty where nothing is known to be lost.
    QString missing() const;
    struct Mending ///< what repairs have made of a snapshot in one step
    {
        Bytes before, after;
        QString title;
        QStringList packed = {};  ///< paths of what was written in packed content
        QString missing = {};     ///< what stays lost, for people
        QStringList madeUp = {};  ///< texts
        QStringList removed = {}; ///< how much of what the format describes went, for people
        qint64 removedAt = 0;     ///< where the first of it was, in `before`
    };
    /// Those since the file was read that are not undone, the first first.
    std::vector<Mending> mendings() const;
    /// Issues belong to an older snapshot while this is true.
    bool isChecking() const;
    /// Null until the first one has been made; an empty one where nothing can be drawn.
    std::shared_ptr<const scene::Scene> scene() const { return m_scene; }
    /// The scene belongs to the present snapshot, too: it comes a while after its tree.
    bool isSceneCurrent() const;

    /// What the scene has of other files may be another thing now.
    void drawAgain();

    /// The file is read as one of this format from now on, whatever it looks like.
    void readAs(const Format &format);
    /// How far what is packed may expand. The file is read again when they change.
    void setLimits(const ExpandLimits &limits);

    /// Where unsaved work is kept, so that it survives a crash; empty for nowhere. What is no file yet is kept for `likelyPath`.
    void setJournalFolder(const QString &folder, const QString &likelyPath = {});
    /// Why a journal cannot be done again here; empty when it can: the file must be what it was recorded on, at `least`
    /// so sure, not edited since, and not written by another program.
    QString whyNotRestored(const JournalContent &content, JournalBase::Match least = JournalBase::Match::Same) const;
    /// Does again what a journal says was done to this file, as one undo step, and goes on with that journal. False with
    /// the reason when nothing of it fits, when the document was edited already, or while another program writes the journal.
    bool restore(const QString &journalPath, QString *error, JournalBase::Match least = JournalBase::Match::Same);
    /// Why what is not saved would be lost in a crash, for people. Empty when it would not.
    QString journalTrouble() const { return m_journalTrouble.isEmpty() ? m_baseTrouble : m_journalTrouble; }
    /// The work is saved or given up: its journal goes.
    void discardJournal();

    /// Every edit of every view comes through here: the plan is judged; one that is refused is explained, one that does more
    /// than was asked is shown first (confirm), one that is clean is applied at once as one undo step.
    void propose(EditPlan plan);
    /// Plans with a planner over the present tree, then proposes. The wish runs in another thread: it must keep what it needs.
    void edit(const QString &title, const std::function<void(Planner &)> &wish);
    /// The same for what was seen while it was dragged: when only computed values follow, nobody is asked.
    void editByHand(const std::function<void(Planner &)> &wish);
    /// Shows what would come of a wish while it is being dragged: bytes, tree and issues, not the scene. The document, its steps and its
    /// journal stay as they are. It is planned, read and checked in the background; of wishes that come faster the newest one counts.
    /// Until editByHand() or endTrial(); nothing else can be edited meanwhile.
    void tryOut(const std::function<void(Planner &)> &wish);
    bool isTrying() const { return m_trial != nullptr; }
    /// There is something that is not on the disk, in the document or in what is tried out.
    bool isModified() const { return m_document->isModified() || !bytes().isSameSnapshot(m_document->bytes()); }
    /// What the document is, is shown again.
    void endTrial();
    /// Raw bytes, at places of the present snapshot; waits for its tree when that is still being read.
    void splice(StreamId stream, const Replacement &replacement, const QString &title = {});
    /// Runs `task` when nothing is being planned and the tree is that of the present snapshot: at once, or when it has come to that.
    void onceSettled(const std::function<void()> &task);
    /// The same for what belongs to a place in the bytes that somebody saw. Where they are others now it is not done, and that is said.
    void onceSettled(const SeenBytes &seen, const std::function<void()> &task);
    void repair(const Issue &issue);
    /// Applies repairs that the user has agreed to.
    void repairAll(const EditPlan &plan);
    void undo();
    void redo();
    using Saved = std::function<void(const Document::SaveOutcome &)>;
    /// Writes the present snapshot in the background and then calls `done` in this thread. What is done to the document
    /// meanwhile is not saved: it stays modified, and in the journal. A save that is asked for during another follows it.
    void save(const QString &path, const Document::SaveOptions &options = {}, const Saved &done = {});
    bool isSaving() const;
    /// An edit that was asked for takes a moment; it is not in the document yet. What is saved meanwhile waits for it.
    bool isPlanning() const;
    /// Somebody is asked about a plan.
    bool isAsking() const { return m_isAsking; }
    /// What is here counts as not saved (Document::keep()).
    void keep(const std::optional<FileVersion> &instead = {});
    /// How the file on disk differs from what is here.
    struct Comparison
    {
        QString error; ///< why the file cannot be read
        std::optional<FileVersion> version;
        std::shared_ptr<const Tree> there;
        Bytes here;
        std::vector<AlignedPart> parts;    ///< of what is there and what is here
        std::optional<qint64> errorsThere; ///< issues of that severity; nothing for files that take long to check
        std::optional<qint64> errorsHere;
    };
    /// Reads both in the background and then calls `done` in this thread.
    void compareWithDisk(const std::function<void(const Comparison &)> &done);
    /// All bytes become others, as one step that can be undone.
    void replaceAll(const Bytes &bytes, const QString &title);
    /// Reads the file again from the disk: a step that can be undone (Document::readAgain()). Not while it is being saved.
    bool reload(QString *error);
    /// Ends what runs in the background and can be ended: planning, saving and looking for causes, not reading.
    void cancel();

    /// Decides on a plan that does more than was asked or creates issues: returns true to apply. Set by the window.
    /// It may put in another plan, such as one from onlyAsked().
    std::function<bool(EditPlan &)> confirm;
    /// While confirm() runs: makes a plan of the wish alone, without what follows from it, and judges it in the background; then
    /// calls its argument in this thread, unless confirm() has ended. Null where there is no such plan.
    using Planned = std::function<void(const EditPlan &)>;
    const std::function<void(const Planned &)> &onlyAsked() const { return m_onlyAsked; }
    /// Explains a refusal to the user. Set by the window.
    std::function<void(const EditPlan &)> explain;
    /// What is in other files, as far as they are open. Set by the window.
    std::function<OpenFiles()> openFiles;

Q_SIGNALS:
    void bytesChanged();  ///< bytes() is another snapshot; its tree follows
    void treeChanged();   ///< a new snapshot was read; ids and items of the former tree are void
    void issuesChanged(); ///< also when checking begins and ends
    void causesChanged(); ///< known now; with new issues they are not, which issuesChanged() says
    void sceneChanged();
    void modifiedChanged();
    void savingEnded(); ///< nothing is being saved any more; after `done` of the last one
    void progress(const QString &what, double fraction); ///< 1 when done; what is empty when nothing runs, < 0: unknown
    void changedOnDisk();                                ///< another program wrote the file
    void editFailed(const QString &reason);
    void declined();    ///< the user has said no to what comes of it; editGivenUp() follows
    void editGivenUp(); ///< nothing comes of what was asked for last
    void troubled();    ///< trouble() is another one

private:
    struct Run;
    struct Trial;
    struct Proposal;
    struct Save;
    struct Step ///< what was selected around an undo step, by its place in the document's history
    {
        StreamId stream = 0;
        ByteRange before, after;
        bool isReading = false; ///< of the file once more: it may be of another format
        int records = 1;        ///< that the journal has of it
        QString missing = {};   ///< EditPlan::missing; then it is a mending, too
        std::optional<Mending> mending = {};
    };
    struct Typed ///< one byte that was typed or removed by a key
    {
        StreamId stream = 0;
        Replacement replacement;
    };
    struct Work;
    enum class EditKind : quint8 {
        Wish,
        Typing,   ///< in a view that moves its own cursor
        Dragging, ///< in a view that shows what comes of it
        Sum,      ///< of several plans, one on the other
        Restored, ///< what the journal has already
    };

    using Task = std::function<void()>;
    using Failed = std::function<void(const QString &why)>;
    template<typename Urgency>
    void inBackground(Urgency urgency, const Task &task, const Failed &failed);
    void setTrouble(const std::shared_ptr<Run> &run, const QString &trouble);
    void planOnlyAsked(const std::shared_ptr<Proposal> &proposal, const Planned &done);
    void start();
    void startCheck(const std::shared_ptr<Run> &run);
    void startCauses(const std::shared_ptr<Run> &run);
    void startScene(const std::shared_ptr<Run> &run, const QString &path);
    void drawSelected();
    bool keepStreams(const Tree &before);
    void takeTree(const std::shared_ptr<Run> &run);
    void takeIssues(const std::shared_ptr<Run> &run);
    void takeCauses(const std::shared_ptr<Run> &run, const std::shared_ptr<const Causes> &causes);
    void takeScene(const std::shared_ptr<Run> &run, const std::shared_ptr<const scene::Scene> &scene);
    /// Makes a plan, with what follows from the wish or without.
    using PlanFunction = std::function<EditPlan(bool withFixUps)>;
    void prepare(const PlanFunction &plan, EditKind kind = EditKind::Wish, bool canBeOnlyAsked = false);
    void edit(const QString &title, const std::function<void(Planner &)> &wish, EditKind kind);
    void settle(const std::shared_ptr<Proposal> &proposal);
    bool mayApply(EditPlan &plan, EditKind kind);
    bool goesOn(const EditPlan &plan) const;
    bool joinsLast(const std::optional<Typed> &typed) const;
    static std::optional<Mending> mendingOf(const EditPlan &plan);
    static std::optional<Typed> typedIn(const EditPlan &plan, EditKind kind);
    static bool keepsPlaces(const EditPlan &plan, StreamId stream);
    void apply(const EditPlan &plan, EditKind kind);
    void replaceAll(const Bytes &bytes, const QString &title, EditKind kind);
    void moved(ByteRange selected, StreamId stream);
    static ByteRange selectionAfter(const EditPlan &plan, StreamId stream, ByteRange selected);
    void planTrial();
    void readTrial(const std::shared_ptr<Proposal> &proposal);
    void showTrial(const std::shared_ptr<Run> &run, ByteRange selected);
    void checkTrial();
    void stopTrial();
    std::unique_ptr<Trial> leaveTrial();
    void goOn();
    void startSaving();
    void takeSaved(const std::shared_ptr<Save> &save);
    void watchFile();
    void fileTouched();

    bool openJournal(const Bytes &before);
    bool openWholeJournal(const Bytes &bytes);
    QString journalPath() const;
    void putAside();
    void keepBase();
    void append(std::span<const Replacement> step, const QString &title, const Bytes &before);
    void collapseJournal();
    void noteStep(std::span<const Replacement> step, const QString &title, const Bytes &before);
    void noteMove(bool isUndo, const Bytes &before, int records);
    void restartJournal();

    ExpandLimits m_limits;
    const Format *m_format = nullptr; ///< that somebody has chosen; null: what the file looks like
    std::unique_ptr<Document> m_document;
    Selection *m_selection;
    std::shared_ptr<const Tree> m_tree;
    std::shared_ptr<const std::vector<Issue>> m_issues;
    std::shared_ptr<const Causes> m_causes;
    std::shared_ptr<const scene::Scene> m_scene;
    QString m_scenePath; ///< of what holds the file that is drawn; empty for the first that shows something
    std::vector<Step> m_steps;
    size_t m_stepsDone = 0;
    QString m_journalFolder;
    QString m_likelyPath;
    std::unique_ptr<Journal> m_journal;
    QString m_journalTrouble;
    QString m_baseTrouble;  ///< why the bytes that the journal starts from are only in the file
    int m_journalUndos = 0; ///< steps that the journal itself can undo and redo
    int m_journalRedos = 0;
    bool m_isTelling = false; ///< of a new tree: what is wished meanwhile waits until every view has it
    bool m_isAsking = false;  ///< what is wished meanwhile was wished before the answer: nothing comes of it
    std::function<void(const Planned &)> m_onlyAsked;
    QString m_trouble;
    /// What was typed last, if the user was asked about it: what is typed behind it goes without asking.
    std::optional<std::pair<StreamId, ByteRange>> m_typed;
    /// What the present snapshot came from: what is typed behind it is undone with it.
    std::optional<Typed> m_lastTyped;
    std::unique_ptr<Trial> m_trial; ///< while something is tried out
    std::unique_ptr<Work> m_work;   // last: waits for its threads before anything else goes
};

} // namespace hexahedron
