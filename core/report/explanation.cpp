// What is known of formats without a file: their descriptions and reference pages, as text and as JSON.
#include "core/report/explanation.h"

#include "core/report/jsonwriter.h"
#include "core/schema/schema.h"
#include "core/schema/sentences.h"
#include "core/tree/format.h"
#include "core/tree/value.h"

#include <QCoreApplication>
#include <QFile>
#include <QRegularExpression>

#include <algorithm>
#include <set>

namespace hexahedron {

namespace {

QString reportText(const char *sentence)
{
    return QCoreApplication::translate("report", sentence);
}

/// Goes through a description; each field once, wherever it may stand.
class FieldWalk
{
public:
    explicit FieldWalk(std::vector<DescribedField> &found)
        : m_found(found)
    {
    }
    void walk(const Field &field, const QString &above)
    {
        if (field.kind == Kind::Look || field.isOfSyntax || field.isSign || !m_seen.insert(&field).second)
            return;
        const QString name = QString::fromUtf8(field.name);
        const bool isNamed = !name.isEmpty() && !name.startsWith(u'#');
        const QString path = !isNamed ? above : above.isEmpty() ? name : above + u'/' + name;
        if (isNamed)
            m_found.push_back({path, &field});
        for (const auto *fields : {&field.sections, &field.body, &field.attributes, &field.frames}) {
            for (const Field *inner : *fields)
                walk(*inner, path);
        }
        if (field.writtenList)
            walk(*field.writtenList, path);
        if (field.trailer)
            walk(*field.trailer, path);
    }

private:
    std::vector<DescribedField> &m_found;
    std::set<const Field *> m_seen;
};

QString defaultOf(const Field &field)
{
    if (field.written)
        return QString::fromUtf8(field.written->usual ? field.written->usual : "");
    if (field.kind == Kind::Text)
        return QString::fromUtf8(field.initialText);
    QStringList numbers;
    for (const double number : field.initially)
        numbers += QString::fromLatin1(numberText(number, field.width == 4));
    return numbers.join(QStringLiteral(", "));
}

QString typeOf(const Field &field)
{
    if (!field.isVector)
        return typeName(field);
    const bool isKnown = field.times.isConstant() && !field.times.isEmpty();
    return typeName(field, isKnown ? field.times.evaluate({}) : -1);
}

bool isRequired(const Field &field)
{
    if (field.written)
        return field.written->missing.isReported;
    return field.when.isEmpty() && !field.mayBeAbsent && field.kind != Kind::Frame && field.kind != Kind::Element;
}

void writeStrings(JsonWriter &json, std::string_view key, const QStringList &strings)
{
    json.key(key);
    json.beginArray();
    for (const QString &string : strings)
        json.string(string);
    json.endArray();
}

void writeField(JsonWriter &json, const DescribedField &described)
{
    const Field &field = *described.field;
    json.beginObject();
    json.member("path", described.path);
    json.member("type", typeOf(field));
    json.member("doc", field.translatedDoc());
    if (*field.note != 0)
        json.member("note", field.translatedNote());
    json.member("unit", field.translatedUnit());
    json.member("range", ruleSentences(field).join(u' '));
    json.member("default", defaultOf(field));
    json.flag("required", isRequired(field));
    writeStrings(json, "relations", relationSentences(field));
    json.key("values");
    json.beginArray();
    for (const NamedValue &value : field.names) {
        json.beginObject();
        json.member("value", value.value);
        json.member("name", std::string_view(value.name));
        json.endObject();
    }
    json.endArray();
    writeStrings(json, "rules", ruleNumbers(field));
    json.endObject();
    json.newLine();
}

/// Marks of Markdown that mean nothing on a terminal.
QString withoutMarks(QString text)
{
    return text.replace(QStringLiteral("\\|"), QStringLiteral("|")).remove(u'`').remove(QStringLiteral("**"));
}

} // namespace

std::vector<DescribedField> describedFields(const Format &format)
{
    std::vector<DescribedField> found;
    FieldWalk(found).walk(*format.schema()->root, {});
    return found;
}

QString referencePage(const Format &format, const QString &language)
{
    const QString family = QString::fromLatin1(format.id).section(u'.', 0, 0);
    for (const QString &tried : {language, QStringLiteral("en")}) {
        QFile page(QStringLiteral(":/reference/%1/%2.md").arg(tried, family));
        if (page.open(QIODevice::ReadOnly))
            return QString::fromUtf8(page.readAll());
    }
    return {};
}

std::vector<ReferenceRule> referenceRules(const Format &format, const QString &language)
{
    static const QRegularExpression row(
        QStringLiteral(
            R"re(^\| <a id="rule-(\w+)"></a>\w+ \| ([^|]*) \| ((?:[^|\\]|\\.)*?) \|(?: ((?:[^|\\]|\\.)*?) \|)?$)re"),
        QRegularExpression::MultilineOption);
    std::vector<ReferenceRule> rules;
    auto rows = row.globalMatch(referencePage(format, language));
    while (rows.hasNext()) {
        const QRegularExpressionMatch found = rows.next();
        const QString repair = found.captured(4);
        rules.push_back({found.captured(1), found.captured(2), withoutMarks(found.captured(3)),
                         repair == QStringLiteral("–") ? QString() : withoutMarks(repair)});
    }
    return rules;
}

QStringList explainRule(const ReferenceRule &rule)
{
    QStringList lines{QStringLiteral("%1  %2").arg(rule.number, rule.severity), QStringLiteral("    ") + rule.text};
    if (!rule.repair.isEmpty())
        lines += QStringLiteral("    ") + reportText(QT_TRANSLATE_NOOP("report", "Repair: %1")).arg(rule.repair);
    return lines;
}

QStringList explainField(const Format &format, const DescribedField &described, const QString &type)
{
    const Field &field = *described.field;
    const QString unit = field.translatedUnit();
    QStringList lines{
        QStringLiteral("%1  %2%3")
            .arg(described.path, type.isEmpty() ? typeOf(field) : type, unit.isEmpty() ? QString() : u' ' + unit)};
    const auto add = [&](const QString &text) {
        if (!text.isEmpty())
            lines += QStringLiteral("    ") + text;
    };
    add(field.translatedDoc());
    add(*field.note == 0 ? QString() : field.translatedNote());
    for (const QString &sentence : ruleSentences(field))
        add(sentence);
    for (const NamedValue &value : field.names)
        add(QStringLiteral("%1  %2").arg(value.value, 10).arg(QLatin1String(value.name)));
    for (const QString &sentence : relationSentences(field))
        add(sentence);
    if (const QString value = defaultOf(field); !value.isEmpty())
        add(reportText(QT_TRANSLATE_NOOP("report", "New ones have %1.")).arg(value));
    const QStringList numbers = ruleNumbers(field);
    for (const ReferenceRule &rule : referenceRules(format)) {
        if (numbers.contains(rule.number))
            add(QStringLiteral("[%1] %2").arg(rule.number, rule.text));
    }
    return lines;
}

void writeExplanations(JsonWriter &json, std::span<const Format *const> formats)
{
    json.beginObject();
    json.key("formats");
    json.beginArray();
    for (const Format *format : formats) {
        json.newLine();
        json.beginObject();
        json.member("id", std::string_view(format->id));
        json.key("fields");
        json.beginArray();
        json.newLine();
        const std::vector<DescribedField> fields = describedFields(*format);
        for (const DescribedField &field : fields)
            writeField(json, field);
        json.endArray();
        json.key("rules");
        json.beginArray();
        json.newLine();
        for (const ReferenceRule &rule : referenceRules(*format)) {
            json.beginObject();
            json.member("number", rule.number);
            writeStrings(json, "fields", [&] {
                QStringList paths;
                for (const DescribedField &field : fields) {
                    if (ruleNumbers(*field.field).contains(rule.number))
                        paths += field.path;
                }
                return paths;
            }());
            json.member("severity", rule.severity);
            json.member("doc", rule.text);
            json.member("repair", rule.repair);
            json.endObject();
            json.newLine();
        }
        json.endArray();
        json.endObject();
    }
    json.endArray();
    json.endObject();
    json.newLine();
}

} // namespace hexahedron
