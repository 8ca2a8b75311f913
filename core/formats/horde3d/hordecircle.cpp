#include "core/formats/horde3d/hordecircle.h"

#include "core/formats/horde3d/hordefacts.h"

#include <QFileInfo>
#include <QSet>

namespace hexahedron {

HordeCircle::HordeCircle(HordeFiles &files, const QString &begin, const Format &format)
    : m_files(files)
    , m_begin(QFileInfo(begin).canonicalFilePath())
    , m_format(format)
{
}

bool HordeCircle::leadsBack(const QByteArray &name)
{
    const auto known = m_known.constFind(name);
    if (known != m_known.constEnd())
        return *known;
    bool isCircle = false;
    QSet<QString> seen;
    QStringList next{m_files.pathOf(name)};
    while (!next.isEmpty() && !isCircle && seen.size() < MostFiles) {
        const QString path = next.takeLast();
        if (path.isEmpty() || seen.contains(path))
            continue;
        seen.insert(path);
        isCircle = path == m_begin;
        const auto facts = isCircle ? nullptr : hordeFactsOf(path, m_format);
        for (const QByteArray &further : facts ? facts->leadsTo : QByteArrayList())
            next += m_files.pathOf(further);
    }
    return *m_known.insert(name, isCircle);
}

} // namespace hexahedron
