// What is known of formats without a file: their descriptions and reference pages, as text and as JSON.
#include "core/report/explanation.h"

#include "core/language/languages.h"
#include "core/language/listed.h"
#include "core/report/consequence.h"
#include "core/report/jsonwriter.h"
#include "core/report/reference.h"
#include "core/report/structurerows.h"
#include "core/schema/schema.h"
#include "core/schema/sentences.h"
#include "core/tree/format.h"
#include "core/tree/value.h"

#include <QCoreApplication>
#include <QFile>
#include <QLocale>
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

QString usualOf(const Field &field)
{
    if (field.document.rules)
        return QString::fromUtf8(field.document.rules->usual ? field.document.rules->usual : "");
    if (field.kind == Kind::Text)
        return QString::fromUtf8(field.initial.text);
    QStringList numbers;
    if (field.vector.isPacked && !field.initial.numbers.empty()) {
        const QByteArray bytes = encodeInteger(field, qint64(field.initial.numbers.front()));
        for (const double part : unpackedNumbers(field, reinterpret_cast<const uchar *>(bytes.constData())))
            numbers += QString::fromLatin1(numberText(part, true));
        return numbers.join(QStringLiteral(", "));
    }
    for (const double number : field.initial.numbers)
        numbers += QString::fromLatin1(numberText(number, field.kind == Kind::Float && field.width == 4));
    return numbers.join(QStringLiteral(", "));
}

bool isRequired(const Field &field)
{
    if (field.document.rules)
        return field.document.rules->missing.isReported;
    return field.when.isEmpty() && !field.mayBeAbsent && field.kind != Kind::Frame && field.kind != Kind::Element;
}

QString missingText(const Field &field)
{
    if (field.document.rules && field.document.rules->missing.isReported
        && field.document.rules->missing.severity == Severity::Error) {
        // Nodes of a scene are the elements of which the last attribute counts.
        if (const WrittenRules *element = field.parent ? field.parent->document.rules : nullptr;
            element && element->lastCounts)
            return reportText(
                QT_TRANSLATE_NOOP("report", "It has to be there: without it the engine drops the node with "
                                            "all that is in it, or refuses the file where it is the outermost node."));
        return field.document.rules->type == WrittenRules::Type::Integer
                   ? reportText(QT_TRANSLATE_NOOP("report", "It has to be there. Where it is missing, 0 is taken."))
                   : reportText(
                       QT_TRANSLATE_NOOP("report", "It has to be there: without it the engine refuses the file."));
    }
    if (field.document.rules && field.document.rules->type == WrittenRules::Type::File && field.document.rules->usual
        && *field.document.rules->usual == 0)
        return reportText(
            field.document.rules->missing.isReported
                ? QT_TRANSLATE_NOOP("report", "It should be there. Where it is missing or empty, there is none.")
                : QT_TRANSLATE_NOOP("report", "Where it is missing or empty, there is none."));
    if (field.document.rules && field.document.rules->usual)
        return reportText(field.document.rules->missing.isReported
                              ? QT_TRANSLATE_NOOP("report", "It should be there. Where it is missing, %1 is taken.")
                              : QT_TRANSLATE_NOOP("report", "Where it is missing, %1 is taken."))
            .arg(*field.document.rules->usual == 0 ? QStringLiteral("\"\"")
                                                   : QString::fromUtf8(field.document.rules->usual));
    if (field.document.rules && field.document.rules->missing.isReported)
        return reportText(QT_TRANSLATE_NOOP("report", "It should be there."));
    if (field.mayBeAbsent)
        return reportText(QT_TRANSLATE_NOOP("report", "The file may end before it."));
    return {};
}

/// `end` with a "*" behind it: any number may stand there.
bool endsWithPath(QStringView path, QStringView end)
{
    if (end.endsWith(u'*')) {
        end.chop(1);
        while (!path.isEmpty() && path.back().isDigit())
            path.chop(1);
    }
    return path == end || (path.endsWith(end) && path.chopped(end.size()).endsWith(u'/'));
}

bool isAbout(const ReferenceRule::Part &part, QStringView path)
{
    return std::any_of(part.fields.begin(), part.fields.end(),
                       [&](const QString &end) { return endsWithPath(path, end); });
}

