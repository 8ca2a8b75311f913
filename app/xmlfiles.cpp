#include "app/xmlfiles.h"

#include "core/bytes/savefile.h"
#include "core/edit/xmlreader.h"
#include "core/formats/registry.h"
#include "core/report/xmlreport.h"
#include "widgets/session/background.h"

#include <QFileInfo>
#include <QSaveFile>

namespace hexahedron {

QString XmlFiles::nameWithin(const QString &xml)
{
    return QFileInfo(xml).completeBaseName();
}

void XmlFiles::carryOut(const std::function<Outcome()> &work, const std::function<void(const Outcome &)> &done)
{
    auto outcome = std::make_shared<Outcome>();
    startInBackground(
        this, [outcome, work] { *outcome = work(); },
        [this, outcome, done](const QString &trouble) {
            const QString error = trouble.isEmpty() ? outcome->error : trouble;
            error.isEmpty() ? done(*outcome) : Q_EMIT failed(error);
        });
}

void XmlFiles::write(std::shared_ptr<const Tree> tree, const QString &path)
{
    carryOut([tree = std::move(tree), path] { return writeNow(*tree, path); },
             [this, path](const Outcome &) { Q_EMIT written(path); });
}

XmlFiles::Outcome XmlFiles::writeNow(const Tree &tree, const QString &path)
{
    QSaveFile file(path);
    if (file.open(QIODevice::WriteOnly) && writeXml(&file, tree, &anyFormatById) && file.commit())
        return {};
    return {.error = tr("%1 cannot be written: %2").arg(path, file.errorString()), .remarks = {}};
}

void XmlFiles::read(const QString &xml, const QString &path)
{
    carryOut([xml, path] { return readNow(xml, path); },
             [this, path](const Outcome &outcome) { Q_EMIT made(path, outcome.remarks); });
}

XmlFiles::Outcome XmlFiles::readNow(const QString &xml, const QString &path)
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
    saveFile(Bytes(file.bytes), path, {}, &outcome.error);
    return outcome;
}

} // namespace hexahedron
