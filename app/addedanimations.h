#pragma once

#include "core/tree/tree.h"

#include <QObject>
#include <QStringList>

#include <atomic>
#include <memory>
#include <vector>

namespace hexahedron {

class Session;
namespace scene {
struct Scene;
}

/// The scene of an open file with the animations of other files that somebody added to it. They stay as long as the file is
/// open, and play on every new state of it. Files are read in the background.
class AddedAnimations : public QObject
{
    Q_OBJECT

public:
    explicit AddedAnimations(Session *session, QObject *parent = nullptr);
    ~AddedAnimations() override;

    /// The session's scene where nothing was added; null before the first.
    std::shared_ptr<const scene::Scene> scene() const { return m_shown.scene; }
    /// Whose streams the scene is about.
    std::shared_ptr<const Tree> tree() const { return m_shown.tree; }
    /// Whether there is something here that an animation could move.
    bool isPossible() const;

    enum class Wish {
        Add,      ///< and say where that cannot be
        AddOrTell ///< what is no animation is nothing to complain about
    };
    void add(const QString &path, Wish wish = Wish::Add);

Q_SIGNALS:
    void sceneChanged();
    /// What came of it, for people.
    void added(const QString &remark, bool fitsWhole, int firstClip);
    void failed(const QString &why);
    void isNone(const QString &path); ///< it is no animation, see AddOrTell

private:
    struct State ///< of a file
    {
        std::shared_ptr<const Tree> tree;
        std::shared_ptr<const scene::Scene> scene;
    };
    struct Outcome;
    void takeState();
    void start();
    void take(const Outcome &outcome);
    void show(const State &state);

    Session *m_session;
    State m_bare;  ///< without what was added
    State m_shown; ///< with it
    QStringList m_paths;
    std::vector<std::pair<QString, Wish>> m_wanted; ///< one after the other
    std::shared_ptr<std::atomic_bool> m_run;        ///< true when nobody waits for it; null while nothing runs
};

} // namespace hexahedron
