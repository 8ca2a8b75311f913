#include "app/addedanimations.h"

#include "widgets/session/background.h"
#include "widgets/session/session.h"

#include <utility>

namespace hexahedron {

struct AddedAnimations::Outcome
{
    State state;
    std::optional<AddedAnimation> last; ///< of the file that is new
    int firstClip = 0;                  ///< of that file
    std::shared_ptr<const scene::Scene> without;
};

AddedAnimations::AddedAnimations(Session *session, QObject *parent)
    : QObject(parent)
    , m_session(session)
{
    connect(session, &Session::sceneChanged, this, &AddedAnimations::takeState);
    takeState(); // small files are read at once
}

AddedAnimations::~AddedAnimations()
{
    if (m_run)
        *m_run = true;
}

bool AddedAnimations::isPossible() const
{
    return m_shown.scene && !m_shown.scene->meshes.empty();
}

void AddedAnimations::add(const QString &path, Wish wish)
{
    m_wanted.emplace_back(path, wish);
    if (!m_run)
        start();
}

void AddedAnimations::takeState()
{
    m_bare = {m_session->documentTree(), m_session->scene()};
    if (m_run)
        *m_run = true;
    m_run = nullptr;
    if (m_paths.isEmpty())
        show(m_bare);
    start();
}

void AddedAnimations::start()
{
    if (!m_bare.scene || (m_paths.isEmpty() && m_wanted.empty()))
        return;
    auto outcome = std::make_shared<Outcome>();
    outcome->state = m_bare;
    m_run = std::make_shared<std::atomic_bool>(false);
    const auto work = [outcome, run = m_run, paths = m_paths,
                       wanted = m_wanted.empty() ? QString() : m_wanted.front().first,
                       others = m_session->openFiles ? m_session->openFiles() : OpenFiles()] {
        const auto scene = std::make_shared<scene::Scene>(*outcome->state.scene);
        for (const QString &path : paths)
            addAnimation(path, *scene, run.get(), others);
        outcome->without = std::make_shared<const scene::Scene>(*scene);
        outcome->firstClip = int(scene->clips.size());
        if (!wanted.isEmpty())
            outcome->last = addAnimation(wanted, *scene, run.get(), others);
        outcome->state.scene = scene;
    };
    startInBackground(this, work, [this, outcome, run = m_run](const QString &trouble) {
        if (run != m_run)
            return;
        m_run = nullptr;
        if (trouble.isEmpty())
            return take(*outcome);
        m_wanted.clear();
        Q_EMIT failed(trouble);
    });
}

void AddedAnimations::take(const Outcome &outcome)
{
    if (!outcome.last)
        return show(outcome.state);
    const auto [path, wish] = m_wanted.front();
    m_wanted.erase(m_wanted.begin());
    const bool isLeftOut = wish == Wish::AddOrTell && outcome.last->isNone;
    const bool isAdded = !isLeftOut && outcome.last->refusal.isEmpty();
    if (isAdded && !m_paths.contains(path))
        m_paths += path;
    show(isAdded ? outcome.state : State{outcome.state.tree, outcome.without});
    if (isLeftOut)
        Q_EMIT isNone(path);
    else if (isAdded)
        Q_EMIT added(outcome.last->remark, outcome.last->fitsWhole, outcome.firstClip);
    else
        Q_EMIT failed(outcome.last->refusal);
    if (!m_wanted.empty() && !m_run)
        start();
}

void AddedAnimations::show(const State &state)
{
    m_shown = state;
    Q_EMIT sceneChanged();
}

} // namespace hexahedron
