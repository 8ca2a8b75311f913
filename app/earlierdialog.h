#pragma once

#include "core/edit/earlierversions.h"

#include <QDialog>

class QTreeWidget;

namespace hexahedron {

/// Lets the user choose among the versions of a file that saving has replaced.
class EarlierDialog : public QDialog
{
    Q_OBJECT

public:
    explicit EarlierDialog(std::vector<EarlierVersions::Version> versions, QWidget *parent = nullptr);
    /// The chosen one, when the dialog was accepted.
    const EarlierVersions::Version &version() const;

private:
    std::vector<EarlierVersions::Version> m_versions;
    QTreeWidget *m_list;
};

} // namespace hexahedron
