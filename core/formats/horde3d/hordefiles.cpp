#include "core/formats/horde3d/hordefiles.h"

#include "core/schema/schema.h"
#include "core/tree/tree.h"

#include <QFileInfo>

namespace hexahedron {

QString HordeFiles::pathOf(const QByteArray &name)
{
    const auto known = m_paths.constFind(name);
    if (known != m_paths.constEnd())
        return *known;
    const QString path = m_folder.find(QString::fromUtf8(name).replace(u'\\', u'/')).path();
    return *m_paths.insert(name, QFileInfo(path).isFile() ? QFileInfo(path).canonicalFilePath() : QString());
}

std::shared_ptr<const Tree> HordeFiles::read(const QString &path, const Format &format)
{
    const auto known = m_trees.constFind(path);
    if (known == m_trees.constEnd())
        return *m_trees.insert(path, path.isEmpty() || m_trees.size() >= MostFiles ? nullptr : open(path, format));
    return *known && (*known)->format() == &format ? *known : nullptr;
}

std::shared_ptr<const Tree> HordeFiles::open(const QString &path, const Format &format)
{
    const std::optional<Bytes> bytes = Bytes::fromFile(path);
    const bool isDocument = format.schema()->syntax != nullptr; // any of them will do: what it is not, is missing in it
    if (!bytes || (!isDocument && !format.hasContent(*bytes)))
        return nullptr;
    if (isDocument) {
        if (bytes->size() > MostDocumentBytes - m_documentBytes)
            return nullptr;
        m_documentBytes += bytes->size();
    }
    return readTree(format, *bytes, path);
}

} // namespace hexahedron
