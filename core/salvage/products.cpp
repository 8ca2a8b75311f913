// Which files are made of what was found, and what they are called.
#include "core/bytes/savefile.h"
#include "core/bytes/systemerror.h"
#include "core/bytes/wholefile.h"
#include "core/changes/edittext.h"
#include "core/salvage/parts.h"
#include "core/salvage/rescue.h"
#include "core/tree/format.h"

#include <QDir>
#include <QFileInfo>

#include <set>

namespace hexahedron::salvage {

namespace {

constexpr qsizetype LongestPart = 100; // characters of a name between slashes
constexpr qsizetype MostFolders = 16;

/// One name in a folder: nothing that a file system takes for something else.
QString safeName(const QString &name)
{
    QString safe;
    for (const QChar c : name.left(LongestPart)) {
        const bool isSpecial = c < u' ' || c == u'\x7f' || QStringView(u"<>:\"|?*\\/").contains(c);
        safe += isSpecial ? u'_' : c;
    }
    safe = safe.trimmed();
    while (safe.endsWith(u'.'))
        safe.chop(1);
    return safe;
}

/// A path that stays in the folder. Empty when nothing is left of it.
QString safePath(QString name)
{
    QStringList parts;
    for (const QString &part : name.replace(u'\\', u'/').split(u'/', Qt::SkipEmptyParts)) {
        if (const QString safe = safeName(part); !safe.isEmpty())
            parts += safe;
    }
    if (parts.size() > MostFolders)
        parts = parts.last(MostFolders);
    return parts.join(u'/');
}

QString extensionOf(const Format *format)
{
    return u'.' + (format && !format->extensions.isEmpty() ? format->extensions.first() : QStringLiteral("bin"));
}

/// Gives each name once, whatever a file system thinks of upper and lower case; no name is a folder of another.
class Names
{
public:
    QString add(const QString &path, size_t number)
    {
        if (take(path))
            return path;
        const qsizetype dot = path.indexOf(u'.', path.lastIndexOf(u'/') + 1);
        const QString stem = dot < 0 ? path : path.left(dot);
        const QString numbered = QStringLiteral("%1-%2%3").arg(stem).arg(number).arg(dot < 0 ? QString()
                                                                                             : path.mid(dot));
        if (take(numbered))
            return numbered;
        const QString plain = QStringLiteral("find-%1").arg(number);
        take(plain);
        return plain;
    }

private:
    bool take(const QString &path)
    {
        const QString folded = path.toCaseFolded();
        if (m_files.contains(folded) || m_folders.contains(folded))
            return false;
        for (qsizetype slash = folded.indexOf(u'/'); slash >= 0; slash = folded.indexOf(u'/', slash + 1)) {
            if (m_files.contains(folded.left(slash)))
                return false;
        }
        for (qsizetype slash = folded.indexOf(u'/'); slash >= 0; slash = folded.indexOf(u'/', slash + 1))
            m_folders.insert(folded.left(slash));
        m_files.insert(folded);
        return true;
    }
    std::set<QString> m_files;
    std::set<QString> m_folders;
};

} // namespace

std::vector<Product> productsOf(const Survey &survey, const ProductWishes &wishes)
{
    constexpr int LeastDigits = 3;
    const int digits = qMax(LeastDigits, int(QString::number(survey.finds.size()).size()));
    const auto isWanted = [&](size_t i) { return i >= wishes.finds.size() || wishes.finds[i]; };
    Names names;
    names.add(QStringLiteral("report.json"), 0);
    std::vector<Product> products;
    std::vector<QString> paths(survey.finds.size());
    std::map<size_t, size_t> containers; // finds and their products
    for (size_t i = 0; i < survey.finds.size(); ++i) {
        const Find &find = survey.finds[i];
        if (!isWanted(i))
            continue;
        QString path = safePath(find.name);
        if (path.isEmpty() && find.isOwn)
            path = safeName(wishes.baseName + extensionOf(find.format));
        if (path.isEmpty())
            path = QStringLiteral("%1").arg(i + 1, digits, 10, QLatin1Char('0')) + extensionOf(find.format);
        paths[i] = names.add(path, i + 1);
        const bool isContainer = find.state == Find::State::Partial && find.format
                                 && salvage::isContainer(*find.format->schema());
        if (isContainer)
            containers.emplace(i, products.size());
        products.push_back({.kind = Product::Kind::File, .number = i, .path = paths[i]});
    }
    for (size_t i = 0; i < survey.finds.size(); ++i) {
        const Find &find = survey.finds[i];
        const auto holder = find.within >= 0 ? containers.find(size_t(find.within)) : containers.end();
        if (!isWanted(i) || holder == containers.end())
            continue;
        Product &package = products[holder->second];
        package.kind = Product::Kind::Package;
        package.members.emplace_back(i, find.name.isEmpty() ? paths[i] : find.name);
    }
    for (size_t i = 0; wishes.withRest && i < survey.rest.size(); ++i)
        products.push_back(
            {.kind = Product::Kind::Rest,
             .number = i,
             .path = names.add(QStringLiteral("rest/0x%1.bin").arg(survey.rest[i].begin, 8, 16, QLatin1Char('0')),
                               i + 1)});
    return products;
}

bool write(const Bytes &bytes, const QString &folder, const QString &path, bool overwrites, const QString &source,
           QString *error)
{
    const QString to = QDir(folder).filePath(path);
    const auto there = FileVersion::of(to);
    const auto searched = FileVersion::of(source);
    if (there && searched && there->isSameFile(*searched)) {
        *error = editText(QT_TRANSLATE_NOOP("edit", "%1 is the file that is searched; it is left alone.")).arg(to);
        return false;
    }
    if (!QDir().mkpath(QFileInfo(to).path())) {
        *error = editText(QT_TRANSLATE_NOOP("edit", "%1: the folder cannot be made.")).arg(QFileInfo(to).path());
        return false;
    }
    if (overwrites)
        return saveFile(bytes, to, {}, error) == SaveResult::Saved;
    WholeFile file(to);
    if (!file.open(QIODevice::WriteOnly | QIODevice::NewOnly | QIODevice::Unbuffered)) {
        *error = QStringLiteral("%1: %2").arg(to, systemError(file));
        return false;
    }
    bool isWritten = true;
    bytes.forEachRun(bytes.range(), [&](qint64, std::span<const uchar> run) {
        isWritten = file.write(reinterpret_cast<const char *>(run.data()), qint64(run.size())) >= 0;
        return isWritten;
    });
    isWritten = isWritten && file.flush();
    if (!isWritten) {
        *error = QStringLiteral("%1: %2").arg(to, systemError(file));
        file.remove();
    }
    return isWritten;
}

} // namespace hexahedron::salvage
