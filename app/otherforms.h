#pragma once

#include "core/tree/tree.h"

#include <QObject>
#include <QStringList>

#include <functional>
#include <memory>

class QIODevice;

namespace hexahedron {

namespace scene {
struct Scene;
}

/// Writes files in other forms, as XML and as glTF, and makes files of XML, in the background. What has begun is finished, whatever
/// comes.
class OtherForms : public QObject
{
    Q_OBJECT

public:
    explicit OtherForms(QObject *parent = nullptr)
        : QObject(parent)
    {
    }

    /// Writes the XML form of a file; hasXmlForm() must hold.
    void write(std::shared_ptr<const Tree> tree, const QString &path);
    /// Writes what a file looks like as binary glTF.
    void writeModel(std::shared_ptr<const Tree> tree, std::shared_ptr<const scene::Scene> scene, const QString &path);
    /// Makes the file `path` of the XML form in the file `xml`. What cannot be kept of the file that is there stays, unless
    /// `replacesUnkept`.
    void read(const QString &xml, const QString &path, bool replacesUnkept = false);

    /// What the file is called of which that is the form: its name without the last ending.
    static QString nameWithin(const QString &xml);
    /// Asks whether a file may take the place of one that cannot be kept.
    static QString notKeptText(const QString &path, const QString &reason);

Q_SIGNALS:
    /// Remarks say what was left out.
    void written(const QString &path, const QStringList &remarks);
    /// Remarks say where the file will be read differently from what stands in the text.
    void made(const QString &path, const QStringList &remarks);
    void failed(const QString &text);
    /// Nothing is made yet: what it would replace cannot be kept among the earlier versions.
    void notKept(const QString &xml, const QString &path, const QString &reason);

private:
    struct Outcome
    {
        QString error;
        QStringList remarks;
        QString notKept = {}; ///< why what is there cannot be kept; then it stays
    };
    static Outcome write(const QString &path, const std::function<bool(QIODevice *)> &content,
                         QStringList remarks = {});
    static Outcome writeNow(const Tree &tree, const QString &path);
    static Outcome writeModelNow(const Tree &tree, const scene::Scene &scene, const QString &path);
    static Outcome readNow(const QString &xml, const QString &path, bool replacesUnkept);
    void carryOut(const std::function<Outcome()> &work, const std::function<void(const Outcome &)> &done);
};

} // namespace hexahedron
