#pragma once

#include "core/tree/tree.h"
#include "widgets/elided.h"
#include "widgets/session/lookup.h"

#include <QToolButton>
#include <QWidget>

class QLabel;

namespace hexahedron {

/// Says which other file an item names, and leads there. The file is looked for in the background.
class FileLink : public QWidget
{
    Q_OBJECT

public:
    explicit FileLink(QWidget *parent = nullptr);
    /// Hidden when the item names no file. True when it names one.
    bool showItem(const std::shared_ptr<const Tree> &tree, const Item &item);

Q_SIGNALS:
    void openRequested(const QString &path);

private:
    void showPath(const QString &path);

    Elided<QToolButton> *m_open;
    QLabel *m_missing;
    QByteArray m_name;
    QString m_path;
    Lookup<QString> m_lookup;
};

} // namespace hexahedron
