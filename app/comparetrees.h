#pragma once

#include "core/report/difference.h"

#include <QWidget>

#include <array>

class QStandardItem;
class QStandardItemModel;
class QTreeView;

namespace hexahedron {

/// Two trees in step, of what differs: what goes stands on the left only, what comes on the right only.
class CompareTrees final : public QWidget
{
    Q_OBJECT

public:
    explicit CompareTrees(QWidget *parent = nullptr);

    /// `hasMore`: those are not all.
    void setDifferences(const Tree &before, const Tree &after, std::vector<Difference> differences, bool hasMore);
    QTreeView *before() const { return m_views[0]; }
    QTreeView *after() const { return m_views[1]; }

Q_SIGNALS:
    void chosen(const hexahedron::Difference &difference);

private:
    QStandardItem *rowFor(const QString &path);
    void choose();

    QStandardItemModel *m_model;
    std::array<QTreeView *, 2> m_views{};
    std::vector<Difference> m_differences;
};

} // namespace hexahedron
