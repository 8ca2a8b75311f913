#include "core/schema/fieldtexts.h"

#include "core/language/languages.h"
#include "core/schema/schema.h"

#include <QCoreApplication>
#include <QRegularExpression>

#include <map>
#include <mutex>
#include <set>
#include <unordered_map>

namespace hexahedron {

namespace {

/// Goes through a description; each field once, wherever it may stand.
class FieldWalk
{
public:
    void walk(const Field &field, const QString &above)
    {
        if (field.kind == Kind::Look || field.document.isOfSyntax || field.document.isSign
            || !m_seen.insert(&field).second)
            return;
        const QString name = QString::fromUtf8(field.name);
        const bool isNamed = !name.isEmpty() && !name.startsWith(u'#');
        const QString path = !isNamed ? above : above.isEmpty() ? name : above + u'/' + name;
        if (isNamed)
            found.push_back({path, &field});
        for (const auto *fields : {&field.section.all, &field.body, &field.document.attributes, &field.frame.frames}) {
            for (const Field *inner : *fields)
                walk(*inner, path);
        }
        if (field.document.list)
            walk(*field.document.list, path);
        if (field.frame.trailer)
            walk(*field.frame.trailer, path);
    }

    std::vector<DescribedField> found;

private:
    std::set<const Field *> m_seen;
};

using Texts = QHash<QString, FieldText>;

Texts textsOf(const QString &language, const QString &name)
{
    return fieldTextsOn(referenceFile(language, QStringLiteral("fields/") + name));
}

/// One part of what the longest heading says of it with which the path ends; empty when none says anything. Of two headings that
/// are equally long the one with the form counts.
QString found(const Texts &texts, QStringView path, const QString &form, QString FieldText::*part)
{
    for (;;) {
        for (const QString &heading : {path.toString() + form, path.toString()}) {
            const auto text = texts.constFind(heading);
            if (text != texts.constEnd() && !((*text).*part).isEmpty())
                return (*text).*part;
        }
        const qsizetype end = path.indexOf(u'/');
        if (end < 0)
            return {};
        path = path.mid(end + 1);
    }
}

using TextsOfFields = std::unordered_map<const Field *, FieldText>;

TextsOfFields textsOfSchema(const Schema &schema, const QString &language)
{
    TextsOfFields all;
    const QString name = QString::fromLatin1(schema.context);
    QList<Texts> written;
    for (const QString &tried : withEnglish(language))
        written += textsOf(tried, name);
    const auto inWords = [](const char *context, const char *text) {
        return *text == 0 ? QString() : QCoreApplication::translate(context, text);
    };
    for (const Field *field : schema.fields)
        all[field] = {inWords(field->docContext(), field->doc), inWords(schema.context, field->note)};
    for (const auto &[path, field] : fieldsWithPaths(schema)) {
        const QString place = withoutBlanks(path);
        const QString form = *field->form ? QStringLiteral(" (%1)").arg(QString::fromUtf8(field->form)) : QString();
        for (QString FieldText::*part : {&FieldText::doc, &FieldText::note}) {
            QString text;
            for (qsizetype i = 0; i < written.size() && text.isEmpty(); ++i)
                text = found(written[i], place, form, part);
            if (!text.isEmpty())
                all[field].*part = text;
        }
    }
    return all;
}

} // namespace

QString withoutBlanks(const QString &path)
{
    static const QRegularExpression blanks(QStringLiteral(" +(?=/|,|$)"));
    return QString(path).remove(blanks);
}

std::vector<DescribedField> fieldsWithPaths(const Schema &schema)
{
    FieldWalk walk;
    walk.walk(*schema.root, {});
    // Where anything may stand anywhere, as in shaders, the root names nothing.
    if (walk.found.empty()) {
        for (const Field *field : schema.fields) {
            if (*field->name != 0 && !field->isUnknown && field->parent != schema.unknownFrame)
                walk.walk(*field, {});
        }
    }
    return std::move(walk.found);
}

FieldText textOf(const Field &field)
{
    static std::mutex mutex;
    static std::map<std::pair<const Schema *, QString>, TextsOfFields> all;
    const std::lock_guard lock(mutex);
    const QString language = readersLanguage();
    const auto [it, isNew] = all.try_emplace({field.schema, language});
    if (isNew)
        it->second = textsOfSchema(*field.schema, language);
    return it->second[&field];
}

QHash<QString, FieldText> fieldTextsOn(const QString &page)
{
    QHash<QString, FieldText> texts;
    QStringList paths;
    for (const QString &line : page.split(u'\n')) {
        if (line.startsWith(u"## ")) {
            paths = withoutBlanks(line.mid(3)).split(QStringLiteral(", "));
        } else if (!line.trimmed().isEmpty()) {
            const bool isNote = line.startsWith(u"> ");
            for (const QString &path : std::as_const(paths)) {
                FieldText &text = texts[path];
                (isNote ? text.note : text.doc) = line.mid(isNote ? 2 : 0).trimmed();
            }
        }
    }
    return texts;
}

} // namespace hexahedron
