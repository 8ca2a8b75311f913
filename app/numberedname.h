#pragma once

#include <QFileInfo>

#include <algorithm>

namespace hexahedron {

/// The name of one of `count` pictures that are written together, counted from 1: of a/b.png the first one is a/b-001.png.
inline QString numberedName(const QString &path, int number, int count)
{
    constexpr qsizetype LeastDigits = 3;
    const QString suffix = QFileInfo(path).suffix();
    const QString ending = suffix.isEmpty() ? QString() : u'.' + suffix;
    const auto digits = int(std::max(LeastDigits, QString::number(count).size()));
    return path.chopped(ending.size()) + QStringLiteral("-%1").arg(number, digits, 10, QChar(u'0')) + ending;
}

} // namespace hexahedron
