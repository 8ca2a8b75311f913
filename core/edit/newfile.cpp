#include "core/edit/newfile.h"

#include "core/tree/format.h"

#include <QCoreApplication>
#include <QFile>

namespace hexahedron {

namespace {

const char *nameOf(NewFile kind)
{
    switch (kind) {
    case NewFile::Smallest:
        return "smallest";
    case NewFile::Everything:
        return "everything";
    case NewFile::Broken:
        break;
    }
    return "broken";
}

QString resourceOf(const Format &format, NewFile kind, const char *ending)
{
    return QStringLiteral(":/examples/%1/%2.%3")
        .arg(QLatin1StringView(format.id), QLatin1StringView(nameOf(kind)), QLatin1StringView(ending));
}

} // namespace

bool hasNewFile(const Format &format, NewFile kind)
{
    return QFile::exists(resourceOf(format, kind, "xml")) || QFile::exists(resourceOf(format, kind, "text"));
}

XmlFile newFile(const Format &format, NewFile kind, FormatById formats)
{
    QFile text(resourceOf(format, kind, "text"));
    if (text.open(QIODevice::ReadOnly))
        return {.bytes = text.readAll(), .error = {}, .remarks = {}};
    QFile xml(resourceOf(format, kind, "xml"));
    if (xml.open(QIODevice::ReadOnly))
        return fileFromXml(Bytes(xml.readAll()), formats);
    XmlFile none;
    none.error.text = QCoreApplication::translate("plans", "The program has no such file of the format %1.")
                          .arg(QCoreApplication::translate("formats", format.name));
    return none;
}

} // namespace hexahedron
