#include "core/schema/sentences.h"

#include "core/language/listed.h"
#include "core/schema/schema.h"

#include <QCoreApplication>

#include <functional>
#include <limits>
#include <set>

namespace hexahedron {

namespace {

/// Letters in front of a chunk; the chunk is called by them.
bool isTag(const Field &field)
{
    return field.isHeader && field.kind == Kind::Text && field.parent && field.parent->kind == Kind::Frame;
}

/// Places of several fields; those without a name only look ahead and have no bytes.
QStringList placesOf(const std::vector<const Field *> &fields, const NamePlace &nameOf)
{
    QStringList places;
    for (const Field *field : fields) {
        if (*field->name != 0)
            places += nameOf(*field);
    }
    places.removeDuplicates();
    return places;
}

QStringList placesIn(const Expression &expression, const NamePlace &nameOf)
{
    std::vector<const Field *> fields;
    if (!expression.isEmpty())
        expression.collectFields(fields);
    return placesOf(fields, nameOf);
}

/// "a, b and c"; of many the first ones, and how many others there are.
QString joined(QStringList places)
{
    constexpr qsizetype Most = 10;
    constexpr qsizetype Told = 3;
    if (places.size() > Most) {
        const QString others = relationText(QT_TRANSLATE_NOOP("relations", "%1 others")).arg(places.size() - Told);
        places = places.first(Told) << others;
    }
    const QString last = places.isEmpty() ? QString() : places.takeLast();
    return places.isEmpty() ? last
                            : places.join(relationText(QT_TRANSLATE_NOOP("relations", ", ")))
                                  + relationText(QT_TRANSLATE_NOOP("relations", " and ")) + last;
}

QString numberText(double value)
{
    return QString::number(value, 'g', 10);
}

/// Whether something says where it ends, other than what it holds.
bool endsItself(const Field &field)
{
    return field.kind == Kind::Frame || field.isSection() || !field.byteSize.isEmpty();
}

/// Where a list, or a run of bytes, ends that goes on as long as there is room.
QString endSentence(const Field &field, const NamePlace &nameOf)
{
    const Field *around = field.parent;
    while (around && around->parent && (*around->name == 0 || (around->parent->parent && !endsItself(*around))))
        around = around->parent;
    const QStringList sizes = around && field.isArray() ? placesIn(around->byteSize, nameOf) : QStringList();
    if (!sizes.isEmpty())
        return relationText(QT_TRANSLATE_NOOP("relations", "How many there are follows from %1.")).arg(joined(sizes));
    if (around && around->frame.trailer && *around->name != 0)
        return relationText(QT_TRANSLATE_NOOP("relations", "It goes on to %1 at the end of %2."))
            .arg(QString::fromUtf8(around->frame.trailer->name), QString::fromUtf8(around->name));
    return around && *around->name != 0
               ? relationText(QT_TRANSLATE_NOOP("relations", "It goes on to the end of %1."))
                     .arg(QString::fromUtf8(around->name).trimmed())
               : relationText(QT_TRANSLATE_NOOP("relations", "It goes on to the end of what holds it."));
}

/// How many bytes a run of bytes or letters has.
void addSizeSentence(const Field &field, const NamePlace &nameOf, QStringList &sentences)
{
    if (field.array.untilEnd)
        sentences += endSentence(field, nameOf);
    else if (const Field *size = field.times.singleField();
             size && *size->name != 0 && field.parent->document.standsFor != &field)
        sentences += relationText(QT_TRANSLATE_NOOP("relations", "How many bytes it has stands in %1."))
                         .arg(nameOf(*size));
}

void addArraySentences(const Field &field, const NamePlace &nameOf, QStringList &sentences)
{
    if (const Field *count = field.times.singleField(); count && *count->name != 0)
        sentences += relationText(QT_TRANSLATE_NOOP("relations", "How many there are stands in %1."))
                         .arg(nameOf(*count));
    else if (const QStringList places = placesIn(field.times, nameOf); !places.isEmpty())
        sentences += relationText(QT_TRANSLATE_NOOP("relations", "How many there are follows from %1."))
                         .arg(joined(places));
    if (field.array.untilEnd && !field.array.lastAt) // what its last element is like, the description says
        sentences += endSentence(field, nameOf);
    if (field.layout.by)
        sentences += relationText(
                         QT_TRANSLATE_NOOP("relations", "Of all these parts, only those that stand in %1 are there."))
                         .arg(nameOf(*field.layout.by));
    else if (const QStringList places = placesOf(field.derived.shapedBy, nameOf); !places.isEmpty())
        sentences += relationText(QT_TRANSLATE_NOOP("relations", "How an element is laid out follows from %1."))
                         .arg(joined(places));
}

/// The part whose lists stand side by side, for one of these lists: a number names a row of them all.
const Field &rowsOf(const Field &list)
{
    const Field *rows = list.array.isColumn ? list.parent : &list;
    while (*rows->name == 0 && rows->parent)
        rows = rows->parent;
    return *rows->name == 0 ? list : *rows;
}

void addIndexSentences(const Field &field, const NamePlace &nameOf, QStringList &sentences)
{
    if (field.index.array && !field.index.use) // by what way it leads to one otherwise, the description says
        sentences += relationText(QT_TRANSLATE_NOOP("relations", "Names an element of %1, counted from 0."))
                         .arg(nameOf(rowsOf(*field.index.array)));
    if (field.index.inside && *field.index.inside->name != 0)
        sentences += relationText(QT_TRANSLATE_NOOP("relations", "The list lies in the element that %1 names."))
                         .arg(nameOf(*field.index.inside));
    if (field.index.mayBeNone)
        sentences += relationText(QT_TRANSLATE_NOOP("relations", "%1 stands for none.")).arg(field.none());
    if (field.range.start)
        sentences += relationText(
                         QT_TRANSLATE_NOOP("relations", "Together with %1 it makes a range of elements of %2."))
                         .arg(nameOf(*field.range.start), joined(placesOf(field.range.of, nameOf)));
    if (field.number.tallies)
        sentences += relationText(QT_TRANSLATE_NOOP("relations", "As many numbers of %1 name this entry."))
                         .arg(nameOf(*field.number.tallies));
}

void addSumSentences(const Field &field, QStringList &sentences)
{
    if (field.number.sharesWith)
        sentences += relationText(QT_TRANSLATE_NOOP("relations", "Those of all elements with the same %1 add up to 1."))
                         .arg(QLatin1String(field.number.sharesWith->name));
}

void addRotationSentences(const QuaternionForm &form, QStringList &sentences)
{
    sentences += form.scalarFirst
                     ? relationText(QT_TRANSLATE_NOOP("relations", "A rotation, stored as a quaternion w, x, y, z."))
                     : relationText(QT_TRANSLATE_NOOP("relations", "A rotation, stored as a quaternion x, y, z, w."));
    if (form.conjugated)
        sentences += relationText(QT_TRANSLATE_NOOP("relations",
                                                    "It is the conjugate of the usual (Hamilton) quaternion, which "
                                                    "would turn the other way round."));
}

/// The number as people look for it, and what it is called.
QString valueText(const Field &field, qint64 value, bool isBits = false)
{
    QString text = isReadAsDigits(isBits || field.number.isFlags || field.number.isHexadecimal, value)
                       ? QStringLiteral("0x") + QString::number(quint64(value), 16)
                       : QString::number(value);
    for (const NamedValue &named : field.number.names) {
        if (named.value == value)
            text += QStringLiteral(" (%1)").arg(QCoreApplication::translate(field.schema->context, named.name));
    }
    return text;
}

/// A condition on one field in words; empty where none is found. What it says is seen from the numbers for which it holds.
class ConditionOnOne
{
public:
    ConditionOnOne(const Field &field, const std::function<bool(qint64)> &holds)
        : m_field(field)
    {
        constexpr qint64 Small = 64; // larger ones that count are bits, or have names
        std::set<qint64> numbers;
        for (qint64 number = 0; number < Small; ++number)
            numbers.insert(number);
        for (int bit = 0; bit < 32; ++bit)
            numbers.insert({qint64(1) << bit, 0xffffffff ^ (qint64(1) << bit)});
        for (const NamedValue &named : field.number.names)
            numbers.insert(named.value);
        for (const qint64 number : numbers)
            (holds(number) ? m_right : m_wrong).push_back(number);
    }
    /// Whether no value that has a name fails.
    bool holdsForAllNames() const
    {
        return !m_field.number.isFlags && !m_field.number.names.empty()
               && std::all_of(m_field.number.names.begin(), m_field.number.names.end(), [&](const NamedValue &named) {
                      return std::find(m_right.begin(), m_right.end(), named.value) != m_right.end();
                  });
    }
    QString sentence(const QString &name) const
    {
        if (m_right.empty() || m_wrong.empty())
            return {};
        if (m_right.size() <= Few)
            return relationText(QT_TRANSLATE_NOOP("relations", "It is there only where %1 is %2."))
                .arg(name, either(m_right));
        if (m_wrong.size() <= Few)
            return relationText(QT_TRANSLATE_NOOP("relations", "It is there unless %1 is %2."))
                .arg(name, either(m_wrong));
        if (const qint64 bits = bitsOf(m_right, m_wrong))
            return relationText(QT_TRANSLATE_NOOP("relations", "It is there only where %1 has %2."))
                .arg(name, valueText(m_field, bits, true));
        if (const qint64 bits = bitsOf(m_wrong, m_right))
            return relationText(QT_TRANSLATE_NOOP("relations", "It is there unless %1 has %2."))
                .arg(name, valueText(m_field, bits, true));
        if (m_wrong.back() < m_right.front())
            return relationText(QT_TRANSLATE_NOOP("relations", "It is there only where %1 is %2 or more."))
                .arg(name, valueText(m_field, m_right.front()));
        if (m_right.back() < m_wrong.front())
            return relationText(QT_TRANSLATE_NOOP("relations", "It is there only where %1 is less than %2."))
                .arg(name, valueText(m_field, m_wrong.front()));
        return {};
    }

private:
    static constexpr size_t Few = 3;

