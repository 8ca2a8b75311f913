#pragma once

#include <QPersistentModelIndex>
#include <QString>

#include <vector>

class QTreeView;

namespace hexahedron {

class TreeModel;

/// What is open, selected and in sight in a view of a TreeModel, by names, so that it holds across a change of the tree.
/// Costs as much as was opened.
class TreeState
{
public:
    /// `followed` are those among what is open that are to be known again.
    static TreeState of(const QTreeView &view, const TreeModel &model,
                        const std::vector<QPersistentModelIndex> &followed = {});
    /// Right after the model was reset, before the view lays itself out: that is what makes it cheap. Returns those that were to be
    /// known again.
    std::vector<QPersistentModelIndex> restore(QTreeView &view, const TreeModel &model) const;

    bool isEmpty() const { return m_open.empty() && m_current.empty(); }

private:
    struct Step
    {
        QString name;
        int row = 0;
        bool isGroup = false; ///< stays where it is, whatever its name
    };
    struct Open
    {
        Step step;
        int above = -1; ///< index into m_open
        bool isFollowed = false;
    };
    using Way = std::vector<Step>;

    static Step stepTo(const TreeModel &model, const QModelIndex &index);
    static Way wayTo(const TreeModel &model, QModelIndex index);
    static QModelIndex follow(const TreeModel &model, const QModelIndex &above, const Step &step);
    static QModelIndex follow(const TreeModel &model, const Way &way);

    std::vector<Open> m_open;
    Way m_current;
    bool m_isCurrentSelected = false;
    Way m_firstSelected;
    Way m_lastSelected;
    Way m_top;
    int m_horizontal = 0;
};

} // namespace hexahedron
