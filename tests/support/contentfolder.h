#pragma once

#include "core/formats/registry.h"
#include "core/tree/tree.h"
#include "tests/support/files.h"

#include <QDir>
#include <QFileInfo>
#include <QTemporaryDir>

namespace hexahedron::test {

/// A folder with files that lead to each other, gone when the test ends.
class ContentFolder
{
public:
    QString pathOf(const QString &name) const { return m_folder.path() + u'/' + name; }

    /// The file as it was written.
    std::shared_ptr<const Tree> write(const QString &name, const QByteArray &bytes) const
    {
        const QString path = pathOf(name);
        QDir().mkpath(QFileInfo(path).path());
        return readTree(Bytes(bytes), written(path, bytes));
    }

private:
    QTemporaryDir m_folder;
};

} // namespace hexahedron::test