    QString either(const std::vector<qint64> &values) const
    {
        QStringList texts;
        for (const qint64 value : values)
            texts += valueText(m_field, value);
        if (values.front() == 0 && !m_field.when.isEmpty()) // what is missing counts as 0
            texts += relationText(QT_TRANSLATE_NOOP("relations", "not there"));
        return texts.join(relationText(QT_TRANSLATE_NOOP("relations", " or ")));
    }
    /// The bits that all of `with` have together and none of `without`; 0 where there are none.
    static qint64 bitsOf(const std::vector<qint64> &with, const std::vector<qint64> &without)
    {
        qint64 bits = with.front();
        for (const qint64 value : with)
            bits &= value;
        const bool isAlways = std::any_of(without.begin(), without.end(),
                                          [=](qint64 value) { return (value & bits) == bits; });
        return isAlways ? 0 : bits;
    }

    const Field &m_field;
    std::vector<qint64> m_right; ///< ascending
    std::vector<qint64> m_wrong;
};

/// Whether a condition on two fields says something of each by itself: where one pair is right, each of its numbers is right with all
/// that are right with the other.
bool isMadeOfParts(const Expression &condition, const std::vector<const Field *> &fields)
{
    constexpr qint64 Most = 40;
    const auto holds = [&](qint64 a, qint64 b) {
        ValueStack values;
        values.push(fields[0], a);
        values.push(fields[1], b);
        return condition.evaluate(values) != 0;
    };
    std::set<qint64> first, second;
    for (qint64 a = 0; a < Most; ++a) {
        for (qint64 b = 0; b < Most; ++b) {
            if (holds(a, b)) {
                first.insert(a);
                second.insert(b);
            }
        }
    }
    return fields.size() == 2 && std::all_of(first.begin(), first.end(), [&](qint64 a) {
               return std::all_of(second.begin(), second.end(), [&](qint64 b) { return holds(a, b); });
           });
}

/// On which values of other fields it depends that a field is there, each by itself.
void addCondition(const Expression &condition, const NamePlace &nameOf, QStringList &sentences)
{
    std::vector<const Field *> fields;
    if (!condition.isEmpty())
        condition.collectFields(fields);
    const QStringList places = placesOf(fields, nameOf);
    if (places.isEmpty())
        return;
    QStringList found;
    for (const Field *field : fields) {
        if (*field->name == 0)
            continue;
        // Numbers of the others, until the field decides.
        const qint64 mostTried = fields.size() == 1 ? 1 : 40;
        QString sentence;
        for (qint64 other = 1; other <= mostTried && sentence.isEmpty(); ++other) {
            const ConditionOnOne one(*field, [&](qint64 number) {
                ValueStack values;
                for (const Field *each : fields)
                    values.push(each, each == field ? number : other % mostTried);
                return condition.evaluate(values) != 0;
            });
            if (fields.size() == 1 && one.holdsForAllNames())
                return; // no right file is without it
            sentence = one.sentence(nameOf(*field));
        }
        if (!sentence.isEmpty())
            found += sentence;
    }
    if (found.size() == places.size() && (fields.size() == 1 || isMadeOfParts(condition, fields)))
        sentences += found;
    else
        sentences += relationText(QT_TRANSLATE_NOOP("relations", "Whether it is there follows from %1."))
                         .arg(joined(places));
}

/// What other fields of the description say of this one.
void addReverseSentences(const Field &field, const NamePlace &nameOf, QStringList &sentences)
{
    if (!field.derived.isReferred && field.kind != Kind::Integer)
        return;
    for (const Field *other : field.schema->fields) {
        const Content *content = other->content.get();
        if (content && content->checksumField == &field && content->checksum)
            sentences += relationText(QT_TRANSLATE_NOOP("relations", "Checksum (%1) of what %2 holds."))
                             .arg(QLatin1String(content->checksum->name), nameOf(*other));
        if (content && content->allChecksumsField == &field && content->checksum)
            sentences += relationText(
                             QT_TRANSLATE_NOOP("relations",
                                               "Checksum (%1) of what %2 of every element holds, one after the other."))
                             .arg(QLatin1String(content->checksum->name), nameOf(*other));
    }
}

QString valueNameList(const Field &field)
{
    QStringList all;
    for (const NamedValue &value : field.number.names) {
        const QString number = isReadAsDigits(field.number.isHexadecimal, value.value)
                                   ? QStringLiteral("0x%1").arg(value.value, 0, 16)
                                   : QString::number(value.value);
        all += QStringLiteral("%1 (%2)").arg(number, QCoreApplication::translate(field.schema->context, value.name));
    }
    return listed(all);
}

} // namespace

QString placeName(const Field &field)
{
    const Field *frame = field.parent;
    while (frame && frame->kind != Kind::Frame)
        frame = frame->parent;
    const QString name = QString::fromUtf8(field.name);
    return frame && *frame->name != 0
               ? relationText(QT_TRANSLATE_NOOP("relations", "%1 of %2")).arg(name, QString::fromUtf8(frame->name))
               : name;
}

QString relationText(const char *sentence)
{
    return QCoreApplication::translate("relations", sentence);
}

QStringList relationSentences(const Field &field, const NamePlace &nameOf)
{
    return arraySentences(field, nameOf) + valueSentences(field, nameOf);
}

QStringList arraySentences(const Field &field, const NamePlace &nameOf)
{
    QStringList sentences;
    if (field.isArray())
        addArraySentences(field, nameOf, sentences);
    else if (field.kind == Kind::Raw || (field.kind == Kind::Text && field.textForm != TextForm::Written))
        addSizeSentence(field, nameOf, sentences);
    return sentences;
}

QStringList valueSentences(const Field &field, const NamePlace &nameOf)
{
    QStringList sentences;
    if (const QStringList places = placesOf(field.derived.counts, nameOf); !places.isEmpty())
        sentences += relationText(QT_TRANSLATE_NOOP("relations", "Counts the elements of %1.")).arg(joined(places));
    std::vector<const Field *> shapes = field.derived.shapes;
    std::erase_if(shapes, [&](const Field *shaped) { return std::ranges::count(field.derived.counts, shaped) > 0; });
    if (const QStringList places = placesOf(shapes, nameOf); !places.isEmpty())
        sentences += relationText(QT_TRANSLATE_NOOP("relations",
                                                    "Decides how the elements of %1 are laid out: changing it can "
                                                    "lay them out anew."))
                         .arg(joined(places));
    if (field.number.countsText)
        sentences += relationText(QT_TRANSLATE_NOOP("relations", "Says how many bytes %1 has."))
                         .arg(nameOf(*field.number.countsText));
    addIndexSentences(field, nameOf, sentences);
    addSumSentences(field, sentences);
    for (const auto &relation : field.relations)
        sentences += relation->sentences(field, nameOf);
    if (field.vector.isQuaternion)
        addRotationSentences(field.vector.rotation, sentences);
    addReverseSentences(field, nameOf, sentences);
    addCondition(field.when, nameOf, sentences);
    return sentences;
}

QStringList leadSentences(const Field &field, const NamePlace &nameOf)
{
    QStringList sentences;
    if (field.index.array && field.index.use)
        sentences += relationText(
                         QT_TRANSLATE_NOOP("relations", "Leads to an element of %1; other fields decide to which."))
                         .arg(nameOf(*field.index.array));
    if (field.number.offsetOf)
        sentences += relationText(QT_TRANSLATE_NOOP("relations", "Says where %1 begins, in bytes from the beginning."))
                         .arg(nameOf(*field.number.offsetOf));
    for (const Field *other : field.schema->fields) {
        if (other->offset.singleField() == &field)
            sentences += relationText(QT_TRANSLATE_NOOP("relations", "Says where %1 lies.")).arg(nameOf(*other));
    }
    return sentences;
}

bool isReadAsDigits(bool isMark, qint64 number)
{
    constexpr qint64 Long = 0x1000;
    return isMark || number >= Long;
}

QStringList ruleSentences(const Field &field)
{
    QStringList sentences;
    if (isTag(field))
        sentences += relationText(QT_TRANSLATE_NOOP("relations", "Always %1."))
                         .arg(QString::fromUtf8(field.parent->name));
    for (const FieldRule &rule : field.rules) {
        if (rule.host)
            continue; // one program minds, the format does not
        switch (rule.test) {
        case FieldRule::Test::Range:
            sentences += rule.high >= double(std::numeric_limits<float>::max())
                             ? relationText(QT_TRANSLATE_NOOP("relations", "At least %1.")).arg(numberText(rule.low))
                         : rule.low == rule.high
                             ? relationText(QT_TRANSLATE_NOOP("relations", "Always %1.")).arg(numberText(rule.low))
                             : relationText(QT_TRANSLATE_NOOP("relations", "From %1 to %2."))
                                   .arg(numberText(rule.low), numberText(rule.high));
            break;
        case FieldRule::Test::Named:
            sentences += relationText(QT_TRANSLATE_NOOP("relations", "One of %1.")).arg(valueNameList(field));
            break;
        case FieldRule::Test::Bits:
            sentences += relationText(QT_TRANSLATE_NOOP("relations", "Bits of %1; others mean nothing."))
                             .arg(QStringLiteral("0x%1").arg(rule.number, 0, 16));
            break;
        case FieldRule::Test::Equals:
            // Where other values are no error there are files that have them.
            sentences += relationText(rule.severity == Severity::Error ? QT_TRANSLATE_NOOP("relations", "Always %1.")
                                      : rule.severity == Severity::Info
                                          ? QT_TRANSLATE_NOOP("relations", "Usually %1.")
                                          : QT_TRANSLATE_NOOP("relations", "Should be %1."))
                             .arg(isReadAsDigits(field.number.isHexadecimal, rule.number)
                                      ? QStringLiteral("0x%1").arg(rule.number, 0, 16)
                                      : QString::number(rule.number));
            break;
        case FieldRule::Test::NonZero:
            sentences += relationText(QT_TRANSLATE_NOOP("relations", "Not 0."));
            break;
        case FieldRule::Test::UnitLength:
            sentences += relationText(QT_TRANSLATE_NOOP("relations", "Of length 1."));
            break;
        case FieldRule::Test::Distinct:
            sentences += relationText(QT_TRANSLATE_NOOP("relations", "The numbers all differ."));
            break;
        }
    }
    if (const WrittenRules *written = field.document.rules; written && written->type == WrittenRules::Type::Choice) {
        QStringList words;
        for (const char *word : written->choices)
            words += QLatin1String(word);
        sentences += relationText(QT_TRANSLATE_NOOP("relations", "One of %1.")).arg(listed(words));
    }
    if (const WrittenRules *written = field.document.rules; written && written->outside.isReported)
        sentences += relationText(QT_TRANSLATE_NOOP("relations", "From %1 to %2."))
                         .arg(numberText(written->low), numberText(written->high));
    return sentences;
}

QStringList ruleNumbers(const Field &field)
{
    QStringList numbers;
    const auto add = [&](const char *number) {
        if (number && *number != 0)
            numbers += QLatin1String(number);
    };
    for (const FieldRule &rule : field.rules)
        add(rule.reference);
    if (field.index.array || field.index.count)
        add(field.index.rule);
    for (const auto &relation : field.relations)
        numbers += relation->rules();
    // What the engine itself finds about lengths, and texts that do not end. Some of it only where a frame fills the file.
    const Field *frame = field.isFrameLength() ? field.parent : nullptr;
    const bool isTop = frame && frame->parent && !frame->parent->parent;
    const auto addFound = [&](const auto &rules, bool ofTop) {
        for (const auto &[code, number] : rules) {
            const bool isOfTop = ofTop || code == "LENGTH_SHORT_OF_FILE";
            const bool isForInner = !ofTop && field.schema->topRules.contains(code);
            if (field.isFrameLength() ? code.starts_with("LENGTH_") && (isTop ? !isForInner : !isOfTop)
                                      : field.kind == Kind::Text && field.textForm == TextForm::Terminated
                                            && code == "TEXT_NOT_TERMINATED")
                add(number);
        }
    };
    addFound(field.schema->rules, false);
    addFound(field.schema->topRules, true);
    add(field.number.checksumRule);
    add(field.wholeRule);
    if (field.kind == Kind::Float && !field.number.mayBeNotFinite)
        add(field.number.finiteRule ? field.number.finiteRule : field.schema->finiteRule);
    if (field.document.rules) {
        for (const auto &finding :
             {field.document.rules->missing, field.document.rules->notRight, field.document.rules->outside,
              field.document.rules->others, field.document.rules->repeated}) {
            if (finding.isReported)
                add(finding.reference);
        }
    }
    numbers.removeDuplicates();
    return numbers;
}

} // namespace hexahedron
