#include "app/otherforms.h"

#include "app/settings.h"
#include "core/bytes/savefile.h"
#include "core/edit/earlierversions.h"
#include "core/edit/xmlreader.h"
#include "core/formats/flatpicture.h"
#include "core/formats/registry.h"
#include "core/report/gltfreport.h"
#include "core/report/xmlreport.h"
#include "widgets/session/background.h"

#include <QFileInfo>

namespace hexahedron {

QString OtherForms::nameWithin(const QString &xml)
{
    return QFileInfo(xml).completeBaseName();
}

QString OtherForms::notKeptText(const QString &path, const QString &reason)
{
    return tr("%1 is not saved yet: what it would replace cannot be kept among the earlier versions. %2")
        .arg(QFileInfo(path).fileName(), reason);
}

void OtherForms::carryOut(const std::function<Outcome()> &work, const std::function<void(const Outcome &)> &done)
{
    auto outcome = std::make_shared<Outcome>();
    writeInBackground(
        this, [outcome, work] { *outcome = work(); },
        [this, outcome, done](const QString &trouble) {
            const QString error = trouble.isEmpty() ? outcome->error : trouble;
            error.isEmpty() ? done(*outcome) : Q_EMIT failed(error);
        });
}

void OtherForms::write(std::shared_ptr<const Tree> tree, const QString &path)
{
    carryOut([tree = std::move(tree), path] { return writeNow(*tree, path); },
             [this, path](const Outcome &) { Q_EMIT written(path, {}); });
}

void OtherForms::writeModel(std::shared_ptr<const Tree> tree, std::shared_ptr<const scene::Scene> scene,
                            const QString &path)
{
    carryOut([tree = std::move(tree), scene = std::move(scene), path] { return writeModelNow(*tree, *scene, path); },
             [this, path](const Outcome &outcome) { Q_EMIT written(path, outcome.remarks); });
}

OtherForms::Outcome OtherForms::write(const QString &path, const std::function<bool(QIODevice *)> &content,
                                      QStringList remarks)
{
    QString said;
    const bool isWritten = saveFile([&](QIODevice &device) { return content(&device); }, path, {}, &said)
                           == SaveResult::Saved;
    if (isWritten && !said.isEmpty())
        remarks += said; // of what could not be kept of the file that was there
    return {.error = isWritten ? QString() : said, .remarks = std::move(remarks)};
}

OtherForms::Outcome OtherForms::writeNow(const Tree &tree, const QString &path)
{
    return write(path, [&](QIODevice *file) { return writeXml(file, tree, &anyFormatById); });
}

OtherForms::Outcome OtherForms::writeModelNow(const Tree &tree, const scene::Scene &scene, const QString &path)
{
    std::vector<Bytes> streams;
    for (StreamId id = 0; id < tree.streamCount(); ++id)
        streams.push_back(tree.bytes(id));
    const GltfFile made = makeGltf({scene, streams, QFileInfo(tree.fileName()).fileName(), &flatPicture});
    if (!made.refusal.isEmpty())
        return {.error = made.refusal, .remarks = {}};
    return write(
        path, [&](QIODevice *file) { return made.write(file); }, made.remarks);
}

void OtherForms::read(const QString &xml, const QString &path, bool replacesUnkept)
{
    carryOut([xml, path, replacesUnkept] { return readNow(xml, path, replacesUnkept); },
             [this, xml, path](const Outcome &outcome) {
                 if (outcome.notKept.isEmpty())
                     Q_EMIT made(path, outcome.remarks);
                 else
                     Q_EMIT notKept(xml, path, outcome.notKept);
             });
}

OtherForms::Outcome OtherForms::readNow(const QString &xml, const QString &path, bool replacesUnkept)
{
    Outcome outcome;
    const std::optional<Bytes> text = Bytes::fromFile(xml, &outcome.error);
    if (!text)
        return outcome;
    const auto sentence = [&](const XmlFile::Remark &remark) {
        return tr("%1, line %2, column %3: %4")
            .arg(QFileInfo(xml).fileName())
            .arg(remark.line)
            .arg(remark.column)
            .arg(remark.text);
    };
    const XmlFile file = fileFromXml(*text, &anyFormatById);
    if (!file.isMade()) {
        outcome.error = sentence(file.error);
        return outcome;
    }
    for (const XmlFile::Remark &remark : file.remarks)
        outcome.remarks += sentence(remark);
    const auto keep = [&](QString *error) {
        if (replacesUnkept || !QFileInfo(path).isFile())
            return SaveResult::Saved;
        const auto others = Bytes::fromFile(path, error);
        const bool isKept = others && EarlierVersions(Settings::earlierFolder()).keep(*others, path, error);
        return isKept ? SaveResult::Saved : SaveResult::NotKept;
    };
    QString error;
    const SaveResult result = saveFile(Bytes(file.bytes), path, {.first = keep}, &error);
    (result == SaveResult::NotKept ? outcome.notKept : outcome.error) = error;
    return outcome;
}

} // namespace hexahedron
