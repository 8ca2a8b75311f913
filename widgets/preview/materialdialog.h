#pragma once

#include "core/scene/scene.h"

#include <QDialog>

class QLabel;
class QLineEdit;
class QListWidget;

namespace hexahedron::preview {

/// One of the materials in files around a model. They are looked for in the background.
class MaterialDialog : public QDialog
{
    Q_OBJECT
public:
    MaterialDialog(const scene::MaterialFiles &files, const QString &model, const QString &part, QWidget *parent);

    /// The path of its file; empty while there is none.
    QString chosen() const;

private:
    void fill(const QStringList &paths);
    void filter(const QString &text);

    QString m_model;
    QLineEdit *m_filter;
    QListWidget *m_list;
    QLabel *m_remark;
};

} // namespace hexahedron::preview
