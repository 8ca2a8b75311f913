#pragma once

#include <QObject>

#include <memory>

namespace hexahedron {

/// Tells when another program touches a file. All watches of a process share what the system has only few of.
/// Only for the thread of the windows.
class FileWatch : public QObject
{
    Q_OBJECT

public:
    explicit FileWatch(QObject *parent = nullptr);
    ~FileWatch() override;

    /// In place of the file before; one that is not there is told of when it comes. To be called again for one that was replaced.
    void watch(const QString &path);

Q_SIGNALS:
    void touched();

private:
    struct Shared;
    static std::shared_ptr<Shared> shared();
    void hold(QString &held, const QString &path);

    std::shared_ptr<Shared> m_shared;
    QString m_path;
    QString m_folder; ///< of a file that is gone
};

} // namespace hexahedron