/// What a page says that programs can take from it.
struct WrittenFacts
{
    struct Sentence
    {
        QStringList fields; ///< ends of their paths
        qint64 value;
        QString text;
    };
    std::vector<ReferenceRule> rules;
    std::vector<Sentence> sentences;

    QString sentenceOf(const QString &path, qint64 value) const
    {
        for (const Sentence &sentence : sentences) {
            const auto isMeant = [&](const QString &end) { return endsWithPath(path, end); };
            if (sentence.value == value && std::any_of(sentence.fields.begin(), sentence.fields.end(), isMeant))
                return sentence.text;
        }
        return {};
    }
};

QStringList cellsOf(const QString &row)
{
    static const QRegularExpression border(QStringLiteral("(?<!\\\\)\\|"));
    QStringList cells = row.mid(1).split(border);
    for (QString &cell : cells)
        cell = withoutMarks(cell).trimmed();
    return cells;
}

/// A part that begins with a severity has that one, others have that of the part before.
std::vector<ReferenceRule::Part> partsOf(const QString &cell, QString severity, const QStringList &severities)
{
    static const QRegularExpression part(QStringLiteral("(.*?)<!-- about ([^>]*) -->"));
    static const QRegularExpression begin(QStringLiteral("^[;,.\\s；，。]*(?:(\\w+)[:：]\\s*)?"),
                                          QRegularExpression::UseUnicodePropertiesOption);
    std::vector<ReferenceRule::Part> parts;
    for (auto found = part.globalMatch(cell); found.hasNext();) {
        const QRegularExpressionMatch match = found.next();
        QString text = match.captured(1);
        const QRegularExpressionMatch first = begin.match(text);
        const bool saysSeverity = severities.contains(first.captured(1));
        if (saysSeverity)
            severity = first.captured(1);
        text.remove(0, saysSeverity || first.capturedStart(1) < 0 ? first.capturedEnd() : first.capturedStart(1));
        parts.push_back({match.captured(2).split(u' ', Qt::SkipEmptyParts), severity, withoutMarks(text).trimmed()});
    }
    return parts;
}

void readRules(const QString &page, std::vector<ReferenceRule> &rules)
{
    static const QRegularExpression row(
        QStringLiteral(
            R"re(^\| <a id="rule-(\w+)"></a>\w+ \| ([^|]*) \| ((?:[^|\\]|\\.)*?) \|(?: ((?:[^|\\]|\\.)*?) \|)?$)re"),
        QRegularExpression::MultilineOption);
    // Some tables have what is wrong, others what is right; beside "error" that has to be said.
    const QString form = page.contains(QLatin1StringView("<!-- rules hold -->"))
                             ? reportText(QT_TRANSLATE_NOOP("report", "has to hold: %1"))
                             : QStringLiteral("%1");
    QStringList severities;
    for (auto rows = row.globalMatch(page); rows.hasNext();)
        severities += rows.next().captured(2);
    for (auto rows = row.globalMatch(page); rows.hasNext();) {
        const QRegularExpressionMatch found = rows.next();
        const QString repair = found.captured(4);
        rules.push_back({found.captured(1), found.captured(2), form.arg(withoutMarks(found.captured(3)).trimmed()),
                         repair == QStringLiteral("–") ? QString() : withoutMarks(repair),
                         partsOf(found.captured(3), found.captured(2), severities), partsOf(repair, {}, {})});
        for (ReferenceRule::Part &part : rules.back().parts)
            part.text = form.arg(part.text);
    }
}

/// Of columns that say again which value it is.
bool isName(const QString &head)
{
    return head == u"name" || head == u"element" || head == u"bit";
}

/// What the columns of the table below a mark are called.
QStringList headsBelow(const QString &page, const QString &mark)
{
    const qsizetype at = page.indexOf(mark + u'\n');
    return at < 0 ? QStringList() : cellsOf(page.mid(at + mark.size() + 1).section(u'\n', 0, 0));
}

