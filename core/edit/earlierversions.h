#pragma once

#include "core/bytes/bytes.h"

#include <QDateTime>

#include <functional>

namespace hexahedron {

/// What saving has replaced, in a folder of the program: not beside the file, where other programs would take it for
/// one of theirs. Bounded in days, in number of one file, and in bytes of all. Of one file the oldest stays: it is what was there
/// before anybody changed it here. Between it and the latest they stand the farther apart the older they are.
class EarlierVersions
{
public:
    explicit EarlierVersions(QString folder)
        : m_folder(std::move(folder))
    {
    }

    struct Version
    {
        QString path;    ///< of the copy
        QDateTime time;  ///< when it was replaced
        qint64 size = 0; ///< bytes
    };
    /// Keeps a copy of what stands in `file`, unless the latest one is the same. False with the reason when there is none
    /// now. `progress` as in SaveOptions.
    bool keep(const Bytes &bytes, const QString &file, QString *error = nullptr,
              const std::function<bool(qint64 done, qint64 all)> &progress = {}) const;
    /// Those of one file, the latest first.
    std::vector<Version> of(const QString &file) const;

    static constexpr qint64 MostBytes = qint64(256) << 20; ///< of one version
    static constexpr qint64 MostBytesOfAll = qint64(1) << 30;
    static constexpr int MostOfOneFile = 20;
    static constexpr int MostDays = 90;

private:
    QString folderOf(const QString &file) const;
    void removeWhatIsTooMuch(const QString &newest) const;

    QString m_folder;
};

} // namespace hexahedron
