// What is known of formats without a file: their descriptions and reference pages, as text and as JSON.
#include "core/report/explanation.h"

#include "core/report/jsonwriter.h"
#include "core/report/reference.h"
#include "core/report/structurerows.h"
#include "core/schema/schema.h"
#include "core/schema/sentences.h"
#include "core/tree/format.h"
#include "core/tree/value.h"

#include <QCoreApplication>
#include <QFile>
#include <QRegularExpression>

#include <algorithm>
#include <map>
#include <mutex>
#include <set>
#include <unordered_map>

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

QString usualOf(const Field &field)
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

bool isRequired(const Field &field)
{
    if (field.written)
        return field.written->missing.isReported;
    return field.when.isEmpty() && !field.mayBeAbsent && field.kind != Kind::Frame && field.kind != Kind::Element;
}

/// What is looked up again and again, for every field that somebody selects.
struct Description
{
    std::vector<DescribedField> fields;
    std::unordered_map<const Field *, size_t> places;
};

const Description &descriptionOf(const Format &format)
{
    static std::mutex mutex;
    static std::map<const Format *, Description> all;
    const std::lock_guard lock(mutex);
    const auto [it, isNew] = all.try_emplace(&format);
    Description &description = it->second;
    if (isNew) {
        FieldWalk(description.fields).walk(*format.schema()->root, {});
        for (size_t i = 0; i < description.fields.size(); ++i)
            description.places.emplace(description.fields[i].field, i);
    }
    return description;
}

void writeStrings(JsonWriter &json, std::string_view key, const QStringList &strings)
{
    json.key(key);
    json.beginArray();
    for (const QString &string : strings)
        json.string(string);
    json.endArray();
}

void writeField(JsonWriter &json, const FieldFacts &facts)
{
    json.beginObject();
    json.member("path", facts.path);
    json.member("type", facts.type);
    json.member("doc", facts.doc);
    if (!facts.note.isEmpty())
        json.member("note", facts.note);
    json.member("unit", facts.unit);
    json.member("range", facts.right.join(u' '));
    json.member("default", facts.usual);
    json.flag("required", facts.isRequired);
    writeStrings(json, "relations", facts.relations);
    json.key("values");
    json.beginArray();
    for (const FieldFacts::Value &value : facts.values) {
        json.beginObject();
        json.member("value", value.number);
        json.member("name", value.name);
        json.endObject();
    }
    json.endArray();
    writeStrings(json, "rules", facts.rules);
    json.endObject();
    json.newLine();
}

} // namespace

const std::vector<DescribedField> &describedFields(const Format &format)
{
    return descriptionOf(format).fields;
}

const DescribedField *describedField(const Format &format, QStringView path)
{
    const std::vector<DescribedField> &fields = describedFields(format);
    const auto fits = [&](bool isWhole) {
        return std::find_if(fields.begin(), fields.end(), [&](const DescribedField &described) {
            return isWhole ? described.path == path
                           : described.path.endsWith(path) && described.path.chopped(path.size()).endsWith(u'/');
        });
    };
    auto found = fits(true);
    if (found == fields.end())
        found = fits(false);
    return found == fields.end() ? nullptr : &*found;
}

const DescribedField *describedField(const Format &format, const Field *field)
{
    const Description &description = descriptionOf(format);
    const auto place = description.places.find(field);
    return place == description.places.end() ? nullptr : &description.fields[place->second];
}

FieldFacts factsOf(const DescribedField &described)
{
    const Field &field = *described.field;
    FieldFacts facts{.path = described.path,
                     .type = typeOf(field),
                     .unit = field.translatedUnit(),
                     .doc = field.translatedDoc(),
                     .note = *field.note == 0 ? QString() : field.translatedNote(),
                     .right = ruleSentences(field),
                     .values = {},
                     .areBits = field.isFlags,
                     .relations = relationSentences(field),
                     .usual = usualOf(field),
                     .isRequired = isRequired(field),
                     .rules = ruleNumbers(field)};
    for (const NamedValue &value : field.names)
        facts.values.push_back({value.value, QCoreApplication::translate(field.schema->context, value.name)});
    return facts;
}

QString familyOf(const Format &format)
{
    return QString::fromLatin1(format.id).section(u'.', 0, 0);
}

QString writtenPage(const QString &family, const QString &language)
{
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
    auto rows = row.globalMatch(writtenPage(familyOf(format), language));
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
    const FieldFacts facts = factsOf(described);
    QStringList lines{
        QStringLiteral("%1  %2%3")
            .arg(facts.path, type.isEmpty() ? facts.type : type, facts.unit.isEmpty() ? QString() : u' ' + facts.unit)};
    const auto add = [&](const QString &text) {
        if (!text.isEmpty())
            lines += QStringLiteral("    ") + text;
    };
    add(facts.doc);
    add(facts.note);
    for (const QString &sentence : facts.right)
        add(sentence);
    for (const FieldFacts::Value &value : facts.values)
        add(QStringLiteral("%1  %2").arg(value.number, 10).arg(value.name));
    for (const QString &sentence : facts.relations)
        add(sentence);
    if (!facts.usual.isEmpty())
        add(reportText(QT_TRANSLATE_NOOP("report", "New ones have %1.")).arg(facts.usual));
    for (const ReferenceRule &rule : referenceRules(format)) {
        if (facts.rules.contains(rule.number))
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
        const std::vector<DescribedField> &fields = describedFields(*format);
        for (const DescribedField &field : fields)
            writeField(json, factsOf(field));
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