/// A table has its numbers in the column "value", "mask", "id" or "type", and says of them what stands under "meaning", or all that
/// the other columns say. In a translation the columns are those of the English page, whatever they are called.
void readValues(const QString &page, const QString &english, std::vector<WrittenFacts::Sentence> &sentences)
{
    static const QRegularExpression mark(QStringLiteral("^<!-- values (.*) -->$"));
    const QStringList lines = page.split(u'\n');
    for (qsizetype i = 0; i + 1 < lines.size(); ++i) {
        const QRegularExpressionMatch match = mark.match(lines[i]);
        if (!match.hasMatch())
            continue;
        const QStringList fields = match.captured(1).split(u' ');
        const QStringList heads = cellsOf(lines[i + 1]);
        QStringList columns = headsBelow(english, lines[i]);
        if (columns.size() != heads.size())
            columns = heads;
        qsizetype number = -1;
        for (const char *name : {"value", "mask", "id", "type"})
            number = number < 0 ? columns.indexOf(QLatin1StringView(name)) : number;
        const qsizetype meaning = columns.indexOf(QStringLiteral("meaning"));
        for (qsizetype row = i + 3; row < lines.size() && lines[row].startsWith(u'|'); ++row) {
            const QStringList cells = cellsOf(lines[row]);
            bool isNumber = false;
            const qint64 value = cells.value(number).toLongLong(&isNumber, 0);
            if (!isNumber)
                continue;
            QStringList said;
            for (qsizetype column = 0; column < qMin(cells.size(), heads.size()); ++column) {
                if (meaning < 0 && column != number && !cells[column].isEmpty() && !isName(columns[column]))
                    said += withMeaning(heads[column], cells[column]);
            }
            if (meaning >= 0)
                said = {cells.value(meaning)};
            sentences.push_back({fields, value, listed(said)});
        }
    }
}

const WrittenFacts &writtenFacts(const QString &family)
{
    static std::mutex mutex;
    static std::map<std::pair<QString, QString>, WrittenFacts> all;
    const std::lock_guard lock(mutex);
    const QString language = readersLanguage();
    const auto [it, isNew] = all.try_emplace({family, language});
    if (isNew) {
        readRules(referencePage(language, family), it->second.rules);
        // The first sentence counts: those of the reader's language come before the English ones, and those that were written
        // for this purpose before tables that are to be read in a page.
        for (const QString &tried : withEnglish(language)) {
            for (const QString &name : {family + QStringLiteral("-values"), family})
                readValues(referenceFile(tried, name), referenceFile(english(), name), it->second.sentences);
        }
    }
    return it->second;
}

/// What a block is for is told with the block; a number that says which block it is needs no words of its own.
QString docOfBlock(const Format &format, const Field &field, const NamedValue &value)
{
    if (field.number.isFlags)
        return {};
    // Blocks in other places can have the same number and name: the one that the number stands in is meant first.
    if (const Field *own = field.parent; own && own->kind == Kind::Frame && own->frame.tag == quint32(value.value)
                                         && qstrcmp(own->name, value.name) == 0)
        return own->translatedDoc();
    const auto isMeant = [&](const DescribedField &other) {
        return other.field->kind == Kind::Frame && other.field->frame.tag == quint32(value.value)
               && qstrcmp(other.field->name, value.name) == 0;
    };
    const std::vector<DescribedField> &fields = describedFields(format);
    const auto block = std::find_if(fields.begin(), fields.end(), isMeant);
    return block == fields.end() ? QString() : block->field->translatedDoc();
}

QString docOfValue(const Format &format, const DescribedField &described, const NamedValue &value)
{
    const QString written = writtenFacts(familyOf(format)).sentenceOf(described.path, value.value);
    return written.isEmpty() ? docOfBlock(format, *described.field, value) : written;
}

