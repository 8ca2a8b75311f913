#pragma once

#include "core/formats/horde3d/hordefiles.h"

namespace hexahedron {

/// Tells whether files that lead to files lead back to the one where it begins.
class HordeCircle
{
public:
    static constexpr int MostFiles = 1000;

    /// `format` is that of the files on the way.
    HordeCircle(HordeFiles &files, const QString &begin, const Format &format);
    /// True when the file of that name is, or leads to, the one where it begins.
    bool leadsBack(const QByteArray &name);

private:
    HordeFiles &m_files;
    QString m_begin;
    const Format &m_format;
    QHash<QByteArray, bool> m_known;
};

} // namespace hexahedron
