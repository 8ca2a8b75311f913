#pragma once

#include "core/tree/tree.h"

#include <QObject>
#include <QStringList>

#include <memory>

namespace hexahedron {

/// Writes the XML form of files and makes files of it, in the background. What has begun is finished, whatever comes.
class XmlFiles : public QObject
{
    Q_OBJECT

public:
    explicit XmlFiles(QObject *parent = nullptr)
        : QObject(parent)
    {
    }

    /// Writes the XML form of a file; hasXmlForm() must hold.
    void write(std::shared_ptr<const Tree> tree, const QString &path);
    /// Makes the file `path` of the XML form in the file `xml`.
    void read(const QString &xml, const QString &path);

    /// What the file is called of which that is the form: its name without the last ending.
    static QString nameWithin(const QString &xml);

Q_SIGNALS:
    void written(const QString &path);
    /// Remarks say where the file will be read differently from what stands in the text.
    void made(const QString &path, const QStringList &remarks);
    void failed(const QString &text);

private:
    struct Outcome
    {
        QString error;
        QStringList remarks;
    };
    static Outcome writeNow(const Tree &tree, const QString &path);
    static Outcome readNow(const QString &xml, const QString &path);
    void carryOut(const std::function<Outcome()> &work, const std::function<void(const Outcome &)> &done);
};

} // namespace hexahedron