/// The parts of a structure as a table; nothing for what has none.
QStringList structureLines(const Field &structure)
{
    if (!isStructure(structure))
        return {};
    const std::vector<StructureRow> rows = structureRows(structure);
    qsizetype bytes = 0, names = 0;
    for (const StructureRow &row : rows) {
        bytes = qMax(bytes, row.bytes.size());
        names = qMax(names, row.name.size());
    }
    QStringList lines;
    for (const StructureRow &row : rows) {
        const QString place = structure.kind == Kind::Element
                                  ? QString()
                                  : QStringLiteral("%1  %2  ").arg(row.at, 5).arg(row.bytes, -int(bytes));
        lines += QStringLiteral("    %1%2  %3").arg(place).arg(row.name, -int(names)).arg(row.type);
    }
    return lines;
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
        description.fields = fieldsWithPaths(*format.schema());
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
    if (!facts.wrong.isEmpty())
        json.member("wrong", facts.wrong);
    if (!facts.around.isEmpty())
        json.member("around", facts.around);
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
        if (!value.doc.isEmpty())
            json.member("doc", value.doc);
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

FieldFacts factsOf(const Format &format, const DescribedField &described)
{
    const Field &field = *described.field;
    const FieldText text = textOf(field);
    FieldFacts facts{.path = described.path,
                     .type = typeOf(field),
                     .unit = field.translatedUnit(),
                     .doc = text.doc,
                     .note = text.note,
                     .right = ruleSentences(field),
                     .values = {},
                     .areBits = field.number.isFlags,
                     .relations = relationSentences(field),
                     .usual = usualOf(field),
                     .isRequired = isRequired(field),
                     .missing = missingText(field),
                     .wrong = consequenceOf(field),
                     .around = noteAround(field),
                     .isHexadecimal = field.number.isHexadecimal,
                     .rules = ruleNumbers(field)};
    const WrittenFacts &written = writtenFacts(familyOf(format));
    for (const NamedValue &value : field.number.names)
        facts.values.push_back({value.value, QCoreApplication::translate(field.schema->context, value.name),
                                docOfValue(format, described, value)});
    for (const ReferenceRule &rule : written.rules) {
        if (!facts.rules.contains(rule.number)
            && std::any_of(rule.parts.begin(), rule.parts.end(),
                           [&](const ReferenceRule::Part &part) { return isAbout(part, described.path); }))
            facts.rules += rule.number;
    }
    return facts;
}

QString familyOf(const Format &format)
{
    return QString::fromLatin1(format.id).section(u'.', 0, 0);
}

const std::vector<ReferenceRule> &referenceRules(const Format &format)
{
    return writtenFacts(familyOf(format)).rules;
}

std::vector<ReferenceRule> rulesAbout(const Format &format, const FieldFacts &facts)
{
    std::vector<ReferenceRule> rules;
    for (ReferenceRule rule : referenceRules(format)) {
        if (!facts.rules.contains(rule.number))
            continue;
        if (!rule.repairs.empty()) {
            const auto own = std::find_if(rule.repairs.begin(), rule.repairs.end(),
                                          [&](const ReferenceRule::Part &part) { return isAbout(part, facts.path); });
            rule.repair = own == rule.repairs.end() ? QString() : own->text;
        }
        const size_t before = rules.size();
        for (const ReferenceRule::Part &part : rule.parts) {
            if (isAbout(part, facts.path))
                rules.push_back({rule.number, part.severity, part.text, rule.repair, {part}, {}});
        }
        if (rules.size() == before)
            rules.push_back(rule);
    }
    return rules;
}

static QString usualText(const FieldFacts &facts)
{
    bool isWhole = false;
    const qint64 number = facts.usual.toLongLong(&isWhole);
    return isWhole && facts.type.startsWith(u'u') ? valueNumber(facts, number) : facts.usual;
}

QStringList valueFacts(const FieldFacts &facts)
{
    QStringList sentences = facts.right;
    if (!facts.missing.isEmpty())
        sentences += facts.missing;
    if (!facts.usual.isEmpty() && facts.missing.isEmpty())
        sentences += reportText(QT_TRANSLATE_NOOP("report", "New ones have %1.")).arg(usualText(facts));
    if (!facts.wrong.isEmpty())
        sentences += facts.wrong;
    return sentences;
}

QString valueNumber(const FieldFacts &facts, qint64 number)
{
    const QString decimal = QString::number(number);
    return isReadAsDigits(facts.areBits || facts.isHexadecimal, number)
               ? QStringLiteral("0x%1 (%2)").arg(quint64(number), 0, 16).arg(decimal)
               : decimal;
}

QStringList explainRule(const ReferenceRule &rule)
{
    QStringList lines{QStringLiteral("%1  %2").arg(rule.number, rule.severity), QStringLiteral("    ") + rule.text};
    if (!rule.repair.isEmpty())
        lines += QStringLiteral("    ") + reportText(QT_TRANSLATE_NOOP("report", "Repair: %1")).arg(rule.repair);
    return lines;
}

namespace {

/// What is said of one field: lines, and its parts as a table.
struct Said
{
    QString head; ///< type and unit
    QStringList lines;
    QStringList table;

    bool saysTheSame(const Said &other) const { return lines == other.lines && table == other.table; }
};

Said saidOf(const Format &format, const DescribedField &described, const QString &type = {})
{
    const FieldFacts facts = factsOf(format, described);
    Said said{.head = (type.isEmpty() ? facts.type : type) + (facts.unit.isEmpty() ? QString() : u' ' + facts.unit),
              .lines = {},
              .table = structureLines(*described.field)};
    const auto add = [&](const QString &text) {
        if (!text.isEmpty())
            said.lines += QStringLiteral("    ") + text;
    };
    add(facts.doc);
    add(facts.note);
    add(facts.around);
    for (const QString &sentence : valueFacts(facts))
        add(sentence);
    for (const FieldFacts::Value &value : facts.values)
        add(QStringLiteral("%1  %2").arg(valueNumber(facts, value.number), 14).arg(withMeaning(value.name, value.doc)));
    for (const QString &sentence : facts.relations)
        add(sentence);
    for (const ReferenceRule &rule : rulesAbout(format, facts))
        add(rule.repair.isEmpty()
                ? reportText(QT_TRANSLATE_NOOP("report", "[%1] %2: %3")).arg(rule.number, rule.severity, rule.text)
                : reportText(QT_TRANSLATE_NOOP("report", "[%1] %2: %3. Repair: %4"))
                      .arg(rule.number, rule.severity, rule.text, rule.repair));
    return said;
}

/// Takes out what all forms say.
Said commonPart(std::vector<Said> &forms)
{
    Said common = forms.front();
    for (const Said &form : forms) {
        common.lines.removeIf([&](const QString &line) { return !form.lines.contains(line); });
        if (form.table != common.table)
            common.table.clear();
    }
    for (Said &form : forms) {
        form.lines.removeIf([&](const QString &line) { return common.lines.contains(line); });
        if (!common.table.isEmpty())
            form.table.clear();
    }
    return common;
}

/// Forms that say the same stand in one line.
QStringList linesOf(const std::vector<Said> &forms)
{
    QStringList lines;
    std::vector<bool> isTold(forms.size());
    for (size_t i = 0; i < forms.size(); ++i) {
        if (isTold[i])
            continue;
        QStringList heads;
        for (size_t k = i; k < forms.size(); ++k) {
            if (!forms[k].saysTheSame(forms[i]))
                continue;
            isTold[k] = true;
            if (!heads.contains(forms[k].head))
                heads += forms[k].head;
        }
        lines += QStringLiteral("    ") + listed(heads);
        for (const QString &line : forms[i].lines + forms[i].table)
            lines += QStringLiteral("    ") + line;
    }
    return lines;
}

} // namespace

QStringList explainField(const Format &format, const DescribedField &described, const QString &type)
{
    const Said said = saidOf(format, described, type);
    return QStringList{described.path + QStringLiteral("  ") + said.head} + said.lines + said.table;
}

std::vector<QStringList> explainFields(const Format &format, const QString &name)
{
    std::vector<std::pair<QString, std::vector<Said>>> found;
    for (const DescribedField &field : describedFields(format)) {
        if (!endsWithPath(field.path, name) && !endsWithPath(withoutBlanks(field.path), name))
            continue;
        auto place = std::find_if(found.begin(), found.end(), [&](const auto &one) { return one.first == field.path; });
        if (place == found.end())
            place = found.insert(place, {field.path, {}});
        place->second.push_back(saidOf(format, field));
    }
    std::vector<QStringList> explanations;
    for (auto &[path, forms] : found) {
        const Said common = commonPart(forms);
        const QStringList inner = linesOf(forms);
        // All the same but for the type: nothing is left to say of each.
        const bool isOne = inner.size() == 1;
        explanations.push_back(QStringList{isOne ? path + QStringLiteral("  ") + inner.front().trimmed() : path}
                               + common.lines + common.table + (isOne ? QStringList() : inner));
    }
    return explanations;
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
        std::vector<FieldFacts> fields;
        for (const DescribedField &field : describedFields(*format)) {
            fields.push_back(factsOf(*format, field));
            writeField(json, fields.back());
        }
        json.endArray();
        json.key("rules");
        json.beginArray();
        json.newLine();
        for (const ReferenceRule &rule : referenceRules(*format)) {
            json.beginObject();
            json.member("number", rule.number);
            writeStrings(json, "fields", [&] {
                QStringList paths;
                for (const FieldFacts &field : fields) {
                    if (field.rules.contains(rule.number))
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
